import DynamicType
import JSONText

/// Findings about tokens and files that are not bound.
extension TokenBinder {
    /// Compares a token with the tokens beside it, in the groups that patterns watch and by its name.
    mutating func addNeighbour(_ candidate: Candidate, _ outcome: Outcome) {
        if !candidate.watches.isEmpty {
            let way = tree.groupsOnPath(of: candidate.token)
            for watch in candidate.watches {
                let group = UnboundNeighbours.Group(
                    watch: watch, number: watch.depth == 0 ? ~candidate.token.site.file : way[watch.depth - 1]
                )
                add(candidate, outcome, member(of: candidate, watch, way), group)
            }
        }
        guard candidate.token.isTypography || candidate.member != nil else { return }
        let isUnbound = outcome == .unbound
        switch (candidate.member, candidate.set) {
        case (.style?, let set?):
            let group = UnboundNeighbours.Group(watch: nil, number: set)
            if !isUnbound { neighbours.addBound(.token(candidate.number), of: group) }
        case (.stranger?, let set?) where isUnbound:
            let group = UnboundNeighbours.Group(watch: nil, number: set)
            neighbours.addUnbound(.token(candidate.number), token: candidate.number, of: group)
        case (.nested(let inner)?, let set?) where isUnbound:
            let group = UnboundNeighbours.Group(watch: nil, number: set)
            neighbours.addUnbound(.group(inner), token: candidate.number, of: group)
        case (nil, _) where options.names == .mirror || options.names == .relative:
            let group = UnboundNeighbours.Group(watch: nil, number: candidate.token.group)
            if outcome == .byName {
                neighbours.addBound(.token(candidate.number), of: group)
            } else if isUnbound {
                neighbours.addUnbound(.token(candidate.number), token: candidate.number, of: group)
            }
        default: break
        }
    }

    private func member(
        of candidate: Candidate, _ watch: PatternTree.Watch, _ groups: [Int]
    ) -> UnboundNeighbours.Member {
        let name = candidate.path[watch.depth]
        if name.utf8.contains(UInt8(ascii: ".")), watch.depth == candidate.path.count - 1 {
            let rest = name.utf8.dropFirst(watch.inner.utf8.count)
            return .part(String(decoding: rest.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self))
        }
        return watch.depth < groups.count ? .group(groups[watch.depth]) : .token(candidate.number)
    }

    private mutating func add(
        _ candidate: Candidate, _ outcome: Outcome, _ member: UnboundNeighbours.Member,
        _ group: UnboundNeighbours.Group
    ) {
        guard let watch = group.watch else { return }
        switch outcome {
        case .byPatterns(let matching) where matching.contains { patterns.goes($0, through: watch) }:
            neighbours.addBound(member, of: group)
        case .byPatterns, .byFile, .byName: neighbours.addOtherwiseBound(member, of: group)
        case .unbound:
            // A property is missing if it is at the place of a property in a pattern.
            let isProperty = candidate.reached.contains {
                let pattern = options.bindings[$0].pattern
                return pattern.namesProperty && patterns.goes($0, through: watch)
                    && pattern.match(candidate.path, on: candidate.platform, anyNames: true) != nil
            }
            guard candidate.token.isTypography || isProperty else { return }
            neighbours.addUnbound(member, token: candidate.number, of: group)
        }
    }

    mutating func reportNeighbours() {
        for stranger in neighbours.strangers {
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
    }

    private func message(
        about name: String, _ last: String, _ stranger: UnboundNeighbours.Stranger
    ) -> String {
        let hint = TextStyle.nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""
        guard let watch = stranger.group.watch, let number = patterns.pattern(watching: watch) else {
            if case .group = stranger.member, TextStyle(name) != nil {
                return
                    "\(name.quoted) is bound by regular, $root, emphasized and the names of weights, not by \(last.quoted)"
            }
            return "the tokens beside it are named like text styles, but \(name.quoted) does not" + hint
        }
        let text = options.bindings[number].pattern.text
        if case .group = stranger.member {
            return "\(text.quoted) binds tokens of the groups beside it, but no token in \(name.quoted)"
                + hint
        }
        return "\(text.quoted) binds the tokens beside it, but not \(name.quoted)" + hint
    }

    /// Reports tokens that follow another vendor's style among tokens that mirror, because their figures are
    /// not checked.
    mutating func reportFollowers() {
        for (number, set) in followers where mirroringSets.contains(set) {
            let token = tree.tokens[number]
            let file = groupBindings.binding(of: token)
            guard let vendor = file.vendor else { continue }
            let path = tree.path(of: token).map { library.text(of: $0) }
            findings.append(
                Finding(
                    .unboundToken, at: token.name, token: path.joined(separator: "."),
                    "\((path.last ?? "").shortened) follows \(library.text(of: vendor).shortened)'s relativeTo beside tokens that mirror",
                    isIgnored: file.ignored.contains(.unboundToken)))
        }
    }

    /// Reports typography tokens and values that are not read.
    mutating func reportUnread(_ walker: TokenWalker) {
        for unread in walker.unread {
            let text = library.text(of: unread.name).quoted
            let (rule, message): (Rule, String) =
                switch unread.reason {
                case .inArray:
                    (
                        .unboundToken,
                        "\(text) is an array, and tokens in arrays are not read; put them into a group"
                    )
                case .inToken:
                    (.unboundToken, "\(text) is a token inside a token and is not read; put it into a group")
                case .besideValue: (.duplicateName, "\(text) is not read beside '$value'; keep one of them")
                case .withoutValue:
                    (.unboundToken, "\(text) is a typography token without a value, so it is not read")
                }
            var file = groupBindings.binding(of: unread.group)
            if let own = unread.extensions {
                file = FileBinding(Site(file: unread.name.file, node: own), within: file, library: library)
            }
            findings.append(
                Finding(
                    rule, at: unread.name, token: nil, message, isIgnored: file.ignored.contains(rule)))
        }
    }

    /// Reports files with typography tokens that are all unbound.
    ///
    /// If nothing is bound in any file, the run reports that itself.
    mutating func reportUnboundFiles() {
        if boundFiles.isEmpty { return }
        for (file, number) in firstTokens where !boundFiles.contains(file) {
            let token = tree.tokens[number]
            let document = library.document(ofFile: file)
            let root = document.member("$extensions", of: document.root).map {
                FileBinding(Site(file: file, node: $0), library: library)
            }
            let ignored = groupBindings.binding(of: token).ignored.union(root?.ignored ?? [])
            let path = tree.path(of: token).map { library.text(of: $0) }.joined(separator: ".")
            findings.append(
                Finding(
                    .unboundFile, at: token.name, token: path,
                    "no typography token in this file is bound to a text style, so nothing in it is checked; bind tokens "
                        + "with --mirror or --relative",
                    isIgnored: ignored.contains(.unboundFile)))
        }
    }
}

extension TokenTree {
    /// The numbers of the named groups on the way to a token, from the outermost.
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
