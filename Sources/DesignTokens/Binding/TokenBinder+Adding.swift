import DynamicType
import JSONText

extension TokenBinder {
    /// The style in the name of a token, or of the group of which the token is a weight.
    func namesStyle(_ candidate: Candidate) -> Bool {
        if case .style? = candidate.member { return true }
        return candidate.member == nil && options.names == .mirror && singleName(candidate) != nil
    }

    /// The style that a token's name binds it to, and whether it mirrors it; `nil` if names bind nothing.
    func named(
        _ candidate: Candidate
    ) -> (style: TextStyle, variant: StyleVariant, isMirror: Bool)? {
        var spelled: (style: TextStyle, variant: StyleVariant)?
        if case .style(let style, let variant)? = candidate.member { spelled = (style, variant) }
        switch options.names {
        case .off: return nil
        case .mirror, .relative:
            return (spelled ?? (candidate.token.isTypography ? singleName(candidate) : nil)).map {
                ($0.style, $0.variant, options.names == .mirror)
            }
        case .auto:
            guard let spelled, candidate.platform.textStyles.contains(spelled.style) else { return nil }
            let scope = tree.groups[candidate.token.group].scope
            let family = reader.values(of: candidate.token, scope: scope).family
            return (spelled.style, spelled.variant, family.value.map(FontFamily.isApple) ?? true)
        }
    }

    private func singleName(_ candidate: Candidate) -> (style: TextStyle, variant: StyleVariant)? {
        let name = candidate.path.last ?? ""
        if let style = TextStyle(name) { return (style, .plain) }
        guard let variant = StyleVariant(name: name),
            let group = tree.groups[candidate.token.group].name,
            let style = TextStyle(library.text(of: group))
        else { return nil }
        return (style, variant)
    }

    /// Adds a token that the file or its name binds.
    mutating func add(
        _ candidate: Candidate, _ style: TextStyle, isMirror: Bool, variant: StyleVariant = .plain
    ) {
        let cell = cell(of: candidate.token, candidate.file, candidate.platform, nil)
        let kind: BoundToken.Kind =
            isMirror
            ? .mirror(
                cell ?? candidate.file.category(on: candidate.platform)
                    ?? category(of: candidate.token, candidate.platform, isOfSet: candidate.set != nil))
            : .relative(maximum: candidate.file.maximum, minimum: candidate.file.minimum)
        add(
            candidate.token, candidate.path, style, candidate.file, candidate.platform, kind: kind,
            cell: cell,
            variant: variant)
    }

    /// Adds a token that the command line binds.
    mutating func add(
        _ candidate: Candidate, _ style: TextStyle, by binding: TokenBinding, _ match: PathPattern.Match
    ) {
        let cell = cell(of: candidate.token, candidate.file, candidate.platform, match.category)
        add(
            candidate.token, candidate.path, style, candidate.file, candidate.platform,
            kind: kind(of: binding, cell, candidate.token, candidate.file), cell: cell)
    }

