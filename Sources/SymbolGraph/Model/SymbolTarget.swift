/// Where a symbol is described.
public struct SymbolTarget: Hashable, Sendable {
    /// Precise id.
    public let symbol: String
    /// `ReferencePage.path`
    public let page: String
    /// The id of the element on that page; `nil` for the page itself. Unique on its page. It never holds two hyphens in a row,
    /// which leaves ids with `--` to the page.
    public let anchor: String?
    /// `light(at:)`: how a link without text of its own reads.
    public let title: String

    public init(symbol: String, page: String, anchor: String?, title: String) {
        self.symbol = symbol
        self.page = page
        self.anchor = anchor
        self.title = title
    }
}
