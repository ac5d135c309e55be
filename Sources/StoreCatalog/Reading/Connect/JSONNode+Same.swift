import JSONText

extension JSONNode {
    /// Whether two values say the same, in whatever order their keys stand.
    func isSame(as other: JSONNode) -> Bool {
        switch (value, other.value) {
        case (.null, .null): true
        case (.bool(let a), .bool(let b)): a == b
        case (.number(let a), .number(let b)): a == b
        case (.string(let a), .string(let b)): a == b
        case (.array(let a), .array(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
        case (.object(let a), .object(let b)):
            a.count == b.count && { (others: [String: JSONNode]) in
                a.allSatisfy { member in others[member.key].map(member.value.isSame) ?? false }
            }(other.dictionary ?? [:])
        default: false
        }
    }
}
