import Foundation
import Testing

/// Inputs that are not what they should be: a clear message and status 2.
@Suite struct OddInputTests {
    @Test(arguments: [
        ("an empty file", ": > x", "x:1:1: "),
        ("a file that is UTF-16", "printf '\\377\\376{\\0}\\0' > x", "x:1:1: "),
        ("a file with a null byte", "printf '{\\0}' > x", "x:1:1: "),
        ("a link that leads nowhere", "ln -s y x", "x: No such file or directory"),
        ("a link in a circle", "ln -s x x", "x: Too many levels of symbolic links"),
        ("a device without an end", "ln -s /dev/full x", "x: "),
    ])
    func isReported(name: String, before: String, start: String) throws {
        for command in ["check", "tokens"] {
            let files = try TokenFolder()
            let outcome = try files.folder.shell(
                "\(before); ulimit -v 4000000; timeout 60 typescale \(command) x")
            #expect(outcome.status == 2)
            #expect(outcome.output.isEmpty)
            #expect(outcome.firstMessage.hasPrefix(start), "\(outcome.errorText)")
        }
    }

    @Test(arguments: [
        ("--with a.json\\0.txt", "a.json\\u{0}.txt"), ("--output=b\\0.txt", "b\\u{0}.txt"),
        ("a.json\\0.txt", "a.json\\u{0}.txt"),
    ])
    func aNullCharacterEndsNoName(words: String, name: String) throws {
        let files = try TokenFolder()
        let line = words.replacingOccurrences(of: " ", with: "\\n")
        let outcome = try files.check("a.json --options o", before: "printf -- '\(line)\\n' > o")
        #expect(outcome.status == 2)
        #expect(outcome.errorText.contains("\(name): the name of a file cannot contain a null character\n"))
        #expect(files.names() == ["a.json", "o"])
    }

    /// Files that are opened must not get the number of a stream that is closed.
    @Test(arguments: [
        ("output", "a.json >&-", "typescale: standard output: Bad file descriptor\n"),
        ("input", "- <&-", "typescale: standard input: Bad file descriptor\n"),
    ])
    func aClosedStreamIsNoFile(name: String, arguments: String, message: String) throws {
        let files = try TokenFolder()
        let outcome = try files.check(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.errorText.hasPrefix(message))
        #expect(try files.folder.text(of: "a.json") == TokenFolder.wrong)
    }

    @Test func closedErrorsDoNotGoIntoTheOutput() throws {
        let files = try TokenFolder()
        _ = try files.check("a.json none.json --output b", after: "0<&- 1<&- 2<&-")
        #expect(try files.folder.text(of: "b") == files.check("a.json").text)
    }
}
