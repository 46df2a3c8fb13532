/// A message of ICU: a text with placeholders, and forms that a number or a word chooses.
///
/// `''` is an apostrophe, `'{'` and `'}'` are braces; any other apostrophe is itself.
/// https://unicode-org.github.io/icu/userguide/format_parse/messages/
package struct BraceMessage {
    /// A fault of a message.
    package enum Problem: Equatable {
        /// A placeholder without a name.
        case name
        /// A brace that is not closed.
        case open
        /// A closing brace without an opening one.
        case closed
        /// A name of a form, or the form, is missing.
        case form
        /// The form `other` is missing.
        case noOther
        case tooDeep
    }

    /// A fault of a message and its place in the text, in bytes.
    package struct Fault: Error, Equatable {
        package let problem: Problem
        package let place: Int
    }

    /// The largest depth of forms in forms.
    private static let maximumDepth = 16

    /// The text, with a variable for each choice.
    private(set) var text: FormatText
    /// The choices, by the names with which the texts refer to them.
    private(set) var variables: [String: TextVariable] = [:]
    private let bytes: [UInt8]
    private let offset: Int
    private var place = 0

    /// Reads a message.
    ///
    /// - Throws: ``Fault``.
    init(_ written: String, at offset: Int) throws(Fault) {
        (bytes, self.offset, text) = (Array(written.utf8), offset, FormatText(parts: []))
        text = FormatText(parts: try parts(number: nil, depth: 0))
        if place < bytes.count { throw Fault(problem: .closed, place: place) }
    }

    /// The parts up to a closing brace or the end; `number` is the argument that `#` stands for.
    private mutating func parts(number: String?, depth: Int) throws(Fault) -> [FormatText.Part] {
        guard depth <= Self.maximumDepth else { throw Fault(problem: .tooDeep, place: place) }
        var (parts, run) = ([FormatText.Part](), [UInt8]())
        let flush = { (parts: inout [FormatText.Part], run: inout [UInt8]) in
            if !run.isEmpty { parts.append(.text(String(decoding: run, as: UTF8.self))) }
            run = []
        }
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "'") where peek(1) == UInt8(ascii: "'"):
                run.append(byte)
                place += 2
            case UInt8(ascii: "'")
            where peek(2) == byte && (peek(1) == UInt8(ascii: "{") || peek(1) == UInt8(ascii: "}")):
                run.append(bytes[place + 1])
                place += 3
            case UInt8(ascii: "{"):
                flush(&parts, &run)
                parts.append(try argument(depth: depth))
            case UInt8(ascii: "}"):
                flush(&parts, &run)
                return parts
            case UInt8(ascii: "#"):
                place += 1
                guard let number else {
                    run.append(byte)
                    continue
                }
                flush(&parts, &run)
                parts.append(.placeholder(Placeholder(written: "#", kind: .braces(number), position: nil)))
            default:
                run.append(byte)
                place += 1
            }
        }
        flush(&parts, &run)
        return parts
    }

    /// A placeholder, or a choice between forms.
    private mutating func argument(depth: Int) throws(Fault) -> FormatText.Part {
        let start = place
        place += 1
        let name = word()
        guard !name.isEmpty else { throw Fault(problem: .name, place: place) }
        if peek() == UInt8(ascii: ",") {
            place += 1
            let kind = word()
            if ["plural", "select", "selectordinal"].contains(kind) {
                guard peek() == UInt8(ascii: ",") else { throw Fault(problem: .form, place: place) }
                place += 1
                return try choice(name, kind, depth: depth, start)
            }
            // A style, such as the pattern of a date.
            var open = 0
            while let byte = peek(), open > 0 || byte != UInt8(ascii: "}") {
                if byte == UInt8(ascii: "{") { open += 1 }
                if byte == UInt8(ascii: "}") { open -= 1 }
                place += 1
            }
        }
        guard peek() == UInt8(ascii: "}") else { throw Fault(problem: .open, place: start) }
        place += 1
        let written = String(decoding: bytes[start..<place], as: UTF8.self)
        return .placeholder(Placeholder(written: written, kind: .braces(name), position: nil))
    }

    private mutating func choice(
        _ name: String, _ kind: String, depth: Int, _ start: Int
    ) throws(Fault) -> FormatText.Part {
        var forms: [(name: String, forms: TextVariable.Forms)] = []
        while true {
            var form = word()
            if form.hasPrefix("offset:") {
                // The number may be apart from the word.
                if form == "offset:" { _ = word() }
                form = word()
            }
            if form.isEmpty, peek() == UInt8(ascii: "}") { break }
            guard !form.isEmpty, peek() == UInt8(ascii: "{") else {
                throw Fault(problem: .form, place: place)
            }
            let open = place
            place += 1
            let parts = try parts(number: kind == "select" ? nil : name, depth: depth + 1)
            guard peek() == UInt8(ascii: "}") else { throw Fault(problem: .open, place: open) }
            place += 1
            forms.append((form, .form(TextVariable.Form(text: FormatText(parts: parts), offset: offset))))
        }
        place += 1
        guard forms.contains(where: { $0.name == "other" }) else {
            throw Fault(problem: .noOther, place: start)
        }
        // Choices by one argument vary together, but each has forms of its own.
        let reference = "\(name)#\(variables.count)"
        variables[reference] = TextVariable(
            name: name, position: nil, specifier: nil, forms: .choice(kind: "plural", forms), offset: offset)
        return .variable(
            FormatText.Variable(
                written: String(decoding: bytes[start..<place], as: UTF8.self), name: reference, position: nil
            ))
    }

    /// A name, a kind or the name of a form, without the space around it.
    private mutating func word() -> String {
        skipSpace()
        let start = place
        while let byte = peek(), !Self.isSpace(byte), !"{},'".utf8.contains(byte) { place += 1 }
        let end = place
        skipSpace()
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    private mutating func skipSpace() { while let byte = peek(), Self.isSpace(byte) { place += 1 } }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x09, 0x0A, 0x0D, 0x20].contains(byte) }

    private func peek(_ distance: Int = 0) -> UInt8? {
        place + distance < bytes.count ? bytes[place + distance] : nil
    }
}
