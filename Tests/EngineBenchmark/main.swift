import DynamicType

// usage: EngineBenchmark COUNT: that many sizes of custom fonts, over all iOS styles and categories.
let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 10_000_000

/// The sum of many scaled sizes, which keeps the optimizer from leaving any out.
func sum(of count: Int, _ metrics: [FontMetrics], _ categories: [ContentSizeCategory]) -> Double {
    var (sum, answered, size) = (0.0, 0, 10.0)
    while true {
        for metric in metrics {
            for category in categories {
                guard answered < count else { return sum }
                sum += metric.scaledPointSize(for: size, compatibleWith: category) ?? .nan
                answered += 1
            }
        }
        size = size < 60 ? size + 1 : 10
    }
}

let metrics = Platform.iOS.textStyles.map { FontMetrics(forTextStyle: $0) }
let clock = ContinuousClock()
var total = 0.0
let duration = clock.measure { total = sum(of: count, metrics, ContentSizeCategory.allCases) }
let seconds = duration / .seconds(1)
let perSecond = Double(count) / seconds / 1_000_000
print("engine: \(count) scaled fonts (sum \(total)), \(Int(perSecond)) million a second")
