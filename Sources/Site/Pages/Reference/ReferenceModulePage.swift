import Diagnostics
import Mustache
import SymbolGraph

/// A module's own page: everything in it by kind.
struct ReferenceModulePage {
    let writer: ReferenceWriter

    func render() throws(DiagnosticError) -> [UInt8] {
        let module = writer.entry.module
        var values = writer.head(title: module.name, description: nil).values(writer.model)
        let groups = module.groups.map { group -> MustacheValue in
            [
                "id": .string(Self.id(of: group)), "title": .string(Self.title(of: group, writer.strings)),
                "items": .list(group.members.compactMap(item)),
            ]
        }
        values["nav"] = ReferenceNavigation(writer: writer, current: nil).value()
        values["module"] = [
            "name": .string(module.name), "abstract": .null, "discussion": .null, "breadcrumbs": .list([]), "hasBreadcrumbs": false,
            "groups": .list(groups), "hasGroups": .bool(!groups.isEmpty),
        ]
        return try writer.model.theme.templates.render("reference-module", .object(values))
    }

    private func item(_ id: String) -> MustacheValue? {
        guard let page = writer.entry.module.page(of: id) else { return nil }
        let symbol = writer.entry.module.symbol(id)
        return [
            "name": .string(page.title), "href": .string(writer.address(ofPage: page.path)),
            "kind": .string(writer.strings.name(of: symbol?.kind ?? .extension)),
            "abstract": writer.inline(writer.entry.comment(id)?.summary, scope: id),
            "isDeprecated": .bool(symbol?.deprecation != nil || symbol?.unavailability != nil),
        ]
    }

    /// Two hyphens, which no member's anchor has.
    static func id(of group: SymbolGroup) -> String {
        "group--" + (group.kind?.word.lowercased() ?? SafeName.slug(group.title ?? "").text)
    }

    /// The author's title as text, else the word for the kind.
    static func title(of group: SymbolGroup, _ strings: ThemeStrings) -> String {
        if let kind = group.kind { return strings.title(of: kind) }
        let title = CommentText(line: group.title)?.plainText ?? ""
        return title.isEmpty ? strings["groups.other"] : title
    }
}
