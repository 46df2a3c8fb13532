import DynamicType
import JSONText

extension Platform {
    /// The platform that a name spells, whatever its case; `nil` for any other name.
    init?(spelled name: String) {
        guard (3...8).contains(name.utf8.count) else { return nil }
        let lowercased = name.lowercased()
        guard let platform = Self.allCases.first(where: { $0.rawValue.lowercased() == lowercased })
        else { return nil }
        self = platform
    }

    /// The platform that a name of a file spells.
    init?(spelledBy name: JSONNode, in document: JSONDocument) {
        // All of them end in OS, and few other names do.
        let content = document.content(of: name)
        guard document.hasEscapes(name) || content.last.map({ $0 | 0x20 }) == UInt8(ascii: "s") else {
            return nil
        }
        self.init(spelled: document.text(of: name))
    }
}
