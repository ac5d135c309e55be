import Diagnostics
import Mustache
import SymbolGraph

/// One type with its members, or one top-level function, operator, variable, alias or macro.
struct ReferenceSymbolPage {
    let writer: ReferenceWriter
    let page: ReferencePage

    private struct Member {
        let id: String
        let title: String
        let value: MustacheValue
    }

    private struct Section {
        let id: String
        let title: String
        let text: MustacheValue
        let members: [Member]
        /// Whether the outline names each member.
        let isOutlined: Bool
    }

    func render() throws(DiagnosticError) -> [UInt8] {
        let module = writer.entry.module
        let symbol = module.symbol(page.symbol)
        let summary = writer.entry.comment(page.symbol)?.summary
        var values = writer.head(title: page.title, description: summary?.plainText).values(writer.model)
        let sections = sections()
        let outline = outline(sections)
        let groups = sections.map { section -> MustacheValue in
            [
                "id": .string(section.id), "title": .string(section.title), "text": section.text,
                "members": .list(section.members.map(\.value)),
            ]
        }
        let breadcrumbs = breadcrumbs()
        let doc = ReferenceDocValues(writer: writer, prefix: "doc", level: 2, label: page.title)
        var value: [String: MustacheValue] = [
            "name": .string(page.title), "kind": .string(writer.strings.name(of: symbol?.kind ?? .extension)),
            "module": ["name": .string(module.name), "href": .string(writer.indexAddress)], "breadcrumbs": .list(breadcrumbs),
            "hasBreadcrumbs": .bool(!breadcrumbs.isEmpty),
            "doc": symbol.map { doc.full($0) } ?? doc.empty,
            "groups": .list(groups), "hasGroups": .bool(!groups.isEmpty), "outline": .list(outline),
            "hasOutline": .bool(outline.count > 1), "lang": .string(writer.set.proseLanguage), "dir": .string(writer.proseDirection),
            "fallback": writer.fallback(hasProse),
        ]
        let isProtocol = symbol?.kind == .protocol
        add("conformances", symbol?.conformsTo, to: &value)
        add("inherits", symbol?.inheritsFrom, to: &value)
        add("inheritedBy", symbol?.inheritedBy, to: &value)
        add("conformingTypes", isProtocol ? symbol?.conformingTypes : nil, to: &value)
        values["nav"] = ReferenceNavigation(writer: writer, current: page.symbol).value()
        values["symbol"] = .object(value)
        return try writer.model.theme.templates.render("reference-symbol", .object(values))
    }

    private var hasProse: Bool {
        ([page.symbol] + page.groups.flatMap(\.members)).contains { writer.entry.comment($0)?.hasProse ?? false }
    }

    private func breadcrumbs() -> [MustacheValue] {
        func crumb(_ title: String, _ href: String?) -> MustacheValue { ["title": .string(title), "href": .optional(href)] }
        return [crumb(writer.strings["reference.title"], nil), crumb(writer.entry.module.name, writer.indexAddress)]
            + writer.entry.enclosing(page.symbol).map { crumb($0.title, writer.address(ofPage: $0.path)) }
    }

    /// Types that this one is related to, without those that nearly every type conforms to.
    private func add(_ key: String, _ types: [TypeReference]?, to value: inout [String: MustacheValue]) {
        let items = (types ?? []).filter { !$0.isImplicit }.map { type -> MustacheValue in
            let condition = type.constraints.isEmpty ? nil : "where " + type.constraints.map(\.spelling).joined(separator: ", ")
            return ["name": .string(type.name), "href": .optional(writer.address(of: type.id)), "condition": .optional(condition)]
        }
        value[key] = .list(items)
        value["has" + key.prefix(1).uppercased() + key.dropFirst()] = .bool(!items.isEmpty)
    }

    // MARK: - Members

