/// How much a finding matters. An error makes the exit status 1; a warning does so under `--strict`; a note is shown on request.
public enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
    case note, warning, error

    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
