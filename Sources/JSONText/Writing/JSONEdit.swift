/// Changes to the bytes of a JSON file that leave every other byte as it is.
///
/// Changes are collected and made at once, so the nodes of the parsed document stay valid as names for places. A document may
/// be an embedded one: what is put in is escaped as deep as it stands, and edits of a file and of the documents in its strings
/// can go together.
///
///     var edit = JSONEdit(document)
///     if let title = document.root["title"] { edit.replace(title, in: document, with: JSONWriter.quoted("Passez à Pro")) }
///     let bytes = try edit.apply()
public struct JSONEdit: Sendable {
    /// Two changes that can't both be made: one lies inside a place that the other replaces or removes.
    public struct Conflict: Error, Sendable {
        /// The bytes of the file that both claim.
        public let range: Range<Int>
    }

    /// Where a new member or element goes.
    public enum Position: Sendable {
        case first, last
        /// Before the element or member with this 0-based number.
        case before(Int)
    }

    private let original: [UInt8]
    private var replacements: [Replacement] = []
    /// Structural changes by the container's first byte, which no two containers share.
    private var containers: [Int: JSONContainerEdit] = [:]

    struct Replacement {
        let range: Range<Int>
        let bytes: [UInt8]
    }

    public init(_ document: JSONDocument) { original = document.source.bytes }

    /// Puts a JSON text in the place of a value.
    public mutating func replace(_ node: JSONNode, in document: JSONDocument, with json: [UInt8]) {
        replacements.append(Replacement(range: node.range, bytes: Self.escaped(json, level: document.level)))
    }

    /// Gives a member another key.
    public mutating func rename(_ member: JSONMember, in document: JSONDocument, to key: String) {
        replacements.append(
            Replacement(range: member.keyRange, bytes: Self.escaped(JSONWriter.quoted(key), level: document.level)))
    }

    /// Replaces the value of a key, or adds the member at the end. Without effect where `object` isn't an object.
    public mutating func set(_ key: String, of object: JSONNode, in document: JSONDocument, to json: [UInt8]) {
        if let member = object.member(key) {
            replace(member.value, in: document, with: json)
        } else {
            insert(key, json, into: object, in: document)
        }
    }

    /// Adds a member to an object, spaced as its others are.
    public mutating func insert(
        _ key: String, _ json: [UInt8], into object: JSONNode, at position: Position = .last, in document: JSONDocument
    ) {
        guard object.object != nil, var container = container(object) else { return }
        let key = Self.escaped(JSONWriter.quoted(key), level: document.level)
        container.insert(key + container.colon + Self.escaped(json, level: document.level), at: position)
        containers[object.range.lowerBound] = container
    }

    /// Adds an element to an array, spaced as its others are.
    public mutating func insert(_ json: [UInt8], into array: JSONNode, at position: Position = .last, in document: JSONDocument) {
        guard array.array != nil, var container = container(array) else { return }
        container.insert(Self.escaped(json, level: document.level), at: position)
        containers[array.range.lowerBound] = container
    }

    /// Removes every member of an object that has this key, with its comma.
    public mutating func remove(_ key: String, from object: JSONNode) {
        for (i, member) in (object.object ?? []).enumerated() where JSONNode.sameKey(member.key, key) { remove(i, from: object) }
    }

    /// Removes the member or element with this 0-based number, with its comma.
    public mutating func remove(_ index: Int, from node: JSONNode) {
        guard var container = container(node) else { return }
        container.remove(index)
        containers[node.range.lowerBound] = container
    }

    private func container(_ node: JSONNode) -> JSONContainerEdit? {
        containers[node.range.lowerBound] ?? JSONContainerEdit(node, bytes: original)
    }

    /// The changed file.
    /// - Throws: `Conflict` where two changes claim the same bytes.
    public func apply() throws(Conflict) -> [UInt8] {
        var all = replacements
        for start in containers.keys.sorted() { all += containers[start]?.replacements ?? [] }
        // Two changes of one empty range can't occur: a container's insertions are one replacement.
        all.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
        var out: [UInt8] = []
        out.reserveCapacity(original.count + all.reduce(0) { $0 + $1.bytes.count })
        var done = 0
        for change in all {
            guard change.range.lowerBound >= done else { throw Conflict(range: change.range.lowerBound..<min(done, change.range.upperBound)) }
            out.append(contentsOf: original[done..<change.range.lowerBound])
            out.append(contentsOf: change.bytes)
            done = change.range.upperBound
        }
        out.append(contentsOf: original[done...])
        return out
    }

    /// A JSON text as the content of a string inside a string … `level` times.
    static func escaped(_ json: [UInt8], level: Int) -> [UInt8] {
        var bytes = json
        for _ in 0..<level {
            var out: [UInt8] = []
            out.reserveCapacity(bytes.count + bytes.count / 8)
            JSONEscapes.encode(bytes, into: &out)
            bytes = out
        }
        return bytes
    }
}
