import Diagnostics

/// A strict parser of RFC 8259 over bytes. It keeps its own stack, so that nesting in the input never becomes nesting of calls.
struct JSONParser {
    let source: SourceText
    let bytes: [UInt8]
    /// For an embedded text: the offset in the file of each byte and of the end.
    let map: [Int]?
    let level: Int
    let limits: JSONDocument.Limits
    var position = 0
    var diagnostics: [Diagnostic] = []
    /// The bytes of a string with escapes, used again for each.
    var scratch: [UInt8] = []

    private struct Frame {
        let isObject: Bool
        let start: Int
        /// Where this container's elements begin in `nodes` or `members`.
        let base: Int
        var key = ""
        var keyRange = 0..<0

        var what: String { isObject ? "the object" : "the array" }
        var close: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }
    }

    private var frames: [Frame] = []
    private var nodes: [JSONNode] = []
    private var members: [JSONMember] = []

    init(source: SourceText, bytes: [UInt8], map: [Int]?, level: Int, limits: JSONDocument.Limits) {
        self.source = source
        self.bytes = bytes
        self.map = map
        self.level = level
        self.limits = limits
    }

    /// The offset in the file of an offset in `bytes`.
    func place(_ offset: Int) -> Int { map.map { $0[offset] } ?? offset }

    func placed(_ start: Int, _ end: Int) -> Range<Int> { place(start)..<place(end) }

    mutating func parse() throws(JSONFault) -> JSONNode {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        if let fault = foreignFormat() { throw fault }
        skipSpace()
        guard position < bytes.count else { throw emptyText() }
        while true {
            guard var value = try openOrScalar() else { continue }
            while let frame = frames.last {
                attach(value, to: frame)
                skipSpace()
                guard let closed = try next(in: frame) else { break }
                value = closed
            }
            if frames.isEmpty {
                try expectEnd(after: value)
                return value
            }
        }
    }

    /// A value without inner values, or `nil` after the start of a container that has some.
    private mutating func openOrScalar() throws(JSONFault) -> JSONNode? {
        guard position < bytes.count else { throw truncated("a value") }
        let start = position
        switch bytes[position] {
        case UInt8(ascii: "{"):
            try push(isObject: true)
            if peek(UInt8(ascii: "}")) { return close() }
            try key(expecting: "a key in double quotes or `}`")
            return nil
        case UInt8(ascii: "["):
            try push(isObject: false)
            return peek(UInt8(ascii: "]")) ? close() : nil
        case UInt8(ascii: "\""):
            let text = try string(orOpen: frames.last.map { ($0.what, $0.start) })
            return JSONNode(.string(text), range: placed(start, position))
        case UInt8(ascii: "-"), 0x30...0x39:
            let text = try number()
            return JSONNode(.number(text), range: placed(start, position))
        default:
            let value = try word()
            return JSONNode(value, range: placed(start, position))
        }
    }

    private mutating func push(isObject: Bool) throws(JSONFault) {
        guard frames.count < limits.depth else {
            throw JSONFault(
                "nested more than \(limits.depth) levels deep", at: position..<(position + 1), rule: "json.depth",
                explanation: "No file that this program reads nests so deep; the text is damaged or made to do harm.")
        }
        frames.append(Frame(isObject: isObject, start: position, base: isObject ? members.count : nodes.count))
        position += 1
        skipSpace()
    }

    private mutating func attach(_ value: JSONNode, to frame: Frame) {
        if frame.isObject {
            members.append(JSONMember(key: frame.key, keyRange: frame.keyRange, value: value))
        } else {
            nodes.append(value)
        }
    }

    /// After a value: past the comma to the next one (`nil`), or the container that ends here.
    private mutating func next(in frame: Frame) throws(JSONFault) -> JSONNode? {
        guard position < bytes.count else { throw truncated("`,` or `\(Character(Unicode.Scalar(frame.close)))`") }
        let byte = bytes[position]
        if byte == frame.close { return close() }
        guard byte == UInt8(ascii: ",") else { throw missingComma(in: frame.what, opened: frame.start, close: frame.close) }
        let comma = position
        position += 1
        skipSpace()
        if peek(frame.close) {
            throw JSONFault(
                "comma after the last \(frame.isObject ? "member" : "element")", at: comma..<(comma + 1),
                explanation: "Remove the comma; JSON allows none before `\(Character(Unicode.Scalar(frame.close)))`.")
        }
        if frame.isObject { try key(expecting: "a key in double quotes") }
        return nil
    }

    /// Ends the innermost container at its bracket.
    private mutating func close() -> JSONNode {
        position += 1
        let frame = frames.removeLast()
        let range = placed(frame.start, position)
        if frame.isObject {
            let own = Array(members[frame.base...])
            members.removeLast(own.count)
            reportDuplicates(own)
            return JSONNode(.object(own), range: range)
        }
        let own = Array(nodes[frame.base...])
        nodes.removeLast(own.count)
        return JSONNode(.array(own), range: range)
    }

    /// A key and its colon, up to the value.
    private mutating func key(expecting what: String) throws(JSONFault) {
        guard position < bytes.count else { throw truncated(what) }
        guard bytes[position] == UInt8(ascii: "\"") else { throw badKey(expecting: what) }
        let start = position
        let top = frames.count - 1
        frames[top].key = try string(orOpen: (frames[top].what, frames[top].start))
        frames[top].keyRange = placed(start, position)
        skipSpace()
        guard position < bytes.count else { throw truncated("`:`") }
        guard bytes[position] == UInt8(ascii: ":") else {
            let found = found(at: position)
            throw JSONFault(
                "expected `:` after the key, found \(found.text)", at: found.range,
                explanation: "Every key of an object needs a colon and a value.")
        }
        position += 1
        skipSpace()
    }

    private mutating func expectEnd(after value: JSONNode) throws(JSONFault) {
        skipSpace()
        guard position < bytes.count else { return }
        let found = found(at: position)
        throw JSONFault(
            "\(found.text) after the end of the document", at: found.range,
            explanation: "A JSON text is one value. Remove what follows it, or put the values into an array.")
    }

    func truncated(_ expected: String) -> JSONFault {
        let opened = frames.last.map { ($0.what, $0.start) }
        return JSONFault(
            "the text ends where \(expected) should be", at: bytes.count..<bytes.count,
            explanation: "It seems cut off: \(frames.count == 1 ? "1 bracket is" : "\(frames.count) brackets are") still open. Get the file again, or close what is open.",
            opened: opened)
    }

    private func emptyText() -> JSONFault {
        let isEmpty = bytes.isEmpty || bytes == [0xEF, 0xBB, 0xBF]
        let what = level == 0 ? "file" : "string"
        return JSONFault(
            isEmpty ? "the \(what) is empty" : "the \(what) holds only white space", at: bytes.count..<bytes.count,
            explanation: "A JSON document was expected; the smallest is `{}`.")
    }
}
