import DynamicType
import JSONText

/// Walks the groups of token files and records what stands in them.
struct TokenWalker {
    let library: TokenLibrary
    /// Whether tokens of every type are recorded, for bindings that are split by property.
    let keepsAllTypes: Bool
    var tree = TokenTree()
    /// How many tokens may still be taken from groups that others extend: as many as the files have values, so
    /// that groups which extend each other many times over cannot fill the memory.
    private var inheritable = 0

    /// The layers whose tokens replace those of the layer that is walked.
    private var laterLayers: ArraySlice<TokenLayer> = []

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
    ///   - laterLayers: The layers whose tokens replace those of the same paths.
    mutating func walk(
        _ layer: TokenLayer, scope: Int, context: ContentSizeCategory?,
        replacedBy laterLayers: ArraySlice<TokenLayer> = []
    ) {
        self.laterLayers = laterLayers
        inheritable = max(10_000, library.files[layer.file].document.bytes.count / 100)
        var parent: Int?
        for name in layer.prefix {
            let site = Site(file: layer.file, node: name)
            parent = addGroup(
                Site(file: layer.file, node: layer.root), name: site, parent: parent, scope: scope,
                context: context, recordsExtensions: false)
        }
        let root = Site(file: layer.file, node: layer.root)
        let first = addGroup(
            root, name: nil, parent: parent, scope: scope, context: context, recordsExtensions: true)
        visit(first, members: root, inherited: [])
    }

    /// Visits the members of a group, and those that it takes from the groups it extends.
    private mutating func visit(
        _ group: Int, members site: Site, inherited: [Site]
    ) {
        let document = library.files[site.file].document
        for member in document.members(of: site.node) {
            if document.firstByte(of: member.name) == UInt8(ascii: "$"),
                !document.isString(member.name, "$root")
            {
                continue
            }
            guard document.kind(of: member.value) == .object else { continue }
            if !inherited.isEmpty {
                guard inheritable > 0 else { return }
                inheritable -= 1
                if isOverridden(document.text(of: member.name), inherited) { continue }
            }
            visit(
                Site(file: site.file, node: member.value), name: Site(file: site.file, node: member.name),
                in: group)
        }
        guard inherited.count < TokenLibrary.longestChain, let base = library.base(of: site), base != site,
            !inherited.contains(base), !isAncestor(base, of: group)
        else { return }
        visit(group, members: base, inherited: inherited + [site])
    }

    private mutating func visit(_ site: Site, name: Site, in group: Int) {
        var shape = TokenShape(of: site.node, in: library.files[site.file].document)
        if shape.value == nil, isReferenceToToken(site, shape, in: group) { shape.value = site.node }
        if let value = shape.value {
            visitToken(site, name, shape, Site(file: site.file, node: value), in: group)
        } else {
            let number = addGroup(
                site, name: name, parent: group, scope: tree.groups[group].scope,
                context: tree.groups[group].context, recordsExtensions: true, shape: shape)
            visit(number, members: site, inherited: [])
        }
    }

    /// Whether an object is `$ref` to a token, and so a token of the same value.
    private func isReferenceToToken(_ site: Site, _ shape: TokenShape, in group: Int) -> Bool {
        guard let reference = shape.reference else { return false }
        let alias = AliasText(reference: library.text(of: Site(file: site.file, node: reference)))
        let scope = tree.scopes[tree.groups[group].scope]
        guard let target = library.target(of: alias, in: scope, from: site.file) else { return false }
        let document = library.files[target.file].document
        return document.kind(of: target.node) == .object
            && TokenShape(of: target.node, in: document).value != nil
    }

    private mutating func visitToken(
        _ site: Site, _ name: Site, _ shape: TokenShape, _ value: Site, in group: Int
    ) {
        addAliases(in: value, scope: tree.groups[group].scope)
        let isTypography = isTypography(shape, value, in: group)
        guard isTypography || keepsAllTypes else { return }
        let hasType =
            shape.type != nil || tree.groups[group].type != nil || library.alias(at: value) != nil
        let token = TokenRecord(
            site: site, name: name, group: group, shape: shape, isTypography: isTypography, hasType: hasType)
        if !isReplaced(token) { tree.tokens.append(token) }
    }

    /// Whether a later layer has another token at a token's path.
    private func isReplaced(_ token: TokenRecord) -> Bool {
        guard !laterLayers.isEmpty else { return false }
        let names = tree.path(of: token).map { library.text(of: $0) }
        return library.object(at: names, in: laterLayers) != nil
    }

    private func isOverridden(_ name: String, _ groups: [Site]) -> Bool {
        groups.contains { library.files[$0.file].member(name, of: $0.node) != nil }
    }

    private func isAncestor(_ site: Site, of group: Int) -> Bool {
        var number: Int? = group
        while let current = number {
            if tree.groups[current].site == site { return true }
            number = tree.groups[current].parent
        }
        return false
    }
}
