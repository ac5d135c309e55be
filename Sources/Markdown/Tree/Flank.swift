/// What stands beside a run of delimiters (CommonMark §6.2).
enum Flank {
    case space, punctuation, other

    /// By the last character of the text before.
    init(before text: ArraySlice<UInt8>) {
        var start = text.endIndex - 1
        while start > text.startIndex, text.endIndex - start < 4, text[start] & 0xC0 == 0x80 { start -= 1 }
        self.init(text[start..<text.endIndex])
    }

    /// By the first character of the text after.
    init(after text: ArraySlice<UInt8>) { self.init(text.prefix(4)) }

    private init(_ bytes: ArraySlice<UInt8>) {
        guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else {
            self = .space
            return
        }
        self = Self.of(scalar)
    }

    static func of(_ scalar: Unicode.Scalar) -> Flank {
        if scalar.value < 0x80 {
            let byte = UInt8(scalar.value)
            return Bytes.isSpace(byte) ? .space : Bytes.isPunctuation(byte) ? .punctuation : .other
        }
        switch scalar.properties.generalCategory {
        case .spaceSeparator: return .space
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .otherPunctuation:
            return .punctuation
        default: return .other
        }
    }
}
