import Foundation
import ObjectiveC
import Rx
import Testing

typealias MemberSource = MainObservableType

/// A member of a screen's object that tells of something: an event, or a property.
struct Member: Sendable, CustomTestStringConvertible {
    /// An object with the member, and who acts on it.
    @MainActor
    struct Subject {
        let object: AnyObject
        let source: MainObservable<String>
        /// What the user, or the system, does.
        let act: () -> Void
        /// What the program does that isn't told.
        let set: () -> Void
    }

    /// As its declaration has it: `UISwitch.isOn`.
    let name: String
    /// How many values come with the subscription.
    let first: Int
    let make: @MainActor @Sendable () -> Subject

    var testDescription: String { name }

    /// - Parameters:
    ///   - name: As its declaration has it.
    ///   - object: Makes the object.
    ///   - first: How many values come with the subscription.
    ///   - source: The member.
    ///   - set: What the program does that isn't told.
    ///   - act: What the user, or the system, does.
    init<Object: AnyObject, Source: MemberSource>(
        _ name: String,
        of object: @escaping @MainActor @Sendable () -> Object,
        first: Int = 0,
        _ source: @escaping @MainActor @Sendable (Object) -> Source,
        set: @escaping @MainActor @Sendable (Object) -> Void = { _ in },
        _ act: @escaping @MainActor @Sendable (Object) -> Void
    ) {
        self.name = name
        self.first = first
        make = {
            // UIKit's methods may autorelease the object.
            autoreleasepool {
                let object = object()
                let source = source(object).map { "\($0)" }
                return Subject(
                    object: object,
                    source: source,
                    act: { autoreleasepool { act(object) } },
                    set: { set(object) }
                )
            }
        }
    }
}
