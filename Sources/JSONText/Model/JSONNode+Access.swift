extension JSONNode {
    public var isNull: Bool { if case .null = value { true } else { false } }
    public var bool: Bool? { if case .bool(let flag) = value { flag } else { nil } }
    public var string: String? { if case .string(let text) = value { text } else { nil } }
    /// The text of a number as written.
    public var number: String? { if case .number(let text) = value { text } else { nil } }
    public var array: [JSONNode]? { if case .array(let nodes) = value { nodes } else { nil } }
    public var object: [JSONMember]? { if case .object(let members) = value { members } else { nil } }

    /// What this is, for a message: "an object", "a string".
    public var kind: String {
        switch value {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// The value of a key; of a duplicate key the last one, as most parsers decide. Walks the members: to look up many keys of a
    /// large object, use `dictionary` once.
    public subscript(key: String) -> JSONNode? { member(key)?.value }

    /// The element at a 0-based index, or `nil` where this isn't an array that long.
    public subscript(index: Int) -> JSONNode? {
        guard let array, array.indices.contains(index) else { return nil }
        return array[index]
    }

    /// The member of a key, with the key's own place.
    public func member(_ key: String) -> JSONMember? { object?.last { JSONNode.sameKey($0.key, key) } }

    /// The members by key; of a duplicate key the last one. Keys that Swift holds for equal (`é` in its two spellings) fall
    /// together here, unlike in the subscript.
    public var dictionary: [String: JSONNode]? {
        object.map { members in
            Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
        }
    }

    /// The value that a JSON pointer (RFC 6901) names: `""` is this one, `/a/0` the first element of its member `a`. `nil` where
    /// there is none or the pointer is malformed.
    public func at(pointer: String) -> JSONNode? { JSONPointer(pointer).flatMap(at) }

    public func at(_ pointer: JSONPointer) -> JSONNode? {
        var node = self
        for token in pointer.tokens {
            let next =
                switch node.value {
                case .object: node[token]
                case .array: JSONPointer.index(token).flatMap { node[$0] }
                default: nil as JSONNode?
                }
            guard let next else { return nil }
            node = next
        }
        return node
    }

    /// RFC 8259 §8.3: names are equal where their code units are; `String`'s `==` would hold canonically equivalent ones for equal.
    static func sameKey(_ a: String, _ b: String) -> Bool {
        a.utf8.count == b.utf8.count && a.utf8.elementsEqual(b.utf8)
    }
}
