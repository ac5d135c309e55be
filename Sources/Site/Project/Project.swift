import Diagnostics
import Foundation

/// What a command works on: a folder with `vitrine.yml`, or files named on the command line.
public struct Project: Sendable {
    /// How the user named it.
    public enum Selection: Sendable {
        /// `--project DIR`.
        case folder(String)
        /// The nearest folder upward from here that holds `vitrine.yml`.
        case nearest(to: String)
        /// Files on the command line, relative to a folder: no `vitrine.yml` is read.
        case files([String], in: String)
    }

    static let fileName = "vitrine.yml"

    /// Absolute path of the project's folder.
    public let root: String
    public let configuration: ProjectConfiguration
    /// Notes about the configuration.
    public let diagnostics: [Diagnostic]
    public let sources: SourceStore
    /// `true` where the files of the command line stand for a configuration.
    public let isAdHoc: Bool

    /// - Throws: status 2 where there is no project or its configuration is at fault; 2 or 3 where a file can't be read.
    public static func open(_ selection: Selection) throws(DiagnosticError) -> Project {
        switch selection {
        case .folder(let path):
            guard let root = root(of: selection) else { throw absent("no \(fileName) in \(path)") }
            return try open(root: root)
        case .nearest:
            guard let root = root(of: selection) else { throw absent("no \(fileName) here or in a folder above") }
            return try open(root: root)
        case .files(let names, let folder):
            return try AdHocProject.open(names, in: standardized(folder))
        }
    }

    /// The folder that names of files start from; `nil` where there is no project. Messages take their excerpts from there, also when
    /// the configuration itself is at fault.
    public static func root(of selection: Selection) -> String? {
        switch selection {
        case .folder(let path):
            let root = standardized(path)
            return FileSystem.exists(root + "/" + fileName) ? root : nil
        case .nearest(let start):
            var folder = standardized(start)
            while !FileSystem.exists(folder + "/" + fileName) {
                if folder == "/" || folder.isEmpty { return nil }
                folder = (folder as NSString).deletingLastPathComponent
            }
            return folder
        case .files(_, let folder): return standardized(folder)
        }
    }

    init(root: String, configuration: ProjectConfiguration, diagnostics: [Diagnostic], sources: SourceStore, isAdHoc: Bool = false) {
        self.root = root
        self.configuration = configuration
        self.diagnostics = diagnostics
        self.sources = sources
        self.isAdHoc = isAdHoc
    }

    private static func open(root: String) throws(DiagnosticError) -> Project {
        let sources = SourceStore(root: root)
        let (configuration, notes) = try ConfigurationReader.read(try sources.read(fileName))
        return Project(root: root, configuration: configuration, diagnostics: notes, sources: sources)
    }

    static func standardized(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path
    }

    private static func absent(_ message: String) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                "project.absent", .error, message,
                explanation: "Name a project with --project DIR, name files (vitrine build ios_fallback.json Products.storekit --output out), "
                    + "or write a \(fileName) of three lines; vitrine --help shows one."),
            status: .usage)
    }
}
