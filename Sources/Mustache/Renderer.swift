import Diagnostics

/// Writes one template with one value. Made anew for each page, so that pages render in parallel.
struct Renderer {
    /// Sections, blocks and partials inside each other; a sum, since each takes a part of the thread's stack.
    static let maximumDepth = 200

    let templates: MustacheTemplates
    var out: [UInt8]
    private var context: [MustacheValue] = []
    /// What replaces blocks, the outermost template's first: it has the last word.
    private var overrides: [Overrides] = []
    private var indentation: [UInt8] = []
    private var isAtLineStart = true
    private var depth = 0
    /// The templates that are being written, each included by the one before.
    private var names: [String] = []

    init(templates: MustacheTemplates, out: [UInt8]) {
        self.templates = templates
        self.out = out
    }

    mutating func render(_ name: String, _ template: MustacheTemplate, _ data: MustacheValue) throws(DiagnosticError) {
        context = [data]
        names = [name]
        try run(template, 0..<template.program.steps.count)
    }

    /// Blocks that a parent tag replaces, with the template that the tag stands in.
    private struct Overrides {
        let template: MustacheTemplate
        let ranges: [String: Range<Int>]
    }

    /// A template's code, held in place while it runs.
    private struct Code {
        let steps: UnsafeBufferPointer<Program.Step>
        let text: UnsafeBufferPointer<UInt8>
        let paths: UnsafeBufferPointer<NamePath>
        let template: MustacheTemplate
    }

    private mutating func run(_ template: MustacheTemplate, _ range: Range<Int>) throws(DiagnosticError) {
        let program = template.program
        try program.steps.withUnsafeBufferPointer { steps throws(DiagnosticError) in
            try program.text.withUnsafeBufferPointer { text throws(DiagnosticError) in
                try program.paths.withUnsafeBufferPointer { paths throws(DiagnosticError) in
                    try run(Code(steps: steps, text: text, paths: paths, template: template), range)
                }
            }
        }
    }

    private mutating func run(_ code: borrowing Code, _ range: Range<Int>) throws(DiagnosticError) {
        var next = range.lowerBound
        while next < range.upperBound {
            let step = code.steps[next]
            next += 1
            switch step.kind {
            case .text: write(UnsafeBufferPointer(rebasing: code.text[step.index..<step.end]))
            case .escaped: write(value(at: code.paths[step.index]), escaped: true)
            case .unescaped: write(value(at: code.paths[step.index]), escaped: false)
            case .section:
                try runSection(value(at: code.paths[step.index]), code, next..<step.end)
                next = step.end
            case .inverted:
                if !value(at: code.paths[step.index]).isPresent {
                    depth += 1
                    defer { depth -= 1 }
                    try run(code, next..<step.end)
                }
                next = step.end
            case .include:
                try include(code.template.program.inclusions[step.index], in: code.template)
                next = step.end
            case .block:
                try runBlock(code.template.program.blocks[step.index], code, next..<step.end)
                next = step.end
            }
        }
    }

    private mutating func runSection(_ value: MustacheValue, _ code: borrowing Code, _ range: Range<Int>) throws(DiagnosticError) {
        guard value.isPresent else { return }
        depth += 1
        context.append(.null)
        defer {
            depth -= 1
            context.removeLast()
        }
        guard case .list(let items) = value else {
            context[context.count - 1] = value
            return try run(code, range)
        }
        for item in items {
            context[context.count - 1] = item
            try run(code, range)
        }
    }

    // MARK: Other templates

    private mutating func include(_ inclusion: Program.Inclusion, in template: MustacheTemplate) throws(DiagnosticError) {
        let name: String
        switch inclusion.node.name {
        case .fixed(let fixed): name = fixed
        case .dynamic(let path):
            guard case .string(let found) = value(at: path) else { return }
            name = found
        }
        guard let included = templates[name] else { return }
        guard depth < Self.maximumDepth else { throw endless(name, at: template.source.range(inclusion.node.range)) }
        depth += 1
        names.append(name)
        let outer = indentation
        if !inclusion.node.indentation.isEmpty { indentation += inclusion.node.indentation }
        if let ranges = inclusion.overrides { overrides.append(Overrides(template: template, ranges: ranges)) }
        defer {
            depth -= 1
            names.removeLast()
            indentation = outer
            if inclusion.overrides != nil { overrides.removeLast() }
        }
        try run(included, 0..<included.program.steps.count)
    }

    private mutating func runBlock(_ block: Program.Block, _ code: borrowing Code, _ content: Range<Int>) throws(DiagnosticError) {
        let outer = indentation
        if !block.indentation.isEmpty { indentation += block.indentation }
        depth += 1
        defer {
            indentation = outer
            depth -= 1
        }
        guard let index = overrides.firstIndex(where: { $0.ranges[block.name] != nil }),
            let range = overrides[index].ranges[block.name]
        else { return try run(code, content) }
        // Blocks inside the replacement are parameters of the template that wrote it: only those further out may fill them.
        let all = overrides
        overrides.removeSubrange(index...)
        defer { overrides = all }
        try run(all[index].template, range)
    }

    private func endless(_ name: String, at range: SourceRange) -> DiagnosticError {
        let trail = (names.suffix(5) + [name]).joined(separator: " → ")
        return DiagnosticError(
            TemplateRule.recursion.finding(
                "templates include each other more than \(Self.maximumDepth) deep: … → \(trail)", at: range),
            status: .usage)
    }

    // MARK: Values

    private func value(at path: NamePath) -> MustacheValue {
        guard let first = path.first else { return context.last ?? .null }
        for i in context.indices.reversed() {
            guard case .object(let members) = context[i], var found = members[first] else { continue }
            for part in path.rest {
                guard case .object(let inner) = found, let next = inner[part] else { return .null }
                found = next
            }
            return found
        }
        return .null
    }

    // MARK: Bytes

    private mutating func write(_ value: MustacheValue, escaped: Bool) {
        switch value {
        case .string(let text):
            if text.isEmpty { return }
            startLine()
            if escaped { HTMLEscape.append(text, to: &out) } else { out.append(contentsOf: text.utf8) }
        case .html(let bytes):
            if bytes.isEmpty { return }
            startLine()
            out.append(contentsOf: bytes)
        case .int(let number):
            startLine()
            out.append(contentsOf: String(number).utf8)
        case .bool(let flag):
            startLine()
            out.append(contentsOf: (flag ? "true" : "false").utf8)
        case .null, .list, .object: break
        }
    }

    /// Indents only lines of templates: a value keeps its own line breaks as they are.
    private mutating func startLine() {
        if isAtLineStart { out.append(contentsOf: indentation) }
        isAtLineStart = false
    }

    private mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
        guard let last = text.last else { return }
        defer { isAtLineStart = last == UInt8(ascii: "\n") }
        guard !indentation.isEmpty else { return out.append(contentsOf: text) }
        var start = 0
        while start < text.count {
            var end = start
            while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
            end = min(end + 1, text.count)
            let isBlank = text[start] == UInt8(ascii: "\n") || text[start] == UInt8(ascii: "\r")
            if isAtLineStart, !isBlank { out.append(contentsOf: indentation) }
            out.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
            isAtLineStart = true
            start = end
        }
    }
}
