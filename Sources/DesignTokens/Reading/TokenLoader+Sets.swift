import JSONText

extension TokenLoader {
    /// A layer of a file, and whether its tokens are checked or only looked up.
    struct FileLayer {
        let layer: TokenLayer
        var isChecked = true
    }

    /// The layers of a file: its sets where it is one of Tokens Studio, else the whole of it.
    mutating func layers(of file: Int) -> [FileLayer] {
        let document = library.files[file].document
        let root = document.root
        let order = document.member("$metadata", of: root).flatMap {
            document.member("tokenSetOrder", of: $0)
        }
        let themes = document.member("$themes", of: root)
        guard order != nil || themes != nil else {
            return [FileLayer(layer: TokenLayer(file: file, root: root))]
        }
        let names = order.map { document.elements(of: $0).map { document.text(of: $0) } } ?? []
        let ranks = Dictionary(zip(names, names.indices)) { first, _ in first }
        var sets: [(rank: Int, name: JSONNode, value: JSONNode)] = []
        for member in document.members(of: root) where document.kind(of: member.value) == .object {
            guard document.firstByte(of: member.name) != UInt8(ascii: "$") else { continue }
            let rank = ranks[document.text(of: member.name)] ?? names.count
            sets.append((rank, member.name, member.value))
        }
        // The plugin puts sets that the order does not name after those that it names, by their names, and its
        // later sets win: what is looked up here is what designers see there. Source: applyTokenSetOrder of
        // https://github.com/tokens-studio/figma-plugin
        let isOrdered = order != nil
        sets.sort { first, second in
            if isOrdered, first.rank == names.count, second.rank == names.count {
                return (document.text(of: first.name), first.name)
                    < (document.text(of: second.name), second.name)
            }
            return (first.rank, first.name) < (second.rank, second.name)
        }
        var chosen: [String: String]?
        if let themes { chosen = selection(in: themes, document) }
        return sets.compactMap { set in
            let layer = TokenLayer(file: file, root: set.value, prefix: [set.name])
            guard let chosen else { return FileLayer(layer: layer) }
            switch chosen[document.text(of: set.name)] {
            case "enabled": return FileLayer(layer: layer)
            case "source": return FileLayer(layer: layer, isChecked: false)
            default: return nil
            }
        }
    }

    /// The sets of the theme that was asked for; `nil` where none was, or this file has none of that name.
    private mutating func selection(in themes: JSONNode, _ document: JSONDocument) -> [String: String]? {
        var found: [String: String]?
        for theme in document.elements(of: themes) {
            guard let name = document.member("name", of: theme).map(document.text) else { continue }
            knownThemes.append(name)
            guard name == options.theme, let sets = document.member("selectedTokenSets", of: theme)
            else { continue }
            found = [:]
            for set in document.members(of: sets) {
                found?[document.text(of: set.name)] = document.text(of: set.value)
            }
        }
        return found
    }
}
