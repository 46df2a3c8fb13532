/// What an instance of a variable font changes in `GSUB` and `GPOS`.
struct LayoutVariations {
    /// The normalized coordinates, in 16384ths, an axis each; none in a font without axes.
    let coordinates: [Int]
    /// The variations of positions, from `GDEF`.
    let deltas: VariationDeltas?

    static let none = LayoutVariations(coordinates: [], deltas: nil)

    private init(coordinates: [Int], deltas: VariationDeltas?) {
        (self.coordinates, self.deltas) = (coordinates, deltas)
    }

    /// The changes at the instance of a face, with a note if they cannot be read.
    init(_ face: FontFace, _ classes: GlyphClasses?, _ notes: inout [FontNote]) {
        let coordinates = face.variation.coordinates
        guard !coordinates.isEmpty else {
            self = .none
            return
        }
        var deltas: VariationDeltas?
        do throws(TableFault) {
            deltas = try classes?.deltas(at: coordinates)
        } catch {
            notes.append(.ignoredTable(.gdef, error))
        }
        self.init(coordinates: coordinates, deltas: face.variation.isDefault ? nil : deltas)
    }
}

/// The features that an instance has instead of others.
///
/// https://learn.microsoft.com/typography/opentype/spec/chapter2#featurevariations-table
enum FeatureVariations {
    /// The offsets of the features that instances at some coordinates have, by the number of the feature.
    static func replaced(
        _ bytes: FontBytes, at offset: Int, _ coordinates: [Int], _ limit: inout ReadingLimit
    ) throws(TableFault) -> [Int: Int] {
        guard offset < bytes.count else { throw .offsetOutsideTable }
        let version = try bytes.uint16(at: offset)
        guard version == 1 else { throw .version(version) }
        let count = Int(clamping: try bytes.uint32(at: offset + 4))
        try limit.spend(count)
        for number in 0..<count {
            let record = offset + 8 + 8 * number
            let conditions = try place(bytes, at: record, from: offset)
            let substitutions = try place(bytes, at: record + 4, from: offset)
            guard
                try conditions.map({ place throws(TableFault) in
                    try holds(bytes, at: place, coordinates, &limit)
                }) ?? true
            else { continue }
            return try substitutions.map { place throws(TableFault) in try features(bytes, at: place, &limit)
            }
                ?? [:]
        }
        return [:]
    }

    /// The place that an offset of 32 bits leads to; `nil` for 0.
    private static func place(
        _ bytes: FontBytes, at field: Int, from start: Int
    ) throws(TableFault) -> Int? {
        let offset = Int(clamping: try bytes.uint32(at: field))
        if offset == 0 { return nil }
        guard offset < bytes.count - start else { throw .offsetOutsideTable }
        return start + offset
    }

    /// Whether all conditions of a set hold.
    private static func holds(
        _ bytes: FontBytes, at set: Int, _ coordinates: [Int], _ limit: inout ReadingLimit
    ) throws(TableFault) -> Bool {
        let count = Int(try bytes.uint16(at: set))
        try limit.spend(count)
        for number in 0..<count {
            guard let condition = try place(bytes, at: set + 2 + 4 * number, from: set),
                // A condition of a later version never holds.
                try bytes.uint16(at: condition) == 1
            else { return false }
            let axis = Int(try bytes.uint16(at: condition + 2))
            let coordinate = coordinates.indices.contains(axis) ? coordinates[axis] : 0
            let (low, high) = (try bytes.int16(at: condition + 4), try bytes.int16(at: condition + 6))
            guard Int(low) <= coordinate, coordinate <= Int(high) else { return false }
        }
        return true
    }

    private static func features(
        _ bytes: FontBytes, at table: Int, _ limit: inout ReadingLimit
    ) throws(TableFault) -> [Int: Int] {
        let count = Int(try bytes.uint16(at: table + 4))
        try limit.spend(count)
        var features: [Int: Int] = [:]
        for number in 0..<count {
            let record = table + 6 + 6 * number
            guard let feature = try place(bytes, at: record + 2, from: table) else { continue }
            features[Int(try bytes.uint16(at: record))] = feature
        }
        return features
    }
}
