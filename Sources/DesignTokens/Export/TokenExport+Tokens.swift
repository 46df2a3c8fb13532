import DynamicType
import JSONText

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
        number(font.weight.number)
        name("letterSpacing")
        pixels(font.tracking?.points ?? 0)
        name("lineHeight")
        // All digits of the quotient: its product with the size is the leading again.
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

extension FontWeight {
    /// The weight on the scale of OpenType, from 1 to 1000.
    ///
    /// Apple's heavy stands between bold and black, at 800, where DTCG has the word `heavy` for 900.
    var number: Double {
        switch self {
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        }
    }
}
