import Diagnostics
import JSONText

/// The texts of a screen made in the builder. The screen itself isn't read.
public struct BuilderScreen: Sendable {
    /// The screen's key: the flow's version in format 10, the layout's id in format 11, the builder's id in generation 3.
    public let id: String
    /// The version of the screen's own format, as `5.0.0`.
    public let format: String?
    /// The localization that stands in for strings which another one lacks; `nil` where there is none, or where the name is of
    /// no localization.
    public let defaultLocalization: String?
    /// The localizations in the order of the source.
    public let localizations: [BuilderLocalization]
    /// Where the screen's texts begin.
    public let range: SourceRange

    /// A localization by its id, letter for letter.
    ///
    /// - Parameter id: The localization's id.
    /// - Returns: The localization, or `nil` where there is none.
    public func localization(_ id: String) -> BuilderLocalization? { localizations.first { $0.id == id } }

    /// Whether the screen runs from right to left in a localization; where it doesn't say, the default's answer counts.
    ///
    /// - Parameter id: The localization's id.
    /// - Returns: `false` where neither says.
    public func isRightToLeft(_ id: String) -> Bool {
        localization(id)?.isRightToLeft ?? defaultLocalization.flatMap(localization)?.isRightToLeft ?? false
    }
}

/// The texts of a screen made in the builder, in one language.
public struct BuilderLocalization: Sendable {
    /// The localization's id: a locale's code as the dashboard spells it.
    public let id: String
    /// Whether the screen runs from right to left; `nil` where the source doesn't say.
    public let isRightToLeft: Bool?
    /// The locale that numbers are written for, where it isn't the device's.
    public let iosLocaleId: String?
    /// The texts in the order of the source.
    public let strings: [BuilderString]
    /// Where the localization's id stands.
    public let range: SourceRange
}

/// One text of a screen made in the builder.
public struct BuilderString: Sendable, Hashable {
    /// The text's id inside the screen.
    public let id: String
    /// The text; where it has tags, each stands as `<NAME/>`, and images are left out.
    public let text: String
    /// What is shown where a tag has no value; `nil` where there is nothing.
    public let fallback: String?
    /// Where the text stands.
    public let range: SourceRange

    /// Text of a value: a string, an object with `text`, `tag` or `image`, or a list of those.
    static func text(_ node: JSONNode) -> String? {
        switch node.value {
        case .string(let text): text
        case .array(let items): items.compactMap(text).joined()
        case .object: node["text"]?.string ?? node["tag"]?.string.map { "<\($0)/>" } ?? (node["image"] == nil ? nil : "")
        case .null, .bool, .number: nil
        }
    }
}
