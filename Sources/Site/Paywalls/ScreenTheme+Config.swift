import JSONText

extension ScreenTheme {
    /// WCAG 2.2 AA for text.
    private static let enough = 4.5

    /// The colours of a config's `theme`, with what is absent or no colour filled in, and every text kept readable.
    init(config: JSONNode?) {
        let theme = config?["theme"]
        light = Self.colours(theme, defaults: (.init("#2563EB"), .init("#FFFFFF"), .init("#000000")))
        dark = Self.colours(theme?["dark"], defaults: (.init("#6EA0FF"), .init("#000000"), .init("#FFFFFF")))
    }

    private static func colours(_ node: JSONNode?, defaults: (accent: RGBColour?, background: RGBColour?, text: RGBColour?)) -> Colours {
        func colour(_ key: String, _ fallback: RGBColour?) -> RGBColour {
            node?[key]?.string.flatMap { RGBColour($0) } ?? fallback ?? .black
        }
        var background = colour("background", defaults.background)
        let accent = colour("accent", defaults.accent)
        var text = colour("text", defaults.text)
        if !isReadable(text, on: background) {
            text = readable(on: background)
            // On the cards of a middling ground even black or white is lost: the ground gives way.
            let away = text == .black ? RGBColour.white : .black
            for _ in 0..<20 where !isReadable(text, on: background) { background = background.mixed(with: away, 0.05) }
        }
        let card = card(on: background, text)
        return Colours(
            accent: accent.hex, onAccent: readable(on: accent).hex, accentText: strengthened(accent, towards: text, on: [card, background]).hex,
            background: background.hex, text: text.hex,
            muted: strengthened(text.mixed(with: background, 0.32), towards: text, on: [card, background]).hex)
    }

    /// The cards' ground, as the style sheet mixes it.
    private static func card(on background: RGBColour, _ text: RGBColour) -> RGBColour { background.mixed(with: text, 0.06) }

    /// On the screen's ground and on its cards.
    private static func isReadable(_ text: RGBColour, on background: RGBColour) -> Bool {
        text.contrast(with: background) >= enough && text.contrast(with: card(on: background, text)) >= enough
    }

    private static func readable(on background: RGBColour) -> RGBColour {
        RGBColour.black.contrast(with: background) >= RGBColour.white.contrast(with: background) ? .black : .white
    }

    /// Towards `text` in steps of a tenth until it can be read on all of `grounds`.
    private static func strengthened(_ colour: RGBColour, towards text: RGBColour, on grounds: [RGBColour]) -> RGBColour {
        for step in 0...10 {
            let candidate = colour.mixed(with: text, Double(step) / 10)
            if grounds.allSatisfy({ candidate.contrast(with: $0) >= enough }) { return candidate }
        }
        return text
    }
}
