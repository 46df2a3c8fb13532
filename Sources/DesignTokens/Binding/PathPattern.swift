import DynamicType

/// A dotted token path with placeholders for names: `font.textStyle.{style}`, `text.*.body`.
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

    /// Reads a pattern: names joined by dots, `*` for any name, `{style}`, `{category}` and `{property}` for
    /// a name of that kind; `nil` for an empty segment or another word in braces.
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

    /// Whether the pattern names the style, so that a binding does not have to.
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
    /// A segment first matches a whole name. If the path does not match that way, names with dots are split
    /// at them: `text.body.large` matches `body.large` in the group `text`, and so does `text.*`. With
    /// `anyNames` any name matches in the place of a style or category.
    func match(_ path: [String], on platform: Platform, anyNames: Bool = false) -> Match? {
        if path.count == segments.count { return match(names: path, on: platform, anyNames) }
        // Every name takes at least one segment, so a name can be split only if there are more segments than
        // names.
        guard path.count < segments.count, let names = split(path) else { return nil }
        return match(names: names, on: platform, anyNames)
    }

    /// A path with names split at their dots into one name per segment, except where a segment matches any
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
