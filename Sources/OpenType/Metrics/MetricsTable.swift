/// The table that ascender, descender and line gap come from.
public enum MetricsTable: String, Hashable, Sendable, CaseIterable {
    /// The horizontal header, as in nearly all fonts.
    case hhea
    /// The typographic fields of `OS/2`.
    case os2 = "OS/2"
}
