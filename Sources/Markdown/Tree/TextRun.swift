/// The text between two marks of a line, gathered from cmark's pieces, and what is open around it in its block.
struct TextRun {
    /// What stands beside a run: where words begin and end depends on it.
    enum Neighbour {
        case space, mark
    }

    struct Tilde {
        var event: Int
        /// How many nodes and HTML elements are open around it.
        var level: Int
    }

    var bytes: [UInt8] = []
    var before: Neighbour = .space
    /// The run opens the first paragraph of a list item.
    var mayBeTask = false
    /// Tildes that may open a strikethrough: of one, of two.
    var tildes: [[Tilde]] = [[], []]
    /// The first event of the block.
    var firstEvent = 0
    /// Whether there is anything in the run to look for: most runs have no tilde, address, footnote or stand-in.
    func mayHoldMarks(hasStandIns: Bool) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            for (at, byte) in bytes.enumerated() {
                switch byte {
                case UInt8(ascii: "~"), UInt8(ascii: "@"): return true
                case UInt8(ascii: ":"):
                    if at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "/") { return true }
                case UInt8(ascii: "w"):
                    if at + 3 < bytes.count, bytes[at + 3] == UInt8(ascii: ".") { return true }
                case UInt8(ascii: "^"): if at > 0, bytes[at - 1] == UInt8(ascii: "[") { return true }
                case 0xEF: if hasStandIns { return true }
                default: break
                }
            }
            return false
        }
    }

    /// The block holds something whose place in the source is asked for.
    var needsPlaces = false
}
