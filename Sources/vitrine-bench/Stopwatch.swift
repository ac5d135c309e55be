import Foundation

/// Durations and memory as text.
enum Stopwatch {
    static func text(_ time: Duration, per count: Int? = nil) -> String {
        let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
        let whole = String(format: "%.2f s", seconds)
        return count.map { whole + String(format: ", %.2f µs each", seconds * 1_000_000 / Double($0)) } ?? whole
    }

    /// The most memory that the process has had, as Linux tells; `nil` elsewhere.
    static var peakMemory: String? {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
            let kilobytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) })
        else { return nil }
        return "\(kilobytes / 1024) MB"
    }
}
