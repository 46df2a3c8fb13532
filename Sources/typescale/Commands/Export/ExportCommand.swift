import DesignTokens
import DynamicType

/// The scale as design tokens: one category on standard output, or files for all in a folder.
enum ExportCommand {
    static func answer(to arguments: Arguments) throws(UsageError) -> Answer {
        if let operand = arguments.operands.first { throw .unexpectedOperand(.export, operand) }
        let platform = try arguments.value(.platform, as: WordArgument.platform) ?? .iOS
        guard let export = TokenExport(of: platform) else { throw .exportNeedsLeadings(platform) }
        let category = try arguments.value(.category) { (option, text) throws(UsageError) in
            try CategoryArgument.read(text, option, on: platform)
        }
        guard let path = arguments.value(.directory) else {
            if arguments.has(.force) { throw .optionNeeds(.force, .directory) }
            return Answer(bytes: export.tokens(at: category ?? platform.defaultCategory) ?? [])
        }
        if path.isEmpty || path == "-" { throw .badValue(.directory, .directory) }
        var answer = Answer(bytes: [])
        answer.folder = OutputFolder(
            path: path, files: export.files(at: category.map { [$0] } ?? platform.contentSizeCategories),
            replacesFiles: arguments.has(.force))
        return answer
    }
}
