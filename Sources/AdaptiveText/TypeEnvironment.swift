import DynamicType
import Foundation

/// The content size category that text follows: a source of truth that tests can set.
///
/// The system's own category (`UIApplication.preferredContentSizeCategory`, a trait collection's
/// `preferredContentSizeCategory`) can only be read. Pass it to an environment with ``follow(isolation:_:)``
/// or ``systemContentSizeCategoryDidChange(to:)``. ``contentSizeCategory`` can be written to override it
/// until ``reset()``. All members may be called from any thread.
public final class TypeEnvironment: Sendable {
    /// The environment of the app: iOS with its usual display scale and default category.
    public static let `default` = TypeEnvironment()

    /// The platform whose figures are used.
    public let platform: Platform

    /// Pixels per point, to which layout values are rounded.
    public let displayScale: Double

    /// The category at which a size is unchanged, and which is used until the system's category is known.
    public let defaultCategory: ContentSizeCategory

    private let state: Locked<State>

    /// Makes a separate environment, for a test, a preview or a window.
    ///
    /// On a platform with figures for one category, such as macOS and tvOS, every font and value is `nil` at
    /// other categories.
    ///
    /// - Parameters:
    ///   - platform: The platform whose figures are used.
    ///   - displayScale: Pixels per point, positive and finite; `nil` for the platform's usual scale.
    ///   - defaultCategory: The category at which a size does not change; the platform's own if it is `nil`.
    ///     On a watch see `ContentSizeCategory(defaultForWatchSize:)`.
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
    /// Writing it overrides the system's category until ``reset()``. A changed value is announced; see
    /// ``contentSizeCategoryDidChangeNotification``.
    public var contentSizeCategory: ContentSizeCategory {
        get { state.withLock(\.category) }
        set { change { $0.override = newValue } }
    }

    /// Sets the system's category, which applies unless ``contentSizeCategory`` was written.
    ///
    /// Call it when UIKit reports a change, with `ContentSizeCategory(rawValue:
    /// traits.preferredContentSizeCategory.rawValue)`, which is `nil` for `.unspecified`.
    public func systemContentSizeCategoryDidChange(to category: ContentSizeCategory) {
        change { $0.system = category }
    }

    /// The system's category as last reported, even while ``contentSizeCategory`` overrides it.
    public var systemContentSizeCategory: ContentSizeCategory { state.withLock(\.system) }

    /// Whether ``contentSizeCategory`` has been written since the last ``reset()``.
    public var isOverridden: Bool { state.withLock { $0.override != nil } }

    deinit {
        for reader in state.withLock(\.readers) { reader.stream.finish() }
    }

    /// Ends the override and returns to the system's current category.
    public func reset() {
        change { $0.override = nil }
    }
}

extension TypeEnvironment {
    /// The number of streams of categories that have not ended.
    var readerCount: Int { state.withLock(\.readers.count) }

    /// The state that the lock protects.
    private struct State {
        var system: ContentSizeCategory
        var override: ContentSizeCategory?
        /// Changes that are not yet announced, oldest first.
        var unannounced: [ContentSizeCategoryChange] = []
        /// Whether a thread is announcing changes; it also announces changes that are added meanwhile.
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
    /// ``newValueUserInfoKey``. It is posted after the new value can be read and outside any lock: an
    /// observer may write the category again. Changes are announced in order, one at a time. The thread that
    /// announces a change also announces those that an observer or another thread makes meanwhile, so a
    /// change on the main thread may be announced on another thread. Observers of views should use the main
    /// queue.
    public static let contentSizeCategoryDidChangeNotification = Notification.Name(
        "TypeEnvironmentContentSizeCategoryDidChange")

    /// The key of the category before the change, a `ContentSizeCategory`.
    public static let oldValueUserInfoKey = "TypeEnvironmentOldContentSizeCategory"

    /// The key of the category after the change, a `ContentSizeCategory`.
    public static let newValueUserInfoKey = "TypeEnvironmentNewContentSizeCategory"

    /// The future categories, one per change.
    ///
    /// Each call makes a separate stream. It begins with the next change and buffers categories that have not
    /// been read. It ends when the environment is deallocated or its reader stops.
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

    /// Follows the system's category from a sequence until the sequence ends.
    ///
    /// Run it in a task: `Task { await environment.follow(categories) }`, where UIKit gives the categories by
    /// `NotificationCenter.default.notifications(named: UIContentSizeCategory.didChangeNotification)` and
    /// `compactMap { _ in ContentSizeCategory(rawValue: …) }`. Cancelling the task ends it, if the
    /// sequence ends when it is cancelled, as `AsyncStream` does.
    ///
    /// - Parameters:
    ///   - isolation: The actor on which the sequence is read; the caller's by default.
    ///   - categories: The system's categories.
    /// - Throws: The error of the sequence.
    public func follow<Categories: AsyncSequence>(
        isolation: isolated (any Actor)? = #isolation, _ categories: Categories
    ) async throws(Categories.Failure) where Categories.Element == ContentSizeCategory {
        var iterator = categories.makeAsyncIterator()
        while let category = try await iterator.next(isolation: isolation) {
            systemContentSizeCategoryDidChange(to: category)
        }
    }

    /// Announces changes until none is left.
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
    /// The category before the change.
    let old: ContentSizeCategory

    /// The category after the change; it always differs from ``old``.
    let new: ContentSizeCategory
}

/// A value behind a lock.
///
/// `Mutex` is checked more strictly, but needs newer systems, and on Linux the thread sanitizer does not
/// understand it and reports false races.
final class Locked<Value>: Sendable {
    private let lock = NSLock()
    // Only `withLock` touches it.
    nonisolated(unsafe) private var value: Value

    init(_ value: sending Value) { self.value = value }

    /// Reads or writes the value with exclusive access.
    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
