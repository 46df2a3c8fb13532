/// What a command has to say: a text for standard output, and how the program ends.
struct Answer {
    var text: String
    var status = ExitStatus.done
}
