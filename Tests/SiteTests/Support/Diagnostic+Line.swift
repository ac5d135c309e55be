import Diagnostics

extension Diagnostic {
    /// As a compiler prints it: `vitrine.yml:1:1: error: unknown key "titel" [config.unknown-key]`.
    var line: String {
        let place = range.map { range in
            let start = range.start
            return start.file + (start.line > 0 ? ":\(start.line):\(start.column)" : "") + ": "
        }
        return (place ?? "") + "\(severity.rawValue): \(message) [\(rule)]"
    }
}

/// The findings of a failure, and its status.
func failure<T>(_ body: () throws(DiagnosticError) -> T) -> (status: Diagnostics.ExitStatus, lines: [String])? {
    do throws(DiagnosticError) {
        _ = try body()
        return nil
    } catch {
        return (error.status, error.diagnostics.map(\.line))
    }
}

/// White space and marks of direction made visible, so that a failing test shows what differs.
func shown(_ text: String?) -> String {
    (text ?? "nil").unicodeScalars.map { scalar in
        [0xA0, 0x202F, 0x200E, 0x200F, 0x61C].contains(scalar.value) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }.joined()
}
