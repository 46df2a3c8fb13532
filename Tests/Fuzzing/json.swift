import JSONText

/// Reads any bytes; a trap is the fault that the fuzzer reports.
///
/// A text must be whole in all its parts and come back from the writer as it was. A refusal must name a place
/// of the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnything(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    do throws(JSONError) {
        let document = try JSONDocument(bytes)
        let root = document.root
        check(document, root)
        // No value reaches into what follows it, and around the root there is only white space.
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        precondition(bytes[start..<document.offset(of: root)].allSatisfy(isSpace))
        precondition(bytes[document.endOffset(of: root)...].allSatisfy(isSpace))
        let tree = JSONTree(document, root)
        let written = tree.written
        guard let again = try? JSONTree(reading: written) else {
            preconditionFailure("what is written is refused")
        }
        precondition(again == tree, "what is written is read back")
        precondition(again.written == written, "what is written twice is the same")
    } catch {
        precondition((0...bytes.count).contains(error.offset), "the place of a fault is in the text")
        precondition(error.position == JSONLines(bytes).position(of: error.offset))
        precondition(error.position.line >= 1 && error.position.column >= 1)
        precondition(!error.message.isEmpty)
    }
    return 0
}

/// Checks a value and its contents, with their positions.
private func check(_ document: JSONDocument, _ node: JSONNode) {
    let range = document.offset(of: node)..<document.endOffset(of: node)
    precondition(!range.isEmpty && range.upperBound <= document.bytes.count)
    let source = document.bytes[range]
    precondition(begins(source, document.kind(of: node)))
    let text = document.text(of: node)
    let isString = Array(text.utf8).withUnsafeBufferPointer { document.isString(node, $0) }
    precondition(isString == (document.kind(of: node) == .string))
    let number = document.number(of: node)
    precondition(number.map { $0.isFinite && document.kind(of: node) == .number } ?? true)

    var end = range.lowerBound
    for element in document.elements(of: node) { checkInner(document, element, in: range, after: &end) }
    for member in document.members(of: node) {
        precondition(document.kind(of: member.name) == .string)
        checkInner(document, member.name, in: range, after: &end)
        checkInner(document, member.value, in: range, after: &end)
        precondition(document.haveEqualText(member.name, member.name))
    }
    // A value on its own is read as the same value.
    if source.count < 64, document.kind(of: node) != .array, document.kind(of: node) != .object {
        precondition((try? JSONTree(reading: Array(source))) == JSONTree(document, node))
    }
}

/// Checks a value that is in another, after all that has been checked in it.
private func checkInner(
    _ document: JSONDocument, _ node: JSONNode, in range: Range<Int>, after end: inout Int
) {
    precondition(document.offset(of: node) > end && document.endOffset(of: node) < range.upperBound)
    end = document.endOffset(of: node) - 1
    check(document, node)
}

private func begins(_ source: ArraySlice<UInt8>, _ kind: JSONKind) -> Bool {
    let (first, last) = (source.first ?? 0, source.last ?? 0)
    return switch kind {
    case .null: source.elementsEqual("null".utf8)
    case .false: source.elementsEqual("false".utf8)
    case .true: source.elementsEqual("true".utf8)
    case .number: (first == UInt8(ascii: "-") || isDigit(first)) && isDigit(last)
    case .string: first == UInt8(ascii: "\"") && last == first && source.count >= 2
    case .array: first == UInt8(ascii: "[") && last == UInt8(ascii: "]")
    case .object: first == UInt8(ascii: "{") && last == UInt8(ascii: "}")
    }
}

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

private func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
