import Diagnostics
import JSONText

extension FallbackReader {
    /// A remote config: its locale, and the string that should hold a JSON object. An unusable one is kept with its finding, for
    /// an app gets it too.
    mutating func readConfig(_ node: JSONNode, _ name: String, _ subject: Subject, _ holder: JSONDocument) -> CopyRemoteConfig? {
        guard let fields = fields(node, name, of: "the variation", subject: subject) else { return nil }
        let locale = text(fields, "lang", of: "the remote config", required: true, subject: subject) ?? ""
        var subject = subject
        subject.locale = locale
        subject.pointer = ""
        let localeRange = document.range(of: fields["lang"] ?? node)
        guard let data = fields["data"], let text = text(fields, "data", of: "the remote config", subject: subject) else {
            if fields["data"] == nil { missing("data", of: "the remote config", in: node, subject: subject) }
            return nil
        }
        var document: JSONDocument?
        do {
            let embedded = try holder.embedded(in: data)
            document = embedded
            diagnostics += embedded.diagnostics.map { found in
                var found = found
                found.subject = subject
                found.subject.pointer = nil
                return found
            }
            if embedded.root.object == nil {
                note(
                    "config.not-object", .error, "the remote config is \(embedded.root.kind), not an object", at: embedded.root,
                    explanation: "An app gets no dictionary for it. Wrap the value in an object in the dashboard.", subject: subject)
            }
        } catch {
            let fault = error.diagnostics.first
            note(
                "config.not-json", .error, "the remote config isn't JSON" + (fault.map { ": " + $0.message } ?? ""),
                at: fault?.range ?? holder.range(of: data),
                explanation: "An app gets no dictionary for it. Correct the text in the dashboard.", subject: subject)
        }
        return CopyRemoteConfig(
            config: AdaptyRemoteConfig(locale: locale, jsonString: text), localeRange: localeRange, range: holder.range(of: data),
            document: document, root: document.flatMap { $0.root.object == nil ? nil : $0.root }, stringNode: data)
    }
}
