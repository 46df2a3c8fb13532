import JSONText

/// A `$type` other than the format's `typography` on a typography token.
struct OddType {
    /// The type's value.
    let site: Site
    /// The text in the file.
    let text: String
    /// Whether the type is that of a group, and so of all its tokens.
    let isOfGroup: Bool
}

extension TokenLibrary {
    /// The format's word for typography and the words that tools write, in lower case and without separators.
    private static let wordsForTypography = ["typography", "fontstyle", "textstyle", "customfontstyle"]

    /// Whether a type means typography: the format's word, or one that tools write for it.
    func isTypography(_ type: Site) -> Bool {
        let document = document(of: type)
        if document.isString(type.node, "typography") { return true }
        let content = document.plainContent(of: type.node)
        return Self.wordsForTypography.contains { word in
            // Most types of other tokens are too short, so no text is made of them.
            content.count >= word.utf8.count
                && content.lazy.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
                    .filter { (0x61...0x7A).contains($0) }.elementsEqual(word.utf8)
        }
    }

    /// The own type of the token that an alias names.
    func typeOfTarget(of alias: Site, in scope: Int) -> Site? {
        guard let link = self.alias(at: alias), let target = target(of: link, in: scope, from: alias.file)
        else { return nil }
        let file = files[target.file]
        guard file.document.kind(of: target.node) == .object else { return nil }
        let plain = file.member("$value", of: target.node) == nil ? file.member("type", of: target.node) : nil
        if let plain, file.document.kind(of: plain) == .string { return Site(file: target.file, node: plain) }
        return file.member("$type", of: target.node).map { Site(file: target.file, node: $0) }
    }

    /// The `$type` of a text that is not `typography`: its own, or that of the nearest group.
    ///
    /// Types without `$` are the tools' own words, which no format lists.
    func oddType(of token: TokenRecord, in group: GroupRecord) -> OddType? {
        let shape = TokenShape(of: token.site.node, in: document(of: token.site))
        let own = shape.type.map { Site(file: token.site.file, node: $0) }
        guard let type = own ?? group.type, own == nil || shape.isTypeMarked,
            !document(of: type).isString(type.node, "typography")
        else { return nil }
        if own == nil,
            let target = typeOfTarget(of: Site(file: token.site.file, node: token.value), in: group.scope),
            document(of: target).isString(target.node, "typography")
        {
            return nil
        }
        return OddType(site: type, text: text(of: type), isOfGroup: own == nil)
    }
}
