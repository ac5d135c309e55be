public import Diagnostics

/// A tag has a name that neither Adapty nor the project knows.
///
/// The app leaves the whole text out, or shows its fallback. Correct the name; if the app itself fills the tag, give it a sample
/// value under `paywalls.tags`.
public enum CopyTagUnknownRule: CopyRule {
    public static let id = "copy.tag-unknown"
    public static let severity = Severity.error
    public static let summary = "a tag has an unknown name"

    static func check(_ copy: CheckedCopy) -> [Diagnostic] {
        guard copy.unit.state == .translated || copy.unit.state == .mismatched else { return [] }
        var seen: Set<String> = []
        return copy.tags.filter { $0.isUnknown && seen.insert($0.name).inserted }.map { tag in
            let nearest = copy.catalog.suggestion(for: tag.name)
            return finding(
                "unknown tag \(tag.written) in \(copy.unit.pointer) (\(copy.locale))"
                    + (nearest.map { "; did you mean <\($0)/>?" } ?? ""),
                at: copy.range(tag.range), subject: copy.subject,
                explanation: "If the app fills this tag itself, give it a sample value under paywalls.tags.",
                fixes: nearest.map { [Diagnostic.Fix("Replace with <\($0)/>", replacement: "<\($0)/>")] } ?? [])
        }
    }
}
