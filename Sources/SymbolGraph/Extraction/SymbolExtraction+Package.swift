import Diagnostics
import Foundation

extension SymbolExtraction {
    /// The extraction of one target, from what `swift package describe --type json` prints: it finds the C modules behind the
    /// target, through every target that it depends on.
    /// - Parameters:
    ///   - target: the target's name.
    ///   - description: the command's output; its `file` names the package in findings.
    ///   - binaryPath: the build's folder, where SwiftPM writes the module maps of C targets that have none of their own.
    /// - Throws: `.usage` for a target that isn't there or isn't Swift, `.unreadable` for output that isn't such JSON.
    public static func of(
        target: String, description: SourceText, binaryPath: String, output: String, configuration: String = "release"
    ) throws(DiagnosticError) -> SymbolExtraction {
        let package: PackageDescription
        do {
            package = try JSONDecoder().decode(PackageDescription.self, from: Data(description.bytes))
        } catch {
            throw DiagnosticError(
                Diagnostic(
                    "reference.unreadable-package", .error, "`swift package describe` didn't print a package",
                    at: SourceLocation(file: description.file)), status: .unreadable)
        }
        let targets = Dictionary(package.targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let swiftTargets = package.targets.filter { $0.moduleType == "SwiftTarget" }.map(\.name)
        guard let wanted = targets[target], wanted.moduleType == "SwiftTarget" else {
            throw DiagnosticError(
                Diagnostic(
                    "reference.unknown-target", .error,
                    "the package has no Swift target \"\(target)\"" + NearMiss.hint(for: target, in: swiftTargets),
                    at: SourceLocation(file: description.file)), status: .usage)
        }
        var extraction = SymbolExtraction(
            module: wanted.c99name, package: package.path, configuration: configuration, output: output)
        extraction.target = target
        for name in reachable(from: target, in: targets) {
            guard let dependency = targets[name] else { continue }
            let folder = dependency.path.hasPrefix("/") ? dependency.path : package.path + "/" + dependency.path
            switch dependency.moduleType {
            case "SystemLibraryTarget": extraction.moduleMaps.append(folder + "/module.modulemap")
            case "ClangTarget":
                extraction.moduleMaps += [folder + "/include/module.modulemap", binaryPath + "/\(name).build/module.modulemap"]
            default: break
            }
        }
        return extraction
    }

    /// Every target behind one, in order of name.
    private static func reachable(from target: String, in targets: [String: PackageDescription.Target]) -> [String] {
        var seen: Set<String> = []
        var open = [target]
        while let name = open.popLast() {
            guard seen.insert(name).inserted else { continue }
            open += targets[name]?.dependencies ?? []
        }
        return seen.subtracting([target]).sorted()
    }
}

private struct PackageDescription: Decodable {
    struct Target: Decodable {
        let name: String
        let c99name: String
        let moduleType: String
        let path: String
        let dependencies: [String]?

        private enum CodingKeys: String, CodingKey {
            case name, c99name, path
            case moduleType = "module_type"
            case dependencies = "target_dependencies"
        }
    }

    let path: String
    let targets: [Target]
}
