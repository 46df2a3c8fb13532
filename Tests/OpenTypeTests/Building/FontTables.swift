/// The tables of synthetic fonts; what no test looks at is 0.
enum FontTables {
    static func head(unitsPerEm: Int) -> [UInt8] {
        var data = FontData(words: [1, 0])
        data.pad(to: 12)
        data.append(long: 0x5F0F_3CF5)
        data.append(word: 0)
        data.append(word: unitsPerEm)
        data.pad(to: 54)
        return data.bytes
    }

    static func hhea(
        _ ascender: Int, _ descender: Int, _ lineGap: Int, numberOfHMetrics: Int = 1
    ) -> [UInt8] {
        var data = FontData(words: [1, 0, ascender, descender, lineGap])
        data.pad(to: 34)
        data.append(word: numberOfHMetrics)
        return data.bytes
    }

    /// `OS/2` of a version, as long as that version is; Windows' metrics differ from all others.
    static func os2(
        version: Int = 4, fsSelection: Int = 0x40, typographic: (Int, Int, Int) = (700, -300, 90),
        xHeight: Int = 500, capHeight: Int = 720
    ) -> [UInt8] {
        var data = FontData(words: [version])
        data.pad(to: 62)
        data.append(word: fsSelection)
        data.pad(to: 68)
        for word in [typographic.0, typographic.1, typographic.2, 1111, 333] { data.append(word: word) }
        data.pad(to: 86)
        data.append(word: xHeight)
        data.append(word: capHeight)
        data.pad(to: 100)
        let length =
            switch version {
            case 0: 78
            case 1: 86
            case 2...4: 96
            default: 100
            }
        return Array(data.bytes.prefix(length))
    }

    /// `STAT` with axes of 8 bytes and no values.
    static func stat(axes: Int = 1) -> [UInt8] {
        var data = FontData(words: [1, 1, 8, axes])
        data.append(long: 20)
        data.append(word: 0)
        data.append(long: 0)
        data.append(word: 2)
        data.pad(to: 20 + 8 * axes)
        return data.bytes
    }

    /// `MVAR` with records of some tags and no variations.
    static func mvar(_ tags: [String]) -> [UInt8] {
        var data = FontData(words: [1, 0, 0, 8, tags.count, 0])
        for tag in tags {
            data.append(tag: tag)
            data.append(long: 0)
        }
        return data.bytes
    }

    /// `fvar`; only its presence matters.
    static let fvar: [UInt8] = fvar(
        axes: [("wght", minimum: 100, normal: 400, maximum: 900)], instances: [(name: 2, values: [700])])

    /// `fvar` with axes, whose names are 256, 257 and so on, and instances: the number of the name, and a value for each
    /// axis.
    static func fvar(
        axes: [(tag: String, minimum: Int, normal: Int, maximum: Int)],
        instances: [(name: Int, values: [Int])] = []
    ) -> [UInt8] {
        var data = FontData(words: [1, 0, 16, 2, axes.count, 20, instances.count, 4 + 4 * axes.count])
        for (number, axis) in axes.enumerated() {
            data.append(tag: axis.tag)
            for value in [axis.minimum, axis.normal, axis.maximum] {
                data.append(word: value)
                data.append(word: 0)
            }
            data.append(word: 0)
            data.append(word: 256 + number)
        }
        for instance in instances {
            data.append(word: instance.name)
            data.append(word: 0)
            for value in instance.values {
                data.append(word: value)
                data.append(word: 0)
            }
        }
        return data.bytes
    }
}
