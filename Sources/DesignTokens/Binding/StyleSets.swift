import DynamicType
import JSONText

/// The groups whose tokens are named like a platform's text styles, so that their names bind them.
struct StyleSets {
    /// A token of such a group.
    struct Member {
        /// The style that its name spells; `nil` for one that spells none.
        let style: TextStyle?
    }

    /// How many styles a group must name.
    static let size = 8

    /// The tokens of such groups by their numbers.
    private(set) var membership: [Int: Member] = [:]

    init(of tree: TokenTree, library: TokenLibrary, options: TokenOptions) {
        guard options.names != .off else { return }
        var counts: [Int: Int] = [:]
        // What has a size is a text where it is named like one among texts.
        var groups: Set<Int> = []
        for token in tree.tokens where token.kind != .other {
            counts[token.group, default: 0] += 1
            if token.isTypography { groups.insert(token.group) }
        }
        // Small numbers, as a large group may have many tokens.
        var members: [Int: [UInt32]] = [:]
        for (number, token) in tree.tokens.enumerated() where token.kind != .other {
            guard let count = counts[token.group], count >= Self.size, groups.contains(token.group) else {
                continue
            }
            if members[token.group] == nil { members[token.group, default: []].reserveCapacity(count) }
            members[token.group]?.append(UInt32(truncatingIfNeeded: number))
        }
        for numbers in members.values { add(numbers, tree, library, options) }
    }

    private mutating func add(
        _ numbers: [UInt32], _ tree: TokenTree, _ library: TokenLibrary, _ options: TokenOptions
    ) {
        var named: [(number: Int, style: TextStyle)] = []
        for number in numbers {
            let token = tree.tokens[Int(number)]
            let name = library.files[token.name.file].document.text(of: token.name.node)
            // The shortest name of a style has four letters.
            guard name.utf8.count >= 4, let style = TextStyle(name: name) else { continue }
            named.append((Int(number), style))
        }
        guard named.count >= Self.size else { return }
        let number = tree.tokens[Int(numbers[0])].group
        let group = tree.groups[number]
        let platform =
            FileBinding(tree.extensions(of: number), library: library).platform ?? group.platform
            ?? FileName(library.files[group.site.file].name).platform ?? options.platform
        let styles = Set(named.map(\.style)).intersection(platform.textStyles)
        guard styles.count >= Self.size else { return }
        for number in numbers { membership[Int(number)] = Member(style: nil) }
        for (number, style) in named { membership[number] = Member(style: style) }
    }
}

extension TokenBinder {
    /// The style that a token's name binds it to, and whether it mirrors it; `nil` where names bind nothing.
    func named(
        _ name: String, _ set: StyleSets.Member?, _ token: TokenRecord, _ platform: Platform
    ) -> (style: TextStyle, isMirror: Bool)? {
        switch options.names {
        case .off: return nil
        case .mirror, .relative:
            guard let style = set?.style ?? (token.isTypography ? TextStyle(name: name) : nil) else {
                return nil
            }
            return (style, options.names == .mirror)
        case .auto:
            guard let style = set?.style, platform.textStyles.contains(style) else { return nil }
            let family = reader.values(of: token, scope: tree.groups[token.group].scope).family
            return (style, family.value.map(FontFamily.isApple) ?? true)
        }
    }
}

/// The names of Apple's own font families.
enum FontFamily {
    /// Whether a family is Apple's system font in any of its names.
    static func isApple(_ name: String) -> Bool {
        let letters = name.lowercased().utf8.filter { (0x61...0x7A).contains($0) }
        let family = String(decoding: letters, as: UTF8.self)
        return family == "sf" || family == "system"
            || [
                "sfpro", "sfcompact", "sfmono", "sfui", "newyork", "applesystem", "blinkmacsystemfont",
                "systemui", "uisansserif",
            ].contains { family.hasPrefix($0) }
    }
}
