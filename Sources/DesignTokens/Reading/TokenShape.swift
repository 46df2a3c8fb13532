import JSONText

/// The members of an object of a token file that have a meaning in the formats.
struct TokenShape {
    /// `$value`, or `value` in the older formats.
    var value: JSONNode?
    /// `$type`, or `type` in the older formats.
    private(set) var type: JSONNode?
    /// Whether the type is written with `$`.
    private(set) var isTypeMarked = false
    private(set) var reference: JSONNode?
    private(set) var extends: JSONNode?
    private(set) var extensions: JSONNode?
    /// Whether the value is written with `$`, as in the DTCG format.
    private(set) var isDTCG = false
    /// A `value` beside `$value`; only `$value` is read.
    private(set) var valueBeside: JSONNode?
    /// `type` of an object without a value.
    private(set) var typeWithoutValue: JSONNode?

    init(of object: JSONNode, in document: JSONDocument) {
        var (plainValue, plainType): (JSONNode?, JSONNode?) = (nil, nil)
        for member in document.members(of: object) {
            switch document.firstByte(of: member.name) {
            case UInt8(ascii: "$"), UInt8(ascii: "\\"): readMark(member, document)
            case UInt8(ascii: "v"):
                if document.isString(member.name, "value") { plainValue = member.value }
            case UInt8(ascii: "t"):
                if document.isString(member.name, "type"), document.kind(of: member.value) == .string {
                    plainType = member.value
                }
            default: break
            }
        }
        if value != nil { valueBeside = plainValue }
        guard value == nil, let plainValue else {
            if value == nil { typeWithoutValue = type ?? plainType }
            return
        }
        // A group may contain a group that is named `value`.
        let isGroup = document.kind(of: plainValue) == .object && plainType == nil
        if !isGroup || document.textLikeness(of: plainValue) == .text {
            value = plainValue
            if let plainType { (type, isTypeMarked) = (plainType, false) }
        }
    }

    private mutating func readMark(_ member: JSONDocument.Member, _ document: JSONDocument) {
        let name = member.name
        if document.isString(name, "$value") {
            value = member.value
            isDTCG = true
        } else if document.isString(name, "$type") {
            (type, isTypeMarked) = (member.value, true)
        } else if document.isString(name, "$extensions") {
            extensions = member.value
        } else if document.isString(name, "$ref") {
            reference = member.value
        } else if document.isString(name, "$extends") {
            extends = member.value
        }
    }
}

extension JSONDocument {
    /// Whether a name may begin with the `$` of the formats' own words, escaped or not.
    func mayBeMark(_ name: JSONNode) -> Bool {
        let byte = firstByte(of: name)
        return byte == UInt8(ascii: "$") || byte == UInt8(ascii: "\\")
    }

    /// Whether a value may be an alias: a string that begins like one, or an object, which may have `$ref`.
    func mayBeAlias(_ value: JSONNode) -> Bool {
        switch kind(of: value) {
        case .string: firstByte(of: value) == UInt8(ascii: "{") || mayBeMark(value)
        case .object: true
        default: false
        }
    }
}
