/// What a command has to say: a text for standard output, files, and how the program ends.
struct Answer {
    /// The text, in UTF-8.
    let bytes: [UInt8]
    /// Where figures come from that Apple does not publish; it goes to standard error.
    var note: String?
    var status = ExitStatus.done
    /// The files that are to be written, before anything goes to standard output.
    var folder: OutputFolder?

    init(bytes: [UInt8], note: String? = nil, status: ExitStatus = .done) {
        self.bytes = bytes
        self.note = note
        self.status = status
    }

    init(text: String, note: String? = nil, status: ExitStatus = .done) {
        self.init(bytes: Array(text.utf8), note: note, status: status)
    }
}
