/// Builds the navigation from the keys of all pages: folders become groups, `index` their own page.
struct NavigationBuilder {
    /// Key → place among its neighbours and title, both of the source language.
    let facts: [String: (order: Int?, title: String)]

    func build(_ keys: [String]) -> NavigationNode {
        node(name: "", prefix: "", keys: keys)
    }

    /// Keys of a tree from top to bottom: a group's own page comes before what is in it.
    static func flattened(_ node: NavigationNode) -> [String] {
        [node.key].compactMap { $0 } + node.children.flatMap(flattened)
    }

    private func node(name: String, prefix: String, keys: [String]) -> NavigationNode {
        var own: String?
        var leaves: [String] = []
        var folders: [String: [String]] = [:]
        for key in keys {
            let rest = key.dropFirst(prefix.count)
            if rest == "index" {
                own = key
            } else if let slash = rest.firstIndex(of: "/") {
                folders[String(rest[..<slash]), default: []].append(key)
            } else {
                leaves.append(key)
            }
        }
        var children: [NavigationNode] = []
        for key in leaves {
            let name = String(key.dropFirst(prefix.count))
            // `sdk.md` beside `sdk/` is that folder's page, unless the folder has one of its own.
            if let inside = folders[name], !inside.contains(key + "/index") { continue }
            children.append(NavigationNode(name: name, key: key, children: []))
        }
        for (folder, inside) in folders.sorted(by: { $0.key < $1.key }) {
            let made = node(name: folder, prefix: prefix + folder + "/", keys: inside)
            let beside = leaves.first { $0 == prefix + folder }
            children.append(NavigationNode(name: folder, key: made.key ?? beside, children: made.children))
        }
        return NavigationNode(name: name, key: own, children: children.sorted(by: precedes))
    }

    /// Pages with an order first, by it; then by title; the key decides where both agree.
    private func precedes(_ a: NavigationNode, _ b: NavigationNode) -> Bool {
        let first = rank(a)
        let second = rank(b)
        return (first.order, first.title, first.name) < (second.order, second.title, second.name)
    }

    private func rank(_ node: NavigationNode) -> (order: Int, title: String, name: String) {
        let fact = node.key.flatMap { facts[$0] } ?? node.children.first?.key.flatMap { facts[$0] }
        return (fact?.order ?? Int.max, fact?.title ?? node.name, node.name)
    }
}
