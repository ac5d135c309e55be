import Foundation

/// An opaque sRGB colour, with the contrast arithmetic of WCAG 2.2.
struct RGBColour: Sendable, Hashable {
    var red: Double
    var green: Double
    var blue: Double

    static let black = RGBColour(red: 0, green: 0, blue: 0)
    static let white = RGBColour(red: 1, green: 1, blue: 1)

    init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// `#RGB`, `#RRGGBB` or `#RRGGBBAA` (whose alpha is ignored: a screen has nothing behind it); `nil` for anything else.
    init?(_ text: String) {
        var digits = text.utf8.dropFirst().compactMap { Character(UnicodeScalar($0)).hexDigitValue }
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == text.utf8.count - 1, [3, 6, 8].contains(digits.count) else { return nil }
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        func channel(_ i: Int) -> Double { Double(digits[i] * 16 + digits[i + 1]) / 255 }
        self.init(red: channel(0), green: channel(2), blue: channel(4))
    }

    /// `#RRGGBB`.
    var hex: String {
        [red, green, blue].reduce("#") { text, channel in
            let byte = Int((min(max(channel, 0), 1) * 255).rounded())
            return text + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
    }

    /// `share` of the other colour in this one.
    func mixed(with other: RGBColour, _ share: Double) -> RGBColour {
        RGBColour(
            red: red + (other.red - red) * share, green: green + (other.green - green) * share, blue: blue + (other.blue - blue) * share)
    }

    /// 1 to 21, by the colours as they are written (eight bits a channel).
    func contrast(with other: RGBColour) -> Double {
        let a = written.luminance
        let b = other.written.luminance
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private var written: RGBColour { RGBColour(hex) ?? self }

    private var luminance: Double {
        func linear(_ c: Double) -> Double { c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
