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
        case .path(let names):
            if let site = search(names, in: scope, from: file) { return site }
            guard case .path(let shorter)? = alias.withoutFinalValue else { return nil }
            return search(shorter, in: scope, from: file)
        }
    }

    /// The object at a path of a scope; later layers before earlier ones.
    func object(at names: [String], in layers: ArraySlice<TokenLayer>) -> Site? {
        for layer in layers.reversed() {
            if let site = descend(Site(file: layer.file, node: layer.root), names) { return site }
        }
        return nil
    }

    private func search(_ names: [String], in scope: TokenScope, from file: Int) -> Site? {
        if let site = object(at: names, in: scope.layers[...]) { return site }
        // Some tools write a set's name all the same.
        if let site = descend(Site(file: file, node: files[file].document.root), names) { return site }
        for other in shared {
            if let site = object(at: names, in: other.layers[...]) { return site }
        }
        return nil
    }

    private func descend(_ start: Site, _ names: [String]) -> Site? {
        var site = start
        for name in names {
            guard let next = child(name, of: site, chain: 0) else { return nil }
            site = next
        }
        return site
    }

    /// A member of a group, or of a group that it extends; an element of an array by its index.
    private func child(_ name: String, of site: Site, chain: Int) -> Site? {
        let file = files[site.file]
        if file.document.kind(of: site.node) == .array {
            guard let index = Int(name), index >= 0 else { return nil }
            let element = file.document.elements(of: site.node).dropFirst(index).first { _ in true }
            return element.map { Site(file: site.file, node: $0) }
        }
        if let member = file.member(name, of: site.node) { return Site(file: site.file, node: member) }
        // A chain of groups that extend each other ends somewhere; a cycle is a finding of its own.
        guard chain < 64, let base = base(of: site) else { return nil }
        return child(name, of: base, chain: chain + 1)
    }

    /// The group that a group extends, by `$extends` or `$ref`; `nil` where it extends none, or none that is there.
    func base(of site: Site) -> Site? {
        let file = files[site.file]
        guard file.document.kind(of: site.node) == .object,
            let link = file.member("$extends", of: site.node) ?? file.member("$ref", of: site.node)
        else { return nil }
        let text = file.document.text(of: link)
        let alias = AliasText(text) ?? AliasText(reference: text)
        switch alias {
        case .outside: return nil
        case .path(let names), .pointer(let names):
            var target = Site(file: site.file, node: file.document.root)
            for name in names {
                guard let member = files[target.file].member(name, of: target.node) else { return nil }
                target = Site(file: target.file, node: member)
            }
            return target
        }
    }
}
