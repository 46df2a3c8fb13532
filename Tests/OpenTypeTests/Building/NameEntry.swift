/// A name of a synthetic font.
struct NameEntry {
    var platform = 3
    var encoding = 1
    var language = 0x409
    let name: Int
    let bytes: [UInt8]

    /// An American English name for Windows, in UTF-16.
    init(_ name: Int, _ text: String) {
        self.name = name
        bytes = FontData(words: text.utf16.map { Int($0) }).bytes
    }

    /// A name in UTF-16 of a platform.
    init(_ platform: Int, _ encoding: Int, _ language: Int, _ name: Int, _ text: String) {
        self.init(name, text)
        (self.platform, self.encoding, self.language) = (platform, encoding, language)
    }

    /// A name for the Macintosh, in Mac OS Roman.
    init(macRoman bytes: [UInt8], _ name: Int, language: Int = 0) {
        (platform, encoding, self.language) = (1, 0, language)
        self.name = name
        self.bytes = bytes
    }
}

extension FontTables {
    /// `name` with some names, in the order given.
    static func name(_ entries: [NameEntry], version: Int = 0) -> [UInt8] {
        var data = FontData(words: [version, entries.count, 6 + 12 * entries.count])
        var offset = 0
        for entry in entries {
            let words = [
                entry.platform, entry.encoding, entry.language, entry.name, entry.bytes.count, offset,
            ]
            for word in words { data.append(word: word) }
            offset += entry.bytes.count
        }
        for entry in entries { data.append(entry.bytes) }
        return data.bytes
    }

    /// `name` with a family and a PostScript name.
    static func name(family: String, postScriptName: String) -> [UInt8] {
        name([NameEntry(1, family), NameEntry(6, postScriptName)])
    }
}
