import Diagnostics
import JSONText
import LocaleKit

extension CopySource {
    /// Reads one placement's remote configs in the shape in which the dashboard exports them: an object with one object for
    /// each locale. A value may also be a string that holds the object.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - placement: The placement that the file belongs to.
    ///   - audience: The audience that it is for.
    /// - Returns: One placement with one variation, a flow without products.
    /// - Throws: `DiagnosticError` with status `.unreadable` where the file isn't a JSON object.
    public static func remoteConfigs(
        _ source: SourceText, placement: String, audience: String = "All Users"
    ) throws(DiagnosticError) -> CopySource {
        let document = try JSONDocument.parse(source)
        guard let members = document.root.object else {
            throw DiagnosticError(
                Diagnostic(
                    "config.unreadable", .error, "remote configs are an object with a member for each locale, this is \(document.root.kind)",
                    at: document.range(of: document.root)),
                status: .unreadable)
        }
        var reader = ConfigReader(subject: Subject(placement: placement, variation: placement), diagnostics: document.diagnostics)
        let configs = members.compactMap { reader.config($0.value, locale: $0.key, at: document.range(ofKey: $0), in: document) }
        if configs.isEmpty { reader.noteEmpty(SourceRange(SourceLocation(file: source.file))) }
        return CopySource(
            kind: .remoteConfig, file: source.file,
            placements: [one(placement, audience, configs, at: SourceRange(SourceLocation(file: source.file, line: 1, column: 1)))],
            diagnostics: reader.diagnostics, files: [source])
    }

    /// Reads a folder that holds one `<locale>.json` for each locale. The files count in the order of their names.
    ///
    /// - Parameters:
    ///   - folder: The folder, as the reader should see it.
    ///   - files: Its `.json` files. One whose name can't be a locale's code, as `README.json`, is left out with a warning.
    ///   - placement: The placement that the folder belongs to.
    ///   - audience: The audience that it is for.
    /// - Returns: One placement with one variation, a flow without products. A file that can't be read is a finding.
    /// - Throws: `DiagnosticError` with status `.unreadable` where not one file can be read.
    public static func localeFolder(
        _ folder: String, files: [SourceText], placement: String, audience: String = "All Users"
    ) throws(DiagnosticError) -> CopySource {
        let files = files.sorted { $0.file.unicodeScalars.lexicographicallyPrecedes($1.file.unicodeScalars) }
        var reader = ConfigReader(subject: Subject(placement: placement, variation: placement), diagnostics: [])
        var configs: [CopyRemoteConfig] = []
        var readable = 0
        for file in files {
            let whole = SourceRange(SourceLocation(file: file.file, line: 1, column: 1))
            let locale = name(of: file.file)
            if LocaleInfo(locale) == nil {
                reader.noteLeftOut(locale, at: whole)
                continue
            }
            do {
                let document = try JSONDocument.parse(file)
                readable += 1
                reader.diagnostics += document.diagnostics
                if let config = reader.config(document.root, locale: locale, at: whole, in: document) { configs.append(config) }
            } catch {
                reader.noteBroken(locale, error, at: whole)
            }
        }
        if readable == 0 {
            if configs.isEmpty, !reader.diagnostics.contains(where: { $0.severity == .error }) {
                reader.noteEmpty(SourceRange(SourceLocation(file: folder)))
            }
            throw DiagnosticError(reader.diagnostics, status: .unreadable)
        }
        return CopySource(
            kind: .localeFolder, file: folder,
            placements: [one(placement, audience, configs, at: SourceRange(SourceLocation(file: folder)))],
            diagnostics: reader.diagnostics, files: files)
    }

    /// `content/fr.json` → `fr`.
    private static func name(of path: String) -> String {
        let last = path.split(separator: "/").last.map(String.init) ?? path
        return last.hasSuffix(".json") ? String(last.dropLast(5)) : last
    }

    private static func one(_ id: String, _ audience: String, _ configs: [CopyRemoteConfig], at range: SourceRange) -> CopyPlacement {
        let placement = AdaptyPlacement(id: id, audienceName: audience, abTestName: id)
        let flow = AdaptyFlow(placement: placement, id: id, variationId: id, name: id, remoteConfigs: configs.map(\.config))
        let variation = CopyVariation(
            id: id, weight: 100, content: .flow(flow), range: range, remoteConfigs: configs, products: [], builderScreens: [],
            crossPlacement: [])
        return CopyPlacement(placement: placement, range: range, variations: [variation])
    }
}

/// Reads remote configs that stand by themselves.
private struct ConfigReader {
    let subject: Subject
    var diagnostics: [Diagnostic]

    init(subject: Subject, diagnostics: [Diagnostic]) {
        self.subject = subject
        self.diagnostics = diagnostics
    }

    mutating func config(_ node: JSONNode, locale: String, at range: SourceRange, in document: JSONDocument) -> CopyRemoteConfig? {
        var subject = subject
        subject.locale = locale
        if LocaleInfo(locale)?.isKnown != true {
            diagnostics.append(
                Diagnostic("config.locale", .warning, "\"\(locale)\" isn't a locale's code", at: range, subject: subject))
        }
        subject.pointer = ""
        var used = document
        if node.string != nil {
            do {
                used = try document.embedded(in: node)
            } catch {
                noteBroken(locale, error, at: document.range(of: node))
                return CopyRemoteConfig(
                    config: AdaptyRemoteConfig(locale: locale, jsonString: node.string ?? ""), localeRange: range,
                    range: document.range(of: node), document: nil, root: nil, stringNode: node)
            }
        }
        let value = node.string == nil ? node : used.root
        if value.object == nil {
            diagnostics.append(
                Diagnostic(
                    "config.not-object", .error, "the remote config is \(value.kind), not an object", at: used.range(of: value),
                    explanation: "An app gets no dictionary for it. Wrap the value in an object.", subject: subject))
        }
        let text = node.string ?? String(decoding: document.source.bytes[node.range], as: UTF8.self)
        return CopyRemoteConfig(
            config: AdaptyRemoteConfig(locale: locale, jsonString: text), localeRange: range, range: document.range(of: node),
            document: used, root: value.object == nil ? nil : value, stringNode: node.string == nil ? nil : node)
    }

    mutating func noteLeftOut(_ name: String, at range: SourceRange) {
        diagnostics.append(
            Diagnostic(
                "config.locale", .warning, "\"\(name)\" isn't a locale's code: the file is left out", at: range, subject: subject))
    }

    mutating func noteBroken(_ locale: String, _ error: DiagnosticError, at range: SourceRange) {
        var subject = subject
        subject.locale = locale
        subject.pointer = ""
        let fault = error.diagnostics.first
        diagnostics.append(
            Diagnostic(
                "config.not-json", .error, "the remote config isn't JSON" + (fault.map { ": " + $0.message } ?? ""),
                at: fault?.range ?? range, subject: subject))
    }

    mutating func noteEmpty(_ range: SourceRange) {
        diagnostics.append(
            Diagnostic("placement.empty", .error, "there is no remote config in any locale", at: range, subject: subject))
    }
}
