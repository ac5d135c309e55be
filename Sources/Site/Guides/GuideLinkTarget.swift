import Foundation
import Markdown

/// What a link in a guide leads to.
enum GuideLinkTarget: Equatable {
    /// `https:` and its like: left as it is.
    case external
    /// A page of the guides, by key and language; an anchor where one is named.
    case page(key: String, language: String, anchor: String?)
    /// Another file of the project.
    case file(String)
    /// Nothing that exists; the path that was looked for.
    case missing(String)

    /// Resolves `destination` as written in `file`, a text in `textLanguage` that stands on a page in `language`.
    init(_ destination: String, in page: GuidePage, _ guides: GuideSet, fileExists: (String) -> Bool) {
        if Self.hasScheme(destination) || destination.hasPrefix("//") {
            self = .external
            return
        }
        let hash = destination.firstIndex(of: "#")
        let anchor = hash.map { String(destination[destination.index(after: $0)...]) }.map { $0.removingPercentEncoding ?? $0 }
        var path = String(destination[..<(hash ?? destination.endIndex)])
        if let query = path.firstIndex(of: "?") { path = String(path[..<query]) }
        path = path.removingPercentEncoding ?? path
        if path.isEmpty {
            self = .page(key: page.key, language: page.language, anchor: anchor)
            return
        }
        let pattern = guides.patterns[page.textLanguage]
        let folder = (page.file as NSString).deletingLastPathComponent
        let joined = path.hasPrefix("/") ? (pattern?.folder ?? "") + path : folder + "/" + path
        let file = Self.normalized(joined)
        var candidates = [file, file + "/index.md", file + ".md", file.hasSuffix(".html") ? file.dropLast(5) + ".md" : file]
        if let suffix = pattern?.suffix, !suffix.isEmpty {
            // `{path}.fr.md`: links may leave the language out.
            let stem = file.hasSuffix(".md") ? file.dropLast(3) : file.hasSuffix(".html") ? file.dropLast(5) : file[...]
            candidates += [stem + suffix, stem + "/index" + suffix]
        }
        for candidate in candidates {
            for (language, pattern) in guides.patterns.sorted(by: { $0.key < $1.key }) {
                guard let key = pattern.key(of: candidate) else { continue }
                // A text that stands in for a missing translation leads on within the reader's language.
                let target = language == page.textLanguage ? page.language : language
                if guides.page(key, target) != nil {
                    self = .page(key: key, language: target, anchor: anchor)
                    return
                }
            }
        }
        self = fileExists(file) ? .file(file) : .missing(file)
    }

    /// RFC 3986 §3.1: a scheme is a letter and letters, digits, `+`, `-`, `.` before the first colon.
    private static func hasScheme(_ text: String) -> Bool {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon > text.utf8.startIndex else { return false }
        return text.utf8[..<colon].allSatisfy {
            $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E
        }
    }

    /// Takes `.` and `..` out; a path that leads above the project keeps its `..` and is found nowhere.
    static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") {
            switch part {
            case ".": continue
            case ".." where parts.last.map({ $0 != ".." }) ?? false: parts.removeLast()
            default: parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }
}
