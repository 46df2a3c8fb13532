import DynamicType
import JSONText

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

/// Reads resolver documents (DTCG 2025.10, resolver module).
struct ResolverReader {
    /// Files that a resolver takes into its own scopes.
    private(set) var claimed: Set<Int> = []
    /// The objects that are read as parts of sets and contexts.
    private(set) var parts: Set<Site> = []
    /// The first reference that was not followed because there are too many.
    private(set) var excessiveSource: Site?
    /// The names of modifiers.
    private(set) var modifiers: [String] = []

    private let library: TokenLibrary
    /// The requested context of each modifier.
    private let contexts: [String: String]
    /// The layers of sets that resolvers refer to, computed once per set; `nil` while they are being
    /// computed.
    private var setLayers: [Site: [TokenLayer]?] = [:]
    /// The number of layers that the sets of resolvers have together.
    private var layerCount = 0
    /// The depth of sets that refer to each other.
    private var setDepth = 0

    init(_ library: TokenLibrary, contexts: [String: String]) {
        (self.library, self.contexts) = (library, contexts)
    }

    /// Reads a resolver's order of sets and modifiers (DTCG 2025.10, resolver module).
    mutating func plan(resolver file: Int, _ files: inout TokenFiles) -> ResolverPlan {
        let document = library.document(ofFile: file)
        guard let order = document.member("resolutionOrder", of: document.root) else { return ResolverPlan() }
        var plan = ResolverPlan(stacks: [ResolverPlan.Stack(layers: [])])
        let entries = document.elements(of: order).map { (element: $0, target: target(of: $0, in: file)) }
        // A set that is named twice is used once, at its last position.
        let last = Dictionary(entries.indices.map { (entries[$0].target.0, $0) }) { $1 }
        for (index, (element, (entry, name))) in entries.enumerated() where last[entry] == index {
            if let contexts = document.member("contexts", of: entry) {
                add(modifier: name, entry, contexts, file, to: &plan, &files)
            } else if let sources = document.member("sources", of: entry) {
                let layers = layers(of: sources, in: file, &files)
                for index in plan.stacks.indices { plan.stacks[index].layers += layers }
            } else if let reference = document.member("$ref", of: element) {
                files.addDeadReference(Site(file: file, node: reference))
            } else {
                files.addDeadReference(Site(file: file, node: element))
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

    /// The set or modifier that an element of the order defines or refers to, and its name.
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
        to plan: inout ResolverPlan,
        _ files: inout TokenFiles
    ) {
        let document = library.document(ofFile: file)
        modifiers.append(name)
        var sources: [(name: String, layers: [TokenLayer])] = []
        for context in document.members(of: contexts) {
            sources.append((document.text(of: context.name), layers(of: context.value, in: file, &files)))
        }
        let names = sources.map(\.name)
        let wanted = self.contexts[name]
        if wanted == nil, CategoryNames.areCategories(names), plan.stacks.allSatisfy({ $0.context == nil }) {
            guard sources.count * plan.stacks.count <= ResolverPlan.mostStacks else {
                return files.addLimit(.contexts, at: Site(file: file, node: contexts))
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
            files.add(
                .noContext(file: library.files[file].name, modifier: name, contexts: names))
            return
        }
        guard let context = sources.first(where: { $0.name == chosen }) else {
            files.add(
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

    /// The layers of a list of sources: files, parts of files or of the document, or inline tokens.
    private mutating func layers(
        of sources: JSONNode, in file: Int, _ files: inout TokenFiles
    ) -> [TokenLayer] {
        let document = library.document(ofFile: file)
        var layers: [TokenLayer] = []
        guard document.kind(of: sources) == .array else {
            files.addDeadReference(Site(file: file, node: sources))
            return []
        }
        for source in document.elements(of: sources) {
            guard document.kind(of: source) == .object else {
                files.addDeadReference(Site(file: file, node: source))
                continue
            }
            guard let reference = document.member("$ref", of: source) else {
                parts.insert(Site(file: file, node: source))
                layers.append(TokenLayer(file: file, root: source))
                continue
            }
            let place = Site(file: file, node: reference)
            guard let site = part(document.text(of: reference), referredToAt: place, &files) else { continue }
            layers += self.layers(at: site, referredToAt: place, &files)
        }
        return Self.distinct(layers)
    }

    /// The layers of a reference in a list of sources: a set with its own sources, or tokens.
    private mutating func layers(
        at site: Site, referredToAt place: Site, _ files: inout TokenFiles
    ) -> [TokenLayer] {
        if let known = setLayers[site] {
            // Sets that refer to themselves would recurse forever.
            if known == nil { files.addDeadReference(place) }
            let layers = known ?? []
            return take(layers, at: place)
        }
        let file = library.files[site.file]
        guard site.node != file.document.root, let inner = file.member("sources", of: site.node) else {
            parts.insert(site)
            return take([TokenLayer(file: site.file, root: site.node)], at: place)
        }
        setLayers[site] = .some(nil)
        setDepth += 1
        let layers = setDepth > JSONDocument.maximumDepth ? [] : layers(of: inner, in: site.file, &files)
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
    private mutating func part(
        _ reference: String, referredToAt place: Site, _ files: inout TokenFiles
    ) -> Site? {
        let parts = reference.utf8.split(
            separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false)
        let path = String(decoding: parts[0], as: UTF8.self)
        let pointer = AliasText(
            reference: "#" + (parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : ""))
        guard case .pointer(let names) = pointer else {
            files.addDeadReference(place)
            return nil
        }
        var number = place.file
        if parts.count == 1 || !path.isEmpty {
            guard let loaded = files.load(path, referredToAt: place) else { return nil }
            number = loaded
        }
        guard let site = library.site(at: names, ofFile: number),
            library.document(ofFile: number).kind(of: site.node) == .object
        else {
            files.addDeadReference(place)
            return nil
        }
        if number != place.file { claimed.insert(number) }
        return site
    }
}
