import Testing

@testable import StringFiles

/// Texts of `.stringsdict` files, as they are displayed.
@Suite struct PluralStringsTests {
    /// A file with one entry: pairs of keys and values.
    private static func file(_ entry: String) -> String {
        "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict><key>k</key><dict>\(entry)</dict></dict></plist>"
    }

    private static func string(_ key: String, _ text: String) -> String {
        "<key>\(key)</key><string>\(text)</string>"
    }

    private static func format(_ text: String) -> String { string("NSStringLocalizedFormatKey", text) }

    private static func variable(_ name: String, _ type: String, _ forms: KeyValuePairs<String, String>)
        -> String
    {
        "<key>\(name)</key><dict>" + string("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")
            + string("NSStringFormatValueTypeKey", type) + forms.map { string($0.key, $0.value) }.joined()
            + "</dict>"
    }

    private static let path = "de.lproj/Localizable.stringsdict"
    private static let beds = variable("beds", "d", ["one": "%d Beet", "other": "%d Beete"])

    @Test(arguments: [
        StringFileRow(
            "one variable", path, file(format("%#@beds@") + beds),
            ["2|de|k|beds.one|1|%d Beet", "2|de|k|beds.other|1|%d Beete"]),
        StringFileRow(
            "around it", path, file(format("Nur %#@beds@ &amp; mehr") + beds),
            ["2|de|k|beds.one|1|Nur %d Beet & mehr", "2|de|k|beds.other|1|Nur %d Beete & mehr"]),
        StringFileRow(
            "two variables", path,
            file(
                format("%#@beds@, %#@days@") + beds
                    + variable("days", "d", ["one": "%d Tag", "other": "%d Tage"])),
            [
                "2|de|k|beds.one+days.one|2|%d Beet, %d Tag", "2|de|k|beds.one+days.other|2|%d Beet, %d Tage",
                "2|de|k|beds.other+days.one|2|%d Beete, %d Tag",
                "2|de|k|beds.other+days.other|2|%d Beete, %d Tage",
            ]),
        StringFileRow(
            "two variables of one argument vary together", path,
            file(
                format("%1$#@beds@ %1$#@them@") + beds
                    + variable("them", "d", ["one": "es", "other": "sie"])),
            ["2|de|k|beds.one+them.one|1|%d Beet es", "2|de|k|beds.other+them.other|1|%d Beete sie"]),
        StringFileRow(
            "a variable in a form", path,
            file(
                format("%#@hours@") + variable("hours", "d", ["other": "%d h %#@beds@"]) + beds),
            ["2|de|k|hours.other+beds.one|2|%d h %d Beet", "2|de|k|hours.other+beds.other|2|%d h %d Beete"]),
        StringFileRow(
            "a conversion of a form takes the variable's argument", path,
            file(format("%2$@: %1$#@beds@") + beds),
            ["2|de|k|beds.one|2|Ort: 3 Beet", "2|de|k|beds.other|2|Ort: 3 Beete"], arguments: ["3", "Ort"]),
        StringFileRow("no variable", path, file(format("Beete")), ["2|de|k|-|0|Beete"]),
        StringFileRow(
            "widths", path,
            file(
                "<key>NSStringVariableWidthRuleType</key><dict>" + string("20", "Kurz") + string("50", "Lang")
                    + "</dict>"),
            ["2|de|k|width.20|0|Kurz", "2|de|k|width.50|0|Lang"]),
        StringFileRow(
            "devices", path,
            file(
                "<key>NSStringDeviceSpecificRuleType</key><dict><key>ipad</key><dict>" + format("%#@beds@")
                    + beds
                    + "</dict>" + string("other", "Beete") + "</dict>"),
            [
                "2|de|k|device.ipad+beds.one|1|%d Beet", "2|de|k|device.ipad+beds.other|1|%d Beete",
                "2|de|k|device.other|0|Beete",
            ]),
        StringFileRow(
            "without a language", "Base.lproj/a.stringsdict", file(format("Beete")), ["2|-|k|-|0|Beete"]),
    ])
    func reads(row: StringFileRow) throws { #expect(try row.found == row.lines) }

    @Test(arguments: [
        BadStringFileRow(
            "an entry without a format", path, file(beds),
            "\(path):2:40: this object lacks 'NSStringLocalizedFormatKey'"),
        BadStringFileRow(
            "a variable that is not there", path, file(format("%#@beds@")),
            "\(path):2:83: 'k': the substitution 'beds' is not defined"),
        BadStringFileRow(
            "a variable in itself", path, file(format("%#@a@") + variable("a", "d", ["other": "%#@a@"])),
            "\(path):2:269: 'k': the substitution 'a' contains itself"),
        BadStringFileRow(
            "a variable without forms", path, file(format("%#@a@") + variable("a", "d", [:])),
            "\(path):2:117: a variation must have a form, such as 'other'"),
        BadStringFileRow(
            "a list", path, "<plist><array/></plist>",
            "\(path):1:1: this is not a property list of texts: <plist> with one <dict> in it is expected"),
        BadStringFileRow(
            "a key without a value", path, "<plist><dict><key>a</key></dict></plist>",
            "\(path):1:8: the last key has no value"),
        BadStringFileRow(
            "a value without a key", path, "<plist><dict><string>a</string></dict></plist>",
            "\(path):1:14: <key> is expected here"),
        BadStringFileRow(
            "a number", path, "<plist><dict><key>a</key><integer>1</integer></dict></plist>",
            "\(path):1:26: <dict> is expected here"),
        BadStringFileRow(
            "a binary list", path, bytes: Array("bplist00".utf8),
            "\(path): a binary property list, which is not read; give the .strings file that it was made from"
        ),
    ])
    func refuses(row: BadStringFileRow) { #expect(row.found == row.message) }

    @Test func manyCombinations() throws {
        let names = (0..<7).map { "v\($0)" }
        let text = Self.file(
            Self.format(names.map { "%#@\($0)@" }.joined(separator: " "))
                + names.map { Self.variable($0, "d", ["one": "1", "other": "%d"]) }.joined())
        let contents = try StringFile.contents(of: Array(text.utf8), in: Self.path, StringReading())
        #expect(contents.texts.count == 64)
        #expect(contents.notes.map(\.kind) == [.combinations])
    }
}
