#if canImport(ObjectiveC)
internal import ObjectiveC
internal import RxInterception

/// What else has changed the class of an object, so that its messages can't be intercepted.
public enum RxCocoaInterceptionMechanism: Sendable {
    /// Something that isn't known.
    case unknown
    /// Key-value observing.
    case kvo
}

/// Why the messages of an object can't be observed.
///
/// The object is held by the error, so that it can be told; it isn't touched.
public enum RxCocoaObjCRuntimeError: Error, CustomDebugStringConvertible {
    /// An unknown reason.
    case unknown(target: AnyObject)
    /// Something else has changed the object's class already; for key-value observing, observe messages first.
    case objectMessagesAlreadyBeingIntercepted(target: AnyObject, interceptionMechanism: RxCocoaInterceptionMechanism)
    /// The object has no such method.
    case selectorNotImplemented(target: AnyObject)
    /// The object is one of Core Foundation's, whose class can't be changed.
    case cantInterceptCoreFoundationTollFreeBridgedObjects(target: AnyObject)
    /// Something else changed the object's class at the same time.
    case threadingCollisionWithOtherInterceptionMechanism(target: AnyObject)
    /// The object's own way to forward messages couldn't be kept.
    case savingOriginalForwardingMethodFailed(target: AnyObject)
    /// The method couldn't be replaced.
    case replacingMethodWithForwardingImplementation(target: AnyObject)
    /// The message is one that the runtime itself sends all the time.
    case observingPerformanceSensitiveMessages(target: AnyObject)
    /// The method returns what can't be handed on.
    case observingMessagesWithUnsupportedReturnType(target: AnyObject)

    init?(_ result: RxInterceptionResult, target: AnyObject, _ selector: Selector) {
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
            "The messages of \(target) can't be observed, for an unknown reason."
        case .objectMessagesAlreadyBeingIntercepted(let target, .kvo):
            """
            The messages of \(target) can't be observed any more: key-value observing has changed its class. Observe \
            messages first.
            """
        case .objectMessagesAlreadyBeingIntercepted(let target, .unknown):
            "The messages of \(target) can't be observed: something else has changed its class already."
        case .selectorNotImplemented(let target):
            "\(target) has no method of that name for Objective-C. Is it marked `@objc dynamic`?"
        case .cantInterceptCoreFoundationTollFreeBridgedObjects(let target):
            "\(target) is one of Core Foundation's objects, whose class can't be changed."
        case .threadingCollisionWithOtherInterceptionMechanism(let target):
            "Something else changed the class of \(target) at the same time."
        case .savingOriginalForwardingMethodFailed(let target):
            "The runtime refused to make a class for \(target)."
        case .replacingMethodWithForwardingImplementation(let target):
            "The method of \(target) couldn't be replaced."
        case .observingPerformanceSensitiveMessages(let target):
            "The runtime itself sends this message to \(target) all the time, so it can't be observed."
        case .observingMessagesWithUnsupportedReturnType(let target):
            "The method of \(target) returns what can't be handed on."
        }
    }
}

// SAFETY: it only keeps a reference, for the code that asked for the messages of that very object.
extension RxCocoaObjCRuntimeError: @unchecked Sendable {}
#endif
