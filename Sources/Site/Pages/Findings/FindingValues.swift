import Diagnostics
import LocaleKit
import Mustache

/// The template's *Finding* and *FindingList*.
struct FindingValues {
    let model: SiteModel
    /// Language of the page's interface.
    let language: String

    private var strings: ThemeStrings { model.theme.strings(for: language) }

    /// More than this on one page helps nobody; the rest is in `coverage.json`.
    static let most = 300

    /// - Parameter href: where a finding shows on this page or another.
    func list(_ diagnostics: [Diagnostic], href: (Diagnostic) -> String?) -> MustacheValue {
        let shown = diagnostics.prefix(Self.most)
        func count(_ severity: Severity) -> Int { diagnostics.count { $0.severity == severity } }
        let findings = shown.enumerated().map { finding($1, number: $0 + 1, href: href($1)) }
        return [
            "findings": .list(findings), "hasFindings": .bool(!findings.isEmpty), "total": .int(diagnostics.count),
            "errors": .int(count(.error)), "warnings": .int(count(.warning)), "notes": .int(count(.note)),
            "filters": filters(Array(shown)),
            "more": diagnostics.count > shown.count
                ? .string(strings.text("review.moreFindings", ["count": String(diagnostics.count - shown.count)])) : .null,
        ]
    }

    func finding(_ d: Diagnostic, number: Int, href: String?) -> MustacheValue {
        let start = d.range?.start
        let surface = Self.surface(d.rule)
        let place = start.map { $0.line > 0 ? "\($0.file):\($0.line)" + ($0.column > 0 ? ":\($0.column)" : "") : $0.file }
        return [
            "n": .int(number), "id": .string("finding-\(number)"), "severity": .string(d.severity.rawValue),
            "severityLabel": .string(label(d.severity)), "isError": .bool(d.severity == .error), "isWarning": .bool(d.severity == .warning),
            "isNote": .bool(d.severity == .note), "rule": .string(d.rule), "message": .string(d.message),
            "locale": .optional(d.subject.locale), "localeName": .optional(d.subject.locale.map { LocaleInfo.name(of: $0, in: language) }),
            "surface": .optional(surface), "placement": .optional(d.subject.placement), "variation": .optional(variationName(d.subject)),
            "product": .optional(d.subject.product), "key": .optional(d.subject.pointer.flatMap(\.nonEmpty)), "file": .optional(start?.file),
            "line": start.map { $0.line > 0 ? .int($0.line) : .null } ?? .null,
            "column": start.map { $0.column > 0 ? .int($0.column) : .null } ?? .null, "place": .optional(place),
            "href": .optional(href), "source": .optional(excerpt(d)), "sourceLang": .null,
        ]
    }

    /// A mark beside what a finding is about.
    func mark(_ d: Diagnostic, number: Int) -> MustacheValue {
        [
            "n": .int(number), "href": .string("#finding-\(number)"),
            "label": .string(strings.text("review.findingLabel", ["number": String(number), "severity": label(d.severity)])),
            "isError": .bool(d.severity == .error), "isWarning": .bool(d.severity == .warning), "isNote": .bool(d.severity == .note),
        ]
    }

    func label(_ severity: Severity) -> String { strings["review.\(severity.rawValue)"] }

    /// Which part of the product a rule is about.
    static func surface(_ rule: String) -> String? {
        switch rule.prefix(while: { $0 != "." }) {
        case "copy", "config", "placement", "products", "prices", "locales", "readers", "matching", "match", "fallback", "variation", "store":
            "paywalls"
        case "docs", "links", "markdown", "frontmatter", "front-matter": "docs"
        case "reference", "symbols": "reference"
        case "interface": "interface"
        default: nil
        }
    }

    /// The line of a guide that a finding stands on; lines of data files tell a reader nothing.
    private func excerpt(_ d: Diagnostic) -> String? {
        guard let start = d.range?.start, start.file.hasSuffix(".md"),
            let line = model.project.sources.excerpt(start.file)?.line(start.line)
        else { return nil }
        let text = String(line.prefix(160))
        return text.isBlank ? nil : text
    }

    private func variationName(_ subject: Subject) -> String? {
        guard let id = subject.variation else { return nil }
        for placement in model.paywalls?.placements ?? [] where placement.id == subject.placement {
            if let variation = placement.variations.first(where: { $0.id == id }) { return variation.name }
        }
        return id
    }

    private func filters(_ diagnostics: [Diagnostic]) -> MustacheValue {
        func options(_ values: [String?], label: (String) -> String) -> [MustacheValue] {
            var order: [String] = []
            var counts: [String: Int] = [:]
            for case let value? in values {
                if counts[value] == nil { order.append(value) }
                counts[value, default: 0] += 1
            }
            return order.map { ["value": .string($0), "label": .string(label($0)), "count": .int(counts[$0] ?? 0)] }
        }
        let severities = options(diagnostics.map(\.severity.rawValue)) { Severity(rawValue: $0).map(self.label) ?? $0 }
        let locales = options(diagnostics.map(\.subject.locale)) { LocaleInfo.name(of: $0, in: language) }
        let rules = options(diagnostics.map(\.rule)) { $0 }
        let surfaces = options(diagnostics.map { Self.surface($0.rule) }) { strings["surfaces.\($0)"] }
        let placements = options(diagnostics.map(\.subject.placement)) { $0 }
        return [
            "severities": .list(severities), "hasSeverities": .bool(severities.count > 1), "locales": .list(locales),
            "hasLocales": .bool(locales.count > 1), "rules": .list(rules), "hasRules": .bool(rules.count > 1),
            "surfaces": .list(surfaces), "hasSurfaces": .bool(surfaces.count > 1), "placements": .list(placements),
            "hasPlacements": .bool(placements.count > 1),
        ]
    }
}
