import DesignTokens

extension CheckResult.UnchosenThemes {
    /// The note about a file of which all sets were read.
    var message: String {
        "\(TerminalText.escaped(file)): note: \(count) themes choose between sets that differ, and all sets were read; "
            + "choose themes with --theme NAME"
    }
}
