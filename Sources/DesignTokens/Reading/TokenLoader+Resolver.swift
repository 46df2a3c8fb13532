import DynamicType
import JSONText

extension TokenLoader {
    /// The plan of a resolver document: one stack of layers per context that is checked.
    struct ResolverPlan {
        var stacks: [Stack] = []

        struct Stack {
            var context: ContentSizeCategory?
            var layers: [TokenLayer]
        }

        /// The largest number of contexts to check, which is more than the number of categories.
        static let mostStacks = 64
    }

    /// Reads a resolver's order of sets and modifiers (DTCG 2025.10, resolver module).
    mutating func plan(resolver file: Int) -> ResolverPlan {
        let document = library.document(ofFile: file)
        guard let order = document.member("resolutionOrder", of: document.root) else { return ResolverPlan() }
        var plan = ResolverPlan(stacks: [ResolverPlan.Stack(layers: [])])
        let entries = document.elements(of: order).map { (element: $0, target: target(of: $0, in: file)) }
        // A set that is named twice is one set; its last mention counts and overrides what comes before.
        let last = Dictionary(entries.indices.map { (entries[$0].target.0, $0) }) { $1 }
        for (index, (element, (entry, name))) in entries.enumerated() where last[entry] == index {
            if let contexts = document.member("contexts", of: entry) {
                add(modifier: name, entry, contexts, file, to: &plan)
            } else if let sources = document.member("sources", of: entry) {
                let layers = layers(of: sources, in: file)
                for index in plan.stacks.indices { plan.stacks[index].layers += layers }
            } else if let reference = document.member("$ref", of: element) {
                deadReferences.append(Site(file: file, node: reference))
            } else {
                deadReferences.append(Site(file: file, node: element))
            }
        }
        for index in plan.stacks.indices {
            plan.stacks[index].layers = Self.distinct(plan.stacks[index].layers)
        }
        return plan
    }

    /// The layers without duplicates, each at its last position.
    private static func distinct(_ layers: [TokenLayer]) -> [TokenLayer] {
        var seen: Set<Site> = []
        return layers.reversed().filter { seen.insert($0.site).inserted }.reversed()
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
        let document = library.document(ofFile: file)
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
        let document = library.document(ofFile: file)
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
        let document = library.document(ofFile: file)
        knownModifiers.append(name)
        var sources: [(name: String, layers: [TokenLayer])] = []
        for context in document.members(of: contexts) {
            sources.append((document.text(of: context.name), layers(of: context.value, in: file)))
        }
        let names = sources.map(\.name)
        let wanted = options.contexts[name]
        if wanted == nil, CategoryNames.areCategories(names), plan.stacks.allSatisfy({ $0.context == nil }) {
            guard sources.count * plan.stacks.count <= ResolverPlan.mostStacks else {
                return addLimit(.contexts, at: Site(file: file, node: contexts))
            }
            plan.stacks = sources.flatMap { context in
                plan.stacks.map {
                    ResolverPlan.Stack(
                        context: ContentSizeCategory(context.name), layers: $0.layers + context.layers)
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
                plan.stacks[index].context = ContentSizeCategory(chosen) ?? plan.stacks[index].context
            }
        }
    }

    /// The layers of a list of sources: files, parts of files or of the document, or tokens on the spot.
    private mutating func layers(of sources: JSONNode, in file: Int) -> [TokenLayer] {
        let document = library.document(ofFile: file)
        var layers: [TokenLayer] = []
        guard document.kind(of: sources) == .array else {
            deadReferences.append(Site(file: file, node: sources))
            return []
        }
        for source in document.elements(of: sources) {
            guard document.kind(of: source) == .object else {
                deadReferences.append(Site(file: file, node: source))
                continue
            }
            guard let reference = document.member("$ref", of: source) else {
                resolverParts.insert(Site(file: file, node: source))
                layers.append(TokenLayer(file: file, root: source))
                continue
            }
            let place = Site(file: file, node: reference)
            guard let site = part(document.text(of: reference), referredToAt: place) else { continue }
            layers += self.layers(at: site, referredToAt: place)
        }
        return Self.distinct(layers)
    }

    /// The layers of a reference in a list of sources: a set with its own sources, or tokens.
    private mutating func layers(at site: Site, referredToAt place: Site) -> [TokenLayer] {
        if let known = setLayers[site] {
            // Sets that refer to themselves would not end.
            if known == nil { deadReferences.append(place) }
            let layers = known ?? []
            return take(layers, at: place)
        }
        let file = library.files[site.file]
        guard site.node != file.document.root, let inner = file.member("sources", of: site.node) else {
            resolverParts.insert(site)
            return take([TokenLayer(file: site.file, root: site.node)], at: place)
        }
        setLayers[site] = .some(nil)
        setDepth += 1
        let layers = setDepth > JSONDocument.maximumDepth ? [] : layers(of: inner, in: site.file)
        if setDepth > JSONDocument.maximumDepth { excessiveSource = excessiveSource ?? place }
        setDepth -= 1
        setLayers[site] = layers
        return take(layers, at: place)
    }

    /// The layers, unless there are too many: nested sets can have an exponential number.
    private mutating func take(_ layers: [TokenLayer], at place: Site) -> [TokenLayer] {
        guard layerCount + layers.count <= Self.mostLayers else {
            excessiveSource = excessiveSource ?? place
            return []
        }
        layerCount += layers.count
        return layers
    }

    /// The number of layers that the sets of all resolvers may have together.
    private static let mostLayers = 100_000

    /// The target of a source's reference: a file, or the object at the JSON Pointer after its `#`.
    ///
    /// A broken reference is recorded.
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
            library.document(ofFile: number).kind(of: site.node) == .object
        else {
            deadReferences.append(place)
            return nil
        }
        if number != place.file { claimed.insert(number) }
        return site
    }
}
