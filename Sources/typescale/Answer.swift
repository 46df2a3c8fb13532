/// What a command has to say: a text for standard output, files, and how the program ends.
struct Answer {
    /// The text, in UTF-8.
    private(set) var bytes: [UInt8]
    /// What goes to standard error, a line each.
    var messages: [String]
    /// What goes to standard error at the end, after the text.
    var summary: String?
    var status = ExitStatus.done
    /// The files that were read, to which nothing is written.
    var inputs: InputFiles?
    /// The files that are to be written, before anything goes to standard output.
    var folder: OutputFolder?

    init(bytes: [UInt8], messages: [String] = [], status: ExitStatus = .done) {
        self.bytes = bytes
        self.messages = messages
        self.status = status
    }

    /// Writes the text into a file instead; where that fails, a message more says so.
    mutating func write(to path: String, sparing inputs: InputFiles) {
        do throws(UsageError) {
            try Files.write(bytes, to: path, sparing: inputs)
        } catch {
            messages.append(error.message)
            status = .trouble
        }
        bytes = []
    }

    init(text: String, messages: [String] = [], status: ExitStatus = .done) {
        self.init(bytes: Array(text.utf8), messages: messages, status: status)
    }
}
