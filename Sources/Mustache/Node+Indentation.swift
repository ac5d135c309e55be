extension [Node] {
    /// Takes `prefix`, or as much of it as is there, from the beginning of every line. What a block contains is relative to the
    /// block already, so only the block's own indentation shrinks.
    func withoutIndentation(_ prefix: [UInt8]) -> [Node] {
        guard !prefix.isEmpty else { return self }
        return map { node in
            switch node {
            case .text(let text): return .text(text.withoutIndentation(prefix))
            case .variable: return node
            case .section(let path, let inverted, let children):
                return .section(path, inverted: inverted, children.withoutIndentation(prefix))
            case .partial(var inclusion):
                inclusion.indentation = inclusion.indentation.withoutPrefix(prefix)
                return .partial(inclusion)
            case .parent(var inclusion, let overrides):
                inclusion.indentation = inclusion.indentation.withoutPrefix(prefix)
                return .parent(inclusion, overrides: overrides)
            case .block(var block):
                block.indentation = block.indentation.withoutPrefix(prefix)
                return .block(block)
            }
        }
    }
}

extension TextNode {
    fileprivate func withoutIndentation(_ prefix: [UInt8]) -> TextNode {
        var out: [UInt8] = []
        out.reserveCapacity(bytes.count)
        var i = 0
        var atLineStart = startsLine
        while i < bytes.count {
            if atLineStart { i += bytes[i...].sharedLength(with: prefix) }
            atLineStart = false
            while i < bytes.count, !atLineStart {
                out.append(bytes[i])
                atLineStart = bytes[i] == UInt8(ascii: "\n")
                i += 1
            }
        }
        return TextNode(bytes: out, startsLine: startsLine)
    }
}

extension Collection<UInt8> {
    /// How many bytes at the beginning are those of `prefix`.
    fileprivate func sharedLength(with prefix: [UInt8]) -> Int { zip(self, prefix).prefix { $0 == $1 }.count }
}

extension [UInt8] {
    fileprivate func withoutPrefix(_ prefix: [UInt8]) -> [UInt8] { Array(dropFirst(sharedLength(with: prefix))) }
}
