import DynamicType
import JSONText

/// Walks the groups of token files and records their contents.
///
/// It keeps its own stack, because groups that extend each other may nest more deeply than files.
struct TokenWalker {
    let library: TokenLibrary
    /// Whether tokens of every type are recorded, for bindings that are split by property.
    let keepsAllTypes: Bool
    var tree = TokenTree()
    /// The names of typography tokens, arrays of them and values that are not read, and why.
    private(set) var unread: [Unread] = []
    /// The walked groups and tokens, and those that were skipped.
    private(set) var walked: [(layer: TokenLayer, leftOut: Set<Site>)] = []
    /// The `$extensions` of tokens that another layer replaces.
    var replacedExtensions: Set<Site> = []
    /// The first inherited member beyond the limit.
    private(set) var excessiveMember: Site?

    /// The number of members that may still be inherited, so that groups that extend each other cannot fill
    /// the memory.
    private var inheritable = 0
    /// Whether layers after the one that is walked may replace its tokens.
    private(set) var mayBeReplaced = false
    private var open: [OpenGroup] = []
    private var leftOut: Set<Site> = []

    /// A group whose members are visited.
    private struct OpenGroup {
        /// Its number in the tree.
        let group: Int
        /// The group's own object and the objects of the groups that it extends.
        let sites: [Site]
        /// The of that them is visited.
        var position = 0
        var members: JSONDocument.Members
    }

    /// A typography token, an array of them or a value that is not read.
    struct Unread {
        enum Reason {
            case inArray
            case inToken
            /// A `value` beside `$value`.
            case besideValue
            /// It has the type of a text and nothing else.
            case withoutValue
        }

        let name: Site
        let reason: Reason
        /// The number of its group.
        let group: Int
        /// The `$extensions` of its token, which may silence a rule.
        var extensions: JSONNode?
    }

