import DynamicType
import FrameworkScaling
import LabelDrawing

/// The curves of the scale: the system's sizes, and beside them a custom font's.
struct ScalePicture {
    /// Options that print figures and say nothing about sizes.
    private static let optionsWithoutEffect: [OptionName] = [
        .value, .image, .lineHeight, .letterSpacing, .font, .atLeast, .atMost,
    ]

    let request: ScaleRequest
    /// The known rows of each style.
    let lines: [ScaleMatrix.Line]

    /// Whether the command line asks for a picture.
    ///
    /// - Throws: ``UsageError`` if another option asks for rows, or has no effect on the picture.
    static func isAsked(_ arguments: Arguments) throws(UsageError) -> Bool {
        guard arguments.value(.format)?.asciiLowercased == Format.svg else { return false }
        for option in [OptionName.get, .field, .json, .csvSafe] + optionsWithoutEffect
        where arguments.has(option) {
            throw .excludedOption(option, by: .format)
        }
        return true
    }

    /// The SVG file.
    ///
    /// - Throws: ``UsageError`` for a size that does not scale.
    func bytes() throws(UsageError) -> [UInt8] {
        guard !request.isUnscaled else { throw .systemSizeIsFixed("--format svg") }
        let categories = request.categories.items.map(\.category)
        let platform = request.isCatalyst ? RequestedPlatform.catalystName : request.platform.rawValue
        return Array(
            ScaleCurves.svg(of: curves(at: categories), at: categories, title: title(on: platform)).utf8)
    }

    private var isCustom: Bool { request.baseSize != nil || request.systemSize != nil }

    private func title(on platform: String) -> String {
        let names = lines.map(\.textStyle.shortName)
        let styles =
            names.count == request.platform.textStyles.count
            ? "all text styles" : names.joined(separator: ", ")
        let size = request.baseSize ?? request.systemSize?.pointSize
        guard let size else { return "Sizes of \(styles) on \(platform)" }
        let font = request.baseSize == nil ? "The system font" : "A custom font"
        return "\(font) of \(NumberText.exact(size)) pt with \(styles) on \(platform)"
    }

    /// The system's curve of each style, and the scaled one if there is a size.
    private func curves(at categories: [ContentSizeCategory]) -> [ScaleCurves.Curve] {
        var curves: [ScaleCurves.Curve] = []
        for line in lines {
            let style = line.textStyle
            let name = style.shortName
            let row = { (category: ContentSizeCategory) in line.known.first { $0.category == category } }
            let sizes = categories.map { row($0)?.shownPointSize }
            guard isCustom || request.framework.order == nil else {
                let limits = line.known.first?.limits ?? PointSizeLimits()
                curves.append(
                    ScaleCurves.Curve(
                        name, textStyle: style, isCustom: false, pointSizes: sizes,
                        defaultPointSize: line.known.first?.defaultPointSize ?? 0, limits: limits))
                continue
            }
            let systemSizes = categories.map { category in
                SystemFont(forTextStyle: style, compatibleWith: category, on: request.platform)?.pointSize
            }
            let ofDefault = SystemFont(
                forTextStyle: style, compatibleWith: request.defaultCategory, on: request.platform)
            curves.append(
                ScaleCurves.Curve(
                    name, textStyle: style, isCustom: false, pointSizes: systemSizes,
                    defaultPointSize: ofDefault?.pointSize ?? 0))
            let font = request.baseSize == nil ? "system font" : "custom font"
            curves.append(
                ScaleCurves.Curve(
                    "\(font) with \(name)", textStyle: style, isCustom: true, pointSizes: sizes,
                    defaultPointSize: line.known.first?.defaultPointSize ?? 0,
                    limits: line.known.first?.limits ?? PointSizeLimits()))
        }
        return curves
    }
}

extension ScaleRow {
    /// The point size as the platform draws it.
    fileprivate var shownPointSize: Double? {
        if case .number(let size) = cell(.pointSize) { size } else { nil }
    }
}
