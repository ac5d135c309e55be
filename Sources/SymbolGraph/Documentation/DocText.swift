import Diagnostics

/// Lines of Markdown cut out of a comment, each with its place in the Swift file.
public struct DocText: Hashable, Sendable {
    public struct Line: Hashable, Sendable {
        public var text: String
        /// 1-based line of the Swift file; 0 where the graph doesn't say.
        public var line: Int
        /// 1-based column of the text's first character, in Unicode scalars; 0 where unknown.
        public var column: Int

        public init(_ text: String, line: Int = 0, column: Int = 0) {
            self.text = text
            self.line = line
            self.column = column
        }
    }

    public var lines: [Line]

    public init(_ lines: [Line] = []) { self.lines = lines }

    public var isEmpty: Bool { lines.isEmpty }
    /// The lines as one Markdown text, joined by line feeds.
    public var markdown: String { lines.map(\.text).joined(separator: "\n") }

    /// The place of a position in `markdown`, both 1-based; `nil` where the graph gave no places.
    public func location(line: Int, column: Int, in file: String) -> SourceLocation? {
        guard lines.indices.contains(line - 1), lines[line - 1].line > 0 else { return nil }
        return SourceLocation(file: file, line: lines[line - 1].line, column: lines[line - 1].column + max(0, column - 1))
    }
}
