/// Sets the levels of findings and sorts them.
struct FindingOrder {
    let library: TokenLibrary
    let options: TokenOptions

    /// The shown and the silenced findings, in the order of files and places, without duplicates.
    ///
    /// One array is changed in place, because a large file may have many findings.
    func findings(_ raw: consuming [Finding]) -> (shown: [Finding], ignored: [Finding]) {
        var findings = raw
        // Findings without a place come first; the order of equal places is kept.
        findings.sort { first, second in
            guard let one = first.site, let other = second.site else {
                return first.site == nil && second.site != nil
            }
            return (one.file, one.node) < (other.file, other.node)
        }
        var ignored: [Finding] = []
        var kept = 0
        // Equal findings have the same place, so only the findings of one place are remembered.
        var (seen, last): (Set<Text>, Site?) = ([], nil)
        for index in findings.indices {
            let site = findings[index].site
            let isAlone = site != last && (index + 1 == findings.count || findings[index + 1].site != site)
            if site != last { seen = [] }
            last = site
            guard let level = level(of: findings[index]) else { continue }
            if !isAlone, !seen.insert(Text(findings[index])).inserted { continue }
            findings[index].settle(level, in: site.map { library.files[$0.file].source })
            if findings[index].isIgnored {
                ignored.append(findings[index])
            } else {
                if kept != index { findings.swapAt(kept, index) }
                kept += 1
            }
        }
        findings.removeSubrange(kept...)
        return (findings, ignored)
    }

    private struct Text: Hashable {
        let rule: Rule
        let isIgnored: Bool
        let message: String

        init(_ finding: Finding) {
            (rule, isIgnored, message) = (finding.rule, finding.isIgnored, finding.message)
        }
    }

    /// The level that was asked for, or the finding's own; `nil` if the rule is off.
    private func level(of finding: Finding) -> FindingLevel? {
        let rule = finding.levelRule ?? finding.rule
        if let level = options.levels[rule] { return level.findingLevel }
        return finding.ownLevel ?? rule.defaultLevel.findingLevel
    }
}
