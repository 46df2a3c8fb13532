import DynamicType
import FrameworkScaling
import JSONText

/// The validated request of `frameworks`.
struct FrameworksRequest {
    /// A platform that has frameworks.
    enum System: Equatable {
        case apple(Platform)
        case android

        var name: String {
            switch self {
            case .apple(let platform): platform.rawValue
            case .android: "Android"
            }
        }
    }

    let system: System
    /// The size as it is written; `nil` for Material 3's text styles.
    let size: Double?
    let textStyle: TextStyle
    let categories: [ContentSizeCategory]
    let fontScales: [AndroidFontScale]
    let limits: PointSizeLimits
    let displayScale: Double?
    /// The names of the frameworks that are wanted; `nil` for all.
    let names: [String]?

    init(_ arguments: Arguments) throws(UsageError) {
        system = try Self.system(arguments)
        if system == .android {
            for option in [OptionName.category, .style] where arguments.has(option) {
                throw .frameworksOption(option, isAndroid: true)
            }
        } else if arguments.has(.fontScale) {
            throw .frameworksOption(.fontScale, isAndroid: false)
        }
        let platform: Platform = if case .apple(let platform) = system { platform } else { .iOS }
        textStyle = try ScaleOperands.style(.style, arguments, on: platform)
        size = try Self.size(arguments, isAndroid: system == .android)
        categories =
            try arguments.value(.category) { (option, text) throws(UsageError) in
                try CategoryList(text, option: option, platform: platform).items.map(\.category)
            } ?? platform.contentSizeCategories
        fontScales =
            try arguments.value(.fontScale) { (option, text) throws(UsageError) in
                try Self.fontScales(text, option)
            } ?? AndroidFontScale.steps.map(AndroidFontScale.init)
        displayScale = try arguments.positiveNumber(.displayScale, or: UsageError.BadValue.displayScale)
        limits = try Self.limits(arguments, size: size, textStyle, on: platform)
        let known = system == .android ? AndroidFramework.words : FrameworkList.words
        names = try arguments.value(.framework) { (option, text) throws(UsageError) in
            try text.parts(separatedBy: ",").map { (part) throws(UsageError) in
                let name = String(part.trimmingSpaces).asciiLowercased
                guard known.contains(name) else {
                    throw .unknownWord(option, kind: "framework", given: name, valid: known)
                }
                return name
            }
        }
    }

    /// Whether a framework is wanted.
    func wants(_ name: String) -> Bool { names?.contains(name) ?? true }

    private static func system(_ arguments: Arguments) throws(UsageError) -> System {
        guard let word = arguments.value(.platform) else { return .apple(.iOS) }
        if word.asciiLowercased == "android" { return .android }
        guard let platform = Platform(argument: word), [.iOS, .iPadOS].contains(platform) else {
            throw .unknownWord(.platform, kind: "platform", given: word, valid: words)
        }
        return .apple(platform)
    }

    /// The words of `--platform`.
    static let words = ["ios", "ipados", "android"]

    private static func size(_ arguments: Arguments, isAndroid: Bool) throws(UsageError) -> Double? {
        if arguments.operands.count > 1 { throw .tooManyOperands(.frameworks, arguments.operands[1]) }
        guard let operand = arguments.operands.first else {
            if isAndroid { return nil }
            throw .missingFrameworkSize
        }
        guard let size = Double(positiveArgument: operand) else { throw .badFrameworkSize(operand) }
        return size
    }

    private static func fontScales(
        _ text: String, _ option: OptionName
    ) throws(UsageError) -> [AndroidFontScale] {
        try text.parts(separatedBy: ",").map { (part) throws(UsageError) in
            guard let scale = Double(positiveArgument: part.trimmingSpaces) else {
                throw .badValue(option, .fontScale(String(part)))
            }
            return AndroidFontScale(scale)
        }
    }

    private static func limits(
        _ arguments: Arguments, size: Double?, _ style: TextStyle, on platform: Platform
    ) throws(UsageError) -> PointSizeLimits {
        let points = { (option: OptionName) throws(UsageError) -> Double? in
            guard let limit = try arguments.limit(option, on: platform) else { return nil }
            guard let size else { throw .frameworkLimitNeedsSize(option) }
            guard let points = limit.pointSize(for: style, on: platform, defaultPointSize: size),
                points.isFinite
            else { throw .tooLarge(option) }
            guard points > 0 else { throw .tooSmall(option) }
            return points
        }
        let limits = PointSizeLimits(minimum: try points(.min), maximum: try points(.max))
        if limits.isEmpty, let minimum = limits.minimum, let maximum = limits.maximum {
            throw .crossingLimits(style, minimum: minimum, maximum: maximum)
        }
        return limits
    }
}

/// The frameworks on iOS, and the system font beside them.
enum FrameworkList {
    /// The name of the line with the system font of the text style.
    static let system = "system"

    /// The names of all lines.
    static var words: [String] { [system] + Framework.words }
}

extension Framework: ArgumentWord { static var kind: String { "framework" } }
extension AndroidFramework: ArgumentWord { static var kind: String { "framework" } }
