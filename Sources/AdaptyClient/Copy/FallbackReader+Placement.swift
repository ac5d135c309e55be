import Diagnostics
import JSONText

extension FallbackReader {
    /// A placement's entry: an object, or (generation 3) a string that holds one.
    mutating func readPlacement(_ entry: JSONMember) -> CopyPlacement {
        let id = entry.key
        let subject = Subject(placement: id)
        let keyRange = document.range(ofKey: entry)
        if id.contains("/") || id.contains("~") {
            note(
                "placement.unreachable", .warning, "the SDK never finds a placement whose id holds \"/\" or \"~\" in a fallback file",
                at: keyRange, subject: subject)
        }
        guard let (node, holder) = unwrapped(entry.value, subject), let fields = fields(node, id, of: "data", subject: subject) else {
            return CopyPlacement(placement: AdaptyPlacement(id: id, audienceName: ""), range: keyRange, variations: [])
        }
        let items = list(fields, "data", of: "the placement", required: true, subject: subject)
        let placement = readPlacement(id, fields, items, subject)
        if items.isEmpty, fields["data"]?.array != nil {
            note(
                "placement.empty", .error, "the placement \"\(id)\" has no variation", at: keyRange,
                explanation: "An app that asks for it gets an error. Give it content in the dashboard, or take it out of the file.",
                subject: subject)
        }
        let variations = items.enumerated().compactMap { index, item in
            readVariation(item, index, of: placement, in: holder)
        }
        checkVariations(variations, subject)
        return CopyPlacement(placement: placement, range: keyRange, variations: variations)
    }

    /// The object, and the document that its strings belong to.
    private mutating func unwrapped(_ node: JSONNode, _ subject: Subject) -> (JSONNode, JSONDocument)? {
        guard node.string != nil else { return (node, document) }
        do {
            let inner = try document.embedded(in: node)
            diagnostics += inner.diagnostics
            return (inner.root, inner)
        } catch {
            let fault = error.diagnostics.first
            note(
                "placement.not-json", .error, "the placement is a string that holds no JSON" + (fault.map { ": " + $0.message } ?? ""),
                at: fault?.range ?? document.range(of: node), subject: subject)
            return nil
        }
    }

    /// The placement's own keys, under `meta.placement` or flat in the variations.
    private mutating func readPlacement(_ id: String, _ entry: Fields, _ items: [JSONNode], _ subject: Subject) -> AdaptyPlacement {
        let nested = entry["meta"]?["placement"]
        let flat = items.first { $0.object != nil }
        let fields = Fields(nested ?? flat.flatMap { $0["placement"] } ?? flat ?? entry.node, wrapper: Self.wrapper)
        let what = "the placement"
        // An empty placement has one finding: that it is empty.
        let required = nested != nil || flat != nil
        if let name = text(fields, "developer_id", of: what, required: required, subject: subject), name != id,
            let node = fields["developer_id"]
        {
            note(
                "fallback.placement-id", .warning, "the placement calls itself \"\(name)\", but its key is \"\(id)\"", at: node,
                subject: subject)
        }
        return AdaptyPlacement(
            id: id,
            audienceName: text(fields, "audience_name", of: what, required: required, subject: subject) ?? "",
            revision: whole(fields, "revision", of: what, required: required, subject: subject) ?? 0,
            abTestName: text(fields, "ab_test_name", of: what, required: required, subject: subject) ?? "",
            isTrackingPurchases: flag(fields, "is_tracking_purchases", of: what, subject: subject) ?? false,
            audienceVersionId: text(fields, "placement_audience_version_id", of: what, required: required, subject: subject) ?? "")
    }

    private mutating func checkVariations(_ variations: [CopyVariation], _ subject: Subject) {
        var seen: Set<String> = []
        for variation in variations where !variation.id.isEmpty && !seen.insert(variation.id).inserted {
            var subject = subject
            subject.variation = variation.id
            note(
                "fallback.duplicate-variation", .warning, "two variations of the placement have the id \"\(variation.id)\"",
                at: variation.range, subject: subject)
        }
        let sum = variations.reduce(into: 0) { $0 = $0.addingReportingOverflow($1.weight).partialValue }
        if variations.count > 1, sum != 100, let first = variations.first {
            note(
                "fallback.weights", .note, "the weights of the placement's variations add up to \(sum), not to 100", at: first.range,
                explanation: "Whoever falls outside gets the heaviest variation.", subject: subject)
        }
    }
}
