import DynamicType
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
    let framework: ScalingOrder
    let displayScale: Double
    /// The size of a custom font; `nil` for the system font.
    let baseSize: Double?
    let lineHeight: LineHeight?
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
        let platform = try arguments.value(.platform, as: Platform.self) ?? .iOS
        let defaultCategory = try arguments.defaultCategory(on: platform)
        self.defaultCategory = defaultCategory
        self.platform = platform
        var categoryOperands: String?
        if let textStyle {
            (styles, notes) = ([RequestedStyle(textStyle: textStyle)], [])
        } else {
            let operands = try ScaleOperands(arguments, on: platform)
            (styles, notes) = (operands.styles, operands.notes)
            categoryOperands = operands.categories
        }
        self.face = face
        let list = { (option: OptionName, text: String) throws(UsageError) in
            try CategoryList(text, option: option, platform: platform, defaultCategory: defaultCategory)
        }
        if let categoryOperands {
            categories = try list(.category, categoryOperands)
        } else {
            categories = try arguments.value(.category, as: list) ?? CategoryList(allOf: platform)
        }
        categoryLimits = try arguments.categoryLimits(on: platform, defaultCategory: defaultCategory)
        framework = try arguments.value(.framework, as: ScalingOrder.self) ?? .uiKit
        displayScale =
            try arguments.positiveNumber(.displayScale, or: UsageError.BadValue.displayScale)
            ?? platform.displayScale
        baseSize = try arguments.positiveNumber(.size, or: UsageError.BadValue.size)
        lineHeight = try arguments.value(
            .lineHeight, as: { LineHeight($0) }, or: UsageError.BadValue.lineHeight)
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
}
