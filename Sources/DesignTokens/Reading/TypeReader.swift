import JSONText

/// Reads the properties of typography tokens.
struct TypeReader {
    private let library: TokenLibrary
    private let reader: ValueReader
    /// Points in a `rem`.
    private let rem: Double
    /// Whether deviations from the format are noted.
    private let notesFormat: Bool

    init(library: TokenLibrary, rem: Double, notesFormat: Bool) {
        (self.library, self.rem, self.notesFormat) = (library, rem, notesFormat)
        reader = ValueReader(library: library)
    }

    /// Reads a typography token's properties.
    func values(of token: TokenRecord, scope: Int) -> TypeValues {
        var values = TypeValues()
        let site = Site(file: token.site.file, node: token.value)
        // A token may have `$ref` instead of a value.
        let reference = token.value == token.site.node ? token.reference : nil
        let via = reference.map { Site(file: token.site.file, node: $0) }
        guard let (target, place) = reader.resolved(ValueReader.Source(site: site, via: via, scope: scope))
        else {
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
        let sources = properties.values.mapValues { ValueReader.Source(site: $0, via: place, scope: scope) }
        read(sources, into: &values)
        values.twins = properties.twins
        values.misspelt = properties.misspelt
        if notesFormat, token.isDTCG { values.formatNote = FormatNote(reader).note(on: token, sources) }
        return values
    }

    /// Reads properties in any order; letter spacing and line height may refer to the size.
    func read(_ sources: [TypeProperty: ValueReader.Source], into values: inout TypeValues) {
        for property in TypeProperty.allCases where property != .family {
            guard let source = sources[property] else { continue }
            if library.alias(at: source.site) != nil { values.neededAliases.append(source.site) }
            for part in reader.parts(of: source.site) where library.alias(at: part) != nil {
                values.neededAliases.append(part)
            }
        }
        if let source = sources[.size] { values.size = reader.reading(source, as: size) }
        if let source = sources[.lineHeight] { values.lineHeight = lineHeight(source) }
        if let source = sources[.weight] { values.weight = reader.reading(source, as: weight) }
        if let source = sources[.spacing] { values.spacing = reader.reading(source, as: spacing) }
        if let source = sources[.family] { values.family = reader.reading(source, as: family) }
    }

    private func lineHeight(_ source: ValueReader.Source) -> PropertyReading<LineHeightValue> {
        reader.reading(source) { value in
            switch reader.measure(value) {
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
    private func isAutomatic(_ value: ValueReader.Value, _ place: Site) -> Bool {
        let file = library.files[value.site.file]
        guard file.document.kind(of: value.site.node) == .object,
            let unit = file.member("unit", of: value.site.node),
            reader.isWord(Site(file: value.site.file, node: unit), "auto")
        else { return reader.isWord(place, "auto") || reader.isWord(place, "normal") }
        return file.member("value", of: value.site.node).map { file.document.kind(of: $0) == .null } ?? true
    }

    /// A font size in points, above 0.
    private func size(_ value: ValueReader.Value) -> PropertyReading<Double> {
        switch reader.measure(value) {
        case .value(let measure, let place):
            let points: Double? =
                switch measure.unit {
                case .none, .px, .pt: measure.amount
                case .rem: measure.amount * rem
                case .em, .percent: nil
                }
            guard let points, points > 0, points.isFinite else { return .unreadable(place) }
            return .value(points, place)
        case .unreadable(let place): return .unreadable(place)
        case .absent: return .unreadable(value.site)
        case .broken: return .broken
        }
    }

    /// Letter spacing in points or thousandths of an em.
    ///
    /// CSS `normal` means a letter spacing of 0.
    private func spacing(_ value: ValueReader.Value) -> PropertyReading<SpacingValue> {
        switch reader.measure(value) {
        case .value(let measure, let place):
            let value: SpacingValue =
                switch measure.unit {
                case .none, .px, .pt: .points(measure.amount)
                case .rem: .points(measure.amount * rem)
                case .em: .thousandthsOfEm(measure.amount * 1000)
                case .percent: .thousandthsOfEm(measure.amount * 10)
                }
            return .value(value, place)
        case .unreadable(let place): return reader.isWord(place, "normal") ? .absent : .unreadable(place)
        case .absent: return .absent
        case .broken: return .broken
        }
    }

    /// A font weight, as a number without a unit or a name from DTCG's list.
    private func weight(_ value: ValueReader.Value) -> PropertyReading<WeightValue> {
        let site = value.site
        let document = library.document(of: site)
        let text = document.text(of: site.node)
        let number: Double? =
            switch document.kind(of: site.node) {
            case .number: document.number(of: site.node)
            case .string:
                if let measure = Measure(text) {
                    measure.unit == .none ? measure.amount : nil
                } else {
                    WeightValue.number(named: text)
                }
            default: nil
            }
        guard let number, library.unit(beside: site, in: value.scope) == .none, value.unit == .none
        else { return .unreadable(site) }
        return .value(WeightValue(number: number, text: text), site)
    }

    /// The first font family of a name or a list, which may contain further lists through aliases.
    private func family(_ value: ValueReader.Value) -> PropertyReading<String> {
        var site = value.site
        // The bound stops the search in lists that contain themselves.
        for _ in 0..<Self.longestFamilyChain {
            let document = library.document(of: site)
            switch document.kind(of: site.node) {
            case .string: return .value(document.text(of: site.node), site)
            case .array:
                guard let first = document.elements(of: site.node).first(where: { _ in true }),
                    let (name, _) = reader.resolved(
                        ValueReader.Source(
                            site: Site(file: site.file, node: first), via: nil, scope: value.scope))
                else { return .absent }
                site = name.site
            default: return .absent
            }
        }
        return .absent
    }

    /// The largest depth of lists of families.
    private static let longestFamilyChain = 16
}

extension WeightValue {
    /// The number of a weight's name in the list of DTCG 2025.10, in any case; `nil` for other names.
    ///
    /// A slope after the name does not affect the weight: Tokens Studio writes `Bold Italic`.
    static func number(named name: String) -> Double? {
        var letters = name.lowercased().utf8.filter { !" -_".utf8.contains($0) }
        for slope in ["italic", "oblique"] where letters.reversed().starts(with: slope.utf8.reversed()) {
            letters.removeLast(slope.utf8.count)
            if letters.isEmpty { return 400 }
        }
        switch String(decoding: letters, as: UTF8.self) {
        case "thin", "hairline": return 100
        case "extralight", "ultralight": return 200
        case "light": return 300
        case "normal", "regular", "book": return 400
        case "medium": return 500
        case "semibold", "demibold": return 600
        case "bold": return 700
        case "extrabold", "ultrabold": return 800
        case "black", "heavy": return 900
        case "extrablack", "ultrablack": return 950
        default: return nil
        }
    }
}
