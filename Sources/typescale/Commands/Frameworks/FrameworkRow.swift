import DynamicType
import FrameworkScaling

/// One answer of `frameworks`: a size in a framework, at a category or font scale.
struct FrameworkRow {
    let framework: String
    let platform: String
    let style: String?
    /// The category, or the font scale as a text.
    let setting: Setting
    let baseSize: Double?
    let pointSize: Double?
    var scaleFactor: Double?
    var lineHeight: Double?
    var letterSpacing: Double?
    let unit: SizeUnit
    var note: String?

    /// The text size that a person has chosen.
    enum Setting: Hashable {
        case category(ContentSizeCategory)
        case fontScale(Double)

        /// The heading of its column.
        var heading: String {
            switch self {
            case .category(let category): category.heading
            case .fontScale(let scale): NumberText.exact(scale)
            }
        }
    }

    /// The value of a field; null without one.
    func cell(_ field: FrameworkField) -> Report.Cell {
        switch field {
        case .framework: .text(framework)
        case .platform: .text(platform)
        case .style: .optional(style)
        case .category: if case .category(let category) = setting { .text(category.shortName) } else { .null }
        case .fontScale: if case .fontScale(let scale) = setting { .number(scale) } else { .null }
        case .baseSize: .optional(baseSize)
        case .pointSize: .optional(pointSize)
        case .scaleFactor: .optional(scaleFactor)
        case .lineHeight: .optional(lineHeight)
        case .letterSpacing: .optional(letterSpacing)
        case .unit: .text(unit.rawValue)
        case .note: .optional(note)
        }
    }
}

/// The fields of a row of `frameworks`, in the order of JSON and CSV.
enum FrameworkField: String, ReportField {
    case framework
    case platform
    case style
    case category
    case fontScale
    case baseSize
    case pointSize
    case scaleFactor
    case lineHeight
    case letterSpacing
    case unit
    case note

    var options: [OptionName] { [] }

    var isInTable: Bool { true }

    var isProse: Bool { self == .note }

    /// The fields of an answer.
    static func fields(isAndroid: Bool, isMaterial: Bool) -> [FrameworkField] {
        allCases.filter {
            switch $0 {
            case .category: !isAndroid
            case .fontScale: isAndroid
            case .style: !isAndroid || isMaterial
            case .lineHeight, .letterSpacing: isMaterial
            default: true
            }
        }
    }
}

extension FrameworksRequest {
    /// The rows of the answer, framework by framework.
    func rows() throws(UsageError) -> [FrameworkRow] {
        switch system {
        case .apple(let platform): try appleRows(on: platform)
        case .android: try size.map { (size) throws(UsageError) in try androidRows(size) } ?? materialRows
        }
    }

    private func appleRows(on platform: Platform) throws(UsageError) -> [FrameworkRow] {
        guard let size else { return [] }
        var rows: [FrameworkRow] = []
        if wants(FrameworkList.system) {
            rows += categories.map { category in
                let font = SystemFont(forTextStyle: textStyle, compatibleWith: category, on: platform)
                return FrameworkRow(
                    framework: FrameworkList.system, platform: platform.rawValue, style: textStyle.shortName,
                    setting: .category(category), baseSize: nil, pointSize: font?.pointSize, unit: .points,
                    note: limits.maximum == nil && limits.minimum == nil ? nil : "no maximum and no minimum")
            }
        }
        for framework in Framework.allCases where wants(framework.rawValue) {
            rows += try categories.map { (category) throws(UsageError) in
                try row(framework, size, category, on: platform)
            }
        }
        return rows
    }

    private func row(
        _ framework: Framework, _ size: Double, _ category: ContentSizeCategory, on platform: Platform
    ) throws(UsageError) -> FrameworkRow {
        let scaled = framework.scaledPointSize(
            for: size, forTextStyle: textStyle, compatibleWith: category, on: platform,
            displayScale: displayScale ?? platform.displayScale, limits: limits)
        guard scaled?.isFinite ?? true else { throw .frameworkSizeTooLarge(NumberText.exact(size)) }
        var notes: [String] = []
        if framework == .webKit, scaled == nil {
            notes.append("WebKit has no keyword for \(textStyle.shortName)")
        }
        if limits.maximum != nil, !framework.hasMaximum { notes.append("no maximum") }
        if limits.minimum != nil, !framework.hasMinimum { notes.append("no minimum") }
        if framework.ignoresMaximumBelowSize, let maximum = limits.maximum, maximum < size {
            notes.append(Self.maximumBelowSize)
        }
        return FrameworkRow(
            framework: framework.rawValue, platform: platform.rawValue, style: textStyle.shortName,
            setting: .category(category), baseSize: size, pointSize: scaled,
            scaleFactor: framework.scaleFactor(
                forTextStyle: textStyle, compatibleWith: category, on: platform),
            unit: framework.unit, note: notes.isEmpty ? nil : notes.joined(separator: "; "))
    }

    private func androidRows(_ size: Double) throws(UsageError) -> [FrameworkRow] {
        var rows: [FrameworkRow] = []
        for framework in AndroidFramework.allCases where wants(framework.rawValue) {
            for fontScale in fontScales {
                let scaled = framework.scaledSize(
                    for: size, at: fontScale, displayScale: displayScale, minimum: limits.minimum,
                    maximum: limits.maximum)
                var notes = versionNotes(fontScale)
                if framework == .reactNative, displayScale == nil {
                    notes.append("rounded up to a pixel with --display-scale")
                }
                if limits.maximum != nil, !framework.hasMaximum { notes.append("no maximum") }
                if limits.minimum != nil, !framework.hasMinimum { notes.append("no minimum") }
                if framework == .reactNative, let maximum = limits.maximum, maximum < size {
                    notes.append(Self.maximumBelowSize)
                }
                guard scaled.isFinite, (scaled / size).isFinite else {
                    throw .frameworkSizeTooLarge(NumberText.exact(size))
                }
                rows.append(
                    FrameworkRow(
                        framework: framework.rawValue, platform: system.name, style: nil,
                        setting: .fontScale(fontScale.scale), baseSize: size, pointSize: scaled,
                        scaleFactor: scaled / size, unit: .densityIndependentPixels,
                        note: notes.isEmpty ? nil : notes.joined(separator: "; ")))
            }
        }
        return rows
    }

    private static let maximumBelowSize = "a maximum below the size has no effect"

    private var materialRows: [FrameworkRow] {
        MaterialTextStyle.allCases.flatMap { style in
            fontScales.map { fontScale in
                FrameworkRow(
                    framework: AndroidFramework.android.rawValue, platform: system.name,
                    style: style.rawValue, setting: .fontScale(fontScale.scale), baseSize: style.size,
                    pointSize: style.size(at: fontScale), scaleFactor: style.size(at: fontScale) / style.size,
                    lineHeight: style.lineHeight(at: fontScale),
                    letterSpacing: style.letterSpacing(at: fontScale), unit: .densityIndependentPixels,
                    note: versionNotes(fontScale).first)
            }
        }
    }

    private func versionNotes(_ fontScale: AndroidFontScale) -> [String] {
        fontScale.isBetweenVersions
            ? ["the rule of androidx; versions of Android differ between 1 and 1.15"] : []
    }
}
