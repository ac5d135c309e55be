import AdaptyClient
import Diagnostics
import JSONText

/// One resource object of an answer of App Store Connect (JSON:API 1.0: `type`, `id`, `attributes`, `relationships`).
struct ConnectResource {
    /// What resources are told apart by.
    struct Key: Hashable {
        let type: String
        let id: String
    }

    let key: Key
    /// The object itself.
    let node: JSONNode
    /// The attributes; those of a resource without any are an empty object.
    let attributes: Fields
    /// The resources that it names, by relationship, in order.
    let relationships: [(name: String, targets: [Key])]
    let source: SourceText
    /// The number of the file in the order in which files were given.
    let file: Int

    func first(_ name: String) -> Key? { relationships.first { $0.name == name }?.targets.first }
}

/// What an answer's own address tells: whose resources it lists, and which page of them it is.
struct ConnectAddress {
    /// The resource before the last step of the path: of `/v1/subscriptions/64/prices` the subscription 64.
    let owner: ConnectResource.Key?
    /// Path and sorted query: two spellings of one page's address are equal.
    let page: String
    /// The path and what else but the page is asked: the same for all pages of one answer.
    let list: String

    init(_ address: String) {
        let bare = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
        let parts = bare.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let afterScheme = parts.first.map { $0.split(separator: "/", omittingEmptySubsequences: true) } ?? []
        // Scheme and host don't count.
        let steps = afterScheme.first?.hasSuffix(":") == true ? afterScheme.dropFirst(2) : afterScheme[...]
        let query = parts.count > 1 ? parts[1].split(separator: "&").map(String.init).sorted() : []
        let path = "/" + steps.joined(separator: "/")
        page = path + "?" + query.joined(separator: "&")
        list = path
        let last = Array(steps.suffix(3))
        owner = last.count == 3 ? ConnectResource.Key(type: String(last[0]), id: String(last[1])) : nil
    }
}
