extension LocaleMatcher {
    /// The server's rule for SDK generation 3. The SDK asks for one locale, so only the first counts.
    func matchLikeAdapty3(_ asked: [String]) -> LocaleMatch {
        let first = asked.first ?? "en"
        var steps = asked.isEmpty ? ["no locale is asked for: the SDK asks for \"en\""] : Self.onlyFirst(asked)
        let folded = Self.folded(first)
        if let exact = available.first(where: { Self.folded($0) == folded }) {
            steps.append("\"\(exact)\" is there")
            return answer(asked, exact, exact == first ? .exact : .spelling, steps)
        }
        steps.append("\"\(folded)\" isn't there")
        let language = String(folded.prefix { $0 != "-" })
        if language != folded {
            if let found = available.first(where: { Self.folded($0) == language }) {
                steps.append("its language \"\(found)\" is")
                return answer(asked, found, .sameLanguage, steps)
            }
            steps.append("nor is its language \"\(language)\"")
        }
        return answerWithDefault(asked, fallback ?? "en", steps)
    }

    /// The SDK's rule for texts of a flow, generation 4: an exact match, case-sensitive, or silently the default.
    func matchLikeAdapty4(_ asked: [String]) -> LocaleMatch {
        let first = asked.first ?? "en"
        var steps = asked.isEmpty ? ["no locale is asked for: the SDK asks for \"en\""] : Self.onlyFirst(asked)
        if available.contains(first) {
            steps.append("\"\(first)\" is there")
            return answer(asked, first, .exact, steps)
        }
        steps.append("\"\(first)\" isn't there, letter for letter")
        if let other = available.first(where: { Self.folded($0) == Self.folded(first) }) {
            steps.append("\"\(other)\" is, but the SDK compares letter for letter")
        }
        return answerWithDefault(asked, fallback, steps)
    }

    private static func onlyFirst(_ asked: [String]) -> [String] {
        asked.count > 1 ? ["the SDK asks for one locale only: \"\(asked[0])\""] : []
    }
}
