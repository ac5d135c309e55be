import Testing

@testable import Site

@Suite("The guides' navigation")
struct NavigationBuilderTests {
    /// `name(key){children}`.
    private func tree(_ node: NavigationNode) -> String {
        let children = node.children.map(tree).joined(separator: " ")
        return node.name + (node.key.map { "(\($0))" } ?? "()") + (children.isEmpty ? "" : "{\(children)}")
    }

    private func build(_ facts: [String: (order: Int?, title: String)]) -> NavigationNode {
        NavigationBuilder(facts: facts).build(facts.keys.sorted())
    }

    private func facts(_ keys: [String]) -> [String: (order: Int?, title: String)] {
        Dictionary(uniqueKeysWithValues: keys.map { ($0, (nil, $0)) })
    }

    @Test(
        "Folders become groups; a page of the folder's name, or its index, is the group's own",
        arguments: [
            ([], "()"),
            (["index"], "(index)"),
            (["a", "b"], "(){a(a) b(b)}"),
            (["sdk/a", "sdk/b"], "(){sdk(){a(sdk/a) b(sdk/b)}}"),
            (["sdk/index", "sdk/a"], "(){sdk(sdk/index){a(sdk/a)}}"),
            (["sdk", "sdk/a"], "(){sdk(sdk){a(sdk/a)}}"),
            (["index", "x/y/z"], "(index){x(){y(){z(x/y/z)}}}"),
        ])
    func shapes(keys: [String], expected: String) {
        #expect(tree(build(facts(keys))) == expected)
    }

    @Test("Pages with an order come first, by it; then by title; then by name")
    func order() {
        let node = build([
            "a": (nil, "Zebra"), "b": (nil, "Apple"), "c": (2, "Z"), "d": (1, "Z"), "e": (1, "A"), "f": (nil, "Apple"), "g/index": (0, "G"),
            "h/x": (-1, "H"),
        ])
        #expect(NavigationBuilder.flattened(node) == ["h/x", "g/index", "e", "d", "c", "b", "f", "a"])
    }

    @Test("No page is lost, whatever the folders are called", arguments: [
        ["sdk", "sdk/index", "sdk/a"], ["index", "index/index", "index/a"], ["a", "a/b", "a/b/c", "a/b/c/index"], ["a/a", "a/a/a", "a"],
    ])
    func complete(keys: [String]) {
        let flat = NavigationBuilder.flattened(build(facts(keys)))
        #expect(flat.sorted() == keys.sorted())
    }
}
