import Foundation
import Synchronization

/// Replaces codes that were withdrawn or doubled by those in use, from CLDR's alias data through Foundation.
final class CodeAliases: Sendable {
    static let shared = CodeAliases()

    struct Current: Sendable {
        var language: String
        var script: String?
        var region: String?
    }

    private struct Key: Hashable {
        var language: String
        var region: String?
    }

    /// Few codes are met again and again; CLDR's own look-up parses the text each time.
    private let known = Mutex<[Key: Current]>([:])

    func current(language: String, region: String?) -> Current {
        let key = Key(language: language, region: region)
        if let found = known.withLock({ $0[key] }) { return found }
        let found = Self.lookUp(language: language, region: region)
        // The codes may come from a hostile file: the memory of them stays small.
        known.withLock { if $0.count < 4096 { $0[key] = found } }
        return found
    }

    private static func lookUp(language: String, region: String?) -> Current {
        var current = Current(language: language, region: region)
        let parts = Locale.identifier(.icu, from: language).split(separator: "_").map(String.init)
        if let mapped = parts.first, (2...3).contains(mapped.count) { current.language = mapped.lowercased() }
        current.script = parts.dropFirst().first { $0.count == 4 }
        if region == nil { current.region = parts.dropFirst().first { $0.count == 2 } }
        if current.language == "no" { current.language = "nb" }
        if let region {
            let mapped = Locale.identifier(.icu, from: "en_\(region)").split(separator: "_").dropFirst().first.map(String.init)
            if let mapped, mapped.count == 2 || mapped.count == 3 { current.region = mapped }
        }
        return current
    }
}
