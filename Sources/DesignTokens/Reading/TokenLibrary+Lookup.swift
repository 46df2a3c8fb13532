import JSONText

extension TokenLibrary {
    /// The token, group or value that an alias names.
    ///
    /// - Parameters:
    ///   - alias: The alias.
    ///   - scope: The number of the scope to search first.
    ///   - file: The number of the alias's file, at whose root a JSON Pointer begins.
    /// - Returns: `nil` if the name does not exist.
    func target(of alias: AliasText, in scope: Int, from file: Int) -> Site? {
        guard case .path(let path) = alias else {
            return group(of: alias, in: scope, from: file)?.sites.first
        }
        if let site = search(path, in: scope, from: file) { return site }
        guard case .path(let shorter)? = alias.withoutFinalValue else { return nil }
        return search(shorter, in: scope, from: file)
    }

    /// The target of `$extends` or `$ref`.
    func link(in document: JSONDocument, at node: JSONNode) -> AliasText {
        AliasText(document.plainContent(of: node)) ?? AliasText(reference: document.text(of: node))
    }

    /// The group that an alias names, with the groups that it extends.
    func group(of alias: AliasText, in scope: Int, from file: Int) -> GroupOverlay? {
        switch alias {
        case .outside: return nil
        case .pointer(let names):
            return descend(names, from: groups.merged(root(of: file), in: scope), in: scope)
        case .path(let path):
            if let group = search(AliasText.names(of: path), in: scope, from: file) { return group }
            guard case .path(let shorter)? = alias.withoutFinalValue else { return nil }
            return search(AliasText.names(of: shorter), in: scope, from: file)
        }
    }

    /// The token or group at the end of names, in the layers of a scope.
    func site(at names: [[UInt8]], in scope: Int) -> Site? {
        descend(names, from: groups.rootGroup(of: scope), in: scope)?.sites.first
    }

    /// The value at a path below a file's root, without extended groups.
    func site(at names: [[UInt8]], ofFile file: Int) -> Site? {
        var site = root(of: file)
        for name in names {
            guard let next = name.withUnsafeBufferPointer({ child($0, of: site) }) else { return nil }
            site = next
        }
        return site
    }

    private func root(of file: Int) -> Site { Site(file: file, node: document(ofFile: file).root) }

    private func search(_ path: ArraySlice<UInt8>, in scope: Int, from file: Int) -> Site? {
        if let site = find(path, in: scope) { return site }
        // Some tools include the set's name.
        let layers = scopes[scope].layers
        if layers.count != 1 || layers[0].site != root(of: file),
            let site = find(path, from: root(of: file), in: scope)
        {
            return site
        }
        if shared.count > SharedScopes.fewScopes {
            return sharedScopes.group(at: AliasText.names(of: path))?.sites.first
        }
        for other in shared {
            if let site = find(path, in: other) { return site }
        }
        return nil
    }

    private func search(_ names: [[UInt8]], in scope: Int, from file: Int) -> GroupOverlay? {
        if let group = descend(names, from: groups.rootGroup(of: scope), in: scope) { return group }
        if let group = descend(names, from: groups.merged(root(of: file), in: scope), in: scope) {
            return group
        }
        if shared.count > SharedScopes.fewScopes { return sharedScopes.group(at: names) }
        for other in shared {
            if let group = descend(names, from: groups.rootGroup(of: other), in: other) { return group }
        }
        return nil
    }

    private func find(_ path: ArraySlice<UInt8>, in scope: Int) -> Site? {
        let layers = scopes[scope].layers
        if layers.count == 1 { return find(path, from: layers[0].site, in: scope) }
        return descend(AliasText.names(of: path), from: groups.rootGroup(of: scope), in: scope)?.sites.first
    }

    /// The value at a path below an object, searched directly until a group on the path extends others.
    private func find(_ path: ArraySlice<UInt8>, from start: Site, in scope: Int) -> Site? {
        let file = files[start.file]
        var object = start.node
        var isLinked = false
        let isThere = path.withUnsafeBufferPointer { bytes in
            var offset = 0
            while let name = AliasText.nextName(in: bytes, &offset) {
                isLinked = file.link(of: object) != nil
                guard !isLinked, let next = child(name, of: Site(file: start.file, node: object)) else {
                    return false
                }
                object = next.node
            }
            return true
        }
        if isThere { return Site(file: start.file, node: object) }
        guard isLinked else { return nil }
        return descend(AliasText.names(of: path), from: groups.merged(start, in: scope), in: scope)?.sites
            .first
    }

    private func descend(_ names: [[UInt8]], from start: GroupOverlay, in scope: Int) -> GroupOverlay? {
        var group = start
        for name in names {
            guard let next = groups.child(name, of: group, in: scope) else { return nil }
            group = next
        }
        return group
    }

    /// A member of an object, or an element of an array by its index.
    func child(_ name: UnsafeBufferPointer<UInt8>, of site: Site) -> Site? {
        let file = files[site.file]
        switch file.document.kind(of: site.node) {
        case .array:
            guard let index = Int(String(decoding: name, as: UTF8.self)) else { return nil }
            return file.element(index, of: site.node).map { Site(file: site.file, node: $0) }
        case .object: return file.member(name, of: site.node).map { Site(file: site.file, node: $0) }
        default: return nil
        }
    }
}

extension TokenLibrary {
    /// The value of the token, or the value, that an alias names; an alias in braces may not name a group.
    func value(of alias: AliasText, in scope: Int, from file: Int) -> Site? {
        guard let target = target(of: alias, in: scope, from: file) else { return nil }
        let value = valueSite(of: target)
        guard value == target, case .path = alias else { return value }
        let file = files[target.file]
        let isGroup = file.document.kind(of: target.node) == .object && file.reference(of: target.node) == nil
        return isGroup ? nil : value
    }

    /// The value of a token, or the value itself.
    func valueSite(of site: Site) -> Site {
        let file = files[site.file]
        guard file.document.kind(of: site.node) == .object else { return site }
        if let value = file.member("$value", of: site.node) { return Site(file: site.file, node: value) }
        // The rule of `TokenShape`, without looking at all members.
        guard let value = file.member("value", of: site.node) else { return site }
        let hasType =
            file.member("type", of: site.node).map { file.document.kind(of: $0) == .string } ?? false
        let isGroup = file.document.kind(of: value) == .object && !hasType
        return isGroup && file.textLikeness(of: value) != .text ? site : Site(file: site.file, node: value)
    }

    /// The text of a value.
    func text(of site: Site) -> String { files[site.file].document.text(of: site.node) }

    /// The document that a value is in.
    func document(of site: Site) -> JSONDocument { files[site.file].document }

    /// The document of a file.
    func document(ofFile file: Int) -> JSONDocument { files[file].document }

    /// The kind of a value.
    func kind(of site: Site) -> JSONKind { files[site.file].document.kind(of: site.node) }

    /// The members of an object.
    func members(of site: Site) -> JSONDocument.Members { files[site.file].document.members(of: site.node) }
}
