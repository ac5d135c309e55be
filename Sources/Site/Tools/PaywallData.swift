import Diagnostics

/// `internal/data/paywalls.json` by itself, for whoever needs the facts and no page.
public enum PaywallData {
    /// - Parameter folder: the project's folder.
    /// - Returns: `nil` for a project without paywalls.
    /// - Throws: as `build` would: status 2 for the configuration, 3 for a source that can't be read.
    public static func json(project folder: String) throws(DiagnosticError) -> [UInt8]? {
        let project = try Project.open(.folder(folder))
        let theme = try Theme.load(overrides: nil, sources: project.sources)
        return try PaywallSet.load(project, theme: theme).map(PaywallJSON.bytes)
    }
}
