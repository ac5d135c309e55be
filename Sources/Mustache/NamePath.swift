/// A name of a tag, split at its dots when the template is compiled: `person.name`, or `.` for the current value.
struct NamePath: Hashable, Sendable {
    /// `nil` for `.`.
    let first: String?
    let rest: [String]

    init(_ name: String) {
        if name == "." {
            first = nil
            rest = []
        } else {
            let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            first = parts.first ?? name
            rest = Array(parts.dropFirst())
        }
    }
}
