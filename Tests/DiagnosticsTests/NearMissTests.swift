import Diagnostics
import Testing

@Suite("Did you mean")
struct NearMissTests {
    static let known = ["title", "languages", "content", "templates", "output", "paywalls", "fr", "vi", "a"]

    @Test(
        "the nearest known name is suggested, and none where all are far",
        arguments: [
            ("titel", "title"), ("Title", "title"), ("tilte", "title"), ("langauges", "languages"), ("language", "languages"),
            ("paywal", "paywalls"), ("fe", "fr"), ("x", nil), ("", nil), ("publish", nil), ("contents", "content"),
            ("òutput", "output"),
        ] as [(String, String?)])
    func suggestion(_ word: String, _ expected: String?) {
        #expect(NearMiss.suggestion(for: word, in: Self.known) == expected)
    }

    @Test("of two equally near names the first in alphabetical order is suggested, whatever their order")
    func ties() {
        #expect(NearMiss.suggestion(for: "cat", in: ["hat", "bat"]) == "bat")
        #expect(NearMiss.suggestion(for: "cat", in: ["bat", "hat"]) == "bat")
    }

    @Test("the hint is a clause to put behind a message")
    func hint() {
        #expect(NearMiss.hint(for: "titel", in: Self.known) == "; did you mean \"title\"?")
        #expect(NearMiss.hint(for: "zzzzzz", in: Self.known) == "")
    }
}
