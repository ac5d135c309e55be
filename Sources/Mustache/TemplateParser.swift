import Diagnostics

/// Turns tags and the text between them into nodes. It keeps its own stack, so that no input can exhaust the program's.
struct TemplateParser {
    static let maximumDepth = 64
    /// No more are reported: each costs a walk over its line, and nobody reads on.
    static let maximumFindings = 50

    let source: SourceText
    private var scanner: TagScanner
    private var found: [Diagnostic] = []
    private(set) var inclusions: [(name: String, range: Range<Int>)] = []
    /// What is open, the template itself first.
    private var levels = [Level(tag: nil, contentStart: 0)]
    /// Where the text that hasn't become a node begins.
    private var position = 0

    init(_ source: SourceText) {
        self.source = source
        scanner = TagScanner(source)
    }

    var diagnostics: [Diagnostic] { found + scanner.diagnostics }

    /// An open section, block or parent.
    struct Level {
        let tag: Tag?
        /// Where its content begins.
        let contentStart: Int
        var children: [Node] = []
        var overrides: [String: BlockNode] = [:]
    }

    private var bytes: [UInt8] { source.bytes }

    mutating func parse() -> [Node] {
        while found.count < Self.maximumFindings, levels.count <= Self.maximumDepth + 1, let tag = scanner.next(from: position) {
            read(tag)
        }
        if levels.count > Self.maximumDepth + 1 { return [] }
        for level in levels.dropFirst() {
            guard let tag = level.tag else { continue }
            report(.unclosedSection, tag, "`\(written(tag))` is not closed: `{{/\(tag.name)}}` is missing")
        }
        addText(to: bytes.count)
        return levels[0].children
    }

    private mutating func read(_ tag: Tag) {
        switch tag.kind {
        case .variable(let escaped):
            addText(to: tag.range.lowerBound)
            position = tag.range.upperBound
            add(.variable(NamePath(tag.name), escaped: escaped))
        case .comment, .delimiters:
            pass(tag)
        case .partial:
            let indentation = pass(tag)
            add(.partial(inclusion(tag, indentation)))
        case .section, .inverted:
            pass(tag)
            open(tag)
        case .block:
            // What stands before a block directly inside a parent is ignored, so it is as good as nothing.
            if tag.isRightClean, tag.isLeftClean || isDirectlyInParent { passLine(tag) } else { passInline(tag) }
            open(tag)
        case .parent:
            passInline(tag)
            open(tag)
        case .close:
            close(tag)
        }
    }

    // MARK: Text

    private var isDirectlyInParent: Bool {
        guard case .parent = levels[levels.count - 1].tag?.kind else { return false }
        return true
    }

    /// Adds the text before a tag, and moves behind the tag, or behind its line if it stands alone there.
    /// - Returns: the white space before a tag that stands alone.
    @discardableResult
    private mutating func pass(_ tag: Tag) -> [UInt8] {
        guard tag.isAlone else {
            passInline(tag)
            return []
        }
        passLine(tag)
        return Array(bytes[tag.lineStart..<tag.range.lowerBound])
    }

    private mutating func passInline(_ tag: Tag) {
        addText(to: tag.range.lowerBound)
        position = tag.range.upperBound
    }

    private mutating func passLine(_ tag: Tag) {
        addText(to: max(position, tag.lineStart))
        position = tag.nextLine
    }

    private mutating func addText(to end: Int) {
        guard position < end else { return }
        let text = bytes[position..<end]
        let startsLine = position == 0 || bytes[position - 1] == UInt8(ascii: "\n")
        position = end
        if isDirectlyInParent { return }
        if case .text(var last)? = levels[levels.count - 1].children.last {
            levels[levels.count - 1].children.removeLast()
            last.bytes += text
            add(.text(last))
        } else {
            add(.text(TextNode(bytes: Array(text), startsLine: startsLine)))
        }
    }

    private mutating func add(_ node: Node) {
        if isDirectlyInParent { return }
        levels[levels.count - 1].children.append(node)
    }

    /// Removes the white space with which the text before ends, if it is all there is on its line, and returns it.
    private mutating func takeIndentation(before tag: Tag) -> [UInt8] {
        let indentation = Array(bytes[tag.lineStart..<tag.range.lowerBound])
        guard !indentation.isEmpty, case .text(var last)? = levels[levels.count - 1].children.last,
            last.bytes.suffix(indentation.count) == indentation[...]
        else { return [] }
        last.bytes.removeLast(indentation.count)
        levels[levels.count - 1].children.removeLast()
        if !last.bytes.isEmpty { levels[levels.count - 1].children.append(.text(last)) }
        return indentation
    }

    // MARK: Sections, blocks, parents

