import Foundation

/// A value behind a lock.
///
/// `Mutex` would say the same with more of it checked, but on Linux the thread sanitizer does not see it, and
/// reports races where there are none.
final class Locked<Value>: Sendable {
    private let lock = NSLock()
    // Only `withLock` touches it.
    nonisolated(unsafe) private var value: Value

    init(_ value: sending Value) { self.value = value }

    /// Reads or writes the value, alone.
    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
