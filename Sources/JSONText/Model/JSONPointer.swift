/// A path into a JSON text (RFC 6901).
public struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
    /// The unescaped reference tokens, outermost first.
    public var tokens: [String]

    public init(tokens: [String] = []) { self.tokens = tokens }

    /// Reads `""`, `/a/0`, `/a~1b`. `nil` where the text is neither empty nor begins with `/`, or a `~` isn't followed by `0` or `1`.
    public init?(_ text: String) {
        if text.isEmpty {
            self.init()
            return
        }
        guard text.utf8.first == UInt8(ascii: "/") else { return nil }
        var tokens: [String] = []
        for part in text.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            var token: [UInt8] = []
            var rest = part.makeIterator()
            while let byte = rest.next() {
                guard byte == UInt8(ascii: "~") else {
                    token.append(byte)
                    continue
                }
                switch rest.next() {
                case UInt8(ascii: "0"): token.append(UInt8(ascii: "~"))
                case UInt8(ascii: "1"): token.append(UInt8(ascii: "/"))
                default: return nil
                }
            }
            tokens.append(String(decoding: token, as: UTF8.self))
        }
        self.init(tokens: tokens)
    }

    public var description: String { tokens.map { "/" + Self.escape($0) }.joined() }

    public func appending(_ key: String) -> JSONPointer { JSONPointer(tokens: tokens + [key]) }
    public func appending(_ index: Int) -> JSONPointer { JSONPointer(tokens: tokens + [String(index)]) }

    /// One key as a reference token: `~` becomes `~0`, `/` becomes `~1`.
    public static func escape(_ key: String) -> String {
        guard key.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return key }
        var out: [UInt8] = []
        for byte in key.utf8 {
            switch byte {
            case UInt8(ascii: "~"): out += [UInt8(ascii: "~"), UInt8(ascii: "0")]
            case UInt8(ascii: "/"): out += [UInt8(ascii: "~"), UInt8(ascii: "1")]
            default: out.append(byte)
            }
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// RFC 6901 §4: digits without leading zeros.
    static func index(_ token: String) -> Int? {
        let digits = token.utf8
        guard let first = digits.first, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return first == UInt8(ascii: "0") && digits.count > 1 ? nil : Int(token)
    }
}
