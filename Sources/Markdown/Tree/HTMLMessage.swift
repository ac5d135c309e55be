/// What is said about raw HTML, and how its attributes are written.
enum HTMLMessage {
    static let verbatim = ["script", "style", "pre", "textarea"]

    static let notATag = "raw HTML isn't allowed in a guide"

    static let explanation =
        "Of raw HTML a guide may use \(HTMLElement.allowed.joined(separator: ", ")) and comments. It is shown as text; put it in a code span to show it on purpose."

    static func notAllowed(_ tag: HTMLTag) -> String { "raw HTML <\(tag.isClosing ? "/" : "")\(tag.name)> isn't allowed in a guide" }

    /// The allowed attributes, in a fixed order, each with a space before.
    static func attributes(_ tag: HTMLTag, isDetails: Bool) -> [UInt8] {
        var out = HTMLBuffer()
        if isDetails, tag.attributes.contains(where: { $0.name == "open" }) { out.write(" open") }
        for name in ["title", "lang", "dir"] {
            guard let value = tag.attributes.first(where: { $0.name == name })?.value else { continue }
            out.write(" \(name)=\"")
            out.escape(Entities.decode(value)[...])
            out.write("\"")
        }
        return out.bytes
    }
}
