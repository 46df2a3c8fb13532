/// The answer of a command: a text for standard output, files, and the exit status.
struct Answer {
    /// The text for standard output.
    private(set) var contents: Contents
    /// The messages for standard error, one per line.
    var messages: [String]
    /// The message for standard error after the text.
    var summary: String?
    var status = ExitStatus.done
    /// The files that were read, which must not be overwritten.
    var inputs: InputFiles?
    /// The files that must be written, before anything goes to standard output.
    var folder: OutputFolder?

    init(bytes: [UInt8], messages: [String] = [], status: ExitStatus = .done) {
        self.init(Contents(bytes), messages: messages, status: status)
    }

    init(_ contents: Contents, messages: [String] = [], status: ExitStatus = .done) {
        self.contents = contents
        self.messages = messages
        self.status = status
    }

    /// Writes the text into a file instead; adds a message if that fails.
    mutating func write(to path: String, sparing inputs: InputFiles) {
        do throws(UsageError) {
            try OutputFile(path, sparing: inputs).write(contents)
        } catch {
            messages.append(error.message)
            status = .trouble
        }
        contents = Contents([])
    }

    init(text: String, messages: [String] = [], status: ExitStatus = .done) {
        self.init(bytes: Array(text.utf8), messages: messages, status: status)
    }
}

/// A text in UTF-8, or a function that writes one in pieces.
struct Contents {
    /// A function that takes a piece.
    typealias Taking = ([UInt8]) throws(System.Failure) -> Void

    /// Passes all pieces to a function.
    let write: (_ take: @escaping Taking) throws(System.Failure) -> Void

    /// A complete text.
    init(_ bytes: [UInt8]) {
        write = { (take) throws(System.Failure) in try take(bytes) }
    }

    /// Whether all pieces are empty.
    var isEmpty: Bool {
        do {
            // The first piece ends it.
            try write { (piece) throws(System.Failure) in
                if !piece.isEmpty { throw System.Failure.tooLarge }
            }
        } catch {
            return false
        }
        return true
    }

    /// A text that is generated while it is written.
    init(_ write: @escaping (_ take: @escaping Taking) throws(System.Failure) -> Void) { self.write = write }
}

/// The exit status of the program.
enum ExitStatus: Int32 {
    /// All was done.
    case done = 0
    /// The answer is negative: a filter left no row.
    case no = 1
    /// Wrong usage, unreadable input, or output that could not be written.
    case trouble = 2
}
