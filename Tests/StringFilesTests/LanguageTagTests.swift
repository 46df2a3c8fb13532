import Testing

@testable import StringFiles

/// Languages in the names of files and folders.
@Suite struct LanguageTagTests {
    @Test(arguments: [
        ("de.json", "de"), ("x/de-CH.json", "de-CH"), ("zh_Hant_TW.json", "zh-Hant-TW"),
        ("es-419.json", "es-419"),
        ("ko/common.json", "ko"), ("fil.json", "fil"), ("fr/de.json", "de"), ("PT-br.json", "PT-br"),
    ])
    func findsTheLanguageOfAFile(path: String, language: String) {
        #expect(LanguageTag.ofFile(path) == language)
    }

    @Test(arguments: [
        "app.json", "package.json", "db.json", "ui.json", "labels.json", "de/x/a.json", "de.x.json",
        "-de.json",
        "de-.json", "de-a.json", ".json", "all.json", "deu-x/web.json",
    ])
    func findsNone(path: String) { #expect(LanguageTag.ofFile(path) == nil) }
}
