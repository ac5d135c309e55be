import Diagnostics

/// Something that isn't allowed: which event holds it and what is wrong. Its place is known once its block is read.
struct Rejection: Sendable {
    var rule: String
    var severity: Severity
    var event: Int
    var message: String
    var explanation: String?
    /// Where it stands, if not where the event does.
    var range: Range<Int>?

    init(_ rule: String, _ severity: Severity, event: Int = -1, _ message: String, explanation: String? = nil, range: Range<Int>? = nil) {
        self.rule = rule
        self.severity = severity
        self.event = event
        self.message = message
        self.explanation = explanation
        self.range = range
    }
}
