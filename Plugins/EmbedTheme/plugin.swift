import Foundation
import PackagePlugin

/// Turns every file under `templates/` into Swift source of the target `Site`, so that the binary carries its theme and
/// works in any folder. (SwiftPM's own embedding flattens names: two files of one name in different folders collide.)
@main
struct EmbedTheme: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let theme = context.package.directoryURL.appending(path: "templates")
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTheme.swift")
        let files = (FileManager.default.enumerator(at: theme, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? [])
            .filter { !$0.hasDirectoryPath }
            .sorted { $0.path < $1.path }
        return [
            .buildCommand(
                displayName: "Embedding the theme",
                executable: try context.tool(named: "embed-theme").url,
                arguments: [theme.path, output.path],
                inputFiles: files,
                outputFiles: [output])
        ]
    }
}
