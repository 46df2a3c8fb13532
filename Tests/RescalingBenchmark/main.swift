import AdaptiveText
import DynamicType
import Foundation

/// A text of many runs, each with a scalable font of its own.
func text(runs: Int) -> AttributedString {
    var text = AttributedString()
    for run in 0..<runs {
        var part = AttributedString("run \(run) ")
        part.scalableFont = ScalableFont(
            BaseFont(family: "Avenir", pointSize: Double(10 + run % 30)),
            relativeTo: run.isMultiple(of: 2) ? .body : .caption1)
        text.append(part)
    }
    return text
}

let environment = TypeEnvironment()
let clock = ContinuousClock()
var seconds: [Double] = []
let counts = [1_000, 10_000, 100_000]
for runs in counts {
    let text = text(runs: runs)
    var best = Duration.seconds(1000)
    for _ in 0..<5 {
        best = min(best, clock.measure { _ = text.rescaled(for: .accessibilityLarge, in: environment) })
    }
    let nanoseconds = Int(best / .nanoseconds(1)) / runs
    print("rescaled: \(runs) runs, \(nanoseconds) ns a run")
    seconds.append(best / .seconds(1))
}
// The smallest text is in the processor's cache as a whole, which is not growth.
let exponent = log(seconds[2] / seconds[1]) / log(Double(counts[2]) / Double(counts[1]))
print(
    "rescaled: the time grows with the power \((exponent * 100).rounded() / 100) of the runs, to be at most 1.2"
)
if exponent > 1.2 { exit(1) }
