import DynamicType
import JSONText

/// Unbound tokens beside tokens that a pattern or a name binds, because otherwise a token that was renamed
/// would go unchecked without notice.
struct UnboundNeighbours {
    /// A group whose members are compared.
    private struct Group: Hashable {
        /// The place of the patterns; `nil` for names.
        let watch: PatternTree.Watch?
        /// The group's number, or a negative number for the root of a file.
        let number: Int
    }

    /// A member of such a group.
    private enum Member: Hashable {
        case token(Int)
        /// A group, by its number.
        case group(Int)
        /// Part of a token's name that has dots.
        case part(String)
    }

    private struct Comparison {
        var hasBound = false
        var bound: Set<Member> = []
        /// The members with a token that is not bound, by the first such token.
        var unbound: [Member: Int] = [:]
    }

    /// A member without a bound token in a group that has one elsewhere.
    private struct Stranger {
        let group: Group
        let member: Member
        /// The number of its first token.
        let token: Int
    }

    private let library: TokenLibrary
    private let tree: TokenTree
    private let names: NameBinding
    private let bindings: [TokenBinding]
    private let patterns: PatternTree
    private var comparisons: [Group: Comparison] = [:]

    init(of tree: TokenTree, library: TokenLibrary, options: TokenOptions, patterns: PatternTree) {
        (self.tree, self.library, self.patterns) = (tree, library, patterns)
        (names, bindings) = (options.names, options.bindings)
    }

    /// Compares a token with the tokens beside it, in the groups that patterns watch and by its name.
    mutating func add(_ candidate: BindingCandidate, _ outcome: BindingOutcome) {
        if !candidate.watches.isEmpty {
            let way = tree.groupsOnPath(of: candidate.token)
            for watch in candidate.watches {
                let group = Group(
                    watch: watch, number: watch.depth == 0 ? ~candidate.token.site.file : way[watch.depth - 1]
                )
                add(candidate, outcome, member(of: candidate, watch, way), group)
            }
        }
        guard candidate.token.isTypography || candidate.member != nil else { return }
        let isUnbound = outcome == .unbound
        switch (candidate.member, candidate.set) {
        case (.style?, let set?):
            let group = Group(watch: nil, number: set)
            if !isUnbound { addBound(.token(candidate.number), of: group) }
        case (.stranger?, let set?) where isUnbound:
            let group = Group(watch: nil, number: set)
            addUnbound(.token(candidate.number), token: candidate.number, of: group)
        case (.nested(let inner)?, let set?) where isUnbound:
            let group = Group(watch: nil, number: set)
            addUnbound(.group(inner), token: candidate.number, of: group)
        case (nil, _) where names == .mirror || names == .relative:
            let group = Group(watch: nil, number: candidate.token.group)
            if outcome == .byName {
                addBound(.token(candidate.number), of: group)
            } else if isUnbound {
                addUnbound(.token(candidate.number), token: candidate.number, of: group)
            }
        default: break
        }
    }

    private func member(
        of candidate: BindingCandidate, _ watch: PatternTree.Watch, _ groups: [Int]
    ) -> Member {
        let name = candidate.path[watch.depth]
        if name.utf8.contains(UInt8(ascii: ".")), watch.depth == candidate.path.count - 1 {
            let rest = name.utf8.dropFirst(watch.inner.utf8.count)
            return .part(String(decoding: rest.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self))
        }
        return watch.depth < groups.count ? .group(groups[watch.depth]) : .token(candidate.number)
    }

    private mutating func add(
        _ candidate: BindingCandidate, _ outcome: BindingOutcome, _ member: Member,
        _ group: Group
    ) {
        guard let watch = group.watch else { return }
        switch outcome {
        case .byPatterns(let matching) where matching.contains { patterns.goes($0, through: watch) }:
            addBound(member, of: group)
        case .byPatterns, .byFile, .byName: addOtherwiseBound(member, of: group)
        case .unbound:
            // A property is missing if it is at the place of a property in a pattern.
            let isProperty = candidate.reached.contains {
                let pattern = bindings[$0].pattern
                return pattern.namesProperty && patterns.goes($0, through: watch)
                    && pattern.match(candidate.path, on: candidate.platform, anyNames: true) != nil
            }
            guard candidate.token.isTypography || isProperty else { return }
            addUnbound(member, token: candidate.number, of: group)
        }
    }

    /// The findings about unbound tokens beside bound ones.
    func findings(_ groupBindings: inout GroupBindings) -> [Finding] {
        var findings: [Finding] = []
        for stranger in strangers {
            let token = tree.tokens[stranger.token]
            let path = tree.path(of: token).map { library.text(of: $0) }
            var site = token.name
            if case .group(let group) = stranger.member, let name = tree.groups[group].name { site = name }
            let name: String =
                if case .part(let part) = stranger.member { part } else { library.text(of: site) }
            let file = groupBindings.binding(of: token)
            guard !file.hasErrors else { continue }
            findings.append(
                Finding(
                    .unboundToken, at: site, token: path.joined(separator: "."),
                    message(about: name, path.last ?? "", stranger),
                    isIgnored: file.ignored.contains(.unboundToken)))
        }
        return findings
    }

    private func message(
        about name: String, _ last: String, _ stranger: Stranger
    ) -> String {
        let hint = TextStyle.nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""
        guard let watch = stranger.group.watch, let number = patterns.pattern(watching: watch) else {
            if case .group = stranger.member, TextStyle(name) != nil {
                return
                    "\(name.quoted) is bound by regular, $root, emphasized and the names of weights, not by \(last.quoted)"
            }
            return "the tokens beside it are named like text styles, but \(name.quoted) does not" + hint
        }
        let text = bindings[number].pattern.text
        if case .group = stranger.member {
            return "\(text.quoted) binds tokens of the groups beside it, but no token in \(name.quoted)"
                + hint
        }
        return "\(text.quoted) binds the tokens beside it, but not \(name.quoted)" + hint
    }

    /// Adds a token that the group's pattern or names bind.
    private mutating func addBound(_ member: Member, of group: Group) {
        comparisons[group, default: Comparison()].hasBound = true
        comparisons[group]?.bound.insert(member)
    }

    /// Adds a token that is bound in another way, so that nothing is missing.
    private mutating func addOtherwiseBound(_ member: Member, of group: Group) {
        comparisons[group, default: Comparison()].bound.insert(member)
    }

    /// Adds a token that is not bound.
    private mutating func addUnbound(_ member: Member, token: Int, of group: Group) {
        guard comparisons[group]?.unbound[member] == nil else { return }
        comparisons[group, default: Comparison()].unbound[member] = token
    }

    /// The unbound members beside bound ones, in the order of their tokens.
    private var strangers: [Stranger] {
        comparisons.flatMap { group, comparison -> [Stranger] in
            guard comparison.hasBound else { return [] }
            return comparison.unbound.filter { !comparison.bound.contains($0.key) }
                .map { Stranger(group: group, member: $0.key, token: $0.value) }
        }.sorted { $0.token < $1.token }
    }
}

extension TokenTree {
    /// The numbers of the named groups on the path to a token, from the outermost.
    fileprivate func groupsOnPath(of token: TokenRecord) -> [Int] {
        var numbers: [Int] = []
        var next: Int? = token.group
        while let number = next {
            if groups[number].name != nil { numbers.append(number) }
            next = groups[number].parent
        }
        return numbers.reversed()
    }
}
