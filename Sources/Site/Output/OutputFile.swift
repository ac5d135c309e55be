/// The two sides of a site, which never mix: what anyone may read, and what only the team may.
public enum Side: Sendable, Hashable {
    case `public`, `internal`

    /// By its path alone, so that nothing can stand on the wrong side by mistake.
    init(of path: String) { self = path.hasPrefix("internal/") ? .internal : .public }
}

/// One file of the site, ready to be written.
struct OutputFile: Sendable {
    /// Relative to the output folder, with `/`.
    let path: String
    let bytes: [UInt8]

    var side: Side { Side(of: path) }

    init(_ path: String, _ bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    init(_ path: String, _ text: String) { self.init(path, Array(text.utf8)) }
}
