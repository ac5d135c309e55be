/// A place in a source file: lines and columns count from 1, columns in Unicode scalars.
public struct SourceLocation: Hashable, Sendable, Comparable {
    /// The path as the reader should see it: relative to the project where the file is inside it.
    public var file: String
    /// 1-based; 0 where the finding concerns the whole file.
    public var line: Int
    /// 1-based, in Unicode scalars; 0 where the finding concerns the whole line or file.
    public var column: Int

    public init(file: String, line: Int = 0, column: Int = 0) {
        self.file = file
        self.line = line
        self.column = column
    }

    public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
        (a.file, a.line, a.column) < (b.file, b.line, b.column)
    }
}

/// Where a finding stands: its start, and how many Unicode scalars of that line it covers.
public struct SourceRange: Hashable, Sendable {
    public var start: SourceLocation
    /// Scalars to underline from `start`; at least 1.
    public var length: Int

    public init(_ start: SourceLocation, length: Int = 1) {
        self.start = start
        self.length = max(1, length)
    }
}
