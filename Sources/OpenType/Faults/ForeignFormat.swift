/// A format of font files that is recognized, named and refused.
public enum ForeignFormat: String, Hashable, Sendable, CaseIterable {
    /// Web Open Font Format 1.
    case woff = "WOFF"
    /// Web Open Font Format 2.
    case woff2 = "WOFF2"
    /// Embedded OpenType of Internet Explorer.
    case embeddedOpenType = "EOT"
    /// PostScript Type 1, as text, in segments (`.pfb`) or in an `sfnt`.
    case type1 = "Type 1"
    /// A font in a Macintosh resource fork: a `.dfont` file, AppleSingle or AppleDouble.
    case resourceFork = "resource fork"
}
