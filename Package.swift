// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "typescale",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "DynamicType", targets: ["DynamicType"]),
        .library(name: "DesignTokens", targets: ["DesignTokens"]),
        .library(name: "OpenType", targets: ["OpenType"]),
        .library(name: "LineBreaking", targets: ["LineBreaking"]),
        .library(name: "LabelFitting", targets: ["LabelFitting"]),
        .library(name: "AdaptiveText", targets: ["AdaptiveText"]),
        .executable(name: "typescale", targets: ["typescale"]),
    ],
    targets: [
        .target(
            name: "DynamicType", swiftSettings: strict,
            // Rounding is the C library's on Linux, and a module that imports nothing names none.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "JSONText", swiftSettings: strict),
        .target(name: "DesignTokens", dependencies: ["DynamicType", "JSONText"], swiftSettings: strict),
        .target(name: "StringFiles", dependencies: ["JSONText"], swiftSettings: strict),
        .target(name: "OpenType", swiftSettings: strict),
        .target(name: "LineBreaking", swiftSettings: strict),
        .target(
            name: "LabelFitting", dependencies: ["DynamicType", "LineBreaking", "OpenType"],
            swiftSettings: strict),
        .target(name: "AdaptiveText", dependencies: ["DynamicType"], swiftSettings: strict),
        .executableTarget(
            name: "typescale",
            dependencies: [
                "DesignTokens", "DynamicType", "JSONText", "LabelFitting", "LineBreaking", "OpenType",
                "StringFiles",
            ],
            exclude: ["startup.order"], swiftSettings: strict),
        .testTarget(name: "DynamicTypeTests", dependencies: ["DynamicType"], swiftSettings: strict),
        .testTarget(name: "JSONTextTests", dependencies: ["JSONText"], swiftSettings: strict),
        .testTarget(
            name: "LabelFittingTests",
            dependencies: ["DynamicType", "LabelFitting", "LineBreaking", "OpenType"],
            swiftSettings: strict),
        .testTarget(
            name: "StringFilesTests", dependencies: ["JSONText", "StringFiles", "typescale"],
            swiftSettings: strict),
        .testTarget(name: "OpenTypeTests", dependencies: ["OpenType"], swiftSettings: strict),
        .testTarget(name: "LineBreakingTests", dependencies: ["LineBreaking"], swiftSettings: strict),
        .testTarget(
            name: "DesignTokensTests", dependencies: ["DesignTokens", "DynamicType", "JSONText"],
            swiftSettings: strict),
        .testTarget(
            name: "AdaptiveTextTests", dependencies: ["AdaptiveText", "DynamicType"], swiftSettings: strict),
        .testTarget(
            name: "typescaleTests",
            dependencies: [
                "DesignTokens", "DynamicType", "JSONText", "LabelFitting", "LineBreaking", "OpenType",
                "StringFiles",
                "typescale",
            ],
            exclude: ["Fixtures", "Transcripts"], swiftSettings: strict),
        .executableTarget(
            name: "RescalingBenchmark", dependencies: ["AdaptiveText"], path: "Tests/RescalingBenchmark",
            swiftSettings: strict),
        .executableTarget(
            name: "EngineBenchmark", dependencies: ["DynamicType"], path: "Tests/EngineBenchmark",
            swiftSettings: strict),
        .executableTarget(
            name: "LineBreakCheck", dependencies: ["LineBreaking"], path: "Tests/LineBreakCheck",
            exclude: ["Strings"], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
