/// The names of Apple's own font families.
enum FontFamily {
    /// The beginnings of their names, in letters alone.
    private static let beginnings = [
        "sfpro", "sfcompact", "sfmono", "sfui", "sfns", "sfarabic", "sfarmenian", "sfgeorgian", "sfhebrew",
        "sanfrancisco", "newyork", "applesystem", "blinkmacsystemfont", "systemui", "uisansserif",
        "uirounded", "uiserif", "uimonospace",
    ]

    /// Whether a family is Apple's: the first of a list, as CSS writes one, begins with one of its names.
    ///
    /// Case, hyphens and spaces do not matter: `San Francisco Display`, `-apple-system`, `SFProText-Bold`. The
    /// names `SF` and `System` must be the whole family, and the generic families of CSS that say nothing about
    /// Apple, such as `sans-serif`, are foreign.
    static func isApple(_ name: String) -> Bool {
        let first = name.utf8.prefix { $0 != UInt8(ascii: ",") }
        let letters = first.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
            .filter { (0x61...0x7A).contains($0) }
        let family = String(decoding: letters, as: UTF8.self)
        return family == "sf" || family == "system" || beginnings.contains { family.hasPrefix($0) }
    }
}
