/// Addresses between files of the site: always relative, so that the folder works from any host, sub-path, zip or disk.
enum PageAddress {
    /// From the page at `page` to the site's root: ``, `../`, `../../`.
    static func base(of page: String) -> String {
        String(repeating: "../", count: page.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "/") ? 1 : 0) })
    }

    /// From one file to another, with an anchor where there is one; percent-encoded where URLs demand it.
    static func relative(to target: String, from page: String, anchor: String? = nil) -> String {
        let fragment = anchor.map { "#" + encoded($0) } ?? ""
        if target == page { return fragment.isEmpty ? encoded(lastComponent(target)) : fragment }
        let from = page.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let to = target.split(separator: "/", omittingEmptySubsequences: false)
        var shared = 0
        while shared < from.count, shared < to.count - 1, from[shared] == to[shared] { shared += 1 }
        let up = String(repeating: "../", count: from.count - shared)
        return up + to.dropFirst(shared).map { encoded(String($0)) }.joined(separator: "/") + fragment
    }

    /// Percent-encodes everything but RFC 3986's unreserved characters and those that a path segment or fragment may hold.
    static func encoded(_ text: String) -> String {
        var out: [UInt8] = []
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "("),
                UInt8(ascii: ")"), UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "@"),
                UInt8(ascii: "+"), UInt8(ascii: "$"):
                out.append(byte)
            default:
                out += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: out, as: UTF8.self)
    }

    private static func lastComponent(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }
}
