import CCmark

/// Raw HTML: what a guide may use is kept, anything else becomes text and a finding.
extension TreeBuilder {
    mutating func addHTMLBlock(_ node: OpaquePointer, cells: [OpaquePointer]) {
        if addRow(node, cells: cells) { return }
        endTable()
        if addDirective(node, cells: cells) || isEmptyFootnote(node) { return }
        if !tabs.isEmpty { checkTabs(node) }
        let literal = internVerbatim(cmark_node_get_literal(node))
        guard options.isRestricted else {
            tree.events.append(Event(kind: .htmlBlock, phase: .leaf, text: literal))
            return
        }
        let bytes = Array(tree.bytes(literal))
        htmlOffset = visibleOffset(node)
        var place = HTMLBlockPlace(line: line(of: node), lines: lines, source: source)
        var at = 0
        var textStart = 0
        func piece(_ start: Int, _ end: Int) -> Event.Span { Event.Span(start: literal.start + Int32(start), count: Int32(end - start)) }
        while at < bytes.count {
            guard bytes[at] == UInt8(ascii: "<") else {
                at += 1
                continue
            }
            if bytes[at...].starts(with: "<!--".utf8) {
                addHTMLText(bytes[textStart..<at])
                at = Bytes.first("-->".utf8, in: bytes, at..<bytes.count).map { $0 + 3 } ?? bytes.count
                textStart = at
                continue
            }
            guard let parsed = bytes.withUnsafeBufferPointer({ HTMLTag.parse($0, at: at) }) else {
                // `<!DOCTYPE>`, `<?php ?>`: shown as they stand.
                if at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "!") || bytes[at + 1] == UInt8(ascii: "?") {
                    addHTMLText(bytes[textStart..<at])
                    let end = bytes[at...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
                    beginHTMLParagraph()
                    reject(piece(at, end), offset: place.offset(of: bytes, at, end), HTMLMessage.notATag)
                    at = end
                    textStart = end
                } else {
                    at += 1
                }
                continue
            }
            addHTMLText(bytes[textStart..<at])
            var end = parsed.end
            if !parsed.tag.isClosing, HTMLMessage.verbatim.contains(parsed.tag.name) {
                // What it holds is no markup.
                end = Bytes.first("</\(parsed.tag.name)>".utf8, in: bytes, end..<bytes.count).map { $0 + parsed.tag.name.utf8.count + 3 } ?? bytes.count
            }
            let isBlock = HTMLElement(name: parsed.tag.name)?.isBlock == true
            if isBlock { endHTMLParagraph() } else { beginHTMLParagraph() }
            addTag(parsed.tag, piece(at, end), offset: place.offset(of: bytes, at, parsed.end), isInBlock: true)
            at = end
            textStart = end
        }
        addHTMLText(bytes[textStart...])
        endHTMLParagraph()
    }

    mutating func addHTMLInline(_ literal: Event.Span) {
        guard options.isRestricted else {
            tree.events.append(Event(kind: .htmlInline, phase: .leaf, text: literal))
            return
        }
        let bytes = Array(tree.bytes(literal))
        if bytes.starts(with: "<!--".utf8) { return }
        text.needsPlaces = true
        guard let parsed = bytes.withUnsafeBufferPointer({ HTMLTag.parse($0, at: 0) }) else {
            reject(literal, offset: -1, HTMLMessage.notATag)
            return
        }
        addTag(parsed.tag, literal, offset: -1, isInBlock: false)
    }

    private mutating func addTag(_ tag: HTMLTag, _ literal: Event.Span, offset: Int32, isInBlock: Bool) {
        switch tag.name {
        case "br" where !tag.isClosing:
            checkAttributes(tag, allowed: [])
            tree.events.append(Event(kind: .htmlBreak, phase: .leaf, text: literal, offset: offset))
        case "img" where !tag.isClosing:
            addImage(tag, literal, offset: offset)
        default:
            guard let element = HTMLElement(name: tag.name) else {
                if tag.isClosing, let open = rejectedNames[tag.name], open > 0 {
                    rejectedNames[tag.name] = open - 1
                    tree.events.append(Event(kind: .text, phase: .leaf, flag: 1, text: literal, offset: offset))
                } else {
                    if !tag.isClosing { rejectedNames[tag.name, default: 0] += 1 }
                    reject(literal, offset: offset, HTMLMessage.notAllowed(tag))
                }
                return
            }
            if tag.isClosing {
                guard open.close(element, depth: depth) != nil else {
                    reject(literal, offset: offset, "</\(element.name)> closes nothing that was opened in the same block")
                    return
                }
                dropInnerTildes()
                tree.events.append(
                    Event(kind: .element, phase: .exit, flag: element.rawValue, text: literal, offset: offset))
            } else if element.isBlock, !isInBlock {
                reject(literal, offset: offset, "<\(element.name)> must begin a line of its own, outside a paragraph")
            } else if element == .summary, !open.mayTakeSummary(depth: depth) {
                reject(literal, offset: offset, "<summary> must stand directly inside <details>")
            } else if element == .details, open.isInSummary {
                reject(literal, offset: offset, "<details> can't stand inside <summary>")
            } else {
                checkAttributes(tag, allowed: element == .details ? ["open", "title", "lang", "dir"] : ["title", "lang", "dir"])
                let attributes = tree.intern(HTMLMessage.attributes(tag, isDetails: element == .details))
                open.push(OpenElements.Element(kind: .html(element), event: tree.events.count, depth: depth))
                tree.events.append(
                    Event(kind: .element, phase: .enter, flag: element.rawValue, text: literal, extra: attributes, offset: offset))
            }
        }
    }

