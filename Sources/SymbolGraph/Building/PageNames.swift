/// Names of files and element ids: readable, stable, unique.
enum PageNames {
    /// A module's folder.
    static func moduleStem(_ name: String) -> String {
        let (stem, isExact) = SafeName.make([name])
        return isExact && !isReserved(stem) ? stem : stem + "-" + SymbolHash.short(name)
    }

    /// By precise id. A type has its plain name before a function that differs by case only; among equals all get a hash, so that
    /// none depends on which was found first.
    static func stems(_ subjects: [PageSubject]) -> [String: String] {
        var wanted: [String: [(id: String, name: String, rank: Int)]] = [:]
        var out: [String: String] = [:]
        for subject in subjects {
            // A type of another module keeps that module's name before its own, for a type of this one may be called the same.
            let (name, isExact) = SafeName.make(subject.externalModule.map { [$0] + subject.path } ?? subject.path)
            if isExact, !isReserved(name) {
                wanted[name.lowercased(), default: []].append((subject.id, name, subject.kind.isType ? 0 : 1))
            } else {
                out[subject.id] = name + "-" + SymbolHash.short(subject.id)
            }
        }
        for rivals in wanted.values {
            let best = rivals.map(\.rank).min() ?? 0
            let winners = rivals.filter { $0.rank == best }
            for rival in rivals {
                out[rival.id] = winners.count == 1 && rival.rank == best ? rival.name : rival.name + "-" + SymbolHash.short(rival.id)
            }
        }
        return unique(out, ignoringCase: true)
    }

    /// By precise id, for the members of one page. Overloads all get a hash.
    static func anchors(_ members: [ReferenceSymbol]) -> [String: String] {
        var byName: [String: [String]] = [:]
        var out: [String: String] = [:]
        for member in members {
            let (name, isExact) = SafeName.make([member.path.last ?? member.title])
            if isExact { byName[name, default: []].append(member.id) } else { out[member.id] = name + "-" + SymbolHash.short(member.id) }
        }
        for (name, ids) in byName {
            for id in ids { out[id] = ids.count == 1 ? name : name + "-" + SymbolHash.short(id) }
        }
        return unique(out, ignoringCase: false)
    }

    /// Short hashes have 24 bits: where two meet, the later id gets a long one.
    private static func unique(_ names: [String: String], ignoringCase: Bool) -> [String: String] {
        var out: [String: String] = [:]
        var taken: Set<String> = []
        for (id, name) in names.sorted(by: { $0.key < $1.key }) {
            var candidate = name
            if !taken.insert(ignoringCase ? candidate.lowercased() : candidate).inserted {
                candidate = String(name.prefix(64)) + "-" + SymbolHash.long(id)
                taken.insert(ignoringCase ? candidate.lowercased() : candidate)
            }
            out[id] = candidate
        }
        return out
    }

    /// Names that the site or Windows keeps for itself.
    private static func isReserved(_ stem: String) -> Bool { reserved.contains(stem.lowercased()) }

    private static let reserved: Set<String> = {
        let numbered = (0...9).flatMap { ["com\($0)", "lpt\($0)"] }
        return Set(["index", "con", "prn", "aux", "nul", "data", "assets"] + numbered)
    }()
}
