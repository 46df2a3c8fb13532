import DynamicType
import JSONText

/// Reads the values of properties: through aliases, with the units beside them.
struct ValueReader {
    let library: TokenLibrary

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
    func reading<Result>(
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
        // The unit applies to the amount.
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

    /// Whether a value is a word, in any case.
    func isWord(_ site: Site, _ word: String) -> Bool {
        let document = library.document(of: site)
        return document.kind(of: site.node) == .string && document.text(of: site.node).lowercased() == word
    }

    /// The values inside a property that may be aliases.
    func parts(of site: Site) -> [Site] {
        let file = library.files[site.file]
        guard file.document.kind(of: site.node) == .object else { return [] }
        return [file.member("value", of: site.node), file.member("unit", of: site.node)]
            .compactMap { $0.map { Site(file: site.file, node: $0) } }
    }
}
