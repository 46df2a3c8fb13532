import DynamicType
import Foundation

/// The content size category that text should follow: a source of truth that a test can write.
///
/// The system's own category (`UIApplication.preferredContentSizeCategory`, a trait collection's
/// `preferredContentSizeCategory`) can only be read. An environment is told of it by ``follow(isolation:_:)`` or
/// ``systemContentSizeCategoryDidChange(to:)``, and ``contentSizeCategory`` can be written over it until
/// ``reset()``. Everything may be called from any thread.
public final class TypeEnvironment: Sendable {
    /// The environment of the app: iOS with its usual display scale and default category.
    public static let `default` = TypeEnvironment()

    /// The platform whose figures are used.
    public let platform: Platform

    /// Pixels per point, to which layout values are rounded.
    public let displayScale: Double

    /// The category at which a size is itself, and that is assumed until the system's is known.
    public let defaultCategory: ContentSizeCategory

    let state: Locked<State>

    /// Makes an environment of its own, for a test, a preview or a window.
    ///
    /// Where a platform has figures for one category only, as macOS and tvOS have, every font and value is `nil`
    /// at the others.
    ///
    /// - Parameters:
    ///   - platform: The platform whose figures are used.
    ///   - displayScale: Pixels per point, positive and finite; the platform's usual one where it is `nil`.
    ///   - defaultCategory: The category at which a size is itself; the platform's own where it is `nil`. On
    ///     a watch see `ContentSizeCategory(defaultForWatchSize:)`.
    public init(
        platform: Platform = .iOS, displayScale: Double? = nil, defaultCategory: ContentSizeCategory? = nil
    ) {
        let displayScale = displayScale ?? platform.displayScale
        precondition(
            displayScale > 0 && displayScale.isFinite,
            "a display scale is a positive number: leave it out for the platform's own")
        self.platform = platform
        self.displayScale = displayScale
        self.defaultCategory = defaultCategory ?? platform.defaultCategory
        state = Locked(State(system: self.defaultCategory))
    }

    /// The category that text follows.
    ///
    /// Writing it overrides the system's category until ``reset()``. A value that differs from the one before
    /// is announced: see ``contentSizeCategoryDidChangeNotification``.
    public var contentSizeCategory: ContentSizeCategory {
        get { state.withLock(\.category) }
        set { change { $0.override = newValue } }
    }

    /// Takes the system's category, which holds unless ``contentSizeCategory`` was written.
    ///
    /// Call it where UIKit tells of a change: with
    /// `ContentSizeCategory(rawValue: traits.preferredContentSizeCategory.rawValue)`, which is `nil` for
    /// `.unspecified`.
    public func systemContentSizeCategoryDidChange(to category: ContentSizeCategory) {
        change { $0.system = category }
    }

    /// The system's category as it was last told, whether or not ``contentSizeCategory`` was written over it.
    public var systemContentSizeCategory: ContentSizeCategory { state.withLock(\.system) }

    /// Whether ``contentSizeCategory`` was written and not yet ``reset()``.
    public var isOverridden: Bool { state.withLock { $0.override != nil } }

    deinit {
        for reader in state.withLock(\.readers) { reader.stream.finish() }
    }

    /// Ends the override and returns to the system's category, as it is now known.
    public func reset() {
        change { $0.override = nil }
    }
}

extension TypeEnvironment {
    /// What the lock guards.
    struct State {
        var system: ContentSizeCategory
        var override: ContentSizeCategory?
        /// Changes that are not yet announced, oldest first.
        var unannounced: [ContentSizeCategoryChange] = []
        /// Whether a thread is announcing; it takes care of all that is added meanwhile.
        var isAnnouncing = false
        var readers: [(id: Int, stream: AsyncStream<ContentSizeCategory>.Continuation)] = []
        var nextReader = 0

        var category: ContentSizeCategory { override ?? system }

        init(system: ContentSizeCategory) { self.system = system }
    }

    private func change(_ write: (inout State) -> Void) {
        let mayAnnounce = state.withLock { state in
            let old = state.category
            write(&state)
            guard state.category != old else { return false }
            state.unannounced.append(ContentSizeCategoryChange(old: old, new: state.category))
            defer { state.isAnnouncing = true }
            return !state.isAnnouncing
        }
        if mayAnnounce { announceChanges() }
    }
}

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
    private func announceChanges() {
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

/// A change of an environment's content size category.
struct ContentSizeCategoryChange: Hashable, Sendable {
    /// The category before.
    let old: ContentSizeCategory

    /// The category after; never the same.
    let new: ContentSizeCategory
}

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
