import Diagnostics
import Markdown
import SymbolGraph

/// The documentation of one symbol, every part of it parsed.
struct SymbolComment: Sendable {
    struct Note: Sendable {
        let kind: NoteKind
        /// The author's word where it isn't one of the five that the interface has a word for.
        let title: String?
        let text: CommentText?
    }

    enum Block: Sendable {
        case text(CommentText)
        case note(Note)
    }

    struct Parameter: Sendable {
        let name: String
        let text: CommentText?
    }

    let summary: CommentText?
    /// In the author's order, without the notes at the end.
    let discussion: [Block]
    /// Those that nothing else follows.
    let notes: [Note]
    let parameters: [Parameter]
    let returns: CommentText?
    let throwing: CommentText?
    /// The message of the attribute that deprecates it.
    let deprecation: CommentText?
    let topics: [DocTopicGroup]
    let seeAlso: [DocTopicGroup]
    let file: String?
    /// Written for another symbol: its faults are told there, or are another module's.
    let isInherited: Bool

    init(_ symbol: ReferenceSymbol) {
        let comment = symbol.documentation
        let fallback = symbol.location.map { SourceRange($0.sourceLocation) }
        func parsed(_ text: DocText?) -> CommentText? { CommentText(text, file: comment?.file, fallback: fallback) }
        var blocks: [Block] = (comment?.discussion ?? []).compactMap { block in
            switch block {
            case .markdown(let text): parsed(text).map { .text($0) }
            case .aside(let aside): .note(Note(aside, text: parsed(aside.text)))
            }
        }
        var notes: [Note] = []
        while case .note(let note)? = blocks.last {
            notes.insert(note, at: 0)
            blocks.removeLast()
        }
        summary = parsed(comment?.summary)
        discussion = blocks
        self.notes = notes
        parameters = (comment?.parameters ?? []).map { Parameter(name: $0.name, text: parsed($0.text)) }
        returns = parsed(comment?.returns)
        throwing = parsed(comment?.throwing)
        deprecation = CommentText(line: (symbol.deprecation ?? symbol.unavailability)?.message, fallback: fallback)
        topics = comment?.topics ?? []
        seeAlso = comment?.seeAlso ?? []
        file = comment?.file
        isInherited = comment?.isInherited ?? false
    }

    /// Whether there is anything that a translator would translate.
    var hasProse: Bool {
        summary != nil || !discussion.isEmpty || !notes.isEmpty || !parameters.isEmpty || returns != nil || throwing != nil
            || deprecation != nil
    }

    /// Every part, in the order of the page.
    var texts: [CommentText] {
        let blocks = discussion.map { block in
            switch block {
            case .text(let text): text as CommentText?
            case .note(let note): note.text
            }
        }
        return ([deprecation, summary] + blocks + notes.map(\.text) + parameters.map(\.text) + [returns, throwing]).compactMap { $0 }
    }
}

extension SymbolComment.Note {
    /// The kinds of Swift's markup, in the five that the theme knows.
    init(_ aside: DocAside, text: CommentText?) {
        if let kind = NoteKind(rawValue: aside.kind) {
            self.init(kind: kind, title: nil, text: text)
            return
        }
        let kind: NoteKind =
            switch aside.kind {
            case "attention", "precondition", "requires", "invariant": .important
            case "bug": .warning
            case "experiment": .tip
            default: .note
            }
        self.init(kind: kind, title: aside.title, text: text)
    }
}

extension SymbolLocation {
    var sourceLocation: SourceLocation { SourceLocation(file: file, line: line, column: column) }
}
