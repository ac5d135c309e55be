import Diagnostics
import Foundation
import Mustache
import YAMLText

/// Templates, interface texts and assets: the built-in theme, with a project's own files in place of single ones.
struct Theme: Sendable {
    let templates: MustacheTemplates
    /// Language → interface texts.
    let strings: [String: ThemeStrings]
    /// The same, with English words wherever a language has none: a name that a template doesn't find would be looked up outside.
    private let filledStrings: [String: ThemeStrings]
    /// Output path (with its hash) → bytes, in the order of their names.
    let assets: [OutputFile]
    /// Name of a bundle (`site.css`) → output path (`assets/site-1a2b3c4d.css`).
    let assetPaths: [String: String]

    /// Every style that a review page needs, to stand in it.
    let reviewStyles: [UInt8]
    /// Files of the project's own, by the names that messages use; all others are built in.
    let ownFiles: Set<String>

    /// - Parameter overrides: a folder whose files replace those of the same path.
    /// - Throws: status 2 with every template at fault.
    static func load(overrides: String?, sources: SourceStore) throws(DiagnosticError) -> Theme {
        var files: [(path: String, source: SourceText)] = embeddedTheme.map { entry in
            (entry.path, SourceText(file: "theme:" + entry.path, bytes: entry.text.withUTF8Buffer { Array($0) }))
        }
        var ownFiles: Set<String> = []
        if let overrides {
            let folder = sources.absolute(overrides)
            guard FileSystem.isDirectory(folder) else {
                throw DiagnosticError(
                    Diagnostic("source.missing", .error, "the templates folder \(overrides) doesn't exist"), status: .usage)
            }
            for path in FileSystem.files(below: folder) where !path.hasSuffix(".md") {
                let source = try sources.read(overrides + "/" + path)
                ownFiles.insert(source.file)
                if let index = files.firstIndex(where: { $0.path == path }) {
                    files[index].source = source
                } else {
                    files.append((path, source))
                }
            }
        }
        return try Theme(files, ownFiles: ownFiles)
    }

    private init(_ files: [(path: String, source: SourceText)], ownFiles: Set<String>) throws(DiagnosticError) {
        var diagnostics: [Diagnostic] = []
        var compiled: [String: MustacheTemplate] = [:]
        var strings: [String: ThemeStrings] = [:]
        var bundles: [String: [(part: String, bytes: [UInt8])]] = [:]
        for (path, source) in files {
            do throws(DiagnosticError) {
                if path.hasSuffix(".mustache") {
                    compiled[String(path.dropLast(9))] = try MustacheTemplate(source: source)
                } else if path.hasPrefix("strings/"), path.hasSuffix(".yml") {
                    strings[String(path.dropFirst(8).dropLast(4))] = try ThemeStrings(source)
                } else if path.hasPrefix("assets/") {
                    let (bundle, part) = Self.bundle(String(path.dropFirst(7)))
                    bundles[bundle, default: []].append((part, source.bytes))
                }
            } catch {
                diagnostics += error.diagnostics
            }
        }
        templates = MustacheTemplates(compiled)
        diagnostics += templates.check()
        self.strings = strings
        let english = strings["en"] ?? ThemeStrings()
        filledStrings = strings.mapValues { $0.filled(from: english) }
        self.ownFiles = ownFiles
        var assets: [OutputFile] = []
        var assetPaths: [String: String] = [:]
        for (name, parts) in bundles.sorted(by: { $0.key < $1.key }) {
            let bytes = Array(parts.sorted { $0.part < $1.part }.map(\.bytes).joined(separator: [0x0A]))
            let dot = name.lastIndex(of: ".") ?? name.endIndex
            let path = "assets/\(name[..<dot])-\(Digest.sha256(bytes, length: 8))\(name[dot...])"
            assets.append(OutputFile(path, bytes))
            assetPaths[name] = path
        }
        self.assets = assets
        self.assetPaths = assetPaths
        reviewStyles = ["site.css", "screen.css", "review.css"].flatMap { name in
            assets.first { $0.path == assetPaths[name] }?.bytes ?? []
        }
        if diagnostics.contains(where: { $0.severity == .error }) { throw DiagnosticError(diagnostics, status: .usage) }
    }

    /// `site.1-tokens.css` is the part `1-tokens` of the bundle `site.css`; a name without a part is a bundle by itself.
    private static func bundle(_ name: String) -> (bundle: String, part: String) {
        let pieces = name.split(separator: ".", omittingEmptySubsequences: false)
        guard pieces.count > 2, let first = pieces.first, let last = pieces.last else { return (name, "") }
        return (first + "." + last, pieces.dropFirst().dropLast().joined(separator: "."))
    }

    /// Whether there are interface texts in a language or its base language.
    func hasStrings(for language: String) -> Bool {
        strings[language] != nil || strings[String(language.prefix { $0 != "-" })] != nil
    }

    /// The interface texts for a language: its own, else those of its base language, else English.
    func strings(for language: String) -> ThemeStrings {
        filledStrings[language] ?? filledStrings[String(language.prefix { $0 != "-" })] ?? filledStrings["en"] ?? ThemeStrings()
    }
}

extension Theme {
    /// Names of screens that a project draws itself: `paywalls/<name>`.
    var screenTemplates: Set<String> {
        Set(templates.names.filter { $0.hasPrefix("paywalls/") }.map { String($0.dropFirst(9)) })
    }
}
