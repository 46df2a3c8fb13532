/// The vertical metrics of a face in its own units, as Core Text takes them from the file.
///
/// The table that counts is documented for Core Text by WebKit: the typographic fields of `OS/2` if, and only
/// if, the face has a `STAT` table and `fsSelection` bit 7 is set; else `hhea`. The fields of Windows
/// (`usWin…`) never count.
public struct VerticalMetrics: Hashable, Sendable {
    /// The number of units in the point size, 16 to 16384.
    public let unitsPerEm: Int

    /// The table that the next three values come from.
    public let table: MetricsTable

    /// From the baseline up, in units.
    public let ascender: Int

    /// From the baseline up, in units: below 0 in nearly all fonts.
    public let descender: Int

    /// Between two lines, in units; not part of the line height.
    public let lineGap: Int

    /// The height of capital letters in units; `nil` if not in the font (`OS/2` before version 2).
    public let capHeight: Int?

    /// The height of the letter x in units; `nil` if not in the font (`OS/2` before version 2).
    public let xHeight: Int?

    /// The height of a line in units: ascender − descender, above 0.
    public var lineHeight: Int { ascender - descender }

    /// The height of a line as a multiple of the point size.
    public var lineHeightPerEm: Double { Double(lineHeight) / Double(unitsPerEm) }

    /// The metrics at a size.
    ///
    /// - Parameter pointSize: The size in points, any finite number.
    /// - Returns: Points: units × size ÷ units per em, not rounded.
    public func scaled(to pointSize: Double) -> ScaledVerticalMetrics {
        ScaledVerticalMetrics(self, pointSize: pointSize)
    }
}

extension VerticalMetrics {
    init(
        _ head: HeadTable, _ lines: LineMetrics, of table: MetricsTable, _ os2: OS2Table?,
        _ variations: MetricsVariations?
    ) {
        let varied = { (units: Int16?, tag: String) in units.map { Int($0) + (variations?.delta(tag) ?? 0) } }
        self.init(
            unitsPerEm: Int(head.unitsPerEm), table: table, ascender: Int(lines.ascender),
            descender: Int(lines.descender), lineGap: Int(lines.lineGap),
            capHeight: varied(os2?.capHeight, "cpht"), xHeight: varied(os2?.xHeight, "xhgt"))
    }
}

/// The table that ascender, descender and line gap come from.
public enum MetricsTable: String, Hashable, Sendable, CaseIterable {
    /// The horizontal header, as in nearly all fonts.
    case hhea
    /// The typographic fields of `OS/2`.
    case os2 = "OS/2"
}

/// The vertical metrics of a face at a size, in points, named as in `UIFont`.
///
/// Each is units × size ÷ units per em with one division, and not rounded: Hiragino Kaku Gothic ProN W3 at 12
/// points has on a device an ascender of 10.56, a descender of −1.44, a gap of 6 and a line height of 12.
public struct ScaledVerticalMetrics: Hashable, Sendable {
    /// The size in points.
    public let pointSize: Double

    /// From the baseline up (`UIFont.ascender`).
    public let ascender: Double

    /// From the baseline up (`UIFont.descender`): below 0 in nearly all fonts.
    public let descender: Double

    /// Between two lines (`UIFont.leading`); not part of the line height.
    public let lineGap: Double

    /// The height of a line (`UIFont.lineHeight`): ascender − descender, formed in units.
    public let lineHeight: Double

    /// The height of capital letters (`UIFont.capHeight`); `nil` if not in the font.
    public let capHeight: Double?

    /// The height of the letter x (`UIFont.xHeight`); `nil` if not in the font.
    public let xHeight: Double?

    init(_ metrics: VerticalMetrics, pointSize: Double) {
        let points = { (units: Int) in Double(units) * pointSize / Double(metrics.unitsPerEm) }
        self.pointSize = pointSize
        ascender = points(metrics.ascender)
        descender = points(metrics.descender)
        lineGap = points(metrics.lineGap)
        lineHeight = points(metrics.lineHeight)
        capHeight = metrics.capHeight.map(points)
        xHeight = metrics.xHeight.map(points)
    }
}
