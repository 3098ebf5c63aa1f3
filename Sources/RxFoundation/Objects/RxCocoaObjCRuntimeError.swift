#if canImport(ObjectiveC)
internal import RxInterception
public import RxObservable

/// A mechanism that has changed the class of an object before, so that its messages can't be intercepted.
public enum RxCocoaInterceptionMechanism: Sendable {
    /// An unknown mechanism.
    case unknown
    /// Key-value observing.
    case kvo
}

/// Why the messages of an object can't be observed.
///
/// The error identifies the object, and notes its type. It doesn't retain the object: errors move between threads, and
/// the object's state may not.
public enum RxCocoaObjCRuntimeError: Error, CustomDebugStringConvertible {
    /// An unknown reason.
    case unknown(target: RxError.ObjectIdentity)
    /// Something else has changed the object's class already; for key-value observing, observe messages first.
    case objectMessagesAlreadyBeingIntercepted(
        target: RxError.ObjectIdentity,
        interceptionMechanism: RxCocoaInterceptionMechanism
    )
    /// The object has no such method.
    case selectorNotImplemented(target: RxError.ObjectIdentity)
    /// The object is one of Core Foundation's, whose class can't be changed.
    case cantInterceptCoreFoundationTollFreeBridgedObjects(target: RxError.ObjectIdentity)
    /// Something else changed the object's class at the same time.
    case threadingCollisionWithOtherInterceptionMechanism(target: RxError.ObjectIdentity)
    /// The object's own way to forward messages couldn't be kept.
    case savingOriginalForwardingMethodFailed(target: RxError.ObjectIdentity)
    /// The method couldn't be replaced.
    case replacingMethodWithForwardingImplementation(target: RxError.ObjectIdentity)
    /// The message is one that the runtime itself sends all the time.
    case observingPerformanceSensitiveMessages(target: RxError.ObjectIdentity)
    /// The method returns a type that can't be forwarded.
    case observingMessagesWithUnsupportedReturnType(target: RxError.ObjectIdentity)

    init?(_ result: RxInterceptionResult, target object: AnyObject) {
        let target = RxError.ObjectIdentity(object)
        switch result {
        case .done: return nil
        case .notImplemented: self = .selectorNotImplemented(target: target)
        case .observedByKeyValueObserving:
            self = .objectMessagesAlreadyBeingIntercepted(target: target, interceptionMechanism: .kvo)
        case .interceptedByOthers:
            self = .objectMessagesAlreadyBeingIntercepted(target: target, interceptionMechanism: .unknown)
        case .tollFreeBridged: self = .cantInterceptCoreFoundationTollFreeBridgedObjects(target: target)
        case .performanceSensitive: self = .observingPerformanceSensitiveMessages(target: target)
        case .classNotMade: self = .savingOriginalForwardingMethodFailed(target: target)
        }
    }

    /// What is wrong, in words.
    public var debugDescription: String {
        switch self {
        case .unknown(let target):
            "The messages of an object of type \(target.typeName) can't be observed, for an unknown reason."
        case .objectMessagesAlreadyBeingIntercepted(let target, .kvo):
            """
            The messages of an object of type \(target.typeName) can't be observed any more: key-value observing has \
            changed its class. Observe messages first.
            """
        case .objectMessagesAlreadyBeingIntercepted(let target, .unknown):
            """
            The messages of an object of type \(target.typeName) can't be observed: something else has changed its class \
            already.
            """
        case .selectorNotImplemented(let target):
            """
            An object of type \(target.typeName) has no method of that name for Objective-C. Is it marked \
            `@objc dynamic`?
            """
        case .cantInterceptCoreFoundationTollFreeBridgedObjects(let target):
            "An object of type \(target.typeName) is one of Core Foundation's, whose class can't be changed."
        case .threadingCollisionWithOtherInterceptionMechanism(let target):
            "Something else changed the class of an object of type \(target.typeName) at the same time."
        case .savingOriginalForwardingMethodFailed(let target):
            "The runtime refused to make a class for an object of type \(target.typeName)."
        case .replacingMethodWithForwardingImplementation(let target):
            "The method of an object of type \(target.typeName) couldn't be replaced."
        case .observingPerformanceSensitiveMessages(let target):
            """
            The runtime itself sends this message to an object of type \(target.typeName) all the time, so it can't be \
            observed.
            """
        case .observingMessagesWithUnsupportedReturnType(let target):
            "The method of an object of type \(target.typeName) returns what can't be handed on."
        }
    }
}
#endif
