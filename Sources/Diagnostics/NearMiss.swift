/// "Did you mean": the known name nearest to one that isn't known.
public enum NearMiss {
    /// The candidate with the fewest edits (insert, delete, replace, swap of neighbours; case is free), or `nil` where even the
    /// nearest is more than a third of the word away, or shares nothing with it.
    public static func suggestion(for word: String, in candidates: some Sequence<String>) -> String? {
        let target = Array(word.lowercased().unicodeScalars)
        let limit = max(1, target.count / 3)
        var best: (name: String, distance: Int)?
        for candidate in candidates {
            let scalars = Array(candidate.lowercased().unicodeScalars)
            guard abs(scalars.count - target.count) <= limit else { continue }
            let d = distance(target, scalars)
            guard d <= limit, d < max(target.count, scalars.count) else { continue }
            if best == nil || (d, candidate) < (best!.distance, best!.name) { best = (candidate, d) }  // `best` was just tested
        }
        return best?.name
    }

    /// `; did you mean "x"?`, or nothing.
    public static func hint(for word: String, in candidates: some Sequence<String>) -> String {
        suggestion(for: word, in: candidates).map { "; did you mean \"\($0)\"?" } ?? ""
    }

    /// Optimal string alignment distance.
    private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
        var before: [Int] = []
        var previous = Array(0...b.count)
        for i in 1...a.count {
            var row = [i] + Array(repeating: 0, count: b.count)
            for j in 1...b.count {
                row[j] = min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { row[j] = min(row[j], before[j - 2] + 1) }
            }
            before = previous
            previous = row
        }
        return previous[b.count]
    }
}
