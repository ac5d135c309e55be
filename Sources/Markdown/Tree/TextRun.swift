/// The text between two marks of a line, gathered from cmark's pieces, and what is open around it in its block.
struct TextRun {
    /// What stands beside a run: where words begin and end depends on it.
    enum Neighbour {
        case space, mark
    }

    struct Tilde {
        var event: Int
        var depth: Int
    }

    var bytes: [UInt8] = []
    var before: Neighbour = .space
    /// The run opens the first paragraph of a list item.
    var mayBeTask = false
    /// Tildes that may open a strikethrough: of one, of two.
    var tildes: [[Tilde]] = [[], []]
    /// The first event of the block.
    var firstEvent = 0
    /// The block holds something whose place in the source is asked for.
    var needsPlaces = false
}
