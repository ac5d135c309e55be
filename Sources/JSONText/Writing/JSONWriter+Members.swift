public import struct Foundation.Decimal

extension JSONWriter {
    public mutating func member(_ key: String, _ value: String) {
        self.key(key)
        string(value)
    }

    public mutating func member(_ key: String, _ value: Bool) {
        self.key(key)
        bool(value)
    }

    public mutating func member(_ key: String, _ value: Int) {
        self.key(key)
        int(value)
    }

    public mutating func member(_ key: String, _ value: Decimal) {
        self.key(key)
        decimal(value)
    }

    public mutating func member(_ key: String, _ value: JSONNode) {
        self.key(key)
        node(value)
    }

    /// `null` where there is no value.
    public mutating func member(_ key: String, orNull value: String?) {
        self.key(key)
        if let value { string(value) } else { null() }
    }

    /// Nothing at all where there is no value.
    public mutating func member(_ key: String, ifPresent value: String?) {
        if let value { member(key, value) }
    }

    public mutating func member(_ key: String, _ values: [String]) {
        array(key) { for value in values { $0.string(value) } }
    }

    public mutating func object(_ key: String, _ body: (inout JSONWriter) throws -> Void) rethrows {
        self.key(key)
        try object(body)
    }

    public mutating func array(_ key: String, _ body: (inout JSONWriter) throws -> Void) rethrows {
        self.key(key)
        try array(body)
    }

    /// The bytes of one value, written alone.
    public static func bytes(of node: JSONNode, style: Style = .compact) -> [UInt8] {
        var writer = JSONWriter(style: style)
        writer.node(node)
        return writer.bytes
    }

    /// A string as a JSON literal, quotes included.
    public static func quoted(_ text: String) -> [UInt8] {
        var writer = JSONWriter(style: .compact)
        writer.string(text)
        return writer.bytes
    }
}
