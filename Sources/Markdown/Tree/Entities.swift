import CCmark

/// Character references (CommonMark §2.5: entity and numeric character references), resolved by cmark, which knows them all.
enum Entities {
    static func decode(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        guard bytes.contains(UInt8(ascii: "&")) else { return bytes }
        var out: [UInt8] = []
        out.reserveCapacity(bytes.count)
        var at = 0
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "&"), let end = end(bytes, at), let decoded = decoded(Array(bytes[at..<end])) {
                out += decoded
                at = end
            } else {
                out.append(bytes[at])
                at += 1
            }
        }
        return out
    }

    /// No name is longer than 31 letters.
    private static func end(_ bytes: [UInt8], _ start: Int) -> Int? {
        var at = start + 1
        while at < bytes.count, at - start < 34, Bytes.isAlphanumeric(bytes[at]) || bytes[at] == UInt8(ascii: "#") { at += 1 }
        return at < bytes.count && bytes[at] == UInt8(ascii: ";") && at > start + 1 ? at + 1 : nil
    }

    private static func decoded(_ entity: [UInt8]) -> [UInt8]? {
        let result = CmarkTree.withDocument([entity]) { document -> [UInt8]? in
            guard let text = cmark_node_first_child(document).flatMap({ cmark_node_first_child($0) }), cmark_node_next(text) == nil
            else { return nil }
            return Array(CmarkTree.bytes(cmark_node_get_literal(text)))
        }
        return result ?? nil
    }
}