    /// Adds a bound token, if the platform has its style and category.
    private mutating func add(
        _ token: TokenRecord, _ path: [String], _ style: TextStyle, _ file: FileBinding,
        _ platform: Platform, kind: BoundToken.Kind, cell: ContentSizeCategory?,
        variant: StyleVariant = .plain,
        values: TypeValues? = nil
    ) {
        let joined = path.joined(separator: ".")
        guard platform.textStyles.contains(style) || platform.additionalTextStyles.contains(style) else {
            findings.append(
                Finding(
                    .unknownName, at: token.name, token: joined,
                    "Apple publishes no \(style.shortName) for \(platform.rawValue)"))
            return
        }
        // A relative token has a category only if it is for that category.
        let category: ContentSizeCategory? = if case .mirror(let category) = kind { category } else { cell }
        if let category, SystemFont(forTextStyle: style, compatibleWith: category, on: platform) == nil {
            findings.append(
                Finding(
                    .unknownName, at: token.name, token: joined,
                    "Apple publishes no size for \(style.shortName) at \(category.shortName) on "
                        + platform.rawValue))
            return
        }
        if case .relative = kind,
            FontMetrics(forTextStyle: style, on: platform)
                .scaleFactor(compatibleWith: platform.defaultCategory) == nil
        {
            findings.append(
                Finding(
                    .unknownName, at: token.name, token: joined,
                    "Apple publishes no leading for \(style.shortName), and scaling needs one"))
            return
        }
        boundFiles.insert(token.site.file)
        let group = tree.groups[token.group]
        bound.append(
            BoundToken(
                path: joined, file: token.site.file, name: token.name, style: style, platform: platform,
                kind: kind,
                values: values ?? reader.values(of: token, scope: group.scope), ignored: file.ignored,
                scope: group.scope, isSplit: values != nil,
                isTextByBinding: values != nil || !token.isTypography,
                oddType: values == nil ? library.oddType(of: token, in: group) : nil, cell: cell,
                variant: variant))
    }

    /// Adds a token whose properties are tokens of their own.
    mutating func bind(_ split: SplitToken, _ key: SplitKey) {
        let binding = options.bindings[key.binding]
        let path = key.stem
        let file = groupBindings.binding(of: split.token)
        let platform = file.platform ?? platform(of: split.token)
        guard let style = binding.style ?? split.match.style else { return }
        var values = TypeValues()
        reader.read(split.properties.values, into: &values)
        values.twins = split.properties.twins
        let cell = cell(of: split.token, file, platform, split.match.category)
        add(
            split.token, path, style, file, platform, kind: kind(of: binding, cell, split.token, file),
            cell: cell, values: values)
    }

    private mutating func kind(
        of binding: TokenBinding, _ cell: ContentSizeCategory?, _ token: TokenRecord, _ file: FileBinding
    ) -> BoundToken.Kind {
        switch binding.kind {
        case .mirror:
            let platform = file.platform ?? platform(of: token)
            return .mirror(
                cell ?? file.category(on: platform) ?? category(of: token, platform, isOfSet: false))
        case .relative(let maximum, let minimum):
            // Limits in a file without a style apply to any binding of the token.
            let own = file.style == nil ? (file.maximum, file.minimum) : (nil, nil)
            return .relative(
                maximum: maximum.map { TokenLimit(limit: $0, site: nil) } ?? own.0,
                minimum: minimum.map { TokenLimit(limit: $0, site: nil) } ?? own.1)
        }
    }

    /// The category of a token that is written out category by category: in a resolver's contexts, in names
    /// side by side, or at a path with `{category}`.
    ///
    /// The file's own binding takes precedence.
    private func cell(
        of token: TokenRecord, _ file: FileBinding, _ platform: Platform, _ matched: ContentSizeCategory?
    ) -> ContentSizeCategory? {
        let group = tree.groups[token.group]
        var named = matched ?? group.context
        if named == nil, group.namesAreCategories {
            named = ContentSizeCategory(library.text(of: token.name))
        }
        named = named ?? group.category
        if named == nil, filesAreCategories { named = fileNames[token.site.file].category }
        return named.map { file.category(on: platform) ?? $0 }
    }

    /// The category of a mirror without one in its file or place, in order of precedence.
    ///
    /// A category from the name of a single file comes after the command line's. It is kept for a note,
    /// because such a name may be a plain size.
    private mutating func category(
        of token: TokenRecord, _ platform: Platform, isOfSet: Bool
    ) -> ContentSizeCategory {
        let name = fileNames[token.site.file]
        if let category = options.category { return category }
        guard let category = name.category, isOfSet || name.isCategory else {
            return platform.defaultCategory
        }
        categoriesOfNames[token.site.file] = category
        return category
    }

    /// The platform of a token without its own.
    func platform(of token: TokenRecord) -> Platform {
        tree.groups[token.group].platform ?? fileNames[token.site.file].platform ?? options.platform
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
