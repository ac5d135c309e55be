/// The elements of raw HTML that a guide may use beside `br` and `img`.
enum HTMLElement: UInt8, Sendable, CaseIterable {
    case kbd, sub, sup, details, summary

    init?(name: String) {
        guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = found
    }

    var name: String {
        switch self {
        case .kbd: "kbd"
        case .sub: "sub"
        case .sup: "sup"
        case .details: "details"
        case .summary: "summary"
        }
    }

    /// Whether it stands between blocks rather than inside a line.
    var isBlock: Bool { self == .details || self == .summary }

    static let allowed = ["br", "kbd", "sub", "sup", "details", "summary", "img"]
}
