import Testing

@testable import typescale

/// Whatever the arguments are, there is an answer or an error; a trap would end the test run.
@Suite struct RandomArgumentTests {
    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func answersOrRefuses(seed: UInt64) {
        var words = RandomWords(seed: seed)
        var statuses: Set<Int32> = []
        for _ in 0..<1000 {
            let line = words.next()
            do throws(UsageError) {
                let answer = try Program.answer(to: line)
                statuses.insert(answer.status.rawValue)
                if Self.readsFiles(line) {
                    // A run that cannot judge still reports what it has found.
                    #expect(answer.status != .trouble || !answer.messages.isEmpty, "\(line)")
                    #expect(!answer.messages.contains { $0.contains("\n") }, "\(line)")
                } else {
                    #expect(answer.status != .trouble, "\(line)")
                    #expect(!answer.text.isEmpty || answer.status == .no, "\(line)")
                    // A platform that is not published, a line height that cuts glyphs, a filter that leaves none.
                    #expect(
                        answer.messages.allSatisfy { message in
                            ["note: visionOS: ", "note: --line-height ", "no row "]
                                .contains(where: message.hasPrefix)
                        }, "\(line)")
                    #expect((answer.status == .no) == answer.messages.contains { $0.hasPrefix("no row ") })
                }
                #expect(Self.isFinite(answer.text) || Self.mayPrintAnything(line), "\(line)")
                let steers = answer.text.unicodeScalars.contains(where: Self.steersTerminal)
                #expect(!steers || Self.mayPrintAnything(line), "\(line)")
            } catch {
                statuses.insert(2)
                #expect(!error.message.isEmpty, "\(line)")
                #expect(!error.message.contains("\n"), "\(line)")
                #expect(!error.message.unicodeScalars.contains(where: Self.steersTerminal), "\(line)")
            }
        }
        #expect(statuses.isSuperset(of: [0, 2]))
    }

    @Test func realProgramAnswersOrRefuses() throws {
        var words = RandomWords(seed: 2026)
        for _ in 0..<300 {
            // A word of a real command line has no zero byte.
            let line = words.next().map { $0.replacing("\0", with: "") }
            let outcome = try ProgramUnderTest.run(line)
            let status = try #require(outcome.status, "ended by a signal: \(line)")
            #expect((0...2).contains(status), "\(line)")
            #expect(
                outcome.output.isEmpty || status != 2 || ["check", "fit", "tokens"].contains(line.first),
                "\(line)")
            if status == 2 {
                #expect(outcome.errorText.hasPrefix("typescale: "), "\(line)")
                #expect(outcome.errorText.hasSuffix("\n"), "\(line)")
            } else if !Self.readsFiles(line) {
                let isSaid = ["typescale: note: ", "typescale: no row "].contains {
                    outcome.errorText.hasPrefix($0)
                }
                #expect(outcome.errors.isEmpty || isSaid, "\(line)")
            }
        }
    }

    private static func readsFiles(_ line: [String]) -> Bool {
        ["check", "tokens", "fit"].contains(line.first)
    }

    /// Whether a line asks for its own texts, which are unchanged without a terminal.
    private static func mayPrintAnything(_ line: [String]) -> Bool {
        line.first == "fit"
            && line.contains { ["inf", "nan", "csv", "--format=csv"].contains($0.lowercased()) }
    }

    /// Whether no number of a text is an infinity or none at all.
    private static func isFinite(_ text: String) -> Bool {
        !text.split { !$0.isLetter }.contains { $0 == "inf" || $0 == "nan" }
    }

    /// Whether a scalar steers a terminal: a control other than the ends of lines, or a bidirectional one.
    private static func steersTerminal(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A, 0x0D: false
        case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
