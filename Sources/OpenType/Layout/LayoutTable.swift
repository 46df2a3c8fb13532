/// `GPOS` or `GSUB`: the lookups of some features, by script.
///
/// Everything that is used is checked when the table is opened.
/// https://learn.microsoft.com/typography/opentype/spec/chapter2
struct LayoutTable<Subtable: LookupSubtable> {
    /// The lookups that the features of a script use, in its default language.
    struct Selection {
        /// The numbers of the lookups by feature.
        private(set) var features: [FontTag: Set<Int>] = [:]
        /// The feature that applies whether or not anybody asks for it, if it is not among those asked for.
        private(set) var required: Set<Int> = []

        mutating func add(_ lookups: Set<Int>, to feature: FontTag, isWanted: Bool) {
            if isWanted {
                features[feature, default: []].formUnion(lookups)
            } else {
                required.formUnion(lookups)
            }
        }

        /// The lookups of some features together, ascending: the order in which they apply.
        func lookups(of tags: [FontTag]) -> [Int] {
            tags.reduce(into: Set<Int>()) { $0.formUnion(features[$1] ?? []) }.sorted()
        }

        var all: Set<Int> { features.values.reduce(required) { $0.union($1) } }
    }

    private let bytes: FontBytes
    private let scripts: Int
    private let features: FeatureList
    /// The lookups that features and other lookups use, by their numbers.
    let lookups: [Int: Lookup<Subtable>]

    /// The table at an instance of a variable font.
    ///
    /// - Parameters:
    ///   - table: `GPOS` or `GSUB`.
    ///   - variations: The differences of its values at the instance.
    ///   - wanted: The features whose lookups count; the required feature always does.
    /// - Throws: ``TableFault`` for a broken table.
    init(
        _ table: FontTable, _ variations: LayoutVariations, wanted: [FontTag] = Subtable.features
    ) throws(TableFault) {
        let bytes = try table.layoutBytes(header: 10)
        let version = try bytes.uint16(at: 0)
        guard version == 1 else { throw .version(version) }
        var limit = ReadingLimit(tableSize: bytes.count)
        self.bytes = bytes
        scripts = Int(try bytes.uint16(at: 4))
        let lookupList = Int(try bytes.uint16(at: 8))
        features = try FeatureList(bytes, wanted, variations.coordinates, &limit)
        guard scripts != 0, features.offset != 0, lookupList != 0 else {
            // A table without one of the lists has no effect.
            lookups = [:]
            return
        }
        var used: Set<Int> = []
        let scriptCount = Int(try bytes.uint16(at: scripts))
        try limit.spend(scriptCount)
        for number in 0..<scriptCount {
            let place = scripts + 2 + 6 * number
            _ = try bytes.uint32(at: place)
            let script = scripts + Int(try bytes.uint16(at: place + 4))
            used.formUnion(try features.selection(script: script, &limit).all)
        }
        lookups = try Self.lookups(bytes, at: lookupList, used, variations.deltas, &limit)
    }

    /// The lookups with some numbers, and those that they apply.
    private static func lookups(
        _ bytes: FontBytes, at list: Int, _ used: Set<Int>, _ deltas: VariationDeltas?,
        _ limit: inout ReadingLimit
    ) throws(TableFault) -> [Int: Lookup<Subtable>] {
        var lookups: [Int: Lookup<Subtable>] = [:]
        let count = Int(try bytes.uint16(at: list))
        for number in used where number >= count { throw .unknownLookup(number) }
        var next = used
        while !next.isEmpty {
            var nested: Set<Int> = []
            // In order, so that every run reports the same of two faults.
            for number in next.sorted() {
                let offset = Int(try bytes.uint16(at: list + 2 + 2 * number))
                guard offset != 0 else { throw .offsetOutsideTable }
                let lookup = try Lookup<Subtable>(bytes, at: list + offset, deltas, &limit)
                lookups[number] = lookup
                for subtable in lookup.subtables { nested.formUnion(subtable.nestedLookups) }
            }
            // A rule that applies a lookup that does not exist has no effect.
            next = nested.filter { $0 < count && lookups[$0] == nil }
        }
        return lookups
    }

    /// The lookups that a script uses: its own, or those of the default script, or of Latin.
    func selection(script: FontTag) -> Selection {
        guard scripts != 0, features.offset != 0 else { return Selection() }
        let count = bytes.word(at: scripts)
        for tag in [script, .defaultScript, .latin] {
            for number in 0..<count where bytes.long(at: scripts + 2 + 6 * number) == tag.rawValue {
                var limit = ReadingLimit(tableSize: bytes.count)
                let place = scripts + bytes.word(at: scripts + 2 + 6 * number + 4)
                // Reading cannot fail here, because it succeeded when the table was opened.
                return (try? features.selection(script: place, &limit)) ?? Selection()
            }
        }
        return Selection()
    }

    /// The list of features, with those that an instance replaces.
    private struct FeatureList {
        private let bytes: FontBytes
        private let wanted: [FontTag]
        let offset: Int
        /// The offsets of features that the instance has instead of those with the same number.
        private let replaced: [Int: Int]

        init(
            _ bytes: FontBytes, _ wanted: [FontTag], _ coordinates: [Int], _ limit: inout ReadingLimit
        ) throws(TableFault) {
            (self.bytes, self.wanted) = (bytes, wanted)
            offset = Int(try bytes.uint16(at: 6))
            let hasVariations = try bytes.uint16(at: 2) >= 1 && bytes.count >= 14 && !coordinates.isEmpty
            let variations = hasVariations ? Int(clamping: try bytes.uint32(at: 10)) : 0
            replaced =
                variations == 0
                ? [:] : try FeatureVariations.replaced(bytes, at: variations, coordinates, &limit)
        }

        /// The features of the default language of a script.
        func selection(script: Int, _ limit: inout ReadingLimit) throws(TableFault) -> Selection {
            var selection = Selection()
            let start = Int(try bytes.uint16(at: script))
            if start == 0 { return selection }
            let language = script + start
            let required = Int(try bytes.uint16(at: language + 2))
            let count = Int(try bytes.uint16(at: language + 4))
            try limit.spend(count)
            for number in -1..<count {
                let feature = number < 0 ? required : Int(try bytes.uint16(at: language + 6 + 2 * number))
                if number < 0, feature == 0xFFFF { continue }
                guard feature < Int(try bytes.uint16(at: offset)) else { throw .offsetOutsideTable }
                let record = offset + 2 + 6 * feature
                let tag = try bytes.tag(at: record)
                guard number < 0 || wanted.contains(tag) else { continue }
                let start = offset + Int(try bytes.uint16(at: record + 4))
                let place = replaced[feature] ?? start
                let lookupCount = Int(try bytes.uint16(at: place + 2))
                try limit.spend(lookupCount)
                var lookups: Set<Int> = []
                for index in 0..<lookupCount {
                    lookups.insert(Int(try bytes.uint16(at: place + 4 + 2 * index)))
                }
                selection.add(lookups, to: tag, isWanted: wanted.contains(tag))
            }
            return selection
        }
    }
}
