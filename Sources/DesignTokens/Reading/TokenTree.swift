import DynamicType
import JSONText

/// A group of a token file: its site and the values that its tokens inherit.
struct GroupRecord {
    let site: Site
    let parent: Int?
    /// The name of the group; `nil` for a root.
    let name: Site?
    /// The nearest `$type`: the group's own, that of a group it extends, or its parent's.
    let type: Site?
    /// The nearest platform that a name on the path spells.
    let platform: Platform?
    /// The nearest category in a name on the path, if names there are categories.
    let category: ContentSizeCategory?
    /// The group's own `$extensions`.
    let extensions: JSONNode?
    /// Whether the group or a group around it has `$extensions`.
    let hasExtensions: Bool
    /// Whether the names of the members are categories and not plain sizes.
    let namesAreCategories: Bool
    /// The scope that aliases are looked up in.
    let scope: Int
    /// The category of the resolver's context that the group's file belongs to.
    let context: ContentSizeCategory?
}

/// A token of a file, stored compactly, because a large file has many.
struct TokenRecord {
    /// The token's object.
    let site: Site
    private let nameNode: JSONNode
    private let groupNumber: UInt32
    /// `$value`, or `value` in the older formats; the object itself if it has `$ref`.
    let value: JSONNode
    let reference: JSONNode?
    let extensions: JSONNode?
    /// Whether the value is written with `$`, as in the DTCG format.
    let isDTCG: Bool
    let kind: Kind
    /// Whether the token or a group around it has a type.
    let hasType: Bool

    /// The role of a token for the bindings.
    enum Kind {
        /// A typography token: by its type or by the font size in its value.
        case typography
        /// A token of another type with a size or its own binding; it is read if a binding points at it.
        case bindable
        /// Any other token, kept for bindings that are split by property.
        case other
    }

    /// Whether it is a typography token.
    var isTypography: Bool { kind == .typography }

    /// The site of the token's name, in the file of its object.
    var name: Site { Site(file: site.file, node: nameNode) }

    /// Its group's number.
    var group: Int { Int(groupNumber) }

    init(
        site: Site, name: JSONNode, group: Int, shape: TokenShape, value: JSONNode, kind: Kind, hasType: Bool
    ) {
        self.site = site
        nameNode = name
        groupNumber = UInt32(truncatingIfNeeded: group)
        self.value = value
        (reference, extensions, isDTCG) = (shape.reference, shape.extensions, shape.isDTCG)
        (self.kind, self.hasType) = (kind, hasType)
    }
}

/// A value that refers to another value.
struct AliasUse {
    let site: Site
    let scope: Int
    /// Whether the alias is in the value of a typography token.
    var isOfText = false
}

/// The groups, tokens and broken aliases of all files, in order.
struct TokenTree {
    var groups: [GroupRecord] = []
    var tokens: [TokenRecord] = []
    /// Aliases that lead nowhere or in a circle.
    var aliases: [AliasUse] = []
    /// References of groups that extend others.
    var groupReferences: [AliasUse] = []

    /// The names on the path to a token, from the outermost group to the token.
    func path(of token: TokenRecord) -> [Site] {
        var names = [token.name]
        var group: Int? = token.group
        while let number = group {
            if let name = groups[number].name { names.append(name) }
            group = groups[number].parent
        }
        return names.reversed()
    }
}

extension TokenTree {
    /// Records a group and what it inherits from its parent and from the groups that it extends.
    mutating func addGroup(
        _ site: Site, inherited: ArraySlice<Site> = [], name: Site?, parent: Int?, scope: Int,
        context: ContentSizeCategory?, recordsExtensions: Bool, shape: TokenShape? = nil,
        _ library: TokenLibrary
    ) -> Int {
        let file = library.files[site.file]
        let document = file.document
        let shape = shape ?? TokenShape(of: site.node, in: document)
        let above = parent.map { groups[$0] }
        var hasExtensions = above?.hasExtensions ?? false
        if recordsExtensions {
            if shape.extensions != nil { hasExtensions = true }
            if let link = shape.extends ?? shape.reference {
                groupReferences.append(AliasUse(site: Site(file: site.file, node: link), scope: scope))
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
        groups.append(
            GroupRecord(
                site: site, parent: parent, name: name, type: type ?? above?.type, platform: platform,
                category: category,
                extensions: recordsExtensions ? shape.extensions : nil, hasExtensions: hasExtensions,
                namesAreCategories: recordsExtensions
                    && (parent == nil && site.node == document.root
                        ? file.namesAreCategories : CategoryNames.areNamed(by: site.node, in: document)),
                scope: scope, context: context))
        return groups.count - 1
    }
}

/// A tree of tokens in which aliases are looked up: a file, a set of a file, or a source of a resolver.
struct TokenLayer {
    /// The file's number.
    let file: Int
    /// The object at which paths begin.
    let root: JSONNode
    /// The names above the root that belong to a token's path but not to an alias: a set's name.
    var prefix: [JSONNode] = []

    var site: Site { Site(file: file, node: root) }
}

/// The layers that aliases see together; later layers take precedence.
struct TokenScope {
    let layers: [TokenLayer]

    /// The roots of the layers, in order of precedence.
    var roots: [Site] { layers.reversed().map(\.site) }
}
