import Diagnostics
import Testing

@Suite("Places in a source file")
struct SourceTextTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let text: String
        let offset: Int
        let line: Int
        let column: Int
        var testDescription: String { "\(text.debugDescription) at \(offset)" }
    }

    @Test(
        "lines end with LF, CR or CRLF and columns count Unicode scalars",
        arguments: [
            Case(text: "", offset: 0, line: 1, column: 1),
            Case(text: "", offset: 9, line: 1, column: 1),
            Case(text: "ab", offset: -1, line: 1, column: 1),
            Case(text: "ab", offset: 1, line: 1, column: 2),
            Case(text: "ab", offset: 2, line: 1, column: 3),
            Case(text: "ab", offset: 99, line: 1, column: 3),
            Case(text: "a\nb", offset: 1, line: 1, column: 2),
            Case(text: "a\nb", offset: 2, line: 2, column: 1),
            Case(text: "a\rb", offset: 2, line: 2, column: 1),
            Case(text: "a\r\nb", offset: 2, line: 1, column: 3),
            Case(text: "a\r\nb", offset: 3, line: 2, column: 1),
            Case(text: "a\r\rb", offset: 3, line: 3, column: 1),
            Case(text: "a\n\r\nb", offset: 4, line: 3, column: 1),
            Case(text: "a\n", offset: 2, line: 2, column: 1),
            Case(text: "a\r", offset: 2, line: 2, column: 1),
            Case(text: "é€😀x", offset: 2, line: 1, column: 2),
            Case(text: "é€😀x", offset: 9, line: 1, column: 4),
            // Inside the bytes of one character.
            Case(text: "é€😀x", offset: 1, line: 1, column: 1),
            Case(text: "é€😀x", offset: 8, line: 1, column: 3),
            // A base letter and its accent are two scalars.
            Case(text: "e\u{301}x", offset: 3, line: 1, column: 3),
            Case(text: "\u{FEFF}ab", offset: 0, line: 1, column: 1),
            Case(text: "\u{FEFF}ab", offset: 2, line: 1, column: 1),
            Case(text: "\u{FEFF}ab", offset: 3, line: 1, column: 1),
            Case(text: "\u{FEFF}ab", offset: 4, line: 1, column: 2),
            Case(text: "\u{FEFF}a\nb", offset: 5, line: 2, column: 1),
            // No line ends to an editor, whatever Unicode calls them.
            Case(text: "a\u{2028}b\u{85}c", offset: 7, line: 1, column: 5),
        ])
    func location(_ c: Case) {
        let source = SourceText(file: "a.txt", text: c.text)
        #expect(source.location(at: c.offset) == SourceLocation(file: "a.txt", line: c.line, column: c.column))
    }

    @Test("a range covers its characters up to the end of the line where it begins, and at least one")
    func ranges() {
        let source = SourceText(file: "f", text: "\u{FEFF}un €uro\r\ndeux\n")
        func range(_ offsets: Range<Int>) -> [Int] {
            let range = source.range(offsets)
            return [range.start.line, range.start.column, range.length]
        }
        #expect(range(0..<5) == [1, 1, 2])
        #expect(range(6..<9) == [1, 4, 1])
        #expect(range(6..<100) == [1, 4, 4])
        #expect(range(12..<13) == [1, 8, 1])
        #expect(range(14..<14) == [2, 1, 1])
        #expect(range(90..<99) == [3, 1, 1])
        #expect(range(7..<9) == [1, 4, 1])
    }

    @Test("a stray byte of a broken character has a column of its own")
    func stray() {
        let source = SourceText(file: "f", bytes: Array("ab".utf8) + [0x80, 0xFF] + Array("c".utf8))
        #expect(source.location(at: 2).column == 3)
        #expect(source.line(1) == "ab\u{FFFD}\u{FFFD}c")
    }

    @Test("lines come without their ends and without the byte-order mark")
    func lines() {
        let source = SourceText(file: "f", text: "\u{FEFF}a\r\n\nb\rc\n")
        #expect((0...6).map { source.line($0) } == [nil, "a", "", "b", "c", "", nil])
    }

    @Test("an offset is found again from its line and column, also far along a line of many blocks")
    func roundTrip() {
        let long = String(repeating: "é😀x", count: 1000)
        let source = SourceText(file: "f", text: "\u{FEFF}ab\n" + long + "\nend")
        for offset in [3, 4, 6, 8, 12, 1029, 3006, 7000 - 1] where source.bytes[offset] & 0xC0 != 0x80 {
            let place = source.location(at: offset)
            #expect(source.offset(line: place.line, column: place.column) == offset)
        }
        #expect(source.location(at: 6 + 7 * 900) == SourceLocation(file: "f", line: 2, column: 2701))
        #expect(source.offset(line: 2, column: 99_999) == 6 + 7000)
        #expect(source.offset(line: 4, column: 1) == nil)
        #expect(source.offset(line: 0, column: 1) == nil)
        #expect(source.offset(line: 1, column: 0) == 3)
    }
}
