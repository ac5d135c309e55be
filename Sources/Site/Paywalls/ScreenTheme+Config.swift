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
        let background = colour("background", defaults.background)
        let accent = colour("accent", defaults.accent)
        var text = colour("text", defaults.text)
        if text.contrast(with: background) < enough { text = readable(on: background) }
        let card = background.mixed(with: text, 0.06)
        return Colours(
            accent: accent.hex, onAccent: readable(on: accent).hex, accentText: strengthened(accent, towards: text, on: card).hex,
            background: background.hex, text: text.hex,
            muted: strengthened(text.mixed(with: background, 0.32), towards: text, on: card).hex)
    }

    private static func readable(on background: RGBColour) -> RGBColour {
        RGBColour.black.contrast(with: background) >= RGBColour.white.contrast(with: background) ? .black : .white
    }

    /// Towards `text` in steps of a tenth until it can be read on `card`.
    private static func strengthened(_ colour: RGBColour, towards text: RGBColour, on card: RGBColour) -> RGBColour {
        for step in 0...10 {
            let candidate = colour.mixed(with: text, Double(step) / 10)
            if candidate.contrast(with: card) >= enough { return candidate }
        }
        return readable(on: card)
    }
}
