/// A text whose variables are being expanded, with the choices made so far.
struct TextExpansion {
    /// A choice that has been made, and the number of the current one.
    struct Step {
        let axis: TextVariable.Axis
        let names: [String]
        var index = 0
    }

    /// The choices in the order of the text.
    private(set) var steps: [Step]
    /// Choices that the whole text makes, by their kinds.
    let shared: [String: String]
    var template = TextTemplate()
    /// The number of expanded variables.
    var variableCount = 0
    /// The indexes of the steps by their axes.
    private var indexes: [TextVariable.Axis: Int] = [:]
    private var positions: [String: Int] = [:]
    /// The names of shared choices that variables have made, then of the variables' forms.
    private var sharedNames: [String] = []
    private var formNames: [String] = []
    private var named: Set<String> = []

    /// An expansion for which some choices have been made.
    init(steps: [Step], shared: [String: String]) {
        self.steps = steps
        self.shared = shared
        for (index, step) in steps.enumerated() { indexes[step.axis] = index }
    }

    /// The forms that the text consists of: `beds.one+plants.other`; `nil` if no choice was made.
    var variation: String? {
        let names = sharedNames + formNames
        return names.isEmpty ? nil : names.joined(separator: "+")
    }

    /// Names a choice, once.
    mutating func name(_ name: String, isShared: Bool) {
        guard named.insert(name).inserted else { return }
        if isShared { sharedNames.append(name) } else { formNames.append(name) }
    }

    /// The choice on an axis: the first name, unless another choice has been made.
    mutating func choice(of axis: TextVariable.Axis, among names: [String]) -> String {
        if let index = indexes[axis] { return steps[index].names[steps[index].index] }
        indexes[axis] = steps.count
        steps.append(Step(axis: axis, names: names))
        return names.first ?? "other"
    }

    /// The position of a variable's argument, once the text has named the variable.
    func position(of variable: TextVariable) -> Int? { positions[variable.name] }

    /// Takes the argument of a variable in the text: its own, or the next one.
    mutating func takePosition(of variable: TextVariable, _ reference: FormatText.Variable) {
        guard positions[variable.name] == nil else { return }
        let position = template.takePosition(variable.position)
        if reference.position == nil { template.skipPosition(position) }
        positions[variable.name] = position
    }
}
