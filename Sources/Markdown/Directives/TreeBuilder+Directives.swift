import CCmark
import Diagnostics

/// Directives: the lines that open and close them come back as placeholders; what stands between stays where it is.
extension TreeBuilder {
    /// `false` where the block is raw HTML of the page's own.
    mutating func addDirective(_ node: OpaquePointer, cells: [OpaquePointer]) -> Bool {
        let line = line(of: node)
        guard let directive = prepared.directives[line], isPlaceholder(node) else { return false }
        metDirectives.insert(line)
        if let name = directive.name { begin(directive, name, cells) } else { close(directive) }
        return true
    }

    private mutating func begin(_ directive: DirectiveLine, _ name: String, _ cells: [OpaquePointer]) {
        var opened = OpenDirective(kind: DirectiveKind(name), colons: directive.colons, name: name)
        if opened.kind == nil {
            rejections.append(
                Rejection(
                    "directives.unknown", .error,
                    name.isEmpty ? "a directive without a name" : "no directive is called \(name)\(NearMiss.hint(for: name, in: DirectiveKind.names))",
                    explanation: "Known are \(DirectiveKind.names.joined(separator: ", ")). A line of colons alone closes one.",
                    range: name.isEmpty ? directive.range : directive.nameRange))
        }
        let isInTabs = open.directive(depth: depth)?.kind == .tabs
        if opened.kind == .tab, !isInTabs {
            rejections.append(misplaced("tab must stand directly in :::tabs", directive))
            opened.kind = nil
        } else if isInTabs, opened.kind != .tab, opened.kind != nil {
            noteOther(in: directive.range)
        }
        guard let kind = opened.kind else {
            push(opened, directive, Event(kind: .text, phase: .leaf, flag: 1))
            return
        }
        check(directive, kind, name)
        func value(_ attribute: String) -> [UInt8] { directive.attributes.first { $0.name == attribute }?.value.map { Array($0.utf8) } ?? [] }
        switch kind {
        case .note(let note):
            let flag = UInt8(NoteKind.allCases.firstIndex(of: note) ?? 0)
            push(opened, directive, Event(kind: .note, phase: .enter, flag: flag, number: directive.heading == nil ? -1 : 1))
            addTitle(directive, cells, Event(kind: .title, phase: .enter))
        case .details:
            let isOpen = directive.attributes.contains { $0.name == "open" }
            let attributes = tree.intern(isOpen ? Array(" open".utf8) : [])
            push(opened, directive, Event(kind: .element, phase: .enter, flag: HTMLElement.details.rawValue, extra: attributes))
            addTitle(directive, cells, Event(kind: .element, phase: .enter, flag: HTMLElement.summary.rawValue))
        case .tabs:
            push(opened, directive, Event(kind: .tabs, phase: .enter, extra: tree.intern(value("sync"))))
            tabs.append(TabsState())
        case .tab:
            let event = tree.events.count
            push(opened, directive, Event(kind: .tab, phase: .enter))
            addTitle(directive, cells, Event(kind: .title, phase: .enter, flag: 2))
            let given = value("name")
            let name = given.isEmpty ? plainText(from: event) : given
            tree.events[event].extra = tree.intern(name)
            if !tabs.isEmpty, !tabs[tabs.count - 1].names.insert(String(decoding: name, as: UTF8.self)).inserted {
                rejections.append(misplaced("a tab of these is called \(String(decoding: name, as: UTF8.self)) already", directive))
            }
        }
    }

    private func misplaced(_ message: String, _ directive: DirectiveLine) -> Rejection {
        Rejection("directives.misplaced", .error, message, range: directive.range)
    }

    private mutating func push(_ opened: OpenDirective, _ directive: DirectiveLine, _ event: Event) {
        var event = event
        event.text = tree.intern(source.bytes[directive.range])
        event.offset = Int32(directive.range.lowerBound)
        event.end = Int32(directive.range.upperBound)
        open.push(OpenElements.Element(kind: .directive(opened), event: tree.events.count, depth: depth))
        tree.events.append(event)
    }

    private mutating func addTitle(_ directive: DirectiveLine, _ cells: [OpaquePointer], _ event: Event) {
        guard let heading = directive.heading, heading < cells.count, let label = directive.label else { return }
        var event = event
        event.offset = Int32(label.lowerBound)
        let start = tree.events.count
        enter(event)
        addCell(cells[heading], raw: label)
        exit(event.kind, flag: event.flag)
        open.setTitle(start..<tree.events.count)
    }

