import JSONText

extension TokenLibrary {
    /// The token, group or value that an alias names.
    ///
    /// - Parameters:
    ///   - alias: The alias.
    ///   - scope: What is looked up first.
    ///   - file: The number of the file that the alias stands in, whose root a JSON Pointer begins at.
    /// - Returns: `nil` where nothing has that name.
    func target(of alias: AliasText, in scope: TokenScope, from file: Int) -> Site? {
        switch alias {
        case .outside: return nil
        case .pointer(let names):
            return descend(Site(file: file, node: files[file].document.root), names)
        case .path(let path):
            if let site = search(path, in: scope, from: file) { return site }
            guard case .path(let shorter)? = alias.withoutFinalValue else { return nil }
            return search(shorter, in: scope, from: file)
        }
    }

    /// The object at a path of some layers; later layers before earlier ones.
    func object(at names: [String], in layers: ArraySlice<TokenLayer>) -> Site? {
        for layer in layers.reversed() {
            if let site = descend(Site(file: layer.file, node: layer.root), names) { return site }
        }
        return nil
    }

    private func search(_ path: ArraySlice<UInt8>, in scope: TokenScope, from file: Int) -> Site? {
        if let site = object(at: path, in: scope) { return site }
        // Some tools write a set's name all the same.
        if let site = descend(Site(file: file, node: files[file].document.root), path) { return site }
        for other in shared {
            if let site = object(at: path, in: other) { return site }
        }
        return nil
    }

    private func object(at path: ArraySlice<UInt8>, in scope: TokenScope) -> Site? {
        for layer in scope.layers.reversed() {
            if let site = descend(Site(file: layer.file, node: layer.root), path) { return site }
        }
        return nil
    }

    private func descend(_ start: Site, _ path: ArraySlice<UInt8>) -> Site? {
        var site = start
        var rest = Optional(path)
        while let name = AliasText.popName(of: &rest) {
            guard let next = child(name, of: site, chain: 0) else { return nil }
            site = next
        }
        return site
    }

    private func descend(_ start: Site, _ names: [String]) -> Site? {
        var site = start
        for name in names {
            guard let next = child(Array(name.utf8)[...], of: site, chain: 0) else { return nil }
            site = next
        }
        return site
    }

    /// A member of a group, or of a group that it extends; an element of an array by its index.
    private func child(_ name: ArraySlice<UInt8>, of site: Site, chain: Int) -> Site? {
        let file = files[site.file]
        switch file.document.kind(of: site.node) {
        case .array:
            guard let index = Int(String(decoding: name, as: UTF8.self)) else { return nil }
            return file.element(index, of: site.node).map { Site(file: site.file, node: $0) }
        case .object:
            if let member = file.member(name, of: site.node) { return Site(file: site.file, node: member) }
            // A chain of groups that extend each other ends somewhere; a cycle is a finding of its own.
            guard chain < Self.longestChain, let base = base(of: site) else { return nil }
            return child(name, of: base, chain: chain + 1)
        default: return nil
        }
    }

    /// How many groups may extend each other in a row.
    static let longestChain = 64

    /// The group that a group extends, by `$extends` or `$ref`; `nil` where it extends none, or none that is there.
    func base(of site: Site) -> Site? {
        let file = files[site.file]
        guard file.document.kind(of: site.node) == .object,
            let link = file.member("$extends", of: site.node) ?? file.reference(of: site.node)
        else { return nil }
        var target = Site(file: site.file, node: file.document.root)
        switch self.link(in: file.document, at: link) {
        case .outside: return nil
        case .pointer(let names):
            for name in names {
                guard let member = file.member(name, of: target.node) else { return nil }
                target = Site(file: site.file, node: member)
            }
        case .path(let path):
            var rest = Optional(path)
            while let name = AliasText.popName(of: &rest) {
                guard let member = file.member(name, of: target.node) else { return nil }
                target = Site(file: site.file, node: member)
            }
        }
        return target
    }

    /// What the value of `$extends` or `$ref` points at.
    func link(in document: JSONDocument, at node: JSONNode) -> AliasText {
        AliasText(document.plainContent(of: node)) ?? AliasText(reference: document.text(of: node))
    }
}
