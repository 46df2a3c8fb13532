import Testing

@testable import typescale

@Suite struct ReportedPathTests {
    @Test(
        arguments: [
            ("plain", "type.json", "/project", "type.json", "type.json"),
            ("dots", "./a/./b//c.json", "/project", "a/b/c.json", "a/b/c.json"),
            ("up and down", "a/../b.json", "/project", "b.json", "b.json"),
            ("absolute inside", "/project/b.json", "/project", "b.json", "b.json"),
            ("absolute elsewhere", "/tmp/b.json", "/project", "/tmp/b.json", "file:///tmp/b.json"),
            (
                "a sibling's name begins alike", "/project2/b.json", "/project", "/project2/b.json",
                "file:///project2/b.json"
            ),
            ("above", "../b.json", "/home/project", "/home/b.json", "file:///home/b.json"),
            ("out and back", "../project/b.json", "/home/project", "b.json", "b.json"),
            ("above the root", "../../../b.json", "/project", "/b.json", "file:///b.json"),
            ("the directory itself", "/project", "/project", "/project", "file:///project"),
            ("the directory itself, with a slash", "/project/", "/project", "/project", "file:///project"),
            ("the directory itself, as a dot", ".", "/project", "/project", "file:///project"),
            ("in the root", "b.json", "/", "b.json", "b.json"),
            ("no directory", "./b.json", nil, "b.json", "b.json"),
            ("no directory, above", "../b.json", nil, "../b.json", "../b.json"),
            ("no directory, absolute", "/b.json", nil, "/b.json", "file:///b.json"),
            ("space and per cent", "a b%.json", "/project", "a b%.json", "a%20b%25.json"),
            ("colon first", "c:d.json", "/project", "c:d.json", "c%3Ad.json"),
            ("other scripts", "é日.json", "/project", "é日.json", "%C3%A9%E6%97%A5.json"),
            ("controls", "\n\u{7F}?#", "/project", "\n\u{7F}?#", "%0A%7F%3F%23"),
            ("standard input", "-", "/project", "-", "-"),
        ] as [(String, String, String?, String, String)])
    func path(name: String, file: String, directory: String?, text: String, uri: String) {
        let path = ReportedPath(file, workingDirectory: directory)
        #expect(path.text == text)
        #expect(path.uri == uri)
    }
}
