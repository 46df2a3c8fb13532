import JSONText

/// An index of an object's members by the hashes of their names.
struct MemberTable {
    /// For each place of the table, the member's name and value; a place without is empty.
    private var places: [(name: JSONNode, value: JSONNode)?]

    init(of object: JSONNode, in document: JSONDocument, count: Int) {
        var size = 32
        while size < count * 2 { size *= 2 }
        places = Array(repeating: nil, count: size)
        for member in document.members(of: object) {
            var place = Self.hash(of: member.name, in: document) & (size - 1)
            while let other = places[place], !document.haveEqualText(other.name, member.name) {
                place = (place + 1) & (size - 1)
            }
            places[place] = (member.name, member.value)
        }
    }

    /// The value of a member; the last one where a name stands twice.
    func value(of name: ArraySlice<UInt8>, in document: JSONDocument) -> JSONNode? {
        var place = Self.hash(name) & (places.count - 1)
        while let member = places[place] {
            if document.isString(member.name, name) { return member.value }
            place = (place + 1) & (places.count - 1)
        }
        return nil
    }

    /// A hash of a name's text (FNV-1a).
    static func hash(of name: JSONNode, in document: JSONDocument) -> Int {
        hash(document.plainContent(of: name))
    }

    /// A hash of bytes (FNV-1a).
    static func hash(_ bytes: ArraySlice<UInt8>) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        bytes.withUnsafeBufferPointer { buffer in
            for byte in buffer { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        return Int(truncatingIfNeeded: hash ^ hash >> 32)
    }
}
