import Foundation

/// Standard output or standard error.
struct Terminal: Sendable {
    private let descriptor: Int32
    /// A terminal that may be coloured: `NO_COLOR` unset (no-color.org) and `TERM` not `dumb`.
    let isColoured: Bool

    init(descriptor: Int32, environment: [String: String]) {
        self.descriptor = descriptor
        isColoured = isatty(descriptor) == 1 && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }

    func write(_ text: String) { write(Array(text.utf8)) }

    func write(_ bytes: [UInt8]) {
        var done = 0
        while done < bytes.count {
            let wrote = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress.map { $0 + done }, bytes.count - done) }
            if wrote < 0, errno == EINTR { continue }
            if wrote <= 0 { return }  // the reader has gone: nobody is left to tell
            done += wrote
        }
    }
}
