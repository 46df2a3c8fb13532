import JSONText

/// Reads the properties of typography tokens.
struct TypeReader {
    let library: TokenLibrary
    /// Points in a `rem`.
    let rem: Double
    /// Whether anybody asks if tokens are written as the format wants them.
    let notesFormat: Bool

    /// The source of a property: its value, the alias that led to its object, and the scope of its aliases.
    struct Source {
        let site: Site
        let via: Site?
        let scope: Int
    }

    /// A value that is not an alias, the scope of the aliases in it, and the unit of the tokens that led to it.
    struct Value {
        let site: Site
        let scope: Int
        let unit: TokenUnit
    }

    /// Reads a typography token's properties.
    func values(of token: TokenRecord, scope: Int) -> TypeValues {
        var values = TypeValues()
        let site = Site(file: token.site.file, node: token.value)
        // A token may have `$ref` instead of a value.
        let reference = token.value == token.site.node ? token.reference : nil
        let via = reference.map { Site(file: token.site.file, node: $0) }
        guard let (target, place) = resolved(Source(site: site, via: via, scope: scope)) else {
            values.neededAliases.append(site)
            values.size = .broken
            return values
        }
        let object = target.site
        if place != nil { values.neededAliases.append(site) }
        let document = library.document(of: object)
        guard document.kind(of: object.node) == .object else {
            values.size = .unreadable(place ?? object)
            return values
        }
        let properties = library.textProperties(of: object)
        let sources = properties.values.mapValues { Source(site: $0, via: place, scope: scope) }
        read(sources, into: &values)
        values.twins = properties.twins
        values.misspelt = properties.misspelt
        if notesFormat, token.isDTCG { values.formatNote = formatNote(on: token, sources) }
        return values
    }

    /// Reads properties in any order; letter spacing and line height may refer to the size.
    func read(_ sources: [TypeProperty: Source], into values: inout TypeValues) {
        for property in TypeProperty.allCases where property != .family {
            guard let source = sources[property] else { continue }
            if library.alias(at: source.site) != nil { values.neededAliases.append(source.site) }
            for part in parts(of: source.site) where library.alias(at: part) != nil {
                values.neededAliases.append(part)
            }
        }
        if let source = sources[.size] { values.size = reading(source, as: size) }
        if let source = sources[.lineHeight] { values.lineHeight = lineHeight(source) }
        if let source = sources[.weight] { values.weight = reading(source, as: weight) }
        if let source = sources[.spacing] { values.spacing = reading(source, as: spacing) }
        if let source = sources[.family] { values.family = reading(source, as: family) }
    }

    /// The value of a property, and the alias that led to it; `nil` if an alias is broken.
    func resolved(_ source: Source) -> (value: Value, place: Site?)? {
        guard library.alias(at: source.site) != nil else {
            return (Value(site: source.site, scope: source.scope, unit: .none), source.via)
        }
        guard case .value(let target) = library.resolve(source.site, in: source.scope) else { return nil }
        let unit = library.unit(passedFrom: source.site, in: source.scope)
        return (Value(site: target, scope: source.scope, unit: unit), source.via ?? source.site)
    }

    /// Reads a property's value by a function that gives the value and the innermost place of it.
    private func reading<Result>(
        _ source: Source, as read: (Value) -> PropertyReading<Result>
    ) -> PropertyReading<Result> {
        guard let (value, place) = resolved(source) else { return .broken }
        switch read(value) {
        case .value(let result, let site): return .value(result, place ?? site)
        case .unreadable(let site): return .unreadable(place ?? site)
        case .absent: return .absent
        case .broken: return .broken
        }
    }

    private func lineHeight(_ source: Source) -> PropertyReading<LineHeightValue> {
        reading(source) { value in
            switch measure(value) {
            case .value(let measure, let place):
                let value = lineHeight(measure)
                return measure.amount > 0 ? .value(value, place) : .unreadable(place)
            case .unreadable(let place): return isAutomatic(value, place) ? .absent : .unreadable(place)
            case .absent: return .absent
            case .broken: return .broken
            }
        }
    }

    private func lineHeight(_ measure: Measure) -> LineHeightValue {
        switch measure.unit {
        case .none: measure.amount < 4 ? .multiple(measure.amount) : .points(measure.amount)
        case .em: .multiple(measure.amount)
        case .percent: .multiple(measure.amount / 100)
        case .px, .pt: .points(measure.amount)
        case .rem: .points(measure.amount * rem)
        }
    }

    /// Whether the font decides the line height: Figma's `AUTO`, as a value or as a unit without a number, or
    /// CSS `normal`.
    private func isAutomatic(_ value: Value, _ place: Site) -> Bool {
        let file = library.files[value.site.file]
        guard file.document.kind(of: value.site.node) == .object,
            let unit = file.member("unit", of: value.site.node),
            isWord(Site(file: value.site.file, node: unit), "auto")
        else { return isWord(place, "auto") || isWord(place, "normal") }
        return file.member("value", of: value.site.node).map { file.document.kind(of: $0) == .null } ?? true
    }
}

extension TypeReader {
    /// The first way in which a token with `$` is not written as DTCG 2025.10 asks, if any.
    func formatNote(
        on token: TokenRecord, _ sources: [TypeProperty: Source]
    ) -> (message: String, site: Site)? {
        if !token.hasType { return ("the token has no $type", token.name) }
        if let source = sources[.size], let note = dimensionNote(source, "a size") { return note }
        if let source = sources[.lineHeight], let (value, _) = resolved(source),
            library.kind(of: value.site) != .number
        {
            return ("a line height is a number, a multiple of the size", source.via ?? source.site)
        }
        if let source = sources[.lineHeight], let (value, _) = resolved(source),
            let number = library.document(of: value.site).number(of: value.site.node), number >= 4
        {
            return ("a line height is a multiple of the size, not points", source.via ?? source.site)
        }
        if let source = sources[.weight], let (value, _) = resolved(source) {
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
