import JSONText

/// The ways in which tokens differ from the format of DTCG 2025.10.
struct FormatNote {
    private let reader: ValueReader
    private var library: TokenLibrary { reader.library }

    init(_ reader: ValueReader) { self.reader = reader }

    /// The first way in which a token with `$` differs from DTCG 2025.10, if any.
    func note(
        on token: TokenRecord, _ sources: [TypeProperty: ValueReader.Source]
    ) -> (message: String, site: Site)? {
        if !token.hasType { return ("the token has no $type", token.name) }
        if let source = sources[.size], let note = dimensionNote(source, "a size") { return note }
        if let source = sources[.lineHeight], let (value, _) = reader.resolved(source),
            library.kind(of: value.site) != .number
        {
            return ("a line height is a number, a multiple of the size", source.via ?? source.site)
        }
        if let source = sources[.lineHeight], let (value, _) = reader.resolved(source),
            let number = library.document(of: value.site).number(of: value.site.node), number >= 4
        {
            return ("a line height is a multiple of the size, not points", source.via ?? source.site)
        }
        if let source = sources[.weight], let (value, _) = reader.resolved(source) {
            let document = library.document(of: value.site)
            if document.kind(of: value.site.node) == .string,
                WeightValue.number(named: document.text(of: value.site.node)) == nil
            {
                return ("a weight is a number or one of the names of the format", source.via ?? source.site)
            }
        }
        if let source = sources[.spacing] { return dimensionNote(source, "letter spacing") }
        return nil
    }

    private func dimensionNote(_ source: ValueReader.Source, _ name: String) -> (message: String, site: Site)?
    {
        guard let (value, place) = reader.resolved(source) else { return nil }
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
