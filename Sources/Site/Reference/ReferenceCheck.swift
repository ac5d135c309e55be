import Diagnostics
import SymbolGraph

/// What is wrong with the documentation comments: links that lead nowhere, symbols without a summary, names that are gone.
struct ReferenceCheck {
    let set: ReferenceSet

    func run() -> [Diagnostic] {
        set.modules.flatMap { module in
            module.module.symbols.parallelMap { symbol in
                module.comment(symbol.id).map { check($0, symbol, module) } ?? []
            }.flatMap { $0 } + module.module.documentationCoverage.gaps.compactMap { finding($0, module) }
        }
    }

    private func check(_ comment: SymbolComment, _ symbol: ReferenceSymbol, _ module: DocumentedModule) -> [Diagnostic] {
        guard !comment.isInherited else { return [] }
        var diagnostics: [Diagnostic] = []
        for text in comment.texts {
            diagnostics += text.diagnostics
            for link in text.document.symbolLinks {
                if let finding = set.finding(link.path, at: text.range(link.range), in: module, from: symbol.id) { diagnostics.append(finding) }
            }
            for link in text.document.links where link.kind == .link && !CommentLink.isExternal(link.destination) {
                diagnostics.append(
                    Diagnostic(
                        "links.missing-page", .warning, "a comment can't link to \(link.destination): it isn't on a page of its own",
                        at: text.range(link.range),
                        explanation: "Write an address that begins with https://, or a symbol between double backticks."))
            }
        }
        for link in (comment.topics + comment.seeAlso).flatMap(\.links) where !link.destination.hasPrefix("doc:") {
            let range = place(of: link, in: comment.file) ?? symbol.location.map { SourceRange($0.sourceLocation) }
            if let finding = set.finding(link.destination, at: range, in: module, from: symbol.id) { diagnostics.append(finding) }
        }
        return diagnostics
    }

    /// With the two backticks before and behind the name.
    private func place(of link: DocTopicGroup.Link, in file: String?) -> SourceRange? {
        guard let file, link.line > 0, link.column > 2 else { return nil }
        return SourceRange(
            SourceLocation(file: file, line: link.line, column: link.column - 2), length: link.destination.unicodeScalars.count + 4)
    }

    private func finding(_ gap: DocumentationGap, _ module: DocumentedModule) -> Diagnostic? {
        let name = module.module.symbol(gap.symbol)?.qualifiedName ?? gap.symbol
        func place(_ name: String = "") -> SourceRange? {
            gap.location.map { SourceRange($0.sourceLocation, length: name.unicodeScalars.count) }
        }
        switch gap.kind {
        case .noSummary:
            return Diagnostic(
                "reference.undocumented", .note, "\(name) has no summary", at: place(),
                explanation: "Begin its documentation comment with one sentence that says what it is or does.")
        case .staleParameter(let parameter):
            return Diagnostic(
                "reference.stale-parameter", .warning, "\(name) has no parameter \(parameter)", at: place(parameter),
                explanation: "The comment documents a parameter that the declaration doesn't have. Remove it, or give it its present name.")
        case .renamedParameter(let documented, let declared):
            return Diagnostic(
                "reference.stale-parameter", .warning, "\(name) has no parameter \(documented); did you mean \"\(declared)\"?",
                at: place(documented),
                fixes: [Diagnostic.Fix("Replace with `\(declared)`", replacement: declared)])
        case .missingParameter, .undocumentedErrors, .undocumentedResult: return nil
        }
    }
}

/// Links in comments, which stand in source files and so have no page that a relative address could start from.
enum CommentLink {
    static func isExternal(_ destination: String) -> Bool {
        let lower = destination.lowercased()
        return ["https://", "http://", "mailto:"].contains { lower.hasPrefix($0) }
    }
}
