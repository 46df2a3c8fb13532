/// A face of a font file, with its names and vertical metrics.
public struct FontFace {
    /// Its number in the file, from 0.
    public let number: Int

    /// The names of the face.
    public let name: FontName

    /// The height of its lines, in its units.
    public let metrics: VerticalMetrics

    /// Notes about these figures.
    public let notes: [FontNote]

    /// The instance of a variable font at which the face is read.
    let variation: FaceVariation
    let directory: TableDirectory
    /// The ascender of `hhea` in units, whichever table the metrics come from.
    let horizontalAscender: Int
    /// The number of advances in `hmtx`, at least 1.
    let numberOfHMetrics: Int

    /// Reads the tables that metrics need.
    ///
    /// - Throws: ``FontError`` if `head` or `hhea` is missing or broken, or if the ascender is not above the
    ///   descender in the table that the line height comes from.
    init(_ directory: TableDirectory, number: Int) throws(FontError) {
        var notes: [FontNote] = []
        let names = try NameTable(in: directory, &notes)
        try self.init(
            directory, number: number, FontName(names), try FaceVariation(directory, names, &notes), notes)
    }

    private init(
        _ directory: TableDirectory, number: Int, _ name: FontName, _ variation: FaceVariation,
        _ found: [FontNote]
    ) throws(FontError) {
        let head = try directory.required(.head) { table throws(TableFault) in try HeadTable(table) }
        let hhea = try directory.required(.hhea) { table throws(TableFault) in try HorizontalHeader(table) }
        var notes = found
        let os2 = try directory.optional(.os2, &notes) { table throws(TableFault) in try OS2Table(table) }
        let stat = try directory.optional(.stat, &notes) { table throws(TableFault) in
            try StyleAttributes(table)
        }
        self.number = number
        self.directory = directory
        numberOfHMetrics = Int(hhea.numberOfHMetrics)
        horizontalAscender = Int(hhea.metrics.ascender)
        (self.name, self.variation) = (name, variation)
        let varied = try Self.variations(directory, variation, &notes)
        if let os2, let typographic = os2.typographic, stat != nil, os2.usesTypographicMetrics {
            metrics = VerticalMetrics(head, typographic.varied(by: varied), of: .os2, os2, varied)
        } else {
            metrics = VerticalMetrics(head, hhea.metrics, of: .hhea, os2, varied)
        }
        guard metrics.lineHeight > 0 else {
            throw .table(
                metrics.table == .hhea ? .hhea : .os2,
                .lineHeight(ascender: metrics.ascender, descender: metrics.descender))
        }
        self.notes =
            notes + Self.note(varied, variation, metrics.table) + Self.notes(on: metrics, family: name.family)
    }

    /// The changes of `MVAR` to the metrics of `OS/2`.
    private static func variations(
        _ directory: TableDirectory, _ variation: FaceVariation, _ notes: inout [FontNote]
    ) throws(FontError) -> MetricsVariations? {
        guard !variation.axes.isEmpty else { return nil }
        return try directory.optional(.mvar, &notes) { table throws(TableFault) in
            try MetricsVariations(table, at: variation.coordinates)
        }
    }

    /// A note where `MVAR` has changes that do not count, or would count at other instances.
    private static func note(
        _ varied: MetricsVariations?, _ variation: FaceVariation, _ table: MetricsTable
    ) -> [FontNote] {
        guard let varied, !varied.lineMetrics.isEmpty else { return [] }
        switch table {
        case .os2: return variation.isDefault ? [.variedMetrics(varied.lineMetrics)] : []
        case .hhea: return variation.isDefault ? [] : [.unvariedMetrics(varied.lineMetrics)]
        }
    }

    private static func notes(on metrics: VerticalMetrics, family: String?) -> [FontNote] {
        var notes: [FontNote] = []
        if let family, ["Helvetica", "Times"].contains(family) { notes.append(.systemFamily(family)) }
        if metrics.descender > 0 { notes.append(.positiveDescender(metrics.table, metrics.descender)) }
        if metrics.lineGap < 0 { notes.append(.negativeLineGap(metrics.lineGap)) }
        return notes
    }
}

