/// The ways in which a name may be written without becoming another.
func spellings(of name: String, typeNames: [String]) -> [String] {
    let words = name.replacing("-", with: " ")
    let plain = [
        name, name.uppercased(), name.lowercased(), words, words.replacing(" ", with: "_"),
        words.replacing(" ", with: ""), spacedAtCapitals(name, by: "-"), spacedAtCapitals(name, by: "_"),
        spacedAtCapitals(name, by: " "), "\(name) ", "\(name)-", "_\(name)",
    ]
    // A leading dot, with or without a type name.
    let prefixes = [""] + typeNames + typeNames.map { $0.lowercased() }
    return plain + prefixes.flatMap { prefix in plain.map { "\(prefix).\($0)" } }
}

/// Puts a separator before each capital letter but the first letter: `extra-Large`.
private func spacedAtCapitals(_ name: String, by separator: String) -> String {
    name.enumerated().map { index, letter in
        index > 0 && letter.isUppercase ? "\(separator)\(letter)" : "\(letter)"
    }.joined()
}
