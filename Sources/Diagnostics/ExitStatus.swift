/// What the process ends with.
public enum ExitStatus: Int32, Sendable, Comparable {
    /// Nothing wrong.
    case success = 0
    /// Findings of error severity inside readable sources, coverage below the minimum, or warnings under `--strict`.
    case findings = 1
    /// Usage, configuration or templates: nothing was written.
    case usage = 2
    /// A named source can't be read as its format, or a backend can't be reached: nothing was written.
    case unreadable = 3

    public static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
