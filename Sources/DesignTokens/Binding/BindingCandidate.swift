import DynamicType

/// A token with its path, the binding in its file, and its platform.
struct BindingSubject {
    let token: TokenRecord
    /// The path; of a token whose properties are tokens of their own, the path without the property.
    let path: [String]
    /// The binding in the file, of the token and the groups around it.
    let file: FileBinding
    let platform: Platform
}

/// A token to bind, with the facts about it.
struct BindingCandidate {
    /// Its number in the tree.
    let number: Int
    let subject: BindingSubject
    /// Its place in a set of styles.
    let member: StyleSets.Member?
    /// The number of the group that is the set.
    let set: Int?
    /// The bindings of the command line whose patterns may match its path.
    let reached: [Int]
    /// The places on its path at which members are compared.
    let watches: [PatternTree.Watch]

    var token: TokenRecord { subject.token }
    var path: [String] { subject.path }
    var file: FileBinding { subject.file }
    var platform: Platform { subject.platform }

    /// The path, its segments joined by dots.
    var pathText: String { path.joined(separator: ".") }
}

/// The way in which a token was bound.
enum BindingOutcome: Equatable {
    /// By bindings of the command line, by their numbers.
    case byPatterns([Int])
    case byFile
    case byName
    case unbound
}

/// Tokens whose properties are tokens of their own, bound one by one.
struct SplitTokens {
    /// The first of the tokens, and the properties found so far.
    struct SplitToken {
        /// The number of the binding.
        let binding: Int
        let token: TokenRecord
        let match: PathPattern.Match
        /// The path without the property.
        let stem: [String]
        fileprivate(set) var properties = TextProperties<ValueReader.Source>()
    }

    private struct Key: Hashable {
        let binding: Int
        /// The scope: one per file, and one for each context of a resolver.
        let scope: Int
        let stem: [String]
    }

    /// The tokens in the order in which they were first met.
    private(set) var tokens: [SplitToken] = []
    private var positions: [Key: Int] = [:]

    /// Adds the property that a pattern matched; a match without a property adds nothing.
    mutating func add(_ token: TokenRecord, scope: Int, binding: Int, _ match: PathPattern.Match) {
        guard let property = match.property else { return }
        let key = Key(binding: binding, scope: scope, stem: match.stem)
        let position = positions[key] ?? tokens.count
        if position == tokens.count {
            positions[key] = position
            tokens.append(SplitToken(binding: binding, token: token, match: match, stem: match.stem))
        }
        let source = ValueReader.Source(
            site: Site(file: token.site.file, node: token.value), via: nil, scope: scope)
        tokens[position].properties.add(source, property, at: token.name)
    }
}
