extension LocaleMatcher {
    func matchLikeVitrine(_ asked: [String]) -> LocaleMatch {
        var steps: [String] = []
        var rejected: [String] = []
        for code in asked {
            if let (found, reason) = findSpelling(code, &steps) { return answer(asked, found, reason, steps, rejected) }
            guard let tag = LocaleTag(code), tag.language != "und" else {
                steps.append("\"\(code)\" isn't a locale code")
                rejected.append(code)
                continue
            }
            if let (found, reason) = find(code, tag.withoutExtensions, &steps) {
                return answer(asked, found, reason, steps, rejected)
            }
            if !LocaleInfo(tag).isKnown {
                steps.append("no language \"\(tag.language)\" is known")
                rejected.append(code)
            }
        }
        return answerWithDefault(asked, fallback, steps, rejected)
    }

    /// The code itself, also where it isn't a locale code: a config may call its languages as it likes.
    private func findSpelling(_ code: String, _ steps: inout [String]) -> (String, LocaleMatch.Reason)? {
        if available.contains(code) {
            steps.append("\"\(code)\" is there")
            return (code, .exact)
        }
        let folded = Self.folded(code)
        if let other = available.first(where: { Self.folded($0) == folded }) {
            steps.append("\"\(code)\" is there, spelled \"\(other)\"")
            return (other, .spelling)
        }
        return nil
    }

    /// From the surest to the widest: the same locale, the language in its script, its nearest kin.
    private func find(_ code: String, _ tag: LocaleTag, _ steps: inout [String]) -> (String, LocaleMatch.Reason)? {
        let full = tag.maximized
        steps.append("\"\(code)\" isn't there" + (full.canonical == code ? "" : "; it stands for \(full.canonical)"))
        if let same = candidates.first(where: { $0.tag == tag }) ?? candidates.first(where: { $0.maximized == full }) {
            steps.append("\"\(same.code)\" is the same locale")
            return (same.code, .sameLocale)
        }
        if let near = nearest(to: tag, full, among: candidates.filter { $0.maximized.isWritten(like: full) }) {
            steps.append("\"\(near.code)\" is the nearest in the same language and script")
            return (near.code, .sameLanguage)
        }
        if let script = candidates.first(where: { $0.maximized.language == full.language }) {
            steps.append("\"\(script.code)\" is in another script, so it isn't used")
        }
        if let near = nearest(to: tag, full, among: candidates.filter { $0.maximized.isNorwegian && full.isNorwegian }) {
            steps.append("\"\(near.code)\" is the other written form of Norwegian")
            return (near.code, .related)
        }
        steps.append("no other \(full.language)\(full.script.map { "-" + $0 } ?? "") is there")
        return nil
    }

    /// The candidate whose place in CLDR's tree of locales is nearest: `es-MX` prefers `es-AR` (both under `es-419`) to `es-ES`. Then the
    /// bare language, then the one of the language's likely region, then the order of the source.
    private func nearest(to tag: LocaleTag, _ full: LocaleTag, among fitting: [Candidate]) -> Candidate? {
        let chain = tag.ancestry
        func rank(_ candidate: Candidate) -> (Int, Int, Int) {
            let meeting = chain.firstIndex { candidate.ancestry.contains($0) } ?? chain.count
            let climb = candidate.ancestry.firstIndex { meeting < chain.count && $0 == chain[meeting] } ?? candidate.ancestry.count
            let home = LocaleTag(language: candidate.tag.language, script: candidate.tag.script).maximized
            let isHome = candidate.maximized.region == home.region
            return (meeting, climb == 0 ? 0 : 1, isHome ? 0 : 1)
        }
        // `min` keeps the first of equals.
        return fitting.map { (candidate: $0, rank: rank($0)) }.min { $0.rank < $1.rank }?.candidate
    }

    func answer(
        _ asked: [String], _ used: String, _ reason: LocaleMatch.Reason, _ steps: [String], _ rejected: [String] = []
    ) -> LocaleMatch {
        LocaleMatch(asked: asked, used: used, reason: reason, steps: steps, rejected: rejected)
    }

    /// The default, found whatever its spelling; nothing where it isn't available.
    func answerWithDefault(
        _ asked: [String], _ fallback: String?, _ steps: [String], _ rejected: [String] = []
    ) -> LocaleMatch {
        guard let fallback else {
            return LocaleMatch(asked: asked, used: nil, reason: .none, steps: steps + ["there is no default"], rejected: rejected)
        }
        guard let used = available.first(where: { $0 == fallback }) ?? available.first(where: { Self.folded($0) == Self.folded(fallback) })
        else {
            let step = "the default \"\(fallback)\" isn't there"
            return LocaleMatch(asked: asked, used: nil, reason: .none, steps: steps + [step], rejected: rejected)
        }
        return answer(asked, used, .fallback, steps + ["\"\(used)\" is the default"], rejected)
    }
}

extension LocaleTag {
    /// Whether a reader of one reads the other without learning a script.
    fileprivate func isWritten(like other: LocaleTag) -> Bool { language == other.language && script == other.script }

    fileprivate var isNorwegian: Bool { language == "nb" || language == "nn" }
}
