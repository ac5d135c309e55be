import Foundation
import JSONText
import Testing

@Suite("Writing JSON")
struct WriterTests {
    private func write(_ style: JSONWriter.Style) -> String {
        var writer = JSONWriter(style: style)
        writer.object { w in
            w.member("z", "é\"\\\n\u{1}/")
            w.member("a", 1)
            w.member("price", Decimal(string: "64.990", locale: Locale(identifier: "en_US_POSIX")) ?? 0)
            w.member("on", true)
            w.member("none", orNull: nil)
            w.member("absent", ifPresent: nil)
            w.member("tags", ["x", "y"])
            w.object("empty") { _ in }
            w.array("list") { list in
                list.array { _ in }
                list.object { $0.member("k", 2) }
                list.number("1.50")
                list.null()
            }
        }
        return writer.text
    }

    @Test("compact text holds no white space and keeps the order of the calls")
    func compactStyle() {
        #expect(
            write(.compact)
                == #"{"z":"é\"\\\n\u0001/","a":1,"price":64.99,"on":true,"none":null,"tags":["x","y"],"empty":{},"list":[[],{"k":2},1.50,null]}"#
        )
    }

    @Test("pretty text has a member a line and two spaces a level")
    func pretty() {
        #expect(
            write(.pretty) == #"""
                {
                  "z": "é\"\\\n\u0001/",
                  "a": 1,
                  "price": 64.99,
                  "on": true,
                  "none": null,
                  "tags": [
                    "x",
                    "y"
                  ],
                  "empty": {},
                  "list": [
                    [],
                    {
                      "k": 2
                    },
                    1.50,
                    null
                  ]
                }
                """#)
    }

    @Test("what is written is read back the same", arguments: [JSONWriter.Style.compact, .pretty])
    func roundTrip(_ style: JSONWriter.Style) throws {
        let text = #"{"a":[1.50,-0,1E+2,"\u0000\ud83d\ude00\u2028</script>",{"":null}],"a":false}"#
        let root = try document(text).root
        let written = JSONWriter.bytes(of: root, style: style)
        let again = try document(JSONTextTests.text(written)).root
        #expect(compact(again) == compact(root))
    }

    @Test("text for a script element holds no `<` and no line separator")
    func scriptSafe() throws {
        var writer = JSONWriter(style: .compact, scriptSafe: true)
        writer.object { $0.member("<!--", "</script>\u{2028}\u{2029}\u{2027}é\u{A8}") }
        #expect(writer.text == #"{"\u003c!--":"\u003c/script>\u2028\u2029@é\#u{A8}"}"#.replacing("@", with: "\u{2027}"))
        #expect(try document(writer.text).root["<!--"]?.string == "</script>\u{2028}\u{2029}\u{2027}é\u{A8}")
    }

    @Test("decimals are written with all digits and no exponent; what is no number becomes null")
    func decimals() {
        var writer = JSONWriter(style: .compact)
        writer.array { w in
            for text in ["0.000001", "1e20", "-12.50"] { w.decimal(Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) ?? 0) }
            w.decimal(.nan)
        }
        #expect(writer.text == "[0.000001,100000000000000000000,-12.5,null]")
    }
}
