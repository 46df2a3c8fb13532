/// Settles levels, counts places out and puts findings in their order.
struct FindingOrder {
    let library: TokenLibrary
    let options: TokenOptions

    /// The findings that are shown and those that the files silence, in the order of files and places; equal
    /// ones once.
    func findings(_ raw: [RawFinding]) -> (shown: [Finding], ignored: [Finding]) {
        let spots = raw.map { finding in
            finding.site.map {
                Spot(file: $0.file, offset: library.files[$0.file].document.offset(of: $0.node))
            }
                ?? Spot(file: -1, offset: 0)
        }
        let sorted = raw.indices.sorted {
            (spots[$0].file, spots[$0].offset, $0) < (spots[$1].file, spots[$1].offset, $1)
        }
        var (shown, ignored): ([Finding], [Finding]) = ([], [])
        // Equal ones have one place, so that those of one place are all that must be remembered.
        var (seen, last): (Set<Text>, Spot?) = ([], nil)
        for index in sorted {
            let finding = raw[index]
            if spots[index] != last { seen = [] }
            last = spots[index]
            guard let level = level(of: finding),
                seen.insert(
                    Text(rule: finding.rule, isIgnored: finding.isIgnored, message: finding.message)
                ).inserted
            else { continue }
            let result = Finding(
                rule: finding.rule, level: level,
                place: finding.site.map { library.files[$0.file].place(of: $0.node) },
                token: finding.token, message: finding.message, found: finding.found,
                expected: finding.expected)
            if finding.isIgnored { ignored.append(result) } else { shown.append(result) }
        }
        return (shown, ignored)
    }

    private struct Spot: Equatable {
        let file: Int
        let offset: Int
    }

    private struct Text: Hashable {
        let rule: Rule
        let isIgnored: Bool
        let message: String
    }

    /// The level that was asked for, or the finding's own; `nil` where the rule is off.
    private func level(of finding: RawFinding) -> FindingLevel? {
        let rule = finding.levelRule ?? finding.rule
        if let level = options.levels[rule] { return level }
        return finding.level ?? rule.defaultLevel
    }
}
