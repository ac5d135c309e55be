extension Period {
    /// Reads an ISO 8601 duration of calendar units: `P1W`, `P3M`, `P1Y`, also two of one kind together (`P1Y6M` is 18 months, `P4W2D` 30
    /// days), as Google Play writes them. The value stays as read: `P7D` is 7 days; see ``normalized``.
    ///
    /// - Returns: `nil` for anything else: lower case, a time part, a sign, a fraction, months mixed with days, a number above a million.
    public init?(iso8601 text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 3, bytes.count <= 64, bytes[0] == UInt8(ascii: "P") else { return nil }
        var read: [(letter: UInt8, count: Int)] = []
        var number: Int?
        for byte in bytes.dropFirst() {
            if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
                let next = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
                guard next <= Self.largestCount else { return nil }
                number = next
            } else {
                guard let count = number else { return nil }
                read.append((byte, count))
                number = nil
            }
        }
        guard number == nil else { return nil }
        let letters = String(decoding: read.map(\.letter), as: UTF8.self)
        let counts = read.map(\.count)
        switch letters {
        case "D": self.init(unit: .day, count: counts[0])
        case "W": self.init(unit: .week, count: counts[0])
        case "M": self.init(unit: .month, count: counts[0])
        case "Y": self.init(unit: .year, count: counts[0])
        case "YM": self.init(unit: .month, count: counts[0] * 12 + counts[1])
        case "WD": self.init(unit: .day, count: counts[0] * 7 + counts[1])
        default: return nil
        }
    }

    /// The period in ISO 8601: `P3M`.
    public var iso8601: String { "P\(count)\(unit.rawValue.prefix(1).uppercased())" }
}
