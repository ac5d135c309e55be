import Testing

@testable import Site

@Suite("Colours")
struct RGBColourTests {
    @Test("What is a colour", arguments: [
        ("#fff", "#FFFFFF"), ("#1e2A2f", "#1E2A2F"), ("#0B6E6980", "#0B6E69"), ("#000", "#000000"),
    ])
    func colours(text: String, expected: String) {
        #expect(RGBColour(text)?.hex == expected)
    }

    @Test("What is none", arguments: ["", "#", "#12", "#12345", "#1234567", "#ggg", "red", "rgb(0,0,0)", "#ff\0f", "#１２３", "url(javascript:1)", "123456"])
    func others(text: String) {
        #expect(RGBColour(text) == nil)
    }

    @Test("Contrast as in WCAG 2.2", arguments: [("#000", "#FFF", 21.0), ("#777", "#FFF", 4.48), ("#767676", "#FFF", 4.54), ("#123456", "#123456", 1.0)])
    func contrast(a: String, b: String, expected: Double) throws {
        let a = try #require(RGBColour(a))
        let b = try #require(RGBColour(b))
        #expect(abs(a.contrast(with: b) - expected) < 0.005)
        #expect(a.contrast(with: b) == b.contrast(with: a))
    }
}
