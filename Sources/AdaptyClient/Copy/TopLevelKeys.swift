
/// The keys of a JSON text's outermost object and what their values begin with, found without parsing. A truncated or broken
/// text gives the keys as far as it goes, so that a file can be told what it was meant to be, and its fault named.
package struct TopLevelKeys: Sendable {
    package struct Key: Sendable, Hashable {
        package let name: String
        /// The value's first byte, `{`, `[`, `"`, …; 0 where the text ends before it.
        package let first: UInt8
    }

    /// The first byte that isn't white space; 0 for an empty text.
    package let first: UInt8
    package let keys: [Key]

    package func first(of name: String) -> UInt8? { keys.first { $0.name == name }?.first }
    package func contains(_ name: String) -> Bool { first(of: name) != nil }

    /// At most this many keys are looked at: a dashboard has a few hundred locales at the very most.
    private static let limit = 1000

    package init(_ bytes: [UInt8]) {
        var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        func skipSpace() {
            while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
        }
        /// Past the closing quote; the raw bytes between.
        func skipString() -> ArraySlice<UInt8> {
            let start = position + 1
            position = start
            while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
                position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
            }
            let end = min(position, bytes.count)
            position = min(position + 1, bytes.count)
            return bytes[start..<end]
        }
        /// To the comma or bracket that ends the value.
        func skipValue() {
            var depth = 0
            while position < bytes.count {
                switch bytes[position] {
                case UInt8(ascii: "\""):
                    _ = skipString()
                    continue
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    if depth == 0 { return }
                    depth -= 1
                case UInt8(ascii: ",") where depth == 0: return
                default: break
                }
                position += 1
            }
        }
        skipSpace()
        first = position < bytes.count ? bytes[position] : 0
        var keys: [Key] = []
        if first == UInt8(ascii: "{") {
            position += 1
            while keys.count < Self.limit {
                skipSpace()
                guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { break }
                let name = String(decoding: skipString(), as: UTF8.self)
                skipSpace()
                guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else {
                    keys.append(Key(name: name, first: 0))
                    break
                }
                position += 1
                skipSpace()
                keys.append(Key(name: name, first: position < bytes.count ? bytes[position] : 0))
                skipValue()
                guard position < bytes.count, bytes[position] == UInt8(ascii: ",") else { break }
                position += 1
            }
        }
        self.keys = keys
    }
}