extension FontFace {
    /// The axes of a variable font, in the font's order; empty for other fonts.
    public var axes: [FontAxis] { variation.axes }

    /// The named instances of a variable font, in the font's order.
    public var instances: [FontInstance] { variation.instances }

    /// The value of each axis at which the face is read, in the order of the axes.
    public var axisValues: [Double] { variation.values }

    /// The family with the style of the PostScript name, `Inter Regular`; `this font` if the face names none.
    public var displayName: String {
        let style = name.postScriptName.flatMap { name in
            name.lastIndex(of: "-").map { String(name[name.index(after: $0)...]) }
        }
        let chosen = zip(axes, axisValues).filter { variation.chosen.contains($0.0.tag) }.map { axis, value in
            "\(axis.tag) \(FaceVariation.text(value))"
        }
        guard let family = name.family ?? name.postScriptName else { return "this font" }
        return ([family] + (chosen.isEmpty ? [style].compactMap { $0 } : chosen)).joined(separator: " ")
    }

    /// The tables that hold the glyphs of a face without outlines that are read; `nil` for a face with `glyf` or `CFF `.
    public var unreadOutlineTables: [FontTag]? {
        guard !directory.hasTable(.glyf), !directory.hasTable(.cff) else { return nil }
        return [FontTag("CFF2"), .cbdt, .sbix, .svg].filter(directory.hasTable)
    }

    /// Whether the font's license forbids embedding without permission, by `fsType` of `OS/2`.
    public var hasRestrictedLicense: Bool {
        let bytes = try? directory.table(.os2).bytes(at: 8, count: 2)
        return (try? bytes?.uint16(at: 0)).map { $0 & 0xF == 2 } ?? false
    }

    /// Whether the optical size follows the point size, as with Core Text: the font has the axis `opsz`, and nobody set it.
    public var opticalSizeFollowsPointSize: Bool { variation.followsPointSize }

    /// The face at a named instance, with each axis at the instance's value.
    ///
    /// - Parameter name: The instance's subfamily name or PostScript name; letter case does not matter.
    /// - Returns: The face with the metrics and widths of the instance.
    /// - Throws: ``VariationError``, or ``FontError`` if a table is broken.
    public func instance(named name: String) throws -> FontFace {
        var variation = variation
        try variation.choose(instanceNamed: name)
        return try at(variation)
    }

    /// The face at other values of some axes.
    ///
    /// - Parameter values: By the tags of the axes; values outside an axis are an error and not limited.
    /// - Returns: The face with the metrics and widths at these values.
    /// - Throws: ``VariationError``, or ``FontError`` if a table is broken.
    public func varied(_ values: [FontTag: Double]) throws -> FontFace {
        var variation = variation
        // In order, so that every run reports the same of two faults.
        for (tag, value) in values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            try variation.choose(value, on: tag)
        }
        return try at(variation)
    }

    /// The face at the optical size for a point size, limited to the axis.
    ///
    /// It is unchanged without that axis, and if somebody set it.
    ///
    /// - Throws: ``FontError`` if a table is broken.
    public func atOpticalSize(for pointSize: Double) throws(FontError) -> FontFace {
        guard variation.followsPointSize else { return self }
        var variation = variation
        variation.follow(pointSize: pointSize)
        return try at(variation)
    }

    /// The metrics at a size, of the optical size for it if the font has optical sizes.
    ///
    /// - Parameter pointSize: The size in points, any finite number.
    /// - Returns: Points: units × size ÷ units per em, not rounded.
    public func scaledMetrics(to pointSize: Double) -> ScaledVerticalMetrics {
        // The tables were read once, so they can be read again.
        let face = (try? atOpticalSize(for: pointSize)) ?? self
        return face.metrics.scaled(to: pointSize)
    }

    private func at(_ variation: FaceVariation) throws(FontError) -> FontFace {
        // The notes on the tables that both have are found again, those on names and axes are kept.
        let kept = notes.filter { note in
            guard case .ignoredTable(let tag, _) = note else { return false }
            return [FontTag.name, .fvar, .avar].contains(tag)
        }
        return try FontFace(directory, number: number, name, variation, kept)
    }
}
