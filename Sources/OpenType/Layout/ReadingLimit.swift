/// How much of a table is still looked at while it is checked.
///
/// Parts of a table may lie over each other, so that a kilobyte could describe a million entries; those of
/// sound fonts do hardly.
struct ReadingLimit {
    private var remaining: Int
    /// The steps that a glyph of a text may cost at worst; the largest known fonts need a tenth.
    private var remainingSteps = 65536

    /// A limit in proportion to the size of a table in bytes.
    init(tableSize: Int) { remaining = 16 * tableSize + 4096 }

    /// - Throws: `tooComplex`.
    mutating func spend(_ entries: Int) throws(TableFault) {
        guard entries <= remaining else { throw .tooComplex }
        remaining -= entries
    }

    /// Counts what is done at worst wherever a glyph of a text stands, whatever the size of the table.
    ///
    /// - Throws: `tooComplex`.
    mutating func spend(stepsAGlyph steps: Int) throws(TableFault) {
        guard steps <= remainingSteps else { throw .tooComplex }
        remainingSteps -= steps
    }
}
