/// What a value of `vitrine.yml` may be.
indirect enum ConfigurationType: Sendable {
    case text
    /// A text, or one for each language: `{ en: …, fr: … }`.
    case localizedText
    case bool
    case integer
    case number
    case choice([String])
    case list(ConfigurationType)
    /// A list, or one value in its place.
    case oneOrMore(ConfigurationType)
    /// Free keys, values of one type.
    case map(ConfigurationType)
    case object([ConfigurationKey])
    case either([ConfigurationType])

    /// In words, for messages: "a list of texts".
    var name: String {
        switch self {
        case .text: "a text"
        case .localizedText: "a text, or one for each language"
        case .bool: "true or false"
        case .integer: "a whole number"
        case .number: "a number"
        case .choice(let names): "one of " + names.joined(separator: ", ")
        case .list(let element): "a list, each item " + element.name
        case .oneOrMore(let element): element.name + ", or a list of them"
        case .map(let value): "a mapping, each value " + value.name
        case .object(let keys): "a mapping with " + keys.map(\.name).joined(separator: ", ")
        case .either(let types): types.map(\.name).joined(separator: ", or ")
        }
    }
}

/// One key of `vitrine.yml`.
struct ConfigurationKey: Sendable {
    let name: String
    let type: ConfigurationType
    /// Known, but its feature isn't in this release: using it gives a note.
    let isPending: Bool

    init(_ name: String, _ type: ConfigurationType, pending: Bool = false) {
        self.name = name
        self.type = type
        self.isPending = pending
    }
}
