import JSONText

/// The use of the bindings and settings in `$extensions`, and the findings about those without effect.
struct FileBindingUse {
    /// The outcome of the tokens of a group, at any depth.
    private struct Outcome: OptionSet {
        let rawValue: UInt8
        static let bound = Outcome(rawValue: 1)
        /// Bound as relative, so that limits apply, or bound with a finding.
        static let scaled = Outcome(rawValue: 2)
    }

    /// By the groups' numbers; empty until a group with `$extensions` has a bound token.
    private var outcomes: [Outcome] = []
    private(set) var findings: [Finding] = []

    /// Adds a token that was bound, or would have been without a finding.
    ///
    /// - Parameters:
    ///   - candidate: The token.
    ///   - bound: What it was bound as; `nil` if there is a finding of its own, or where it is one of several
    ///     tokens that are bound together.
    ///   - tree: The groups.
    mutating func addBound(_ candidate: BindingCandidate, as bound: BoundToken?, in tree: TokenTree) {
        let kind = bound?.kind
        let isMirror = if case .mirror? = kind { true } else { false }
        if tree.groups[candidate.token.group].hasExtensions {
            if outcomes.isEmpty { outcomes = Array(repeating: [], count: tree.groups.count) }
            outcomes[candidate.token.group].formUnion(isMirror ? .bound : [.bound, .scaled])
        }
        switch kind {
        case .mirror:
            addSettings(
                of: candidate,
                "has no effect on a token that mirrors Apple's sizes; use relativeTo to scale it",
                where: Self.isLimit)
        case .relative where bound?.cell == nil:
            addSettings(
                of: candidate,
                "has no effect on a token that scales, because its size is the one at the default category"
            ) {
                $0 == "category"
            }
        case .relative, nil: break
        }
    }

    /// Adds a token that nothing binds.
    mutating func addUnbound(_ candidate: BindingCandidate) {
        addSettings(
            of: candidate,
            "has no effect, because the token is not bound to a text style; add mirrors or relativeTo")
    }

    private mutating func addSettings(
        of candidate: BindingCandidate, _ reason: String, where isIdle: (String) -> Bool = { _ in true }
    ) {
        guard candidate.token.extensions != nil, !candidate.file.hasErrors else { return }
        for (name, site) in candidate.file.ownSettings where isIdle(name) {
            findings.append(
                Finding(
                    .unusedBinding, level: Self.level(of: name), at: site,
                    token: candidate.pathText,
                    "\(name) \(reason)"
                ).silenced(by: candidate.file.ignored))
        }
    }

    /// Adds groups whose binding or settings no token uses.
    ///
    /// A group is reported once even if its object is read several times, as in the contexts of a resolver.
    mutating func addGroups(of tree: TokenTree, in library: TokenLibrary) {
        guard tree.groups.contains(where: { $0.extensions != nil }) else { return }
        if outcomes.isEmpty { outcomes = Array(repeating: [], count: tree.groups.count) }
        // A group has a smaller number than those inside it.
        for number in tree.groups.indices.reversed() {
            if let parent = tree.groups[number].parent { outcomes[parent].formUnion(outcomes[number]) }
        }
        var bySite: [Site: Outcome] = [:]
        for (group, outcome) in zip(tree.groups, outcomes) {
            if let extensions = group.site(of: group.extensions) {
                bySite[extensions, default: []].formUnion(outcome)
            }
        }
        for (extensions, outcome) in bySite where outcome != [.bound, .scaled] {
            let file = FileBinding(extensions, library: library)
            if !file.hasErrors { addGroup(file, outcome) }
        }
    }

