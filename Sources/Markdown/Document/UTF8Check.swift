/// Finds the first byte of a text that isn't UTF-8 (Unicode §3.9, table 3-7).
enum UTF8Check {
    static func firstInvalid(_ bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var at = 0
            while at < bytes.count {
                let byte = bytes[at]
                if byte < 0x80 {
                    at += 1
                    continue
                }
                let length: Int
                var second: ClosedRange<UInt8> = 0x80...0xBF
                switch byte {
                case 0xC2...0xDF: length = 2
                case 0xE0: (length, second) = (3, 0xA0...0xBF)
                case 0xED: (length, second) = (3, 0x80...0x9F)
                case 0xE1...0xEF: length = 3
                case 0xF0: (length, second) = (4, 0x90...0xBF)
                case 0xF1...0xF3: length = 4
                case 0xF4: (length, second) = (4, 0x80...0x8F)
                default: return at
                }
                guard at + length <= bytes.count, second.contains(bytes[at + 1]) else { return at }
                for i in 2..<max(2, length) where bytes[at + i] & 0xC0 != 0x80 { return at }
                at += length
            }
            return nil
        }
    }
}
