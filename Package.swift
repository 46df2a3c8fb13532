// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "typescale",
    platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
    products: [
        .library(name: "DynamicType", targets: ["DynamicType"]),
        .library(name: "FrameworkScaling", targets: ["FrameworkScaling"]),
        .library(name: "DesignTokens", targets: ["DesignTokens"]),
        .library(name: "OpenType", targets: ["OpenType"]),
        .library(name: "LineBreaking", targets: ["LineBreaking"]),
        .library(name: "LabelFitting", targets: ["LabelFitting"]),
        .library(name: "LabelDrawing", targets: ["LabelDrawing"]),
        .library(name: "AdaptiveText", targets: ["AdaptiveText"]),
        .executable(name: "typescale", targets: ["typescale"]),
    ],
    targets: [
        .target(
            name: "DynamicType",
            // Rounding is the C library's on Linux, and a module that imports nothing names none.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "FrameworkScaling", dependencies: ["DynamicType"]),
        .target(name: "JSONText"),
        .target(name: "DesignTokens", dependencies: ["DynamicType", "JSONText"]),
        .target(name: "StringFiles", dependencies: ["JSONText"]),
        .target(name: "OpenType"),
        .target(name: "LineBreaking"),
        .target(
            name: "LabelFitting", dependencies: ["DynamicType", "LineBreaking", "OpenType"]),
        .target(
            name: "LabelDrawing", dependencies: ["DynamicType", "LabelFitting", "OpenType"]),
        .target(name: "AdaptiveText", dependencies: ["DynamicType"]),
        .executableTarget(
            name: "typescale",
            dependencies: [
                "DesignTokens", "DynamicType", "FrameworkScaling", "JSONText", "LabelDrawing", "LabelFitting",
                "LineBreaking",
                "OpenType", "StringFiles",
            ],
            exclude: ["startup.order"]),
        .testTarget(name: "DynamicTypeTests", dependencies: ["DynamicType"]),
        .testTarget(name: "FrameworkScalingTests", dependencies: ["DynamicType", "FrameworkScaling"]),
        .testTarget(name: "JSONTextTests", dependencies: ["JSONText"]),
        .testTarget(
            name: "LabelFittingTests",
            dependencies: ["DynamicType", "LabelFitting", "LineBreaking", "OpenType"]),
        .testTarget(
            name: "LabelDrawingTests",
            dependencies: ["DynamicType", "LabelDrawing", "LabelFitting", "OpenType"]),
        .testTarget(
            name: "StringFilesTests", dependencies: ["JSONText", "StringFiles", "typescale"]),
        .testTarget(name: "OpenTypeTests", dependencies: ["OpenType"], exclude: ["Fixtures"]),
        .testTarget(name: "LineBreakingTests", dependencies: ["LineBreaking"]),
        .testTarget(
            name: "DesignTokensTests", dependencies: ["DesignTokens", "DynamicType", "JSONText"]),
        .testTarget(
            name: "AdaptiveTextTests", dependencies: ["AdaptiveText", "DynamicType"]),
        .testTarget(
            name: "typescaleTests",
            dependencies: [
                "DesignTokens", "DynamicType", "FrameworkScaling", "JSONText", "LabelDrawing", "LabelFitting",
                "LineBreaking",
                "OpenType", "StringFiles", "typescale",
            ],
            exclude: ["Fixtures", "Transcripts"]),
        .executableTarget(
            name: "RescalingBenchmark", dependencies: ["AdaptiveText"], path: "Tests/RescalingBenchmark"),
        .executableTarget(
            name: "EngineBenchmark", dependencies: ["DynamicType"], path: "Tests/EngineBenchmark"),
        .executableTarget(
            name: "LineBreakCheck", dependencies: ["LineBreaking", "OpenType"], path: "Tests/LineBreakCheck",
            exclude: ["Strings"]),
    ],
    swiftLanguageModes: [.v6]
)
