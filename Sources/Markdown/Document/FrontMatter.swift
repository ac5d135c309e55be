import Diagnostics

/// The keys that a guide may set between `---` lines at its very start.
public struct FrontMatter: Sendable, Hashable {
    public var title: String?
    public var description: String?
    /// The place among its neighbours in the navigation, smaller first; `weight` is another name for it.
    public var order: Int?
    /// The last part of the page's address, instead of the file's name.
    public var slug: String?
    /// A draft is built only where drafts are asked for.
    public var isDraft = false
    /// Addresses that lead here: of pages that were renamed or merged.
    public var redirectFrom: [String] = []
    /// Where each key's value stands, by the key as written.
    public var places: [String: SourceRange] = [:]

    public init() {}
}
