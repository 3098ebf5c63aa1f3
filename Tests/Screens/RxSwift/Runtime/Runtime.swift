// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported public import Foundation
@_exported public import ObjectiveC
@_exported public import RxInterception
@_exported public import UIKit
@_exported public import WebKit

// What RxCocoa's sources expect of RxCocoaRuntime and of Objective-C's runtime, over the stand-ins.

// Delegates.

open class _RXDelegateProxy: RxForwardingProxy {
    private weak var next: AnyObject?
    private var retained: AnyObject?

    public override init() {
        super.init()
    }

    public var _forwardToDelegate: AnyObject? { next }

    public func _setForwardToDelegate(_ delegate: Any?, retainDelegate: Bool) {
        next = delegate.map { $0 as AnyObject }
        retained = retainDelegate ? next : nil
    }

    public func hasWiredImplementation(for selector: Selector) -> Bool { implements(selector) }
    public func voidDelegateMethodsContain(_ selector: Selector) -> Bool { canObserve(selector) }

    open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}
    open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}
    open func _answers(_ selector: Selector!) -> Bool { implements(selector) }

    public override func forwardee() -> Any? { next }
    public override func isObserved(_ selector: Selector) -> Bool { canObserve(selector) }
    public override func willSend(_ selector: Selector, arguments: [Any]) {
        _sentMessage(selector, withArguments: arguments)
    }
    public override func didSend(_ selector: Selector, arguments: [Any]) {
        _methodInvoked(selector, withArguments: arguments)
    }
    public override func answers(_ selector: Selector) -> Bool { _answers(selector) }
}

extension NSObject {
    public func method(for selector: Selector) -> Any? { self }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

// Messages.

public typealias IMP = Int

public protocol RXMessageSentObserver: AnyObject {
    func messageSent(withArguments arguments: [Any])
    func methodInvoked(withArguments arguments: [Any])
}

public protocol RXDeallocatingObserver: AnyObject {
    func deallocating()
}

public func RX_default_target_implementation() -> IMP { 0 }
public func RX_selector(_ selector: Selector) -> Selector { selector }

private let lock = NSRecursiveLock()
private nonisolated(unsafe) var keys: [Selector: UnsafeRawPointer] = [:]

public func RX_reference_from_selector(_ selector: Selector) -> UnsafeRawPointer {
    lock.withLock {
        if let key = keys[selector] { return key }
        let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
        keys[selector] = key
        return key
    }
}

// The associated objects of RxCocoa that observe one object, by selectors.
private final class Observers: RxMessageObserver {
    var list: [Selector: AnyObject] = [:]

    func willSend(_ selector: Selector, arguments: [Any]) {
        (list[selector] as? any RXMessageSentObserver)?.messageSent(withArguments: arguments)
    }

    func didSend(_ selector: Selector, arguments: [Any]) {
        (list[selector] as? any RXMessageSentObserver)?.methodInvoked(withArguments: arguments)
    }

    func willDeallocate() {
        (list[Selector("dealloc")] as? any RXDeallocatingObserver)?.deallocating()
    }
}

public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"

public enum RXObjCRuntimeError: Int {
    case unknown = 1
    case objectMessagesAlreadyBeingIntercepted
    case selectorNotImplemented
    case cantInterceptCoreFoundationTollFreeBridgedObjects
    case threadingCollisionWithOtherInterceptionMechanism
    case savingOriginalForwardingMethodFailed
    case replacingMethodWithForwardingImplementation
    case observingPerformanceSensitiveMessages
    case observingMessagesWithUnsupportedReturnType
}

public func RX_ensure_observing(_ target: AnyObject, _ selector: Selector, _ error: inout NSError?) -> IMP? {
    let observers = messageObserver(of: target) as? Observers ?? Observers()
    setMessageObserver(of: target, observers)
    let code: RXObjCRuntimeError
    switch intercept(target, selector) {
    case .done:
        observers.list[selector] = objc_getAssociatedObject(target, RX_reference_from_selector(selector)) as AnyObject
        return 1
    case .notImplemented: code = .selectorNotImplemented
    case .performanceSensitive: code = .observingPerformanceSensitiveMessages
    case .tollFreeBridged: code = .cantInterceptCoreFoundationTollFreeBridgedObjects
    case .observedByKeyValueObserving, .interceptedByOthers: code = .objectMessagesAlreadyBeingIntercepted
    default: code = .unknown
    }
    error = NSError(domain: RXObjCRuntimeErrorDomain, code: code.rawValue)
    return nil
}

public func objc_sync_enter(_ object: Any) { lock.lock() }
public func objc_sync_exit(_ object: Any) { lock.unlock() }

// Key-value observing. A class is its object here, and a property its attributes.

public func object_getClass(_ object: AnyObject) -> AnyObject { object }

public func class_getProperty(_ object: AnyObject, _ name: String) -> StaticString? {
    switch kindOfProperty(of: object, name) {
    case .none: nil
    case .weak: "T@,W,N"
    case .other: "T@,&,N"
    }
}

public func property_getAttributes(_ attributes: StaticString) -> UnsafePointer<CChar>? {
    UnsafeRawPointer(attributes.utf8Start).assumingMemoryBound(to: CChar.self)
}

extension NSObjectProtocol where Self: NSObject {
    // Key paths have no names here; strings do.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions,
        _ changed: (Self, Void) -> Void
    ) -> RxKeyValueObservation {
        fatalError("not on the stand-ins")
    }
}

open class _RXKVOObserver: NSObject {
    private var target: AnyObject?
    private var observation: RxKeyValueObservation?

    public init(
        target: AnyObject,
        retainTarget: Bool,
        keyPath: String,
        options: NSKeyValueObservingOptions,
        callback: @escaping (Any?) -> Void
    ) {
        self.target = retainTarget ? target : nil
        super.init()
        observation = RxKeyValueObservation.observe(
            target,
            keyPath: keyPath,
            initial: options.contains(.initial),
            handler: { callback($0 ?? NSNull()) }
        )
    }

    open func dispose() {
        observation?.invalidate()
        observation = nil
        target = nil
    }
}
