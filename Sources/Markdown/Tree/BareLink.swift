/// An address that is a link without any mark (GFM §6.9).
struct BareLink {
    var range: Range<Int>
    /// What its destination has and its text hasn't: `http://` or `mailto:`.
    var prefix: String

    /// The bare links of a text, in order.
    static func all(in bytes: [UInt8], from start: Int) -> [BareLink] {
        var links: [BareLink] = []
        var free = start
        var at = start
        while at < bytes.count {
            let found: BareLink? =
                switch bytes[at] {
                case UInt8(ascii: "w"): web(bytes, at, free)
                case UInt8(ascii: ":"): scheme(bytes, at, free)
                case UInt8(ascii: "@"): mail(bytes, at, free)
                default: nil
                }
            if let found {
                links.append(found)
                free = found.range.upperBound
                at = free
            } else {
                at += 1
            }
        }
        return links
    }

    private static func web(_ bytes: [UInt8], _ at: Int, _ free: Int) -> BareLink? {
        guard bytes[at...].starts(with: "www.".utf8) else { return nil }
        if at > free, !Bytes.isSpace(bytes[at - 1]), !"*_~(".utf8.contains(bytes[at - 1]) { return nil }
        guard let domain = domainEnd(bytes, at, needsDot: true) else { return nil }
        let end = trimmed(bytes, at, restEnd(bytes, domain))
        return end > at + 4 ? BareLink(range: at..<end, prefix: "http://") : nil
    }

    private static func scheme(_ bytes: [UInt8], _ colon: Int, _ free: Int) -> BareLink? {
        guard colon + 3 < bytes.count, bytes[colon + 1] == UInt8(ascii: "/"), bytes[colon + 2] == UInt8(ascii: "/") else { return nil }
        var start = colon
        while start > free, colon - start < 6, Bytes.isLetter(bytes[start - 1]) { start -= 1 }
        guard ["http", "https", "ftp"].contains(String(decoding: bytes[start..<colon], as: UTF8.self).lowercased()),
            let domain = domainEnd(bytes, colon + 3, needsDot: false)
        else { return nil }
        let end = trimmed(bytes, start, restEnd(bytes, domain))
        return end > colon + 3 ? BareLink(range: start..<end, prefix: "") : nil
    }

    private static func mail(_ bytes: [UInt8], _ at: Int, _ free: Int) -> BareLink? {
        var start = at
        while start > free, Bytes.isAlphanumeric(bytes[start - 1]) || ".+-_".utf8.contains(bytes[start - 1]) { start -= 1 }
        guard start < at else { return nil }
        var end = at + 1
        var dots = 0
        while end < bytes.count {
            let byte = bytes[end]
            if byte == UInt8(ascii: "@") { return nil }
            if byte == UInt8(ascii: "."), end + 1 < bytes.count, Bytes.isAlphanumeric(bytes[end + 1]) {
                dots += 1
            } else if !Bytes.isAlphanumeric(byte), byte != UInt8(ascii: "-"), byte != UInt8(ascii: "_") {
                break
            }
            end += 1
        }
        guard dots > 0, Bytes.isLetter(bytes[end - 1]) else { return nil }
        return BareLink(range: start..<end, prefix: "mailto:")
    }

    /// Where the host's name ends; underscores don't occur in its last two parts.
    private static func domainEnd(_ bytes: [UInt8], _ start: Int, needsDot: Bool) -> Int? {
        var at = start
        var dots = 0
        var (underscoresBefore, underscores) = (0, 0)
        while at < bytes.count {
            // No host's name is longer (RFC 1035 §2.3.4); so many tries don't each read the whole text.
            guard at - start <= 255 else { return nil }
            let byte = bytes[at]
            if byte == UInt8(ascii: "_") {
                underscores += 1
            } else if byte == UInt8(ascii: ".") {
                (underscoresBefore, underscores) = (underscores, 0)
                dots += 1
            } else if byte < 0x80 {
                guard Bytes.isAlphanumeric(byte) || byte == UInt8(ascii: "-") else { break }
            } else if byte & 0xC0 != 0x80, Flank(after: bytes[at...]) != .other {
                break
            }
            at += 1
        }
        guard at > start, underscores + underscoresBefore == 0, dots > 0 || !needsDot else { return nil }
        return at
    }

    private static func restEnd(_ bytes: [UInt8], _ start: Int) -> Int {
        var at = start
        while at < bytes.count, !Bytes.isSpace(bytes[at]), bytes[at] != UInt8(ascii: "<") { at += 1 }
        return at
    }

    /// Without punctuation, closing brackets that nothing opens, and an entity's look-alike at the end.
    private static func trimmed(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
        var end = end
        var opening = 0
        var closing = 0
        for byte in bytes[start..<end] {
            if byte == UInt8(ascii: "(") { opening += 1 } else if byte == UInt8(ascii: ")") { closing += 1 }
        }
        while end > start {
            switch bytes[end - 1] {
            case UInt8(ascii: ")"):
                if closing <= opening { return end }
                closing -= 1
                end -= 1
            case UInt8(ascii: ";"):
                var name = end - 1
                while name > start, Bytes.isLetter(bytes[name - 1]) { name -= 1 }
                if name < end - 1, name > start, bytes[name - 1] == UInt8(ascii: "&") { end = name - 1 } else { end -= 1 }
            case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "*"),
                UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "'"), UInt8(ascii: "\""):
                end -= 1
            default:
                return end
            }
        }
        return end
    }
}
