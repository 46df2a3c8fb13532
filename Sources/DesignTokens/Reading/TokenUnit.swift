import JSONText

/// The unit beside the value of a token: `{"value": 1.0625, "unit": "rem"}` with the token's own members.
enum TokenUnit: Equatable {
    /// No token has a unit.
    case none
    /// All tokens have this unit.
    case unit(Measure.Unit)
    /// An unknown unit, or two that contradict each other, and the value beside it.
    case unreadable(Site)

    /// This unit and another one of the same number.
    func joined(with other: TokenUnit, at site: Site) -> TokenUnit {
        switch (self, other) {
        case (.none, _): other
        case (_, .none), (.unreadable, _): self
        case (_, .unreadable): other
        case (.unit(let one), .unit(let another)): one == another ? self : .unreadable(site)
        }
    }
}

extension TokenLibrary {
    /// The unit beside a value, if the value is a token's.
    func unit(beside site: Site, in scope: Int) -> TokenUnit {
        let file = files[site.file]
        guard let node = file.unit(beside: site.node) else { return .none }
        return unit(at: Site(file: site.file, node: node), in: scope) ?? .unreadable(site)
    }

    /// The unit that a text spells or its alias leads to; `nil` for an unknown unit.
    func unit(at site: Site, in scope: Int) -> TokenUnit? {
        guard case .value(let word) = resolve(site, in: scope),
            kind(of: word) == .string,
            let unit = Measure.Unit(text(of: word))
        else { return nil }
        return unit == .none ? TokenUnit.none : .unit(unit)
    }
}
