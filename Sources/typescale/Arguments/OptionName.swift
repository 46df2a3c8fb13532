/// The options, by their long names without the hyphens.
enum OptionName: String, CaseIterable {
    case category
    case platform
    case size
    case value
    case lineHeight = "line-height"
    case font
    case face
    case fallback
    case fallbackFace = "fallback-face"
    case max
    case min
    case maxCategory = "max-category"
    case minCategory = "min-category"
    case image
    case framework
    case displayScale = "display-scale"
    case watchSize = "watch-size"
    case defaultCategory = "default-category"
    case atLeast = "at-least"
    case atMost = "at-most"
    case style
    case width
    case height
    case lines
    case minScale = "min-scale"
    case margin
    case strings
    case key
    case language
    case argument
    case stale
    case reportOnly = "report-only"
    case styles
    case `as`
    case format
    case json
    case csvSafe = "csv-safe"
    case field
    case get
    case mirror
    case relative
    case bindNames = "bind-names"
    case with
    case allowOutside = "allow-outside"
    case theme
    case context
    case rem
    case options
    case rule
    case strict
    case listRules = "list-rules"
    case allowEmpty = "allow-empty"
    case output
    case directory
    case force
    case help
    case version

    /// The option in the form that people type.
    var flag: String { "--\(rawValue)" }

    /// The option with a name, or with the name that it had in an earlier release.
    init?(typed name: some StringProtocol) {
        let name = String(name)
        self.init(rawValue: name == "names" ? Self.bindNames.rawValue : name)
    }
}
