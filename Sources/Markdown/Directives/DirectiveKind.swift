/// The directives that a guide may use.
enum DirectiveKind: Equatable {
    case note(NoteKind)
    case details, tabs, tab

    init?(_ name: String) {
        switch name {
        case "details": self = .details
        case "tabs": self = .tabs
        case "tab": self = .tab
        default:
            guard let kind = NoteKind(rawValue: name) else { return nil }
            self = .note(kind)
        }
    }

    static let names = NoteKind.allCases.map(\.rawValue) + ["details", "tabs", "tab"]

    /// What may stand in its braces.
    var attributes: [String] {
        switch self {
        case .note: []
        case .details: ["open"]
        case .tabs: ["sync"]
        case .tab: ["name"]
        }
    }
}

/// A directive that is open; `kind` is `nil` for one that isn't known or may not stand where it does.
struct OpenDirective: Equatable {
    var kind: DirectiveKind?
    var colons: Int
    var name: String
    /// The events of its title.
    var title = 0..<0
}

/// What has been met in an open `:::tabs`.
struct TabsState {
    var names: Set<String> = []
    var hasOther = false
}
