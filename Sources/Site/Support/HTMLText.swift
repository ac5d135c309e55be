/// Escaping for the little markup that is built outside templates.
enum HTMLText {
    /// A page with U+FFFD for the characters that HTML forbids (HTML §13.1.1: controls but tab, line feed and carriage return; and
    /// NUL), which any string of JSON can hold. Pages without any, nearly all, come back as they are.
    static func withoutControls(_ page: [UInt8]) -> [UInt8] {
        guard page.withUnsafeBufferPointer({ firstControl($0) }) != nil else { return page }
        var out: [UInt8] = []
        out.reserveCapacity(page.count + 64)
        var i = 0
        while i < page.count {
            let byte = page[i]
            let isPair = byte == 0xC2 && i + 1 < page.count && page[i + 1] < 0xA0
            if isPair || isControl(byte) { out += [0xEF, 0xBF, 0xBD] } else { out.append(byte) }
            i += isPair ? 2 : 1
        }
        return out
    }

    private static func firstControl(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var isAfterC2 = false
        for i in bytes.indices {
            let byte = bytes[i]
            if isControl(byte) || isAfterC2 && byte < 0xA0 { return i }
            isAfterC2 = byte == 0xC2
        }
        return nil
    }

    private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 ? byte != 0x0A && byte != 0x09 && byte != 0x0D : byte == 0x7F }

    /// `& < > " '` as references: right in text, attributes and XML.
    static func escaped(_ text: String) -> String {
        var out = ""
        out.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": out += "&amp;"
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "\"": out += "&quot;"
            case "'": out += "&#39;"
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out
    }
}
