/// The patterns of a run as a tree of their segments, so that a path is compared only with patterns that may
/// match.
struct PatternTree {
    /// A place between the segments of a pattern.
    private struct Node {
        var names: [String: Int] = [:]
        /// The kinds of segments: any name, or a name of a kind.
        var wildcards: [PathPattern.Segment: Int] = [:]
        /// The numbers of the patterns that end here.
        var patterns: [Int] = []
        /// A pattern that should bind either all members of a group at this place or none of them.
        var watching: Int?
    }

    /// A group whose members should all be bound, because some of them are.
    struct Watch: Hashable {
        /// The place in the tree.
        let node: Int
        /// The number of names of the path before this point.
        let depth: Int
        /// The part of the next name before this point, for names with dots.
        let inner: String
    }

    private var nodes = [Node()]
    /// The places that each pattern goes through.
    private var routes: [[Int]] = []

    init(_ patterns: [PathPattern]) {
        for (number, pattern) in patterns.enumerated() { add(pattern, number) }
    }

    private mutating func add(_ pattern: PathPattern, _ number: Int) {
        let segments = pattern.segments
        let namesPlaces = segments.contains { $0 == .style || $0 == .category }
        var (node, route) = (0, [Int]())
        for (position, segment) in segments.enumerated() {
            let isWatched: Bool =
                switch segment {
                case .style, .category: true
                // After `*` there must be a segment that a group may lack.
                case .any: !namesPlaces && !pattern.namesProperty && position + 1 < segments.count
                case .name, .property: false
                }
            if isWatched, nodes[node].watching == nil { nodes[node].watching = number }
            route.append(node)
            node = child(of: node, segment)
        }
        nodes[node].patterns.append(number)
        routes.append(route)
    }

    private mutating func child(of node: Int, _ segment: PathPattern.Segment) -> Int {
        let known: Int? =
            if case .name(let name) = segment { nodes[node].names[name] } else {
                nodes[node].wildcards[segment]
            }
        if let known { return known }
        nodes.append(Node())
        if case .name(let name) = segment {
            nodes[node].names[name] = nodes.count - 1
        } else {
            nodes[node].wildcards[segment] = nodes.count - 1
        }
        return nodes.count - 1
    }

    /// The pattern for which the members of a group are watched.
    func pattern(watching watch: Watch) -> Int? { nodes[watch.node].watching }

    /// Whether a pattern goes through a place.
    func goes(_ pattern: Int, through watch: Watch) -> Bool { routes[pattern].contains(watch.node) }

    /// The patterns that may match a path, in order, and the places on it whose members are watched.
    func candidates(for path: [String]) -> (patterns: [Int], watches: [Watch]) {
        var watches: [Watch] = []
        var reached: Set<Int> = [0]
        for (depth, name) in path.enumerated() {
            watch(reached, depth, &watches)
            var next: Set<Int> = []
            for node in reached { step(from: node, by: name, to: &next) }
            if name.utf8.contains(UInt8(ascii: ".")) {
                next.formUnion(stepThroughParts(of: name, from: reached, depth, &watches))
            }
            if next.isEmpty { return ([], watches) }
            reached = next
        }
        return (reached.flatMap { nodes[$0].patterns }.sorted(), watches)
    }

    private func watch(
        _ reached: Set<Int>, _ depth: Int, inner: String = "", _ watches: inout [Watch]
    ) {
        for node in reached where nodes[node].watching != nil {
            watches.append(Watch(node: node, depth: depth, inner: inner))
        }
    }

    private func step(from node: Int, by name: String, to next: inout Set<Int>) {
        if let child = nodes[node].names[name] { next.insert(child) }
        for child in nodes[node].wildcards.values { next.insert(child) }
    }

    /// Splits a name with dots into the names between them.
    private func stepThroughParts(
        of name: String, from start: Set<Int>, _ depth: Int, _ watches: inout [Watch]
    ) -> Set<Int> {
        var reached = start
        var inner = ""
        for part in name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
            if !inner.isEmpty { watch(reached, depth, inner: inner, &watches) }
            let part = String(decoding: part, as: UTF8.self)
            var next: Set<Int> = []
            for node in reached { step(from: node, by: part, to: &next) }
            if next.isEmpty { return [] }
            reached = next
            inner += part + "."
        }
        return reached
    }
}
