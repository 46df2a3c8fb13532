/// What a command has to say: a text for standard output, and how the program ends.
struct Answer {
    var text: String
    /// Where figures come from that Apple does not publish; it goes to standard error.
    var note: String?
    var status = ExitStatus.done
}
