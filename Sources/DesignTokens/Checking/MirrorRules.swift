import DynamicType
import JSONText

/// The rules about tokens that mirror Apple's table.
struct MirrorRules {
    /// The tolerance for figures, which is less than any step of Apple's tables.
    ///
    /// Slightly more than 0.005, so that 51.005, which is further from 51 as a `Double`, is within it.
    private static let tolerance = 0.005_000_001

    let token: BoundToken
    let font: SystemFont
    private(set) var findings: [Finding] = []

    init?(_ token: BoundToken) {
        guard case .mirror(let category) = token.kind,
            let font = SystemFont(
                forTextStyle: token.style, compatibleWith: category, on: token.platform)
        else { return nil }
        self.token = token
        self.font = font
        checkSize()
        checkLineHeight()
        checkWeight()
        checkSpacing()
    }

    /// `body at XL`, with the platform unless it is iOS.
    private var cell: String {
        let platform = token.platform == .iOS ? "" : " on \(token.platform.rawValue)"
        return "\(font.textStyle.shortName) at \(font.category.shortName)\(platform)"
    }

    private mutating func checkSize() {
        guard case .value(let size, let site) = token.values.size,
            abs(size - font.pointSize) > Self.tolerance
        else { return }
        findings.append(
            Finding(
                .pointSize, at: site, token: token.path,
                "\(cell) is \(text(font.pointSize)) points, not \(text(size))", found: .number(size),
                expected: .number(font.pointSize)))
    }

    private mutating func checkLineHeight() {
        guard case .value(let lineHeight, let site) = token.values.lineHeight, let leading = font.leading,
            let isPrinted = isMet(leading, by: lineHeight), !isPrinted
        else { return }
        let scaling = font.scalingLeading.flatMap { $0 == leading ? nil : $0 }
        let points = rounded(lineHeight.points(forSize: token.size ?? font.pointSize))
        let level: FindingLevel?
        let message: String
        if let scaling, isMet(scaling, by: lineHeight) == true {
            level = .note
            message =
                "\(cell) has the leading that the system was measured to scale by, \(text(scaling)) points; the "
                + "HIG prints \(text(leading))"
        } else {
            level = nil
            let orElse = scaling.map { " (or \(text($0)), as the system was measured)" } ?? ""
            message = "\(cell) has a line height of \(text(leading)) points\(orElse), not \(text(points))"
        }
        findings.append(
            Finding(
                .lineHeight, level: level, at: site, token: token.path, message, found: .number(points),
                expected: .number(leading)))
    }

    /// Whether a line height is a leading; `nil` for a multiple without a size to compare it with.
    private func isMet(_ leading: Double, by lineHeight: LineHeightValue) -> Bool? {
        switch lineHeight {
        case .points(let points): return abs(points - leading) <= Self.tolerance
        case .multiple(let multiple):
            guard let size = token.size else { return nil }
            return abs(multiple - leading / size) <= Self.tolerance
        }
    }

    private mutating func checkWeight() {
        guard case .value(let weight, let site) = token.values.weight else { return }
        var weights = [font.weight, font.emphasizedWeight].compactMap { $0 }
        if token.variant == .emphasized, let emphasized = font.emphasizedWeight { weights = [emphasized] }
        guard !weights.contains(where: { $0.isWritten(as: weight.number) }),
            token.variant != .weight(weight.number)
        else { return }
        let names = weights.map { "\($0.rawValue) (\($0.number))" }
        let expected = names.count == 2 && names[0] == names[1] ? [names[0]] : names
        findings.append(
            Finding(
                .fontWeight, at: site, token: token.path,
                "\(cell) is \(expected.joined(separator: " or ")), not \(weight.text)",
                found: .number(weight.number), expected: .number(Double(weights[0].number))))
    }

    private mutating func checkSpacing() {
        guard case .value(let spacing, let site) = token.values.spacing,
            let tracking = Tracking(ofSystemFontAt: token.size ?? font.pointSize, on: token.platform)
        else { return }
        let (found, expected, unit) =
            switch spacing {
            case .points(let points): (points, tracking.points, "points")
            case .thousandthsOfEm(let thousandths):
                (thousandths, tracking.thousandthsOfEm, "thousandths of an em")
            }
        guard abs(found) > 0, abs(found - expected) > Self.tolerance else { return }
        findings.append(
            Finding(
                .letterSpacing, at: site, token: token.path,
                "Apple's tracking at \(text(tracking.pointSize)) points is \(text(expected)) \(unit), not "
                    + text(rounded(found)),
                found: .number(rounded(found)), expected: .number(expected)))
    }

    private func text(_ number: Double) -> String { JSONNumber.text(of: number) }

    /// To a thousandth.
    private func rounded(_ number: Double) -> Double {
        let thousandths = (number * 1000).rounded(.toNearestOrAwayFromZero)
        return abs(thousandths) < 0x1p53 ? thousandths / 1000 : number
    }
}

extension FontWeight {
    /// Whether a number means the weight: DTCG's word “heavy” is 900, but SF Pro's Heavy is 800.
    func isWritten(as number: Double) -> Bool {
        number == Double(self.number) || self == .heavy && number == 900
    }
}
