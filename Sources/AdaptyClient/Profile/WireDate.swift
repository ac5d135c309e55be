import Foundation

/// A date as the API writes it: `yyyy-MM-dd'T'HH:mm:ss.SSS`, then `Z` or a numeric offset; written in UTC with milliseconds.
///
/// Read and written by hand: the calendar is the proleptic Gregorian one, whatever the machine's locale and time zone are.
struct WireDate: Codable, Hashable, Sendable {
    let date: Date

    init(_ date: Date) { self.date = date }

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        let text = try value.decode(String.self)
        guard let date = Self.date(text) else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "not a date of the form 2026-01-31T23:59:59.000Z")
        }
        self.date = date
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(Self.text(milliseconds: Int64((date.timeIntervalSince1970 * 1000).rounded())))
    }

    /// Fractions may have any number of digits, or be left out; the offset may be `Z`, `+0300` or `+03:00`.
    static func date(_ text: String) -> Date? {
        var rest = Substring(text)
        func number(_ digits: Int) -> Int? {
            let part = rest.prefix(digits)
            guard part.utf8.count == digits, part.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            rest = rest.dropFirst(digits)
            return Int(part)
        }
        func skip(_ characters: String) -> Bool {
            guard let first = rest.first, characters.contains(first) else { return false }
            rest = rest.dropFirst()
            return true
        }
        guard let year = number(4), skip("-"), let month = number(2), skip("-"), let day = number(2), skip("Tt "),
            let hour = number(2), skip(":"), let minute = number(2), skip(":"), let second = number(2),
            (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second <= 60
        else { return nil }
        var fraction = 0.0
        if skip(".,") {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard !digits.isEmpty, let value = Double("0." + digits) else { return nil }
            fraction = value
            rest = rest.dropFirst(digits.count)
        }
        var offset = 0
        if !skip("Zz") {
            guard let sign = rest.first, sign == "+" || sign == "-" else { return nil }
            rest = rest.dropFirst()
            guard let hours = number(2) else { return nil }
            _ = skip(":")
            guard let minutes = number(2) else { return nil }
            offset = (hours * 60 + minutes) * (sign == "-" ? -60 : 60)
        }
        guard rest.isEmpty else { return nil }
        let seconds = days(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second - offset
        return Date(timeIntervalSince1970: Double(seconds) + fraction)
    }

    static func text(milliseconds: Int64) -> String {
        let (days, inDay) = divided(milliseconds, by: 86_400_000)
        // Civil date from days since 1970, counting from 1 March of year 0 so that the leap day comes last.
        let shifted = days + 719_468
        let (era, dayOfEra) = divided(shifted, by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let part = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * part + 2) / 5 + 1
        let month = part < 10 ? part + 3 : part - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        func padded(_ n: Int64, _ width: Int) -> String {
            let text = String(n)
            return String(repeating: "0", count: max(0, width - text.count)) + text
        }
        return
            "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T\(padded(inDay / 3_600_000, 2)):\(padded(inDay / 60_000 % 60, 2)):"
            + "\(padded(inDay / 1000 % 60, 2)).\(padded(inDay % 1000, 3))Z"
    }

    /// Days from 1970-01-01 to a civil date.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func divided(_ a: Int64, by b: Int64) -> (Int64, Int64) {
        let remainder = ((a % b) + b) % b
        return ((a - remainder) / b, remainder)
    }
}
