import Diagnostics

/// Gives links, images, code spans and tags their places in the source. cmark's tree has them in order, the raw text too; they
/// are matched by destination and text. (cmark 0.30.2's own columns are off after link definitions, on lazy lines and tabs.)
struct PlaceFinder {
    let source: SourceText
    /// Whether the page holds two backticks in a row at all: else no code span can be a symbol link.
    let hasDoubleBacktick: Bool
    private let definitions: LinkDefinitions

    init(source: SourceText) {
        self.source = source
        definitions = LinkDefinitions(source.bytes)
        var before: UInt8 = 0
        var found = false
        for byte in source.bytes {
            if byte == UInt8(ascii: "`"), before == byte {
                found = true
                break
            }
            before = byte
        }
        hasDoubleBacktick = found
    }

    /// So many candidates are looked at for one event, so that a hostile block stays cheap.
    private static let reach = 64

    /// Fills in the places of the events from `first` on, which `raw` holds.
    func place(_ tree: inout EventTree, from first: Int, raw: Range<Int>) {
        guard !raw.isEmpty else { return }
        let candidates = InlineScanner.scan(source.bytes, raw, definitions: definitions)
        var next = 0
        var bare = raw.lowerBound
        var images = 0
        for number in first..<tree.events.count {
            let event = tree.events[number]
            if event.kind == .image { images += event.phase == .enter ? 1 : -1 }
            guard let kind = Self.kind(of: event) else { continue }
            if event.kind == .link, event.flag == 1 {
                if number + 1 < tree.events.count {
                    let text = tree.bytes(tree.events[number + 1].text)
                    if let found = Bytes.first(text, in: source.bytes, bare..<raw.upperBound) {
                        set(&tree, number, found..<(found + text.count))
                        bare = found + text.count
                    }
                }
                continue
            }
            guard images == 0 || event.kind == .image && images == 1 else { continue }
            if let found = match(event, kind, tree, number, candidates, from: next) {
                set(&tree, number, candidates[found].range)
                if candidates[found].kind == .code, candidates[found].backticks == 2 { tree.events[number].flag = 1 }
                next = found + 1
                bare = max(bare, candidates[found].range.lowerBound)
            } else {
                set(&tree, number, raw.lowerBound..<raw.lowerBound)
            }
        }
    }

    private func set(_ tree: inout EventTree, _ number: Int, _ range: Range<Int>) {
        tree.events[number].offset = Int32(range.lowerBound)
        tree.events[number].end = Int32(range.upperBound)
    }

    private static func kind(of event: Event) -> InlineCandidate.Kind? {
        switch event.kind {
        case .link: event.phase == .enter ? .link : nil
        case .image: event.phase == .enter ? .image : nil
        case .code: .code
        case .element, .htmlBreak, .htmlImage: .tag
        case .text: event.flag == 1 ? .tag : event.flag == 2 ? .link : nil
        default: nil
        }
    }

    private func match(
        _ event: Event, _ kind: InlineCandidate.Kind, _ tree: EventTree, _ number: Int, _ candidates: [InlineCandidate], from next: Int
    ) -> Int? {
        var weak: Int?
        let wanted: ArraySlice<UInt8> =
            kind == .link || kind == .image ? Self.withoutMailto(tree.bytes(event.text)) : tree.bytes(event.text)
        var looked = 0
        var at = next
        let last = min(candidates.count, next + Self.reach * 8)
        while at < last, looked < Self.reach {
            let candidate = candidates[at]
            if candidate.kind == kind {
                looked += 1
                switch kind {
                case .code, .tag:
                    if Self.isSame(wanted, source.bytes[candidate.inner]) { return at }
                    if kind == .code { weak = weak ?? at }
                case .link where event.kind == .text:
                    // `[^label]`, to which nothing belongs.
                    if source.bytes[candidate.inner].elementsEqual(wanted.dropFirst().dropLast()) { return at }
                case .link, .image:
                    if source.bytes[candidate.inner].first == UInt8(ascii: "^"), candidate.destination == nil { break }
                    if let destination = candidate.destination {
                        if Self.isSame(destination[...], wanted) { return at }
                    } else if weak == nil {
                        weak = at
                    }
                }
            }
            at += 1
        }
        return weak
    }

    private static func withoutMailto(_ url: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        url.starts(with: "mailto:".utf8) ? url.dropFirst(7) : url
    }

    /// Equal but for white space, quote marks and escapes; up to an entity.
    private static func isSame(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Bool {
        func skipped(_ byte: UInt8) -> Bool { Bytes.isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\\") }
        var (i, j) = (withoutMailto(a).startIndex, withoutMailto(b).startIndex)
        while true {
            while i < a.endIndex, skipped(a[i]) { i += 1 }
            while j < b.endIndex, skipped(b[j]) { j += 1 }
            if i == a.endIndex || j == b.endIndex { return i == a.endIndex && j == b.endIndex }
            if a[i] == UInt8(ascii: "&") || b[j] == UInt8(ascii: "&") { return true }
            if a[i] != b[j] { return false }
            i += 1
            j += 1
        }
    }
}
