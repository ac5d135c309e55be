import Markdown
import Mustache
import SymbolGraph

/// The template's *Doc* of a symbol.
struct ReferenceDocValues {
    let writer: ReferenceWriter
    /// Begins the ids of headings in the text: the member's anchor, `doc` for the page's own subject.
    let prefix: String
    /// The level of the first heading in the text.
    let level: Int
    /// What the declaration's region is called: unlike any other on the page.
    let label: String

    private var prose: ThemeStrings { writer.model.theme.strings(for: writer.set.proseLanguage) }

    /// Everything that is known of a symbol.
    func full(_ symbol: ReferenceSymbol) -> MustacheValue {
        guard let comment = writer.entry.comment(symbol.id) else { return empty }
        let inherited = comment.isInherited ? symbol.origin.map { Self.type(of: $0) } : nil
        var value = base(symbol, comment, inheritedFrom: inherited)
        let parameters = comment.parameters.enumerated().map { number, parameter -> MustacheValue in
            [
                "name": .string(parameter.name),
                "html": writer.marked(parameter.text, scope: symbol.id, prefix: "\(prefix)--parameter-\(number)"),
            ]
        }
        let notes = comment.notes.enumerated().map { number, note -> MustacheValue in
            [
                "kind": .string(note.kind.rawValue), "title": .string(title(of: note)),
                "html": note.text.map { text in
                    let ids = text.document.outline.map { "\(prefix)--note-\(number)--\($0.id)" }
                    return .html(writer.html(text, scope: symbol.id, headingIDs: ids, offset: offset(comment)))
                } ?? .null,
            ]
        }
        value["discussion"] = .html(discussion(comment, symbol.id))
        value["parameters"] = .list(parameters)
        value["hasParameters"] = .bool(!parameters.isEmpty)
        value["returns"] = writer.marked(comment.returns, scope: symbol.id, prefix: prefix + "--returns")
        value["throws"] = writer.marked(comment.throwing, scope: symbol.id, prefix: prefix + "--throws")
        value["notes"] = .list(notes)
        value["hasNotes"] = .bool(!notes.isEmpty)
        let availability = availability(symbol)
        value["availability"] = .list(availability)
        value["hasAvailability"] = .bool(!availability.isEmpty)
        value["source"] = .optional(writer.entry.sourceAddress(symbol.location))
        return .object(value)
    }

    /// Declaration and summary, for a symbol that is described elsewhere.
    func brief(_ symbol: ReferenceSymbol, inheritedFrom: String? = nil) -> MustacheValue {
        guard let comment = writer.entry.comment(symbol.id) else { return empty }
        return .object(base(symbol, comment, inheritedFrom: inheritedFrom))
    }

    /// Of a type of another module, which this one only extends.
    var empty: MustacheValue { .object(nothing) }

    private func base(_ symbol: ReferenceSymbol, _ comment: SymbolComment, inheritedFrom: String?) -> [String: MustacheValue] {
        var value = nothing
        let own = writer.address(of: symbol.id)
        value["declaration"] = .html(
            DeclarationHTML.render(symbol.declaration, kind: symbol.kind) { id in
                writer.address(of: id).flatMap { $0 == own ? nil : $0 }
            })
        value["abstract"] = comment.summary.map { .html(writer.html($0, scope: symbol.id)) } ?? .null
        let isDeprecated = symbol.deprecation != nil || symbol.unavailability != nil
        value["isDeprecated"] = .bool(isDeprecated)
        value["deprecation"] = isDeprecated ? deprecation(symbol, comment) : .null
        value["inheritedFrom"] = .optional(inheritedFrom)
        if !writer.isOriginal, comment.hasProse {
            value["isUntranslated"] = true
            value["lang"] = .string(writer.set.proseLanguage)
            value["dir"] = .string(writer.proseDirection)
        }
        return value
    }

    private var nothing: [String: MustacheValue] {
        [
            "name": .string(label), "declaration": .null, "abstract": .null, "discussion": .null, "parameters": .list([]), "hasParameters": false,
            "returns": .null, "throws": .null, "isDeprecated": false, "deprecation": .null, "availability": .list([]),
            "hasAvailability": false, "notes": .list([]), "hasNotes": false, "inheritedFrom": .null, "source": .null,
            "isUntranslated": false, "lang": .null, "dir": .null,
        ]
    }

