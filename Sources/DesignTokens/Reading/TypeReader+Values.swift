import DynamicType
import JSONText

extension TypeReader {
    /// A number with a unit: an object of both, a string, or a number; the unit may also be beside it in its
    /// token.
    func measure(_ value: Value) -> PropertyReading<Measure> {
        let site = value.site
        let document = library.document(of: site)
        var reading: PropertyReading<Measure>
        switch document.kind(of: site.node) {
        case .number:
            guard let number = document.number(of: site.node), abs(number) <= Measure.largest else {
                return .unreadable(site)
            }
            reading = .value(Measure(amount: number, unit: .none), site)
        case .string:
            guard let measure = Measure(document.text(of: site.node)) else { return .unreadable(site) }
            reading = .value(measure, site)
        case .object: reading = measure(ofObject: value)
        case .null, .true, .false, .array: return .unreadable(site)
        }
        return reading.inUnit(library.unit(beside: site, in: value.scope)).inUnit(value.unit)
    }

    private func measure(ofObject value: Value) -> PropertyReading<Measure> {
        let file = library.files[value.site.file]
        let member = { (name: StaticString) in
            file.member(name, of: value.site.node).map { Site(file: value.site.file, node: $0) }
        }
        guard let amount = member("value") else { return .unreadable(value.site) }
        guard let (inner, place) = resolved(Source(site: amount, via: nil, scope: value.scope)) else {
            return .broken
        }
        let kind = library.kind(of: inner.site)
        guard kind == .number || kind == .string else { return .unreadable(place ?? inner.site) }
        var unit = TokenUnit.none
        if let own = member("unit") {
            guard let known = library.unit(at: own, in: value.scope) else { return .unreadable(own) }
            unit = known
        } else if let stray = misspeltUnit(in: value.site) {
            return .unreadable(stray)
        }
        // The same unit is beside the amount.
        switch measure(inner).inUnit(unit) {
        case .value(let measure, let site): return .value(measure, place ?? site)
        case .unreadable(let site): return .unreadable(place ?? site)
        case .absent: return .absent
        case .broken: return .broken
        }
    }

    /// The name in a dimension without a unit that is one slip from `unit`: its number must not count as points.
    private func misspeltUnit(in dimension: Site) -> Site? {
        let document = library.document(of: dimension)
        for member in document.members(of: dimension.node)
        where NearestName.areOneSlipApart("unit", document.text(of: member.name)) {
            return Site(file: dimension.file, node: member.name)
        }
        return nil
    }

    /// A font size in points, above 0.
    func size(_ value: Value) -> PropertyReading<Double> {
        switch measure(value) {
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
    func spacing(_ value: Value) -> PropertyReading<SpacingValue> {
        switch measure(value) {
        case .value(let measure, let place):
            let value: SpacingValue =
                switch measure.unit {
                case .none, .px, .pt: .points(measure.amount)
                case .rem: .points(measure.amount * rem)
                case .em: .thousandthsOfEm(measure.amount * 1000)
                case .percent: .thousandthsOfEm(measure.amount * 10)
                }
            return .value(value, place)
        case .unreadable(let place): return isWord(place, "normal") ? .absent : .unreadable(place)
        case .absent: return .absent
        case .broken: return .broken
        }
    }

    /// Whether a value is a word, in any case.
    func isWord(_ site: Site, _ word: String) -> Bool {
        let document = library.document(of: site)
        return document.kind(of: site.node) == .string && document.text(of: site.node).lowercased() == word
    }

    /// A font weight, as a number without a unit or a name from DTCG's list.
    func weight(_ value: Value) -> PropertyReading<WeightValue> {
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
    func family(_ value: Value) -> PropertyReading<String> {
        var site = value.site
        // A list that leads to itself ends here.
        for _ in 0..<Self.longestFamilyChain {
            let document = library.document(of: site)
            switch document.kind(of: site.node) {
            case .string: return .value(document.text(of: site.node), site)
            case .array:
                guard let first = document.elements(of: site.node).first(where: { _ in true }),
                    let (name, _) = resolved(
                        Source(site: Site(file: site.file, node: first), via: nil, scope: value.scope))
                else { return .absent }
                site = name.site
            default: return .absent
            }
        }
        return .absent
    }

    /// The largest depth of lists of families.
    private static let longestFamilyChain = 16

    /// The values inside a property that may be aliases.
    func parts(of site: Site) -> [Site] {
        let file = library.files[site.file]
        guard file.document.kind(of: site.node) == .object else { return [] }
        return [file.member("value", of: site.node), file.member("unit", of: site.node)]
            .compactMap { $0.map { Site(file: site.file, node: $0) } }
    }
}

extension WeightValue {
    /// The number of a weight's name in the list of DTCG 2025.10, in any case; `nil` for other names.
    ///
    /// A slope after the name says nothing about the weight: Tokens Studio writes `Bold Italic`.
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