    private mutating func addGroup(_ file: FileBinding, _ outcome: Outcome) {
        if outcome.isEmpty, let key = file.styleKey {
            return findings.append(
                Finding(
                    .unusedBinding, at: key, token: nil,
                    "'typescale' binds nothing, because the group does not contain a typography token with a '$value'"
                ).silenced(by: file.ignored))
        }
        let reason =
            outcome.isEmpty
            ? "no token in the group is bound to a text style; add mirrors or relativeTo"
            : "all bound tokens in the group mirror Apple's sizes"
        for (name, site) in file.ownSettings where outcome.isEmpty || Self.isLimit(name) {
            findings.append(
                Finding(
                    .unusedBinding, level: Self.level(of: name), at: site, token: nil,
                    "\(name) has no effect: \(reason)"
                ).silenced(by: file.ignored))
        }
    }

    private static func isLimit(_ name: String) -> Bool { name == "maximum" || name == "minimum" }

    /// An unused limit lets text grow too far; an unused category or platform is harmless.
    private static func level(of name: String) -> FindingLevel? { isLimit(name) ? nil : .note }

    /// Adds bindings that are anywhere but in `$extensions` of a token or group: in an array, in a value, under a
    /// misspelt name.
    ///
    /// - Parameters:
    ///   - walker: The walked groups, without sets and contexts that were not selected.
    ///   - library: The files.
    mutating func addStrays(_ walker: TokenWalker, in library: TokenLibrary) {
        var strays: [Int: [JSONNode: JSONNode]] = [:]
        for (number, file) in library.files.enumerated() where !file.bindings.isEmpty {
            strays[number] = Dictionary(file.bindings.map { ($0.container, $0.key) }) { first, _ in first }
        }
        guard !strays.isEmpty else { return }
        for token in walker.tree.tokens {
            if let node = token.extensions { strays[token.site.file]?[node] = nil }
        }
        for group in walker.tree.groups {
            if let node = group.extensions { strays[group.site.file]?[node] = nil }
        }
        for site in walker.replacedExtensions { strays[site.file]?[site.node] = nil }
        for (number, nodes) in strays where !nodes.isEmpty {
            let regions = walker.regions(of: number)
            for key in library.document(ofFile: number).walked(nodes, in: regions) {
                findings.append(
                    Finding(
                        .unusedBinding, at: Site(file: number, node: key), token: nil,
                        "this binding is not read; it must be in '$extensions' of a token or group, outside of arrays "
                            + "and values"))
            }
        }
    }
}

extension GroupRecord {
    /// A value of the group's object.
    fileprivate func site(of node: JSONNode?) -> Site? { node.map { Site(file: site.file, node: $0) } }
}

extension TokenWalker {
    /// The objects of a file that were walked, and those inside them that were left out.
    fileprivate func regions(of file: Int) -> [JSONNode: Bool] {
        var regions: [JSONNode: Bool] = [:]
        for (layer, leftOut) in walked {
            for site in leftOut where site.file == file && regions[site.node] == nil {
                regions[site.node] = false
            }
            if layer.file == file { regions[layer.root] = true }
        }
        // Members beside the sets of a file do not belong to a set.
        if walked.contains(where: { $0.layer.file == file && !$0.layer.prefix.isEmpty }) {
            let document = library.document(ofFile: file)
            regions[document.root] = true
            for set in document.members(of: document.root)
            where document.kind(of: set.value) == .object && regions[set.value] == nil {
                regions[set.value] = document.mayBeMark(set.name)
            }
        }
        return regions
    }
}

extension JSONDocument {
    /// The keys of the containers that are in a region that was walked; the innermost region counts.
    fileprivate func walked(_ keys: [JSONNode: JSONNode], in regions: [JSONNode: Bool]) -> [JSONNode] {
        var open: [(end: Int, isWalked: Bool)] = []
        var result: [JSONNode] = []
        for node in Set(keys.keys).union(regions.keys).sorted() {
            while let last = open.last, last.end < node.order { open.removeLast() }
            if let isWalked = regions[node] { open.append((node.order + valueCount(of: node), isWalked)) }
            if let key = keys[node], open.last?.isWalked == true { result.append(key) }
        }
        return result
    }
}
