import Diagnostics
import JSONText

extension FallbackReader {
    /// The file's `ui_builder`: texts of screens by flow version (format 10) or layout (format 11).
    mutating func readScreens() {
        guard let member = document.root.member("ui_builder"), !member.value.isNull else { return }
        guard let entries = member.value.object else {
            wrongType("ui_builder", of: "the file", expected: "an object", member.value)
            return
        }
        for entry in entries {
            screens[entry.key] = readScreen(entry.value, id: entry.key, Subject())
        }
    }

    /// The screens that a flow names: by its version, or by the layouts of its `ui_schema`.
    mutating func screens(of flow: Fields, _ version: String?, _ subject: Subject) -> [BuilderScreen] {
        var ids: [String] = []
        if let node = flow["ui_schema"], let schema = fields(node, "ui_schema", of: "the flow", subject: subject) {
            for layout in list(schema, "layouts", of: "ui_schema", subject: subject) {
                guard let fields = fields(layout, "layouts", of: "ui_schema", subject: subject),
                    let id = text(fields, "flow_layout_id", of: "the layout", required: true, subject: subject), !ids.contains(id)
                else { continue }
                ids.append(id)
            }
        }
        if let version, screens[version] != nil, !ids.contains(version) { ids.append(version) }
        return ids.compactMap { screens[$0] }
    }

    /// The screen that stands inside a paywall of generation 3, as an object or as a string.
    mutating func readInlineScreen(_ node: JSONNode, _ subject: Subject, _ holder: JSONDocument) -> BuilderScreen? {
        guard let builder = fields(node, "paywall_builder", of: "the paywall", subject: subject) else { return nil }
        let id = text(builder, "paywall_builder_id", of: "paywall_builder", subject: subject) ?? ""
        if let config = builder["paywall_builder_config"] { return readScreen(config, id: id, subject) }
        guard let text = builder["json"], text.string != nil else { return nil }
        do {
            return readScreen(try holder.embedded(in: text).root, id: id, subject)
        } catch {
            let fault = error.diagnostics.first
            note(
                "builder.not-json", .error, "the builder's screen isn't JSON" + (fault.map { ": " + $0.message } ?? ""),
                at: fault?.range ?? holder.range(of: text), subject: subject)
            return nil
        }
    }

    private mutating func readScreen(_ node: JSONNode, id: String, _ subject: Subject) -> BuilderScreen? {
        guard let screen = fields(node, id, of: "the builder", subject: subject) else { return nil }
        var localizations: [BuilderLocalization] = []
        var first: [String: SourceRange] = [:]
        for item in list(screen, "localizations", of: "the screen", subject: subject) {
            guard let localization = readLocalization(item, subject) else { continue }
            if let range = first[localization.id] {
                var subject = subject
                subject.locale = localization.id
                diagnostics.append(
                    Diagnostic(
                        "builder.duplicate-localization", .error, "two localizations of the screen have the id \"\(localization.id)\"",
                        at: localization.range, explanation: "The SDK refuses the whole screen.",
                        notes: [.init("the first is here", at: range)], subject: subject))
                continue
            }
            first[localization.id] = localization.range
            localizations.append(localization)
        }
        var defaultId = text(screen, "default_localization", of: "the screen", subject: subject)
        if let id = defaultId, first[id] == nil, let node = screen["default_localization"] {
            note(
                "builder.default-localization", .warning, "the default localization \"\(id)\" isn't there, so there is no default"
                    + NearMiss.hint(for: id, in: localizations.map(\.id)), at: node, subject: subject)
            defaultId = nil
        }
        return BuilderScreen(
            id: id, format: text(screen, "format", of: "the screen", subject: subject), defaultLocalization: defaultId,
            localizations: localizations, range: document.source.range(node.range.lowerBound..<node.range.lowerBound + 1))
    }

    private mutating func readLocalization(_ node: JSONNode, _ subject: Subject) -> BuilderLocalization? {
        guard let fields = fields(node, "localizations", of: "the screen", subject: subject),
            let id = text(fields, "id", of: "the localization", required: true, subject: subject)
        else { return nil }
        var subject = subject
        subject.locale = id
        var strings: [BuilderString] = []
        for item in list(fields, "strings", of: "the localization", subject: subject) {
            guard let string = self.fields(item, "strings", of: "the localization", subject: subject),
                let key = text(string, "id", of: "the string", required: true, subject: subject)
            else { continue }
            guard let value = string["value"], let text = BuilderString.text(value) else {
                if let value = string["value"] {
                    wrongType("value", of: "the string", expected: "a text, a list or an object", value, subject: subject)
                } else {
                    missing("value", of: "the string", in: item, subject: subject)
                }
                continue
            }
            strings.append(
                BuilderString(
                    id: key, text: text, fallback: string["fallback"].flatMap(BuilderString.text), range: document.range(of: value)))
        }
        return BuilderLocalization(
            id: id, isRightToLeft: flag(fields, "is_right_to_left", of: "the localization", subject: subject),
            iosLocaleId: text(fields, "ios_locale_id", of: "the localization", subject: subject), strings: strings,
            range: document.range(of: fields["id"] ?? node))
    }
}
