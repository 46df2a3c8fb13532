import Foundation
import Testing

@testable import typescale

@Suite struct FilesTests {
    private let folder: String

    init() throws {
        folder = ProgramUnderTest.directory.appendingPathComponent("files-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 300_000])
    func whatIsWrittenIsRead(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let path = folder + "/a b\né.json"
        try OutputFile(path).write(bytes)
        #expect(try Files.read(path) == bytes)
        #expect(try names() == ["a b\né.json"])
    }

    @Test func filesWithoutASizeAreReadToTheEnd() throws {
        #if os(Linux)
            #expect(try Files.read("/proc/self/status").starts(with: Array("Name:".utf8)))
            #expect(try Files.read("/dev/null").isEmpty)
        #endif
    }

    @Test(arguments: [
        ("missing", "/none.json", "No such file or directory"), ("a folder", "", "Is a directory"),
        ("below a file", "/file/x", "Not a directory"),
    ])
    func unreadable(name: String, path: String, reason: String) throws {
        try OutputFile(folder + "/file").write([1])
        #expect(throws: UsageError.unreadableFile(folder + path, reason: reason)) {
            try Files.read(folder + path)
        }
    }

    @Test(arguments: [
        ("no folder", "/none/x", "No such file or directory"), ("a folder", "", "Is a directory"),
        ("a folder's name", "/none/", "No such file or directory"),
        ("below a file", "/file/x", "Not a directory"),
    ])
    func unwritable(name: String, path: String, reason: String) throws {
        try OutputFile(folder + "/file").write([1])
        #expect(throws: UsageError.unwritableFile(folder + path, reason: reason)) {
            try OutputFile(folder + path).write([2])
        }
        #expect(try names() == ["file"])
        #expect(try Files.read(folder + "/file") == [1])
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "this system has no /dev/full"))
    func fullDevice() {
        #expect(throws: UsageError.unwritableFile("/dev/full", reason: "No space left on device")) {
            try OutputFile("/dev/full").write([1])
        }
    }

    @Test func permissionsAndLinksAreKept() throws {
        let file = folder + "/file"
        try OutputFile(file).write([1])
        #expect(System.status(of: file)?.permissions == 0o644 & ~currentMask())
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
        try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "file")
        try OutputFile(folder + "/link").write([2])
        #expect(try Files.read(file) == [2])
        #expect(System.status(of: file)?.permissions == 0o600)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "file")
        #expect(try names() == ["file", "link"])
    }

    private func currentMask() -> UInt16 {
        let mask = umask(0o022)
        umask(mask)
        return UInt16(truncatingIfNeeded: mask)
    }

    @Test func aPipeIsWrittenStraightTo() async throws {
        let pipe = folder + "/pipe"
        try #require(mkfifo(pipe, 0o600) == 0)
        let bytes = [UInt8](repeating: 7, count: 200_000)
        async let read = Task.detached { try Files.read(pipe) }.value
        try OutputFile(pipe).write(bytes)
        #expect(try await read == bytes)
        #expect(try names() == ["pipe"])
    }

    @Test func directories() throws {
        try Files.makeDirectory(folder + "/a//b/c/")
        try Files.makeDirectory(folder + "/a/b")
        #expect(System.status(of: folder + "/a/b/c")?.isDirectory == true)
        try OutputFile(folder + "/file").write([1])
        #expect(throws: UsageError.unwritableFile(folder + "/file", reason: "Not a directory")) {
            try Files.makeDirectory(folder + "/file/x")
        }
        try Files.makeDirectory("")
        try Files.makeDirectory("/")
    }

    @Test func existence() throws {
        try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "nowhere")
        #expect(System.fileExists(folder))
        #expect(System.fileExists(folder + "/link"))
        #expect(!System.fileExists(folder + "/none"))
        #expect(System.workingDirectory == FileManager.default.currentDirectoryPath)
        #expect(System.environmentVariable("PATH") == ProcessInfo.processInfo.environment["PATH"])
        #expect(System.environmentVariable("TYPESCALE_NO_SUCH_VARIABLE") == nil)
    }

    @Test(arguments: [
        ("file", UsageError.unreadableFile("a b", reason: "no"), "a b: no"),
        ("control characters", .unreadableFile("a\n\u{1B}", reason: "no"), "a\\u{A}\\u{1B}: no"),
        ("standard input", .unreadableFile("-", reason: "no"), "standard input: no"),
        ("output", .unwritableFile("\u{202E}", reason: "no"), "\\u{202E}: no"),
    ])
    func messages(name: String, error: UsageError, message: String) {
        #expect(error.message == message)
    }
}
