/// The texts that are displayed for a text with variables: one for each combination of their forms.
///
/// Variables of the same argument vary together, and so do variations by device; a category that a variable lacks is
/// `other`. The forms of the variable that the text names last vary fastest.
package struct TextComposer {
    /// A displayed text.
    struct Composition: Equatable {
        let template: TextTemplate
        /// The forms of which it consists, such as `beds.one+plants.other`; `nil` without a choice.
        let variation: String?
    }

    /// A fault of variables, with its offset in the file.
    package enum Fault: Error, Equatable {
        case undefined(String, offset: Int)
        case circular(String, offset: Int)
        case tooDeep(offset: Int)
        case tooLong(offset: Int)
        /// A variable lacks a form for a category of another variable of the same argument, and `other`.
        case missingForm(String, category: String, offset: Int)
    }

    /// The largest number of combinations of a text.
    package static let maximumCount = 64
    /// The largest depth of variables in forms of variables.
    package static let maximumDepth = 16
    /// The largest number of bytes of a composed text.
    package static let maximumLength = 16384
    /// The largest number of variables of a composed text.
    package static let maximumVariableCount = 1024

    private let text: FormatText
    private let offset: Int
    private let scope: VariableScope
    /// The variables that the text displays, by their names.
    private var variables: [String: TextVariable] = [:]
    /// The names of the variables that the text displays, in the order in which it names them.
    private(set) var usedNames: [String] = []
    /// The height of each variable over the variables that its forms name; 0 while it is being found.
    private var heights: [String: Int] = [:]
    /// The choices of each axis, in the order of the file.
    private var choices: [TextVariable.Axis: [String]] = [:]

    /// A composer of a text.
    ///
    /// - Parameters:
    ///   - text: The whole text.
    ///   - offset: Its offset in the file.
    ///   - scope: The variables that it may name.
    /// - Throws: ``Fault`` for the first variable that cannot be expanded.
    init(_ text: FormatText, at offset: Int, _ scope: VariableScope) throws(Fault) {
        self.text = text
        self.offset = offset
        self.scope = scope
        try survey(text, at: offset, depth: 0)
        var known: [TextVariable.Axis: Set<String>] = [:]
        for name in usedNames {
            guard let variable = variables[name] else { continue }
            collectChoices(of: variable, variable.forms, &known)
        }
    }

    /// The displayed texts, up to ``maximumCount``, and whether there are more.
    ///
    /// They are in the order of the file. If there are more than the maximum, each variable's forms are taken
    /// from the widest to the narrowest instead, so that the widest texts are among those that are left.
    ///
    /// - Parameters:
    ///   - shared: Choices that have been made, such as `device`.
    ///   - width: The width of a text.
    /// - Returns: The texts, each with another variation.
    /// - Throws: ``Fault`` for a text that becomes too long, and for a form that is missing.
    func compositions(
        shared: [String: String], width: @escaping (String) -> Double
    ) throws(Fault) -> (texts: [Composition], areAll: Bool) {
        let inOrder = try enumerated(shared: shared, choices)
        if inOrder.areAll { return inOrder }
        let widths = FormWidths(of: variables, width: width)
        var sorted = choices
        for (axis, names) in choices { sorted[axis] = widths.sorted(names, on: axis) }
        return try enumerated(shared: shared, sorted)
    }

    // MARK: What the text displays

    private mutating func survey(_ text: FormatText, at offset: Int, depth: Int) throws(Fault) {
        for reference in text.variables { try survey(reference, at: offset, depth: depth) }
    }

    private mutating func survey(
        _ reference: FormatText.Variable, at offset: Int, depth: Int
    ) throws(Fault) {
        let name = reference.name
        guard var variable = variables[name] ?? scope[name] else { throw .undefined(name, offset: offset) }
        if let height = heights[name] {
            if height == 0 { throw .circular(name, offset: offset) }
            if depth + height > Self.maximumDepth { throw .tooDeep(offset: offset) }
            return
        }
        if depth == Self.maximumDepth { throw .tooDeep(offset: offset) }
        heights[name] = 0
        usedNames.append(name)
        variable.position = variable.position ?? reference.position
        variables[name] = variable
        var height = 1
        for form in variable.allForms {
            try survey(form.text, at: form.offset, depth: depth + 1)
            for reference in form.text.variables { height = max(height, 1 + (heights[reference.name] ?? 0)) }
        }
        heights[name] = height
    }

    private mutating func collectChoices(
        of variable: TextVariable, _ forms: TextVariable.Forms,
        _ known: inout [TextVariable.Axis: Set<String>]
    ) {
        guard case .choice(let kind, let branches) = forms else { return }
        let axis = variable.axis(ofKind: kind)
        for branch in branches {
            if known[axis, default: []].insert(branch.name).inserted {
                choices[axis, default: []].append(branch.name)
            }
            collectChoices(of: variable, branch.forms, &known)
        }
    }

    // MARK: Combinations

    private func enumerated(
        shared: [String: String], _ choices: [TextVariable.Axis: [String]]
    ) throws(Fault) -> (texts: [Composition], areAll: Bool) {
        var (steps, texts, seen) = ([TextExpansion.Step](), [Composition](), Set<String?>())
        // Choices that make no difference give the same text again; the search through them is bounded.
        for _ in 0..<(16 * Self.maximumCount) {
            var expansion = TextExpansion(steps: steps, shared: shared)
            try append(text, at: offset, to: &expansion, choices)
            steps = expansion.steps
            if seen.insert(expansion.variation).inserted {
                if texts.count == Self.maximumCount { return (texts, false) }
                texts.append(Composition(template: expansion.template, variation: expansion.variation))
            }
            while let last = steps.last, last.index + 1 == last.names.count { steps.removeLast() }
            if steps.isEmpty { return (texts, true) }
            steps[steps.count - 1].index += 1
        }
        return (texts, false)
    }

    private func append(
        _ text: FormatText, of variable: TextVariable? = nil, at offset: Int,
        to expansion: inout TextExpansion,
        _ choices: [TextVariable.Axis: [String]]
    ) throws(Fault) {
        for part in text.parts {
            switch part {
            case .text(let run): expansion.template.append(run)
            case .placeholder(let placeholder): expansion.template.append(placeholder)
            case .conversion(let conversion):
                let isArgument = conversion.position == nil && conversion.stars == 0
                if isArgument, let variable, variable.conversionsCount,
                    let position = expansion.position(of: variable)
                {
                    expansion.template.append(
                        Placeholder(
                            written: conversion.written, kind: Placeholder.Kind(conversion.letter),
                            position: position))
                } else {
                    expansion.template.append(conversion)
                }
            case .argument:
                let position = variable.flatMap { expansion.position(of: $0) }
                expansion.template.append(
                    Placeholder(
                        written: "%arg", kind: variable?.kind,
                        position: expansion.template.takePosition(position)))
            case .variable(let reference):
                guard let variable = variables[reference.name] else {
                    throw .undefined(reference.name, offset: offset)
                }
                expansion.variableCount += 1
                expansion.takePosition(of: variable, reference)
                let form = try form(of: variable, in: &expansion, choices)
                try append(form.text, of: variable, at: form.offset, to: &expansion, choices)
            }
            guard expansion.template.byteCount <= Self.maximumLength,
                expansion.variableCount <= Self.maximumVariableCount
            else { throw .tooLong(offset: self.offset) }
        }
    }

    /// The form of a variable by the choices that have been made; a choice that has not been made takes its
    /// first name.
    private func form(
        of variable: TextVariable, in expansion: inout TextExpansion, _ choices: [TextVariable.Axis: [String]]
    ) throws(Fault) -> TextVariable.Form {
        var forms = variable.forms
        while true {
            switch forms {
            case .form(let form): return form
            case .choice(let kind, let branches):
                let axis = variable.axis(ofKind: kind)
                let given: String? = if case .shared = axis { expansion.shared[kind] } else { nil }
                let wanted = given ?? expansion.choice(of: axis, among: choices[axis] ?? ["other"])
                let branch =
                    branches.last { $0.name == wanted } ?? branches.last { $0.name == "other" }
                guard let branch else {
                    throw .missingForm(variable.name, category: wanted, offset: variable.offset)
                }
                if case .shared = axis {
                    if given == nil { expansion.name("\(kind).\(wanted)", isShared: true) }
                } else {
                    expansion.name("\(variable.name).\(branch.name)", isShared: false)
                }
                forms = branch.forms
            }
        }
    }
}
