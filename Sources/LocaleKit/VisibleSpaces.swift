/// Makes the characters visible that a formatted price or period holds and nobody sees.
public enum VisibleSpaces {
    /// The text with each no-break or otherwise special space, bidi mark and zero-width character written out as `<U+00A0>`; the plain
    /// space (U+0020) stays.
    public static func text(_ text: String) -> String {
        var out = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isInvisible(scalar) {
                let hex = String(scalar.value, radix: 16, uppercase: true)
                out.append(contentsOf: "<U+\(String(repeating: "0", count: max(0, 4 - hex.count)))\(hex)>".unicodeScalars)
            } else {
                out.append(scalar)
            }
        }
        return String(out)
    }

    /// Spaces other than U+0020, and what Unicode calls a format character (general category Cf): bidi marks, isolates, joiners.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar != " " else { return false }
        return switch scalar.properties.generalCategory {
        case .spaceSeparator, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
