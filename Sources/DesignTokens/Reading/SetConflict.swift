import JSONText

/// Sets of one file that say different things about one text, so that a theme must be chosen between them.
enum SetConflict {
    /// Types that no figure of a text needs.
    private static let otherTypes: Set<String> = [
        "color", "colors", "boxshadow", "shadow", "border", "borderradius", "borderwidth", "opacity",
        "gradient",
        "asset", "spacing", "boolean", "textcase", "textdecoration", "paragraphspacing", "paragraphindent",
    ]

    /// Whether two sets have a token of one path and different values, of a type that a text may need.
    static func exists(among sets: [JSONNode], in document: JSONDocument) -> Bool {
        var values: [UInt64: JSONNode] = [:]
        for set in sets {
            var open: [(group: JSONNode, path: UInt64)] = [(set, 0)]
            while let (group, path) = open.popLast() {
                for member in document.members(of: group) where document.kind(of: member.value) == .object {
                    let shape = TokenShape(of: member.value, in: document)
                    let name = document.plainContent(of: member.name).withUnsafeBufferPointer {
                        UInt64(truncatingIfNeeded: MemberIndex.hash($0, seed: path))
                    }
                    guard let value = shape.value else {
                        open.append((member.value, name))
                        continue
                    }
                    if let type = shape.type, isOther(document.text(of: type)) { continue }
                    if let other = values[name], !areEqual(other, value, document) { return true }
                    values[name] = value
                }
            }
        }
        return false
    }

    private static func isOther(_ type: String) -> Bool {
        let letters = type.lowercased().utf8.filter { (0x61...0x7A).contains($0) }
        return otherTypes.contains(String(decoding: letters, as: UTF8.self))
    }

    private static func areEqual(_ first: JSONNode, _ second: JSONNode, _ document: JSONDocument) -> Bool {
        let bytes = { (node: JSONNode) in
            document.bytes[document.offset(of: node)..<document.endOffset(of: node)]
        }
        return bytes(first) == bytes(second)
    }
}
