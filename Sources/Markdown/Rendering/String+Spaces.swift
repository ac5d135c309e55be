extension String {
    /// Without white space at either end.
    var trimmingSpaces: String {
        guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(self[start...end])
    }

    /// Runs of white space as one space, none at either end.
    var collapsingSpaces: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
