import JSONText

extension TypeReader {
    /// The first way in which a token with `$` is not written as DTCG 2025.10 asks; `nil` where there is none.
    func formatNote(
        on token: TokenRecord, _ sources: [TypeProperty: Source]
    ) -> (message: String, site: Site)? {
        if !token.hasType { return ("the token has no $type", token.name) }
        if let source = sources[.size], let note = dimensionNote(source, "a size") { return note }
        if let source = sources[.lineHeight], let (value, _) = resolved(source),
            library.files[value.site.file].document.kind(of: value.site.node) != .number
        {
            return ("a line height is a number, a multiple of the size", source.via ?? source.site)
        }
        if let source = sources[.lineHeight], let (value, _) = resolved(source),
            let number = library.files[value.site.file].document.number(of: value.site.node), number >= 4
        {
            return ("a line height is a multiple of the size, not points", source.via ?? source.site)
        }
        if let source = sources[.weight], let (value, _) = resolved(source) {
            let document = library.files[value.site.file].document
            if document.kind(of: value.site.node) == .string,
                WeightValue.number(named: document.text(of: value.site.node)) == nil
            {
                return ("a weight is a number or one of the names of the format", source.via ?? source.site)
            }
        }
        if let source = sources[.spacing] { return dimensionNote(source, "letter spacing") }
        return nil
    }

    private func dimensionNote(_ source: Source, _ name: String) -> (message: String, site: Site)? {
        guard let (value, place) = resolved(source) else { return nil }
        let site = value.site
        let file = library.files[site.file]
        let document = file.document
        guard document.kind(of: site.node) == .object else {
            return ("\(name) is an object of a value and a unit", place ?? site)
        }
        let member = { (name: StaticString) in
            file.member(name, of: site.node).map { Site(file: site.file, node: $0) }
        }
        if let amount = member("value"), library.alias(at: amount) == nil,
            document.kind(of: amount.node) != .number
        {
            return ("the value of \(name) is a number", place ?? amount)
        }
        guard let unit = member("unit"), ["px", "rem"].contains(document.text(of: unit.node)) else {
            return ("the unit of \(name) is px or rem", place ?? member("unit") ?? site)
        }
        return nil
    }
}
