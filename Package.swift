// swift-tools-version: 6.2
import PackageDescription

// One direction of imports: a target may use only targets that stand above it in this list
// (ARCHITECTURE.md tells why). No outside Swift package; C libraries come from Debian.

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = [], linker: [LinkerSetting]? = nil, plugins: [Target.PluginUsage]? = nil) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict, linkerSettings: linker, plugins: plugins)
}

func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: [.byName(name: name)] + dependencies, exclude: ["Fixtures"],
        swiftSettings: strict)
}

let package = Package(
    name: "vitrine",
    products: [
        .executable(name: "vitrine", targets: ["vitrine"]),
        .library(name: "AdaptyClient", targets: ["AdaptyClient"]),
    ],
    targets: [
        .systemLibrary(name: "CCmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
        .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
        .systemLibrary(name: "CDigest", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),

        library("Diagnostics"),
        library("YAMLText", ["Diagnostics", "CYAML"]),
        library("JSONText", ["Diagnostics"]),
        library("LocaleKit", linker: [.linkedLibrary("_FoundationICU")]),
        library("AdaptyClient", ["Diagnostics", "JSONText", "LocaleKit", "CDigest"]),
        library("StoreCatalog", ["Diagnostics", "JSONText", "LocaleKit", "AdaptyClient"]),
        library("Markdown", ["Diagnostics", "YAMLText", "CCmark"]),
        library("Mustache", ["Diagnostics"]),
        library("SymbolGraph", ["Diagnostics"]),
        library("Translation", ["Diagnostics", "JSONText", "Markdown"]),
        library(
            "Site",
            [
                "Diagnostics", "YAMLText", "JSONText", "LocaleKit", "AdaptyClient", "StoreCatalog", "Markdown", "Mustache",
                "SymbolGraph", "Translation", "CDigest",
            ], plugins: ["EmbedTheme"]),
        .executableTarget(name: "vitrine", dependencies: ["Site", "Diagnostics", "LocaleKit"], swiftSettings: strict),

        .executableTarget(
            name: "vitrine-bench", dependencies: ["Site", "Diagnostics", "LocaleKit"], swiftSettings: strict),

        .executableTarget(name: "embed-theme", path: "Plugins/embed-theme", swiftSettings: strict),
        .plugin(name: "EmbedTheme", capability: .buildTool(), dependencies: ["embed-theme"]),

        tests("Diagnostics"),
        tests("YAMLText", ["Diagnostics"]),
        tests("JSONText", ["Diagnostics"]),
        tests("LocaleKit"),
        tests("AdaptyClient", ["Diagnostics", "JSONText"]),
        tests("StoreCatalog", ["Diagnostics", "AdaptyClient"]),
        tests("Markdown", ["Diagnostics", "JSONText"]),
        tests("Mustache", ["Diagnostics", "JSONText"]),
        tests("SymbolGraph", ["Diagnostics"]),
        tests("Translation", ["Diagnostics", "JSONText", "Markdown"]),
        tests("Site", ["Diagnostics", "JSONText", "LocaleKit", "AdaptyClient", "Mustache", "Translation"]),
        tests("vitrine", ["Diagnostics", "JSONText"]),
    ],
    swiftLanguageModes: [.v6]
)
