import Diagnostics

/// The last line under a list of findings.
enum Summary {
    /// `2 errors, 1 warning, 3 notes`; empty where there is none.
    static func line(_ diagnostics: [Diagnostic]) -> String {
        let parts = [Severity.error, .warning, .note].compactMap { severity -> String? in
            let count = diagnostics.count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        return parts.isEmpty ? "" : parts.joined(separator: ", ") + "\n"
    }
}
