/// How the program ends.
enum ExitStatus: Int32 {
    /// All was done.
    case done = 0
    /// The answer is no: a filter left no row.
    case no = 1
    /// Wrong usage, unreadable input, or output that could not be written.
    case trouble = 2
}
