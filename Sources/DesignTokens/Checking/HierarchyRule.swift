import DynamicType
import JSONText

/// The rule about relative tokens that change order.
enum HierarchyRule {
    /// The findings of one file's relative tokens on one platform.
    static func findings(_ scales: [RelativeScale]) -> [RawFinding] {
        let sorted = distinct(scales).enumerated()
            .sorted { ($1.element.size, $0.offset) < ($0.element.size, $1.offset) }.map(\.element)
        var groups: [[RelativeScale]] = []
        for scale in sorted {
            if groups.last?.first?.size == scale.size {
                groups[groups.count - 1].append(scale)
            } else {
                groups.append([scale])
            }
        }
        return zip(groups, groups.dropFirst()).flatMap { larger, smaller in
            // Scales of one size that differ are few; should they be many, each meets the first of the others.
            larger.flatMap { one in
                smaller.prefix(larger.count > 100 ? 1 : 100).compactMap { finding(one, $0) }
            }
        }
    }

    /// One of each kind of scale: tokens that are alike in all but name change order alike.
    private static func distinct(_ scales: [RelativeScale]) -> [RelativeScale] {
        var seen: Set<[Double]> = []
        return scales.filter { seen.insert([$0.size] + $0.limited).inserted }
    }

    private static func finding(_ larger: RelativeScale, _ smaller: RelativeScale) -> RawFinding? {
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
        // The first of the two in the file bears the finding.
        let isFirst =
            (larger.site.file, larger.token.name.node) < (smaller.site.file, smaller.token.name.node)
        let (one, other) = isFirst ? (larger, smaller) : (smaller, larger)
        return RawFinding(
            .hierarchy, at: one.site, token: one.token.path,
            "'\(larger.token.path)' is larger than '\(smaller.token.path)' by default, but smaller from "
                + at(first) + rest,
            found: .text(other.token.path))
    }
}