    private func sections() -> [Section] {
        var taken: Set<String> = []
        var labels = [page.title: 1]
        func label(_ name: String) -> String {
            let count = labels[name, default: 0] + 1
            labels[name] = count
            return count == 1 ? name : "\(name) (\(count))"
        }
        func unique(_ id: String) -> String {
            var candidate = id
            var number = 2
            while !taken.insert(candidate).inserted {
                candidate = "\(id)-\(number)"
                number += 1
            }
            return candidate
        }
        let own = page.groups.map { group in
            Section(
                id: unique(ReferenceModulePage.id(of: group)), title: ReferenceModulePage.title(of: group, writer.strings),
                text: writer.marked(CommentText(group.text, file: nil), scope: page.symbol, prefix: ReferenceModulePage.id(of: group)),
                members: group.members.compactMap { member($0, label) }, isOutlined: true)
        }
        // Of what the compiler repeats from protocols only that which has a page here: the rest is documented elsewhere.
        let inherited = page.inherited.map { origin in
            Section(
                id: unique("inherited--" + SafeName.safe(origin.name)), title: writer.strings.text("groups.inherited", ["name": origin.name]),
                text: .null, members: origin.members.compactMap { inheritedMember($0, from: origin.name, unique, label) }, isOutlined: false)
        }
        return (own + inherited).filter { !$0.members.isEmpty }
    }

    private func member(_ id: String, _ label: (String) -> String) -> Member? {
        guard let symbol = writer.entry.module.symbol(id), let target = writer.entry.module.target(id) else { return nil }
        guard let anchor = target.anchor else { return typeMember(symbol, target, label) }
        let name = Self.name(symbol)
        let doc = ReferenceDocValues(writer: writer, prefix: anchor, level: 4, label: label(name)).full(symbol)
        return member(anchor, name, symbol.kind, href: nil, doc)
    }

    /// A nested type, which has a page of its own.
    private func typeMember(_ symbol: ReferenceSymbol, _ target: SymbolTarget, _ label: (String) -> String) -> Member {
        let stem = target.page.split(separator: "/").last.map { String($0).lowercased() } ?? ""
        let name = Self.name(symbol)
        let doc = ReferenceDocValues(writer: writer, prefix: "type--" + stem, level: 4, label: label(name)).brief(symbol)
        return member("type--" + stem, name, symbol.kind, href: writer.address(ofPage: target.page), doc)
    }

    private func inheritedMember(
        _ inherited: InheritedMembers.Member, from type: String, _ unique: (String) -> String, _ label: (String) -> String
    ) -> Member? {
        guard let symbol = writer.entry.module.symbol(inherited.id), let target = writer.entry.module.target(inherited.id),
            let href = writer.address(of: inherited.id)
        else { return nil }
        let id = unique("inherited--" + SafeName.slug(type).text + "--" + (target.anchor ?? "member"))
        let name = Self.name(symbol)
        let doc = ReferenceDocValues(writer: writer, prefix: id, level: 4, label: label(name)).brief(symbol, inheritedFrom: type)
        return member(id, name, symbol.kind, href: href, doc)
    }

    /// Without what encloses it, which the page is about: a case's title in the graph begins with its type.
    private static func name(_ symbol: ReferenceSymbol) -> String { symbol.path.last ?? symbol.title }

    private func member(_ id: String, _ title: String, _ kind: SymbolKind, href: String?, _ doc: MustacheValue) -> Member {
        Member(
            id: id, title: title,
            value: [
                "id": .string(id), "name": .string(title), "kind": .string(writer.strings.name(of: kind)), "href": .optional(href),
                "doc": doc,
            ])
    }

    private func outline(_ sections: [Section]) -> [MustacheValue] {
        func line(_ title: String, _ id: String, _ isSub: Bool) -> MustacheValue {
            ["title": .string(title), "href": .string("#" + PageAddress.encoded(id)), "isSub": .bool(isSub)]
        }
        return sections.flatMap { section in
            [line(section.title, section.id, false)]
                + (section.isOutlined ? section.members.map { line($0.title, $0.id, true) } : [])
        }
    }
}
