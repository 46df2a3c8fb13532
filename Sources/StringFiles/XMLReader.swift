/// An element of an XML document, with its attributes and what is in it.
struct XMLElement {
    /// What is in an element.
    enum Child {
        case element(XMLElement)
        /// Characters, with references resolved; those of a CDATA section, too.
        case text(String)
    }

    /// An attribute: its name without a prefix, the name of its namespace, and its value.
    struct Attribute {
        let name: String
        let namespace: String?
        let value: String
    }

    /// The name without a prefix.
    let name: String
    /// The name of its namespace; `nil` without one.
    let namespace: String?
    let attributes: [Attribute]
    fileprivate(set) var children: [Child] = []
    /// Where it begins in the text in UTF-8.
    let offset: Int

    /// The elements in it.
    var elements: [XMLElement] {
        children.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// The text in it, of all elements in it too.
    var text: String {
        children.reduce(into: "") { text, child in
            switch child {
            case .text(let run): text += run
            case .element(let element): text += element.text
            }
        }
    }

    /// The value of an attribute without a prefix.
    subscript(attribute: String) -> String? {
        attributes.first { $0.name == attribute && $0.namespace == nil }?.value
    }
}

/// Reads XML strictly and in linear time: elements, attributes, namespaces, references and CDATA sections.
///
/// Entities are the five of XML and numbers; a document type is passed over if it has no declarations of its own, as in
/// property lists. Nothing outside the file is ever read. https://www.w3.org/TR/xml/, https://www.w3.org/TR/xml-names/
package struct XMLReader {
    /// A fault of the syntax.
    package enum Fault: Equatable {
        case expectedElement
        case expectedName
        case expectedAttribute
        case expectedEquals
        case expectedQuote
        case attributeTwice(String)
        case unknownPrefix(String)
        case unknownReference
        case openTag(String)
        case otherEndTag(expected: String)
        case textOutside
        case openComment
        case openSection
        case openInstruction
        /// A document type with declarations of its own.
        case declarations
        case character
        case tooDeep
        /// An encoding that the declaration names.
        case encoding(String)
    }

    /// The largest depth of elements.
    package static let maximumDepth = 128

    private let bytes: [UInt8]
    private let file: String
    private var offset = 0
    /// The open elements, each with its name as written and the namespaces that it declares.
    private var open: [(element: XMLElement, name: String, namespaces: [String: String])] = []

    private init(_ bytes: [UInt8], file: String) { (self.bytes, self.file) = (bytes, file) }

    /// The outermost element of a document in UTF-8, or in UTF-16 with a byte order mark.
    static func root(of bytes: [UInt8], file: String) throws(StringFileError) -> XMLElement {
        var reader = XMLReader(try TextEncoding.utf8OrUTF16(bytes, file: file), file: file)
        return try reader.document()
    }

    // MARK: The document

    private mutating func document() throws(StringFileError) -> XMLElement {
        var root: XMLElement?
        while offset < bytes.count {
            if let element = try item(isInside: !open.isEmpty) { root = element }
            if root != nil, open.isEmpty { break }
        }
        guard let root else {
            throw open.last.map { fault(.openTag($0.name), at: $0.element.offset) }
                ?? fault(.expectedElement, at: offset)
        }
        while offset < bytes.count {
            guard !starts(with: "<") || starts(with: "<!--") || starts(with: "<?") else {
                throw fault(.textOutside, at: offset)
            }
            _ = try item(isInside: false)
        }
        return root
    }

    /// Reads the next item; the outermost element when it ends.
    private mutating func item(isInside: Bool) throws(StringFileError) -> XMLElement? {
        if starts(with: "<!--") {
            try skip(4, past: "-->", .openComment)
        } else if starts(with: "<![CDATA["), isInside {
            let start = offset + 9
            try skip(9, past: "]]>", .openSection)
            append(String(decoding: bytes[start..<offset - 3], as: UTF8.self))
        } else if starts(with: "<?") {
            try instruction()
        } else if starts(with: "<!DOCTYPE"), !isInside {
            try documentType()
        } else if starts(with: "</") {
            return try endTag()
        } else if starts(with: "<") {
            return try startTag()
        } else {
            try characters(isInside: isInside)
        }
        return nil
    }

    private mutating func instruction() throws(StringFileError) {
        let start = offset
        try skip(2, past: "?>", .openInstruction)
        let text = bytes[start..<offset]
        guard start == 0, text.starts(with: "<?xml ".utf8), let place = range(of: "encoding", in: text) else {
            return
        }
        let value = text[place...].drop { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }.dropFirst()
        let name = String(
            decoding: value.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }, as: UTF8.self)
        // A text in UTF-16 was converted, whatever its declaration says.
        guard
            ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased())
                || name.lowercased().hasPrefix("utf-16")
        else { throw fault(.encoding(name), at: start) }
    }

    private func range(of word: String, in text: ArraySlice<UInt8>) -> Int? {
        text.indices.first { text[$0...].starts(with: word.utf8) }.map { $0 + word.utf8.count }
    }

    private mutating func documentType() throws(StringFileError) {
        let start = offset
        while let byte = peek(), byte != UInt8(ascii: ">") {
            if byte == UInt8(ascii: "[") { throw fault(.declarations, at: offset) }
            offset += 1
        }
        guard peek() != nil else { throw fault(.declarations, at: start) }
        offset += 1
    }

    // MARK: Elements

    private mutating func startTag() throws(StringFileError) -> XMLElement? {
        let start = offset
        guard open.count < Self.maximumDepth else { throw fault(.tooDeep, at: start) }
        offset += 1
        let written = try name(.expectedName)
        var attributes: [(name: String, value: String, offset: Int)] = []
        var names: Set<String> = []
        while true {
            let hasSpace = skipSpace()
            guard let byte = peek() else { throw fault(.openTag(written), at: start) }
            if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { break }
            guard hasSpace else { throw fault(.expectedAttribute, at: offset) }
            let place = offset
            let name = try name(.expectedAttribute)
            guard names.insert(name).inserted else { throw fault(.attributeTwice(name), at: place) }
            attributes.append((name, try value(), place))
        }
        let isEmpty = peek() == UInt8(ascii: "/")
        if isEmpty { offset += 1 }
        guard peek() == UInt8(ascii: ">") else { throw fault(.openTag(written), at: start) }
        offset += 1
        let element = try element(written, attributes, at: start)
        open.append(element)
        return isEmpty ? close() : nil
    }

    /// An element with its names resolved.
    private func element(
        _ written: String, _ attributes: [(name: String, value: String, offset: Int)], at start: Int
    ) throws(StringFileError) -> (element: XMLElement, name: String, namespaces: [String: String]) {
        var namespaces = open.last?.namespaces ?? ["xml": "http://www.w3.org/XML/1998/namespace"]
        for attribute in attributes {
            let parts = attribute.name.parts(separatedBy: ":")
            if attribute.name == "xmlns" { namespaces[""] = attribute.value }
            if parts.count == 2, parts[0] == "xmlns" { namespaces[String(parts[1])] = attribute.value }
        }
        var resolved: [XMLElement.Attribute] = []
        for attribute in attributes where attribute.name != "xmlns" && !attribute.name.hasPrefix("xmlns:") {
            let name = try resolve(attribute.name, namespaces, isAttribute: true, at: attribute.offset)
            resolved.append(
                XMLElement.Attribute(name: name.local, namespace: name.namespace, value: attribute.value))
        }
        let name = try resolve(written, namespaces, isAttribute: false, at: start)
        let element = XMLElement(
            name: name.local, namespace: name.namespace, attributes: resolved, offset: start)
        return (element, written, namespaces)
    }

    private func resolve(
        _ name: String, _ namespaces: [String: String], isAttribute: Bool, at place: Int
    ) throws(StringFileError) -> (local: String, namespace: String?) {
        let parts = name.parts(separatedBy: ":")
        guard parts.count > 1 else { return (name, isAttribute ? nil : namespaces[""]) }
        guard parts.count == 2, let namespace = namespaces[String(parts[0])] else {
            throw fault(.unknownPrefix(String(parts[0])), at: place)
        }
        return (String(parts[1]), namespace)
    }

    private mutating func endTag() throws(StringFileError) -> XMLElement? {
        let start = offset
        offset += 2
        let name = try name(.expectedName)
        _ = skipSpace()
        guard let last = open.last else { throw fault(.textOutside, at: start) }
        guard name == last.name, peek() == UInt8(ascii: ">") else {
            throw fault(.otherEndTag(expected: last.name), at: start)
        }
        offset += 1
        return close()
    }

    /// Ends the innermost element; the outermost one is the result.
    private mutating func close() -> XMLElement? {
        guard let last = open.popLast() else { return nil }
        guard !open.isEmpty else { return last.element }
        open[open.count - 1].element.children.append(.element(last.element))
        return nil
    }

    // MARK: Characters

    private mutating func characters(isInside: Bool) throws(StringFileError) {
        var run: [UInt8] = []
        while let byte = peek(), byte != UInt8(ascii: "<") {
            if byte == UInt8(ascii: "&") {
                try reference(&run)
            } else {
                guard byte >= 0x20 || [0x09, 0x0A, 0x0D].contains(byte) else {
                    throw fault(.character, at: offset)
                }
                let isSpace = byte == 0x20 || byte < 0x0E
                guard isInside || isSpace else {
                    throw fault(open.isEmpty && offset == 0 ? .expectedElement : .textOutside, at: offset)
                }
                // A line ends in a line feed, whatever the file has.
                if byte != 0x0D { run.append(byte) } else if peek(1) != 0x0A { run.append(0x0A) }
                offset += 1
            }
        }
        if isInside { append(String(decoding: run, as: UTF8.self)) }
    }

    private mutating func append(_ text: String) {
        guard !text.isEmpty, !open.isEmpty else { return }
        open[open.count - 1].element.children.append(.text(text))
    }

    /// The value of an attribute, with the equals sign before it.
    private mutating func value() throws(StringFileError) -> String {
        _ = skipSpace()
        guard peek() == UInt8(ascii: "=") else { throw fault(.expectedEquals, at: offset) }
        offset += 1
        _ = skipSpace()
        guard let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw fault(.expectedQuote, at: offset)
        }
        offset += 1
        var value: [UInt8] = []
        while let byte = peek(), byte != quote {
            if byte == UInt8(ascii: "&") {
                try reference(&value)
            } else {
                guard byte != UInt8(ascii: "<"), byte >= 0x20 || [0x09, 0x0A, 0x0D].contains(byte) else {
                    throw fault(.character, at: offset)
                }
                value.append(byte < 0x20 ? 0x20 : byte)
                offset += 1
            }
        }
        guard peek() != nil else { throw fault(.expectedQuote, at: offset) }
        offset += 1
        return String(decoding: value, as: UTF8.self)
    }

    private static let entities: [String: UInt8] = [
        "amp": UInt8(ascii: "&"), "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"),
        "quot": UInt8(ascii: "\""),
        "apos": UInt8(ascii: "'"),
    ]

    private mutating func reference(_ run: inout [UInt8]) throws(StringFileError) {
        let start = offset
        offset += 1
        let name = bytes[offset...].prefix(12).prefix { $0 != UInt8(ascii: ";") }
        guard offset + name.count < bytes.count, bytes[offset + name.count] == UInt8(ascii: ";") else {
            throw fault(.unknownReference, at: start)
        }
        offset += name.count + 1
        let text = String(decoding: name, as: UTF8.self)
        if let byte = Self.entities[text] {
            run.append(byte)
            return
        }
        let digits = text.dropFirst(text.hasPrefix("#x") ? 2 : 1)
        guard text.hasPrefix("#"),
            digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
            let value = UInt32(digits, radix: text.hasPrefix("#x") ? 16 : 10), Unicode.Scalar(value) != nil,
            value >= 0x20 || [0x09, 0x0A, 0x0D].contains(value)
        else { throw fault(.unknownReference, at: start) }
        TextEncoding.append(value, to: &run)
    }

    // MARK: Bytes

    private func peek(_ distance: Int = 0) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    private func starts(with text: StaticString) -> Bool {
        bytes.count - offset >= text.utf8CodeUnitCount
            && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
    }

    private mutating func skip(_ length: Int, past end: StaticString, _ syntax: Fault) throws(StringFileError)
    {
        let start = offset
        offset += length
        while offset < bytes.count {
            if starts(with: end) {
                offset += end.utf8CodeUnitCount
                return
            }
            offset += 1
        }
        throw fault(syntax, at: start)
    }

    private mutating func skipSpace() -> Bool {
        let start = offset
        while let byte = peek(), [0x09, 0x0A, 0x0D, 0x20].contains(byte) { offset += 1 }
        return offset > start
    }

    /// A name: letters, digits, `_`, `:`, `-`, `.` and characters beyond ASCII, not beginning with a digit.
    private mutating func name(_ syntax: Fault) throws(StringFileError) -> String {
        let start = offset
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "_"),
                UInt8(ascii: ":"), 0x80...0xFF:
                offset += 1
                continue
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
                if offset > start {
                    offset += 1
                    continue
                }
            default: break
            }
            break
        }
        guard offset > start else { throw fault(syntax, at: start) }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private func fault(_ fault: Fault, at offset: Int) -> StringFileError {
        StringFileError(.xml(fault), in: file, at: min(offset, bytes.count), of: bytes)
    }
}
