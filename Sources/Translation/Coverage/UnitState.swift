/// What a translation has made of one unit of the source. The words are the same everywhere: on pages, in `coverage.json`, in
/// exports.
public enum UnitState: String, Sendable, CaseIterable, Codable {
    case translated
    /// The translation has nothing there.
    case missing
    /// The translation has a text there, but only white space in it.
    case empty
    /// The translation repeats the source's words.
    case sameAsSource = "same-as-source"
    /// The source has changed since it was translated.
    case outdated
    /// The translation differs from the source in what must agree: placeholders, the kind of value.
    case mismatched
    /// The translation has a text for which the source has none. Not counted among the source's units.
    case orphan
}

/// A unit of the source with its state in one locale, or a text without source.
public protocol TranslationUnit: Sendable {
    var state: UnitState { get }
    /// Whether a text that repeats the source may do so: it counts as done.
    var isAllowed: Bool { get }
}
