/// Gives each id once: the second `a` is `a-1`, and never one that is taken.
struct UniqueIDs {
    private var taken = Set<String>()
    /// Where counting goes on, so that many equal titles cost no search.
    private var next: [String: Int] = [:]

    mutating func take(_ wanted: String) -> String {
        if taken.insert(wanted).inserted { return wanted }
        var number = next[wanted] ?? 1
        while !taken.insert("\(wanted)-\(number)").inserted { number += 1 }
        next[wanted] = number + 1
        return "\(wanted)-\(number)"
    }
}
