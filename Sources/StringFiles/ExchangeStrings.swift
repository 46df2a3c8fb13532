/// An XLIFF file of version 1.2: the translations of several files, each with the text that it translates.
///
/// https://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html
struct ExchangeStrings {
    private let source: XMLSource
    private var contents = StringFileContents()

    /// The translations of a file; a text without a translation is the source.
    static func contents(of bytes: [UInt8], file: String) throws(StringFileError) -> StringFileContents {
        let source = try XMLSource(bytes, file: file)
        guard source.root.name == "xliff" else { throw source.fault(.notExchange, at: source.root) }
        let version = source.root["version"] ?? ""
        guard version.hasPrefix("1.") else { throw source.fault(.exchangeVersion(version), at: source.root) }
        var reader = ExchangeStrings(source: source)
        for element in source.root.elements where element.name == "file" { try reader.append(file: element) }
        return reader.contents
    }

    private init(source: XMLSource) { self.source = source }

    private mutating func append(file: XMLElement) throws(StringFileError) {
        let (target, original) = (file["target-language"], file["source-language"])
        var texts: [LocalizedText] = []
        var rest = file.elements.filter { $0.name == "body" }
        while let element = rest.popLast() {
            // In the order of the file: the last one is next.
            if element.name == "body" || element.name == "group" {
                rest += element.elements.reversed()
            } else if element.name == "trans-unit" {
                texts.append(try text(of: element, target ?? original))
            }
        }
        let kept = StringFileContents(keepingLast: texts)
        contents.texts += kept.texts
        contents.notes += kept.notes
    }

    private func text(of unit: XMLElement, _ language: String?) throws(StringFileError) -> LocalizedText {
        guard let id = unit["id"] else { throw source.fault(.missingMember("id"), at: unit) }
        guard let original = unit.elements.first(where: { $0.name == "source" }) else {
            throw source.fault(.missingMember("source"), at: unit)
        }
        let target = unit.elements.first { $0.name == "target" }.map(Self.text).flatMap {
            $0.isEmpty ? nil : $0
        }
        let (key, variation) = Self.parts(of: id)
        return LocalizedText(
            text: target ?? Self.text(of: original), key: key, language: language.map(LanguageTag.hyphenated),
            variation: variation, file: source.file, line: source.line(of: unit), syntax: .format)
    }

    /// The text of a translation, without inline codes.
    private static func text(of element: XMLElement) -> String {
        element.children.reduce(into: "") { text, child in
            switch child {
            case .text(let run): text += run
            case .element(let inner) where ["g", "mrk"].contains(inner.name): text += Self.text(of: inner)
            case .element: break
            }
        }
    }

    /// The key and the variation in an identifier of Xcode: `%lld beds|==|plural.one`.
    private static func parts(of id: String) -> (key: String, variation: String?) {
        let (mark, bytes) = (Array("|==|".utf8), Array(id.utf8))
        guard bytes.count > mark.count,
            let place = (0...bytes.count - mark.count).last(where: { bytes[$0...].starts(with: mark) })
        else { return (id, nil) }
        return (
            String(decoding: bytes[..<place], as: UTF8.self),
            String(decoding: bytes[(place + mark.count)...], as: UTF8.self)
        )
    }
}
