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

extension ControlEvent {
    /// The messages of an object to its delegate.
    ///
    /// - Parameters:
    ///   - object: The object; held weakly.
    ///   - proxy: Its delegate proxy.
    ///   - name: The Objective-C name of the message.
    ///   - element: Makes an element of the arguments.
    package init<Object: AnyObject & Sendable, Parent, Delegate>(
        of object: Object,
        _ proxy: @escaping @MainActor (Object) -> DelegateProxy<Parent, Delegate>,
        _ name: String,
        _ element: @escaping @MainActor (MessageArguments) throws -> PropertyType
    ) {
        self.init(of: object) { proxy($0).delegateMessages(name, element) }
    }
}

/// The messages of an object to its delegate, where RxSwift has an observable for them.
package func messages<Object: AnyObject & Sendable, Parent, Delegate, Element>(
    of object: Object,
    _ proxy: @escaping @MainActor (Object) -> DelegateProxy<Parent, Delegate>,
    _ name: String,
    _ element: @escaping @MainActor (MessageArguments) throws -> Element
) -> MainObservable<Element> {
    MainObservable(ControlEvent(of: object, proxy, name, element).asObservable())
}

extension DelegateProxy {
    /// The object's messages to its delegate.
    ///
    /// A message with unexpected arguments is reported to `Hooks.defaultErrorHandler`, and left out.
    ///
    /// - Parameters:
    ///   - name: The Objective-C name of the message.
    ///   - element: Makes an element of the arguments.
    /// - Returns: An element for each message.
    package nonisolated func delegateMessages<Element>(
        _ name: String,
        _ element: @escaping @MainActor (MessageArguments) throws -> Element
    ) -> MainObservable<Element> {
        methodInvoked(Selector.named(name)).compactMap { arguments -> Element? in
            do {
                return try element(MessageArguments(values: arguments))
            } catch {
                Hooks.defaultErrorHandler([], error)
                return nil
            }
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