    private mutating func open(_ tag: Tag) {
        if levels.count == Self.maximumDepth + 1 {
            report(.tooDeep, tag, "sections are nested more than \(Self.maximumDepth) deep")
        }
        levels.append(Level(tag: tag, contentStart: position))
    }

    private mutating func close(_ tag: Tag) {
        guard let opening = levels[levels.count - 1].tag else {
            report(.unexpectedClose, tag, "`\(written(tag))` closes nothing")
            return passInline(tag)
        }
        guard opening.name == tag.name else {
            if let outer = levels.lastIndex(where: { $0.tag?.name == tag.name }) {
                while levels.count > outer + 1 {
                    guard let level = levels.popLast(), let inner = level.tag else { break }
                    report(
                        .unclosedSection, inner, "`\(written(inner))` is not closed: `{{/\(inner.name)}}` is missing",
                        note: "`\(written(tag))` closes what stands around it", at: tag)
                }
                return close(tag)
            }
            report(
                .unexpectedClose, tag, "`\(written(tag))` where `{{/\(opening.name)}}` was expected", note: "opened here",
                at: opening)
            return passInline(tag)
        }
        switch opening.kind {
        case .parent: closeParent(opening, tag)
        case .block: closeBlock(opening, tag)
        default:
            pass(tag)
            let level = levels.removeLast()
            var inverted = false
            if case .inverted = opening.kind { inverted = true }
            add(.section(NamePath(tag.name), inverted: inverted, level.children))
        }
    }

    /// A parent stands alone if nothing is before its opening tag and nothing after its closing one, whatever lies between.
    private mutating func closeParent(_ opening: Tag, _ closing: Tag) {
        passInline(closing)
        let level = levels.removeLast()
        var indentation: [UInt8] = []
        if opening.isLeftClean, closing.isRightClean {
            indentation = takeIndentation(before: opening)
            position = closing.nextLine
        }
        add(.parent(inclusion(opening, indentation), overrides: level.overrides))
    }

    private mutating func closeBlock(_ opening: Tag, _ closing: Tag) {
        let isOverride = levels.dropLast().last.map { level in if case .parent = level.tag?.kind { true } else { false } } ?? false
        let startsOnNewLine = levels[levels.count - 1].contentStart == opening.nextLine && opening.isRightClean
        let isOneLine =
            closing.lineStart <= opening.range.upperBound
            || !bytes[opening.range.upperBound..<closing.range.lowerBound].contains(UInt8(ascii: "\n"))
        if closing.isLeftClean, closing.isRightClean || isOverride, !isOneLine { passLine(closing) } else { passInline(closing) }
        let level = levels.removeLast()
        var block = BlockNode(name: opening.name, indentation: [], content: level.children)
        if startsOnNewLine {
            // The content's own indentation gives way to that of the place where it is put.
            let shared =
                firstIndentation(level.contentStart..<max(level.contentStart, closing.lineStart))
                ?? firstIndentation(level.contentStart..<closing.range.lowerBound)
            block.content = level.children.withoutIndentation(shared ?? [])
            block.indentation = shared ?? Array(bytes[opening.lineStart..<opening.range.lowerBound])
        } else if isOneLine, !isOverride, opening.isLeftClean, closing.isRightClean {
            block.indentation = takeIndentation(before: opening)
        }
        if isOverride {
            levels[levels.count - 1].overrides[block.name] = block
        } else {
            add(.block(block))
        }
    }

    /// The white space before the first thing in `range`; `nil` where there is nothing but white space.
    private func firstIndentation(_ range: Range<Int>) -> [UInt8]? {
        var lineStart = range.lowerBound
        for i in range {
            switch bytes[i] {
            case UInt8(ascii: "\n"): lineStart = i + 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): continue
            default: return Array(bytes[lineStart..<i])
            }
        }
        return nil
    }

    private mutating func inclusion(_ tag: Tag, _ indentation: [UInt8]) -> InclusionNode {
        let name: TemplateName
        if tag.name.hasPrefix("*"), tag.name.utf8.count > 1 {
            name = .dynamic(NamePath(String(tag.name.dropFirst())))
        } else {
            name = .fixed(tag.name)
            inclusions.append((tag.name, tag.range))
        }
        return InclusionNode(name: name, indentation: indentation, range: tag.range)
    }

    // MARK: Findings

    private func written(_ tag: Tag) -> String { String(decoding: bytes[tag.range], as: UTF8.self) }

    private mutating func report(_ rule: TemplateRule, _ tag: Tag, _ message: String, note: String? = nil, at place: Tag? = nil) {
        var notes: [Diagnostic.Note] = []
        if let note { notes.append(.init(note, at: place.map { source.range($0.range) })) }
        found.append(rule.finding(message, at: source.range(tag.range), notes: notes))
    }
}
