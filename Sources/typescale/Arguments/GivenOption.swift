import JSONText

/// An option as it was given.
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

    /// The options that this one replaces where it stands on the command line and they in a file.
    ///
    /// They are itself where only one value counts, and those that it could not stand beside.
    var replaced: [OptionName] {
        switch name {
        // A format that is not CSV has no cells to make safe.
        case .json: [.json, .format, .get, .csvSafe]
        case .format where value.asciiLowercased != Format.csv.rawValue: [.json, .format, .get, .csvSafe]
        case .format: [.json, .format, .get]
        case .get: [.get, .field, .json, .format, .csvSafe]
        case .field: [.field, .get]
        // Themes together choose the sets, so that those of the command line are all that are meant.
        case .theme: [.theme]
        default: OptionTable.options.contains { $0.name == name && $0.isRepeatable } ? [] : [name]
        }
    }

    /// What a function makes of the value; its error names the line that the option comes from.
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
