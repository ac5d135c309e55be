/// One line that begins with three colons or more: `:::name[Title]{key=value key="value" key}` opens, colons alone close.
struct DirectiveLine {
    struct Attribute {
        var name: String
        var value: String?
        var range: Range<Int>
    }

    struct Fault {
        var message: String
        var explanation: String
        var range: Range<Int>
    }

    /// In the source, without white space at the end.
    let range: Range<Int>
    var colons = 0
    /// `nil` where the line closes.
    var name: String?
    var nameRange = 0..<0
    var label: Range<Int>?
    var attributes: [Attribute] = []
    /// The first thing that can't be read.
    var fault: Fault?
    /// Which of the headings before the page holds the label.
    var heading: Int?

    init(_ bytes: [UInt8], _ line: Range<Int>) {
        var end = line.upperBound
        while end > line.lowerBound, Bytes.isSpace(bytes[end - 1]) { end -= 1 }
        range = line.lowerBound..<end
        var at = range.lowerBound
        while at < end, bytes[at] == UInt8(ascii: ":") { at += 1 }
        colons = at - range.lowerBound
        skipSpace(bytes, &at)
        guard at < end else { return }
        let start = at
        while at < end, Bytes.isAlphanumeric(bytes[at]) || bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: "_") || bytes[at] >= 0x80 { at += 1 }
        name = String(decoding: bytes[start..<at], as: UTF8.self)
        nameRange = start..<at
        readLabel(bytes, &at)
        skipSpace(bytes, &at)
        readAttributes(bytes, &at)
        skipSpace(bytes, &at)
        guard at < end, fault == nil else { return }
        let rest = String(decoding: bytes[at..<end], as: UTF8.self)
        fault = Fault(
            message: "\"\(rest)\" can't stand behind a directive",
            explanation: "A title stands in brackets right behind the name, attributes in braces behind it: :::note[Title].", range: at..<end)
    }

    private func skipSpace(_ bytes: [UInt8], _ at: inout Int) {
        while at < range.upperBound, Bytes.isSpace(bytes[at]) { at += 1 }
    }

    private mutating func readLabel(_ bytes: [UInt8], _ at: inout Int) {
        guard at < range.upperBound, bytes[at] == UInt8(ascii: "[") else { return }
        let open = at
        var nesting = 0
        while at < range.upperBound {
            switch bytes[at] {
            case UInt8(ascii: "\\"): at += 1
            case UInt8(ascii: "["): nesting += 1
            case UInt8(ascii: "]"): nesting -= 1
            default: break
            }
            at += 1
            if nesting == 0 {
                var (lower, upper) = (open + 1, at - 1)
                while lower < upper, Bytes.isSpace(bytes[lower]) { lower += 1 }
                while upper > lower, Bytes.isSpace(bytes[upper - 1]) { upper -= 1 }
                label = lower..<upper
                return
            }
        }
        at = range.upperBound
        fault = Fault(message: "the title's bracket isn't closed", explanation: "A title ends with ] on the same line.", range: open..<at)
    }

    private mutating func readAttributes(_ bytes: [UInt8], _ at: inout Int) {
        guard at < range.upperBound, bytes[at] == UInt8(ascii: "{") else { return }
        let open = at
        at += 1
        while true {
            skipSpace(bytes, &at)
            guard at < range.upperBound else { break }
            if bytes[at] == UInt8(ascii: "}") {
                at += 1
                return
            }
            let start = at
            while at < range.upperBound, !Bytes.isSpace(bytes[at]), bytes[at] != UInt8(ascii: "="), bytes[at] != UInt8(ascii: "}") { at += 1 }
            var attribute = Attribute(name: String(decoding: bytes[start..<at], as: UTF8.self), value: nil, range: start..<at)
            if at < range.upperBound, bytes[at] == UInt8(ascii: "=") {
                at += 1
                attribute.value = value(bytes, &at)
                attribute.range = start..<at
            }
            attributes.append(attribute)
        }
        fault = Fault(message: "the brace isn't closed", explanation: "Attributes end with } on the same line.", range: open..<range.upperBound)
    }

    private func value(_ bytes: [UInt8], _ at: inout Int) -> String {
        let isQuoted = at < range.upperBound && bytes[at] == UInt8(ascii: "\"")
        if isQuoted { at += 1 }
        let start = at
        while at < range.upperBound, isQuoted ? bytes[at] != UInt8(ascii: "\"") : !Bytes.isSpace(bytes[at]) && bytes[at] != UInt8(ascii: "}") { at += 1 }
        defer { if isQuoted, at < range.upperBound { at += 1 } }
        return String(decoding: bytes[start..<at], as: UTF8.self)
    }
}
