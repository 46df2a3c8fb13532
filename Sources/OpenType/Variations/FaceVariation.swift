/// The instance of a variable font at which a face is read.
struct FaceVariation {
    let axes: [FontAxis]
    let instances: [FontInstance]
    private let maps: AxisMaps
    /// A value for each axis.
    private(set) var values: [Double]
    /// The axes that somebody set.
    private(set) var chosen: Set<FontTag> = []

    /// That of a font without axes.
    static let none = FaceVariation(axes: [], instances: [], maps: .none)

    /// The default instance.
    init(axes: [FontAxis], instances: [FontInstance], maps: AxisMaps) {
        (self.axes, self.instances, self.maps) = (axes, instances, maps)
        values = axes.map(\.defaultValue)
    }

    /// The default instance of a face.
    init(_ directory: TableDirectory, _ names: NameTable?, _ notes: inout [FontNote]) throws(FontError) {
        guard directory.hasTable(.fvar) else {
            self = .none
            return
        }
        let table = try directory.optional(.fvar, &notes) { table throws(TableFault) in
            try FontVariationsTable(table, names)
        }
        let maps = try directory.optional(.avar, &notes) { table throws(TableFault) in try AxisMaps(table) }
        self.init(axes: table?.axes ?? [], instances: table?.instances ?? [], maps: maps ?? .none)
    }

    /// The coordinates in 16384ths that the font's other tables have.
    var coordinates: [Int] {
        axes.indices.map { maps.mapped(axes[$0].normalized(values[$0]), axis: $0) }
    }

    /// Whether it is the default instance.
    var isDefault: Bool { zip(axes, values).allSatisfy { $0.defaultValue == $1 } }

    /// Whether the optical size follows the point size, because the font has the axis and nobody set it.
    var followsPointSize: Bool { axes.contains { $0.tag == .opsz } && !chosen.contains(.opsz) }

    /// Sets every axis to the values of a named instance.
    mutating func choose(instanceNamed name: String) throws(VariationError) {
        guard !axes.isEmpty else { throw .notVariable }
        guard let instance = instances.first(where: { $0.isNamed(name) }) else {
            throw .unknownInstance(name, instances.map { $0.name ?? $0.postScriptName ?? "" })
        }
        values = instance.values
        chosen = Set(axes.map(\.tag))
    }

    /// Sets an axis.
    mutating func choose(_ value: Double, on tag: FontTag) throws(VariationError) {
        guard !axes.isEmpty else { throw .notVariable }
        guard let place = axes.firstIndex(where: { $0.tag == tag }) else {
            throw .unknownAxis(tag, axes.map(\.tag))
        }
        guard axes[place].range.contains(value) else { throw .outsideAxis(axes[place], value) }
        values[place] = value
        chosen.insert(tag)
    }

    /// Sets the optical size to a point size, limited to the axis, unless somebody set it.
    mutating func follow(pointSize: Double) {
        guard followsPointSize, let place = axes.firstIndex(where: { $0.tag == .opsz }) else { return }
        values[place] = min(max(pointSize, axes[place].minimum), axes[place].maximum)
    }

    /// The name of the default instance if it is not a regular one; `nil` if it is, or has no name.
    var unusualDefaultName: String? {
        let weight = axes.first { $0.tag == FontTag("wght") }
        let name = instances.first { $0.values == axes.map(\.defaultValue) }.flatMap {
            $0.name ?? $0.postScriptName
        }
        if let name { return Self.regularNames.contains(name.lowercased()) ? nil : name }
        guard let weight, weight.defaultValue != 400 else { return nil }
        return "wght \(Self.text(weight.defaultValue))"
    }

    private static let regularNames: Set<String> = ["regular", "roman", "book", "normal", "upright"]

    static func text(_ value: Double) -> String {
        Int(exactly: value).map { String($0) } ?? String(value)
    }
}

/// Why a font cannot be read at an instance.
public enum VariationError: Error, Hashable, Sendable {
    /// The font has no axes.
    case notVariable
    /// The font has no instance of this name; the names that it has.
    case unknownInstance(String, [String])
    /// The font has no axis with this tag; the tags that it has.
    case unknownAxis(FontTag, [FontTag])
    /// The value is outside the axis.
    case outsideAxis(FontAxis, Double)

    /// The fault and what is allowed.
    public var message: String {
        switch self {
        case .notVariable: "the font is not variable: it has no instances and no axes"
        case .unknownInstance(let name, let names):
            "the font has no instance '\(name)'; "
                + (names.isEmpty ? "it names none" : "it has \(names.joined(separator: ", "))")
        case .unknownAxis(let tag, let tags):
            "the font has no axis '\(tag)'; it has \(tags.map(\.description).joined(separator: ", "))"
        case .outsideAxis(let axis, let value):
            "\(axis.tag) has values from \(FaceVariation.text(axis.minimum)) to \(FaceVariation.text(axis.maximum)), "
                + "not \(FaceVariation.text(value))"
        }
    }
}
