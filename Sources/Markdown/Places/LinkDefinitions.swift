/// The link definitions of a page as far as places need them: cmark has resolved the links, this only tells candidates apart.
final class LinkDefinitions {
    private let bytes: [UInt8]
    private lazy var destinations = find()

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    subscript(label: ArraySlice<UInt8>) -> [UInt8]? {
        label.count > 999 * 4 ? nil : destinations[Self.normalized(label)]
    }

    private static func normalized(_ label: ArraySlice<UInt8>) -> String {
        String(decoding: label, as: UTF8.self).lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private func find() -> [String: [UInt8]] {
        var found: [String: [UInt8]] = [:]
        var at = 0
        while at < bytes.count {
            var start = at
            while start < bytes.count, LineStart.isSpace(bytes[start]) || bytes[start] == UInt8(ascii: ">") { start += 1 }
            if start < bytes.count, bytes[start] == UInt8(ascii: "["),
                let definition = Self.definition(in: bytes, start..<bytes.count)
            {
                let label = Self.normalized(bytes[definition.label])
                if found[label] == nil { found[label] = definition.destination }
            }
            while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
            at += 1
        }
        return found
    }

    /// The definition that the range begins with; `end` is the start of the line after it.
    static func definition(in bytes: [UInt8], _ range: Range<Int>) -> (label: Range<Int>, destination: [UInt8], end: Int)? {
        var at = range.lowerBound
        while at < range.upperBound, LineStart.isSpace(bytes[at]) || bytes[at] == UInt8(ascii: ">") { at += 1 }
        guard at < range.upperBound, bytes[at] == UInt8(ascii: "[") else { return nil }
        let start = at + 1
        // A footnote's.
        guard start < range.upperBound, bytes[start] != UInt8(ascii: "^") else { return nil }
        at = start
        while at < range.upperBound, bytes[at] != UInt8(ascii: "]") {
            if bytes[at] == UInt8(ascii: "[") || at - start > 4000 { return nil }
            at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard at > start, at + 1 < range.upperBound, bytes[at + 1] == UInt8(ascii: ":") else { return nil }
        let label = start..<at
        at += 2
        skipSpace(bytes, &at, range.upperBound)
        guard let destination = destination(in: bytes, &at, range.upperBound) else { return nil }
        while at < range.upperBound, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
        return (label, destination, min(at + 1, range.upperBound))
    }

    /// What stands in the parentheses of an inline link, from behind the first.
    static func target(in bytes: [UInt8], _ range: Range<Int>) -> (destination: [UInt8], end: Int)? {
        var at = range.lowerBound
        skipSpace(bytes, &at, range.upperBound)
        if at < range.upperBound, bytes[at] == UInt8(ascii: ")") { return ([], at + 1) }
        guard let destination = destination(in: bytes, &at, range.upperBound) else { return nil }
        skipSpace(bytes, &at, range.upperBound)
        guard at < range.upperBound else { return nil }
        if bytes[at] == UInt8(ascii: ")") { return (destination, at + 1) }
        let close = bytes[at] == UInt8(ascii: "(") ? UInt8(ascii: ")") : bytes[at]
        guard close == UInt8(ascii: "\"") || close == UInt8(ascii: "'") || close == UInt8(ascii: ")") else { return nil }
        at += 1
        while at < range.upperBound, bytes[at] != close { at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1 }
        at += 1
        skipSpace(bytes, &at, range.upperBound)
        return at < range.upperBound && bytes[at] == UInt8(ascii: ")") ? (destination, at + 1) : nil
    }

    private static func skipSpace(_ bytes: [UInt8], _ at: inout Int, _ end: Int) {
        while at < end, Bytes.isSpace(bytes[at]) { at += 1 }
    }

    private static func destination(in bytes: [UInt8], _ at: inout Int, _ end: Int) -> [UInt8]? {
        var out: [UInt8] = []
        let isPointy = at < end && bytes[at] == UInt8(ascii: "<")
        if isPointy { at += 1 }
        var nesting = 0
        while at < end {
            let byte = bytes[at]
            if byte == UInt8(ascii: "\\"), at + 1 < end, Bytes.isPunctuation(bytes[at + 1]) {
                out.append(bytes[at + 1])
                at += 2
                continue
            }
            if isPointy {
                if byte == UInt8(ascii: ">") {
                    at += 1
                    return out
                }
                if byte == UInt8(ascii: "<") || byte == 0x0A || byte == 0x0D { return nil }
            } else {
                if byte <= 0x20 { break }
                if byte == UInt8(ascii: "(") {
                    nesting += 1
                    if nesting > 32 { return nil }
                }
                if byte == UInt8(ascii: ")") {
                    if nesting == 0 { break }
                    nesting -= 1
                }
            }
            out.append(byte)
            at += 1
        }
        return isPointy || nesting > 0 || out.isEmpty ? nil : out
    }
}
