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