    private func plainText(from event: Int) -> [UInt8] {
        var text: [UInt8] = []
        for part in tree.events[(event + 1)...] where part.kind == .text || part.kind == .code { text += tree.bytes(part.text) }
        return Array(String(decoding: text, as: UTF8.self).collapsingSpaces.utf8)
    }

    private mutating func check(_ directive: DirectiveLine, _ kind: DirectiveKind, _ name: String) {
        if let fault = directive.fault {
            rejections.append(Rejection("directives.syntax", .error, fault.message, explanation: fault.explanation, range: fault.range))
        }
        for attribute in directive.attributes where !kind.attributes.contains(attribute.name) {
            let known = kind.attributes
            rejections.append(
                Rejection(
                    "directives.syntax", .error, ":::\(name) has no attribute \"\(attribute.name)\"\(NearMiss.hint(for: attribute.name, in: known))",
                    explanation: known.isEmpty ? "It has none." : "Known is \(known.joined(separator: ", ")).", range: attribute.range))
        }
        if directive.heading == nil, directive.fault == nil, kind == .tab || kind == .details {
            rejections.append(
                Rejection("directives.syntax", .error, ":::\(name) needs a title: :::\(name)[Title]", range: directive.range))
        }
        if directive.heading != nil, kind == .tabs, let label = directive.label {
            rejections.append(
                Rejection("directives.syntax", .error, ":::tabs has no title; its tabs have", range: label))
        }
    }

    // MARK: Closing

    private mutating func close(_ directive: DirectiveLine) {
        var closed = open.closeDirective(colons: directive.colons, depth: depth)
        guard let last = closed.popLast(), case .directive(let opened) = last.kind else {
            rejections.append(
                Rejection(
                    "directives.unopened", .error, "these colons close nothing",
                    explanation: "A directive is closed in the quote or list item where it is opened, by as many colons.", range: directive.range))
            tree.events.append(
                Event(
                    kind: .text, phase: .leaf, flag: 1, text: tree.intern(source.bytes[directive.range]),
                    offset: Int32(directive.range.lowerBound), end: Int32(directive.range.upperBound)))
            return
        }
        for unclosed in closed { reject(unclosed) }
        let first = tree.events[last.event]
        switch opened.kind {
        case .note: tree.events.append(Event(kind: .note, phase: .exit, flag: first.flag))
        case .details: tree.events.append(Event(kind: .element, phase: .exit, flag: HTMLElement.details.rawValue))
        case .tab: tree.events.append(Event(kind: .tab, phase: .exit))
        case .tabs:
            if let state = tabs.popLast(), state.names.isEmpty {
                rejections.append(
                    Rejection("directives.misplaced", .error, ":::tabs holds no :::tab[Title]", range: Int(first.offset)..<Int(first.end)))
            }
            tree.events.append(Event(kind: .tabs, phase: .exit))
        case nil: break
        }
    }

    mutating func rejectUnclosed(_ directive: OpenDirective, _ unclosed: OpenElements.Element) {
        // Its title stands on its line, which is shown as text.
        for i in directive.title { tree.events[i] = Event(kind: .nothing, phase: .leaf) }
        if directive.kind == .tabs { tabs.removeLast() }
        let colons = String(repeating: ":", count: directive.colons)
        rejections.append(
            Rejection(
                "directives.unclosed", .error, event: unclosed.event, "\(colons)\(directive.name) isn't closed",
                explanation: "A line \(colons) closes it, in the same quote or list item."))
    }

    // MARK: Tabs

    /// Only tabs may stand directly in `:::tabs`.
    mutating func checkTabs(_ node: OpaquePointer) {
        guard open.directive(depth: depth)?.kind == .tabs else { return }
        let start = Int(max(0, visibleOffset(node)))
        noteOther(in: start..<max(start, lines.content(line(of: node), in: source.bytes).upperBound))
    }

    private mutating func noteOther(in range: Range<Int>) {
        guard !tabs.isEmpty, !tabs[tabs.count - 1].hasOther else { return }
        tabs[tabs.count - 1].hasOther = true
        rejections.append(
            Rejection("directives.misplaced", .error, "only :::tab[Title] may stand directly in :::tabs", range: range))
    }
}
