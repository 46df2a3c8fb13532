/// `GPOS` or `GSUB`: the lookups of some features, by script.
///
/// Everything that is used is checked when the table is opened.
/// https://learn.microsoft.com/typography/opentype/spec/chapter2
struct LayoutTable<Subtable: LookupSubtable> {
    /// The lookups that a script uses.
    struct Selection {
        /// The numbers of the lookups, ascending: the order in which they apply.
        var lookups: [Int] = []
        /// Whether the script has one of the features, even one without lookups.
        var hasFeature = false
    }

    private let bytes: FontBytes
    private let scripts: Int
    /// The lookups that features use, by their numbers.
    let lookups: [Int: Lookup<Subtable>]
    private let featureList: Int

    init(_ table: FontTable) throws(TableFault) {
        let bytes = try table.layoutBytes(header: 10)
        let version = try bytes.uint16(at: 0)
        guard version == 1 else { throw .version(version) }
        var limit = ReadingLimit(tableSize: bytes.count)
        self.bytes = bytes
        scripts = Int(try bytes.uint16(at: 4))
        featureList = Int(try bytes.uint16(at: 6))
        let lookupList = Int(try bytes.uint16(at: 8))
        guard scripts != 0, featureList != 0, lookupList != 0 else {
            // A table without one of the lists has no effect.
            lookups = [:]
            return
        }
        var used: Set<Int> = []
        try Self.checkScripts(bytes, at: scripts, features: featureList, &used, &limit)
        let count = Int(try bytes.uint16(at: lookupList))
        var lookups: [Int: Lookup<Subtable>] = [:]
        // In order, so that every run reports the same of two faults.
        for number in used.sorted() {
            guard number < count else { throw .unknownLookup(number) }
            let offset = Int(try bytes.uint16(at: lookupList + 2 + 2 * number))
            guard offset != 0 else { throw .offsetOutsideTable }
            lookups[number] = try Lookup(bytes, at: lookupList + offset, &limit)
        }
        self.lookups = lookups
    }

    /// Looks at the default language of every script, and collects the lookups that are used.
    private static func checkScripts(
        _ bytes: FontBytes, at scripts: Int, features: Int, _ used: inout Set<Int>,
        _ limit: inout ReadingLimit
    ) throws(TableFault) {
        let count = Int(try bytes.uint16(at: scripts))
        try limit.spend(count)
        for number in 0..<count {
            let place = scripts + 2 + 6 * number
            _ = try bytes.uint32(at: place)
            let selection = try selection(
                bytes, script: scripts + Int(try bytes.uint16(at: place + 4)), features: features, &limit)
            used.formUnion(selection.lookups)
        }
    }

    /// The features of the default language of a script.
    private static func selection(
        _ bytes: FontBytes, script: Int, features: Int, _ limit: inout ReadingLimit
    ) throws(TableFault) -> Selection {
        var selection = Selection()
        let offset = Int(try bytes.uint16(at: script))
        if offset == 0 { return selection }
        let language = script + offset
        let required = Int(try bytes.uint16(at: language + 2))
        let count = Int(try bytes.uint16(at: language + 4))
        try limit.spend(count)
        var lookups: Set<Int> = []
        for number in -1..<count {
            let feature = number < 0 ? required : Int(try bytes.uint16(at: language + 6 + 2 * number))
            if number < 0, feature == 0xFFFF { continue }
            guard feature < Int(try bytes.uint16(at: features)) else { throw .offsetOutsideTable }
            let record = features + 2 + 6 * feature
            guard Subtable.features.contains(try bytes.tag(at: record)) else { continue }
            selection.hasFeature = true
            let place = features + Int(try bytes.uint16(at: record + 4))
            let lookupCount = Int(try bytes.uint16(at: place + 2))
            try limit.spend(lookupCount)
            for index in 0..<lookupCount { lookups.insert(Int(try bytes.uint16(at: place + 4 + 2 * index))) }
        }
        selection.lookups = lookups.sorted()
        return selection
    }

    /// The lookups of a script's default language: its own, or those of `DFLT` or `latn`.
    func selection(script: FontTag) -> Selection {
        guard scripts != 0, featureList != 0 else { return Selection() }
        let count = bytes.word(at: scripts)
        for tag in [script, .defaultScript, .latin] {
            for number in 0..<count where bytes.long(at: scripts + 2 + 6 * number) == tag.rawValue {
                var limit = ReadingLimit(tableSize: bytes.count)
                let place = scripts + bytes.word(at: scripts + 2 + 6 * number + 4)
                // Reading cannot fail here, because it succeeded when the table was opened.
                return (try? Self.selection(bytes, script: place, features: featureList, &limit))
                    ?? Selection()
            }
        }
        return Selection()
    }
}
