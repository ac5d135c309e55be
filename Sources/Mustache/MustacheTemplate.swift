public import Diagnostics

/// One template, compiled: the Mustache specification 1.4 with inheritance and dynamic names, without lambdas.
public struct MustacheTemplate: Sendable {
    let source: SourceText
    let program: Program
    /// The partials and parents that the template names outright, where it names them, in the order of the file.
    let inclusions: [(name: String, range: Range<Int>)]

    /// Compiles `source`.
    ///
    /// Throws every fault found, with status `.usage`: `template.unclosed-section`, `template.unexpected-close`,
    /// `template.bad-delimiter`, `template.unclosed-tag`, `template.bad-name`, `template.too-deep`.
    public init(source: SourceText) throws(DiagnosticError) {
        // A byte-order mark is no part of the first line; places don't count it either.
        let hasMark = source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let source = hasMark ? SourceText(file: source.file, bytes: Array(source.bytes.dropFirst(3))) : source
        var parser = TemplateParser(source)
        let nodes = parser.parse()
        let diagnostics = parser.diagnostics.sorted()
        guard diagnostics.isEmpty else { throw DiagnosticError(diagnostics, status: .usage) }
        self.source = source
        program = Program(nodes)
        self.inclusions = parser.inclusions
    }

    /// The path of the file that the template came from.
    public var file: String { source.file }
}
