/// Unbound tokens beside tokens that a pattern or a name binds, because after a rename nobody would notice
/// that they are no longer checked.
struct UnboundNeighbours {
    /// A group whose members are compared.
    struct Group: Hashable {
        /// The place of the patterns; `nil` for names.
        let watch: PatternTree.Watch?
        /// The group's number, or a negative number for the root of a file.
        let number: Int
    }

    /// A member of such a group.
    enum Member: Hashable {
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
    struct Stranger {
        let group: Group
        let member: Member
        /// The number of its first token.
        let token: Int
    }

    private var comparisons: [Group: Comparison] = [:]

    /// Adds a token that the group's pattern or names bind.
    mutating func addBound(_ member: Member, of group: Group) {
        comparisons[group, default: Comparison()].hasBound = true
        comparisons[group]?.bound.insert(member)
    }

    /// Adds a token that is bound in another way, so that nothing is missing.
    mutating func addOtherwiseBound(_ member: Member, of group: Group) {
        comparisons[group, default: Comparison()].bound.insert(member)
    }

    /// Adds a token that is not bound.
    mutating func addUnbound(_ member: Member, token: Int, of group: Group) {
        guard comparisons[group]?.unbound[member] == nil else { return }
        comparisons[group, default: Comparison()].unbound[member] = token
    }

    /// The unbound members beside bound ones, in the order of their tokens.
    var strangers: [Stranger] {
        comparisons.flatMap { group, comparison -> [Stranger] in
            guard comparison.hasBound else { return [] }
            return comparison.unbound.filter { !comparison.bound.contains($0.key) }
                .map { Stranger(group: group, member: $0.key, token: $0.value) }
        }.sorted { $0.token < $1.token }
    }
}
