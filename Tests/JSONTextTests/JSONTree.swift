import JSONText

/// A value with all that is in it, so that documents can be compared.
indirect enum JSONTree: Equatable, Sendable {
    case null
    case bool(Bool)
    /// By its text.
    case number(ExactText)
    case string(ExactText)
    case array([JSONTree])
    case object([Member])

    /// A name and a value; an object may have several of one name.
    struct Member: Equatable, Sendable {
        let name: ExactText
        let value: JSONTree

        init(_ name: ExactText, _ value: JSONTree) {
            self.name = name
            self.value = value
        }
    }
}

extension JSONTree {
    /// The contents of a document at a value.
    init(_ document: JSONDocument, _ node: JSONNode) {
        let text = ExactText(document.text(of: node))
        self =
            switch document.kind(of: node) {
            case .null: .null
            case .false: .bool(false)
            case .true: .bool(true)
            case .number: .number(text)
            case .string: .string(text)
            case .array: .array(document.elements(of: node).map { JSONTree(document, $0) })
            case .object:
                .object(
                    document.members(of: node).map {
                        Member(ExactText(document.text(of: $0.name)), JSONTree(document, $0.value))
                    })
            }
    }

    /// The contents of a text.
    init(reading bytes: [UInt8]) throws(JSONError) {
        let document = try JSONDocument(bytes)
        self.init(document, document.root)
    }

    /// Writes the value as the writer's callers do.
    func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.literal("null")
        case .bool(let value): writer.literal(value ? "true" : "false")
        case .number(let number): writer.literal(number.text)
        case .string(let string): writer.string(string.text)
        case .array(let elements):
            writer.beginArray()
            for element in elements { element.write(to: &writer) }
            writer.endArray()
        case .object(let members):
            writer.beginObject()
            for member in members {
                writer.name(member.name.text)
                member.value.write(to: &writer)
            }
            writer.endObject()
        }
    }

    /// The value as the writer writes it.
    var written: [UInt8] {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.bytes
    }
}

/// A text that equals only one of the same scalars; a `String` also equals another spelling of `é`.
struct ExactText: Sendable {
    let text: String

    init(_ text: String) { self.text = text }
}

extension ExactText: Equatable {
    static func == (first: ExactText, second: ExactText) -> Bool {
        first.text.utf8.elementsEqual(second.text.utf8)
    }
}

extension ExactText: ExpressibleByStringLiteral {
    init(stringLiteral text: String) { self.init(text) }
}
