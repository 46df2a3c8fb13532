import JSONText

/// The values at a path in the scopes of many files, as a tree of names that grows on demand.
///
/// The result is that of the first scope with the complete path, as if the scopes were searched in turn.
final class SharedScopes {
    /// The number of scopes up to which they are searched in turn.
    static let fewScopes = 8

    private unowned let library: TokenLibrary
    private let root: Level

    /// The values of the scopes at one path.
    private final class Level {
        /// In the order of the scopes, without empty ones.
        let entries: [Entry]
        var children: [[UInt8]: Level?] = [:]
        /// The positions of the entries with a member of a name, by its hash.
        var index: [Int: [Int32]]?

        init(_ entries: [Entry]) { self.entries = entries }
    }

    private struct Entry {
        let group: GroupOverlay
        let scope: Int
    }

    init(_ scopes: [Int], of library: TokenLibrary) {
        self.library = library
        root = Level(scopes.map { Entry(group: library.groups.rootGroup(of: $0), scope: $0) })
    }

    /// The token or group at the end of names in the first scope that has it.
    func group(at names: [[UInt8]]) -> GroupOverlay? {
        var level = root
        for name in names {
            guard let next = child(name, of: level) else { return nil }
            level = next
        }
        return level.entries.first?.group
    }

    private func child(_ name: [UInt8], of level: Level) -> Level? {
        if let known = level.children[name] { return known }
        let entries = candidates(name, of: level).compactMap { entry in
            library.groups.child(name, of: entry.group, in: entry.scope)
                .map { Entry(group: $0, scope: entry.scope) }
        }
        let child = entries.isEmpty ? nil : Level(entries)
        level.children[name] = .some(child)
        return child
    }

    /// The entries that may have a member of a name.
    private func candidates(_ name: [UInt8], of level: Level) -> [Entry] {
        guard level.entries.count > Self.fewScopes else { return level.entries }
        let index = level.index ?? self.index(of: level)
        level.index = index
        return (index[Self.hash(name)] ?? []).map { level.entries[Int($0)] }
    }

    /// An element of an array is found by its number, which is a name like any other.
    private func index(of level: Level) -> [Int: [Int32]] {
        var index: [Int: [Int32]] = [:]
        for (position, entry) in level.entries.enumerated() {
            for site in entry.group.sites {
                for name in library.memberNames(of: site)
                where index[Self.hash(name)]?.last != Int32(position) {
                    index[Self.hash(name), default: []].append(Int32(position))
                }
            }
        }
        return index
    }

    private static func hash(_ name: [UInt8]) -> Int {
        name.withUnsafeBufferPointer { MemberIndex.hash($0, seed: 0) }
    }
}

extension TokenLibrary {
    /// The names of the members or elements of an object or array.
    fileprivate func memberNames(of site: Site) -> [[UInt8]] {
        let document = document(of: site)
        switch document.kind(of: site.node) {
        case .object: return document.members(of: site.node).map { Array(document.plainContent(of: $0.name)) }
        case .array:
            return document.elements(of: site.node).enumerated().map { Array(String($0.offset).utf8) }
        default: return []
        }
    }
}
