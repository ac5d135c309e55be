import JSONText

/// Tells words for readers from values for the app, where the patterns leave it open.
public enum CopyValue {
    /// Whether a string at `pointer` could be copy: no colour, address, identifier, moment or file, and not under a key that
    /// holds such.
    public static func isCopy(_ text: String, at pointer: JSONPointer) -> Bool {
        !isTechnical(pointer) && !isTechnical(text)
    }

    private static let technicalKeys: Set<String> = ["id", "icon", "url", "uuid", "template", "theme"]

    static func isTechnical(_ pointer: JSONPointer) -> Bool {
        guard let key = pointer.tokens.last else { return false }
        // The name of a screen template, and a theme, stand at the top; deeper, `template` and `theme` may be words.
        if key == "template" || key == "theme" { return pointer.tokens.count == 1 }
        return technicalKeys.contains(key.lowercased()) || ["_id", "Id", "_url", "Url", "URL"].contains { key.hasSuffix($0) }
    }

    /// By its form alone.
    static func isTechnical(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let first = bytes.first, bytes.count <= 2048 else { return false }
        if first == UInt8(ascii: "#") { return isHexColour(bytes) }
        guard !bytes.contains(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") || $0 >= 0x80 }) else {
            return isColourFunction(text)
        }
        return isAddress(text) || isReverseDomain(text) || isUUID(bytes) || isMoment(bytes) || isFile(text)
            || isColourFunction(text)
    }

    private static func isHexColour(_ bytes: [UInt8]) -> Bool {
        [4, 5, 7, 9].contains(bytes.count) && bytes.dropFirst().allSatisfy(isHex)
    }

    private static func isColourFunction(_ text: String) -> Bool {
        text.hasSuffix(")") && ["rgb(", "rgba(", "hsl(", "hsla("].contains { text.hasPrefix($0) }
    }

    private static func isAddress(_ text: String) -> Bool {
        if ["www.", "mailto:", "tel:", "sms:", "data:"].contains(where: { text.hasPrefix($0) }) { return true }
        // RFC 3986 §3.1: a scheme is letters, digits, `+`, `.`, `-`. A Markdown link isn't one.
        guard let mark = text.firstRange(of: "://") else { return false }
        return text[..<mark.lowerBound].utf8.allSatisfy {
            isLower($0 | 0x20) || isDigit($0) || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
        }
    }

    /// `com.example.app.pro.yearly`: three lower-case words at least, joined by dots.
    private static func isReverseDomain(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count >= 3
            && parts.allSatisfy { part in
                !part.isEmpty
                    && part.allSatisfy { isLower($0) || isDigit($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
            } && parts.prefix(2).allSatisfy { $0.first.map(isLower) ?? false }
    }

    private static func isUUID(_ bytes: [UInt8]) -> Bool {
        bytes.count == 36
            && bytes.indices.allSatisfy { [8, 13, 18, 23].contains($0) ? bytes[$0] == UInt8(ascii: "-") : isHex(bytes[$0]) }
    }

    /// `2026-01-01` and what may follow it in ISO 8601.
    private static func isMoment(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 10 else { return false }
        let isDate = bytes[..<10].indices.allSatisfy { $0 == 4 || $0 == 7 ? bytes[$0] == UInt8(ascii: "-") : isDigit(bytes[$0]) }
        return isDate && (bytes.count == 10 || bytes[10] == UInt8(ascii: "T"))
    }

    private static let fileExtensions: Set<String> = [
        "png", "jpg", "jpeg", "gif", "webp", "heic", "svg", "pdf", "json", "mp4", "mov", "m4v", "webm", "mp3", "m4a", "wav", "ttf",
        "otf",
        "lottie", "riv",
    ]

    private static func isFile(_ text: String) -> Bool {
        guard let dot = text.lastIndex(of: "."), dot > text.startIndex else { return false }
        return fileExtensions.contains(text[text.index(after: dot)...].lowercased())
    }

    private static func isHex(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }
    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    private static func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
}
