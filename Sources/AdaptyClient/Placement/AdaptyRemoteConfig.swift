import Diagnostics
import Foundation
import JSONText

/// The free-form content of a flow, paywall or onboarding in one locale.
///
/// The dashboard keeps it as a text that should be a JSON object. What its keys mean is between the people who fill it in and
/// the app that reads it.
///
/// In JSON the keys are `lang` and `data`.
public struct AdaptyRemoteConfig: Sendable, Hashable, Codable {
    /// The locale's code as the dashboard spells it: lower-case subtags with hyphens, as `en`, `pt-br`, `zh-hant`.
    public let locale: String
    /// The content as it was entered, byte for byte. It may be anything, even no JSON at all.
    public let jsonString: String

    /// Makes a remote config, for previews and tests.
    ///
    /// - Parameters:
    ///   - locale: The locale's code, kept as given.
    ///   - jsonString: The content, kept as given.
    public init(locale: String, jsonString: String) {
        self.locale = locale
        self.jsonString = jsonString
    }

    private enum CodingKeys: String, CodingKey {
        case locale = "lang"
        case jsonString = "data"
    }
}

extension AdaptyRemoteConfig {
    /// The content as a dictionary, or `nil` where ``jsonString`` isn't a JSON object: an array, a single value, an empty or
    /// a broken text give `nil`, never an error.
    ///
    /// Nested values are `String`, `Bool`, `Int`, `Decimal`, `[any Sendable]`, `[String: any Sendable]` and `NSNull`. Whole
    /// numbers that fit are `Int`; every other number is a `Decimal`, so that `19.9` stays 19.9. The text is parsed at each
    /// access: keep the result where you need it often.
    public var dictionary: [String: any Sendable]? {
        guard let document = try? JSONDocument.parse(SourceText(file: locale, text: jsonString)), let members = document.root.object
        else { return nil }
        return Self.values(members)
    }

    private static func values(_ members: [JSONMember]) -> [String: any Sendable] {
        Dictionary(members.map { ($0.key, value($0.value)) }) { _, last in last }
    }

    private static func value(_ node: JSONNode) -> any Sendable {
        switch node.value {
        case .null: NSNull()
        case .bool(let bool): bool
        case .string(let text): text
        case .array(let items): items.map(value) as [any Sendable]
        case .object(let members): values(members)
        case .number(let text): node.int ?? node.decimal ?? text
        }
    }
}
