// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import ObjectiveC

// Classes can't be changed here. The tests' own classes report which messages and key paths of an object are observed.

public protocol RxMessageObserver {
    func willSend(_ selector: Selector, arguments: [Any])
    func didSend(_ selector: Selector, arguments: [Any])
    func willDeallocate()
}

@frozen
public enum RxInterceptionResult: Int, Sendable {
    case done = 0
    case notImplemented = 1
    case observedByKeyValueObserving = 2
    case interceptedByOthers = 3
    case tollFreeBridged = 4
    case performanceSensitive = 5
    case classNotMade = 6
}

/// An object that sends its messages to its observer, too, once they are intercepted.
public protocol InterceptableObject: AnyObject {
    /// The selectors that it responds to.
    var messages: Set<String> { get }

    /// The intercepted selectors.
    var intercepted: Set<String> { get set }
}

extension InterceptableObject {
    /// Sends a message to itself; if it is intercepted, the observer gets it before and after.
    public func send(_ name: String, _ arguments: [Any], _ method: () -> Void) {
        let observer = intercepted.contains(name) ? messageObserver(of: self) as? any RxMessageObserver : nil
        observer?.willSend(Selector(name), arguments: arguments)
        method()
        observer?.didSend(Selector(name), arguments: arguments)
    }

}

public func intercept(_ object: Any, _ selector: Selector) -> RxInterceptionResult {
    if selector.description == "dealloc" {
        let observer = messageObserver(of: object) as? any RxMessageObserver
        // Of an object that stores none, the end can't be observed in time.
        (object as? any AssociationHolder)?.associations.setEnd { observer?.willDeallocate() }
        return .done
    }
    guard let object = object as? any InterceptableObject else { return .interceptedByOthers }
    let name = selector.description
    if name == "release" { return .performanceSensitive }
    guard object.messages.contains(name) else { return .notImplemented }
    object.intercepted.insert(name)
    return .done
}

// SAFETY: only its address is used, as a key.
private nonisolated(unsafe) var observerKey: UInt8 = 0

public func messageObserver(of object: Any) -> Any? {
    objc_getAssociatedObject(object, &observerKey)
}

public func setMessageObserver(of object: Any, _ observer: Any) {
    objc_setAssociatedObject(object, &observerKey, observer, .OBJC_ASSOCIATION_RETAIN)
}

@frozen
public enum RxPropertyKind: Int, Sendable {
    case none = 0
    case weak = 1
    case other = 2
}

public func kindOfProperty(of object: Any, _ name: String) -> RxPropertyKind {
    guard let object = object as? any KeyPathObservable else { return .other }
    return object.properties.contains(name) ? .other : .none
}

/// An object of the stand-ins whose properties can be observed by their names.
public protocol KeyPathObservable: AnyObject {
    /// The names of its properties.
    var properties: Set<String> { get }

    func value(atKeyPath keyPath: String) -> Any?

    /// Calls a closure after each change, until the returned closure is called.
    func observe(keyPath: String, _ changed: @escaping () -> Void) -> () -> Void
}

public final class RxKeyValueObservation: NSObject {
    private var end: (() -> Void)?

    public static func observe(
        _ object: Any,
        keyPath: String,
        initial: Bool,
        handler: @escaping (Any?) -> Void
    ) -> RxKeyValueObservation {
        let observation = RxKeyValueObservation(noted: ())
        guard let observable = object as? any KeyPathObservable else { return observation }
        observation.end = observable.observe(keyPath: keyPath) { [weak observable] in
            if let observable { handler(observable.value(atKeyPath: keyPath)) }
        }
        if initial { handler(observable.value(atKeyPath: keyPath)) }
        return observation
    }

    init(noted: Void) {
        super.init()
    }

    public func invalidate() {
        end?()
        end = nil
    }
}
