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
    public static func < (a: Diagnostic, b: Diagnostic) -> Bool { a.sortKey.lexicographicallyPrecedes(b.sortKey) }

    private var sortKey: [String] {
        func padded(_ n: Int?) -> String {
            let text = String(n ?? 0)
            return String(repeating: "0", count: max(0, 10 - text.utf8.count)) + text
        }
        let start = range?.start
        return [
            start?.file ?? "", padded(start?.line), padded(start?.column), rule, subject.placement ?? "", subject.variation ?? "",
            subject.locale ?? "", subject.pointer ?? "", subject.product ?? "", message,
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
