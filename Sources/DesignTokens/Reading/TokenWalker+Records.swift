import DynamicType
import JSONText

extension TokenWalker {
    /// Records a group and what it takes from its parent and from the groups that it extends.
    mutating func addGroup(
        _ site: Site, inherited: ArraySlice<Site> = [], name: Site?, parent: Int?, scope: Int,
        context: ContentSizeCategory?, recordsExtensions: Bool, shape: TokenShape? = nil
    ) -> Int {
        let file = library.files[site.file]
        let document = file.document
        let shape = shape ?? TokenShape(of: site.node, in: document)
        let above = parent.map { tree.groups[$0] }
        var isExtending = above?.isExtending ?? false
        if recordsExtensions {
            if shape.extensions != nil { isExtending = true }
            if let link = shape.extends ?? shape.reference {
                tree.extensions.append(AliasUse(site: Site(file: site.file, node: link), scope: scope))
            }
        }
        var type = shape.type.map { Site(file: site.file, node: $0) }
        for base in inherited where type == nil {
            let own = TokenShape(of: base.node, in: library.files[base.file].document)
            type = own.type.map { Site(file: base.file, node: $0) }
        }
        var (platform, category) = (above?.platform, above?.category)
        if let name {
            let names = library.files[name.file].document
            platform = Platform(spelledBy: name.node, in: names) ?? platform
            // The names of sets stand side by side at the root of their file.
            if above?.namesAreCategories ?? file.namesAreCategories {
                category = ContentSizeCategory(name: names.text(of: name.node)) ?? category
            }
        }
        tree.groups.append(
            GroupRecord(
                site: site, parent: parent, name: name, type: type ?? above?.type, platform: platform,
                category: category,
                extensions: recordsExtensions ? shape.extensions : nil, isExtending: isExtending,
                namesAreCategories: recordsExtensions
                    && (parent == nil && site.node == document.root
                        ? file.namesAreCategories : CategoryNames.areNamed(by: site.node, in: document)),
                scope: scope, context: context))
        return tree.groups.count - 1
    }

    /// Whether a token is a typography token: by its own type, its alias target's or its group's, or by a size
    /// in its value where there is no type.
    func isTypography(_ shape: TokenShape, _ value: Site, in group: Int) -> Bool {
        let document = library.files[value.file].document
        if let type = shape.type { return document.isString(type, "typography") }
        let groupType = tree.groups[group].type
        let isTypographyGroup = groupType.map {
            library.files[$0.file].document.isString($0.node, "typography")
        }
        guard case .value(let target) = library.resolve(value, in: tree.groups[group].scope) else {
            return isTypographyGroup ?? false
        }
        if target == value { return isTypographyGroup ?? hasSize(value) }
        return hasSize(target) || isTypographyGroup == true && !hasTypedTarget(value, in: group)
    }

    /// Whether the token that an alias names says what type it is.
    private func hasTypedTarget(_ value: Site, in group: Int) -> Bool {
        guard let link = library.alias(at: value),
            let target = library.target(of: link, in: tree.groups[group].scope, from: value.file)
        else { return false }
        return TokenShape(of: target.node, in: library.files[target.file].document).type != nil
    }

    private func hasSize(_ value: Site) -> Bool {
        let file = library.files[value.file]
        return file.document.kind(of: value.node) == .object
            && file.member("fontSize", of: value.node) != nil
    }

    /// Records the aliases in a value, whole or inside it, that lead nowhere or in a circle.
    mutating func addBrokenAliases(in site: Site, scope: Int) {
        let document = library.files[site.file].document
        switch document.kind(of: site.node) {
        case .string: addBrokenAlias(site, scope)
        case .object:
            if library.files[site.file].reference(of: site.node) != nil { return addBrokenAlias(site, scope) }
            for member in document.members(of: site.node) {
                addBrokenAliases(in: Site(file: site.file, node: member.value), scope: scope)
            }
        case .array:
            for element in document.elements(of: site.node) {
                addBrokenAliases(in: Site(file: site.file, node: element), scope: scope)
            }
        case .null, .true, .false, .number: break
        }
    }

    private mutating func addBrokenAlias(_ site: Site, _ scope: Int) {
        if case .value = library.resolve(site, in: scope) { return }
        tree.aliases.append(AliasUse(site: site, scope: scope))
    }
}

extension Platform {
    /// The platform that a name spells, whatever its case; `nil` for any other name.
    init?(spelled name: String) {
        guard (3...8).contains(name.utf8.count) else { return nil }
        let lowercased = name.lowercased()
        guard let platform = Self.allCases.first(where: { $0.rawValue.lowercased() == lowercased })
        else { return nil }
        self = platform
    }

    /// The platform that a name of a file spells.
    init?(spelledBy name: JSONNode, in document: JSONDocument) {
        // All of them end in OS, and few other names do.
        let content = document.content(of: name)
        guard document.hasEscapes(name) || content.last.map({ $0 | 0x20 }) == UInt8(ascii: "s") else {
            return nil
        }
        self.init(spelled: document.text(of: name))
    }
}

/// Names that stand side by side and are categories rather than mere sizes.
enum CategoryNames {
    /// Whether names are categories: at least seven are named, or an accessibility category.
    static func areCategories(_ names: some Sequence<String>) -> Bool {
        var seen: Set<ContentSizeCategory> = []
        for name in names {
            guard let category = ContentSizeCategory(name: name) else { continue }
            if category.isAccessibilityCategory { return true }
            seen.insert(category)
        }
        return seen.count >= 7
    }

    /// Whether the names of an object's members are categories.
    static func areNamed(by object: JSONNode, in document: JSONDocument) -> Bool {
        // Most names can be told from a category by their first letter.
        var likely = 0
        for member in document.members(of: object) {
            switch document.firstByte(of: member.name) | 0x20 {
            case UInt8(ascii: "x"), UInt8(ascii: "s"), UInt8(ascii: "m"), UInt8(ascii: "l"),
                UInt8(ascii: "e"):
                likely += 1
            case UInt8(ascii: "a"), UInt8(ascii: "u"), UInt8(ascii: "k"), UInt8(ascii: "."),
                UInt8(ascii: "d"), UInt8(ascii: "-"), UInt8(ascii: "\\") | 0x20:
                likely += 7
            default: break
            }
        }
        guard likely >= 7 else { return false }
        return areCategories(document.members(of: object).lazy.map { document.text(of: $0.name) })
    }
}
