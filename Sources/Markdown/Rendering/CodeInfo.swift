/// What stands behind a fence: a language, then `title="…"` and marked lines as `{2,4-5}`, in any order.
struct CodeInfo {
    var language: ArraySlice<UInt8>
    var title: String?
    var marks = LineMarks()

    /// The info string as guides read it.
    init(_ info: ArraySlice<UInt8>) {
        language = info.prefix { !Bytes.isSpace($0) && $0 != UInt8(ascii: "{") }
        // A fence may have a title without a language.
        if language.starts(with: Self.titleMark) { language = info.prefix(0) }
        var at = language.endIndex
        // Each is read once, so that a hostile line is searched once.
        var (mayHaveTitle, mayHaveMarks) = (true, true)
        while at < info.endIndex {
            if mayHaveTitle, info[at...].starts(with: Self.titleMark) {
                mayHaveTitle = false
                let end = info[(at + Self.titleMark.count)...].firstIndex(of: UInt8(ascii: "\"")) ?? info.endIndex
                let text = info[(at + Self.titleMark.count)..<end]
                if !text.isEmpty { title = String(decoding: text, as: UTF8.self) }
                at = min(end + 1, info.endIndex)
            } else if mayHaveMarks, info[at] == UInt8(ascii: "{") {
                mayHaveMarks = false
                let end = info[at...].firstIndex(of: UInt8(ascii: "}")) ?? info.endIndex
                marks.add(info[(at + 1)..<end])
                at = min(end + 1, info.endIndex)
            } else {
                // Anything else is skipped as a word.
                at += 1
                while at < info.endIndex, !Bytes.isSpace(info[at - 1]), info[at] != UInt8(ascii: "{") { at += 1 }
            }
        }
    }

    /// The first word alone, as CommonMark §4.5 writes it into the class.
    static func firstWord(_ info: ArraySlice<UInt8>) -> ArraySlice<UInt8> { info.prefix { !Bytes.isSpace($0) } }

    private static let titleMark = Array("title=\"".utf8)
}
