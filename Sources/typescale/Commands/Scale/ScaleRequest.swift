import DynamicType
import FrameworkScaling
import OpenType

/// The validated request for a scale.
struct ScaleRequest {
    let platform: Platform
    let styles: [RequestedStyle]
    /// Notes about the operands, one per line.
    let notes: [String]
    let categories: CategoryList
    let defaultCategory: ContentSizeCategory
    let categoryLimits: ContentSizeCategoryRange
    let framework: Framework
    let displayScale: Double
    /// The size of a custom font; `nil` for the system font.
    let baseSize: Double?
    /// The system font at a size of its own.
    let systemSize: SystemSize?
    let lineHeight: LineHeight?
    let letterSpacing: LetterSpacing?
    /// Whether lengths are those of Mac Catalyst.
    let isCatalyst: Bool
    /// The face of a font file whose metrics are wanted.
    let face: FontFace?
    let value: Double?
    let image: InlineImage?
    let maximum: PointSizeLimit?
    let minimum: PointSizeLimit?
    let atLeast: PointSizeLimit?
    let atMost: PointSizeLimit?

    /// Reads the arguments.
    ///
    /// - Parameters:
    ///   - arguments: The command line.
    ///   - textStyle: The text style; `nil` for those that the operands name.
    ///   - face: The face of a font file; without it, none.
    /// - Throws: ``UsageError`` for the first fault.
    init(
        _ arguments: Arguments, textStyle: TextStyle? = nil, face: FontFace? = nil
    ) throws(UsageError) {
        let requested = try RequestedPlatform(arguments, allowsCatalyst: textStyle == nil)
        let platform = requested.platform
        isCatalyst = requested.isCatalyst
        systemSize = try SystemSize.read(
            arguments, operands: textStyle == nil ? arguments.operands : [], on: platform)
        let defaultCategory = try arguments.defaultCategory(on: platform)
        self.defaultCategory = defaultCategory
        self.platform = platform
        let isFixed = systemSize.map { $0.scaling == nil } ?? false
        var categoryOperands: String?
        if let textStyle {
            (styles, notes) = ([RequestedStyle(textStyle: textStyle)], [])
        } else {
            let operands = try ScaleOperands(arguments, on: platform)
            let catalyst = requested.isCatalyst ? [RequestedPlatform.note] : []
            (styles, notes) = (
                isFixed ? [RequestedStyle(textStyle: .body)] : operands.styles, operands.notes + catalyst
            )
            categoryOperands = operands.categories
        }
        self.face = face
        let list = { (option: OptionName, text: String) throws(UsageError) in
            try CategoryList(text, option: option, platform: platform, defaultCategory: defaultCategory)
        }
        if isFixed {
            categories = try list(.category, CategoryWord.default.rawValue)
        } else if let categoryOperands {
            categories = try list(.category, categoryOperands)
        } else {
            categories = try arguments.value(.category, as: list) ?? CategoryList(allOf: platform)
        }
        categoryLimits = try arguments.categoryLimits(on: platform, defaultCategory: defaultCategory)
        // `@ScaledMetric` is SwiftUI's.
        framework =
            try arguments.value(.framework, as: Framework.self)
            ?? (systemSize?.scaling == .metric ? .swiftUI : .uiKit)
        if framework.order == nil {
            try Self.check(framework, arguments, styles, on: platform)
        }
        displayScale =
            try arguments.positiveNumber(.displayScale, or: UsageError.BadValue.displayScale)
            ?? platform.displayScale
        baseSize = try arguments.positiveNumber(.size, or: UsageError.BadValue.size)
        lineHeight = try arguments.value(
            .lineHeight, as: { LineHeight($0) }, or: UsageError.BadValue.lineHeight)
        letterSpacing = try arguments.value(
            .letterSpacing, as: { LetterSpacing($0) }, or: UsageError.BadValue.letterSpacing)
        value = try arguments.value(.value, as: { Double(argument: $0) }, or: UsageError.BadValue.layoutValue)
        image = try arguments.value(
            .image, as: { InlineImage(argument: $0) }, or: UsageError.BadValue.image)
        maximum = try arguments.limit(.max, on: platform)
        minimum = try arguments.limit(.min, on: platform)
        atLeast = try arguments.limit(.atLeast, on: platform)
        atMost = try arguments.limit(.atMost, on: platform)
        // An image is as tall as the line, so a custom font needs a line height.
        if image != nil, baseSize != nil, lineHeight == nil, face == nil {
            throw .optionNeeds(.image, .lineHeight)
        }
    }

    /// Checks the options beside the framework that is neither UIKit nor SwiftUI.
    private static func check(
        _ framework: Framework, _ arguments: Arguments, _ styles: [RequestedStyle], on platform: Platform
    ) throws(UsageError) {
        guard framework.hasRule(on: platform) else {
            throw .frameworkOfOtherPlatform(framework.rawValue, platform)
        }
        for option in [OptionName.value, .systemSize] where arguments.has(option) {
            throw .excludedOption(option, by: .framework)
        }
        if arguments.has(.max), !framework.hasMaximum {
            throw .frameworkLacksLimit(.max, framework.rawValue)
        }
        if arguments.has(.min), !framework.hasMinimum {
            throw .frameworkLacksLimit(.min, framework.rawValue)
        }
        for style in styles { try framework.check(style.textStyle) }
    }

    /// Whether the size is fixed, so that there is one row without a style and a category.
    var isUnscaled: Bool { systemSize.map { $0.scaling == nil } ?? false }
}
