/// One finding: what is wrong, where, and what to do about it.
public struct Diagnostic: Hashable, Sendable {
    /// A second place that explains the first.
    public struct Note: Hashable, Sendable {
        public var message: String
        public var range: SourceRange?

        public init(_ message: String, at range: SourceRange? = nil) {
            self.message = message
            self.range = range
        }
    }

    /// A change that would settle the finding.
    public struct Fix: Hashable, Sendable {
        /// What the change does, as an order: "Replace with `title`".
        public var title: String
        /// The text to put in the finding's range, where one is known.
        public var replacement: String?

        public init(_ title: String, replacement: String? = nil) {
            self.title = title
            self.replacement = replacement
        }
    }

    /// The rule's stable id, as `links.missing-anchor`.
    public var rule: String
    public var severity: Severity
    /// One line, lower case, no full stop: what is wrong.
    public var message: String
    /// Why it matters and what to do, in sentences; `nil` where the message says it all.
    public var explanation: String?
    public var range: SourceRange?
    public var notes: [Note]
    public var fixes: [Fix]
    public var subject: Subject

    public init(
        _ rule: String, _ severity: Severity, _ message: String, at range: SourceRange? = nil, explanation: String? = nil,
        notes: [Note] = [], fixes: [Fix] = [], subject: Subject = Subject()
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.range = range
        self.explanation = explanation
        self.notes = notes
        self.fixes = fixes
        self.subject = subject
    }

    public init(
        _ rule: String, _ severity: Severity, _ message: String, at location: SourceLocation, explanation: String? = nil,
        notes: [Note] = [], fixes: [Fix] = [], subject: Subject = Subject()
    ) {
        self.init(
            rule, severity, message, at: SourceRange(location), explanation: explanation, notes: notes, fixes: fixes, subject: subject)
    }
}

extension Diagnostic: Comparable {
    /// By file, line and column, then by what the reader would sort by; a total order, so that output never depends on which
    /// thread found what first.
    public static func < (a: Diagnostic, b: Diagnostic) -> Bool {
        let (left, right) = (a.range?.start, b.range?.start)
        let (leftFile, rightFile) = (left?.file ?? "", right?.file ?? "")
        if leftFile != rightFile { return leftFile < rightFile }
        let (leftPlace, rightPlace) = ((left?.line ?? 0, left?.column ?? 0), (right?.line ?? 0, right?.column ?? 0))
        if leftPlace != rightPlace { return leftPlace < rightPlace }
        if a.rule != b.rule { return a.rule < b.rule }
        return a.remainder.lexicographicallyPrecedes(b.remainder)
    }

    /// What decides between findings of one rule at one place.
    private var remainder: [String] {
        [
            subject.placement ?? "", subject.variation ?? "", subject.locale ?? "", subject.pointer ?? "", subject.product ?? "",
            message, severity.rawValue, explanation ?? "",
        ]
    }
}

/// Thrown where work can't go on: every finding that led there, at least one.
public struct DiagnosticError: Error, Sendable {
    public var diagnostics: [Diagnostic]
    /// What the exit status becomes: `.usage` for configuration and templates, `.unreadable` for a source that can't be read.
    public var status: ExitStatus

    public init(_ diagnostics: [Diagnostic], status: ExitStatus) {
        self.diagnostics = diagnostics
        self.status = status
    }

    public init(_ diagnostic: Diagnostic, status: ExitStatus) {
        self.init([diagnostic], status: status)
    }
}
