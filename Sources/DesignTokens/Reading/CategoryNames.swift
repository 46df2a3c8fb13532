import DynamicType
import JSONText

/// Adjacent names that are categories and not plain sizes.
enum CategoryNames {
    /// Whether names are categories: at least seven are named, or an accessibility category.
    static func areCategories(_ names: some Sequence<String>) -> Bool {
        var seen: Set<ContentSizeCategory> = []
        for name in names {
            guard let category = ContentSizeCategory(name) else { continue }
            if category.isAccessibilityCategory { return true }
            seen.insert(category)
        }
        return seen.count >= 7
    }

    /// Whether the names of an object's members are categories.
    static func areNamed(by object: JSONNode, in document: JSONDocument) -> Bool {
        // Most names can be told from a category by their first letter.
        var likely = 0
        for member in document.members(of: object) {
            switch document.firstByte(of: member.name) | 0x20 {
            case UInt8(ascii: "x"), UInt8(ascii: "s"), UInt8(ascii: "m"), UInt8(ascii: "l"),
                UInt8(ascii: "e"):
                likely += 1
            case UInt8(ascii: "a"), UInt8(ascii: "u"), UInt8(ascii: "k"), UInt8(ascii: "."),
                UInt8(ascii: "d"), UInt8(ascii: "-"), UInt8(ascii: "\\") | 0x20:
                likely += 7
            default: break
            }
        }
        guard likely >= 7 else { return false }
        return areCategories(document.members(of: object).lazy.map { document.text(of: $0.name) })
    }
}
