import Diagnostics
import JSONText

/// A remote config as a source of copy holds it: the text, what it is parsed to, and where every byte of it stands.
public struct CopyRemoteConfig: Sendable {
    /// What an app would get.
    public let config: AdaptyRemoteConfig
    /// Where the locale's code stands.
    public let localeRange: SourceRange
    /// Where the content stands: the string in a fallback file with its quotes, else the object itself.
    public let range: SourceRange
    /// The parsed content; all places in it are those of the outer file. `nil` where it is no JSON.
    public let document: JSONDocument?
    /// The object that holds the copy, inside ``document``. `nil` where the content is no JSON object.
    public let root: JSONNode?
    /// In a fallback file the string that holds the content, for an edit; `nil` where the object stands by itself.
    public let stringNode: JSONNode?

    /// The locale's code as the source spells it.
    public var locale: String { config.locale }

    /// Where a part of the content stands.
    ///
    /// - Parameter node: A node of ``root``.
    /// - Returns: Its place in the outer file.
    public func range(of node: JSONNode) -> SourceRange { document?.range(of: node) ?? range }
}
