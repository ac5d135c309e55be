import Diagnostics
import YAMLText

/// Reads the YAML between `---` lines at the very start of a page.
struct FrontMatterReader {
    private let source: SourceText
    private var frontMatter = FrontMatter()
    private var diagnostics: [Diagnostic] = []

    struct Result {
        var frontMatter: FrontMatter
        /// Where the page's text begins.
        var bodyStart: Int
        var diagnostics: [Diagnostic]
    }

    /// - Parameter start: after a byte-order mark.
    static func read(_ source: SourceText, from start: Int) throws(DiagnosticError) -> Result {
        let bytes = source.bytes
        guard let first = lineEnd(bytes, start), isFence(bytes[start..<first.content], "---") else {
            return Result(frontMatter: FrontMatter(), bodyStart: start, diagnostics: [])
        }
        var line = first.next
        while let end = lineEnd(bytes, line) {
            if isFence(bytes[line..<end.content], "---") || isFence(bytes[line..<end.content], "...") {
                var reader = FrontMatterReader(source: source)
                try reader.read(first.next..<line)
                return Result(frontMatter: reader.frontMatter, bodyStart: end.next, diagnostics: reader.diagnostics)
            }
            line = end.next
        }
        throw DiagnosticError(
            Diagnostic(
                "frontmatter.unclosed", .error, "front matter doesn't close", at: source.range(start..<first.content),
                explanation: "A `---` line at the very start of a page opens front matter; another `---` line must close it."),
            status: .findings)
    }

    private init(source: SourceText) { self.source = source }

    private static func lineEnd(_ bytes: [UInt8], _ start: Int) -> (content: Int, next: Int)? {
        guard start < bytes.count else { return nil }
        var at = start
        while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
        let isPair = at + 1 < bytes.count && bytes[at] == 0x0D && bytes[at + 1] == 0x0A
        return (at, min(bytes.count, at + (isPair ? 2 : 1)))
    }

    private static func isFence(_ line: ArraySlice<UInt8>, _ mark: String) -> Bool {
        line.starts(with: mark.utf8) && line.dropFirst(3).allSatisfy(LineStart.isSpace)
    }

    static let keys = ["title", "description", "order", "weight", "slug", "draft", "redirectFrom"]

    private mutating func read(_ range: Range<Int>) throws(DiagnosticError) {
        let root: YAMLNode?
        do {
            root = try YAMLText.parse(source, byteRange: range)
        } catch {
            // In a guide a fault of YAML is a fault of that page, not of the configuration.
            throw DiagnosticError(error.diagnostics, status: .findings)
        }
        guard let root, !root.isNull else { return }
        guard let pairs = root.mapping else {
            throw DiagnosticError(
                Diagnostic("frontmatter.type", .error, "front matter is \(root.kind), not keys with values", at: root.range),
                status: .findings)
        }
        for (key, value) in pairs {
            let name = key.text ?? ""
            frontMatter.places[name] = value.range
            guard !value.isNull || !Self.keys.contains(name) else { continue }
            switch name {
            case "title": frontMatter.title = text(name, value)
            case "description": frontMatter.description = text(name, value)
            case "slug": frontMatter.slug = text(name, value)
            case "order", "weight":
                if let order = value.int { frontMatter.order = order } else { wrong(name, "a whole number", value) }
            case "draft":
                if let isDraft = value.bool { frontMatter.isDraft = isDraft } else { wrong(name, "true or false", value) }
            case "redirectFrom":
                let entries = value.sequence ?? [value]
                frontMatter.redirectFrom = entries.compactMap { text(name, $0) }
            default:
                diagnostics.append(
                    Diagnostic(
                        "frontmatter.unknown-key", .note,
                        "unknown key \"\(name)\" in front matter\(NearMiss.hint(for: name, in: Self.keys))", at: key.range,
                        explanation: "Known are \(Self.keys.joined(separator: ", "))."))
            }
        }
    }

    private mutating func text(_ name: String, _ value: YAMLNode) -> String? {
        if let text = value.string { return text }
        wrong(name, "text", value)
        return nil
    }

    private mutating func wrong(_ name: String, _ expected: String, _ value: YAMLNode) {
        diagnostics.append(
            Diagnostic("frontmatter.type", .error, "\(name) must be \(expected), not \(value.kind)", at: value.range))
    }
}
