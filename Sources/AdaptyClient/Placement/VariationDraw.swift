/// Which variation of an A/B test a profile gets. The same profile always gets the same one, on every device and without
/// the network, for the draw is a hash of the audience's version and the profile.
enum VariationDraw {
    /// A number from 0 to 99: the last eight bytes of MD5(`<audience version>-<profile>`) as a big-endian number, modulo 100.
    /// `nil` where this machine has no MD5.
    static func percent(audienceVersionId: String, profileId: String) -> Int? {
        MD5.digest(audienceVersionId + "-" + profileId).map { digest in
            Int(digest.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } % 100)
        }
    }

    /// The index of the variation on which `percent` falls, with the variations laid side by side from the lightest to the
    /// heaviest, those of equal weight by id. Weights that don't reach `percent` give the last. `nil` only for no variation.
    static func index(percent: Int, variations: [(id: String, weight: Int)]) -> Int? {
        let order = variations.indices.sorted { a, b in
            let (a, b) = (variations[a], variations[b])
            // Compared by code points: the order of a locale would send people elsewhere than the server does.
            return a.weight != b.weight ? a.weight < b.weight : a.id.unicodeScalars.lexicographicallyPrecedes(b.id.unicodeScalars)
        }
        var rest = percent
        for index in order {
            let (next, overflow) = rest.subtractingReportingOverflow(max(0, variations[index].weight))
            if overflow || next < 0 { return index }
            rest = next
        }
        return order.last
    }
}
