import Diagnostics
import JSONText

/// The remote config of the source language, prepared once for all its translations.
public struct SourceCopy: Sendable {
    /// A string of the source that a reader sees.
    struct Entry: Sendable {
        let key: String
        let node: JSONNode
        let text: String
        let range: SourceRange
        let tags: [CopyTag]
    }

    public let config: LocalizedConfig
    public let options: CopyOptions
    let tree: CopyTree
    /// In the order of the file. A string without text asks for no translation.
    let entries: [Entry]

    public init(_ config: LocalizedConfig, options: CopyOptions = CopyOptions()) {
        self.config = config
        self.options = options
        let tree = CopyTree(config.root)
        self.tree = tree
        entries = tree.strings.filter { !$0.text.isBlank && options.isCopy($0) }.map { leaf in
            Entry(
                key: leaf.key, node: leaf.node, text: leaf.text, range: config.document.range(of: leaf.node),
                tags: options.tags.parse(leaf.text))
        }
    }

    public var locale: String { config.locale }
}

extension CopyOptions {
    func isCopy(_ leaf: CopyTree.Leaf) -> Bool { CopyValue.isCopy(leaf.text, at: leaf.pointer) && paths.contains(leaf.pointer) }
}

extension String {
    /// Whether a reader would see nothing.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }

    /// Without white space at the ends.
    var trimmed: Substring {
        var text = self[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }
}
