import StringFiles

/// Reads any bytes as a string file of each format; a trap is the fault that the fuzzer reports.
///
/// The first byte chooses the format, so that all are reached.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnyStrings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    var bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let choice = bytes.popLast() else { return 0 }
    let names = [
        "a.stringsdict", "app_es.arb", "values-de/strings.xml", "a.xliff", "de.po", "a.xcstrings",
        "de.lproj/a.strings",
        "de.json", "a.txt",
    ]
    let name = names[Int(choice) % names.count]
    do throws(StringFileError) {
        let contents = try StringFile.contents(of: bytes, in: name, StringReading())
        guard var arguments = try? PlaceholderArguments(["%@=x", "{n}=y", "z"]) else { return 0 }
        for var text in contents.texts {
            _ = text.otherPlaceholder
            let left = text.fill(&arguments)
            precondition(text.placeholders.map { $0 == left.count } ?? left.isEmpty)
            precondition(text.file == name && text.line ?? 1 > 0)
        }
        precondition(contents.notes.allSatisfy { $0.line > 0 })
    } catch {
        precondition(error.position.map { $0.line > 0 && $0.column > 0 } ?? true)
    }
    return 0
}
