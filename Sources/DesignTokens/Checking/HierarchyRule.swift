import DynamicType
import JSONText

/// The rule about relative tokens of one file and platform that change order.
struct HierarchyRule {
    /// One token of each kind, because tokens that differ only in name change order alike.
    private var tokens: [RelativeToken] = []
    /// The tokens that silence the rule; they are not compared.
    private var silenced: [RelativeToken] = []
    private var kinds: Set<Kind> = []

    private struct Kind: Hashable {
        let size: Double
        let style: TextStyle
        let limits: PointSizeLimits
        let isIgnored: Bool
    }

    /// Adds a token.
    mutating func add(_ token: RelativeToken, isIgnored: Bool) {
        let kind = Kind(size: token.size, style: token.style, limits: token.limits, isIgnored: isIgnored)
        guard kinds.insert(kind).inserted else { return }
        if isIgnored { silenced.append(token) } else { tokens.append(token) }
    }

    /// The findings, including silenced ones.
    var findings: [Finding] {
        let shown = Self.findings(among: tokens)
        guard !silenced.isEmpty else { return shown }
        let paths = Set(silenced.map(\.path))
        let others = Self.findings(among: tokens + silenced).filter { finding in
            guard case .text(let other)? = finding.found else { return false }
            return paths.contains(other) || finding.token.map(paths.contains) == true
        }
        return shown + others.map { $0.silenced(by: [.hierarchy]) }
    }

    /// The findings about adjacent sizes; only two sizes are scaled at a time.
    private static func findings(among tokens: [RelativeToken]) -> [Finding] {
        let sorted = tokens.indices.sorted { (tokens[$1].size, $0) < (tokens[$0].size, $1) }
        var findings: [Finding] = []
        var larger: [RelativeScale] = []
        var position = 0
        while position < sorted.count {
            let size = tokens[sorted[position]].size
            let alike = sorted[position...].prefix { tokens[$0].size == size }
            let smaller = Self.distinct(alike.compactMap { RelativeScale(tokens[$0]) })
            // Few scales share a size; if many do, each is compared only with the first.
            for one in larger {
                findings += smaller.prefix(larger.count > 100 ? 1 : 100).compactMap { Self.finding(one, $0) }
            }
            larger = smaller
            position += alike.count
        }
        return findings
    }

    /// One token per scale, because two styles or limits may give the same scale.
    private static func distinct(_ scales: [RelativeScale]) -> [RelativeScale] {
        var seen: Set<[Double]> = []
        return scales.filter { seen.insert([$0.size] + $0.limited).inserted }
    }

    private static func finding(_ larger: RelativeScale, _ smaller: RelativeScale) -> Finding? {
        guard larger.size > smaller.size else { return nil }
        let gaps = zip(larger.limited, smaller.limited).map { $1 - $0 }
        guard let first = gaps.firstIndex(where: { $0 >= 2 }), let widest = gaps.max(),
            let wide = gaps.firstIndex(of: widest)
        else { return nil }
        let at = { (index: Int) in
            "\(larger.categories[index].shortName) (\(JSONNumber.text(of: larger.limited[index])) and "
                + "\(JSONNumber.text(of: smaller.limited[index])))"
        }
        let rest = wide == first ? "" : ", most at \(at(wide))"
        // The finding is at the first of the two in the file.
        let isFirst =
            (larger.token.site.file, larger.token.name.node)
            < (smaller.token.site.file, smaller.token.name.node)
        let (one, other) = isFirst ? (larger, smaller) : (smaller, larger)
        return Finding(
            .hierarchy, at: one.token.site, token: one.token.path,
            "\(larger.token.path.quoted) is larger than \(smaller.token.path.quoted) by default, but smaller from "
                + at(first) + rest,
            found: .text(other.token.path))
    }
}
