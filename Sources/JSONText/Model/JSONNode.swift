/// One value of a JSON text, with the bytes where it stands.
public struct JSONNode: Sendable {
    public enum Value: Sendable {
        case null
        case bool(Bool)
        /// The number as written: `1.50`, `1E3`, `-0`. Nothing is rounded.
        case number(String)
        case string(String)
        case array([JSONNode])
        /// The members in the order of the text, duplicates included.
        case object([JSONMember])
    }

    public let value: Value
    /// The bytes of this value in the file, quotes and brackets included. In an embedded document these are bytes of the *outer*
    /// file too, so that every range can be shown and edited the same way.
    public let range: Range<Int>

    public init(_ value: Value, range: Range<Int> = 0..<0) {
        self.value = value
        self.range = range
    }
}

/// One key of an object and its value.
public struct JSONMember: Sendable {
    public let key: String
    /// The bytes of the key in the file, quotes included.
    public let keyRange: Range<Int>
    public let value: JSONNode

    public init(key: String, keyRange: Range<Int> = 0..<0, value: JSONNode) {
        self.key = key
        self.keyRange = keyRange
        self.value = value
    }
}
