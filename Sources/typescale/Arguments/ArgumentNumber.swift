import DynamicType
import JSONText

extension Double {
    /// The number in an argument that may begin with `-`; `nil` for other texts and numbers that are not finite.
    init?(argument: some StringProtocol) {
        let text = Substring(argument)
        let isNegative = text.utf8.first == UInt8(ascii: "-")
        guard let number = DecimalText(isNegative ? text.dropFirst() : text)?.number() else { return nil }
        // Subtracted from zero, not negated: a zero with a minus sign becomes an ordinary one.
        self = isNegative ? 0 - number : number
    }

    /// The number in an argument, above zero and finite; `nil` for anything else.
    init?(positiveArgument: some StringProtocol) {
        guard let number = DecimalText(Substring(positiveArgument))?.number(), number > 0 else { return nil }
        self = number
    }
}

extension InlineImage {
    /// The image of an argument such as `24x16`: two positive numbers, width first; `nil` for anything else.
    init?(argument: String) {
        let sides = argument.asciiLowercased.parts(separatedBy: "x")
        guard sides.count == 2, let width = Double(positiveArgument: sides[0]),
            let height = Double(positiveArgument: sides[1])
        else { return nil }
        self.init(width: width, height: height)
    }
}

extension Arguments {
    /// The value of an option, read by a function that returns `nil` for a text of another form.
    ///
    /// - Parameters:
    ///   - option: The option.
    ///   - read: Reads the text.
    ///   - fault: The fault of such a text.
    /// - Returns: `nil` without the option.
    /// - Throws: ``UsageError/badValue(_:_:)`` with the fault.
    func value<Value>(
        _ option: OptionName, as read: (String) -> Value?, or fault: (String) -> UsageError.BadValue
    ) throws(UsageError) -> Value? {
        try value(option) { (option, text) throws(UsageError) in
            guard let value = read(text) else { throw .badValue(option, fault(text)) }
            return value
        }
    }

    /// The value of an option that takes a positive number.
    func positiveNumber(
        _ option: OptionName, or fault: (String) -> UsageError.BadValue
    ) throws(UsageError) -> Double? {
        try value(option, as: { Double(positiveArgument: $0) }, or: fault)
    }
}
