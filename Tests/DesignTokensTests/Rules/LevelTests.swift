import DesignTokens
import Testing

/// The levels of findings and rules.
@Suite struct LevelTests {
    @Test func findingLevelsAreOrderedByGravity() {
        #expect(FindingLevel.allCases.shuffled().sorted() == [.note, .warning, .error])
    }

    @Test(
        arguments: [
            ("off", .off), ("note", .note), ("warning", .warning), ("warn", .warning), ("ERROR", .error),
            ("err", nil), ("", nil),
        ] as [(String, RuleLevel?)])
    func ruleLevelsHaveNames(name: String, level: RuleLevel?) {
        #expect(RuleLevel(name) == level)
    }

    @Test func aRuleThatIsOffHasNoFindings() {
        #expect(RuleLevel.off.findingLevel == nil)
        #expect(RuleLevel.warning.findingLevel == .warning)
    }
}
