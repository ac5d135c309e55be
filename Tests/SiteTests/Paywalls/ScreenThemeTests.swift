import Diagnostics
import JSONText
import Testing

@testable import Site

@Suite("A screen's colours")
struct ScreenThemeTests {
    private func theme(_ json: String) throws -> ScreenTheme {
        ScreenTheme(config: try JSONDocument.parse(SourceText(file: "c.json", text: json)).root)
    }

    @Test("Colours that can be read are taken as they are; the dark ones are their own")
    func taken() throws {
        let theme = try theme(
            ##"{"theme": {"accent": "#0B6E69", "background": "#FFFBF4", "text": "#1E2A2F", "dark": {"accent": "#6FD6C6", "background": "#0B1620", "text": "#F1F6F5"}}}"##)
        #expect(theme.light.accent == "#0B6E69" && theme.light.background == "#FFFBF4" && theme.light.text == "#1E2A2F")
        #expect(theme.light.onAccent == "#FFFFFF")
        #expect(theme.dark.accent == "#6FD6C6" && theme.dark.background == "#0B1620" && theme.dark.text == "#F1F6F5")
        #expect(theme.dark.onAccent == "#000000")
    }

    @Test("What is absent or no colour is filled in", arguments: [
        "{}", #"{"theme": null}"#, #"{"theme": []}"#, #"{"theme": {"accent": 1, "text": "red", "background": "url(x)"}}"#,
    ])
    func defaults(json: String) throws {
        let theme = try theme(json)
        #expect(theme == ScreenTheme(config: nil))
        #expect(theme.light.background == "#FFFFFF" && theme.light.text == "#000000" && theme.light.accent == "#2563EB")
        #expect(theme.dark.background == "#000000" && theme.dark.text == "#FFFFFF")
    }

    @Test("Whatever the colours are, every text is readable where it stands: on the ground, on cards, on the button")
    func readable() throws {
        let steps = ["00", "33", "66", "77", "80", "99", "CC", "FF"]
        let hues = steps.flatMap { step in ["#\(step)\(step)\(step)", "#\(step)0000", "#00\(step)00", "#0000\(step)", "#\(step)FF\(step)"] }
        for background in hues {
            for text in hues {
                let accent = text
                let colours = try theme(
                    "{\"theme\": {\"background\": \"\(background)\", \"text\": \"\(text)\", \"accent\": \"\(accent)\"}}").light
                let ground = try #require(RGBColour(colours.background))
                let ink = try #require(RGBColour(colours.text))
                let card = ground.mixed(with: ink, 0.06)  // as the style sheet mixes it
                for (name, hex) in [("text", colours.text), ("muted", colours.muted), ("accentText", colours.accentText)] {
                    let colour = try #require(RGBColour(hex))
                    #expect(colour.contrast(with: ground) >= 4.5, "\(name) on the ground: \(background) \(text)")
                    #expect(colour.contrast(with: card) >= 4.5, "\(name) on a card: \(background) \(text)")
                }
                let on = try #require(RGBColour(colours.onAccent))
                #expect(on.contrast(with: try #require(RGBColour(colours.accent))) >= 4.5, "button \(accent)")
            }
        }
    }
}
