import DynamicType

/// The scale of a platform as design tokens in the DTCG format of 2025.10.
///
/// There is a file for each content size category, and where there are several categories a resolver
/// document that chooses among the files.
///
/// Source: https://www.designtokens.org/tr/2025.10/format/ and https://www.designtokens.org/tr/2025.10/resolver/
public struct TokenExport: Hashable, Sendable {
    /// The platform whose table is exported.
    public let platform: Platform

    /// The version of the DTCG format, which resolver documents must give.
    static let version = "2025.10"

    /// Makes the export of a platform.
    ///
    /// The result is `nil` where Apple publishes no leadings (visionOS), as a typography token must have a line
    /// height.
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

    /// The files of some categories, in the order given, then the resolver document where there are several.
    ///
    /// The resolver comes last, so that it never names a file that is still to be written.
    ///
    /// - Parameter categories: Categories of ``platform``; others have no file.
    /// - Returns: Files whose names differ, on a file system that disregards case too.
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
    static func fileName(of category: ContentSizeCategory) -> String { "\(category.shortName).tokens.json" }
}

/// A file of an export.
public struct ExportedFile: Hashable, Sendable {
    /// The file's name, without a folder.
    public let name: String

    /// What is in the file, in UTF-8.
    public let bytes: [UInt8]
}
