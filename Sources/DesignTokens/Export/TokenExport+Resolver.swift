import DynamicType
import JSONText

extension TokenExport {
    /// The name of the resolver's modifier.
    static let modifier = "contentSizeCategory"

    /// A resolver document whose modifier has a context for each category.
    ///
    /// The platform's default category is the default, or the first where it is not among them.
    ///
    /// - Parameter categories: Categories of ``platform``; others have no context.
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
