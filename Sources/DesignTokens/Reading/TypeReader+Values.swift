import JSONText

extension TypeReader {
    /// A number with a unit: an object of both, a string, or a number.
    func measure(_ site: Site, _ scope: Int) -> PropertyReading<Measure> {
        let document = library.files[site.file].document
        switch document.kind(of: site.node) {
        case .number:
            guard let number = document.number(of: site.node), abs(number) <= Measure.largest else {
                return .unreadable(site)
            }
            return .value(Measure(amount: number, unit: .none), site)
        case .string:
            guard let measure = Measure(document.text(of: site.node)) else { return .unreadable(site) }
            return .value(measure, site)
        case .object:
            guard let amount = library.files[site.file].member("value", of: site.node) else {
                return .unreadable(site)
            }
            return measure(Site(file: site.file, node: amount), unitOf: site, scope)
        case .null, .true, .false, .array: return .unreadable(site)
        }
    }

    private func measure(_ amount: Site, unitOf object: Site, _ scope: Int) -> PropertyReading<Measure> {
        guard let (value, place) = resolved(Source(site: amount, via: nil, scope: scope)) else {
            return .broken
        }
        let document = library.files[value.file].document
        let isScalar = [.number, .string].contains(document.kind(of: value.node))
        guard isScalar, case .value(let inner, let site) = measure(value, scope) else {
            return .unreadable(place ?? value)
        }
        let owner = library.files[object.file]
        guard let unit = owner.member("unit", of: object.node) else { return .value(inner, place ?? site) }
        guard let unit = Measure.Unit(owner.document.text(of: unit)) else {
            return .unreadable(Site(file: object.file, node: unit))
        }
        return .value(Measure(amount: inner.amount, unit: unit), place ?? site)
    }

    /// A font size in points, above 0.
    func size(_ site: Site, _ scope: Int) -> PropertyReading<Double> {
        switch measure(site, scope) {
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
        case .absent: return .unreadable(site)
        case .broken: return .broken
        }
    }

    /// Letter spacing in points or thousandths of an em.
    func spacing(_ site: Site, _ scope: Int) -> PropertyReading<SpacingValue> {
        switch measure(site, scope) {
        case .value(let measure, let place):
            let value: SpacingValue =
                switch measure.unit {
                case .none, .px, .pt: .points(measure.amount)
                case .rem: .points(measure.amount * rem)
                case .em: .thousandthsOfEm(measure.amount * 1000)
                case .percent: .thousandthsOfEm(measure.amount * 10)
                }
            return .value(value, place)
        case .unreadable(let place): return .unreadable(place)
        case .absent: return .absent
        case .broken: return .broken
        }
    }

    /// A font weight, as a number or by one of the names that DTCG lists.
    func weight(_ site: Site, _ scope: Int) -> PropertyReading<WeightValue> {
        let document = library.files[site.file].document
        let text = document.text(of: site.node)
        let number: Double? =
            switch document.kind(of: site.node) {
            case .number: document.number(of: site.node)
            case .string: Measure(text)?.amount ?? WeightValue.number(named: text)
            default: nil
            }
        guard let number else { return .unreadable(site) }
        return .value(WeightValue(number: number, text: text), site)
    }

    /// The first font family of a name or a list, which may be a list again by way of an alias.
    func family(_ site: Site, _ scope: Int) -> PropertyReading<String> {
        var site = site
        // A list that leads to itself ends here.
        for _ in 0..<Self.longestFamilyChain {
            let document = library.files[site.file].document
            switch document.kind(of: site.node) {
            case .string: return .value(document.text(of: site.node), site)
            case .array:
                guard let first = document.elements(of: site.node).first(where: { _ in true }),
                    let (value, _) = resolved(
                        Source(site: Site(file: site.file, node: first), via: nil, scope: scope))
                else { return .absent }
                site = value
            default: return .absent
            }
        }
        return .absent
    }

    /// How many lists of families may begin with each other.
    private static let longestFamilyChain = 16

    /// The values inside a property that may be aliases of their own.
    func parts(of site: Site) -> [Site] {
        let file = library.files[site.file]
        guard file.document.kind(of: site.node) == .object else { return [] }
        return [file.member("value", of: site.node), file.member("unit", of: site.node)]
            .compactMap { $0.map { Site(file: site.file, node: $0) } }
    }
}

extension WeightValue {
    /// The number of a weight's name, by the list of DTCG 2025.10, whatever its case; `nil` for any other.
    static func number(named name: String) -> Double? {
        let letters = name.lowercased().utf8.filter { (0x61...0x7A).contains($0) }
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
