import DynamicType
import JSONText

/// Walks the groups of token files and records their contents.
///
/// It keeps its own stack, because groups that extend each other may nest more deeply than files.
struct TokenWalker {
    let library: TokenLibrary
    /// Whether tokens of every type are recorded, for bindings that are split by property.
    private let keepsAllTypes: Bool
    private(set) var tree = TokenTree()
    /// Typography tokens that are not read.
    private(set) var unread: UnreadTokens
    /// The walked groups and tokens, and those that were skipped.
    private(set) var walked: [(layer: TokenLayer, leftOut: Set<Site>)] = []
    /// The `$extensions` of tokens that another layer replaces.
    private(set) var replacedExtensions: Set<Site> = []
    /// The first inherited member beyond the limit.
    private(set) var excessiveMember: Site?

    /// The number of members that may still be inherited, so that groups that extend each other cannot fill
    /// the memory.
    private var inheritable = 0
    /// Whether layers after the one that is walked may replace its tokens.
    private var mayBeReplaced = false
    private let kinds: TokenKindRule
    private var open: [OpenGroup] = []
    private var leftOut: Set<Site> = []

    /// A group whose members are visited.
    private struct OpenGroup {
        /// Its number in the tree.
        let group: Int
        /// The group's own object and the objects of the groups that it extends.
        let sites: [Site]
        /// The position of the object whose members are visited.
        var position = 0
        var members: JSONDocument.Members
    }

    init(library: TokenLibrary, keepsAllTypes: Bool) {
        self.library = library
        self.keepsAllTypes = keepsAllTypes
        kinds = TokenKindRule(library: library)
        unread = UnreadTokens(kinds)
    }

    /// Records the tokens of a layer.
    ///
    /// - Parameters:
    ///   - layer: The tree of tokens.
    ///   - scope: The number of the scope that its aliases are looked up in.
    ///   - context: The category of the resolver's context that the layer belongs to.
    ///   - mayBeReplaced: Whether tokens are left out that another layer of the scope has at the same path.
    ///   - leftOut: Groups and tokens that are not recorded.
    mutating func walk(
        _ layer: TokenLayer, scope: Int, context: ContentSizeCategory?, mayBeReplaced: Bool = false,
        leavingOut leftOut: Set<Site> = []
    ) {
        self.leftOut = leftOut
        walked.append((layer, leftOut))
        self.mayBeReplaced = mayBeReplaced
        inheritable = 100_000 + library.document(ofFile: layer.file).bytes.count / 10
        // Most files have fewer groups than one per 24 values.
        if tree.groups.isEmpty {
            let document = library.document(ofFile: layer.file)
            tree.groups.reserveCapacity(document.valueCount(of: document.root) / 24)
        }
        var parent: Int?
        for name in layer.prefix {
            let site = Site(file: layer.file, node: name)
            parent = tree.addGroup(
                layer.site, name: site, parent: parent, scope: scope, context: context,
                recordsExtensions: false, library)
        }
        enter(layer.site, name: nil, parent: parent, scope: scope, context: context)
        while let top = open.indices.last {
            if let member = open[top].members.next() {
                visit(member, of: top)
            } else if open[top].position + 1 < open[top].sites.count {
                open[top].position += 1
                let site = open[top].sites[open[top].position]
                open[top].members = library.members(of: site)
            } else {
                open.removeLast()
            }
        }
    }

    /// Records a group and opens it.
    private mutating func enter(
        _ site: Site, inherited: [Site] = [], name: Site?, parent: Int?, scope: Int,
        context: ContentSizeCategory?,
        shape: TokenShape? = nil
    ) {
        let sites = [site] + inherited.filter { site in !open.contains { $0.sites.contains(site) } }
        let group = tree.addGroup(
            site, inherited: sites.dropFirst(), name: name, parent: parent, scope: scope, context: context,
            recordsExtensions: true, shape: shape, library)
        let members = library.members(of: site)
        open.append(OpenGroup(group: group, sites: sites, members: members))
    }

