import Diagnostics
import LocaleKit
import Mustache
import Translation

/// The coverage matrix with every finding, and the same as JSON.
enum CoveragePages {
    static func jobs(_ model: SiteModel) -> [PageJob] {
        guard model.hasCoverage else { return [] }
        return model.languages.map { language in
            PageJob(path(language)) { () throws(DiagnosticError) in try html(language, model) }
        } + [PageJob("internal/data/coverage.json") { Array(model.coverage.json.utf8) }]
    }

    static func path(_ language: String) -> String { "internal/\(language)/coverage.html" }

    private static func html(_ language: String, _ model: SiteModel) throws(DiagnosticError) -> [UInt8] {
        let page = path(language)
        let strings = model.theme.strings(for: language)
        var head = PageHead(path: page, language: language, title: strings["review.coverage"])
        head.translations = Dictionary(uniqueKeysWithValues: model.languages.map { ($0, path($0)) })
        head.menu = .coverage
        head.carriesStyles = true
        var values = head.values(model)
        let report = model.coverage
        let locales = columns(report)
        let review = model.paywalls.map { ReviewValues(model: model, set: $0, page: page, language: language) }
        let findings = model.diagnostics.sorted { ($1.severity, $0) < ($0.severity, $1) }
        func count(_ key: String, _ severity: Severity) -> MustacheValue {
            let number = findings.count { $0.severity == severity }
            return [
                "label": .string(strings[key]), "value": .string(String(number)), "href": "#findings",
                "isError": .bool(severity == .error && number > 0), "isWarning": .bool(severity == .warning && number > 0),
            ]
        }
        values["coverage"] = [
            "source": .string(LocaleInfo.name(of: report.source, in: language)),
            "columns": .list(locales.map { column($0, model, review, page, findings) }),
            "rows": .list(report.surfaces.map { row($0, locales, model, strings, language) }), "hasRows": .bool(!report.surfaces.isEmpty),
            "list": FindingValues(model: model, language: language).list(findings) { finding in
                review.flatMap { FindingValues.surface(finding.rule) == "paywalls" && model.hasGallery ? $0.address(of: finding) : nil }
                    ?? guide(finding, model, page)
            },
            "counts": .list([count("review.errors", .error), count("review.warnings", .warning), count("review.notes", .note)]),
        ]
        return try model.theme.templates.render("internal-coverage", .object(values))
    }

    /// Locales that any surface has, in the report's order.
    private static func columns(_ report: CoverageReport) -> [String] {
        var found: [String] = report.locales.filter { locale in report.surfaces.contains { $0[locale] != nil } }
        for locale in report.surfaces.flatMap(\.locales).map(\.locale) where !found.contains(locale) { found.append(locale) }
        return found
    }

    private static func column(
        _ code: String, _ model: SiteModel, _ review: ReviewValues?, _ page: String, _ findings: [Diagnostic]
    ) -> MustacheValue {
        let errors = findings.count { $0.severity == .error && $0.subject.locale == code }
        if let review, model.hasGallery, let locale = review.set.locales.first(where: { $0.code == code }) {
            return .object(review.column(locale, errors: errors))
        }
        return [
            "locale": .string(code), "lang": .string(LocaleTag(code)?.canonical ?? code), "name": .string(LocaleInfo.nativeName(of: code)),
            "dir": .string(LocaleInfo.direction(of: code).rawValue), "storefront": .null, "storefrontName": .null, "href": .null,
            "isSource": false, "percentText": .null, "errors": .int(errors), "hasErrors": .bool(errors > 0),
        ]
    }

    private static func row(
        _ surface: CoverageSurface, _ locales: [String], _ model: SiteModel, _ strings: ThemeStrings, _ language: String
    ) -> MustacheValue {
        let cells: [MustacheValue] = locales.map { locale in
            let counts = surface[locale]
            let minimum = model.configuration.checks.minimum.value(for: surface.id, locale: locale)
            let isBelow = counts.flatMap { counts in minimum.map { !counts.meets($0) } } ?? false
            func number(_ state: UnitState) -> MustacheValue { .int(counts?[state] ?? 0) }
            return [
                "locale": .string(locale), "localeName": .string(LocaleInfo.name(of: locale, in: language)),
                "isApplicable": .bool(counts != nil), "percent": .string(counts?.percent ?? "0"),
                "percentText": .string(counts.map { PercentText.of($0.percent, language) } ?? ""), "total": .int(counts?.total ?? 0),
                "translated": number(.translated), "missing": number(.missing), "empty": number(.empty),
                "sameAsSource": number(.sameAsSource), "outdated": number(.outdated), "mismatched": number(.mismatched),
                "orphan": number(.orphan), "isComplete": .bool(counts?.isComplete ?? false), "isBelow": .bool(isBelow),
                "minimumText": minimum.map { .string(strings.text("review.minimum", ["percent": PercentText.of("\($0)", language)])) } ?? .null,
                "detail": .string(counts.map { detail($0, strings) } ?? ""),
            ]
        }
        return [
            "surface": .string(surface.id.rawValue), "label": .string(strings["surfaces.\(surface.id.rawValue)"]),
            "unit": .string(strings["units.\(surface.id.unit)"]), "cells": .list(cells),
        ]
    }

    /// `8 of 10, 1 missing`.
    private static func detail(_ counts: StateCounts, _ strings: ThemeStrings) -> String {
        var parts = [strings.text("review.detail", ["done": String(counts.done), "total": String(counts.total)])]
        for state in UnitState.allCases where state != .translated {
            let number = state == .sameAsSource ? counts[state] - counts.allowed : counts[state]
            if number > 0 { parts.append(strings.text("counts.\(state.rawValue)", ["count": String(number)])) }
        }
        return parts.joined(separator: ", ")
    }

    /// The page of a guide that a finding stands in.
    private static func guide(_ finding: Diagnostic, _ model: SiteModel, _ page: String) -> String? {
        guard let file = finding.range?.start.file, let target = model.guides?.page(ofFile: file) else { return nil }
        return PageAddress.relative(to: target.path, from: page)
    }
}
