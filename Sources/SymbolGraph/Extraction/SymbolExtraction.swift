/// The commands that make the symbol graph of a SwiftPM target. Only their description: whoever runs them decides when.
///
/// `swift package dump-symbol-graph` would do the same, but builds every target in debug mode and can't be told which to extract;
/// `swift-symbolgraph-extract` on modules that are built anyway takes a tenth of a second. It needs each C module's map by name
/// (`-Xcc -fmodule-map-file=`), for it doesn't see the package.
public struct SymbolExtraction: Hashable, Sendable {
    /// A command as a list of arguments, the program first.
    public typealias Command = [String]

    public var module: String
    /// The target's name in the package, which may hold characters that a module's doesn't.
    public var target: String
    /// The package's folder.
    public var package: String
    public var configuration: String
    /// Where the graphs go: `<module>.symbols.json`, `<module>@<extended>.symbols.json`. The folder must exist: the tool refuses
    /// to make it.
    public var output: String
    /// The module maps of C targets of the package that the module needs, itself or through others. Whoever runs the command leaves
    /// out those that don't exist: a C target has one of its own or one that the build made.
    public var moduleMaps: [String]
    /// Compiler flags for C headers (`-I…`), as `pkg-config --cflags` prints them.
    public var cFlags: [String]
    public var targetTriple: String
    public var accessLevel: String

    public init(
        module: String, package: String = ".", configuration: String = "release", output: String, moduleMaps: [String] = [],
        cFlags: [String] = [], targetTriple: String = SymbolExtraction.hostTriple, accessLevel: String = "public"
    ) {
        self.module = module
        target = module
        self.package = package
        self.configuration = configuration
        self.output = output
        self.moduleMaps = moduleMaps
        self.cFlags = cFlags
        self.targetTriple = targetTriple
        self.accessLevel = accessLevel
    }

    /// The triple that the program itself was built for.
    public static var hostTriple: String {
        #if arch(arm64)
            let architecture = "aarch64"
        #else
            let architecture = "x86_64"
        #endif
        #if os(macOS)
            return (architecture == "aarch64" ? "arm64" : architecture) + "-apple-macosx14.0"
        #else
            return architecture + "-unknown-linux-gnu"
        #endif
    }

    /// Builds the target and what it depends on, nothing else.
    public var build: Command {
        ["swift", "build", "--package-path", package, "-c", configuration, "--target", target]
    }

    /// Prints the folder of the build's products: its `Modules` folder is what `extract` needs.
    public var showBinaryPath: Command {
        ["swift", "build", "--package-path", package, "-c", configuration, "--show-bin-path"]
    }

    /// Prints the package as JSON: its targets, their types, folders and dependencies.
    public var describePackage: Command { ["swift", "package", "--package-path", package, "describe", "--type", "json"] }

    /// Extracts the graph from the built module.
    /// - Parameter binaryPath: what `showBinaryPath` printed.
    public func extract(binaryPath: String) -> Command {
        ["swift-symbolgraph-extract", "-module-name", module, "-target", targetTriple, "-minimum-access-level", accessLevel]
            + ["-I", binaryPath + "/Modules", "-output-dir", output]
            + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0] } + cFlags.flatMap { ["-Xcc", $0] }
    }

    /// The graphs among the names of files in `output` after extraction, in order.
    public func graphs(among names: [String]) -> [String] {
        names.filter { $0 == module + ".symbols.json" || ($0.hasPrefix(module + "@") && $0.hasSuffix(".symbols.json")) }.sorted()
    }
}
