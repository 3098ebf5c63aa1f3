// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import ObjectiveC

// Classes can't be changed here. A `Player` reports which of its messages and properties are observed.

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

public func intercept(_ object: Any, _ selector: Selector) -> RxInterceptionResult {
    if selector.description == "dealloc" {
        let observer = messageObserver(of: object) as? any RxMessageObserver
        // Of an object that stores none, the end can't be observed in time.
        (object as? any AssociationHolder)?.associations.setEnd { observer?.willDeallocate() }
        return .done
    }
    guard let player = object as? Player else { return .interceptedByOthers }
    if selector.description == "release" { return .performanceSensitive }
    guard selector == Player.message else { return .notImplemented }
    player.isIntercepted = true
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
    object is Player && !Player.properties.contains(name) ? .none : .other
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
        guard let player = object as? Player else { return observation }
        observation.end = player.observe { [weak player] in
            if let player { handler(player.value(of: keyPath)) }
        }
        if initial { handler(player.value(of: keyPath)) }
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
