import JSONText

/// A tree of tokens that aliases are looked up in: a file, a set of a file, or a source of a resolver.
struct TokenLayer {
    /// The file's number.
    let file: Int
    /// The object that paths begin at.
    let root: JSONNode
    /// The names above the root that belong to a token's path but not to an alias: a set's name.
    var prefix: [JSONNode] = []

    var site: Site { Site(file: file, node: root) }
}

/// The layers that are seen together, later ones before earlier ones.
struct TokenScope {
    let layers: [TokenLayer]

    /// The roots of the layers, what goes first first.
    var roots: [Site] { layers.reversed().map(\.site) }
}
