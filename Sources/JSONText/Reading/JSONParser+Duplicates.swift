import Diagnostics

extension JSONParser {
    /// Reports every key that stands twice in an object, at its later place with a note at the first.
    mutating func reportDuplicates(_ members: [JSONMember]) {
        guard members.count > 1 else { return }
        if members.count <= 12 {
            for i in 1..<members.count {
                if let first = members[..<i].first(where: { JSONNode.sameKey($0.key, members[i].key) }) {
                    report(members[i], first)
                }
            }
            return
        }
        var seen: [KeyBytes: Int] = [:]
        seen.reserveCapacity(members.count)
        for (i, member) in members.enumerated() {
            if let first = seen[KeyBytes(text: member.key)] {
                report(member, members[first])
            } else {
                seen[KeyBytes(text: member.key)] = i
            }
        }
    }

    private mutating func report(_ member: JSONMember, _ first: JSONMember) {
        diagnostics.append(
            Diagnostic(
                "json.duplicate-key", .error, "the key \"\(member.key)\" stands twice in one object", at: source.range(member.keyRange),
                explanation: "Parsers disagree on which one counts; remove or rename one. Here the last one counts.",
                notes: [Diagnostic.Note("the first is here", at: source.range(first.keyRange))]))
    }

    /// A key that is equal to another only where their bytes are (RFC 8259 §8.3).
    private struct KeyBytes: Hashable {
        let text: String

        static func == (a: KeyBytes, b: KeyBytes) -> Bool { JSONNode.sameKey(a.text, b.text) }

        func hash(into hasher: inout Hasher) {
            var text = text
            text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        }
    }
}
