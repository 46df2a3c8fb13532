import DynamicType

/// The platform and category that a token takes from its place: a resolver's context, names side by side, or the name
/// of its file.
struct TokenPlaces {
    private let library: TokenLibrary
    private let tree: TokenTree
    private let options: TokenOptions
    private let fileNames: [FileName]
    /// Whether the files of the run are one category each, by their names.
    private let filesAreCategories: Bool
    /// The categories taken from the names of single files, by the files' numbers.
    private(set) var categoriesOfNames: [Int: ContentSizeCategory] = [:]

    init(of tree: TokenTree, library: TokenLibrary, options: TokenOptions) {
        (self.tree, self.library, self.options) = (tree, library, options)
        fileNames = library.files.map { FileName($0.name) }
        filesAreCategories = CategoryNames.areCategories(fileNames.flatMap(\.parts))
    }

    /// The platform of a token without its own.
    func platform(of token: TokenRecord) -> Platform {
        tree.groups[token.group].platform ?? fileNames[token.site.file].platform ?? options.platform
    }

    /// The category of a token that is written out category by category: in a resolver's contexts, in names
    /// side by side, or at a path with `{category}`.
    ///
    /// The file's own binding takes precedence.
    func cell(of subject: BindingSubject, matched: ContentSizeCategory? = nil) -> ContentSizeCategory? {
        let token = subject.token
        let group = tree.groups[token.group]
        var named = matched ?? group.context
        if named == nil, group.namesAreCategories {
            named = ContentSizeCategory(library.text(of: token.name))
        }
        named = named ?? group.category
        if named == nil, filesAreCategories { named = fileNames[token.site.file].category }
        return named.map { subject.file.category(on: subject.platform) ?? $0 }
    }

    /// The category of a mirror: its cell, or that of its binding in the file, of the command line or of the name of
    /// its file, in order of precedence.
    ///
    /// A category from the name of a single file comes after the command line's. It is kept for a note,
    /// because such a name may be a plain size.
    mutating func category(
        of subject: BindingSubject, _ cell: ContentSizeCategory?, isOfSet: Bool
    ) -> ContentSizeCategory {
        let known = cell ?? subject.file.category(on: subject.platform) ?? options.category
        if let known { return known }
        let file = subject.token.site.file
        let name = fileNames[file]
        guard let category = name.category, isOfSet || name.isCategory else {
            return subject.platform.defaultCategory
        }
        categoriesOfNames[file] = category
        return category
    }
}

/// The category and platform in the parts of a file's name: `xLarge` and `ios` of
/// `tokens/xLarge.ios.tokens.json`.
struct FileName {
    let parts: [String]
    let platform: Platform?
    let category: ContentSizeCategory?
    /// Whether the name is a category, apart from a platform and the endings of token files.
    let isCategory: Bool

    init(_ path: String) {
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { Substring($0) } ?? ""
        parts = name.utf8.split(separator: UInt8(ascii: ".")).map { String(decoding: $0, as: UTF8.self) }
        platform = parts.lazy.compactMap(Platform.init(_:)).first
        category = parts.lazy.compactMap(ContentSizeCategory.init(_:)).first
        isCategory = parts.allSatisfy {
            ["tokens", "json"].contains($0) || Platform($0) != nil
                || ContentSizeCategory($0) != nil
        }
    }
}
