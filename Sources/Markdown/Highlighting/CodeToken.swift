/// A coloured piece of code.
struct CodeToken: Equatable {
    /// The theme's `hl-` classes.
    enum Style: String, Sendable {
        case keyword, type, string, number, comment, attribute, function, variable, tag, inserted, deleted
    }

    var range: Range<Int>
    var style: Style
}
