/// What stands behind a fence: a language, then `title="…"`.
struct CodeInfo {
    /// The first word.
    var language: ArraySlice<UInt8>
    var title: String?

    init(_ info: ArraySlice<UInt8>) {
        language = info.prefix { !Bytes.isSpace($0) }
        let rest = Array(info[language.endIndex...])
        if language.starts(with: "title=\"".utf8) {
            // A fence may have a title without a language.
            title = Self.title(in: Array(info))
            if title != nil { language = [] }
        } else {
            title = Self.title(in: rest)
        }
    }

    private static func title(in bytes: [UInt8]) -> String? {
        let mark = Array("title=\"".utf8)
        guard let start = Bytes.first(mark, in: bytes, 0..<bytes.count).map({ $0 + mark.count }),
            start == mark.count || Bytes.isSpace(bytes[start - mark.count - 1]),
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")), end > start
        else { return nil }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }
}
