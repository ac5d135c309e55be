import Diagnostics
import LocaleKit

extension CopySource {
    /// What kind of source a file is, by its content: a fallback file has `data` and `meta`, remote configs have locale codes
    /// for keys. The file needn't be whole: a truncated one is still told, so that reading it names the fault.
    ///
    /// - Parameter source: The file.
    /// - Returns: `nil` for anything else, for example a store's file. Never `.localeFolder`, which isn't one file.
    public static func recognise(_ source: SourceText) -> SourceKind? {
        let top = TopLevelKeys(source.bytes)
        guard top.first == UInt8(ascii: "{") else { return nil }
        // Answers of App Store Connect have `data` and `meta` too (JSON:API).
        let isJSONAPI = top.contains("included") || top.contains("links") || top.contains("jsonapi") || top.first(of: "data") == UInt8(ascii: "[")
        if top.contains("meta") || top.contains("data") { return isJSONAPI ? nil : .fallbackFile }
        let isByLocale =
            !top.keys.isEmpty
            && top.keys.allSatisfy { key in
                [UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "["), 0].contains(key.first) && LocaleInfo(key.name)?.isKnown == true
            }
        return isByLocale && top.keys.contains { $0.first == UInt8(ascii: "{") || $0.first == 0 } ? .remoteConfig : nil
    }

    /// Whether at least one member is a locale's.
    static func hasLocale(_ source: SourceText) -> Bool {
        TopLevelKeys(source.bytes).keys.contains { $0.first == UInt8(ascii: "{") && LocaleInfo($0.name)?.isKnown == true }
    }
}
