import JSONText

/// An occurrence of an option.
struct GivenOption {
    let name: OptionName
    /// Empty for a flag.
    let value: String
    /// The line of a file of options that gave it; `nil` for the command line.
    var origin: Origin?

    /// A line of a file of options.
    struct Origin: Equatable {
        let file: String
        /// Counted from 1.
        let line: Int
    }

    /// The options in a file that this one overrides on the command line.
    ///
    /// These are the option itself, if it takes one value, and the options with which it cannot be combined.
    var replaced: [OptionName] {
        switch name {
        // Only CSV has safe cells.
        case .json: [.json, .format, .get, .csvSafe]
        case .format where value.asciiLowercased != Format.csv.rawValue: [.json, .format, .get, .csvSafe]
        case .format: [.json, .format, .get]
        case .get: [.get, .field, .json, .format, .csvSafe]
        case .field: [.field, .get]
        // Themes select sets together, so those of the command line replace all others.
        case .theme: [.theme]
        default: OptionTable.options.contains { $0.name == name && $0.isRepeatable } ? [] : [name]
        }
    }

    /// The value, read by a function; errors name the line that the option comes from.
    func read<Value>(
        as read: (OptionName, String) throws(UsageError) -> Value
    ) throws(UsageError) -> Value {
        do throws(UsageError) {
            return try read(name, value)
        } catch {
            throw error.located(at: origin)
        }
    }
}

extension UsageError {
    /// The error with the line of a file of options that it is about.
    func located(at origin: GivenOption.Origin?) -> UsageError {
        if case .inOptionFile = self { return self }
        return origin.map { .inOptionFile($0, self) } ?? self
    }
}
