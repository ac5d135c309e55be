import Testing

@testable import AdaptyClient

@Suite("Drawing a variation")
struct VariationDrawTests {
    private static let halves = [("var-a", 50), ("var-b", 50)]
    private static let thirds = [("var-a", 20), ("var-b", 30), ("var-c", 50)]

    @Test(
        "the golden values of the public SDK",
        arguments: [
            ("profile-1", "1e0458db7edc118270b46d12d2cfb9e3", 23, "var-a", "var-b"),
            ("profile-2", "9b9a5f8e9dd0bc00aba7d272ea58b8bd", 17, "var-a", "var-a"),
            ("profile-53", "29c7aff00c2668b00189e098fd211414", 0, "var-a", "var-a"),
            ("profile-120", "32d99ee07c6897dec20531f696628351", 49, "var-a", "var-b"),
            ("profile-65", "c1f6ab3fca16b41a9248b7056af4bd6e", 50, "var-b", "var-c"),
            ("profile-37", "74c71eefe31c665c0043e32e8416ad57", 99, "var-b", "var-c"),
        ])
    func golden(profile: String, md5: String, percent: Int, half: String, third: String) {
        #expect(MD5.hex("pav-1-" + profile) == md5)
        #expect(VariationDraw.percent(audienceVersionId: "pav-1", profileId: profile) == percent)
        #expect(drawn(percent, Self.halves) == half)
        #expect(drawn(percent, Self.thirds) == third)
    }

    @Test(
        "the borders between two, weights short of 100, weights of nothing, and the order of the file",
        arguments: [
            (0, [("a", 50), ("b", 50)], "a"), (49, [("a", 50), ("b", 50)], "a"), (50, [("a", 50), ("b", 50)], "b"),
            (99, [("a", 50), ("b", 50)], "b"), (0, [("b", 50), ("a", 50)], "a"), (99, [("a", 10), ("b", 20)], "b"), (0, [("a", 0), ("b", 100)], "b"),
            (5, [("a", 0), ("b", 0)], "b"), (5, [("only", 0)], "only"), (5, [("a", .max), ("b", .max)], "a"),
            (5, [("a", -10), ("b", 100)], "b"),
        ] as [(Int, [(String, Int)], String)])
    func borders(percent: Int, variations: [(String, Int)], expected: String) {
        #expect(drawn(percent, variations) == expected)
    }

    @Test("nothing is drawn from nothing")
    func none() {
        #expect(VariationDraw.index(percent: 5, variations: []) == nil)
    }

    private func drawn(_ percent: Int, _ variations: [(String, Int)]) -> String? {
        VariationDraw.index(percent: percent, variations: variations.map { (id: $0.0, weight: $0.1) }).map { variations[$0].0 }
    }
}
