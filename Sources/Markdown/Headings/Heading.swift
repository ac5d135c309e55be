import Diagnostics

/// One heading of a page, in the order of the page.
public struct Heading: Sendable, Hashable {
    /// 1 to 6.
    public var level: Int
    /// The plain text, without `{#id}`.
    public var title: String
    /// Unique on its page.
    public var id: String
    /// Whether the id was written as `{#id}`.
    public var isExplicit: Bool
    /// The title of the tab that it stands in.
    public var tab: String?
    public var location: SourceLocation

    public init(level: Int, title: String, id: String, isExplicit: Bool = false, tab: String? = nil, location: SourceLocation) {
        self.level = level
        self.title = title
        self.id = id
        self.isExplicit = isExplicit
        self.tab = tab
        self.location = location
    }
}
