import JSONText

/// Reads the properties of typography tokens.
struct TypeReader {
    let library: TokenLibrary
    /// Points in a `rem`.
    let rem: Double
    /// Whether anybody asks if tokens are written as the format wants them.
    let notesFormat: Bool

    /// Where a property is read: its value, an alias that led to its object, and the scope of its aliases.
    struct Source {
        let site: Site
        let via: Site?
        let scope: Int
    }

    /// Reads a typography token's properties.
    func values(of token: TokenRecord, scope: Int) -> TypeValues {
        var values = TypeValues()
        let site = Site(file: token.site.file, node: token.value)
        // A token may be `$ref` itself, in the place of a value.
        let reference = token.value == token.site.node ? token.reference : nil
        let via = reference.map { Site(file: token.site.file, node: $0) }
        guard let (object, place) = resolved(Source(site: site, via: via, scope: scope)) else {
            values.neededAliases.append(site)
            values.size = .broken
            return values
        }
        if place != nil { values.neededAliases.append(site) }
        let document = library.files[object.file].document
        guard document.kind(of: object.node) == .object else {
            values.size = .unreadable(place ?? object)
            return values
        }
        let sources = library.files[object.file].properties(of: object.node).mapValues {
            Source(site: Site(file: object.file, node: $0), via: place, scope: scope)
        }
        read(sources, into: &values)
        if notesFormat, token.isDTCG { values.formatNote = formatNote(on: token, sources) }
        return values
    }

    /// Reads properties wherever they stand; letter spacing and line height may refer to the size.
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

    /// The value that a property stands for, and the alias that led to it; `nil` where an alias is broken.
    func resolved(_ source: Source) -> (value: Site, place: Site?)? {
        guard library.alias(at: source.site) != nil else { return (source.site, source.via) }
        let outcome = library.resolve(source.site, in: source.scope)
        guard case .value(let target) = outcome else { return nil }
        return (target, source.via ?? source.site)
    }

    /// Reads a property's value by a function that gives the value and the innermost place of it.
    private func reading<Value>(
        _ source: Source, as read: (Site, Int) -> PropertyReading<Value>
    ) -> PropertyReading<Value> {
        guard let (value, place) = resolved(source) else { return .broken }
        switch read(value, source.scope) {
        case .value(let result, let site): return .value(result, place ?? site)
        case .unreadable(let site): return .unreadable(place ?? site)
        case .absent: return .absent
        case .broken: return .broken
        }
    }

    private func lineHeight(_ source: Source) -> PropertyReading<LineHeightValue> {
        reading(source) { site, scope in
            switch measure(site, scope) {
            case .value(let measure, let place):
                let value = lineHeight(measure)
                return measure.amount > 0 ? .value(value, place) : .unreadable(place)
            case .unreadable(let place): return isAutomatic(site) ? .absent : .unreadable(place)
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

    private func isAutomatic(_ site: Site) -> Bool {
        library.files[site.file].document.text(of: site.node).lowercased() == "auto"
    }
}
