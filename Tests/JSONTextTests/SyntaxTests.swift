import Diagnostics
import JSONText
import Testing

@Suite("Syntax of JSON")
struct SyntaxTests {
    @Test(
        "what RFC 8259 allows is read, with its order, numbers and duplicates",
        arguments: [
            ("{}", "{}"), ("[]", "[]"), (" \n\t\r[ ] ", "[]"), ("null", "null"), ("true", "true"), ("false", "false"),
            ("\"\"", "\"\""), ("-0", "-0"), ("[1.50,1E3,1e-7,0.0,123456789012345678901234567890]",
                "[1.50,1E3,1e-7,0.0,123456789012345678901234567890]"),
            ("{\"b\":1,\"a\":{\"z\":[],\"y\":{}},\"b\":2}", "{\"b\":1,\"a\":{\"z\":[],\"y\":{}},\"b\":2}"),
            ("\u{FEFF}{\"a\": 1}", "{\"a\":1}"),
            (#""\"\\\/\b\f\n\r\t\u0041\u00e9\u20AC\ud83d\uDE00""#, #""\"\\/\b\f\n\r\tAé€😀""#),
            ("\"\\u0000\u{7F}\"", #""\u0000\u007f""#), (#"{"":{"":""}}"#, #"{"":{"":""}}"#),
            ("\"\u{2028}é日本😀\"", "\"\u{2028}é日本😀\""), (#""\ufffe\uffff""#, "\"\u{FFFE}\u{FFFF}\""),
        ] as [(String, String)])
    func accepted(_ input: String, _ expected: String) throws {
        #expect(compact(try document(input).root) == expected)
    }

    @Test(
        "each fault is named at its place",
        arguments: [
            ("", "1:1+1 json.syntax: the file is empty"),
            ("\u{FEFF}", "1:1+1 json.syntax: the file is empty"),
            (" \n ", "2:2+1 json.syntax: the file holds only white space"),
            ("{", "1:2+1 json.syntax: the text ends where a key in double quotes or `}` should be"),
            ("[1,", "1:4+1 json.syntax: the text ends where a value should be"),
            ("[1", "1:3+1 json.syntax: the text ends where `,` or `]` should be"),
            ("{\"a\"", "1:5+1 json.syntax: the text ends where `:` should be"),
            ("{\"a\":", "1:6+1 json.syntax: the text ends where a value should be"),
            ("{\"a\":1,", "1:8+1 json.syntax: the text ends where a key in double quotes should be"),
            ("{\"a\":\"xy", "1:9+1 json.syntax: the text ends inside a string"),
            ("[\"\\", "1:4+1 json.syntax: the text ends inside a string"),
            ("[\"\\u12", "1:7+1 json.syntax: the text ends inside a string"),
            ("[1,]", "1:3+1 json.syntax: comma after the last element"),
            ("{\"a\":1 ,\n}", "1:8+1 json.syntax: comma after the last member"),
            ("[1 2]", "1:4+1 json.syntax: expected `,` or `]`, found `2`"),
            ("{\"a\":1 \"b\":2}", "1:8+1 json.syntax: expected `,` or `}`, found a string"),
            ("{\"a\":[1}", "1:8+1 json.syntax: expected `,` or `]`, found `}`"),
            ("[1}", "1:3+1 json.syntax: expected `,` or `]`, found `}`"),
            ("[,1]", "1:2+1 json.syntax: expected a value, found `,`"),
            ("]", "1:1+1 json.syntax: expected a value, found `]`"),
            ("{,}", "1:2+1 json.syntax: expected a key in double quotes or `}`, found `,`"),
            ("{\"a\" 1}", "1:6+1 json.syntax: expected `:` after the key, found `1`"),
            ("{\"a\"\n:\n}", "3:1+1 json.syntax: expected a value, found `}`"),
            ("{title: 1}", "1:2+5 json.syntax: the key `title` is not in quotes"),
            ("{1: 1}", "1:2+1 json.syntax: the key `1` is not in quotes"),
            ("{'a': 1}", "1:2+1 json.syntax: single quotes"),
            ("['a']", "1:2+1 json.syntax: single quotes"),
            ("// x\n{}", "1:1+1 json.syntax: expected a value, a key or a bracket, found `/`"),
            ("{} {}", "1:4+1 json.syntax: `{` after the end of the document"),
            ("1\n2", "2:1+1 json.syntax: `2` after the end of the document"),
            ("[True]", "1:2+4 json.syntax: `True` is not a JSON value"),
            ("[nul]", "1:2+3 json.syntax: `nul` is not a JSON value"),
            ("[truex]", "1:2+5 json.syntax: `truex` is not a JSON value"),
            ("[NaN]", "1:2+3 json.syntax: `NaN` is not a JSON value"),
            ("[-Infinity]", "1:2+1 json.syntax: a minus sign without digits"),
            ("[+1]", "1:2+1 json.syntax: a number may not begin with `+`"),
            ("[.5]", "1:2+2 json.syntax: a number may not begin with `.`"),
            ("[1.]", "1:2+2 json.syntax: a number may not end with `.`"),
            ("[1e]", "1:2+2 json.syntax: an exponent without digits"),
            ("[1e+]", "1:2+3 json.syntax: an exponent without digits"),
            ("[01]", "1:2+2 json.syntax: a number may not begin with 0"),
            ("[-00.5]", "1:2+3 json.syntax: a number may not begin with 0"),
            ("[0x1F]", "1:2+4 json.syntax: `0x1F` is not a number"),
            ("[1.2.3]", "1:2+5 json.syntax: `1.2.3` is not a number"),
            ("[12px]", "1:2+4 json.syntax: `12px` is not a number"),
            ("[\"a\tb\"]", "1:4+1 json.syntax: a tab inside a string"),
            ("[\"a\u{0}b\"]", "1:4+1 json.syntax: the control character U+0000 inside a string"),
            ("[\"ab\n\"]", "1:5+1 json.syntax: the string isn't closed on its line"),
            (#"["é\q"]"#, "1:4+2 json.syntax: unknown escape: a backslash before `q`"),
            (#"["\u12G4"]"#, "1:3+4 json.syntax: `\\u` without four hexadecimal digits"),
            (#"["\u1"]"#, "1:3+3 json.syntax: `\\u` without four hexadecimal digits"),
            ("[“a”]", "1:2+1 json.syntax: expected a value, found `“` (U+201C)"),
            ("[\u{A0}1]", "1:2+1 json.syntax: expected a value, found U+00A0"),
            ("{\"é\":1,\n \"😀\":x}", "2:6+1 json.syntax: `x` is not a JSON value"),
        ] as [(String, String)])
    func refused(_ input: String, _ expected: String) {
        #expect(fault(Array(input.utf8)) == expected)
    }

    @Test(
        "bytes that aren't UTF-8, and halves of surrogate pairs, are faults",
        arguments: [
            (bytes("[\"a", [0xFF], "\"]"), "1:4+1 json.encoding: the byte 0xFF is not UTF-8"),
            (bytes("[\"é", [0xC3], "\"]"), "1:4+1 json.encoding: the byte 0xC3 is not UTF-8"),
            (bytes("[\"\\n", [0xED, 0xA0, 0x80], "\"]"), "1:5+1 json.encoding: the byte 0xED is not UTF-8"),
            (bytes("[", [0x80]), "1:2+1 json.syntax: expected a value, found the byte 0x80"),
            (bytes(#"["\ud800"]"#), "1:3+6 json.encoding: `\\ud800` is one half of a surrogate pair"),
            (bytes(#"["x\uDE00"]"#), "1:4+6 json.encoding: `\\ude00` is one half of a surrogate pair"),
            (bytes(#"["\ud83d\ud83d\ude00"]"#), "1:3+6 json.encoding: `\\ud83d` is one half of a surrogate pair"),
            (bytes(#"["\ud83dx"]"#), "1:3+6 json.encoding: `\\ud83d` is one half of a surrogate pair"),
            (bytes(#"["\ud83d"#), "1:3+6 json.encoding: `\\ud83d` is one half of a surrogate pair"),
        ] as [([UInt8], String)])
    func encoding(_ bytes: [UInt8], _ expected: String) {
        #expect(fault(bytes) == expected)
    }

    @Test(
        "a file of another kind is called by its name",
        arguments: [
            ([0x1F, 0x8B, 8, 0], "gzip-compressed data"), (bytes("PK\u{3}\u{4}"), "a zip archive"),
            ([0x89, 0x50, 0x4E, 0x47], "a PNG image"), (bytes("<?xml version"), "XML"), (bytes("bplist00"), "a binary property list"),
            ([0, 1, 2, 3], "binary data"),
        ] as [([UInt8], String)])
    func foreign(_ bytes: [UInt8], _ what: String) {
        #expect(fault(bytes) == "1:1+1 json.syntax: this is not JSON but looks like \(what)")
    }

    @Test("UTF-16 is named, with or without a mark", arguments: [[0xFF, 0xFE, 0x7B, 0], [0xFE, 0xFF, 0, 0x7B], [0x7B, 0, 0x7D, 0], [0, 0x7B]] as [[UInt8]])
    func utf16(_ bytes: [UInt8]) {
        #expect(fault(bytes) == "1:1+1 json.encoding: this is not JSON but looks like UTF-16 text")
    }

    @Test("a truncated text says how much is open and where the innermost opened")
    func truncated() throws {
        let error = #expect(throws: DiagnosticError.self) { try document("{\n  \"a\": [1, {\"b\": 2") }
        let d = try #require(error?.diagnostics.first)
        #expect(d.explanation == "It seems cut off: 3 brackets are still open. Get the file again, or close what is open.")
        #expect(d.notes == [.init("the object opens here", at: SourceRange(SourceLocation(file: "a.json", line: 2, column: 12)))])
    }

    @Test("every prefix of a document, and every one with a byte changed, is read or refused without harm")
    func prefixes() throws {
        let whole = Array(#"{"a":[1.5e3,-2,true,null,"é\u00e9\ud83d\ude00\n"],"b":{"c":{}}}"#.utf8)
        for end in 0..<whole.count { #expect(fault(Array(whole[..<end])) != "no fault") }
        for i in whole.indices {
            for byte in [0x00, 0x22, 0x2C, 0x5C, 0x7B, 0x7D, 0x80, 0xFF] as [UInt8] {
                var changed = whole
                changed[i] = byte
                _ = fault(changed)
            }
        }
    }
}
