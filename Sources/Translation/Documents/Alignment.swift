/// Pairs the items of two lists without crossing, so that the pairs' scores add up to the most.
enum Alignment {
    /// Above this many comparisons the lists are paired in order: no page that people write comes near.
    private static let limit = 40_000

    /// - Parameter score: how well two items fit; `nil` where they can't be a pair.
    /// - Returns: for every item of `a` its partner's index in `b`. Of equal solutions the one with the earliest partners.
    static func partners<Item>(_ a: [Item], _ b: [Item], score: (Item, Item) -> Int?) -> [Int?] {
        var partners = [Int?](repeating: nil, count: a.count)
        // What two versions of a page share at their beginning needs no search, if they are as long as each other.
        if a.count == b.count, zip(a, b).allSatisfy({ score($0, $1) != nil }) { return Array(a.indices) }
        guard a.count * b.count <= limit else {
            var next = 0
            for i in a.indices {
                guard let j = (next..<b.count).prefix(64).first(where: { score(a[i], b[$0]) != nil }) else { continue }
                partners[i] = j
                next = j + 1
            }
            return partners
        }
        let width = b.count + 1
        var best = [Int](repeating: 0, count: (a.count + 1) * width)
        var scores = [Int?](repeating: nil, count: a.count * b.count)
        for i in a.indices.reversed() {
            for j in b.indices.reversed() {
                let pair = score(a[i], b[j])
                scores[i * b.count + j] = pair
                let skipped = max(best[(i + 1) * width + j], best[i * width + j + 1])
                best[i * width + j] = max(skipped, pair.map { $0 + best[(i + 1) * width + j + 1] } ?? skipped)
            }
        }
        var i = 0
        var j = 0
        while i < a.count, j < b.count {
            if let pair = scores[i * b.count + j], best[i * width + j] == pair + best[(i + 1) * width + j + 1] {
                partners[i] = j
                i += 1
                j += 1
            } else if best[i * width + j] == best[(i + 1) * width + j] {
                i += 1
            } else {
                j += 1
            }
        }
        return partners
    }
}
