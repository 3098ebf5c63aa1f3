#if canImport(ObjectiveC)
internal import Foundation
package import ObjectiveC
package import RxObservable
package import RxTraits

/// The arguments of a message; each is read as a value of its type.
package struct MessageArguments {
    let values: [Any]

    /// The argument at a place, the sender being the first.
    package subscript<Value>(index: Int) -> Value {
        get throws {
            guard let value = values[index] as? Value else {
                throw BindingError.unexpectedType(value: "\(values[index])", expected: "\(Value.self)")
            }
            return value
        }
    }

    /// An argument that may be `nil`.
    package func optional<Value>(_ index: Int) throws -> Value? {
        values[index] is NSNull ? nil : try self[index] as Value
    }
}

extension Reactive where Base: AnyObject & Sendable {
    /// The messages of the object to its delegate.
    ///
    /// A message with unexpected arguments is reported to `Hooks.defaultErrorHandler`, and left out.
    ///
    /// - Parameters:
    ///   - name: The Objective-C name of the message.
    ///   - proxy: The proxy of the delegate.
    ///   - element: Makes an element of the arguments.
    /// - Returns: An element for each message.
    package func delegateMessages<Parent, Delegate, Element>(
        _ name: String,
        _ proxy: @escaping @MainActor (Self) -> DelegateProxy<Parent, Delegate>,
        _ element: @escaping @MainActor (MessageArguments) throws -> Element
    ) -> ControlEvent<Element> {
        let messages = objectEvents(of: base) { proxy(Reactive($0)).observe(.named(name), by: $1) }
        return ControlEvent(assumingMain: elements(messages, element))
    }

    /// The same, where RxSwift has an observable.
    package func delegateMessages<Parent, Delegate, Element>(
        _ name: String,
        _ proxy: @escaping @MainActor (Self) -> DelegateProxy<Parent, Delegate>,
        _ element: @escaping @MainActor (MessageArguments) throws -> Element
    ) -> MainObservable<Element> {
        let messages: ControlEvent<Element> = delegateMessages(name, proxy, element)
        return MainObservable(messages.asObservable())
    }
}

extension DelegateProxy {
    /// The object's messages to its delegate, for a sequence of a control, which completes with the object.
    package nonisolated func delegateMessages<Element>(
        _ name: String,
        _ element: @escaping @MainActor (MessageArguments) throws -> Element
    ) -> MainObservable<Element> {
        elements(methodInvoked(Selector.named(name)), element)
    }
}

/// The elements that are made of the arguments of messages.
private func elements<Element>(
    _ messages: MainObservable<[Any]>,
    _ element: @escaping @MainActor (MessageArguments) throws -> Element
) -> MainObservable<Element> {
    messages.compactMap { arguments -> Element? in
        do {
            return try element(MessageArguments(values: arguments))
        } catch {
            Hooks.defaultErrorHandler([], error)
            return nil
        }
    }
}

extension Selector {
    /// A selector by its name in Objective-C.
    ///
    /// `#selector` needs Objective-C, which the tests on other systems do without; a check looks each name up.
    package static func named(_ name: String) -> Selector {
        Selector(name)
    }
}
#endif
