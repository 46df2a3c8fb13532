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
for runs in [1_000, 10_000, 100_000] {
    let text = text(runs: runs)
    var best = Duration.seconds(1000)
    for _ in 0..<5 {
        best = min(best, clock.measure { _ = text.rescaled(for: .accessibilityLarge, in: environment) })
    }
    let nanoseconds = Int(best / .nanoseconds(1)) / runs
    print("rescaled: \(runs) runs, \(nanoseconds) ns a run")
}
