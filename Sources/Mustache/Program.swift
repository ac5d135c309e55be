/// A template as flat code. The renderer walks it without touching a reference count for each step, which would cost more than
/// the writing, and more still where two threads render the same template.
final class Program: Sendable {
    struct Step: Sendable {
        enum Kind: Sendable {
            /// Bytes `index..<end` of the text.
            case text
            /// The value of path `index`.
            case escaped, unescaped
            /// The steps up to `end`, for the value of path `index`.
            case section, inverted
            /// Inclusion `index`; the steps up to `end` belong to its overrides.
            case include
            /// Block `index`, with the steps up to `end` as its content unless it is replaced.
            case block
        }

        let kind: Kind
        let index: Int
        var end: Int
    }

    struct Inclusion: Sendable {
        let node: InclusionNode
        /// The steps that replace each block; `nil` for a partial.
        let overrides: [String: Range<Int>]?
    }

    struct Block: Sendable {
        let name: String
        let indentation: [UInt8]
    }

    let steps: [Step]
    let text: [UInt8]
    let paths: [NamePath]
    let inclusions: [Inclusion]
    let blocks: [Block]

    init(_ nodes: [Node]) {
        var builder = ProgramBuilder()
        builder.add(nodes)
        steps = builder.steps
        text = builder.text
        paths = builder.paths
        inclusions = builder.inclusions
        blocks = builder.blocks
    }
}

/// Lays nodes out one after the other. Nodes nest no deeper than the parser lets sections nest.
struct ProgramBuilder {
    private(set) var steps: [Program.Step] = []
    private(set) var text: [UInt8] = []
    private(set) var paths: [NamePath] = []
    private(set) var inclusions: [Program.Inclusion] = []
    private(set) var blocks: [Program.Block] = []
    private var pathIndices: [NamePath: Int] = [:]

    mutating func add(_ nodes: [Node]) {
        for node in nodes {
            switch node {
            case .text(let node):
                steps.append(Program.Step(kind: .text, index: text.count, end: text.count + node.bytes.count))
                text += node.bytes
            case .variable(let path, let escaped): add(escaped ? .escaped : .unescaped, index(of: path))
            case .section(let path, let inverted, let children):
                add(inverted ? .inverted : .section, index(of: path)) { $0.add(children) }
            case .partial(let node):
                inclusions.append(Program.Inclusion(node: node, overrides: nil))
                add(.include, inclusions.count - 1)
            case .parent(let node, let overrides): addParent(node, overrides)
            case .block(let block):
                blocks.append(Program.Block(name: block.name, indentation: block.indentation))
                add(.block, blocks.count - 1) { $0.add(block.content) }
            }
        }
    }

    private mutating func addParent(_ node: InclusionNode, _ overrides: [String: BlockNode]) {
        let step = steps.count
        var ranges: [String: Range<Int>] = [:]
        // The step itself comes before what it includes is known, so its place is kept.
        steps.append(Program.Step(kind: .include, index: 0, end: 0))
        for (name, block) in overrides.sorted(by: { $0.key < $1.key }) {
            let start = steps.count
            add(block.content)
            ranges[name] = start..<steps.count
        }
        inclusions.append(Program.Inclusion(node: node, overrides: ranges))
        steps[step] = Program.Step(kind: .include, index: inclusions.count - 1, end: steps.count)
    }

    private mutating func add(_ kind: Program.Step.Kind, _ index: Int, _ content: (inout ProgramBuilder) -> Void = { _ in }) {
        let step = steps.count
        steps.append(Program.Step(kind: kind, index: index, end: 0))
        content(&self)
        steps[step].end = steps.count
    }

    private mutating func index(of path: NamePath) -> Int {
        if let known = pathIndices[path] { return known }
        paths.append(path)
        pathIndices[path] = paths.count - 1
        return paths.count - 1
    }
}
