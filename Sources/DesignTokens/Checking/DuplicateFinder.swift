import JSONText

/// Finds names that stand in an object a second time.
struct DuplicateFinder {
    private let document: JSONDocument
    /// The names of a small object and their quick keys, in room that is used again for each object.
    private var names: [(node: JSONNode, key: UInt64?)]

    /// Up to how many names each is compared with each.
    private static let smallObject = 12

    init(_ document: JSONDocument) {
        self.document = document
        names = Array(repeating: (document.root, nil), count: Self.smallObject)
    }

    /// The names of an object that stood before.
    mutating func duplicates(in object: JSONNode) -> [JSONNode] {
        var duplicates: [JSONNode] = []
        var count = 0
        for member in document.members(of: object) {
            guard count < Self.smallObject else { return largeDuplicates(in: object) }
            let key = document.quickKey(of: member.name)
            for other in 0..<count where mayBeEqual(names[other].key, key) {
                guard document.haveEqualText(names[other].node, member.name) else { continue }
                duplicates.append(member.name)
                break
            }
            names[count] = (member.name, key)
            count += 1
        }
        return duplicates
    }

    private func largeDuplicates(in object: JSONNode) -> [JSONNode] {
        var seen: Set<ArraySlice<UInt8>> = []
        var duplicates: [JSONNode] = []
        for member in document.members(of: object)
        where !seen.insert(document.plainContent(of: member.name)).inserted {
            duplicates.append(member.name)
        }
        return duplicates
    }

    private func mayBeEqual(_ first: UInt64?, _ second: UInt64?) -> Bool {
        guard let first, let second else { return true }
        return first == second
    }
}
