/// One tag as it stands in the source.
struct Tag {
    enum Kind {
        case variable(escaped: Bool)
        case section
        case inverted
        case close
        case partial
        case parent
        case block
        case comment
        case delimiters
    }

    let kind: Kind
    /// Without white space around it; empty for comments and delimiters.
    let name: String
    /// From the opening delimiter to the closing one.
    let range: Range<Int>
    /// Where the tag's line begins, and whether only white space lies between there and the tag.
    let lineStart: Int
    let isLeftClean: Bool
    /// Where the next line begins (or the end of the text), and whether only white space lies between the tag and there.
    let nextLine: Int
    let isRightClean: Bool

    var isAlone: Bool { isLeftClean && isRightClean }
}
