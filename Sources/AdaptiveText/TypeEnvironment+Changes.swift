import DynamicType
import Foundation

extension TypeEnvironment {
    /// Posted on `NotificationCenter.default` once for each change of ``contentSizeCategory``.
    ///
    /// The object is the environment; `userInfo` holds both categories under ``oldValueUserInfoKey`` and
    /// ``newValueUserInfoKey``. It is posted after the new value can be read and outside any lock: an observer
    /// may write the category again. Changes are announced in their order, one after the other. While one is
    /// being announced, the thread that announces takes on those that an observer or another thread makes
    /// meanwhile; so a change on the main thread may be announced on another. Observers of views are to ask for
    /// the main queue.
    public static let contentSizeCategoryDidChangeNotification = Notification.Name(
        "TypeEnvironmentContentSizeCategoryDidChange")

    /// The key of the category before the change, a `ContentSizeCategory`.
    public static let oldValueUserInfoKey = "TypeEnvironmentOldContentSizeCategory"

    /// The key of the category after the change, a `ContentSizeCategory`.
    public static let newValueUserInfoKey = "TypeEnvironmentNewContentSizeCategory"

    /// The categories that follow from now on, one for each change.
    ///
    /// Each call makes a stream of its own. It begins with the next change and keeps what its reader has not yet
    /// taken. It ends with the environment, and is given up when its reader goes away.
    public func contentSizeCategories() -> AsyncStream<ContentSizeCategory> {
        AsyncStream { stream in
            let id = state.withLock { state in
                state.nextReader += 1
                state.readers.append((state.nextReader, stream))
                return state.nextReader
            }
            stream.onTermination = { [weak self] _ in
                self?.state.withLock { $0.readers.removeAll { $0.id == id } }
            }
        }
    }

    /// Takes the system's category from a sequence whenever it changes, until the sequence ends.
    ///
    /// Run it in a task: `Task { await environment.follow(categories) }`, where UIKit gives the categories by
    /// `NotificationCenter.default.notifications(named: UIContentSizeCategory.didChangeNotification)` and
    /// `compactMap { _ in ContentSizeCategory(rawValue: …) }`. Cancelling the task ends it, if the
    /// sequence ends when it is cancelled, as `AsyncStream` does.
    ///
    /// - Parameters:
    ///   - isolation: The actor that the sequence is read on; the caller's.
    ///   - categories: The system's categories.
    /// - Throws: What the sequence throws.
    public func follow<Categories: AsyncSequence>(
        isolation: isolated (any Actor)? = #isolation, _ categories: Categories
    ) async throws(Categories.Failure) where Categories.Element == ContentSizeCategory {
        var iterator = categories.makeAsyncIterator()
        while let category = try await iterator.next(isolation: isolation) {
            systemContentSizeCategoryDidChange(to: category)
        }
    }

    /// Announces changes until there are none left.
    func announceChanges() {
        while let (change, streams) = nextChange() {
            for stream in streams { stream.yield(change.new) }
            NotificationCenter.default.post(
                name: Self.contentSizeCategoryDidChangeNotification, object: self,
                userInfo: [Self.oldValueUserInfoKey: change.old, Self.newValueUserInfoKey: change.new])
        }
    }

    private func nextChange() -> (
        ContentSizeCategoryChange, [AsyncStream<ContentSizeCategory>.Continuation]
    )? {
        state.withLock { state in
            guard !state.unannounced.isEmpty else {
                state.isAnnouncing = false
                return nil
            }
            return (state.unannounced.removeFirst(), state.readers.map(\.stream))
        }
    }
}
