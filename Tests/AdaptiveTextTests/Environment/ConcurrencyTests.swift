import AdaptiveText
import Dispatch
import DynamicType
import Foundation
import Synchronization
import Testing

/// Reading and writing from many threads; to be run under the thread sanitizer too.
@Suite("Concurrency")
struct ConcurrencyTests {
    /// 17 pt scaled with body at each category: 17 × leading ÷ 22.
    private static let pointSizes: [Double] = [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]

    @Test("A thousand writers and readers")
    func thousand() async {
        let environment = TypeEnvironment()
        let observer = ChangeObserver(of: environment)
        let font = BaseFont(family: "Avenir-Book", pointSize: 17)
        let areRight = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<1000 {
                let category = ContentSizeCategory.allCases[number % 12]
                group.addTask {
                    switch number % 4 {
                    case 0: environment.contentSizeCategory = category
                    case 1: environment.systemContentSizeCategoryDidChange(to: category)
                    case 2 where number % 100 == 2: environment.reset()
                    default: break
                    }
                    guard let scaled = environment.scaledFont(for: font),
                        let place = ContentSizeCategory.allCases.firstIndex(of: scaled.category)
                    else { return false }
                    return scaled.pointSize == Self.pointSizes[place]
                }
            }
            return await group.reduce(true) { $0 && $1 }
        }
        #expect(areRight)
        #expect(Change.isChain(observer.changes, from: .large, to: environment.contentSizeCategory))
    }

    @Test("Two threads that write leave an unbroken chain, also in streams")
    func twoThreads() async {
        let environment = TypeEnvironment()
        let observer = ChangeObserver(of: environment)
        let stream = environment.contentSizeCategories()
        DispatchQueue.concurrentPerform(iterations: 2) { thread in
            for step in 0..<500 {
                environment.contentSizeCategory = ContentSizeCategory.allCases[(step + 5 * thread) % 12]
            }
        }
        let changes = observer.changes
        #expect(changes.count >= 500)
        #expect(Change.isChain(changes, from: .large, to: environment.contentSizeCategory))

        var streamed: [ContentSizeCategory] = []
        for await category in stream.prefix(changes.count) { streamed.append(category) }
        #expect(streamed == changes.map(\.new))
    }

    /// One thread sets the override and takes it back, the other moves the system's category beneath it.
    @Test("As many are posted as there are real changes")
    func count() {
        let environment = TypeEnvironment()
        let observer = ChangeObserver(of: environment)
        environment.contentSizeCategory = .small
        DispatchQueue.concurrentPerform(iterations: 2) { thread in
            for step in 0..<500 {
                if thread == 0 {
                    environment.contentSizeCategory = step.isMultiple(of: 2) ? .medium : .small
                } else {
                    environment.systemContentSizeCategoryDidChange(
                        to: ContentSizeCategory.allCases[step % 12])
                }
            }
        }
        #expect(observer.changes.count == 501)
    }

    @Test("A hundred threads that write the same make one change")
    func sameValue() {
        let environment = TypeEnvironment()
        let observer = ChangeObserver(of: environment)
        DispatchQueue.concurrentPerform(iterations: 100) { _ in environment.contentSizeCategory = .small }
        #expect(observer.changes == [Change(.large, .small)])
    }

    @Test("A change that is made while another is told is told after it, by whichever thread")
    func oneAfterTheOther() {
        let environment = TypeEnvironment()
        let depth = Mutex(0)
        let observer = ChangeObserver(of: environment) { _ in
            let entered = depth.withLock { depth in
                depth += 1
                return depth
            }
            #expect(entered == 1)
            // Long enough for another thread to come in, were it let.
            Thread.sleep(forTimeInterval: 0.0001)
            depth.withLock { $0 -= 1 }
        }
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for step in 0..<100 {
                environment.contentSizeCategory = ContentSizeCategory.allCases[(step + thread) % 12]
            }
        }
        #expect(Change.isChain(observer.changes, from: .large, to: environment.contentSizeCategory))
    }
}
