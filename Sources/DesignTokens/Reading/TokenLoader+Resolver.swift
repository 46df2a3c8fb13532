import DynamicType
import JSONText

extension TokenLoader {
    /// What a resolver document amounts to: a stack of layers for each context that is checked.
    struct ResolverPlan {
        var stacks: [(context: ContentSizeCategory?, layers: [TokenLayer])] = []
    }

    /// Reads a resolver's order of sets and modifiers (DTCG 2025.10, resolver module).
    mutating func plan(resolver file: Int) -> ResolverPlan {
        let document = library.files[file].document
        guard let order = document.member("resolutionOrder", of: document.root) else { return ResolverPlan() }
        var plan = ResolverPlan(stacks: [(nil, [])])
        for element in document.elements(of: order) {
            let (entry, name) = target(of: element, in: file)
            if let contexts = document.member("contexts", of: entry) {
                add(modifier: name, entry, contexts, file, to: &plan)
            } else if let sources = document.member("sources", of: entry) {
                let layers = layers(of: sources, in: file)
                for index in plan.stacks.indices { plan.stacks[index].layers += layers }
            } else if let reference = document.member("$ref", of: element) {
                deadReferences.append(Site(file: file, node: reference))
            }
        }
        return plan
    }

    /// Walks the stacks of a plan; tokens that a later layer replaces are left out.
    mutating func walk(_ plan: ResolverPlan, of file: Int) {
        for stack in plan.stacks {
            let scope = addScope(stack.layers)
            for layer in stack.layers {
                walker.walk(
                    layer, scope: scope, context: stack.context, mayBeReplaced: stack.layers.count > 1)
            }
        }
    }

    /// Walks the tokens of a resolver document that belong to none of its sets: a file with an order of
    /// resolution is a token file all the same.
    mutating func walkRest(of file: Int, beside plan: ResolverPlan) {
        let document = library.files[file].document
        let root = TokenLayer(file: file, root: document.root)
        guard !resolverParts.contains(root.site) else { return }
        var parts = resolverParts
        for name in ["sets", "modifiers"] as [StaticString] {
            guard let group = library.files[file].member(name, of: document.root) else { continue }
            for member in document.members(of: group) {
                let entry = Site(file: file, node: member.value)
                let isEntry = ["sources", "contexts", "$ref"].contains {
                    document.member($0, of: member.value) != nil
                }
                if isEntry { parts.insert(entry) }
            }
        }
        let scope = addScope((plan.stacks.first?.layers ?? []) + [root])
        walker.walk(root, scope: scope, context: nil, leavingOut: parts)
    }

    /// The set or modifier that an element of the order is or refers to, and its name.
    private func target(of element: JSONNode, in file: Int) -> (JSONNode, String) {
        let document = library.files[file].document
        if let reference = document.member("$ref", of: element),
            case .pointer(let names) = AliasText(reference: document.text(of: reference)),
            let site = library.site(at: names, ofFile: file)
        {
            return (site.node, names.last.map { String(decoding: $0, as: UTF8.self) } ?? "")
        }
        return (element, document.member("name", of: element).map(document.text) ?? "")
    }

    private mutating func add(
        modifier name: String, _ entry: JSONNode, _ contexts: JSONNode, _ file: Int,
        to plan: inout ResolverPlan
    ) {
        let document = library.files[file].document
        knownModifiers.append(name)
        var sources: [(name: String, layers: [TokenLayer])] = []
        for context in document.members(of: contexts) {
            sources.append((document.text(of: context.name), layers(of: context.value, in: file)))
        }
        let names = sources.map(\.name)
        let wanted = options.contexts[name]
        if wanted == nil, CategoryNames.areCategories(names), plan.stacks.allSatisfy({ $0.context == nil }) {
            plan.stacks = sources.flatMap { context in
                plan.stacks.map {
                    (ContentSizeCategory(name: context.name), $0.layers + context.layers)
                }
            }
            return
        }
        let chosen = wanted ?? document.member("default", of: entry).map(document.text)
        guard let chosen else {
            errors.append(
                .noContext(file: library.files[file].name, modifier: name, contexts: names))
            return
        }
        guard let context = sources.first(where: { $0.name == chosen }) else {
            errors.append(
                .unknownContext(
                    file: library.files[file].name, modifier: name, name: chosen, contexts: names))
            return
        }
        for index in plan.stacks.indices {
            plan.stacks[index].layers += context.layers
            if CategoryNames.areCategories(names) {
                plan.stacks[index].context = ContentSizeCategory(name: chosen) ?? plan.stacks[index].context
            }
        }
    }

    /// The layers of a list of sources: files, parts of files or of the document, or tokens on the spot.
    private mutating func layers(of sources: JSONNode, in file: Int, within: [Site] = []) -> [TokenLayer] {
        let document = library.files[file].document
        return document.elements(of: sources).flatMap { source -> [TokenLayer] in
            guard let reference = document.member("$ref", of: source) else {
                resolverParts.insert(Site(file: file, node: source))
                return [TokenLayer(file: file, root: source)]
            }
            let place = Site(file: file, node: reference)
            guard let site = part(document.text(of: reference), referredToAt: place) else { return [] }
            if within.contains(site) {
                deadReferences.append(place)
                return []
            }
            return layers(at: site, within: within + [site])
        }
    }

    /// What a source's reference leads to: a file, or the object at the JSON Pointer after its `#`; where it leads
    /// nowhere, that is recorded.
    private mutating func part(_ reference: String, referredToAt place: Site) -> Site? {
        let parts = reference.utf8.split(
            separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false)
        let path = String(decoding: parts[0], as: UTF8.self)
        let pointer = AliasText(
            reference: "#" + (parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : ""))
        guard case .pointer(let names) = pointer else {
            deadReferences.append(place)
            return nil
        }
        var number = place.file
        if parts.count == 1 || !path.isEmpty {
            guard let loaded = load(path, referredToAt: place) else { return nil }
            number = loaded
        }
        guard let site = library.site(at: names, ofFile: number),
            library.files[number].document.kind(of: site.node) == .object
        else {
            deadReferences.append(place)
            return nil
        }
        if number != place.file { claimed.insert(number) }
        return site
    }

    /// A reference in a list of sources leads to a set with sources of its own, or to tokens.
    private mutating func layers(at site: Site, within: [Site]) -> [TokenLayer] {
        // Sets of sets can name each other more often than there is time for.
        guard followedSources < 100_000 else {
            library.hasTooManyExtensions = true
            return []
        }
        followedSources += 1
        let document = library.files[site.file].document
        if site.node != document.root, let inner = document.member("sources", of: site.node) {
            return layers(of: inner, in: site.file, within: within)
        }
        resolverParts.insert(site)
        return [TokenLayer(file: site.file, root: site.node)]
    }
}
