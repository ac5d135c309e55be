/// A remote-config string as rendered.
public struct InlineText: Sendable, Hashable {
    public var html: [UInt8]
    public var plainText: String
    /// Destinations that were kept, in order.
    public var links: [String]
    /// Destinations that were dropped for their scheme; their text is kept.
    public var droppedLinks: [String]
    /// Names of HTML elements whose tags were dropped, lower-case, one entry a tag; a comment is `!--`.
    public var droppedElements: [String]

    public init(
        html: [UInt8] = [], plainText: String = "", links: [String] = [], droppedLinks: [String] = [],
        droppedElements: [String] = []
    ) {
        self.html = html
        self.plainText = plainText
        self.links = links
        self.droppedLinks = droppedLinks
        self.droppedElements = droppedElements
    }
}
