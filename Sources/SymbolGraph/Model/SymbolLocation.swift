/// Where a symbol is declared.
public struct SymbolLocation: Hashable, Sendable {
    /// The Swift file: relative to the project where it lies inside, else as in the graph (absolute).
    public let file: String
    /// 1-based.
    public let line: Int
    /// 1-based, in UTF-8 bytes: the graph counts so.
    public let column: Int

    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}
