import Foundation
import Testing

@testable import LocaleKit

@Suite("Plain decimals")
struct StrictDecimalTests {
    @Test(
        "Digits, and a point between digits",
        arguments: [
            ("9.99", "9.99"), ("0.5", "0.5"), ("22", "22"), ("80990.00", "80990"), ("0", "0"), ("0.00", "0"), ("007", "7"),
            ("19.9", "19.9"),
            ("99999999999999999999999999999999999999", "99999999999999999999999999999999999999"),
            ("0.00000000000000000001", "0.00000000000000000001"),
        ])
    func read(text: String, printed: String) {
        #expect(StrictDecimal.parse(text).map(StrictDecimal.text) == printed)
    }

    @Test(
        "Nothing else",
        arguments: [
            "", ".", "5.", ".5", "9,99", "9.99abc", "0x10", "1e3", "-1", "+1", " 1", "1 ", "1.2.3", "1_000", "1'000", "٩", "１", "NaN", "∞",
            "\u{0}",
            "999999999999999999999999999999999999999", "0." + String(repeating: "0", count: 200) + "1", "$9.99", "9.99\n",
        ])
    func refused(text: String) {
        #expect(StrictDecimal.parse(text) == nil)
    }

    @Test("A sum that binary fractions miss is exact")
    func exact() throws {
        let tenth = try #require(StrictDecimal.parse("0.1"))
        let fifth = try #require(StrictDecimal.parse("0.2"))
        #expect(tenth + fifth == StrictDecimal.parse("0.3"))
    }
}
