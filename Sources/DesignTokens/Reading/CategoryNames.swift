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
        // The first byte excludes most names.
        var mayBeAccessible = false
        var count = 0
        for member in document.members(of: object) {
            let byte = document.firstByte(of: member.name)
            let isEscape = byte == UInt8(ascii: "\\")
            if isEscape || ContentSizeCategory.mayBeAccessibilityName(beginningWith: byte) {
                mayBeAccessible = true
                break
            }
            if ContentSizeCategory.mayBeNamed(beginningWith: byte) { count += 1 }
        }
        guard mayBeAccessible || count >= 7 else { return false }
        return areCategories(document.members(of: object).lazy.map { document.text(of: $0.name) })
    }
}
