import Mustache
import SymbolGraph

/// The tree beside every page of the reference: modules, their groups of kinds, types with those nested in them.
struct ReferenceNavigation {
    let writer: ReferenceWriter
    /// Precise id of the page's subject; `nil` on a module's own page.
    let current: String?

    /// With more pages than this only the group of the current page is open, or every page would carry all names.
    static let limit = 150

    func value() -> MustacheValue {
        let items = writer.set.modules.flatMap { module -> [MustacheValue] in
            let isHere = module.module.name == writer.entry.module.name
            let index = item(
                module.module.name, href: writer.address(ReferenceSet.Target(page: module.indexPage, anchor: nil)),
                isCurrent: isHere && current == nil, isOpen: isHere, items: [])
            return [index] + (isHere ? groups() : [])
        }
        return ["hasItems": .bool(!items.isEmpty), "items": .list(items)]
    }

    private func groups() -> [MustacheValue] {
        let open = Set(current.map { id in writer.entry.enclosing(id).map(\.symbol) + [id] } ?? [])
        let isShort = writer.entry.module.pages.count <= Self.limit
        return writer.entry.module.groups.map { group in
            let holdsCurrent = group.members.contains(where: open.contains)
            let isOpen = isShort || holdsCurrent
            let items = isOpen ? group.members.compactMap { id in writer.entry.module.page(of: id).map { node($0, open) } } : []
            let target = ReferenceSet.Target(page: writer.entry.indexPage, anchor: ReferenceModulePage.id(of: group))
            return item(
                ReferenceModulePage.title(of: group, writer.strings), href: isOpen ? nil : writer.address(target), isCurrent: false,
                isOpen: holdsCurrent, items: items)
        }
    }

    private func node(_ page: ReferencePage, _ open: Set<String>) -> MustacheValue {
        let isOpen = open.contains(page.symbol)
        // Nested types read without what encloses them, which stands above them.
        let title = writer.entry.enclosing(page.symbol).isEmpty ? page.title : writer.entry.module.symbol(page.symbol)?.path.last ?? page.title
        return item(
            title, href: writer.address(ofPage: page.path), isCurrent: page.symbol == current, isOpen: isOpen,
            items: isOpen ? writer.entry.nestedPages(of: page.symbol).map { node($0, open) } : [])
    }

    private func item(_ title: String, href: String?, isCurrent: Bool, isOpen: Bool, items: [MustacheValue]) -> MustacheValue {
        [
            "title": .string(title), "href": .optional(href), "current": .bool(isCurrent), "open": .bool(isOpen),
            "hasItems": .bool(!items.isEmpty), "items": .list(items),
        ]
    }
}
