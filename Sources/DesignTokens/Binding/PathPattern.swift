import DynamicType

/// A dotted token path with places for names: `font.textStyle.{style}`, `text.*.body`.
public struct PathPattern: Hashable, Sendable {
    /// The pattern as it was written.
    public let text: String

    private let segments: [Segment]

    /// One segment of a path.
    private enum Segment: Hashable, Sendable {
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

    /// What a path's segments say.
    struct Match {
        var style: TextStyle?
        var category: ContentSizeCategory?
        var property: TypeProperty?
        /// The path without its property, which the tokens of one text have in common.
        var stem: [String] = []
    }

    /// Matches a path; `nil` where it is another one.
    func match(_ path: [String], on platform: Platform) -> Match? {
        guard path.count == segments.count else { return nil }
        var match = Match()
        for (segment, name) in zip(segments, path) {
            switch segment {
            case .name(let wanted): guard name == wanted else { return nil }
            case .any: break
            case .style:
                guard let style = TextStyle(name: name), platform.textStyles.contains(style) else {
                    return nil
                }
                match.style = style
            case .category:
                guard let category = ContentSizeCategory(name: name) else { return nil }
                match.category = category
            case .property:
                guard let property = TypeProperty(spelled: name) else { return nil }
                match.property = property
                continue
            }
            match.stem.append(name)
        }
        return match
    }
}
