/// Text: task marks, bare links, strikethrough.
extension TreeBuilder {
    mutating func beginText() {
        text = TextRun()
        text.firstEvent = tree.events.count
    }

    /// - Parameter raw: the bytes of the source that hold the block.
    mutating func endText(_ raw: Range<Int>) {
        flushText(next: .space)
        for tilde in text.tildes.joined() { tree.events[tilde.event].kind = .text }
        text.tildes = [[], []]
        guard options.extensions else { return }
        if text.needsPlaces { places.place(&tree, from: text.firstEvent, raw: raw) }
    }

    mutating func flushText(next: TextRun.Neighbour) {
        guard !text.bytes.isEmpty else { return }
        guard options.extensions, text.mayBeTask || text.mayHoldMarks(hasStandIns: prepared.hasStandIns) else {
            tree.events.append(Event(kind: .text, phase: .leaf, text: tree.intern(text.bytes)))
            text.bytes.removeAll(keepingCapacity: true)
            return
        }
        var bytes = text.bytes
        text.bytes.removeAll(keepingCapacity: true)
        if let stand = prepared.escapedTilde, !bytes.contains(UInt8(ascii: "~")) {
            bytes = Bytes.replacing(stand, by: Array("~".utf8), in: bytes)
        }
        guard imageDepth == 0 else {
            appendRestored(bytes[...])
            return
        }
        var at = takeTaskMark(bytes)
        if linkDepth == 0 {
            for reference in FootnoteReference.all(in: bytes, from: at) {
                addLinks(Array(bytes[at..<reference.lowerBound]), from: 0, next: .mark)
                addReference(bytes[reference])
                at = reference.upperBound
                text.before = .mark
            }
        }
        addLinks(bytes, from: at, next: next)
    }

    private mutating func addLinks(_ bytes: [UInt8], from start: Int, next: TextRun.Neighbour) {
        guard start < bytes.count else { return }
        var at = start
        if linkDepth == 0 {
            for link in BareLink.all(in: bytes, from: start) {
                addTildes(bytes, at..<link.range.lowerBound, next: .mark)
                addBareLink(link, bytes)
                at = link.range.upperBound
                text.before = .mark
            }
        }
        addTildes(bytes, at..<bytes.count, next: next)
    }

    private mutating func append(_ bytes: ArraySlice<UInt8>) {
        guard !bytes.isEmpty else { return }
        tree.events.append(Event(kind: .text, phase: .leaf, text: tree.intern(bytes)))
    }

    /// Escaped tildes are tildes again.
    private mutating func appendRestored(_ bytes: ArraySlice<UInt8>) {
        append(restored(bytes))
    }

    private func restored(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        prepared.hasStandIns ? prepared.restoring(Array(bytes))[...] : bytes
    }

    /// `[ ] ` and `[x] ` at the start of an item (GFM §5.3). Gives where the text goes on.
    private mutating func takeTaskMark(_ bytes: [UInt8]) -> Int {
        defer { text.mayBeTask = false }
        // Only the item and its paragraph have been entered.
        guard text.mayBeTask, items.last.map({ $0 + 2 }) == tree.events.count, bytes.count > 4, bytes[0] == UInt8(ascii: "["), bytes[2] == UInt8(ascii: "]"),
            LineStart.isSpace(bytes[3]), bytes[1] == 0x20 || bytes[1] | 0x20 == UInt8(ascii: "x"), let item = items.last
        else { return 0 }
        let isDone = bytes[1] != 0x20
        tree.events[item].flag = isDone ? 2 : 1
        tree.events.append(Event(kind: .checkbox, phase: .leaf, flag: isDone ? 1 : 0))
        return 3
    }

    private mutating func addBareLink(_ link: BareLink, _ bytes: [UInt8]) {
        let url = tree.intern(Array(link.prefix.utf8) + restored(bytes[link.range]))
        text.needsPlaces = true
        // Flag 1: without brackets.
        enter(Event(kind: .link, phase: .enter, flag: 1, text: url))
        appendRestored(bytes[link.range])
        exit(.link)
    }

    /// Text in which one or two tildes may open or close a strikethrough (GFM §6.5).
    private mutating func addTildes(_ bytes: [UInt8], _ range: Range<Int>, next: TextRun.Neighbour) {
        var at = range.lowerBound
        var start = at
        while at < range.upperBound {
            guard bytes[at] == UInt8(ascii: "~") else {
                at += 1
                continue
            }
            let run = at
            while at < range.upperBound, bytes[at] == UInt8(ascii: "~") { at += 1 }
            guard at - run <= 2 else { continue }
            let before = run > range.lowerBound ? Flank(before: bytes[range.lowerBound..<run]) : text.before == .space ? .space : .punctuation
            let after = at < range.upperBound ? Flank(after: bytes[at..<range.upperBound]) : next == .space ? .space : .punctuation
            let opens = after != .space && (after != .punctuation || before != .other)
            let closes = before != .space && (before != .punctuation || after != .other)
            guard opens || closes else { continue }
            appendRestored(bytes[start..<run])
            start = at
            addTilde(count: at - run, opens: opens, closes: closes)
        }
        appendRestored(bytes[start..<range.upperBound])
    }

    private mutating func addTilde(count: Int, opens: Bool, closes: Bool) {
        if closes, let opener = text.tildes[count - 1].last, opener.level == level {
            text.tildes[count - 1].removeLast()
            // What stands open between the two can't close any more.
            while let last = text.tildes[2 - count].last, last.event > opener.event { drop(text.tildes[2 - count].removeLast()) }
            tree.events[opener.event].phase = .enter
            tree.events.append(Event(kind: .strikethrough, phase: .exit))
            return
        }
        var event = Event(kind: opens ? .strikethrough : .text, phase: .leaf)
        event.text = tree.intern(repeatElement(UInt8(ascii: "~"), count: count))
        if opens { text.tildes[count - 1].append(TextRun.Tilde(event: tree.events.count, level: level)) }
        tree.events.append(event)
    }

    /// How many nodes and HTML elements are open.
    private var level: Int { depth + open.count }

    /// Where a node or an element ends, what opened in it can't close outside.
    mutating func dropInnerTildes() {
        for i in 0...1 {
            while let last = text.tildes[i].last, last.level > level { drop(text.tildes[i].removeLast()) }
        }
    }

    private mutating func drop(_ tilde: TextRun.Tilde) { tree.events[tilde.event].kind = .text }
}
