import DynamicType
import OpenType

/// The sizes at the categories of a face as a custom font that scales with one text style, or of the style's system
/// font.
struct FaceScale {
    let platform: Platform
    let displayScale: Double
    /// A row for each category.
    let rows: [ScaleRow]

    /// What `--size`, `--style` and the options of the scale make of a face; the system font where it is `nil`.
    init(_ face: FontFace?, _ arguments: Arguments) throws(UsageError) {
        platform = try arguments.value(.platform, as: WordArgument.platform) ?? .iOS
        let style = try StyleList.style(.style, arguments, on: platform)
        // Body, where no style is named, is not everywhere either.
        guard platform.textStyles.contains(style) || arguments.has(.style) else {
            throw .name(.styleNotPublished(style, platform))
        }
        let request = try ScaleRequest(arguments, textStyles: [style], face: face)
        displayScale = request.displayScale
        rows = try StyleScale(of: style, request).rows()
    }
}
