import DynamicType
import JSONText

/// The scale of a platform as design tokens in the DTCG format of 2025.10.
///
/// It has one file per content size category and, for several categories, a resolver document that selects
/// among the files.
///
/// Source: https://www.designtokens.org/tr/2025.10/format/ and https://www.designtokens.org/tr/2025.10/resolver/
public struct TokenExport: Hashable, Sendable {
    /// The platform whose table is exported.
    public let platform: Platform

    /// The version of the DTCG format, which resolver documents must give.
    static let version = "2025.10"

    /// Makes the export of a platform.
    ///
    /// The result is `nil` if Apple publishes no leadings (visionOS), because a typography token must have a
    /// line height.
    ///
    /// - Parameter platform: The platform whose table is exported.
    public init?(of platform: Platform) {
        let category = platform.defaultCategory
        for textStyle in platform.textStyles {
            let font = SystemFont(forTextStyle: textStyle, compatibleWith: category, on: platform)
            guard font?.leading != nil else { return nil }
        }
        self.platform = platform
    }

    /// The files of some categories, in the order given, then the resolver document if there are several.
    ///
    /// The resolver document is last, so that it never names a file that has not been written.
    ///
    /// - Parameter categories: Categories of ``platform``; others are skipped.
    /// - Returns: Files whose names differ, even on a file system that ignores case.
    public func files(at categories: [ContentSizeCategory]) -> [ExportedFile] {
        var files: [ExportedFile] = []
        for category in categories {
            guard let bytes = tokens(at: category) else { continue }
            files.append(ExportedFile(name: Self.fileName(of: category), bytes: bytes))
        }
        if let bytes = resolver(of: categories) {
            files.append(ExportedFile(name: "typescale.resolver.json", bytes: bytes))
        }
        return files
    }

    /// The name of a category's file, such as `accessibilityXXXL.tokens.json`.
    private static func fileName(of category: ContentSizeCategory) -> String {
        "\(category.shortName).tokens.json"
    }
}

/// A file of an export.
public struct ExportedFile: Hashable, Sendable {
    /// The file's name, without a folder.
    public let name: String

    /// The contents of the file in UTF-8.
    public let bytes: [UInt8]
}

extension TokenExport {
    /// The tokens of one category.
    ///
    /// A group `textStyle` holds a typography token for each text style of the platform's table, bound to its
    /// style, category and platform by `$extensions.typescale`.
    ///
    /// - Parameter category: A content size category.
    /// - Returns: JSON in UTF-8; `nil` for a category that is not in the platform's table.
    public func tokens(at category: ContentSizeCategory) -> [UInt8]? {
        guard platform.contentSizeCategories.contains(category) else { return nil }
        var writer = JSONWriter(capacity: 8192)
        writer.beginObject()
        writer.name("$description")
        writer.string(
            "Apple's text styles on \(platform.rawValue) at \(category.shortName), as the Human Interface "
                + "Guidelines print them; 1 px is 1 pt")
        writer.name("textStyle")
        writer.beginObject()
        writer.name("$type")
        writer.string("typography")
        for textStyle in platform.textStyles {
            let font = SystemFont(forTextStyle: textStyle, compatibleWith: category, on: platform)
            guard let font, let leading = font.leading else { return nil }
            writer.name(textStyle.shortName)
            writer.token(of: font, leading: leading)
        }
        writer.endObject()
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}

extension JSONWriter {
    fileprivate mutating func token(of font: SystemFont, leading: Double) {
        beginObject()
        name("$value")
        beginObject()
        name("fontFamily")
        string(font.platform.fontFamily)
        name("fontSize")
        pixels(font.pointSize)
        name("fontWeight")
        number(Double(font.weight.number))
        name("letterSpacing")
        pixels(font.tracking?.points ?? 0)
        name("lineHeight")
        // The quotient is not rounded, so that its product with the size is exactly the leading.
        number(leading / font.pointSize)
        endObject()
        binding(of: font)
        endObject()
    }

    private mutating func pixels(_ points: Double) {
        beginObject()
        name("value")
        number(points)
        name("unit")
        string("px")
        endObject()
    }

    private mutating func binding(of font: SystemFont) {
        name("$extensions")
        beginObject()
        name("typescale")
        beginObject()
        name("mirrors")
        string(font.textStyle.shortName)
        name("category")
        string(font.category.shortName)
        name("platform")
        string(font.platform.rawValue)
        if font.tracking == nil {
            name("letterSpacing")
            string("not published by Apple")
        }
        endObject()
        endObject()
    }
}

extension Platform {
    /// The family of the system font.
    fileprivate var fontFamily: String { self == .watchOS ? "SF Compact" : "SF Pro" }
}

extension TokenExport {
    /// The name of the resolver's modifier.
    static let modifier = "contentSizeCategory"

    /// A resolver document whose modifier has a context for each category.
    ///
    /// The platform's default category is the default, or the first if it is not among them.
    ///
    /// - Parameter categories: Categories of ``platform``; others are skipped.
    /// - Returns: JSON in UTF-8; `nil` for fewer than two categories, as a modifier must have two contexts.
    public func resolver(of categories: [ContentSizeCategory]) -> [UInt8]? {
        let categories = categories.filter(platform.contentSizeCategories.contains)
        guard let first = categories.first, categories.count > 1 else { return nil }
        let preset = categories.contains(platform.defaultCategory) ? platform.defaultCategory : first
        var writer = JSONWriter(capacity: 2048)
        writer.beginObject()
        writer.name("$schema")
        writer.string("https://www.designtokens.org/schemas/\(Self.version)/resolver.json")
        writer.name("name")
        writer.string("Apple's text styles on \(platform.rawValue)")
        writer.name("version")
        writer.string(Self.version)
        writer.name("modifiers")
        writer.beginObject()
        writer.name(Self.modifier)
        writer.beginObject()
        writer.name("description")
        writer.string("The text size that a person has chosen")
        writer.name("contexts")
        writer.beginObject()
        for category in categories {
            writer.name(category.shortName)
            writer.references([Self.fileName(of: category)])
        }
        writer.endObject()
        writer.name("default")
        writer.string(preset.shortName)
        writer.endObject()
        writer.endObject()
        writer.name("resolutionOrder")
        writer.references(["#/modifiers/\(Self.modifier)"])
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}

extension JSONWriter {
    fileprivate mutating func references(_ targets: [String]) {
        beginArray()
        for target in targets {
            beginObject()
            name("$ref")
            string(target)
            endObject()
        }
        endArray()
    }
}
