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
        let head = try directory.required(.head) { table throws(TableFault) in try HeadTable(table) }
        let hhea = try directory.required(.hhea) { table throws(TableFault) in try HorizontalHeader(table) }
        var notes: [FontNote] = []
        let os2 = try directory.optional(.os2, &notes) { table throws(TableFault) in try OS2Table(table) }
        let stat = try directory.optional(.stat, &notes) { table throws(TableFault) in
            try StyleAttributes(table)
        }
        self.number = number
        self.directory = directory
        numberOfHMetrics = Int(hhea.numberOfHMetrics)
        horizontalAscender = Int(hhea.metrics.ascender)
        name = try FontName(directory, &notes)
        if let os2, let typographic = os2.typographic, stat != nil, os2.usesTypographicMetrics {
            metrics = VerticalMetrics(head, typographic, of: .os2, os2)
            try notes.append(contentsOf: Self.variation(directory))
        } else {
            metrics = VerticalMetrics(head, hhea.metrics, of: .hhea, os2)
        }
        guard metrics.lineHeight > 0 else {
            throw .table(
                metrics.table == .hhea ? .hhea : .os2,
                .lineHeight(ascender: metrics.ascender, descender: metrics.descender))
        }
        self.notes = notes + Self.notes(on: metrics, family: name.family)
    }

    /// The changes of `MVAR` to the metrics that come from `OS/2`.
    private static func variation(_ directory: TableDirectory) throws(FontError) -> [FontNote] {
        guard directory.hasTable(.fvar) else { return [] }
        var notes: [FontNote] = []
        let variations = try directory.optional(.mvar, &notes) { table throws(TableFault) in
            try MetricsVariations(table)
        }
        if let varied = variations?.lineMetrics, !varied.isEmpty { notes.append(.variedMetrics(varied)) }
        return notes
    }

    private static func notes(on metrics: VerticalMetrics, family: String?) -> [FontNote] {
        var notes: [FontNote] = []
        if let family, ["Helvetica", "Times"].contains(family) { notes.append(.systemFamily(family)) }
        if metrics.descender > 0 { notes.append(.positiveDescender(metrics.table, metrics.descender)) }
        if metrics.lineGap < 0 { notes.append(.negativeLineGap(metrics.lineGap)) }
        return notes
    }
}
