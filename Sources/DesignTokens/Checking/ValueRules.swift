import DynamicType
import JSONText

/// The rules about one bound token's own values.
enum ValueRules {
    static func findings(about token: BoundToken) -> [Finding] {
        var findings = unreadable(token) + unreadableDetails(of: token) + twins(of: token)
        if let mirror = MirrorRules(token) { findings += mirror.findings }
        if let name = token.values.misspelt {
            findings.append(
                Finding(
                    .unknownName, level: .warning, at: name.site, token: token.path,
                    "\(name.text.quoted) is not read; did you mean '\(name.nearest)'?",
                    found: .text(name.text)))
        }
        if let type = token.oddType, !type.isOfGroup {
            findings.append(oddType(type, token: token.path))
        } else if let note = token.values.formatNote {
            findings.append(Finding(.tokenFormat, at: note.site, token: token.path, note.message))
        }
        return findings.map { $0.silenced(by: token.ignored) }
    }

    /// A type that hides the token from strict readers is reported unless `--rule token-format=off` is given.
    static func oddType(_ type: OddType, token: String?) -> Finding {
        let whose = type.isOfGroup ? "the type of the group" : "the type"
        return Finding(
            .tokenFormat, level: .note, at: type.site, token: token,
            "\(whose) is \(type.text.quoted), not typography; the token is read anyway",
            found: .text(type.text),
            expected: .text("typography"))
    }

    /// Members or tokens that repeat a property under another spelling.
    static func twins(of token: BoundToken) -> [Finding] {
        token.values.twins.map { twin in
            Finding(
                .duplicateName, at: twin.site, token: token.path,
                "\(twin.read.quoted) and \(twin.other.quoted) both say the \(twin.property.name); only \(twin.read.quoted) is read, so "
                    + "remove one of them",
                found: .text(twin.other))
        }
    }

    /// A missing size, and a size or line height that is not readable or not positive.
    static func unreadable(_ token: BoundToken) -> [Finding] {
        var findings: [Finding] = []
        switch token.values.size {
        case .absent:
            findings.append(
                Finding(
                    .unreadableValue, at: token.name, token: token.path, "the token does not have a font size"
                ))
        case .unreadable(let site):
            findings.append(
                Finding(
                    .unreadableValue, at: site, token: token.path,
                    "the size is not a positive number of px or rem"))
        case .value, .broken: break
        }
        if case .unreadable(let site) = token.values.lineHeight {
            findings.append(
                Finding(
                    .unreadableValue, at: site, token: token.path,
                    "the line height is neither a positive multiple of the size nor a positive number of px or rem"
                ))
        }
        findings += limitsWithoutPoints(of: token)
        if let limits = crossingLimits(of: token) { findings.append(limits) }
        return findings
    }

    /// Readable limits that do not give a size for the token's style on its platform.
    private static func limitsWithoutPoints(of token: BoundToken) -> [Finding] {
        guard case .relative(let maximum, let minimum) = token.kind, let size = token.size else { return [] }
        return [maximum, minimum].compactMap { $0 }.compactMap { limit in
            guard let given = limit.limit, RelativeScale.points(of: limit, for: token, size) == nil else {
                return nil
            }
            let message =
                if let category = given.category(on: token.platform) {
                    "the limit names \(category.shortName), but Apple publishes no size for "
                        + "\(token.style.shortName) there on \(token.platform.rawValue)"
                } else {
                    "the limit is not a positive, finite number of points where the size is "
                        + JSONNumber.text(of: size)
                }
            return Finding(
                .unreadableValue, at: limit.site ?? token.name, token: token.path, message)
        }
    }

    /// A weight or letter spacing that cannot be read, which is as severe as a wrong one.
    private static func unreadableDetails(of token: BoundToken) -> [Finding] {
        var findings: [Finding] = []
        let add = { (rule: Rule, site: Site, message: String) in
            var finding = Finding(.unreadableValue, at: site, token: token.path, message)
            finding.levelRule = rule
            if token.ignored.contains(rule) { finding.isIgnored = true }
            findings.append(finding)
        }
        if case .unreadable(let site) = token.values.weight {
            add(.fontWeight, site, "the weight is not a number or a name such as regular or semi-bold")
        }
        if case .unreadable(let site) = token.values.spacing {
            add(
                .letterSpacing, site,
                "the letter spacing is neither a number of px, rem or em nor a percentage")
        }
        return findings
    }

    /// A minimum above the maximum, which may depend on the style or the token's size: `min=40,max=AX1`.
    private static func crossingLimits(of token: BoundToken) -> Finding? {
        guard case .relative(let maximum?, let minimum?) = token.kind, let size = token.size,
            let least = RelativeScale.points(of: minimum, for: token, size),
            let most = RelativeScale.points(of: maximum, for: token, size), least > most
        else { return nil }
        return Finding(
            .unreadableValue, at: minimum.site ?? token.name, token: token.path,
            "the minimum of \(JSONNumber.text(of: least)) points is above the maximum of "
                + "\(JSONNumber.text(of: most)), which applies alone",
            found: .number(least))
    }
}

/// The rule about objects in which a name appears twice.
enum DuplicateNames {
    /// Adds the findings of the files that are checked.
    static func add(to findings: inout [Finding], in loader: TokenLoader) {
        var messages = SharedTexts()
        for number in Set(loader.checkedFiles).union(loader.claimed).sorted() {
            let file = loader.library.files[number]
            for name in file.duplicateNames {
                let message =
                    "the name \(file.document.text(of: name).quoted) appears twice in its object; one of the values is lost"
                findings.append(
                    Finding(
                        .duplicateName, at: Site(file: number, node: name), token: nil,
                        messages.shared(message)))
            }
        }
    }
}
