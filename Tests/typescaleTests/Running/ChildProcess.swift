import Foundation

/// Runs a process to its end.
///
/// Both outputs go to files, so that neither can fill a pipe that nobody reads. Words may hold any bytes,
/// which Foundation's `Process` does not allow, and SIGPIPE has its ordinary effect whatever the test runner
/// made of it.
enum ChildProcess {
    /// A process that could not be started.
    struct CannotStart: Error {
        let path: String
        let reason: String
    }

    /// Runs a program with these words, standard input, and what its environment has besides our own.
    static func run(
        _ path: String, _ words: [[UInt8]], input: [UInt8] = [], environment: [String: String] = [:]
    ) throws -> Outcome {
        let name = ProgramUnderTest.directory.appendingPathComponent(UUID().uuidString).path
        let files = Files(input: name + ".in", output: name + ".out", errors: name + ".err")
        defer { for file in [files.input, files.output, files.errors] { unlink(file) } }
        try Data(input).write(to: URL(fileURLWithPath: files.input))
        let variables = Self.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
        let status = try wait(for: start(path, words, files, variables), path)
        let ending: Outcome.Ending =
            status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
        return Outcome(ending: ending, output: bytes(of: files.output), errors: bytes(of: files.errors))
    }

    /// The files in the place of the three streams.
    private struct Files {
        let input: String
        let output: String
        let errors: String
    }

    /// A small environment of our own: nothing that the machine happens to set.
    private static let environment = [
        "PATH": "\(ProgramUnderTest.directory.path):/usr/local/bin:/usr/bin:/bin",
        "HOME": ProgramUnderTest.directory.path, "LC_ALL": "C.UTF-8", "TERM": "dumb",
        "LLVM_PROFILE_FILE": "\(profiles)/%m.profraw",
    ]

    /// The folder for the profiles of programs that are built for coverage: that of the tests' own profile, so that
    /// they are merged.
    private static let profiles: String = {
        let own = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] ?? ""
        return own.isEmpty
            ? ProgramUnderTest.directory.path : URL(fileURLWithPath: own).deletingLastPathComponent().path
    }()

    private static func start(
        _ path: String, _ words: [[UInt8]], _ files: Files, _ variables: [String]
    ) throws -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, files.input, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, files.output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, files.errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        let flags = Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
        posix_spawnattr_setflags(&attributes, flags)
        let arguments = ([Array(path.utf8)] + words).map(cString) + [nil]
        let variables = variables.map { cString(Array($0.utf8)) } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var child = pid_t()
        let error = posix_spawn(&child, path, &actions, &attributes, arguments, variables)
        guard error == 0 else { throw CannotStart(path: path, reason: String(cString: strerror(error))) }
        return child
    }

    private static func cString(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
        (bytes.map(CChar.init(bitPattern:)) + [0]).withUnsafeBufferPointer { $0.baseAddress.flatMap(strdup) }
    }

    private static func wait(for child: pid_t, _ path: String) throws -> Int32 {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 {
            guard errno == EINTR else {
                throw CannotStart(path: path, reason: String(cString: strerror(errno)))
            }
        }
        return status
    }

    private static func bytes(of file: String) -> [UInt8] {
        FileManager.default.contents(atPath: file).map(Array.init) ?? []
    }
}
