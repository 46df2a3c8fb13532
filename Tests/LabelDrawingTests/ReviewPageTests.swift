import Foundation
import LabelDrawing
import Testing

private let chromium = "/usr/bin/chromium"

/// The page for review.
@Suite(
    "Pages",
    .enabled(
        if: DrawnFixture.has(DrawnFixture.inter) && DrawnFixture.has(DrawnFixture.dejaVu),
        "Inter or DejaVu Sans is not installed"))
struct ReviewPageTests {
    private static let failing = [
        "Benachrichtigungen verwalten", "Einstellungen werden geladen", "Bildschirmzeit",
        "Zugriff auf Fotos erlauben",
        "Automatische Aktualisierung", "Kontakte synchronisieren",
    ]

    private func page(_ entries: [ReviewPage.Entry], limit: Int = 200) -> String {
        ReviewPage.html(
            of: entries, summary: "6 texts", options: [("width", "240")], notes: { ["a note <1>"] },
            limit: limit)
    }

    private func entries() throws -> [ReviewPage.Entry] {
        let fixture = try DrawnFixture(width: 240)
        return Self.failing.map { fixture.entry($0, language: "de") }
            + [
                fixture.entry("OK", language: "en", isMended: true), fixture.entry("नमस्ते", language: "hi"),
                try DrawnFixture(DrawnFixture.dejaVu, width: 240)
                    .entry("הגדרות ההתראות של המכשיר הזה", language: "he"), fixture.entry("Off"),
            ]
    }

    @Test("It is XML and HTML with a language, a heading, and a section a language")
    func structure() throws {
        let root = try MarkupTree.root(of: page(try entries()))
        #expect(root.name == "html" && root.attributes["lang"] == "en")
        #expect(root.all.first { $0.name == "h1" }?.text == "6 texts")
        let sections = root.all.filter { $0.name == "summary" }.map(\.text)
        #expect(
            sections == [
                " 6 of 6 texts fail", " no text of 1 fails, 1 mended", " 1 of 1 text fails",
                " no text of 1 fails, 1 unknown",
            ])
        #expect(root.wholeText.contains("a note <1>"))
        let texts = root.all.filter { $0.name == "bdi" }
        #expect(texts.first?.attributes == ["lang": "de", "dir": "ltr"])
        #expect(texts.first { $0.attributes["lang"] == "he" }?.attributes["dir"] == "rtl")
    }

    @Test("Each failing text has the last category that fits and the first that fails, worst first")
    func drawings() throws {
        let articles = try MarkupTree.root(of: page(try entries())).all.filter { $0.name == "article" }
        #expect(articles.count == 7)
        let first = articles[0].all.filter { $0.attributes["data-category"] != nil }
        #expect(articles[0].wholeText.contains("Benachrichtigungen verwalten"))
        #expect(first.map { $0.attributes["data-category"] } == ["M", "L"])
        #expect(first.map { $0.attributes["data-verdict"] } == ["fits", "truncates"])
        #expect(!articles[6].all.contains { $0.name == "svg" && $0.attributes["role"] == "img" })
    }

    @Test("A page of 30 failing texts takes at most 3 kB a text, and every run the same bytes")
    func size() throws {
        let fixture = try DrawnFixture(width: 240)
        let texts = (0..<30).map { "\(Self.failing[$0 % 6].prefix(36)) \($0)" }
        let entries = texts.map { fixture.entry($0, language: "de") }
        let count = try MarkupTree.root(of: page(entries)).all.filter { $0.name == "article" }.count
        #expect(count == 30)
        #expect(page(entries).utf8.count <= 3072 * count)
        #expect(page(entries) == page(entries))
    }

    @Test("A limit leaves out drawings and says so")
    func limit() throws {
        let root = try MarkupTree.root(of: page(try entries(), limit: 2))
        #expect(root.all.filter { $0.name == "figure" }.count == 4)
        #expect(root.all.filter { $0.name == "article" }.count == 7)
        #expect(root.wholeText.contains("4 failing texts are listed without drawings; --limit draws more."))
    }

    @Test("There is no script and nothing to request")
    func isSelfContained() throws {
        let page = page(try entries())
        for word in ["<script", "url(", "@import", "src=", "http:", "https:"] {
            #expect(!page.contains(word))
        }
        let all = try MarkupTree.root(of: page).all
        let identifiers = all.compactMap { $0.attributes["id"] }
        #expect(Set(identifiers).count == identifiers.count)
        for target in all.compactMap({ $0.attributes["href"] }) where target != "data:," {
            #expect(identifiers.contains(String(target.dropFirst())))
        }
    }

    @Test(
        "A browser opens it without a console message",
        .enabled(if: FileManager.default.isExecutableFile(atPath: chromium), "chromium is not installed"))
    func browser() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("page.html")
        try Data(page(try entries()).utf8).write(to: file)
        let log = folder.appendingPathComponent("log")
        try Data().write(to: log)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: chromium)
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
            "--user-data-dir=\(folder.path)/profile", "--enable-logging=stderr", "--dump-dom",
            file.absoluteString,
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: log)
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let messages = try String(decoding: Data(contentsOf: log), as: UTF8.self)
        #expect(!messages.contains("CONSOLE"), "\(messages)")
    }
}
