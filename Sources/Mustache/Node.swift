/// A compiled part of a template.
enum Node: Sendable {
    case text(TextNode)
    case variable(NamePath, escaped: Bool)
    case section(NamePath, inverted: Bool, [Node])
    case partial(InclusionNode)
    /// A partial whose blocks are replaced.
    case parent(InclusionNode, overrides: [String: BlockNode])
    /// A place that a template which inherits this one may fill.
    case block(BlockNode)
}

/// Text that is written as it stands.
struct TextNode: Sendable {
    var bytes: [UInt8]
    /// Whether the first byte begins a line of the template.
    var startsLine: Bool
}

/// Which template a tag names.
enum TemplateName: Sendable {
    case fixed(String)
    /// `{{>*name}}`: the value of `name` says it.
    case dynamic(NamePath)
}

/// `{{>name}}` or `{{<name}}`.
struct InclusionNode: Sendable {
    let name: TemplateName
    /// Put before each line of the included template: the white space before a tag that stands alone on its line.
    var indentation: [UInt8]
    /// Where the tag is, in bytes of its template.
    let range: Range<Int>
}

/// `{{$name}}…{{/name}}`.
struct BlockNode: Sendable {
    let name: String
    /// Put before each line of whatever fills this place.
    var indentation: [UInt8]
    /// The content without the indentation that all of it shares.
    var content: [Node]
}
