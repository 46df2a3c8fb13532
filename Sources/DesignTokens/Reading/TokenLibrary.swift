import JSONText

/// All files of a run, and the resolution of aliases among them.
final class TokenLibrary {
    var files: [TokenFile] = []
    /// Scopes of the files that are looked up after a file's own, in order: `--with` first.
    var shared: [TokenScope] = []

    private var resolved: [AliasKey: AliasOutcome] = [:]

    /// An alias in the scope that it is looked up in.
    struct AliasKey: Hashable {
        let site: Site
        let scope: Int
    }

    /// Where an alias leads.
    enum AliasOutcome {
        /// To a value that is no alias, and the scope that it was found in.
        case value(Site)
        /// Nowhere: the alias that has no target.
        case missing(Site)
        /// Back to itself: the aliases of the cycle, the first of the files first.
        case circular([Site])
    }

    /// The value that a value stands for: itself, or what its aliases lead to.
    func resolve(_ site: Site, in scope: TokenScope, number: Int) -> AliasOutcome {
        guard var link = alias(at: site) else { return .value(site) }
        let start = AliasKey(site: site, scope: number)
        if let outcome = resolved[start] { return outcome }
        var chain = [start]
        var outcome: AliasOutcome
        var seen: Set<Site> = [site]
        search: while true {
            guard let target = target(of: link.alias, in: scope, from: chain.last?.site.file ?? site.file)
            else {
                outcome = .missing(chain.last?.site ?? site)
                break
            }
            let value = valueSite(of: target)
            guard let next = alias(at: value) else {
                outcome = .value(value)
                break
            }
            let key = AliasKey(site: value, scope: number)
            if let known = resolved[key] {
                outcome = known
                break search
            }
            if !seen.insert(value).inserted {
                let cycle = chain.map(\.site).drop { $0 != value }
                outcome = .circular(cycle.sorted { ($0.file, offset(of: $0)) < ($1.file, offset(of: $1)) })
                break
            }
            chain.append(key)
            link = next
        }
        for key in chain { resolved[key] = outcome }
        return outcome
    }

    /// The alias that a value is, and its text; `nil` for a value of its own.
    func alias(at site: Site) -> (alias: AliasText, text: String)? {
        let document = files[site.file].document
        switch document.kind(of: site.node) {
        case .string:
            let first = document.firstByte(of: site.node)
            guard first == UInt8(ascii: "{") || first == UInt8(ascii: "$") else { return nil }
            let text = document.text(of: site.node)
            return AliasText(text).map { ($0, text) }
        case .object:
            guard let reference = document.member("$ref", of: site.node) else { return nil }
            let text = document.text(of: reference)
            return (AliasText(reference: text), text)
        default: return nil
        }
    }

    private func offset(of site: Site) -> Int { files[site.file].document.offset(of: site.node) }

    /// The value of a token, or the value itself.
    private func valueSite(of site: Site) -> Site {
        let document = files[site.file].document
        guard document.kind(of: site.node) == .object,
            let value = TokenShape(of: site.node, in: document).value
        else { return site }
        return Site(file: site.file, node: value)
    }
}
