/// A line on a terminal's standard error that says how far a long run is.
struct Progress {
    private let total: Int
    private let things: String
    private let isTerminal = System.isTerminal(.standardError)
    private let start = System.seconds
    private var lastShown: Double?

    /// A run over a number of things.
    init(total: Int, of things: String) {
        self.total = total
        self.things = things
    }

    /// Says how many are done, after the first second and then ten times a second.
    mutating func report(_ count: Int) {
        guard isTerminal, count % 64 == 0 else { return }
        let now = System.seconds
        guard now - start > 1, lastShown.map({ now - $0 > 0.1 }) ?? true else { return }
        lastShown = now
        _ = System.write(Array("\r\(count) of \(total) \(things)".utf8), to: .standardError)
    }

    /// Removes the line.
    func end() {
        if lastShown != nil { _ = System.write(Array("\r\u{1B}[K".utf8), to: .standardError) }
    }
}
