/// `GPOS` or `GSUB` of a synthetic font.
struct LayoutData {
    /// A lookup: its type, its flags, and its subtables.
    struct Lookup {
        var type: Int
        var flags = 0
        /// The number of a mark set, behind the offsets.
        var markSet: Int?
        var subtables: [[UInt8]]
    }

    /// Tags, and the numbers of the features of their default languages.
    var scripts: [(tag: String, features: [Int])] = [("DFLT", [0])]
    /// Tags, and the numbers of lookups.
    var features: [(tag: String, lookups: [Int])]
    var lookups: [Lookup]

    /// A table with one feature of some lookups, all of them in it.
    init(_ feature: String, _ lookups: [Lookup]) {
        features = [(feature, Array(lookups.indices))]
        self.lookups = lookups
    }

    var bytes: [UInt8] {
        let scripts = Self.list(
            self.scripts.map {
                ($0.tag, FontData(words: [4, 0, 0, 0xFFFF, $0.features.count] + $0.features).bytes)
            })
        let features = Self.list(
            self.features.map { ($0.tag, FontData(words: [0, $0.lookups.count] + $0.lookups).bytes) })
        var data = FontData(words: [1, 0, 10, 10 + scripts.count, 10 + scripts.count + features.count])
        data.append(scripts)
        data.append(features)
        data.append(
            Self.offsets(
                from: 2 + 2 * lookups.count, lookups.map { Self.lookup($0) }, before: [lookups.count]))
        return data.bytes
    }

    private static func lookup(_ lookup: Lookup) -> [UInt8] {
        let set = lookup.markSet.map { [$0] } ?? []
        let size = 6 + 2 * lookup.subtables.count + 2 * set.count
        return offsets(
            from: size, lookup.subtables, before: [lookup.type, lookup.flags, lookup.subtables.count],
            after: set)
    }

    /// Records of tags and offsets, and what they lead to.
    private static func list(_ entries: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
        var data = FontData(words: [entries.count])
        var offset = 2 + 6 * entries.count
        for (tag, bytes) in entries {
            data.append(tag: tag)
            data.append(word: offset)
            offset += bytes.count
        }
        for (_, bytes) in entries { data.append(bytes) }
        return data.bytes
    }

    /// Numbers, offsets and more numbers, and the parts that the offsets lead to.
    static func offsets(
        from start: Int, _ parts: [[UInt8]], before: [Int], after: [Int] = []
    ) -> [UInt8] {
        var data = FontData(words: before)
        var offset = start
        for part in parts {
            data.append(word: offset)
            offset += part.count
        }
        data.append(FontData(words: after).bytes)
        for part in parts { data.append(part) }
        return data.bytes
    }
}

extension LayoutData.Lookup {
    /// A lookup that extends others.
    func extended() -> LayoutData.Lookup {
        LayoutData.Lookup(
            type: type == 2 ? 9 : 7, flags: flags, subtables: subtables.map { Self.extension($0, of: type) })
    }

    /// A subtable behind an extension's header.
    static func `extension`(_ subtable: [UInt8], of type: Int) -> [UInt8] {
        FontData(words: [1, type, 0, 8]).bytes + subtable
    }
}
