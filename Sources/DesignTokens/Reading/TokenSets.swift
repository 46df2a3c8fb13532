import JSONText

/// A layer of a file, and whether its tokens are checked or only looked up.
struct FileLayer {
    let layer: TokenLayer
    var isChecked = true
}

/// The token sets of Tokens Studio's files, and the themes that choose among them.
struct TokenSets {
    private(set) var knownThemes: [String] = []
    /// The requested themes that exist.
    private(set) var foundThemes: Set<String> = []
    private(set) var unchosenThemes: [CheckResult.UnchosenThemes] = []
    private let library: TokenLibrary
    /// The requested themes.
    private let themes: [String]

    init(_ library: TokenLibrary, themes: [String]) { (self.library, self.themes) = (library, themes) }

    /// The layers of a file: its sets in a Tokens Studio file, otherwise the whole file.
    mutating func layers(of file: Int, _ files: inout TokenFiles) -> [FileLayer] {
        let document = library.document(ofFile: file)
        let root = document.root
        let order = document.member("$metadata", of: root).flatMap {
            document.member("tokenSetOrder", of: $0)
        }
        let themeList = document.member("$themes", of: root)
        guard order != nil || themeList != nil else {
            return [FileLayer(layer: TokenLayer(file: file, root: root))]
        }
        let names = order.map { document.elements(of: $0).map { document.text(of: $0) } }
        let sets = document.members(of: root).filter {
            document.kind(of: $0.value) == .object && document.firstByte(of: $0.name) != UInt8(ascii: "$")
        }.map { (name: document.text(of: $0.name), node: $0) }
        guard let themeList else {
            return Self.sorted(sets, by: names ?? []).map { layer($0.node, of: file) }
        }
        var selection = ThemeSelection(of: themeList, in: document, themes)
        knownThemes += selection.known
        foundThemes.formUnion(selection.found)
        guard !selection.found.isEmpty else {
            let sets = Self.sorted(sets, by: names ?? [])
            if selection.known.count > 1, SetConflict.exists(among: sets.map(\.node.value), in: document) {
                unchosenThemes.append(
                    CheckResult.UnchosenThemes(
                        file: library.files[file].name, count: selection.known.count))
            }
            return sets.map { layer($0.node, of: file) }
        }
        selection.findFaults(sets: sets.map(\.name))
        for fault in selection.faults {
            files.add(.theme(library.files[file].place(of: fault.node).location, fault.reason))
        }
        return Self.sorted(sets, by: names ?? selection.order).compactMap { set in
            switch selection.status(ofSet: set.name) {
            case .enabled: layer(set.node, of: file)
            case .source: layer(set.node, of: file, isChecked: false)
            case .disabled: nil
            }
        }
    }

    private func layer(_ set: JSONDocument.Member, of file: Int, isChecked: Bool = true) -> FileLayer {
        FileLayer(
            layer: TokenLayer(file: file, root: set.value, prefix: [set.name]), isChecked: isChecked)
    }

    /// Sets in the order in which later ones win.
    ///
    /// The plugin puts sets that are not in the order after the others, sorted by name, and later sets win.
    /// This gives the values that designers see. Source: applyTokenSetOrder of
    /// https://github.com/tokens-studio/figma-plugin
    private static func sorted(
        _ sets: [(name: String, node: JSONDocument.Member)], by order: [String]
    ) -> [(name: String, node: JSONDocument.Member)] {
        guard !order.isEmpty else { return sets }
        let ranks = Dictionary(zip(order, order.indices)) { first, _ in first }
        return sets.map { (rank: ranks[$0.name] ?? order.count, set: $0) }.sorted { first, second in
            if first.rank == order.count, second.rank == order.count {
                return (first.set.name, first.set.node.name) < (second.set.name, second.set.node.name)
            }
            return (first.rank, first.set.node.name) < (second.rank, second.set.node.name)
        }.map(\.set)
    }
}

/// Sets of one file with different values for one text, between which a theme must choose.
enum SetConflict {
    /// Types that are irrelevant to typography.
    private static let otherTypes: Set<String> = [
        "color", "colors", "boxshadow", "shadow", "border", "borderradius", "borderwidth", "opacity",
        "gradient",
        "asset", "spacing", "boolean", "textcase", "textdecoration", "paragraphspacing", "paragraphindent",
    ]

    /// Whether two sets have a token of one path and different values, of a type that a text may need.
    static func exists(among sets: [JSONNode], in document: JSONDocument) -> Bool {
        var values: [UInt64: JSONNode] = [:]
        for set in sets {
            var open: [(group: JSONNode, path: UInt64)] = [(set, 0)]
            while let (group, path) = open.popLast() {
                for member in document.members(of: group) where document.kind(of: member.value) == .object {
                    let shape = TokenShape(of: member.value, in: document)
                    let name = document.plainContent(of: member.name).withUnsafeBufferPointer {
                        UInt64(truncatingIfNeeded: MemberIndex.hash($0, seed: path))
                    }
                    guard let value = shape.value else {
                        open.append((member.value, name))
                        continue
                    }
                    if let type = shape.type, isOther(document.text(of: type)) { continue }
                    if let other = values[name], !areEqual(other, value, document) { return true }
                    values[name] = value
                }
            }
        }
        return false
    }

    private static func isOther(_ type: String) -> Bool {
        let letters = type.lowercased().utf8.filter { (0x61...0x7A).contains($0) }
        return otherTypes.contains(String(decoding: letters, as: UTF8.self))
    }

    private static func areEqual(_ first: JSONNode, _ second: JSONNode, _ document: JSONDocument) -> Bool {
        let bytes = { (node: JSONNode) in
            document.bytes[document.offset(of: node)..<document.endOffset(of: node)]
        }
        return bytes(first) == bytes(second)
    }
}
