import AdaptiveText
import DynamicType
import Foundation
import Testing

/// The posted notifications, their time and their order.
@Suite("Notifications")
struct NotificationTests {
    @Test("One is posted for each real change, with both categories")
    func realChanges() {
        let environment = TypeEnvironment()
        let observer = ChangeObserver(of: environment)
        environment.contentSizeCategory = .large
        environment.systemContentSizeCategoryDidChange(to: .large)
        environment.contentSizeCategory = .small
        environment.contentSizeCategory = .small
        environment.contentSizeCategory = .accessibilityLarge
        environment.reset()
        environment.reset()
        #expect(
            observer.changes == [
                Change(.large, .small), Change(.small, .accessibilityLarge),
                Change(.accessibilityLarge, .large),
            ])
    }

    @Test("The system's changes beneath an override are told when it ends, as one")
    func systemBeneathOverride() {
        let environment = TypeEnvironment()
        let observer = ChangeObserver(of: environment)
        environment.contentSizeCategory = .large
        environment.systemContentSizeCategoryDidChange(to: .small)
        environment.systemContentSizeCategoryDidChange(to: .extraLarge)
        #expect(observer.changes == [])
        environment.reset()
        #expect(observer.changes == [Change(.large, .extraLarge)])
    }

    @Test("An override that ends where the system is tells nothing")
    func resetToTheSame() {
        let environment = TypeEnvironment()
        let observer = ChangeObserver(of: environment)
        environment.contentSizeCategory = .small
        environment.systemContentSizeCategoryDidChange(to: .small)
        environment.reset()
        #expect(observer.changes == [Change(.large, .small)])
    }

    @Test("The object is the environment, which already has the new value")
    func object() async {
        let environment = TypeEnvironment()
        await confirmation(expectedCount: 2) { heard in
            let token = NotificationCenter.default.addObserver(
                forName: TypeEnvironment.contentSizeCategoryDidChangeNotification, object: environment,
                queue: nil
            ) { notification in
                let sender = notification.object as? TypeEnvironment
                #expect(sender === environment)
                #expect(sender?.contentSizeCategory == Change(notification)?.new)
                heard()
            }
            environment.contentSizeCategory = .small
            environment.systemContentSizeCategoryDidChange(to: .medium)
            environment.reset()
            NotificationCenter.default.removeObserver(token)
        }
    }

    @Test("An observer that writes again does not wait for itself, and others hear both changes in order")
    func observerThatWrites() {
        let environment = TypeEnvironment()
        let first = ChangeObserver(of: environment)
        let limiter = ChangeObserver(of: environment) { [weak environment] change in
            if change.new.isAccessibilityCategory { environment?.contentSizeCategory = .extraExtraExtraLarge }
        }
        let last = ChangeObserver(of: environment)
        environment.contentSizeCategory = .accessibilityLarge
        #expect(environment.contentSizeCategory == .extraExtraExtraLarge)
        let expected = [
            Change(.large, .accessibilityLarge), Change(.accessibilityLarge, .extraExtraExtraLarge),
        ]
        for observer in [first, limiter, last] { #expect(observer.changes == expected) }
    }

    @Test("An observer that is removed hears nothing more")
    func removedObserver() {
        let environment = TypeEnvironment()
        let leaving = ChangeObserver(of: environment)
        let staying = ChangeObserver(of: environment)
        environment.contentSizeCategory = .small
        leaving.stop()
        environment.contentSizeCategory = .medium
        #expect(leaving.changes == [Change(.large, .small)])
        #expect(staying.changes == [Change(.large, .small), Change(.small, .medium)])
    }

    @Test("Environments do not hear each other")
    func otherEnvironments() {
        let environments = [TypeEnvironment(), TypeEnvironment(platform: .watchOS)]
        let observers = environments.map { ChangeObserver(of: $0) }
        environments[0].contentSizeCategory = .small
        #expect(observers.map(\.changes) == [[Change(.large, .small)], []])
        #expect(environments[1].contentSizeCategory == .large)
    }
}
