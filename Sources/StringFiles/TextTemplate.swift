/// A text with placeholders to fill.
package struct TextTemplate: Equatable {
    /// A run of text, or a placeholder.
    enum Part: Equatable {
        case text(String)
        case placeholder(Placeholder)
    }

    private(set) var parts: [Part] = []
    private(set) var placeholderCount = 0
    /// The number of bytes of the text as written.
    private(set) var byteCount = 0
    /// The position of the argument that the next placeholder without a position of its own takes.
    private var nextPosition = 1

    init() {}

    /// The template of a text of Apple's formats in which no variable is defined.
    init(_ format: FormatText) {
        for part in format.parts {
            switch part {
            case .text(let text): append(text)
            case .conversion(let conversion): append(conversion)
            case .placeholder(let placeholder): append(placeholder)
            case .argument: append(Placeholder(written: "%arg", kind: nil, position: takePosition(nil)))
            case .variable(let variable):
                append(
                    Placeholder(
                        written: variable.written, kind: .variable(variable.name),
                        position: takePosition(variable.position)))
            }
        }
    }

    /// The text with its placeholders as they are written.
    var written: String {
        parts.reduce(into: "") { text, part in
            switch part {
            case .text(let run): text += run
            case .placeholder(let placeholder): text += placeholder.written
            }
        }
    }

    /// Adds a run of text.
    mutating func append(_ text: String) {
        byteCount += text.utf8.count
        parts.append(.text(text))
    }

    /// Adds a placeholder.
    mutating func append(_ placeholder: Placeholder) {
        byteCount += placeholder.written.utf8.count
        placeholderCount += 1
        parts.append(.placeholder(placeholder))
    }

    /// Adds a conversion, which takes the next argument unless it gives a position.
    mutating func append(_ conversion: FormatText.Conversion) {
        nextPosition += conversion.stars
        append(
            Placeholder(
                written: conversion.written, kind: Placeholder.Kind(conversion.letter),
                position: takePosition(conversion.position)))
    }

    /// The position of an argument: its own, or that of the next one, which is then taken.
    mutating func takePosition(_ position: Int?) -> Int {
        if let position { return position }
        defer { nextPosition += 1 }
        return nextPosition
    }

    /// Makes placeholders without a position of their own take arguments after a position.
    mutating func skipPosition(_ position: Int) { nextPosition = max(nextPosition, position + 1) }
}

/// A place for an argument in a text.
package struct Placeholder: Equatable {
    /// The spelling in the text.
    package let written: String
    /// `nil` if the kind of its argument is not given.
    package let kind: Kind?
    /// The position of its argument, from 1; `nil` if it has a name instead.
    package let position: Int?

    /// The name for `--argument`: the spelling without a position, and the kind for `%arg`.
    package var name: String {
        switch kind {
        case .integer? where written == "%arg": return "%lld"
        case .fraction? where written == "%arg": return "%f"
        case .object? where written == "%arg": return "%@"
        case .braces?: return written
        default:
            let dollar = written.utf8.firstIndex(of: UInt8(ascii: "$"))
            return dollar.map { "%" + written[written.utf8.index(after: $0)...] } ?? written
        }
    }

    /// The kind of a placeholder's argument; one argument can fill all placeholders of its kind.
    package enum Kind: Equatable {
        /// Integers of every length.
        case integer
        /// Numbers with a fraction, in any notation.
        case fraction
        case object
        /// Any other conversion, by its letter.
        case conversion(UInt8)
        /// A variable that the file does not define, by its name.
        case variable(String)
        /// An ICU plural or select message, which no argument fills.
        case message
        /// A name in braces: `name` for one pair, `{name}` for two, and `$name` for a dollar sign before one.
        case braces(String)

        /// The kind of a conversion by the letter at its end.
        package init(_ letter: UInt8) {
            switch letter {
            case UInt8(ascii: "@"): self = .object
            case _ where "dDiuU".utf8.contains(letter): self = .integer
            case _ where "fFeEgGaA".utf8.contains(letter): self = .fraction
            default: self = .conversion(letter | 0x20)
            }
        }
    }
}
