import Diagnostics
import Foundation
import Testing

@testable import SymbolGraph

/// The graphs of Fixtures/Sample, which `Fixtures/extract.sh` makes.
enum Fixture {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

    static func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    static func source(_ name: String) throws -> SourceText { SourceText(file: name, text: try text(name)) }

    static func sample() throws -> ReferenceModule {
        try ReferenceModule.load(
            graphs: [source("Sample.symbols.json"), source("Sample@Swift.symbols.json")], root: "/project")
    }

    /// A graph of these symbols and relations, each as JSON.
    static func graph(
        module: String = "M", system: String = "linux", version: String = #"{"major":0,"minor":6,"patch":0}"#, symbols: [String] = [],
        relations: [String] = [], file: String = "M.symbols.json"
    ) -> SourceText {
        SourceText(
            file: file,
            text: """
                {"metadata":{"formatVersion":\(version),"generator":"g"},
                "module":{"name":"\(module)","platform":{"operatingSystem":{"name":"\(system)"}}},
                "symbols":[\(symbols.joined(separator: ",\n"))],
                "relationships":[\(relations.joined(separator: ",\n"))]}
                """)
    }

    static func symbol(_ id: String, _ kind: String, _ path: String..., more: String = "") -> String {
        let names = path.map { JSONReporter.quoted($0) }.joined(separator: ",")
        let title = JSONReporter.quoted(path.last ?? "")
        return #"{"kind":{"identifier":"swift.\#(kind)","displayName":"x"},"identifier":{"precise":"\#(id)","interfaceLanguage":"swift"},"#
            + #""pathComponents":[\#(names)],"names":{"title":\#(title)},"accessLevel":"public"\#(more)}"#
    }

    static func relation(_ kind: String, _ source: String, _ target: String, more: String = "") -> String {
        #"{"kind":"\#(kind)","source":"\#(source)","target":"\#(target)"\#(more)}"#
    }
}

extension ReferenceModule {
    /// The page as lines: one a group, members as anchors or, with a page of their own, as that page.
    func outline(_ title: String) -> [String] {
        guard let page = pages.first(where: { $0.title == title }) else { return ["no page"] }
        return [page.path]
            + page.groups.map { group in
                let members = group.members.map { id in
                    guard let target = target(id) else { return "?" }
                    return target.anchor.map { "#" + $0 } ?? target.page
                }
                return (group.kind?.rawValue ?? "“\(group.title ?? "")”") + ": " + members.joined(separator: " ")
            }
            + page.inherited.map { "from \($0.module ?? "?").\($0.name): " + $0.members.map(\.title).joined(separator: " ") }
    }

    func symbol(named name: String) -> ReferenceSymbol? { symbols.first { $0.qualifiedName == name } }
}
