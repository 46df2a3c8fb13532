/// What should be known about the figures of a face, which are given nevertheless.
public enum FontNote: Hashable, Sendable {
    /// An optional table is broken and treated as missing.
    case ignoredTable(FontTag, TableFault)
    /// The family is one whose system font on iOS has another ascender than its file: Helvetica or Times.
    ///
    /// As system fonts these get 15 percent of (ascender − descender) added to the ascender; measured for
    /// Helvetica only.
    case systemFamily(String)
    /// A variable font whose `MVAR` table changes the values of `OS/2` that are used here, by their tags, at
    /// instances other than the default one.
    case variedMetrics([FontTag])
    /// Texts are measured at the default instance of a variable font.
    case defaultInstance
    /// The descender is above the baseline, so that lines are shorter than the ascender; the units.
    case positiveDescender(MetricsTable, Int)
    /// The line gap is below 0; the units.
    case negativeLineGap(Int)
    /// A subtable of `kern` is left out: only pairs (format 0) are read; its format.
    case ignoredKerning(format: Int)
    /// Tables of Apple's own typography, which Core Text follows and which are not read: `kerx`, `morx`, `trak`.
    case appleTables([FontTag])
}