    private mutating func addImage(_ tag: HTMLTag, _ literal: Event.Span, offset: Int32) {
        func value(_ name: String) -> [UInt8]? { tag.attributes.first { $0.name == name }?.value.map { Entities.decode($0) } }
        guard let src = value("src"), !src.isEmpty else {
            reject(literal, offset: offset, "<img> has no src")
            return
        }
        checkAttributes(tag, allowed: ["src", "alt", "width", "height", "title"])
        func pixels(_ name: String) -> Int? {
            value(name).flatMap { Int(String(decoding: $0, as: UTF8.self)) }.flatMap { (1...99_999).contains($0) ? $0 : nil }
        }
        htmlImages[tree.events.count] = HTMLImageAttributes(
            width: pixels("width"), height: pixels("height"), title: value("title") ?? [])
        tree.events.append(
            Event(kind: .htmlImage, phase: .leaf, text: tree.intern(src), extra: tree.intern(value("alt") ?? []), offset: offset))
    }

    private mutating func checkAttributes(_ tag: HTMLTag, allowed: [String]) {
        for attribute in tag.attributes where !allowed.contains(attribute.name) {
            rejections.append(
                Rejection(
                    "markdown.html", .error, event: tree.events.count, "attribute \(attribute.name) of <\(tag.name)> isn't allowed in a guide",
                    explanation: "It is left out."))
        }
    }

    // MARK: Rejections

    private mutating func reject(_ literal: Event.Span, offset: Int32, _ message: String) {
        rejections.append(Rejection("markdown.html", .error, event: tree.events.count, message, explanation: HTMLMessage.explanation))
        tree.events.append(Event(kind: .text, phase: .leaf, flag: 1, text: literal, offset: offset))
    }

    mutating func reject(_ unclosed: OpenElements.Element) {
        tree.events[unclosed.event].kind = .text
        tree.events[unclosed.event].phase = .leaf
        tree.events[unclosed.event].flag = 1
        switch unclosed.kind {
        case .html(let element):
            rejections.append(
                Rejection(
                    "markdown.html", .error, event: unclosed.event, "<\(element.name)> isn't closed in the block where it opens",
                    explanation: HTMLMessage.explanation))
        case .directive(let directive):
            rejectUnclosed(directive, unclosed)
        }
    }

    // MARK: Text of a block

    private mutating func addHTMLText(_ bytes: ArraySlice<UInt8>) {
        guard let first = bytes.firstIndex(where: { !Bytes.isSpace($0) }), let last = bytes.lastIndex(where: { !Bytes.isSpace($0) })
        else {
            noteHTMLSpace(bytes)
            return
        }
        noteHTMLSpace(bytes[..<first])
        beginHTMLParagraph()
        let decoded = Entities.decode(String(decoding: bytes[first...last], as: UTF8.self))
        tree.events.append(Event(kind: .text, phase: .leaf, text: tree.intern(decoded)))
        noteHTMLSpace(bytes[(last + 1)...])
    }

    private mutating func noteHTMLSpace(_ bytes: ArraySlice<UInt8>) {
        guard !bytes.isEmpty, htmlSpace != .lineEnd else { return }
        htmlSpace = bytes.contains(0x0A) ? .lineEnd : .space
    }

    /// Text and inline elements between blocks stand in a paragraph, except in a summary. White space counts between them only.
    private mutating func beginHTMLParagraph() {
        if !isInHTMLParagraph, !open.isInSummary {
            enter(Event(kind: .paragraph, phase: .enter, offset: htmlOffset))
            isInHTMLParagraph = true
        } else if htmlSpace == .lineEnd {
            tree.events.append(Event(kind: .softBreak, phase: .leaf))
        } else if htmlSpace == .space {
            tree.events.append(Event(kind: .text, phase: .leaf, text: tree.intern([0x20])))
        }
        htmlSpace = .none
    }

    private mutating func endHTMLParagraph() {
        htmlSpace = .none
        guard isInHTMLParagraph else { return }
        isInHTMLParagraph = false
        exit(.paragraph)
    }
}
