/// How much of a module's interface is documented.
public struct DocumentationCoverage: Hashable, Sendable {
    public struct Count: Hashable, Sendable {
        public var total = 0
        public var documented = 0

        public init(total: Int = 0, documented: Int = 0) {
            self.total = total
            self.documented = documented
        }
    }

    /// Symbols with a summary among those that need one.
    public let all: Count
    /// The same by kind, in order of the kind's identifier.
    public let byKind: [(kind: SymbolKind, count: Count)]
    /// In order of the module's symbols.
    public let gaps: [DocumentationGap]

    public static func == (a: Self, b: Self) -> Bool {
        a.all == b.all && a.gaps == b.gaps && a.byKind.elementsEqual(b.byKind, by: ==)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(all)
        hasher.combine(gaps)
    }
}

extension ReferenceModule {
    /// What is documented, and what isn't.
    public var documentationCoverage: DocumentationCoverage {
        let hasLocations = symbols.contains { $0.location != nil }
        var all = DocumentationCoverage.Count()
        var kinds: [String: (kind: SymbolKind, count: DocumentationCoverage.Count)] = [:]
        var gaps: [DocumentationGap] = []
        for symbol in symbols where needsDocumentation(symbol, hasLocations: hasLocations) {
            let isDocumented = !(symbol.documentation?.summary.isEmpty ?? true)
            all.total += 1
            all.documented += isDocumented ? 1 : 0
            var entry = kinds[symbol.kind.identifier] ?? (symbol.kind, DocumentationCoverage.Count())
            entry.count.total += 1
            entry.count.documented += isDocumented ? 1 : 0
            kinds[symbol.kind.identifier] = entry
            if !isDocumented { gaps.append(DocumentationGap(symbol: symbol.id, kind: .noSummary, location: symbol.location)) }
            gaps += self.gaps(of: symbol)
        }
        return DocumentationCoverage(all: all, byKind: kinds.sorted { $0.key < $1.key }.map(\.value), gaps: gaps)
    }

    /// Not those that have their documentation elsewhere: a witness or an override without a comment of its own, and what the
    /// compiler wrote.
    private func needsDocumentation(_ symbol: ReferenceSymbol, hasLocations: Bool) -> Bool {
        if let comment = symbol.documentation { return !comment.isInherited }
        if symbol.origin != nil || symbol.overrides != nil || symbol.implements != nil { return false }
        return symbol.location != nil || !hasLocations
    }

    private func gaps(of symbol: ReferenceSymbol) -> [DocumentationGap] {
        guard let comment = symbol.documentation, !comment.isInherited else { return [] }
        func gap(_ kind: DocumentationGap.Kind, _ parameter: DocParameter? = nil) -> DocumentationGap {
            let place = parameter.flatMap { $0.line > 0 ? $0 : nil }.map { parameter in
                SymbolLocation(
                    file: comment.file ?? symbol.location?.file ?? "", line: parameter.line, column: parameter.column)
            }
            return DocumentationGap(symbol: symbol.id, kind: kind, location: place ?? symbol.location)
        }
        var out: [DocumentationGap] = []
        // Operands have no names that a reader would know.
        let declared = symbol.kind == .operator ? [] : symbol.parameters.filter { $0.name != "_" }
        let documented = comment.parameters
        var missing = documented.isEmpty ? [] : declared.filter { parameter in !documented.contains { $0.name == parameter.name } }
        for (i, parameter) in documented.enumerated()
        where symbol.kind != .operator && !declared.contains(where: { $0.name == parameter.name }) {
            // Renamed, where the parameter at that place is the one without documentation.
            if declared.indices.contains(i), let j = missing.firstIndex(of: declared[i]) {
                out.append(gap(.renamedParameter(documented: parameter.name, declared: missing.remove(at: j).name), parameter))
            } else {
                out.append(gap(.staleParameter(parameter.name), parameter))
            }
        }
        out += missing.map { gap(.missingParameter($0.name)) }
        switch symbol.errors {
        case .any, .typed: if comment.throwing == nil { out.append(gap(.undocumentedErrors)) }
        case .none, .rethrown: break
        }
        if returnsValue(symbol), comment.returns == nil, !comment.parameters.isEmpty || comment.throwing != nil {
            out.append(gap(.undocumentedResult))
        }
        return out
    }

    private func returnsValue(_ symbol: ReferenceSymbol) -> Bool {
        switch symbol.kind {
        case .function, .method, .typeMethod: !["", "()", "Void"].contains(symbol.returns.spelling)
        default: false
        }
    }
}
