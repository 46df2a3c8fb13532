/// How much of a table is still looked at while it is checked.
///
/// Parts of a table may lie over each other, so that a kilobyte could describe a million entries; those of
/// sound fonts do hardly. What is within the limit also bounds the work for each glyph that is measured.
struct ReadingLimit {
    private var remaining: Int

    /// A limit in proportion to the size of a table in bytes.
    init(tableSize: Int) { remaining = 16 * tableSize + 4096 }

    /// - Throws: `tooComplex`.
    mutating func spend(_ entries: Int) throws(TableFault) {
        guard entries <= remaining else { throw .tooComplex }
        remaining -= entries
    }
}