    private mutating func visit(_ member: JSONDocument.Member, of top: Int) {
        let (group, position) = (open[top].group, open[top].position)
        let file = open[top].sites[position].file
        let document = library.document(ofFile: file)
        if document.mayBeMark(member.name), !document.isString(member.name, "$root"),
            document.plainContent(of: member.name).first == UInt8(ascii: "$")
        {
            return
        }
        guard document.kind(of: member.value) == .object else {
            if document.kind(of: member.value) == .array {
                unread.add(array: member, of: file, group, tree.groups[group])
            }
            return
        }
        let (site, name) = (Site(file: file, node: member.value), Site(file: file, node: member.name))
        if !leftOut.isEmpty, leftOut.contains(site) { return }
        let scope = tree.groups[group].scope
        var inherited: [Site] = []
        if open[top].sites.count > 1 {
            guard takesMember(site, at: position) else { return }
            let key = Array(document.plainContent(of: member.name))
            // The member of an earlier object has been visited, merged with this one.
            if open[top].sites[..<position].contains(where: { has(key, $0) }) { return }
            let others = open[top].sites[(position + 1)...].compactMap { other in
                key.withUnsafeBufferPointer { library.child($0, of: other) }
            }
            // A group that extends itself through other groups is not visited again.
            if position > 0, open.contains(where: { $0.sites.contains(site) }) { return }
            inherited = Array(library.groups.merged([site] + others, in: scope).sites.dropFirst())
        } else if library.files[file].link(of: member.value) != nil {
            inherited = Array(library.groups.merged(site, in: scope).sites.dropFirst())
        }
        visit(site, inherited, name: name, in: group)
    }

    /// Counts one member of merged groups; `false` if there are too many.
    ///
    /// A member with many values counts as several, because all of them are examined.
    private mutating func takesMember(_ site: Site, at position: Int) -> Bool {
        guard position > 0 else { return true }
        guard inheritable > 0 else {
            excessiveMember = excessiveMember ?? site
            return false
        }
        inheritable -= 1 + library.document(of: site).valueCount(of: site.node) / 64
        return true
    }

    private func has(_ name: [UInt8], _ site: Site) -> Bool {
        name.withUnsafeBufferPointer { library.child($0, of: site) != nil }
    }

    private mutating func visit(_ site: Site, _ inherited: [Site], name: Site, in group: Int) {
        var shape = TokenShape(of: site.node, in: library.document(of: site))
        if shape.value == nil, kinds.isReferenceToToken(site, shape, in: tree.groups[group]) {
            shape.value = site.node
        }
        if let value = shape.value {
            visitToken(site, name, shape, Site(file: site.file, node: value), in: group)
            unread.add(inToken: site, shape, value: value, group, tree.groups[group])
        } else {
            if inherited.isEmpty { unread.add(withoutValue: site, name: name, shape, group) }
            enter(
                site, inherited: inherited, name: name, parent: group, scope: tree.groups[group].scope,
                context: tree.groups[group].context, shape: shape)
        }
    }

    /// Records a token, and the aliases in its value that are broken.
    private mutating func visitToken(
        _ site: Site, _ name: Site, _ shape: TokenShape, _ value: Site, in group: Int
    ) {
        let kind = kinds.kind(of: shape, value, in: tree.groups[group])
        library.addBrokenAliases(
            in: value, scope: tree.groups[group].scope, isOfText: kind == .typography, to: &tree.aliases)
        guard kind != .other || keepsAllTypes else { return }
        let hasType =
            shape.type != nil || tree.groups[group].type != nil || library.alias(at: value) != nil
        let token = TokenRecord(
            site: site, name: name.node, group: group, shape: shape, value: value.node, kind: kind,
            hasType: hasType)
        if !isReplaced(token) {
            tree.tokens.append(token)
        } else if let extensions = shape.extensions {
            replacedExtensions.insert(Site(file: site.file, node: extensions))
        }
    }

    /// Whether another layer of the scope has a token at the same path that overrides it.
    private func isReplaced(_ token: TokenRecord) -> Bool {
        guard mayBeReplaced else { return false }
        let names = tree.path(of: token).map {
            Array(library.document(of: $0).plainContent(of: $0.node))
        }
        return library.site(at: names, in: tree.groups[token.group].scope) != token.site
    }
}
