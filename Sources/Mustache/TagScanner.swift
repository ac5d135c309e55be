import Diagnostics

/// Finds the tags of a template and keeps the delimiters in force.
struct TagScanner {
    private let source: SourceText
    private let bytes: [UInt8]
    private var open: [UInt8] = Array("{{".utf8)
    private var close: [UInt8] = Array("}}".utf8)
    private(set) var diagnostics: [Diagnostic] = []

    init(_ source: SourceText) {
        self.source = source
        self.bytes = source.bytes
    }

    /// The next tag at or after `position`; `nil` at the end, or after a fault that leaves the rest without meaning. A tag that
    /// is only badly named is reported and passed over.
    mutating func next(from position: Int) -> Tag? {
        var position = position
        while diagnostics.count < TemplateParser.maximumFindings, let start = find(open, from: position) {
            switch scan(at: start) {
            case .tag(let tag): return tag
            case .skip(let end): position = end
            case .stop: return nil
            }
        }
        return nil
    }

    private enum Outcome {
        case tag(Tag)
        case skip(Int)
        case stop
    }

    private mutating func scan(at start: Int) -> Outcome {
        var i = start + open.count
        while i < bytes.count, isSpace(bytes[i]) { i += 1 }
        let sigil = i < bytes.count ? bytes[i] : 0
        var terminator = close
        let kind: Tag.Kind
        switch sigil {
        case UInt8(ascii: "#"): kind = .section
        case UInt8(ascii: "^"): kind = .inverted
        case UInt8(ascii: "/"): kind = .close
        case UInt8(ascii: ">"): kind = .partial
        case UInt8(ascii: "<"): kind = .parent
        case UInt8(ascii: "$"): kind = .block
        case UInt8(ascii: "!"): kind = .comment
        case UInt8(ascii: "&"): kind = .variable(escaped: false)
        case UInt8(ascii: "{"):
            kind = .variable(escaped: false)
            terminator = [UInt8(ascii: "}")] + close
        case UInt8(ascii: "="):
            kind = .delimiters
            terminator = [UInt8(ascii: "=")] + close
        default:
            kind = .variable(escaped: true)
            i -= 1
        }
        let contentStart = min(i + 1, bytes.count)
        // Only a comment may hold an opening delimiter; elsewhere one means that this tag was never closed. Looking no further
        // than that keeps the scan linear however many tags are left open.
        let holdsAnything =
            switch kind {
            case .comment, .delimiters: true
            default: open == close
            }
        let nextTag = holdsAnything ? nil : find(open, from: contentStart)
        guard let contentEnd = find(terminator, from: contentStart, before: nextTag) else {
            report(.unclosedTag, start..<start + open.count, "tag is not closed: `\(text(terminator))` is missing")
            return nextTag.map(Outcome.skip) ?? .stop
        }
        let content = contentStart..<contentEnd
        let range = start..<contentEnd + terminator.count
        switch kind {
        case .comment: return .tag(tag(kind, "", range))
        case .delimiters: return setDelimiters(content, range) ? .tag(tag(kind, "", range)) : .stop
        default: break
        }
        let name = trimmedName(content)
        guard !name.isEmpty, !name.utf8.contains(where: isSpace) else {
            report(.badName, range, name.isEmpty ? "tag without a name" : "a name has no white space in it: `\(name)`")
            return .skip(range.upperBound)
        }
        return .tag(tag(kind, name, range))
    }

    private mutating func setDelimiters(_ content: Range<Int>, _ range: Range<Int>) -> Bool {
        let parts = bytes[content].split(whereSeparator: isSpace)
        guard parts.count == 2, !parts.contains(where: { $0.contains(UInt8(ascii: "=")) }) else {
            report(
                .badDelimiter, range,
                "`\(text(bytes[content]).prefix(40))` is not a pair of delimiters: two words without `=`, as `{{=<% %>=}}`")
            return false
        }
        open = Array(parts[0])
        close = Array(parts[1])
        return true
    }

    /// Without white space around it, and none between `*` and the name that it looks up.
    private func trimmedName(_ content: Range<Int>) -> String {
        var part = bytes[content]
        while let first = part.first, isSpace(first) { part.removeFirst() }
        while let last = part.last, isSpace(last) { part.removeLast() }
        if part.first == UInt8(ascii: "*"), let name = part.dropFirst().firstIndex(where: { !isSpace($0) }) {
            return "*" + text(part[name...])
        }
        return text(part)
    }

    private func tag(_ kind: Tag.Kind, _ name: String, _ range: Range<Int>) -> Tag {
        var left = range.lowerBound
        while left > 0, isBlank(bytes[left - 1]) { left -= 1 }
        var right = range.upperBound
        while right < bytes.count, isBlank(bytes[right]) { right += 1 }
        let isRightClean: Bool
        if right == bytes.count {
            isRightClean = true
        } else if bytes[right] == UInt8(ascii: "\n") {
            isRightClean = true
            right += 1
        } else if bytes[right] == UInt8(ascii: "\r"), right + 1 < bytes.count, bytes[right + 1] == UInt8(ascii: "\n") {
            isRightClean = true
            right += 2
        } else {
            isRightClean = false
        }
        return Tag(
            kind: kind, name: name, range: range, lineStart: left,
            isLeftClean: left == 0 || bytes[left - 1] == UInt8(ascii: "\n"), nextLine: right, isRightClean: isRightClean)
    }

    private func find(_ pattern: [UInt8], from start: Int, before limit: Int? = nil) -> Int? {
        let end = (limit ?? bytes.count) - pattern.count
        guard start <= end else { return nil }
        return bytes.withUnsafeBufferPointer { buffer in
            pattern.withUnsafeBufferPointer { pattern in
                for i in start...end where buffer[i] == pattern[0] {
                    var k = 1
                    while k < pattern.count, buffer[i + k] == pattern[k] { k += 1 }
                    if k == pattern.count { return i }
                }
                return nil
            }
        }
    }

    private mutating func report(_ rule: TemplateRule, _ range: Range<Int>, _ message: String) {
        diagnostics.append(rule.finding(message, at: source.range(range)))
    }

    private func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }
    private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    private func isSpace(_ byte: UInt8) -> Bool { isBlank(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
