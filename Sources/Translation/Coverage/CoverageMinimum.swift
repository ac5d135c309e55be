public import Foundation

/// The percentages below which a check fails: `checks.minimum`, and `--min` over it.
public struct CoverageMinimum: Hashable, Sendable {
    private struct Key: Hashable {
        var surface: SurfaceID
        var locale: String?
    }

    private var values: [Key: Decimal] = [:]

    public init() {}

    /// Sets the minimum of a surface in one locale, or in all that have none of their own.
    public mutating func set(_ percent: Decimal, for surface: SurfaceID, locale: String? = nil) {
        values[Key(surface: surface, locale: locale)] = percent
    }

    public func value(for surface: SurfaceID, locale: String) -> Decimal? {
        values[Key(surface: surface, locale: locale)] ?? values[Key(surface: surface, locale: nil)]
    }

    /// Adds what `--min docs.fr=90` or `--min paywalls=100` says.
    /// - Returns: what is wrong with the argument, or `nil`.
    public mutating func add(argument: String) -> String? {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let surface = SurfaceID(rawValue: String(name[0])) else {
            return "no surface \"\(name[0])\": one of " + SurfaceID.allCases.map(\.rawValue).joined(separator: ", ")
        }
        guard parts.count == 2, name.count == 1 || !name[1].isEmpty, let percent = Self.percent(String(parts[1])) else {
            return "\"\(argument)\" is not of the form docs.fr=90, a percentage from 0 to 100"
        }
        set(percent, for: surface, locale: name.count == 2 ? String(name[1]) : nil)
        return nil
    }

    /// Digits, and a point with digits after it where there are decimals.
    private static func percent(_ text: String) -> Decimal? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, text.utf8.count <= 8,
            parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")), value <= 100
        else { return nil }
        return value
    }
}
