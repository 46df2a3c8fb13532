/// The vertical metrics of a face in its own units, as Core Text takes them from the file.
///
/// Which table counts is documented for Core Text by WebKit: the typographic fields of `OS/2` if, and only if,
/// the face has a `STAT` table and `fsSelection` bit 7 is set; else `hhea`. The fields of Windows (`usWin…`)
/// never count.
public struct VerticalMetrics: Hashable, Sendable {
    /// How many units the point size is, 16 to 16384.
    public let unitsPerEm: Int

    /// The table that the three that follow come from.
    public let table: MetricsTable

    /// From the baseline up, in units.
    public let ascender: Int

    /// From the baseline up, in units: below 0 in nearly all fonts.
    public let descender: Int

    /// Between two lines, in units; not part of the line height.
    public let lineGap: Int

    /// The height of capital letters in units; `nil` when not in the font (`OS/2` before version 2).
    public let capHeight: Int?

    /// The height of the letter x in units; `nil` when not in the font (`OS/2` before version 2).
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
    init(_ head: HeadTable, _ lines: LineMetrics, of table: MetricsTable, _ os2: OS2Table?) {
        self.init(
            unitsPerEm: Int(head.unitsPerEm), table: table, ascender: Int(lines.ascender),
            descender: Int(lines.descender), lineGap: Int(lines.lineGap),
            capHeight: os2?.capHeight.map { Int($0) }, xHeight: os2?.xHeight.map { Int($0) })
    }
}
