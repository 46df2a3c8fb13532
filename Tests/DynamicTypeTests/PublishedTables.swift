import DynamicType

// Apple's tables, typed again from the Human Interface Guidelines, Typography, Specifications
// (https://developer.apple.com/design/human-interface-guidelines/typography). A line has a text style, its
// weight, its emphasized weight, and size/leading at each category; `-` means that nothing is published.
extension PublishedTable {
    /// “iOS, iPadOS Dynamic Type sizes”, xSmall to xxxLarge.
    static let iOS = PublishedTable(
        .iOS,
        categories: [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        ],
        lines: """
            largeTitle   regular   bold      31/38  32/39  33/40  34/41  36/43  38/46  40/48
            title1       regular   bold      25/31  26/32  27/33  28/34  30/37  32/39  34/41
            title2       regular   bold      19/24  20/25  21/26  22/28  24/30  26/32  28/34
            title3       regular   semibold  17/22  18/23  19/24  20/25  22/28  24/30  26/32
            headline     semibold  semibold  14/19  15/20  16/21  17/22  19/24  21/26  23/29
            body         regular   semibold  14/19  15/20  16/21  17/22  19/24  21/26  23/29
            callout      regular   semibold  13/18  14/19  15/20  16/21  18/23  20/25  22/28
            subheadline  regular   semibold  12/16  13/18  14/19  15/20  17/22  19/24  21/28
            footnote     regular   semibold  12/16  12/16  12/16  13/18  15/20  17/22  19/24
            caption1     regular   semibold  11/13  11/13  11/13  12/16  14/19  16/21  18/23
            caption2     regular   semibold  11/13  11/13  11/13  11/13  13/18  15/20  17/22
            """)

    /// “Larger accessibility type sizes”, AX1 to AX5.
    static let iOSLarger = PublishedTable(
        .iOS,
        categories: [
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
            .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ],
        lines: """
            largeTitle   regular   bold      44/52  48/57  52/61  56/66  60/70
            title1       regular   bold      38/46  43/51  48/57  53/62  58/68
            title2       regular   bold      34/41  39/47  44/52  50/59  56/66
            title3       regular   semibold  31/38  37/44  43/51  49/58  55/65
            headline     semibold  semibold  28/34  33/40  40/48  47/56  53/62
            body         regular   semibold  28/34  33/40  40/48  47/56  53/62
            callout      regular   semibold  26/32  32/39  38/46  44/52  51/60
            subheadline  regular   semibold  25/31  30/37  36/43  42/50  49/58
            footnote     regular   semibold  23/29  27/33  33/40  38/46  44/52
            caption1     regular   semibold  22/28  26/32  32/39  37/44  43/51
            caption2     regular   semibold  20/25  24/30  29/35  34/41  40/48
            """)

    /// “watchOS Dynamic Type sizes”, xSmall to xxxLarge without Medium.
    static let watchOS = PublishedTable(
        .watchOS,
        categories: [
            .extraSmall, .small, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        ],
        lines: """
            largeTitle  regular   bold      30/32.5  32/34.5  36/38.5  40/42.5  41/43.5  42/44.5
            title1      regular   semibold  28/30.5  30/32.5  34/36.5  38/40.5  39/41.5  40/42.5
            title2      regular   semibold  24/26.5  26/28.5  27/30.5  30/32.5  31/33.5  32/34.5
            title3      regular   semibold  17/19.5  18/20.5  19/21.5  20/22.5  21/23.5  22/24.5
            headline    semibold  semibold  14/16.5  15/17.5  16/18.5  17/19.5  18/20.5  19/21.5
            body        regular   semibold  14/16.5  15/17.5  16/18.5  17/19.5  18/20.5  19/21.5
            caption1    regular   semibold  13/15.5  14/16.5  15/17.5  16/18.5  17/19.5  18/20.5
            caption2    regular   semibold  12/14.5  13/15.5  14/16.5  15/17.5  15/18.5  17/19.5
            footnote1   regular   semibold  11/13.5  12/14.5  13/15.5  14/16.5  15/17.5  16/18.5
            footnote2   regular   semibold  10/12.5  11/13.5  12/14.5  13/15.5  14/16.5  15/17.5
            """)

    /// “watchOS larger accessibility type sizes”, AX1 to AX3.
    static let watchOSLarger = PublishedTable(
        .watchOS,
        categories: [.accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge],
        lines: """
            largeTitle  regular   bold      44/46.5  45/47.5  46/48.5
            title1      regular   semibold  42/44.5  43/46    44/47
            title2      regular   semibold  34/41    35/37.5  36/38.5
            title3      regular   semibold  24/26.5  25/27.5  26/28.5
            headline    semibold  semibold  21/23.5  22/24.5  23/25.5
            body        regular   semibold  21/23.5  22/24.5  23/25.5
            caption1    regular   semibold  18/20.5  19/21.5  20/22.5
            caption2    regular   semibold  17/19.5  18/20.5  19/21.5
            footnote1   regular   semibold  16/18.5  17/19.5  18/20.5
            footnote2   regular   semibold  15/17.5  16/17.5  17/19.5
            """)

    /// “tvOS built-in text styles”, edition of December 2025.
    static let tvOS = PublishedTable(
        .tvOS,
        categories: [.large],
        lines: """
            title1     medium   bold    76/96
            title2     medium   bold    57/66
            title3     medium   bold    48/56
            headline   medium   bold    38/46
            subtitle1  regular  medium  38/46
            callout    medium   bold    31/38
            body       medium   bold    29/36
            caption1   medium   bold    25/32
            caption2   medium   bold    23/30
            """)

    /// “macOS built-in text styles”.
    static let macOS = PublishedTable(
        .macOS,
        categories: [.large],
        lines: """
            largeTitle   regular  bold      26/32
            title1       regular  bold      22/26
            title2       regular  bold      17/22
            title3       regular  semibold  15/20
            headline     bold     heavy     13/16
            body         regular  semibold  13/16
            callout      regular  semibold  12/15
            subheadline  regular  semibold  11/14
            footnote     regular  semibold  10/13
            caption1     regular  medium    10/13
            caption2     medium   semibold  10/13
            """)

    /// The results of `UIFont.preferredFont` on iOS 17 (https://www.iosfontsizes.com); Apple prints no table.
    static let visionOS = PublishedTable(
        .visionOS,
        categories: [.large],
        lines: """
            extraLargeTitle   bold  -  36/-
            extraLargeTitle2  bold  -  28/-
            """)
}
