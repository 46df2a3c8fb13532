/// The values of `--argument`, with a record of the used ones.
///
/// A value that begins with a placeholder and an equals sign fills the placeholders of that kind; any other
/// fills the placeholder at its own position among such values, if no named one does.
package struct PlaceholderArguments {
    private let named: [Named]
    private let positional: [(value: String, index: Int)]
    private let values: [String]
    /// The indexes of the values that have filled a placeholder.
    private var used: Set<Int> = []

    private struct Named {
        package let placeholder: Placeholder
        package let value: String
        package let index: Int

        /// The quality of the match with a placeholder: 2 for the same spelling, 1 for the same kind, `nil`
        /// for no match.
        package func fit(_ other: Placeholder) -> Int? {
            if placeholder.written == other.written { return 2 }
            guard placeholder.kind != nil, placeholder.kind == other.kind else { return nil }
            return placeholder.position.map { $0 == other.position } ?? true ? 1 : nil
        }
    }

    /// Reads the values in their order.
    ///
    /// - Throws: ``RepeatedPlaceholder`` for a placeholder that is named twice.
    package init(_ values: [String]) throws(RepeatedPlaceholder) {
        var named: [Named] = []
        var positional: [(String, Int)] = []
        for (index, value) in values.enumerated() {
            let equals = value.utf8.firstIndex(of: UInt8(ascii: "="))
            guard let equals, let placeholder = Placeholder(name: String(value[..<equals])) else {
                positional.append((value, index))
                continue
            }
            if named.contains(where: { $0.placeholder.written == placeholder.written }) {
                throw RepeatedPlaceholder(written: placeholder.written)
            }
            let text = String(value[value.utf8.index(after: equals)...])
            named.append(Named(placeholder: placeholder, value: text, index: index))
        }
        self.values = values
        self.named = named
        self.positional = positional
    }

    /// The values that have not filled a placeholder.
    package var unused: [String] { values.indices.filter { !used.contains($0) }.map { values[$0] } }

    /// A template's text with filled placeholders, and the placeholders that are left.
    package mutating func filled(_ template: TextTemplate) -> (text: String, left: [Placeholder]) {
        var (text, left) = ("", [Placeholder]())
        for part in template.parts {
            switch part {
            case .text(let run): text += run
            case .placeholder(let placeholder):
                if let argument = argument(for: placeholder) {
                    used.insert(argument.index)
                    text += argument.value
                } else {
                    left.append(placeholder)
                    text += placeholder.written
                }
            }
        }
        return (text, left)
    }

    private func argument(for placeholder: Placeholder) -> (value: String, index: Int)? {
        var best: (named: Named, fit: Int)?
        for candidate in named {
            guard let fit = candidate.fit(placeholder) else { continue }
            // A position is more specific than a kind.
            let score = 2 * fit + (candidate.placeholder.position == nil ? 0 : 1)
            if best.map({ score > $0.fit }) ?? true { best = (candidate, score) }
        }
        if let best { return (best.named.value, best.named.index) }
        guard let position = placeholder.position, positional.indices.contains(position - 1) else {
            return nil
        }
        return positional[position - 1]
    }
}

/// A placeholder that two arguments name.
package struct RepeatedPlaceholder: Error, Equatable {
    /// The placeholder as a text writes it.
    package let written: String
}

extension Placeholder {
    /// The placeholder in a name of `--argument`, such as `%@`, `%1$lld`, `%arg` or `{count}`; `nil` for
    /// other texts.
    fileprivate init?(name: String) {
        if let placeholder = BraceText.placeholder(name) {
            if placeholder.kind == .message { return nil }
            self = placeholder
            return
        }
        let parts = FormatText(name, isForm: name == "%arg", hasNames: true).parts
        guard parts.count == 1 else { return nil }
        switch parts[0] {
        case .text: return nil
        case .placeholder(let placeholder): self = placeholder
        case .argument: self.init(written: name, kind: nil, position: nil)
        case .variable(let variable):
            self.init(written: name, kind: .variable(variable.name), position: variable.position)
        case .conversion(let conversion):
            self.init(written: name, kind: Kind(conversion.letter), position: conversion.position)
        }
    }
}
