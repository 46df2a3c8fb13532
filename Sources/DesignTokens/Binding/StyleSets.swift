import DynamicType
import JSONText

/// The groups whose members are named like a platform's text styles, so that their names bind them.
struct StyleSets {
    /// A token of such a group, or of a group in it.
    enum Member {
        /// A name of a style, or of a variant in a group named like a style.
        case style(TextStyle, StyleVariant)
        /// A name that is not a style's.
        case stranger
        /// A token inside a member group whose name is not a variant of a style.
        case nested(group: Int)
    }

    /// The number of styles that a group must name.
    static let size = 8

    /// The tokens of such groups by their numbers.
    private(set) var membership: [Int: Member] = [:]
    /// The numbers of such groups, by the numbers of their tokens.
    private(set) var sets: [Int: Int] = [:]

    private let tree: TokenTree
    private let library: TokenLibrary
    private var bindings: GroupBindings

    init(of tree: TokenTree, library: TokenLibrary, options: TokenOptions) {
        self.tree = tree
        self.library = library
        bindings = GroupBindings(of: tree, library: library)
        guard options.names != .off else { return }
        var counts: [Int: Int] = [:]
        // A value with a size counts as a text if its name is a style's and its neighbours are texts.
        var texts: Set<Int> = []
        for token in tree.tokens where token.kind != .other {
            counts[token.group, default: 0] += 1
            if token.isTypography { texts.insert(token.group) }
        }
        var inner: [Int: [UInt32]] = [:]
        for group in counts.keys {
            guard let parent = tree.groups[group].parent, tree.groups[group].name != nil else { continue }
            inner[parent, default: []].append(UInt32(truncatingIfNeeded: group))
        }
        let isLarge = { (group: Int) in
            let nested = inner[group] ?? []
            return counts[group, default: 0] + nested.count >= Self.size
                && (texts.contains(group) || nested.contains { texts.contains(Int($0)) })
        }
        var large: Set<Int> = []
        for group in counts.keys where isLarge(group) { large.insert(group) }
        for group in inner.keys where isLarge(group) { large.insert(group) }
        guard !large.isEmpty else { return }
        // Small numbers, because a large group may have many tokens.
        var members: [Int: [UInt32]] = [:]
        for (number, token) in tree.tokens.enumerated() where token.kind != .other {
            let parent = tree.groups[token.group].parent
            guard large.contains(token.group) || parent.map(large.contains) == true else { continue }
            members[token.group, default: []].append(UInt32(truncatingIfNeeded: number))
        }
        for group in large.sorted() {
            let nested = (inner[group] ?? []).map(Int.init).sorted()
            add(group, members[group] ?? [], nested.map { ($0, members[$0] ?? []) }, options)
        }
    }

    private func style(named site: Site?) -> TextStyle? {
        guard let site else { return nil }
        let name = library.text(of: site)
        // The shortest name of a style has four letters.
        return name.utf8.count >= 4 ? TextStyle(name) : nil
    }

    private func variant(_ number: UInt32) -> StyleVariant? {
        StyleVariant(name: library.text(of: tree.tokens[Int(number)].name))
    }

    private mutating func add(
        _ group: Int, _ numbers: [UInt32], _ nested: [(group: Int, numbers: [UInt32])],
        _ options: TokenOptions
    ) {
        let named = numbers.map { style(named: tree.tokens[Int($0)].name) }
        let groups = nested.map { style(named: tree.groups[$0.group].name) }
        var styles = Set(named.compactMap { $0 })
        for (style, member) in zip(groups, nested)
        where member.numbers.contains(where: { variant($0) != nil }) {
            if let style { styles.insert(style) }
        }
        guard styles.count >= Self.size else { return }
        let record = tree.groups[group]
        let platform =
            bindings.binding(of: group).platform ?? record.platform
            ?? FileName(library.files[record.site.file].name).platform ?? options.platform
        guard styles.intersection(platform.textStyles).count >= Self.size else { return }
        for (number, style) in zip(numbers, named) {
            set(number, style.map { .style($0, .plain) } ?? .stranger, of: group)
        }
        for (style, member) in zip(groups, nested) {
            // A group with another name does not belong to the set unless it is built like the styles beside
            // it.
            guard style != nil || member.numbers.contains(where: { variant($0) != nil }) else { continue }
            for number in member.numbers {
                if let style, let variant = variant(number) {
                    set(number, .style(style, variant), of: group)
                } else {
                    set(number, .nested(group: member.group), of: group)
                }
            }
        }
    }

    private mutating func set(_ number: UInt32, _ member: Member, of group: Int) {
        membership[Int(number)] = member
        sets[Int(number)] = group
    }
}

/// The weight of a style that a token is for, by its name in a group that is named like the style.
enum StyleVariant: Equatable {
    /// The style itself: `regular`, `$root`, or a token with the style's name.
    case plain
    /// The style's emphasized weight.
    case emphasized
    /// A weight by its name, such as `bold`.
    case weight(Double)

    /// The variant that a name spells; `nil` for any other name.
    init?(name: String) {
        switch name.lowercased() {
        case "regular", "$root": self = .plain
        case "emphasized": self = .emphasized
        default:
            guard let number = WeightValue.number(named: name) else { return nil }
            self = .weight(number)
        }
    }
}
