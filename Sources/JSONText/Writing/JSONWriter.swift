public import struct Foundation.Decimal

/// Writes JSON (RFC 8259) in the order of the calls.
///
///     var writer = JSONWriter(style: .pretty)
///     writer.object { object in
///         object.member("title", "Go Pro")
///         object.array("keys") { $0.int(1) }
///     }
public struct JSONWriter: Sendable {
    public enum Style: Sendable {
        /// No white space at all.
        case compact
        /// A member or element a line, two spaces a level, a space after the colon; empty containers stay `{}` and `[]`.
        case pretty
    }

    public private(set) var bytes: [UInt8] = []
    public let style: Style
    /// Escapes `<`, U+2028 and U+2029, so that the text may stand inside a script element.
    public let scriptSafe: Bool

    /// How many elements each open container has so far.
    private var counts: [Int] = []
    private var afterKey = false

    public init(style: Style = .pretty, scriptSafe: Bool = false) {
        self.style = style
        self.scriptSafe = scriptSafe
    }

    /// The text so far.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Makes room for so many bytes more, where their number is known: a large text that grows by doubling takes twice its memory.
    public mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

    /// Ends the text with a line break, once its outermost value is closed.
    public mutating func newLineAtEnd() { bytes.append(0x0A) }

    // MARK: Values

    public mutating func null() { raw("null") }
    public mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }
    public mutating func int(_ value: Int) { raw(String(value)) }
    /// All digits, without an exponent; `null` for what is no number.
    public mutating func decimal(_ value: Decimal) { raw(value.isFinite ? value.description : "null") }
    /// A number that is JSON already; the caller vouches for it.
    public mutating func number(_ text: String) { raw(text) }

    public mutating func string(_ text: String) { string(utf8: text.utf8) }

    /// A string from bytes that are UTF-8.
    public mutating func string(utf8 text: some Sequence<UInt8>) {
        separate()
        quote(text)
    }

    /// Bytes that are JSON already, put in as they are.
    public mutating func json(_ text: some Sequence<UInt8>) {
        separate()
        bytes.append(contentsOf: text)
    }

    /// A parsed value; numbers as they were written, duplicates and order kept.
    public mutating func node(_ node: JSONNode) {
        switch node.value {
        case .null: null()
        case .bool(let flag): bool(flag)
        case .number(let text): number(text)
        case .string(let text): string(text)
        case .array(let nodes): array { for node in nodes { $0.node(node) } }
        case .object(let members): object { for member in members { $0.key(member.key); $0.node(member.value) } }
        }
    }

    // MARK: Containers

    public mutating func object(_ body: (inout JSONWriter) throws -> Void) rethrows {
        open(UInt8(ascii: "{"))
        try body(&self)
        close(UInt8(ascii: "}"))
    }

    public mutating func array(_ body: (inout JSONWriter) throws -> Void) rethrows {
        open(UInt8(ascii: "["))
        try body(&self)
        close(UInt8(ascii: "]"))
    }

    /// The key of the value that is written next.
    public mutating func key(_ key: String) {
        separate()
        quote(key.utf8)
        bytes.append(UInt8(ascii: ":"))
        if style == .pretty { bytes.append(0x20) }
        afterKey = true
    }

    // MARK: Parts

    private mutating func raw(_ text: String) {
        separate()
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func quote(_ text: some Sequence<UInt8>) {
        bytes.append(UInt8(ascii: "\""))
        JSONEscapes.encode(text, into: &bytes, scriptSafe: scriptSafe)
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func open(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        counts.append(0)
    }

    private mutating func close(_ bracket: UInt8) {
        if let count = counts.popLast(), count > 0 { newLine() }
        bytes.append(bracket)
    }

    /// The comma and line break before a value or key; nothing between a key and its value.
    private mutating func separate() {
        if afterKey {
            afterKey = false
            return
        }
        guard let count = counts.last else { return }
        if count > 0 { bytes.append(UInt8(ascii: ",")) }
        counts[counts.count - 1] = count + 1
        newLine()
    }

    private mutating func newLine() {
        guard style == .pretty else { return }
        bytes.append(0x0A)
        bytes.append(contentsOf: repeatElement(0x20, count: counts.count * 2))
    }
}
