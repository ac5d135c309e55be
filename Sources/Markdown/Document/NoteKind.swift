/// The notes that `> [!NOTE]` and its sisters open.
public enum NoteKind: String, Sendable, CaseIterable {
    case note, tip, important, warning, caution
}
