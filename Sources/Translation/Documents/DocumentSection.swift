import Markdown

/// A heading and the blocks up to the next one; the first section of a page may have no heading.
struct DocumentSection {
    let level: Int
    let blocks: [AnchoredBlock]
    /// Of all blocks.
    let anchors: Set<String>
    let kinds: [MarkdownBlock.Kind]

    private init(level: Int, blocks: [AnchoredBlock]) {
        self.level = level
        self.blocks = blocks
        anchors = blocks.reduce(into: []) { $0.formUnion($1.anchors) }
        kinds = blocks.map(\.block.kind)
    }

    static func split(_ blocks: [MarkdownBlock]) -> [DocumentSection] {
        var sections: [DocumentSection] = []
        var level = 0
        var own: [AnchoredBlock] = []
        for block in blocks {
            if case .heading(let next) = block.kind {
                sections.append(DocumentSection(level: level, blocks: own))
                level = next
                own = []
            }
            own.append(AnchoredBlock(block))
        }
        sections.append(DocumentSection(level: level, blocks: own))
        return sections
    }

    /// How much of two sections is surely the same thing in two languages; `nil` for different levels.
    static func score(_ a: DocumentSection, _ b: DocumentSection) -> Int? {
        guard a.level == b.level else { return nil }
        let shared = a.anchors.count { b.anchors.contains($0) }
        return 10 + min(shared, 8) * 2 + (a.kinds == b.kinds ? 3 : 0)
    }
}

/// A block with what a translator leaves alone in it, found once: every block is held against many.
struct AnchoredBlock {
    let block: MarkdownBlock
    /// Code, addresses, numbers.
    let anchors: Set<String>

    init(_ block: MarkdownBlock) {
        self.block = block
        if block.kind == .codeBlock {
            anchors = [block.text]
        } else {
            anchors = Set(block.codeSpans + block.links + block.images + Self.numbers(block.text))
        }
    }

    /// How well two blocks fit; `nil` for different kinds.
    static func score(_ a: AnchoredBlock, _ b: AnchoredBlock) -> Int? {
        guard a.block.kind == b.block.kind else { return nil }
        let shared = a.anchors.count { b.anchors.contains($0) }
        let foreign = a.anchors.count + b.anchors.count - 2 * shared
        return max(1, 10 + min(shared, 4) * 3 - min(foreign, 4) * 2 + (a.block.normalized == b.block.normalized ? 4 : 0))
    }

    /// Runs of digits, of any script.
    private static func numbers(_ text: String) -> [String] {
        // Most texts are free of them, and ASCII needs no table.
        guard text.utf8.contains(where: { (0x30...0x39).contains($0) || $0 >= 0xC2 }) else { return [] }
        var found: [String] = []
        var run = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isDigit = scalar.isASCII ? (0x30...0x39).contains(scalar.value) : scalar.value > 0x2FF && scalar.properties.numericType != nil
            if isDigit {
                run.append(scalar)
            } else if !run.isEmpty {
                found.append(String(run))
                run = .init()
            }
        }
        if !run.isEmpty { found.append(String(run)) }
        return found
    }
}
