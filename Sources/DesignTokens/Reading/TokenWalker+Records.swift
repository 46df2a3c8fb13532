import DynamicType
import JSONText

extension TokenWalker {
    /// Records a group and what it takes from its parent.
    mutating func addGroup(
        _ site: Site, name: Site?, parent: Int?, scope: Int, context: ContentSizeCategory?,
        recordsExtensions: Bool, shape: TokenShape? = nil
    ) -> Int {
        let document = library.files[site.file].document
        let shape = shape ?? TokenShape(of: site.node, in: document)
        let above = parent.map { tree.groups[$0] }
        let spelled = name.map { library.files[$0.file].document.text(of: $0.node) }
        var extensions = above?.extensions ?? []
        if recordsExtensions {
            if let own = shape.extensions { extensions.append(Site(file: site.file, node: own)) }
            if let link = shape.extends ?? shape.reference {
                tree.extensions.append(AliasUse(site: Site(file: site.file, node: link), scope: scope))
            }
        }
        // The names of sets stand side by side at the root of their file.
        let isNamedByCategory =
            above?.namesAreCategories ?? CategoryNames.areNamed(by: document.root, in: document)
        let category = isNamedByCategory ? spelled.flatMap(ContentSizeCategory.init(name:)) : nil
        tree.groups.append(
            GroupRecord(
                site: site, parent: parent, name: name, type: shape.type ?? above?.type,
                platform: spelled.flatMap(Platform.init(spelled:)) ?? above?.platform,
                category: category ?? above?.category, extensions: extensions,
                namesAreCategories: recordsExtensions && CategoryNames.areNamed(by: site.node, in: document),
                scope: scope, context: context))
        return tree.groups.count - 1
    }

    /// Whether a token is a typography token: by its own type, its alias target's or its group's, or by a size
    /// in its value where there is no type.
    func isTypography(_ shape: TokenShape, _ value: Site, in group: Int) -> Bool {
        let document = library.files[value.file].document
        if let type = shape.type { return document.isString(type, "typography") }
        if library.alias(at: value) != nil {
            let scope = tree.groups[group].scope
            guard case .value(let target) = library.resolve(value, in: tree.scopes[scope], number: scope)
            else { return tree.groups[group].type.map { document.isString($0, "typography") } ?? false }
            return hasSize(target)
        }
        if let type = tree.groups[group].type { return document.isString(type, "typography") }
        return hasSize(value)
    }

    private func hasSize(_ value: Site) -> Bool {
        let file = library.files[value.file]
        return file.document.kind(of: value.node) == .object
            && file.member("fontSize", of: value.node) != nil
    }

    /// Records the aliases in a value, whole or inside it.
    mutating func addAliases(in site: Site, scope: Int) {
        let document = library.files[site.file].document
        switch document.kind(of: site.node) {
        case .string:
            if library.alias(at: site) != nil { tree.aliases.append(AliasUse(site: site, scope: scope)) }
        case .object:
            if library.files[site.file].reference(of: site.node) != nil {
                tree.aliases.append(AliasUse(site: site, scope: scope))
                return
            }
            for member in document.members(of: site.node) {
                addAliases(in: Site(file: site.file, node: member.value), scope: scope)
            }
        case .array:
            for element in document.elements(of: site.node) {
                addAliases(in: Site(file: site.file, node: element), scope: scope)
            }
        case .null, .true, .false, .number: break
        }
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
                UInt8(ascii: "d"), UInt8(ascii: "-"):
                likely += 7
            default: break
            }
        }
        guard likely >= 7 else { return false }
        return areCategories(document.members(of: object).lazy.map { document.text(of: $0.name) })
    }
}
