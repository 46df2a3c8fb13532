import DynamicType

/// A dotted token path with places for names: `font.textStyle.{style}`, `text.*.body`.
public struct PathPattern: Hashable, Sendable {
    /// The pattern as it was written.
    public let text: String

    let segments: [Segment]

    /// One segment of a path.
    enum Segment: Hashable, Sendable {
        case name(String)
        case any
        case style
        case category
        case property
    }

    /// Reads a pattern: names joined by dots, `*` for any one, `{style}`, `{category}` and `{property}` for one
    /// that names such a thing; `nil` for an empty segment or another word in braces.
    public init?(_ text: String) {
        self.text = text
        var segments: [Segment] = []
        for part in text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
            let name = String(decoding: part, as: UTF8.self)
            switch name {
            case "": return nil
            case "*": segments.append(.any)
            case "{style}": segments.append(.style)
            case "{category}": segments.append(.category)
            case "{property}": segments.append(.property)
            default:
                if name.utf8.contains(UInt8(ascii: "{")) || name.utf8.contains(UInt8(ascii: "}")) {
                    return nil
                }
                segments.append(.name(name))
            }
        }
        self.segments = segments
    }

    /// Whether the pattern names the style itself, so that a binding need not.
    public var namesStyle: Bool { segments.contains(.style) }

    /// Whether the pattern binds the properties of a token one by one.
    var namesProperty: Bool { segments.contains(.property) }

    /// The values of the segments of a path.
    struct Match {
        var style: TextStyle?
        var category: ContentSizeCategory?
        var property: PropertyName?
        /// The path without its property, which the tokens of one text have in common.
        var stem: [String] = []
    }

    /// Matches a path; `nil` if it does not match.
    ///
    /// A segment matches a name, whatever is in it. Where that comes to nothing, a name that has dots is taken as
    /// the names between them: `text.body.large` is the pattern of `body.large` in the group `text`, and `text.*`
    /// as well. `anyNames` takes any name in the place of a style's or category's.
    func match(_ path: [String], on platform: Platform, anyNames: Bool = false) -> Match? {
        if path.count == segments.count { return match(names: path, on: platform, anyNames) }
        // A name has at least one segment, so there must be more segments than names for one to have dots.
        guard path.count < segments.count, let names = split(path) else { return nil }
        return match(names: names, on: platform, anyNames)
    }

    /// A path with names split at their dots into one name per segment, except at segments that match any
    /// name; `nil` if the counts do not match.
    private func split(_ path: [String]) -> [String]? {
        let dot = UInt8(ascii: ".")
        let parts = path.map {
            $0.utf8.split(separator: dot, omittingEmptySubsequences: false).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
        let all = parts.flatMap(\.self)
        if all.count == segments.count { return all }
        var names: [String] = []
        for (name, parts) in zip(path, parts) {
            guard names.count < segments.count else { return nil }
            if case .name = segments[names.count] { names += parts } else { names.append(name) }
        }
        return names.count == segments.count ? names : nil
    }

    private func match(names: [String], on platform: Platform, _ anyNames: Bool) -> Match? {
        var match = Match()
        for (segment, name) in zip(segments, names) {
            switch segment {
            case .name(let wanted): guard name == wanted else { return nil }
            case .any: break
            case .style where anyNames, .category where anyNames: break
            case .style:
                guard let style = TextStyle(name), platform.textStyles.contains(style) else {
                    return nil
                }
                match.style = style
            case .category:
                guard let category = ContentSizeCategory(name) else { return nil }
                match.category = category
            case .property:
                guard let property = PropertyName(name) else { return nil }
                match.property = property
                continue
            }
            match.stem.append(name)
        }
        return match
    }
}
