/// A `strings.xml` of Android: strings, arrays and plurals.
///
/// https://developer.android.com/guide/topics/resources/string-resource
struct AndroidStrings {
    private let source: XMLSource
    private let language: String?
    private var texts: [LocalizedText] = []

    /// The texts of a file, in the language of its folder: `values-pt-rBR`.
    static func contents(of bytes: [UInt8], file: String) throws(StringFileError) -> StringFileContents {
        let source = try XMLSource(bytes, file: file)
        guard source.root.name == "resources" else { throw source.fault(.notAndroid, at: source.root) }
        var reader = AndroidStrings(source)
        for element in source.root.elements { try reader.append(element) }
        return StringFileContents(keepingLast: reader.texts)
    }

    private init(_ source: XMLSource) {
        self.source = source
        language = LanguageTag.ofResources(source.file)
    }

    private mutating func append(_ element: XMLElement) throws(StringFileError) {
        let isString = element.name == "string" || element.name == "item" && element["type"] == "string"
        guard isString || element.name == "plurals" || element.name == "string-array" else { return }
        guard let name = element["name"] else { throw source.fault(.missingMember("name"), at: element) }
        if isString { return append(element, key: name) }
        for (number, item) in element.elements.enumerated() {
            guard item.name == "item" else { throw source.fault(.expectedElement("item"), at: item) }
            guard element.name == "plurals" else {
                append(item, key: "\(name).\(number)")
                continue
            }
            guard let quantity = item["quantity"] else {
                throw source.fault(.missingMember("quantity"), at: item)
            }
            append(item, key: name, variation: "plural.\(quantity)")
        }
    }

    private mutating func append(_ element: XMLElement, key: String, variation: String? = nil) {
        guard let text = AndroidText(element.text).text else { return }
        texts.append(
            LocalizedText(
                text: text, key: key, language: language, variation: variation, file: source.file,
                line: source.line(of: element), syntax: .format))
    }
}

/// The text of a value, without its escapes and with its white space collapsed outside quotation marks.
private struct AndroidText {
    /// `nil` for an empty value and for a reference to another one, such as `@string/name`.
    let text: String?

    init(_ written: String) {
        var (result, isQuoted, hasSpace) = ([UInt8](), false, false)
        var rest = Array(written.utf8)[...]
        let first = rest.first { !Self.isSpace($0) }
        let isReference =
            (first == UInt8(ascii: "@") || first == UInt8(ascii: "?")) && rest.contains(UInt8(ascii: "/"))
            && !rest.contains(UInt8(ascii: "\\")) && !written.dropFirst().contains(" ")
        while let byte = rest.popFirst() {
            if !isQuoted, Self.isSpace(byte) {
                hasSpace = true
                continue
            }
            if hasSpace, !result.isEmpty { result.append(0x20) }
            hasSpace = false
            switch byte {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "\\"): Self.appendEscape(&rest, to: &result)
            default: result.append(byte)
            }
        }
        text = result.isEmpty || isReference ? nil : String(decoding: result, as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x09, 0x0A, 0x0D, 0x20].contains(byte) }

    private static func appendEscape(_ rest: inout ArraySlice<UInt8>, to result: inout [UInt8]) {
        switch rest.popFirst() {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "u"):
            let digits = rest.prefix(4)
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
            rest = rest.dropFirst(digits.count)
            TextEncoding.append(value.flatMap { Unicode.Scalar($0) }?.value ?? 0xFFFD, to: &result)
        case let byte?: result.append(byte)
        case nil: break
        }
    }
}
