import Diagnostics

extension CoverageReport {
    /// `internal/data/coverage.json`, which `check --format json` prints too: one locale and one finding a line, so that two
    /// versions can be compared line by line.
    public var json: String {
        var out = "{\n  \"source\": \(JSONReporter.quoted(source)),\n  \"surfaces\": ["
        out += surfaces.map(Self.json).joined(separator: ",")
        out += surfaces.isEmpty ? "]" : "\n  ]"
        return out + ",\n  \"findings\": \(JSONReporter.array(findings, indent: "  "))\n}\n"
    }

    private static func json(_ surface: CoverageSurface) -> String {
        let locales = surface.locales.map { "        \(JSONReporter.quoted($0.locale)): \(json($0.counts))" }
        return "\n    {\n      \"id\": \"\(surface.id.rawValue)\",\n      \"unit\": \"\(surface.id.unit)\",\n      \"locales\": {"
            + (locales.isEmpty ? "}" : "\n" + locales.joined(separator: ",\n") + "\n      }") + "\n    }"
    }

    private static func json(_ counts: StateCounts) -> String {
        let states = UnitState.allCases.map { "\"\($0.rawValue)\": \(counts[$0])" }
        return "{\"total\": \(counts.total), " + states.joined(separator: ", ") + ", \"percent\": \(counts.percent)}"
    }
}
