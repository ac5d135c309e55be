import Diagnostics
import JSONText

/// Reads one fallback file. What is wrong is noted in `diagnostics`; only a file without `data` stops it.
struct FallbackReader: FieldReading {
    static let rules = "fallback"
    static let wrapper: String? = "attributes"

    let document: JSONDocument
    var diagnostics: [Diagnostic]
    /// As the file says; 10 where it doesn't say and nothing else tells.
    var format = FallbackFormat.known.upperBound
    var createdAt: Int64?
    /// The texts of builder screens by key; shared by the variations that name them, read once.
    var screens: [String: BuilderScreen] = [:]

    var source: SourceText { document.source }

    init(document: JSONDocument) {
        self.document = document
        diagnostics = document.diagnostics
    }

    mutating func read() throws(DiagnosticError) -> FallbackFile {
        guard document.root.object != nil else {
            throw unreadable("a fallback file is a JSON object, this is \(document.root.kind)", at: document.root)
        }
        guard let data = document.root.member("data") else {
            throw unreadable("not a fallback file: it has no \"data\"", at: document.root)
        }
        guard let entries = data.value.object else {
            throw unreadable("not a fallback file: \"data\" should be an object, it is \(data.value.kind)", at: data.value)
        }
        let meta = document.root.member("meta")
        let number = readMeta(meta?.value)
        let listed = meta.flatMap { developerIds($0.value) }
        readScreens()
        let placements = ordered(entries, listed).map { readPlacement($0) }
        noteSingleLocale(placements, at: data)
        return FallbackFile(
            source: document.source, format: number, createdAt: createdAt, developerIds: listed?.map(\.id), placements: placements,
            diagnostics: diagnostics)
    }

    /// The format's number, if the file says it.
    private mutating func readMeta(_ node: JSONNode?) -> Int? {
        guard let node, node.object != nil else {
            missing("meta", of: "the file", in: document.root, found: node)
            return nil
        }
        let meta = Fields(node, wrapper: Self.wrapper)
        createdAt = whole(meta, "response_created_at", of: "meta", required: true).map(Int64.init)
        guard let number = whole(meta, "version", of: "meta", required: true) else { return nil }
        format = number
        guard let known = FallbackFormat(number), known.standing != .current, let version = node["version"] else { return number }
        let advice =
            known.standing == .older
            ? "Apps of today refuse the file; download a new one for the SDK that the app is built with."
            : "It is read as far as it agrees with format \(FallbackFormat.known.upperBound); what is new in it is left out."
        note(
            "fallback.format", .warning, "\(known.description) isn't one of the formats that are read in full (8 to 11)", at: version,
            explanation: advice)
        return number
    }

    private mutating func developerIds(_ meta: JSONNode) -> [(id: String, node: JSONNode)]? {
        guard let node = meta["developer_ids"] ?? meta["developer_id"], !node.isNull else { return nil }
        guard let items = node.array else {
            wrongType("developer_ids", of: "meta", expected: "a list of placement ids", node)
            return nil
        }
        return items.compactMap { item in
            if let id = item.string { return (id, item) }
            wrongType("developer_ids", of: "meta", expected: "placement ids", item)
            return nil
        }
    }

    /// The entries as `developer_ids` lists them, then the others as in the file.
    private mutating func ordered(_ entries: [JSONMember], _ listed: [(id: String, node: JSONNode)]?) -> [JSONMember] {
        guard let listed else { return unique(entries) }
        let entries = unique(entries)
        let places = Dictionary(entries.enumerated().map { (Array($1.key.utf8), $0) }) { first, _ in first }
        var taken = Set<Int>()
        var result: [JSONMember] = []
        for (id, node) in listed {
            guard let place = places[Array(id.utf8)] else {
                note(
                    "fallback.placement-missing", .warning, "\"\(id)\" is listed in developer_ids, but the file holds nothing for it",
                    at: node, subject: Subject(placement: id))
                continue
            }
            if taken.insert(place).inserted { result.append(entries[place]) }
        }
        for (place, entry) in entries.enumerated() where !taken.contains(place) {
            note(
                "fallback.placement-unlisted", .warning, "\"\(entry.key)\" isn't listed in developer_ids, so the SDK takes it for absent",
                at: document.range(ofKey: entry), subject: Subject(placement: entry.key))
            result.append(entry)
        }
        return result
    }

    /// Of a duplicate key the last value counts, as for most parsers; the duplicate itself was reported by the JSON reader.
    /// Compared by bytes: `String` holds two spellings of `é` for one.
    private func unique(_ entries: [JSONMember]) -> [JSONMember] {
        var places: [[UInt8]: Int] = [:]
        var result: [JSONMember] = []
        for entry in entries {
            let key = Array(entry.key.utf8)
            if let place = places[key] {
                result[place] = entry
            } else {
                places[key] = result.count
                result.append(entry)
            }
        }
        return result
    }

    private mutating func noteSingleLocale(_ placements: [CopyPlacement], at data: JSONMember) {
        let locales = Set(placements.flatMap(\.variations).flatMap(\.remoteConfigs).map(\.locale))
        guard locales.count == 1, let only = locales.first else { return }
        note(
            "fallback.one-locale", .note, "every remote config of the file is in \"\(only)\"", at: document.range(ofKey: data),
            explanation: "For SDK 3 the dashboard exports English, the audience All Users and the heaviest variation only. "
                + "Add the other locales as files of remote configs.")
    }

    private func unreadable(_ message: String, at node: JSONNode) -> DiagnosticError {
        DiagnosticError(
            Diagnostic("fallback.unreadable", .error, message, at: document.source.range(node.range.lowerBound..<node.range.lowerBound + 1)),
            status: .unreadable)
    }
}
