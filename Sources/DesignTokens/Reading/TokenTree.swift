import DynamicType
import JSONText

/// A group of a token file: where it stands, and what its tokens take from it.
struct GroupRecord {
    let site: Site
    let parent: Int?
    /// The name of the group; `nil` for a root.
    let name: Site?
    /// The nearest `$type`.
    let type: JSONNode?
    /// The nearest platform that a name on the way spells.
    let platform: Platform?
    /// The nearest category that a name on the way spells, where names there are categories.
    let category: ContentSizeCategory?
    /// The objects of `$extensions` from the outermost group to this one.
    let extensions: [Site]
    /// Whether the names of the members are categories and not mere sizes.
    let namesAreCategories: Bool
    /// The scope that aliases are looked up in.
    let scope: Int
    /// The category of the resolver's context that the group's file belongs to.
    let context: ContentSizeCategory?
}

/// A token of a file.
struct TokenRecord {
    /// The token's object.
    let site: Site
    let name: Site
    /// Its group's number.
    let group: Int
    let shape: TokenShape
    /// Whether it is a typography token; the others are kept for bindings that are split by property.
    let isTypography: Bool
    /// Whether the token or a group that it is in says what type it is.
    let hasType: Bool
}

/// A value that points at another.
struct AliasUse {
    let site: Site
    let scope: Int
}

/// The groups, tokens and aliases of all files, in the order in which they stand.
struct TokenTree {
    var groups: [GroupRecord] = []
    var tokens: [TokenRecord] = []
    var aliases: [AliasUse] = []
    /// References of groups that extend others.
    var extensions: [AliasUse] = []
    var scopes: [TokenScope] = []

    /// The names on the way to a token, from the outermost group to its own.
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