    init(library: TokenLibrary, keepsAllTypes: Bool) {
        self.library = library
        self.keepsAllTypes = keepsAllTypes
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
        // One group for two dozen values is more than most files have.
        if tree.groups.isEmpty {
            let document = library.document(ofFile: layer.file)
            tree.groups.reserveCapacity(document.valueCount(of: document.root) / 24)
        }
        var parent: Int?
        for name in layer.prefix {
            let site = Site(file: layer.file, node: name)
            parent = addGroup(
                layer.site, name: site, parent: parent, scope: scope, context: context,
                recordsExtensions: false)
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
        let group = addGroup(
            site, inherited: sites.dropFirst(), name: name, parent: parent, scope: scope, context: context,
            recordsExtensions: true, shape: shape)
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
            if document.kind(of: member.value) == .array { addUnread(member, of: file, in: group) }
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
            // A group that extends itself through others ends there.
            if position > 0, open.contains(where: { $0.sites.contains(site) }) { return }
            inherited = Array(library.merged([site] + others, in: scope).sites.dropFirst())
        } else if library.files[file].link(of: member.value) != nil {
            inherited = Array(library.merged(site, in: scope).sites.dropFirst())
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

    /// Adds an array with a typography token.
    private mutating func addUnread(_ array: JSONDocument.Member, of file: Int, in group: Int) {
        let elements = library.document(ofFile: file).elements(of: array.value)
        if elements.contains(where: { isTypography(Site(file: file, node: $0), in: group) }) {
            unread.append(Unread(name: Site(file: file, node: array.name), reason: .inArray, group: group))
        }
    }

    /// Adds the second value of a typography token, and the typography tokens among its members.
    private mutating func addUnread(inToken site: Site, _ shape: TokenShape, value: JSONNode, in group: Int) {
        let document = library.document(of: site)
        let add = { (walker: inout TokenWalker, name: JSONNode, reason: Unread.Reason) in
            walker.unread.append(
                Unread(
                    name: Site(file: site.file, node: name), reason: reason, group: group,
                    extensions: shape.extensions))
        }
        if let beside = shape.valueBeside,
            kind(of: shape, Site(file: site.file, node: value), in: group) != .other,
            let name = document.members(of: site.node).first(where: { $0.value == beside })?.name
        {
            add(&self, name, .besideValue)
        }
        for member in document.members(of: site.node)
        where member.value != value && document.kind(of: member.value) == .object
            && !document.mayBeMark(member.name) && !document.isString(member.name, "original")
            && isTypography(Site(file: site.file, node: member.value), in: group)
        {
            add(&self, member.name, .inToken)
        }
    }

    private func isTypography(_ site: Site, in group: Int) -> Bool {
        let document = library.document(of: site)
        guard document.kind(of: site.node) == .object else { return false }
        let shape = TokenShape(of: site.node, in: document)
        return shape.value.map { kind(of: shape, Site(file: site.file, node: $0), in: group) == .typography }
            ?? false
    }

    /// Whether an object has the type of a text, but neither a value nor objects or arrays as members.
    private func lacksValue(_ site: Site, _ shape: TokenShape) -> Bool {
        guard let type = shape.typeWithoutValue, shape.reference == nil, shape.extends == nil,
            library.isTypography(Site(file: site.file, node: type))
        else { return false }
        let document = library.document(of: site)
        return !document.members(of: site.node).contains { member in
            (document.kind(of: member.value) == .object || document.kind(of: member.value) == .array)
                && (!document.mayBeMark(member.name) || document.isString(member.name, "$root"))
        }
    }

    private mutating func visit(_ site: Site, _ inherited: [Site], name: Site, in group: Int) {
        var shape = TokenShape(of: site.node, in: library.document(of: site))
        if shape.value == nil, isReferenceToToken(site, shape, in: group) { shape.value = site.node }
        if let value = shape.value {
            visitToken(site, name, shape, Site(file: site.file, node: value), in: group)
            addUnread(inToken: site, shape, value: value, in: group)
        } else {
            if lacksValue(site, shape), inherited.isEmpty {
                unread.append(
                    Unread(name: name, reason: .withoutValue, group: group, extensions: shape.extensions))
            }
            enter(
                site, inherited: inherited, name: name, parent: group, scope: tree.groups[group].scope,
                context: tree.groups[group].context, shape: shape)
        }
    }
}

extension TokenWalker {
    /// Records a group and what it inherits from its parent and from the groups that it extends.
    mutating func addGroup(
        _ site: Site, inherited: ArraySlice<Site> = [], name: Site?, parent: Int?, scope: Int,
        context: ContentSizeCategory?, recordsExtensions: Bool, shape: TokenShape? = nil
    ) -> Int {
        let file = library.files[site.file]
        let document = file.document
        let shape = shape ?? TokenShape(of: site.node, in: document)
        let above = parent.map { tree.groups[$0] }
        var hasExtensions = above?.hasExtensions ?? false
        if recordsExtensions {
            if shape.extensions != nil { hasExtensions = true }
            if let link = shape.extends ?? shape.reference {
                tree.groupReferences.append(AliasUse(site: Site(file: site.file, node: link), scope: scope))
            }
        }
        var type = shape.type.map { Site(file: site.file, node: $0) }
        for base in inherited where type == nil {
            let own = TokenShape(of: base.node, in: library.document(of: base))
            type = own.type.map { Site(file: base.file, node: $0) }
        }
        var (platform, category) = (above?.platform, above?.category)
        if let name {
            let names = library.document(of: name)
            let named =
                names.hasEscapes(name.node)
                ? Platform(names.text(of: name.node))
                : names.withContent(of: name.node) { Platform(utf8: $0) }
            platform = named ?? platform
            // The names of sets are side by side at the root of their file.
            if above?.namesAreCategories ?? file.namesAreCategories {
                category = ContentSizeCategory(names.text(of: name.node)) ?? category
            }
        }
        tree.groups.append(
            GroupRecord(
                site: site, parent: parent, name: name, type: type ?? above?.type, platform: platform,
                category: category,
                extensions: recordsExtensions ? shape.extensions : nil, hasExtensions: hasExtensions,
                namesAreCategories: recordsExtensions
                    && (parent == nil && site.node == document.root
                        ? file.namesAreCategories : CategoryNames.areNamed(by: site.node, in: document)),
                scope: scope, context: context))
        return tree.groups.count - 1
    }
}
