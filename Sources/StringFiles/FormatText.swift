/// The parts of a text in Apple's format: `%%` is a percent sign, and `%@`, `%lld`, `%1$@` or `%#@name@` is a
/// place for an argument.
///
/// A percent sign before a space does not begin a placeholder, although a format may have the space as a
/// flag: `50 % de` and `100% sure` are texts.
struct FormatText: Equatable {
    /// A run of text, or a place for an argument.
    enum Part: Equatable {
        case text(String)
        /// A conversion such as `%@` or `%2$.1f`.
        case conversion(Conversion)
        /// In a form of a variable: `%arg`, the argument that the variable counts.
        case argument
        /// A variable such as `%#@beds@`.
        case variable(Variable)
        /// A placeholder with a name instead of a position: `%(name)s`, `{name}`.
        case placeholder(Placeholder)
    }

    /// A conversion of a format.
    struct Conversion: Equatable {
        /// The spelling in the text.
        let written: String
        /// The letter at its end, or `@`.
        let letter: UInt8
        /// From 1; `nil` for the next argument.
        let position: Int?
        /// The number of widths and precisions that take arguments before it.
        let stars: Int
    }

    /// A place for a form of a variable.
    struct Variable: Equatable {
        /// The spelling in the text.
        let written: String
        let name: String
        /// From 1; `nil` if the text does not give it.
        let position: Int?
    }

    /// The parts in order; texts are neither empty nor adjacent.
    let parts: [Part]

    /// A text of some parts.
    init(parts: [Part]) { self.parts = parts }

    /// Splits a text into parts.
    ///
    /// - Parameters:
    ///   - text: The text as written.
    ///   - isForm: Whether it is a form of a variable, in which `%arg` is meaningful.
    ///   - hasNames: Whether `%(name)s` is a placeholder, as in gettext.
    init(_ text: String, isForm: Bool = false, hasNames: Bool = false) {
        let percent = UInt8(ascii: "%")
        guard text.utf8.contains(percent) else {
            parts = text.isEmpty ? [] : [.text(text)]
            return
        }
        var (rest, literal, parts) = (Array(text.utf8)[...], [UInt8](), [Part]())
        while let byte = rest.first {
            if byte == percent, rest.dropFirst().first == percent {
                literal.append(percent)
                rest = rest.dropFirst(2)
            } else if byte == percent, hasNames, let named = Self.named(at: &rest) {
                if !literal.isEmpty { parts.append(.text(String(decoding: literal, as: UTF8.self))) }
                literal = []
                parts.append(.placeholder(named))
            } else if byte == percent, let place = Self.place(at: &rest, isForm: isForm) {
                if !literal.isEmpty { parts.append(.text(String(decoding: literal, as: UTF8.self))) }
                literal = []
                parts.append(place)
            } else {
                literal.append(byte)
                rest = rest.dropFirst()
            }
        }
        if !literal.isEmpty { parts.append(.text(String(decoding: literal, as: UTF8.self))) }
        self.parts = parts
    }

    /// The variables in the text, with repetitions.
    var variables: [Variable] {
        parts.compactMap { if case .variable(let variable) = $0 { variable } else { nil } }
    }

    /// The text with its placeholders as written, except variables.
    var writtenWithoutVariables: String {
        parts.reduce(into: "") { text, part in
            switch part {
            case .text(let run): text += run
            case .conversion(let conversion): text += conversion.written
            case .argument: text += "%arg"
            case .placeholder(let placeholder): text += placeholder.written
            case .variable: break
            }
        }
    }

    /// Reads the placeholder with a name that begins at the percent sign, if any.
    private static func named(at rest: inout ArraySlice<UInt8>) -> Placeholder? {
        let start = rest
        var ahead = rest.dropFirst()
        guard ahead.popFirst() == UInt8(ascii: "(") else { return nil }
        let name = take(&ahead) { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "%") && $0 != 0x20 }
        guard !name.isEmpty, ahead.popFirst() == UInt8(ascii: ")") else { return nil }
        _ = take(&ahead) { "-+0#'.".utf8.contains($0) || isDigit($0) }
        guard let letter = ahead.popFirst(), "dDiuUxXoOfFeEgGaAcCsSpr".utf8.contains(letter) else {
            return nil
        }
        rest = ahead
        return Placeholder(
            written: String(decoding: start[..<ahead.startIndex], as: UTF8.self),
            kind: .braces("%" + String(decoding: name, as: UTF8.self)), position: nil)
    }

    /// Reads the placeholder that begins at the percent sign, if any.
    private static func place(at rest: inout ArraySlice<UInt8>, isForm: Bool) -> Part? {
        let start = rest
        var ahead = rest.dropFirst()
        if isForm, ahead.starts(with: "arg".utf8) {
            rest = ahead.dropFirst(3)
            return .argument
        }
        let position = takePosition(&ahead)
        let flags = take(&ahead) { "-+0#'".utf8.contains($0) }
        var stars = 0
        takeWidth(&ahead, &stars)
        if ahead.first == UInt8(ascii: ".") {
            ahead = ahead.dropFirst()
            takeWidth(&ahead, &stars)
        }
        _ = take(&ahead) { "hlqLztj".utf8.contains($0) }
        guard let letter = ahead.popFirst(), "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(letter) else {
            return nil
        }
        guard letter == UInt8(ascii: "@"), flags.contains(UInt8(ascii: "#")) else {
            rest = ahead
            return .conversion(
                Conversion(
                    written: String(decoding: start[..<ahead.startIndex], as: UTF8.self), letter: letter,
                    position: position, stars: stars))
        }
        let name = take(&ahead) { $0 != UInt8(ascii: "@") }
        guard !name.isEmpty, ahead.popFirst() != nil else { return nil }
        rest = ahead
        return .variable(
            Variable(
                written: String(decoding: start[..<ahead.startIndex], as: UTF8.self),
                name: String(decoding: name, as: UTF8.self), position: position))
    }

    /// Digits and a dollar sign.
    private static func takePosition(_ rest: inout ArraySlice<UInt8>) -> Int? {
        var ahead = rest
        let digits = take(&ahead, while: isDigit)
        guard ahead.popFirst() == UInt8(ascii: "$"), digits.count <= 4,
            let position = Int(String(decoding: digits, as: UTF8.self)), position > 0
        else { return nil }
        rest = ahead
        return position
    }

    private static func takeWidth(_ rest: inout ArraySlice<UInt8>, _ stars: inout Int) {
        if rest.first == UInt8(ascii: "*") {
            rest = rest.dropFirst()
            stars += 1
        } else {
            _ = take(&rest, while: isDigit)
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func take(
        _ rest: inout ArraySlice<UInt8>, while belongs: (UInt8) -> Bool
    ) -> ArraySlice<UInt8> {
        let end = rest.firstIndex { !belongs($0) } ?? rest.endIndex
        defer { rest = rest[end...] }
        return rest[..<end]
    }
}
