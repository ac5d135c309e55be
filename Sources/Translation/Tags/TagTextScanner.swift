/// One walk over the bytes of a string.
struct TagTextScanner {
    /// No name that anybody means is longer.
    private static let longestName = 80

    private let bytes: [UInt8]
    private let meaning: (String) -> TagMeaning?
    private var found: [CopyTag] = []

    init(_ text: String, meaning: @escaping (String) -> TagMeaning?) {
        bytes = Array(text.utf8)
        self.meaning = meaning
    }

    mutating func tags() -> [CopyTag] {
        var i = 0
        // Where the last `>` is: without one after it, a `<` opens nothing, and nothing need be searched.
        let lastClose = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
        while i < bytes.count {
            if bytes[i] == UInt8(ascii: "<"), let tag = tag(at: i, lastClose: lastClose) {
                found.append(tag)
                i = tag.range.upperBound
            } else if isNameByte(bytes[i]) {
                let end = nameEnd(from: i)
                if let tag = bareName(i..<end) { found.append(tag) }
                i = end
            } else {
                i += 1
            }
        }
        return found
    }

    private func tag(at start: Int, lastClose: Int) -> CopyTag? {
        if let tag = wellFormed(at: start) { return tag }
        if bytes[start...].starts(with: "<!--".utf8) {
            let end = closing("-->", from: start + 4) ?? bytes.count
            return make(.html, "!--", start..<end)
        }
        var i = start + 1
        while i < bytes.count, bytes[i] == UInt8(ascii: " ") || bytes[i] == UInt8(ascii: "/") { i += 1 }
        let name = i..<nameEnd(from: i)
        guard !name.isEmpty else { return nil }
        let text = string(name)
        let close = lastClose > start ? closing(">", from: name.upperBound) : nil
        let known = meaning(text) ?? (HTMLElements.names.contains(text) ? nil : meaning(text.uppercased()))
        if let known {
            // Up to the bracket where one follows the name closely; the words after a bracket left open are no part of it.
            let end = close.map { $0 - name.upperBound <= 4 ? $0 : name.upperBound } ?? name.upperBound
            return make(.malformed, text, start..<end, known)
        }
        guard let close else { return nil }
        let hasElementForm = name.lowerBound == start + 1 || (bytes[start + 1] == UInt8(ascii: "/") && name.lowerBound == start + 2)
        guard hasElementForm, isLetter(bytes[name.lowerBound]) else { return nil }
        // `<https://…>` and `<a@b.c>` are links of CommonMark.
        if name.upperBound < bytes.count, bytes[name.upperBound] == UInt8(ascii: ":") || bytes[name.upperBound] == UInt8(ascii: "@")
        {
            return nil
        }
        if isShouted(text), !HTMLElements.names.contains(text.lowercased()) { return make(.malformed, text, start..<close) }
        return make(.html, text, start..<close)
    }

    /// `<NAME/>`, or `</NAME/>`.
    private func wellFormed(at start: Int) -> CopyTag? {
        var i = start + 1
        if i < bytes.count, bytes[i] == UInt8(ascii: "/") { i += 1 }
        let name = i..<nameEnd(from: i)
        guard !name.isEmpty, isLetter(bytes[name.lowerBound]), bytes[name.upperBound...].starts(with: "/>".utf8) else { return nil }
        let text = string(name)
        let form: CopyTag.Form = HTMLElements.names.contains(text) ? .html : .tag
        return make(form, text, start..<name.upperBound + 2, form == .tag ? meaning(text) : nil)
    }

    /// A known name outside brackets; one without `_` is a word like others.
    private func bareName(_ range: Range<Int>) -> CopyTag? {
        guard bytes[range].contains(UInt8(ascii: "_")) else { return nil }
        var range = range
        while let last = bytes[range].last, last == UInt8(ascii: ".") || last == UInt8(ascii: "-") { range = range.dropLast() }
        let text = string(range)
        guard let meaning = meaning(text), meaning != .custom else { return nil }
        return make(.malformed, text, range, meaning)
    }

    private func make(_ form: CopyTag.Form, _ name: String, _ range: Range<Int>, _ meaning: TagMeaning? = nil) -> CopyTag {
        CopyTag(form: form, name: name, meaning: meaning, written: string(range), range: range)
    }

    /// Behind the next `pattern`, unless another tag opens before it.
    private func closing(_ pattern: String, from start: Int) -> Int? {
        var i = start
        while i < bytes.count {
            if bytes[i...].starts(with: pattern.utf8) { return i + pattern.utf8.count }
            if bytes[i] == UInt8(ascii: "<"), pattern == ">" { return nil }
            i += 1
        }
        return nil
    }

    private func nameEnd(from start: Int) -> Int {
        var i = start
        while i < bytes.count, i - start < Self.longestName, isNameByte(bytes[i]) { i += 1 }
        return i
    }

    private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func isShouted(_ name: String) -> Bool {
        name.utf8.count > 1 && name.utf8.allSatisfy { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }

    private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

    private func isNameByte(_ byte: UInt8) -> Bool {
        isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
            || byte == UInt8(ascii: "-")
    }
}
