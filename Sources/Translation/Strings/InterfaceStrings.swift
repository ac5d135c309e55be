public import Diagnostics

/// The interface strings of one language: keys and texts with their places, in the order of the file.
public struct InterfaceStrings: Sendable {
    public struct Entry: Hashable, Sendable {
        /// The path of the key, as `search.placeholder`.
        public var key: String
        public var text: String
        public var range: SourceRange?

        public init(key: String, text: String, range: SourceRange? = nil) {
            self.key = key
            self.text = text
            self.range = range
        }
    }

    public let locale: String
    /// Where a missing key would be added.
    public let file: String?
    public let entries: [Entry]

    /// Of a key that comes twice, the last text counts.
    public init(locale: String, file: String? = nil, entries: [Entry]) {
        self.locale = locale
        self.file = file
        var last: [String: Int] = [:]
        for (index, entry) in entries.enumerated() { last[entry.key] = index }
        self.entries = entries.enumerated().filter { last[$1.key] == $0 }.map(\.element)
    }
}
