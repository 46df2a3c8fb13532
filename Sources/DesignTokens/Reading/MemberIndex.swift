import JSONText

/// An index of the members of large objects by their names: one hash table for all objects of a file.
struct MemberIndex {
    private struct Place {
        let object: JSONNode
        let name: JSONNode
        let value: JSONNode
    }

    /// Members by the hashes of their object and name; equal hashes take the next free place.
    private var places: [Place?] = []
    private var count = 0
    /// The objects whose members are in the table: a bit for each node of the document.
    private var objects: [UInt64] = []

    /// The number of members from which an object gets an index.
    static let smallestObject = 17

    /// Whether an object's members are in the index.
    func contains(_ object: JSONNode) -> Bool {
        let (word, bit) = object.order.quotientAndRemainder(dividingBy: UInt64.bitWidth)
        return word < objects.count && objects[word] & 1 << UInt64(bit) != 0
    }

    /// Adds the members of an object; of those with one name the last one counts.
    mutating func add(_ object: JSONNode, in document: JSONDocument) {
        guard !contains(object) else { return }
        if objects.isEmpty {
            objects = Array(repeating: 0, count: document.valueCount(of: document.root) / UInt64.bitWidth + 1)
        }
        let (word, bit) = object.order.quotientAndRemainder(dividingBy: UInt64.bitWidth)
        objects[word] |= 1 << UInt64(bit)
        for member in document.members(of: object) {
            if count * 2 >= places.count { grow(document) }
            insert(Place(object: object, name: member.name, value: member.value), document)
        }
    }

    /// The value of an indexed object's member.
    func value(of name: UnsafeBufferPointer<UInt8>, in object: JSONNode, _ document: JSONDocument)
        -> JSONNode?
    {
        guard !places.isEmpty else { return nil }
        var place = Self.hash(name, object) & (places.count - 1)
        while let member = places[place] {
            if member.object == object, document.isString(member.name, name) { return member.value }
            place = (place + 1) & (places.count - 1)
        }
        return nil
    }

    private mutating func insert(_ member: Place, _ document: JSONDocument) {
        let hash = document.plainContent(of: member.name).withUnsafeBufferPointer {
            Self.hash($0, member.object)
        }
        var place = hash & (places.count - 1)
        while let other = places[place] {
            if other.object == member.object, document.haveEqualText(other.name, member.name) {
                places[place] = member
                return
            }
            place = (place + 1) & (places.count - 1)
        }
        places[place] = member
        count += 1
    }

    private mutating func grow(_ document: JSONDocument) {
        let members = places
        places = Array(repeating: nil, count: max(64, members.count * 2))
        count = 0
        for case let member? in members { insert(member, document) }
    }

    /// A hash of bytes (FNV-1a) with a value or number that they belong to.
    static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ object: JSONNode) -> Int {
        hash(bytes, seed: UInt64(truncatingIfNeeded: object.order))
    }

    /// A hash of bytes (FNV-1a) with a seed.
    static func hash(_ bytes: UnsafeBufferPointer<UInt8>, seed: UInt64) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ (seed &* 0x9E37_79B9_7F4A_7C15)
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return Int(truncatingIfNeeded: hash ^ hash >> 32)
    }
}
