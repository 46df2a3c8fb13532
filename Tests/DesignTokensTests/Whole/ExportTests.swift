import DynamicType
import Testing

@testable import DesignTokens

@Suite struct ExportTests {
    private static let platforms = Platform.allCases.filter { $0 != .visionOS }

    @Test func visionOSHasNoExport() { #expect(TokenExport(of: .visionOS) == nil) }

    @Test(arguments: platforms)
    func exportsAreRight(platform: Platform) throws {
        let export = try #require(TokenExport(of: platform))
        for category in platform.contentSizeCategories {
            let bytes = try #require(export.tokens(at: category))
            let result = check(bytes, strictly)
            #expect(result.findings.isEmpty)
            #expect(result.bound.count == platform.textStyles.count)
            #expect(result.hasReadableSize)
        }
    }

    @Test(arguments: platforms)
    func resolversAreRight(platform: Platform) throws {
        let export = try #require(TokenExport(of: platform))
        let files = export.files(at: platform.contentSizeCategories)
        guard let resolver = files.last, files.count > 1 else { return }
        let checker = TokenChecker(strictly) { name in
            files.first { $0.name == name }.map { .bytes($0.bytes) } ?? .missing
        }
        let (result, errors) = checker.check([TokenSource(name: resolver.name, bytes: resolver.bytes)])
        #expect(errors.isEmpty)
        #expect(result.findings.isEmpty)
        #expect(result.bound.count == platform.textStyles.count * platform.contentSizeCategories.count)
        let all = files.map { TokenSource(name: $0.name, bytes: $0.bytes) }
        #expect(checker.check(all).result.findings.isEmpty)
    }

    @Test(arguments: [
        (Platform.iOS, ContentSizeCategory.large), (.iOS, .accessibilityExtraExtraExtraLarge),
        (.watchOS, .small),
        (.tvOS, .large), (.macOS, .large), (.iPadOS, .extraSmall),
    ])
    func anyNumberThatGrowsIsFound(platform: Platform, category: ContentSizeCategory) throws {
        let bytes = try #require(TokenExport(of: platform)?.tokens(at: category))
        let lines = String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        var changed = 0
        for (index, line) in lines.enumerated() {
            guard let number = number(in: line, after: previous(lines, index)) else { continue }
            var copy = lines.map(String.init)
            copy[index] = number
            let result = check(Array(copy.joined(separator: "\n").utf8), strictly)
            let isFound = result.findings.contains {
                $0.level == .error && $0.place?.location.line == index + 1
            }
            #expect(isFound, "\(line)")
            changed += 1
        }
        #expect(changed == platform.textStyles.count * 3)
    }

    private func previous(_ lines: [Substring], _ index: Int) -> Substring {
        index > 0 ? lines[index - 1] : ""
    }

    /// The line with 1 added to its number; `nil` for a line that holds no size, line height or weight.
    private func number(in line: Substring, after before: Substring) -> String? {
        let isSize = line.contains("\"value\"") && before.contains("\"fontSize\"")
        guard isSize || line.contains("\"lineHeight\"") || line.contains("\"fontWeight\""),
            let colon = line.firstIndex(of: ":")
        else { return nil }
        let text = line[line.index(after: colon)...].filter { "0123456789.".contains($0) }
        guard let number = Double(text) else { return nil }
        return line[...colon] + " \(number + 1)" + (line.hasSuffix(",") ? "," : "")
    }

    private var strictly: TokenOptions {
        var options = TokenOptions()
        options.levels[.tokenFormat] = .note
        return options
    }

    private func check(_ bytes: [UInt8], _ options: TokenOptions) -> CheckResult {
        var result = TokenChecker(options).check([TokenSource(name: "a.tokens.json", bytes: bytes)]).result
        result.raiseWarnings()
        return result
    }
}
