/// Small searches in bytes.
enum Bytes {
    static func replacing(_ needle: [UInt8], by replacement: [UInt8], in bytes: [UInt8]) -> [UInt8] {
        guard let first = needle.first, bytes.contains(first) else { return bytes }
        var out: [UInt8] = []
        out.reserveCapacity(bytes.count)
        var at = 0
        while at < bytes.count {
            if bytes[at] == first, at + needle.count <= bytes.count, bytes[at..<(at + needle.count)].elementsEqual(needle) {
                out += replacement
                at += needle.count
            } else {
                out.append(bytes[at])
                at += 1
            }
        }
        return out
    }

    /// Where `needle` begins in `bytes[range]`.
    static func first(_ needle: some Collection<UInt8>, in bytes: [UInt8], _ range: Range<Int>) -> Int? {
        guard let head = needle.first else { return nil }
        var at = range.lowerBound
        while at + needle.count <= range.upperBound {
            if bytes[at] == head, bytes[at..<(at + needle.count)].elementsEqual(needle) { return at }
            at += 1
        }
        return nil
    }

    static func isPunctuation(_ byte: UInt8) -> Bool {
        (0x21...0x2F).contains(byte) || (0x3A...0x40).contains(byte) || (0x5B...0x60).contains(byte) || (0x7B...0x7E).contains(byte)
    }

    static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || (0x30...0x39).contains(byte) }

    static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
