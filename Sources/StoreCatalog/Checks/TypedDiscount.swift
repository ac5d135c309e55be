/// Finds a percentage in a product's text: "Save 33%", "‏50٪".
enum TypedDiscount {
    /// The first percentage from 1 to 99; 100 % is how much of something there is, not a discount.
    static func percent(in text: String) -> Int? {
        let characters = Array(text.prefix(1000))
        for (place, character) in characters.enumerated() where ["%", "\u{FF05}", "\u{066A}", "\u{FE6A}"].contains(character) {
            if let value = number(characters[..<place].reversed(), isReversed: true) ?? number(Array(characters[(place + 1)...]), isReversed: false) {
                return value
            }
        }
        return nil
    }

    /// The digits that follow, at most one space away.
    private static func number(_ characters: [Character], isReversed: Bool) -> Int? {
        let rest = characters.first?.isWhitespace == true ? characters.dropFirst() : characters[...]
        let digits = rest.prefix(3).prefix { $0.wholeNumberValue.map { (0...9).contains($0) } ?? false }.compactMap(\.wholeNumberValue)
        // What goes on with a mark or more digits is another number.
        guard (1...2).contains(digits.count) else { return nil }
        let value = (isReversed ? digits.reversed() : digits).reduce(0) { $0 * 10 + $1 }
        return value > 0 ? value : nil
    }
}
