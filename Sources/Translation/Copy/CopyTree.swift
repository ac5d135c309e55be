import JSONText

/// The values of a config by their pointers.
struct CopyTree: Sendable {
    struct Leaf: Sendable {
        /// The pointer as text.
        let key: String
        let pointer: JSONPointer
        let text: String
        let node: JSONNode
    }

    /// All strings, in the order of the file.
    private(set) var strings: [Leaf] = []
    private var nodes: [String: JSONNode] = [:]

    init(_ root: JSONNode) { walk(root, JSONPointer(), "") }

    subscript(pointer: String) -> JSONNode? { nodes[pointer] }

    /// The pointer and value of what stands nearest around `pointer`; the whole config at the latest.
    func nearest(around pointer: String) -> (pointer: String, node: JSONNode)? {
        var pointer = pointer[...]
        while let slash = pointer.lastIndex(of: "/") {
            pointer = pointer[..<slash]
            if let node = nodes[String(pointer)] { return (String(pointer), node) }
        }
        return nil
    }

    /// No deeper than the parser lets a document be.
    private mutating func walk(_ node: JSONNode, _ pointer: JSONPointer, _ key: String) {
        nodes[key] = node
        switch node.value {
        case .string(let text): strings.append(Leaf(key: key, pointer: pointer, text: text, node: node))
        case .array(let items):
            for (index, item) in items.enumerated() { walk(item, pointer.appending(index), key + "/\(index)") }
        case .object(let members):
            // Of a key written twice the last counts, as when the app reads it.
            var last: [String: Int] = [:]
            for (index, member) in members.enumerated() { last[member.key] = index }
            for (index, member) in members.enumerated() where last[member.key] == index {
                walk(member.value, pointer.appending(member.key), key + "/" + JSONPointer.escape(member.key))
            }
        case .null, .bool, .number: break
        }
    }
}
