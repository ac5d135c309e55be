/// Finds in a block's raw text what cmark may have made links, images, code spans and tags of, with exact places. Code spans,
/// tags and autolinks bind tighter than brackets (CommonMark §6), whichever begins first; brackets are only candidates, because
/// what they refer to decides.
struct InlineScanner {
    private let bytes: [UInt8]
    private let range: Range<Int>
    private var at: Int
    private var candidates: [InlineCandidate] = []
    /// Places among the candidates of brackets that are open.
    private var brackets: [Int] = []
    /// Where runs of backticks begin, by length, in order; made when the first is met.
    private var runs: [Int: [Int]]?
    private var definitions: LinkDefinitions

    static func scan(_ bytes: [UInt8], _ range: Range<Int>, definitions: LinkDefinitions) -> [InlineCandidate] {
        var scanner = InlineScanner(bytes, range, definitions)
        return scanner.run()
    }

    private init(_ bytes: [UInt8], _ range: Range<Int>, _ definitions: LinkDefinitions) {
        self.bytes = bytes
        self.range = range
        self.definitions = definitions
        at = range.lowerBound
    }

    private mutating func run() -> [InlineCandidate] {
        skipDefinitions()
        while at < range.upperBound {
            switch bytes[at] {
            case UInt8(ascii: "\\"): at += 2
            case UInt8(ascii: "`"): codeSpan()
            case UInt8(ascii: "<"): angle()
            case UInt8(ascii: "!") where at + 1 < range.upperBound && bytes[at + 1] == UInt8(ascii: "["): open(.image, 2)
            case UInt8(ascii: "["): open(.link, 1)
            case UInt8(ascii: "]"): close()
            default: at += 1
            }
        }
        // Brackets that nothing closes are text.
        return candidates.filter { !$0.range.isEmpty }
    }

    /// A paragraph may begin with link definitions, which aren't links.
    private mutating func skipDefinitions() {
        while let end = LinkDefinitions.definition(in: bytes, at..<range.upperBound)?.end { at = end }
    }

    private mutating func open(_ kind: InlineCandidate.Kind, _ length: Int) {
        brackets.append(candidates.count)
        candidates.append(InlineCandidate(kind: kind, range: at..<at, inner: (at + length)..<(at + length)))
        at += length
    }

    private mutating func close() {
        let end = at
        at += 1
        guard let number = brackets.popLast() else { return }
        let inner = candidates[number].inner.lowerBound..<end
        let start = candidates[number].range.lowerBound
        candidates[number].inner = inner
        candidates[number].range = start..<at
        guard at < range.upperBound else {
            candidates[number].destination = definitions[bytes[inner]]
            return
        }
        if bytes[at] == UInt8(ascii: "("), let target = LinkDefinitions.target(in: bytes, (at + 1)..<range.upperBound) {
            candidates[number].destination = target.destination
            candidates[number].range = start..<target.end
            at = target.end
        } else if bytes[at] == UInt8(ascii: "["), let label = label(at) {
            candidates[number].destination = definitions[bytes[label.isEmpty ? inner : label]]
            if candidates[number].destination != nil || label.isEmpty {
                at = label.upperBound + 1
                candidates[number].range = start..<at
            }
        } else {
            candidates[number].destination = definitions[bytes[inner]]
        }
    }

    /// The label that begins with the bracket at `start`; at most 999 characters long.
    private func label(_ start: Int) -> Range<Int>? {
        var at = start + 1
        while at < range.upperBound, at - start < 4000 {
            switch bytes[at] {
            case UInt8(ascii: "]"): return (start + 1)..<at
            case UInt8(ascii: "["): return nil
            case UInt8(ascii: "\\"): at += 2
            default: at += 1
            }
        }
        return nil
    }

    private mutating func codeSpan() {
        let start = at
        while at < range.upperBound, bytes[at] == UInt8(ascii: "`") { at += 1 }
        let length = at - start
        if runs == nil { runs = backtickRuns(from: at) }
        // Runs before this place will never be asked for again.
        guard var starts = runs?.removeValue(forKey: length) else { return }
        while let first = starts.last, first < at { starts.removeLast() }
        if let end = starts.last {
            candidates.append(
                InlineCandidate(kind: .code, range: start..<(end + length), inner: at..<end, destination: nil, backticks: length))
            at = end + length
        }
        runs?[length] = starts
    }

    /// By length, the last first.
    private func backtickRuns(from start: Int) -> [Int: [Int]] {
        var runs: [Int: [Int]] = [:]
        var at = start
        while at < range.upperBound {
            let run = at
            while at < range.upperBound, bytes[at] == UInt8(ascii: "`") { at += 1 }
            if at > run { runs[at - run, default: []].append(run) }
            at += 1
        }
        return runs.mapValues { $0.reversed() }
    }

    private mutating func angle() {
        let start = at
        at += 1
        if let end = autolinkEnd(start) {
            candidates.append(
                InlineCandidate(
                    kind: .link, range: start..<end, inner: (start + 1)..<(end - 1), destination: Array(bytes[(start + 1)..<(end - 1)])))
            at = end
        } else if let end = tagEnd(start) {
            candidates.append(InlineCandidate(kind: .tag, range: start..<end, inner: start..<end))
            at = end
        }
    }

    private func autolinkEnd(_ start: Int) -> Int? {
        var at = start + 1
        var isAddress = false
        while at < range.upperBound, bytes[at] > 0x20, bytes[at] != UInt8(ascii: "<") {
            if bytes[at] == UInt8(ascii: ">") { return isAddress ? at + 1 : nil }
            if bytes[at] == UInt8(ascii: ":") || bytes[at] == UInt8(ascii: "@") { isAddress = true }
            if bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "=") && !isAddress { return nil }
            at += 1
        }
        return nil
    }

    private func tagEnd(_ start: Int) -> Int? {
        guard start + 1 < range.upperBound else { return nil }
        if bytes[start + 1] == UInt8(ascii: "!") || bytes[start + 1] == UInt8(ascii: "?") {
            let close = bytes[start...].starts(with: "<!--".utf8) ? "-->" : ">"
            // A comment that nothing closes would be looked for again from each that follows.
            let far = min(range.upperBound, start + 65_536)
            return Bytes.first(close.utf8, in: bytes, (start + 2)..<far).map { $0 + close.utf8.count }
        }
        return bytes.withUnsafeBufferPointer {
            HTMLTag.end(of: UnsafeBufferPointer(rebasing: $0[start..<range.upperBound]), at: 0).map { $0 + start }
        }
    }
}
