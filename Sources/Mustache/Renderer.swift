import Diagnostics

/// Writes one template with one value. Made anew for each page, so that pages render in parallel.
struct Renderer {
    /// Sections, blocks and partials inside each other; a sum, since each takes a part of the thread's stack.
    static let maximumDepth = 200

    let templates: MustacheTemplates
    var out: [UInt8]
    private var context: [MustacheValue] = []
    /// What replaces blocks, the outermost template's first: it has the last word.
    private var overrides: [[String: BlockNode]] = []
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
        try write(template.nodes, of: template)
    }

    private mutating func write(_ nodes: [Node], of template: MustacheTemplate) throws(DiagnosticError) {
        for node in nodes {
            switch node {
            case .text(let text): write(text.bytes)
            case .variable(let path, let escaped): write(value(at: path), escaped: escaped)
            case .section(let path, let inverted, let children):
                try writeSection(value(at: path), inverted, children, of: template)
            case .partial(let inclusion): try include(inclusion, nil, of: template)
            case .parent(let inclusion, let overrides): try include(inclusion, overrides, of: template)
            case .block(let block): try write(block, of: template)
            }
        }
    }

    private mutating func writeSection(
        _ value: MustacheValue, _ inverted: Bool, _ children: [Node], of template: MustacheTemplate
    ) throws(DiagnosticError) {
        guard value.isPresent != inverted else { return }
        depth += 1
        defer { depth -= 1 }
        if inverted { return try write(children, of: template) }
        context.append(.null)
        defer { context.removeLast() }
        guard case .list(let items) = value else {
            context[context.count - 1] = value
            return try write(children, of: template)
        }
        for item in items {
            context[context.count - 1] = item
            try write(children, of: template)
        }
    }

    // MARK: Other templates

    private mutating func include(
        _ inclusion: InclusionNode, _ replaced: [String: BlockNode]?, of template: MustacheTemplate
    ) throws(DiagnosticError) {
        let name: String
        switch inclusion.name {
        case .fixed(let fixed): name = fixed
        case .dynamic(let path):
            guard case .string(let found) = value(at: path) else { return }
            name = found
        }
        guard let included = templates[name] else { return }
        guard depth < Self.maximumDepth else { throw endless(name, at: template.source.range(inclusion.range)) }
        depth += 1
        names.append(name)
        let outer = indentation
        if !inclusion.indentation.isEmpty { indentation += inclusion.indentation }
        if let replaced { overrides.append(replaced) }
        defer {
            depth -= 1
            names.removeLast()
            indentation = outer
            if replaced != nil { overrides.removeLast() }
        }
        try write(included.nodes, of: included)
    }

    private mutating func write(_ block: BlockNode, of template: MustacheTemplate) throws(DiagnosticError) {
        let outer = indentation
        if !block.indentation.isEmpty { indentation += block.indentation }
        depth += 1
        defer {
            indentation = outer
            depth -= 1
        }
        guard let index = overrides.firstIndex(where: { $0[block.name] != nil }), let override = overrides[index][block.name] else {
            return try write(block.content, of: template)
        }
        // Blocks inside the replacement are parameters of the template that wrote it: only those further out may fill them.
        let all = overrides
        overrides.removeSubrange(index...)
        defer { overrides = all }
        try write(override.content, of: template)
    }

    private func endless(_ name: String, at range: SourceRange) -> DiagnosticError {
        let trail = (names.suffix(5) + [name]).joined(separator: " → ")
        return DiagnosticError(
            TemplateRule.recursion.finding("templates include each other more than \(Self.maximumDepth) deep: … → \(trail)", at: range),
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

    private mutating func write(_ text: [UInt8]) {
        guard let last = text.last else { return }
        defer { isAtLineStart = last == UInt8(ascii: "\n") }
        guard !indentation.isEmpty else { return out.append(contentsOf: text) }
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
            let isBlank = text[start] == UInt8(ascii: "\n") || text[start] == UInt8(ascii: "\r")
            if isAtLineStart, !isBlank { out.append(contentsOf: indentation) }
            out.append(contentsOf: text[start..<end])
            isAtLineStart = true
            start = end
        }
    }
}
