import DesignTokens
import DynamicType
import JSONText

/// Checks and scales token files of any contents; a trap is the fault that the fuzzer reports.
///
/// Each finding must be at a value of a file, findings must be in order, and numbers must be representable in
/// JSON.
@_cdecl("LLVMFuzzerTestOneInput")
public func checkAnything(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let run = FuzzedRun(Array(UnsafeBufferPointer(start: start, count: count)))
    let checker = TokenChecker(run.options) { path in
        if path.hasPrefix("../") { return .refused(reason: "is outside") }
        // Another spelling of a file, which the run may have read already or not.
        if path.hasPrefix("//") { return .known(name: String(path.dropFirst(2))) }
        return run.bytes(of: path).map(ReferencedFile.bytes) ?? .missing
    }
    let (result, errors) = checker.check(run.sources, with: run.others)
    for error in errors { check(error, run) }
    precondition((0...run.files.count).contains(result.files))
    precondition(result.bound.count <= result.tokens)
    precondition(result.unbound.count <= result.tokens)
    precondition(result.bound.allSatisfy { run.bytes(of: $0.file) != nil })
    precondition(!result.hasReadableSize || !result.bound.isEmpty)
    checkOrder(of: result.findings)
    for finding in result.findings { check(finding, run) }

    let (rows, _, sameErrors, _) = checker.scale(run.sources, with: run.others, TokenScaling())
    precondition(sameErrors.count == errors.count)
    precondition(rows.isEmpty || result.hasReadableSize)
    for row in rows { check(row, run) }
    return 0
}

private func check(_ error: TokenFileError, _ run: FuzzedRun) {
    switch error {
    case .json(let location, let message):
        check(location, run)
        precondition(!message.isEmpty)
    case .notAnObject(let file), .noContext(let file, _, _), .unknownContext(let file, _, _, _):
        precondition(run.bytes(of: file) != nil)
    case .refusedReference(let location, let path, let reason):
        check(location, run)
        precondition(!path.isEmpty && reason == "is outside")
    case .unknownTheme(let name, let themes):
        precondition(run.options.themes.contains(name) && !themes.contains(name))
    case .theme(let location, _), .limit(let location, _): check(location, run)
    case .unknownModifier(let name, let modifiers):
        precondition(run.options.contexts[name] != nil && !modifiers.contains(name))
    }
}

/// Findings without a place come first, then those of each file together, from its start to its end.
private func checkOrder(of findings: [Finding]) {
    var files: Set<String> = []
    for (index, finding) in findings.enumerated() {
        let before = index == 0 ? nil : findings[index - 1].place
        guard let place = finding.place else {
            precondition(before == nil, "a finding without a place comes first")
            continue
        }
        if let before, before.location.file == place.location.file {
            precondition(
                (before.location.line, before.location.column) <= (
                    place.location.line, place.location.column
                ), "findings are in the order of the file")
        } else {
            precondition(files.insert(place.location.file).inserted, "the findings of a file are together")
        }
    }
}

private func check(_ location: SourceLocation, _ run: FuzzedRun) {
    precondition(run.bytes(of: location.file) != nil && location.line >= 1 && location.column >= 1)
}

private func check(_ finding: Finding, _ run: FuzzedRun) {
    precondition(!finding.message.isEmpty)
    if let level = run.options.levels[finding.rule] {
        precondition(level.findingLevel == finding.level, "a level that was asked for is kept")
    }
    for case .number(let number)? in [finding.found, finding.expected] { check(number) }
    guard let place = finding.place else {
        precondition(finding.rule == .unusedBinding)
        return
    }
    guard let bytes = run.bytes(of: place.location.file) else {
        preconditionFailure("a finding is in no file")
    }
    precondition(place.location.line >= 1 && place.location.column >= place.firstColumn)
    precondition(place.firstColumn >= 1 && place.length >= 1)
    let line = line(place.location.line, of: bytes)
    let rest = line.dropFirst(place.location.column - 1)
    guard let first = rest.first else { preconditionFailure("a finding is beyond its line") }
    precondition("\"{[-0123456789tfn".unicodeScalars.contains(first), "a finding is at a value")
    precondition(place.length <= rest.count)
    let shown = Array(place.line.unicodeScalars)
    precondition(line.dropFirst(place.firstColumn - 1).starts(with: shown), "the line is the file's")
    precondition(place.isCutAfter == (place.firstColumn - 1 + shown.count < line.count))
}

/// The scalars of a line, by its number from 1, without its end and a byte order mark.
private func line(_ number: Int, of bytes: [UInt8]) -> [Unicode.Scalar] {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    precondition(number <= lines.count, "a finding is beyond its file")
    var line = lines[number - 1]
    if number < lines.count, line.last == UInt8(ascii: "\r") { line.removeLast() }
    return Array(String(decoding: line, as: UTF8.self).unicodeScalars)
}

private func check(_ row: ScaledToken, _ run: FuzzedRun) {
    precondition(run.bytes(of: row.file) != nil && row.line >= 1)
    // A size below half a point is rounded to none.
    for number in [row.baseSize, row.pointSize, row.unclampedPointSize, row.lineHeight] {
        guard let number else { continue }
        check(number)
        precondition(number >= 0)
    }
    precondition(row.baseSize > 0)
    for number in [row.limits.minimum, row.limits.maximum] {
        guard let number else { continue }
        check(number)
        precondition(number > 0)
    }
}

/// Reports are written as JSON, which cannot represent other numbers.
private func check(_ number: Double) {
    precondition(number.isFinite && Double(JSONNumber.text(of: number)) == number)
}
