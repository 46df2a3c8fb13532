import DynamicType

/// The rule about styles that are mirrored at several categories but not at all.
struct CoverageRule {
    private struct Key: Hashable {
        let platform: Platform
        let style: TextStyle
    }

    private struct Lack: Hashable {
        let platform: Platform
        let categories: [ContentSizeCategory]
    }

    private var seen: [Key: Set<ContentSizeCategory>] = [:]
    /// The first token of each style, at which a finding is reported.
    private var first: [Key: (site: Site, path: String)] = [:]
    private var order: [Key] = []

    /// Adds a token if it is a mirror.
    mutating func add(_ token: BoundToken) {
        guard case .mirror(let category) = token.kind else { return }
        let key = Key(platform: token.platform, style: token.style)
        if first[key] == nil {
            first[key] = (token.values.size.site ?? token.name, token.path)
            order.append(key)
        }
        seen[key, default: []].insert(category)
    }

    /// The findings of a run's mirrors: one for the styles that lack the same categories.
    var findings: [Finding] {
        var styles: [Lack: [Key]] = [:]
        var lacks: [Lack] = []
        for key in order {
            let named = seen[key] ?? []
            let missing = key.platform.contentSizeCategories.filter { !named.contains($0) }
            guard named.count > 1, !missing.isEmpty else { continue }
            let lack = Lack(platform: key.platform, categories: missing)
            if styles[lack] == nil { lacks.append(lack) }
            styles[lack, default: []].append(key)
        }
        return lacks.compactMap { lack in
            guard let keys = styles[lack], let token = keys.first.flatMap({ first[$0] }) else { return nil }
            let names = keys.map(\.style.shortName).joined(separator: ", ")
            let missing = lack.categories.map(\.shortName).joined(separator: ", ")
            return Finding(
                .missingCategory, at: token.site, token: token.path,
                "\(names): mirrored at several categories of \(lack.platform.rawValue), but not at \(missing)"
            )
        }
    }
}
