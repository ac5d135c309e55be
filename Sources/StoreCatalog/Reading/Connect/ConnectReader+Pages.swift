import Diagnostics

extension ConnectReader {
    /// Pages that an answer goes on with, and that no file holds.
    mutating func notePages() {
        let given = Set(pages.compactMap { $0.address?.page })
        var incomplete: Set<String> = []
        for page in pages {
            guard let next = page.next, !given.contains(next.address.page) else { continue }
            incomplete.insert(next.address.list)
            note(
                "products.missing-page", .note, "the answer goes on with a page that no file holds", at: next.range,
                explanation: "Prices and offers on that page are missing here. Save every page, each as a file of its own.")
        }
        // An answer may also have lost a page in the middle, or some of its rows.
        var counts: [String: Int] = [:]
        for page in pages { if let list = page.address?.list { counts[list, default: 0] += page.count } }
        for page in pages {
            guard let list = page.address?.list, let total = page.total, let count = counts[list], total.count > count,
                incomplete.insert(list).inserted
            else { continue }
            note("products.missing-page", .note, "the answer has \(total.count) entries, the files hold \(count)", at: total.range)
        }
    }
}
