/// Names for files and folders out of untrusted data: placement ids, variation names, locales, symbol names.
///
/// Lower-case ASCII letters, digits and `-`, at most 80 bytes. A short hash of the original is added where more than case was
/// replaced, where the name is empty, too long, or reserved by us or by Windows, so that two names never share a file.
struct SafeName: Sendable {
    private var taken: Set<String> = []

    init() {}

    /// The safe form of `name`, unique among all that this value has given; the same calls in the same order give the same names.
    mutating func unique(_ name: String) -> String {
        var candidate = Self.safe(name)
        if !taken.insert(candidate).inserted {
            candidate = Self.withHash(Self.slug(name).text, of: name)
            var ordinal = 2
            while !taken.insert(candidate).inserted {
                candidate = Self.withHash(Self.slug(name).text, of: "\(ordinal)\u{0}\(name)")
                ordinal += 1
            }
        }
        return candidate
    }

    /// The safe form of one name by itself.
    static func safe(_ name: String) -> String {
        let (text, isFaithful) = slug(name)
        if isFaithful, text.utf8.count <= 80, !isReserved(text) { return text }
        return withHash(text, of: name)
    }

    /// `text` cut to size, with a hash of `original` behind it.
    static func withHash(_ text: String, of original: String, digits: Int = 6) -> String {
        let hash = Digest.sha256(original, length: digits)
        let stem = String(decoding: text.utf8.prefix(80 - digits - 1), as: UTF8.self).trimmingHyphens
        return stem.isEmpty ? "x-" + hash : stem + "-" + hash
    }

    /// The name in allowed bytes, and whether only its case changed.
    static func slug(_ name: String) -> (text: String, isFaithful: Bool) {
        var bytes: [UInt8] = []
        var isFaithful = !name.isEmpty
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                bytes.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                bytes.append(byte | 0x20)
            default:
                isFaithful = false
                if let last = bytes.last, last != UInt8(ascii: "-") { bytes.append(UInt8(ascii: "-")) }
            }
        }
        let text = String(decoding: bytes, as: UTF8.self)
        let trimmed = text.trimmingHyphens
        return (trimmed, isFaithful && trimmed == text)
    }

    private static func isReserved(_ text: String) -> Bool {
        if ["index", "coverage", "locales", "data", "screens", "assets", "internal", "reference", "404"].contains(text) { return true }
        if ["con", "prn", "aux", "nul"].contains(text) { return true }
        return text.count == 4 && (text.hasPrefix("com") || text.hasPrefix("lpt")) && text.last?.isNumber == true
    }
}

extension String {
    fileprivate var trimmingHyphens: String {
        var slice = Substring(self)
        while slice.first == "-" { slice.removeFirst() }
        while slice.last == "-" { slice.removeLast() }
        return String(slice)
    }
}
