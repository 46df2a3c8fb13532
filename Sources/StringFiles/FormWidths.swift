/// The widths of the forms of a text's variables, by which the widest combinations are found.
struct FormWidths {
    private let variables: [String: TextVariable]
    private let width: (String) -> Double
    /// The widths of the widest forms of variables, with the variables in them.
    private var known: [String: Double] = [:]
    /// The width of the variables of an axis with each choice, relative to `other`.
    private var sums: [TextVariable.Axis: [String: Double]] = [:]

    /// The widths of variables, which must not contain themselves.
    init(of variables: [String: TextVariable], width: @escaping (String) -> Double) {
        self.variables = variables
        self.width = width
        for variable in variables.values {
            var own: [TextVariable.Axis: [String: Double]] = [:]
            _ = widest(variable.forms, of: variable, &own)
            for (axis, widths) in own {
                let other = widths["other"] ?? 0
                for (name, width) in widths { sums[axis, default: [:]][name, default: 0] += width - other }
            }
        }
    }

    /// The choices of an axis from the widest to the narrowest; equal widths keep their order.
    func sorted(_ names: [String], on axis: TextVariable.Axis) -> [String] {
        let widths = names.map { sums[axis]?[$0] ?? 0 }
        return names.indices.sorted { (widths[$1], $0) < (widths[$0], $1) }.map { names[$0] }
    }

    /// The width of the widest of some forms; adds the widest with each choice.
    private mutating func widest(
        _ forms: TextVariable.Forms, of variable: TextVariable,
        _ own: inout [TextVariable.Axis: [String: Double]]
    ) -> Double {
        switch forms {
        case .form(let form):
            return form.text.variables.reduce(width(form.text.writtenWithoutVariables)) {
                $0 + widest($1.name)
            }
        case .choice(let kind, let branches):
            let axis = variable.axis(ofKind: kind)
            var greatest = 0.0
            for branch in branches {
                let width = widest(branch.forms, of: variable, &own)
                own[axis, default: [:]][branch.name] = max(own[axis]?[branch.name] ?? 0, width)
                greatest = max(greatest, width)
            }
            return greatest
        }
    }

    private mutating func widest(_ name: String) -> Double {
        if let width = known[name] { return width }
        guard let variable = variables[name] else { return 0 }
        var own: [TextVariable.Axis: [String: Double]] = [:]
        let width = widest(variable.forms, of: variable, &own)
        known[name] = width
        return width
    }
}
