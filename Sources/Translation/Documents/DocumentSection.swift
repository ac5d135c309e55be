import Markdown

/// A heading and the blocks up to the next one; the first section of a page may have no heading.
struct DocumentSection {
    let level: Int
    var blocks: [MarkdownBlock]

    static func split(_ blocks: [MarkdownBlock]) -> [DocumentSection] {
        var sections = [DocumentSection(level: 0, blocks: [])]
        for block in blocks {
            if case .heading(let level) = block.kind {
                sections.append(DocumentSection(level: level, blocks: [block]))
            } else {
                sections[sections.count - 1].blocks.append(block)
            }
        }
        return sections
    }

    /// How much of two sections is surely the same thing in two languages; `nil` for different levels.
    static func score(_ a: DocumentSection, _ b: DocumentSection) -> Int? {
        guard a.level == b.level else { return nil }
        let anchors = Set(b.blocks.flatMap(\.anchors))
        let shared = Set(a.blocks.flatMap(\.anchors)).count { anchors.contains($0) }
        return 10 + min(shared, 8) * 2 + (a.blocks.map(\.kind) == b.blocks.map(\.kind) ? 3 : 0)
    }
}

extension MarkdownBlock {
    /// What translators leave alone: code, addresses, numbers.
    var anchors: [String] {
        if kind == .codeBlock { return [text] }
        let numbers = text.split { !$0.isNumber }.map(String.init)
        return codeSpans + links + images + numbers
    }

    /// How well two blocks fit; `nil` for different kinds.
    static func score(_ a: MarkdownBlock, _ b: MarkdownBlock) -> Int? {
        guard a.kind == b.kind else { return nil }
        let anchors = Set(b.anchors)
        let own = Set(a.anchors)
        let shared = own.count { anchors.contains($0) }
        let foreign = own.count + anchors.count - 2 * shared
        return max(1, 10 + min(shared, 4) * 3 - min(foreign, 4) * 2 + (a.normalized == b.normalized ? 4 : 0))
    }
}
