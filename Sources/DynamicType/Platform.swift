/// An Apple operating system whose type sizes are known.
public enum Platform: String, CaseIterable, Hashable, Sendable {
    /// The iPhone's system: eleven text styles at twelve categories.
    case iOS
    /// The iPad's system, whose table is that of iOS.
    case iPadOS
    /// The watch's system: ten text styles at nine categories.
    case watchOS
    /// The television's system: nine text styles at one size; the sizes for tvOS 27's text-size setting are
    /// not published.
    case tvOS
    /// The Mac's system: eleven text styles at one size, because macOS does not have Dynamic Type.
    case macOS
    /// The headset's system: two text styles at one size, seen on iOS 17; Apple publishes no table.
    case visionOS

    /// Finds the platform with a name such as `iOS` or `watchos`; `nil` for any other name.
    ///
    /// - Parameter name: The case of its ASCII letters does not matter.
    public init?(_ name: String) {
        var name = name
        let platform = name.withUTF8 { Self(utf8: $0) }
        guard let platform else { return nil }
        self = platform
    }

    /// Finds the platform with a name in UTF-8, without making a string of it.
    package init?(utf8 name: UnsafeBufferPointer<UInt8>) {
        let platform = Self.allCases.first { platform in
            let spelling = platform.rawValue.utf8
            return spelling.count == name.count && zip(spelling, name).allSatisfy { $0 | 0x20 == $1 | 0x20 }
        }
        guard let platform else { return nil }
        self = platform
    }

    /// The text styles of the platform's table, in the order in which Apple prints them.
    public var textStyles: [TextStyle] { figureTable.textStyles }

    /// The content size categories of the platform's table, from small to large.
    ///
    /// A platform with a single size has only `large`.
    public var contentSizeCategories: [ContentSizeCategory] { figureTable.categories }

    /// Pixels per point of the platform's usual displays: 3 on iOS, 1 on tvOS, 2 elsewhere.
    ///
    /// iPhones with a scale of 2 exist; ask the device if it matters.
    public var displayScale: Double {
        switch self {
        case .iOS: 3
        case .iPadOS, .watchOS, .macOS, .visionOS: 2
        case .tvOS: 1
        }
    }

    /// The text styles with known sizes that are not in the table: the two extra titles on iOS and iPadOS.
    ///
    /// Their only size is the one at `large`, which `UIFont.preferredFont` returned on iOS 17.
    public var additionalTextStyles: [TextStyle] { figureTableBeside?.textStyles ?? [] }

    /// The category to which figures refer by default: `large`.
    ///
    /// On watchOS it depends on the watch: see ``ContentSizeCategory/init(defaultForWatchSize:)``.
    public var defaultCategory: ContentSizeCategory { .large }
}

extension Platform {
    /// The table that Apple prints for the platform; for visionOS, the sizes seen on iOS.
    var figureTable: FigureTable {
        switch self {
        case .iOS, .iPadOS: .iOS
        case .watchOS: .watchOS
        case .tvOS: .tvOS
        case .macOS: .macOS
        case .visionOS: .extraLargeTitles
        }
    }

    /// Known figures that are not in the platform's table.
    private var figureTableBeside: FigureTable? {
        switch self {
        case .iOS, .iPadOS: .extraLargeTitles
        case .watchOS, .tvOS, .macOS, .visionOS: nil
        }
    }

    /// The tracking of the platform's system font.
    var trackingTable: TrackingTable {
        switch self {
        case .iOS, .iPadOS, .visionOS: .iOS
        case .tvOS, .macOS: .macOS
        case .watchOS: .watchOS
        }
    }

    /// The line height of the system font as a share of its size; `nil` if it is not known.
    var systemLineHeightPerPoint: Double? {
        switch self {
        case .iOS, .iPadOS:
            Double(SystemFont.verticalMetrics.ascender - SystemFont.verticalMetrics.descender)
                / Double(SystemFont.verticalMetrics.unitsPerEm)
        case .watchOS, .tvOS, .macOS, .visionOS: nil
        }
    }

    /// The figure of a style at a category; `nil` if it is not known.
    func figure(for textStyle: TextStyle, at category: ContentSizeCategory) -> Figure? {
        figureTable.figure(for: textStyle, at: category)
            ?? figureTableBeside?.figure(for: textStyle, at: category)
    }
}

extension Platform {
    /// The smallest size that Apple asks text to have on the platform, in points.
    ///
    /// Source: Apple, Human Interface Guidelines, Typography, “Ensuring legibility”.
    public var minimumPointSize: Double {
        switch self {
        case .iOS, .iPadOS: 11
        case .watchOS, .visionOS: 12
        case .tvOS: 23
        case .macOS: 10
        }
    }
}
