import JSONText

extension TokenWalker {
    /// Whether an object is `$ref` to a token, and so a token of the same value.
    func isReferenceToToken(_ site: Site, _ shape: TokenShape, in group: Int) -> Bool {
        guard let reference = shape.reference else { return false }
        let alias = AliasText(reference: library.text(of: Site(file: site.file, node: reference)))
        guard let target = library.target(of: alias, in: tree.groups[group].scope, from: site.file)
        else { return false }
        return library.valueSite(of: target) != target
    }

    /// Records a token, and the aliases in its value that are broken.
    mutating func visitToken(
        _ site: Site, _ name: Site, _ shape: TokenShape, _ value: Site, in group: Int
    ) {
        addBrokenAliases(in: value, scope: tree.groups[group].scope)
        let isTypography = isTypography(shape, value, in: group)
        guard isTypography || keepsAllTypes else { return }
        let hasType =
            shape.type != nil || tree.groups[group].type != nil || library.alias(at: value) != nil
        let token = TokenRecord(
            site: site, name: name.node, group: group, shape: shape, value: value.node,
            isTypography: isTypography, hasType: hasType)
        if !isReplaced(token) { tree.tokens.append(token) }
    }

    /// Whether another layer of the scope has a token at a token's path that goes before it.
    private func isReplaced(_ token: TokenRecord) -> Bool {
        guard mayBeReplaced else { return false }
        let names = tree.path(of: token).map {
            Array(library.files[$0.file].document.plainContent(of: $0.node))
        }
        return library.site(at: names, in: tree.groups[token.group].scope) != token.site
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
