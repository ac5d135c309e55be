/// Where the guides of one language lie: a path with `{lang}` and `{path}`, read in both directions.
struct ContentPattern: Sendable {
    /// Text before `{path}`, with the language filled in; ends before the folder or name that varies.
    let prefix: String
    /// Text behind `{path}`: empty, or as `.fr.md`.
    let suffix: String

    init(_ pattern: String, language: String) {
        let filled = pattern.replacing("{lang}", with: language)
        let parts = filled.split(separator: "{path}", maxSplits: 1, omittingEmptySubsequences: false)
        var head = String(parts[0])
        while head.hasPrefix("./") { head = String(head.dropFirst(2)) }
        prefix = head
        suffix = parts.count > 1 ? String(parts[1]) : ""
    }

    /// The folder to look through, relative to the project; empty for the project itself.
    var folder: String { prefix.lastIndex(of: "/").map { String(prefix[..<$0]) } ?? "" }

    /// The page's key (`sdk/fetch`) of a file that follows the pattern and is Markdown.
    func key(of file: String) -> String? {
        guard file.hasPrefix(prefix), file.hasSuffix(suffix), file.utf8.count > prefix.utf8.count + suffix.utf8.count else { return nil }
        let path = String(file.dropFirst(prefix.count).dropLast(suffix.count))
        if suffix.isEmpty { return path.hasSuffix(".md") ? String(path.dropLast(3)) : nil }
        return suffix.hasSuffix(".md") ? path : nil
    }

    /// The file of a page, whether it exists or not.
    func file(of key: String) -> String { prefix + key + (suffix.isEmpty ? ".md" : suffix) }
}
