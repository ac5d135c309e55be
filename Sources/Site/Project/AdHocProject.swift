import AdaptyClient
import Diagnostics
import Foundation
import StoreCatalog

/// The configuration that files on the command line amount to: each is recognised by its content.
enum AdHocProject {
    /// - Throws: status 2 for a file that isn't there, 3 for one that is of no known kind.
    static func open(_ names: [String], in folder: String) throws(DiagnosticError) -> Project {
        let store = SourceStore(root: folder)
        var paywalls = PaywallSettings()
        var faults: [Diagnostic] = []
        var status = ExitStatus.usage
        for name in names {
            do throws(DiagnosticError) {
                try add(name, store, to: &paywalls)
            } catch {
                faults += error.diagnostics
                status = max(status, error.status)
            }
        }
        if faults.isEmpty, paywalls.sources.isEmpty {
            faults.append(
                Diagnostic(
                    "project.no-copy", .error, "none of the files is a source of copy",
                    explanation: "Name a fallback file or remote configs too, as: vitrine build ios_fallback.json Products.storekit"))
        }
        if !faults.isEmpty { throw DiagnosticError(store.redacted(faults), status: status) }
        var configuration = ProjectConfiguration()
        configuration.title = LocalizedText(plain: "Vitrine")
        configuration.paywalls = paywalls
        return Project(root: folder, configuration: configuration, diagnostics: [], sources: store, isAdHoc: true)
    }

    private static func add(_ name: String, _ store: SourceStore, to paywalls: inout PaywallSettings) throws(DiagnosticError) {
        if FileSystem.isDirectory(store.absolute(name)) {
            let hasConfigs = (FileSystem.list(store.absolute(name)) ?? []).contains { $0.hasSuffix(".json") }
            guard hasConfigs else {
                throw DiagnosticError(
                    Diagnostic("source.unknown", .error, "the folder \(name) holds no <locale>.json"), status: .unreadable)
            }
            paywalls.sources.append(.init(file: name.trimmingSlashes))
            return
        }
        let source = try store.read(name)
        if CopySource.recognise(source) != nil {
            paywalls.sources.append(.init(file: name))
        } else if StoreCatalog.recognise(source) != nil {
            paywalls.products.append(.init(path: name))
        } else {
            // Reading it as copy says what it is not, and what would do.
            _ = try CopySource.read(source, placement: name)
        }
    }
}

extension String {
    fileprivate var trimmingSlashes: String {
        var text = self
        while text.count > 1, text.hasSuffix("/") { text.removeLast() }
        return text
    }
}
