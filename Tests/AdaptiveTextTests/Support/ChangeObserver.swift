import AdaptiveText
import DynamicType
import Foundation
import Synchronization
import Testing

/// A change of the category, as a notification tells of it.
struct Change: Hashable, Sendable {
    let old: ContentSizeCategory
    let new: ContentSizeCategory

    init(_ old: ContentSizeCategory, _ new: ContentSizeCategory) {
        self.old = old
        self.new = new
    }

    init?(_ notification: Notification) {
        guard
            let old = notification.userInfo?[TypeEnvironment.oldValueUserInfoKey] as? ContentSizeCategory,
            let new = notification.userInfo?[TypeEnvironment.newValueUserInfoKey] as? ContentSizeCategory
        else { return nil }
        self.init(old, new)
    }

    /// Whether each change begins where the one before it ended, and none is a change to the same.
    static func isChain(
        _ changes: [Change], from first: ContentSizeCategory, to last: ContentSizeCategory
    ) -> Bool {
        [first] + changes.map(\.new) == changes.map(\.old) + [last] && changes.allSatisfy { $0.old != $0.new }
    }
}

/// Listens to one environment, and to no other, until it is stopped.
final class ChangeObserver {
    private final class Log: Sendable {
        let changes = Mutex<[Change]>([])
    }

    private let log = Log()
    private let token: any NSObjectProtocol

    init(of environment: TypeEnvironment, reaction: @escaping @Sendable (Change) -> Void = { _ in }) {
        token = NotificationCenter.default.addObserver(
            forName: TypeEnvironment.contentSizeCategoryDidChangeNotification, object: environment, queue: nil
        ) { [log] notification in
            guard let change = Change(notification) else {
                Issue.record("a notification without both categories")
                return
            }
            log.changes.withLock { $0.append(change) }
            reaction(change)
        }
    }

    deinit { stop() }

    /// The received changes, in order.
    var changes: [Change] { log.changes.withLock { $0 } }

    func stop() { NotificationCenter.default.removeObserver(token) }
}
