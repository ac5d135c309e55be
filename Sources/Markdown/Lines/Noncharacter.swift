/// Code points that no text should hold (Unicode §23.7), used to stand for something inside a text that cmark parses.
enum Noncharacter {
    /// The UTF-8 of a sequence that occurs in none of the texts: one of U+FDD0…U+FDEF, or, where a hostile text holds them
    /// all, as many of them in a row as no text has.
    static func unused(in texts: [[UInt8]]) -> [UInt8] {
        var seen = Set<UInt8>()
        var longest = 0
        for text in texts {
            var run = 0
            var at = 0
            while at < text.count {
                // U+FDD0…U+FDEF is EF B7 90…AF.
                if text[at] == 0xEF, at + 2 < text.count, text[at + 1] == 0xB7, (0x90...0xAF).contains(text[at + 2]) {
                    seen.insert(text[at + 2])
                    run += 1
                    longest = max(longest, run)
                    at += 3
                } else {
                    run = 0
                    at += 1
                }
            }
        }
        if let free = (UInt8(0x90)...0xAF).first(where: { !seen.contains($0) }) { return [0xEF, 0xB7, free] }
        return Array(repeatElement([0xEF, 0xB7, 0x90] as [UInt8], count: longest + 1).joined())
    }
}
