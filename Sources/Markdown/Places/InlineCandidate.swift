/// What may be a link, an image, a code span or a tag in the raw text of a block.
struct InlineCandidate {
    enum Kind {
        case link, image, code, tag
    }

    var kind: Kind
    /// In the source.
    var range: Range<Int>
    /// Between the brackets or backticks.
    var inner: Range<Int>
    /// As far as it is known: escapes resolved, entities left.
    var destination: [UInt8]?
    /// Of a code span.
    var backticks = 0
}