    // MARK: - Discussion

    /// The author's blocks in order, notes among them, and last what to see too.
    private func discussion(_ comment: SymbolComment, _ id: String) -> [UInt8] {
        var html: [UInt8] = []
        var taken: Set<String> = []
        func part(_ text: CommentText) -> [UInt8] {
            let ids = text.document.outline.map { unique(prefix + "--" + $0.id, &taken) }
            return writer.html(text, scope: id, headingIDs: ids, offset: offset(comment))
        }
        for block in comment.discussion {
            switch block {
            case .text(let text): html += part(text)
            case .note(let note): html += frame(note.kind, title(of: note), note.text.map(part) ?? [])
            }
        }
        return html + seeAlso(comment, id)
    }

    /// The highest heading gets `level`, whatever level the author began with.
    private func offset(_ comment: SymbolComment) -> Int {
        let levels = comment.texts.flatMap { $0.document.outline.map(\.level) }
        return levels.min().map { level - $0 } ?? 0
    }

    private func unique(_ id: String, _ taken: inout Set<String>) -> String {
        var candidate = id
        var number = 2
        while !taken.insert(candidate).inserted {
            candidate = "\(id)-\(number)"
            number += 1
        }
        return candidate
    }

    private func title(of note: SymbolComment.Note) -> String { note.title ?? prose["notes.\(note.kind.rawValue)"] }

    private func frame(_ kind: NoteKind, _ title: String, _ html: [UInt8]) -> [UInt8] {
        Array("<div class=\"note note-\(kind.rawValue)\"><p class=\"note-title\">\(HTMLText.escaped(title))</p>\n".utf8) + html
            + Array("</div>\n".utf8)
    }

    private func seeAlso(_ comment: SymbolComment, _ id: String) -> [UInt8] {
        let items = comment.seeAlso.flatMap(\.links).compactMap { link -> String? in
            guard case .found(let target, let title) = writer.set.find(link.destination, in: writer.entry, from: id) else { return nil }
            return "<li><a href=\"\(HTMLText.escaped(writer.address(target)))\"><code>\(HTMLText.escaped(title))</code></a></li>\n"
        }
        guard !items.isEmpty else { return [] }
        return frame(.note, prose["reference.seeAlso"], Array("<ul>\n\(items.joined())</ul>\n".utf8))
    }

    // MARK: - Availability

    private func deprecation(_ symbol: ReferenceSymbol, _ comment: SymbolComment) -> MustacheValue {
        if comment.deprecation != nil { return writer.marked(comment.deprecation, scope: symbol.id, prefix: prefix + "--deprecated") }
        guard let renamed = (symbol.deprecation ?? symbol.unavailability)?.renamed, !renamed.isEmpty else { return .null }
        let code = "<code>\(HTMLText.escaped(renamed))</code>"
        guard case .found(let target, _) = writer.set.find(renamed.replacing(".", with: "/"), in: writer.entry, from: symbol.id) else {
            return .html("<p>→ \(code)</p>\n")
        }
        return .html("<p>→ <a href=\"\(HTMLText.escaped(writer.address(target)))\">\(code)</a></p>\n")
    }

    /// `iOS 15.0+`, `iOS 13.0–15.0`, and the condition of the extension that a member stands in.
    private func availability(_ symbol: ReferenceSymbol) -> [MustacheValue] {
        var texts = symbol.availability.compactMap { item -> String? in
            guard let domain = item.domain.map({ $0.lowercased() == "swift" ? "Swift" : $0 }) else { return nil }
            let end = item.deprecated ?? item.obsoleted
            if let start = item.introduced { return end.map { "\(domain) \(start)–\($0)" } ?? "\(domain) \(start)+" }
            return end.map { "\(domain) –\($0)" }
        }
        if let constraints = symbol.extended?.constraints, !constraints.isEmpty {
            texts.append("where " + constraints.map(\.spelling).joined(separator: ", "))
        }
        return texts.map { ["text": .string($0)] }
    }

    /// `Comparable` of `Comparable.<(_:_:)`.
    static func type(of origin: SymbolOrigin) -> String {
        // The member's name may begin with dots itself (`Comparable....(_:_:)`); no type's does.
        origin.name.firstIndex(of: ".").map { String(origin.name[..<$0]) } ?? origin.name
    }
}
