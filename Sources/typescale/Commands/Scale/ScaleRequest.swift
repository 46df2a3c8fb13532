import DynamicType
import OpenType

/// The validated request for a scale.
struct ScaleRequest {
    let platform: Platform
    let textStyles: [TextStyle]
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
    ///   - textStyles: The text styles; `nil` for those that the operands name.
    ///   - face: The face of a font file; without it, none.
    /// - Throws: ``UsageError`` for the first fault.
    init(
        _ arguments: Arguments, textStyles: [TextStyle]? = nil, face: FontFace? = nil
    ) throws(UsageError) {
        let platform = try arguments.value(.platform, as: Platform.self) ?? .iOS
        let defaultCategory = try WatchArguments.defaultCategory(arguments, on: platform)
        self.defaultCategory = defaultCategory
        let category = { (option: OptionName, text: String) throws(UsageError) in
            try CategoryArgument.read(text, option, on: platform, defaultCategory: defaultCategory)
        }
        let limit = { (option: OptionName, text: String) throws(UsageError) in
            try LimitArgument.read(text, option, on: platform)
        }
        self.platform = platform
        if let textStyles {
            self.textStyles = textStyles
        } else {
            self.textStyles = try StyleList.read(arguments, on: platform)
        }
        self.face = face
        categories =
            try arguments.value(.category) { (option, text) throws(UsageError) in
                try CategoryList(
                    text, option: option, platform: platform, defaultCategory: defaultCategory)
            } ?? CategoryList(allOf: platform)
        categoryLimits = ContentSizeCategoryRange(
            minimum: try arguments.value(.minCategory, as: category),
            maximum: try arguments.value(.maxCategory, as: category))
        framework = try arguments.value(.framework, as: ScalingOrder.self) ?? .uiKit
        displayScale =
            try arguments.value(.displayScale, as: ScaleArgument.displayScale) ?? platform.displayScale
        baseSize = try arguments.value(.size, as: ScaleArgument.size)
        lineHeight = try arguments.value(.lineHeight, as: ScaleArgument.lineHeight)
        value = try arguments.value(.value, as: ScaleArgument.layoutValue)
        image = try arguments.value(.image, as: ScaleArgument.image)
        maximum = try arguments.value(.max, as: limit)
        minimum = try arguments.value(.min, as: limit)
        atLeast = try arguments.value(.atLeast, as: limit)
        atMost = try arguments.value(.atMost, as: limit)
        // A custom font's line height is the caller's to know, and the image is as tall.
        if image != nil, baseSize != nil, lineHeight == nil, face == nil {
            throw .optionNeeds(.image, .lineHeight)
        }
    }
}
