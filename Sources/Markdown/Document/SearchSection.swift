/// What stands under one heading, for a search index. The text before the first heading has neither id nor title.
public struct SearchSection: Sendable, Hashable {
    public var headingID: String?
    public var title: String?
    /// 1 to 6, 0 before the first heading.
    public var level: Int
    /// Blocks are separated by line feeds.
    public var text: String

    public init(headingID: String?, title: String?, level: Int, text: String) {
        self.headingID = headingID
        self.title = title
        self.level = level
        self.text = text
    }
}
