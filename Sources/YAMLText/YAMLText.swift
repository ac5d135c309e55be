public import Diagnostics

/// Reads YAML, strictly: one document, unique keys, no tags beyond the core ones, and `no` is text.
public enum YAMLText {
    /// Reads a file or a part of it, such as the front matter of a guide.
    /// - Parameters:
    ///   - byteRange: the bytes to read; all by default. Places count from the beginning of the file.
    ///   - lineOffset: added to the line of every place, where `source` is itself a part of a larger file.
    /// - Returns: `nil` where there is nothing but comments and white space.
    /// - Throws: the first fault, with status `.usage`: `yaml.syntax`, `yaml.encoding`, `yaml.limit`, or every
    ///   `yaml.duplicate-key`.
    public static func parse(
        _ source: SourceText, lineOffset: Int = 0, byteRange: Range<Int>? = nil
    ) throws(DiagnosticError) -> YAMLNode? {
        let places = YAMLPlaces(source: source, bytes: byteRange ?? 0..<source.bytes.count, lineOffset: lineOffset)
        try places.checkEncoding()
        var builder = YAMLBuilder(places: places)
        return try builder.build()
    }
}
