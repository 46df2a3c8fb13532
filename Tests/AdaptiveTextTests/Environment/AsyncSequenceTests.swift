import DynamicType
import Foundation
import Testing

// Whether readers are given up cannot be seen from outside.
@testable import AdaptiveText

/// The stream of changes, and following the system's category.
@Suite("Asynchronous sequences")
struct AsyncSequenceTests {
    private struct ConnectionLost: Error, Equatable {}

    @Test("A stream keeps what its reader has not yet taken, from its making on")
    func stream() async {
        let environment = TypeEnvironment()
        environment.contentSizeCategory = .extraSmall
        let changes = environment.contentSizeCategories()
        environment.contentSizeCategory = .small
        environment.contentSizeCategory = .small
        environment.contentSizeCategory = .accessibilityLarge
        environment.reset()
        var heard: [ContentSizeCategory] = []
        for await category in changes.prefix(3) { heard.append(category) }
        #expect(heard == [.small, .accessibilityLarge, .large])
    }

    @Test("A stream ends when the task of its reader is cancelled, and its reader is given up")
    func cancelledReader() async {
        let environment = TypeEnvironment()
        let other = environment.contentSizeCategories()
        let changes = environment.contentSizeCategories()
        #expect(environment.readerCount == 2)
        let reader = Task { for await _ in changes {} }
        reader.cancel()
        await reader.value
        #expect(environment.readerCount == 1)
        environment.contentSizeCategory = .small
        var iterator = other.makeAsyncIterator()
        #expect(await iterator.next() == .small)
    }

    @Test("A stream that nobody keeps is given up")
    func unusedStream() {
        let environment = TypeEnvironment()
        _ = environment.contentSizeCategories()
        #expect(environment.readerCount == 0)
    }

    @Test("It follows a sequence until that ends")
    func follow() async {
        let environment = TypeEnvironment()
        let observer = ChangeObserver(of: environment)
        let (categories, system) = AsyncStream.makeStream(of: ContentSizeCategory.self)
        for category in [ContentSizeCategory.small, .small, .extraLarge] { system.yield(category) }
        system.finish()
        await environment.follow(categories)
        #expect(observer.changes == [Change(.large, .small), Change(.small, .extraLarge)])
        #expect(environment.contentSizeCategory == .extraLarge)
    }

    @Test("The error of a sequence is thrown, and what came before it holds")
    func followThrowing() async {
        let environment = TypeEnvironment()
        let (categories, system) = AsyncThrowingStream.makeStream(of: ContentSizeCategory.self)
        system.yield(.small)
        system.finish(throwing: ConnectionLost())
        await #expect(throws: ConnectionLost()) { try await environment.follow(categories) }
        #expect(environment.contentSizeCategory == .small)
    }

    @Test("It follows any sequence, such as UIKit's names, without unspecified")
    func followNames() async {
        let environment = TypeEnvironment()
        let (names, system) = AsyncStream.makeStream(of: String.self)
        system.yield("UICTContentSizeCategoryAccessibilityM")
        system.yield("_UICTContentSizeCategoryUnspecified")
        system.finish()
        await environment.follow(names.compactMap { ContentSizeCategory(rawValue: $0) })
        #expect(environment.contentSizeCategory == .accessibilityMedium)
    }

    @Test("It follows no longer when its task is cancelled")
    func followCancelled() async {
        let environment = TypeEnvironment()
        var changes = environment.contentSizeCategories().makeAsyncIterator()
        let (categories, system) = AsyncStream.makeStream(of: ContentSizeCategory.self)
        let follower = Task { await environment.follow(categories) }
        system.yield(.small)
        #expect(await changes.next() == .small)
        follower.cancel()
        await follower.value
        system.yield(.extraLarge)
        #expect(environment.contentSizeCategory == .small)
    }
}
