public import JSONText

/// The remote config of one locale, with the document that knows its places.
public struct LocalizedConfig: Sendable {
    /// As the source spells it.
    public let locale: String
    /// The document that `root` is a part of: an embedded one for a fallback file, the whole file for a dashboard's export.
    public let document: JSONDocument
    public let root: JSONNode

    /// - Parameter root: the config itself, where the document holds more than one.
    public init(locale: String, document: JSONDocument, root: JSONNode? = nil) {
        self.locale = locale
        self.document = document
        self.root = root ?? document.root
    }
}
