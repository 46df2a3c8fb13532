/// Settles levels, counts places out and puts findings in their order.
struct FindingOrder {
    let library: TokenLibrary
    let options: TokenOptions

    /// The findings that are shown, in the order of files and places; equal ones once.
    func findings(_ raw: [RawFinding]) -> [Finding] {
        var seen: Set<Key> = []
        return raw.enumerated()
            .map { (key: key(of: $1), order: $0, finding: $1) }
            .sorted { ($0.key.file, $0.key.offset, $0.order) < ($1.key.file, $1.key.offset, $1.order) }
            .compactMap { key, _, finding in
                guard let level = level(of: finding), seen.insert(key).inserted else { return nil }
                return Finding(
                    rule: finding.rule, level: level,
                    place: finding.site.map { library.files[$0.file].place(of: $0.node) },
                    token: finding.token, message: finding.message, found: finding.found,
                    expected: finding.expected)
            }
    }

    private struct Key: Hashable {
        let file: Int
        let offset: Int
        let rule: Rule
        let message: String
    }

    private func key(of finding: RawFinding) -> Key {
        let offset = finding.site.map { library.files[$0.file].document.offset(of: $0.node) }
        return Key(
            file: finding.site?.file ?? -1, offset: offset ?? 0, rule: finding.rule,
            message: finding.message)
    }

    /// The level that was asked for, or the finding's own; `nil` where the rule is off.
    private func level(of finding: RawFinding) -> FindingLevel? {
        if let level = options.levels[finding.rule] { return level }
        return finding.level ?? finding.rule.defaultLevel
    }
}
