import DynamicType
import JSONText

extension TokenBinder {
    /// Adds a token that the file or its name binds.
    mutating func add(
        _ token: TokenRecord, _ path: [String], _ style: TextStyle, _ file: FileBinding,
        _ platform: Platform, isMirror: Bool, set: StyleSets.Member?,
        limits: Bool = true
    ) {
        let kind: BoundToken.Kind =
            isMirror
            ? .mirror(self.category(of: token, file, nil, platform, isOfSet: set != nil))
            : .relative(
                maximum: limits ? file.maximum : nil, minimum: limits ? file.minimum : nil)
        add(token, path, style, file, platform, kind: kind, set: set)
    }

    /// Adds a bound token, if the platform has its style and category.
    mutating func add(
        _ token: TokenRecord, _ path: [String], _ style: TextStyle, _ file: FileBinding,
        _ platform: Platform, kind: BoundToken.Kind, set: StyleSets.Member?, values: TypeValues? = nil
    ) {
        let joined = path.joined(separator: ".")
        guard platform.textStyles.contains(style) || platform.textStylesBesideTable.contains(style) else {
            findings.append(
                RawFinding(
                    .unknownName, at: token.name, token: joined,
                    "Apple publishes no \(style.shortName) for \(platform.rawValue)"))
            return
        }
        if case .mirror(let category) = kind,
            SystemFont(forTextStyle: style, compatibleWith: category, on: platform) == nil
        {
            findings.append(
                RawFinding(
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
                RawFinding(
                    .unknownName, at: token.name, token: joined,
                    "Apple publishes no leading for \(style.shortName), and scaling needs one"))
            return
        }
        let group = tree.groups[token.group]
        bound.append(
            BoundToken(
                path: joined, file: token.site.file, name: token.name, style: style, platform: platform,
                kind: kind,
                values: values ?? reader.values(of: token, scope: group.scope), ignored: file.ignored,
                scope: group.scope, isSplit: values != nil,
                isTextByBinding: values != nil || !token.isTypography,
                oddType: values == nil ? library.oddType(of: token, in: group) : nil))
    }

    /// Adds a token whose properties are tokens of their own.
    mutating func bind(_ split: SplitToken, _ key: SplitKey) {
        let binding = options.bindings[key.binding]
        let path = key.stem
        let file = fileBinding(of: split.token)
        let platform = file.platform ?? platform(of: split.token)
        guard let style = binding.style ?? split.match.style else { return }
        var values = TypeValues()
        reader.read(split.properties.values, into: &values)
        values.twins = split.properties.twins
        add(
            split.token, path, style, file, platform,
            kind: kind(of: binding, split.match, split.token, file, platform), set: nil, values: values)
    }

    func kind(
        of binding: TokenBinding, _ match: PathPattern.Match, _ token: TokenRecord, _ file: FileBinding,
        _ platform: Platform
    ) -> BoundToken.Kind {
        switch binding.kind {
        case .mirror:
            return .mirror(
                category(of: token, file, match.category, platform, isOfSet: false))
        case .relative(let maximum, let minimum):
            return .relative(
                maximum: maximum.map { TokenLimit(limit: $0, site: nil) },
                minimum: minimum.map { TokenLimit(limit: $0, site: nil) })
        }
    }

    /// Reports names and limits of a token's own bindings that are none, each once.
    mutating func report(_ file: FileBinding, _ token: @autoclosure () -> String?) {
        for (message, site) in file.unknown where reported.insert(site).inserted {
            findings.append(RawFinding(.unknownName, at: site, token: token(), message))
        }
        for (message, site) in file.unreadable where reported.insert(site).inserted {
            findings.append(RawFinding(.unreadableValue, at: site, token: token(), message))
        }
    }

    /// The category of a mirror, in order of precedence.
    func category(
        of token: TokenRecord, _ file: FileBinding, _ matched: ContentSizeCategory?,
        _ platform: Platform, isOfSet: Bool
    ) -> ContentSizeCategory {
        let group = tree.groups[token.group]
        if let named = file.category ?? matched ?? group.context { return named }
        if group.namesAreCategories {
            let name = library.files[token.name.file].document.text(of: token.name.node)
            if let category = ContentSizeCategory(name: name) { return category }
        }
        if let category = group.category { return category }
        if isOfSet || filesAreCategories, let category = fileNames[token.site.file].category {
            return category
        }
        return options.category ?? platform.defaultCategory
    }

    /// The platform of a token that does not say its own.
    func platform(of token: TokenRecord) -> Platform {
        tree.groups[token.group].platform ?? fileNames[token.site.file].platform ?? options.platform
    }
}

/// What the parts of a file's name spell: `xLarge` and `ios` of `tokens/xLarge.ios.tokens.json`.
struct FileName {
    let parts: [String]
    let platform: Platform?
    let category: ContentSizeCategory?

    init(_ path: String) {
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { Substring($0) } ?? ""
        parts = name.utf8.split(separator: UInt8(ascii: ".")).map { String(decoding: $0, as: UTF8.self) }
        platform = parts.lazy.compactMap(Platform.init(spelled:)).first
        category = parts.lazy.compactMap(ContentSizeCategory.init(name:)).first
    }
}
