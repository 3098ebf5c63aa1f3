#if canImport(ObjectiveC)
internal import Foundation
public import ObjectiveC
internal import RxDisposables
internal import RxInterception
public import RxObservable
internal import RxSubjects
public import RxTraits

extension Reactive where Base: AnyObject {
    /// The messages with one selector that an object gets, before its method runs.
    ///
    /// Until it is freed, the object's class is a new subclass of its own. Elements come on the thread of the message.
    ///
    /// - Parameter selector: A method of the object that Objective-C sees.
    /// - Returns: The arguments of each message; `NSNull` stands for `nil`, `NSNumber` for numbers, `NSValue` for
    ///   structures and pointers. Completes when the object is freed; fails with ``RxCocoaObjCRuntimeError`` if the
    ///   messages can't be intercepted.
    public func sentMessage(_ selector: Selector) -> Observable<[Any]> {
        if selector == deallocSelector.selector { return deallocating.map { [] } }
        return messages(to: base, selector) { $0.sent }
    }

    /// The messages with one selector that an object gets, after its method has run.
    ///
    /// ```swift
    /// controller.rx.methodInvoked(#selector(UIViewController.viewDidAppear(_:)))
    ///     .subscribe(onNext: { _ in log("on the screen") })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// Until it is freed, the object's class is a new subclass of its own. Elements come on the thread of the message.
    ///
    /// - Parameter selector: A method of the object that Objective-C sees.
    /// - Returns: The arguments of each message; `NSNull` stands for `nil`, `NSNumber` for numbers, `NSValue` for
    ///   structures and pointers. Completes when the object is freed; fails with ``RxCocoaObjCRuntimeError`` if the
    ///   messages can't be intercepted.
    public func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
        if selector == deallocSelector.selector { return deallocated.map { [] } }
        return messages(to: base, selector) { $0.invoked }
    }

    /// Emits one element before an object's `dealloc` runs, and completes when the object has been freed.
    ///
    /// ``deallocated`` costs less, and is sent just after it: to tell of it, `dealloc` is replaced in the class of the
    /// object.
    ///
    /// - Returns: The element, on the thread that frees the object, or at once if it has been freed; it fails with
    ///   ``RxCocoaObjCRuntimeError`` if that can't be intercepted.
    public var deallocating: Observable<Void> {
        let messages = interceptedMessages(of: base)
        if let error = RxCocoaObjCRuntimeError(intercept(base, deallocSelector.selector), target: base) {
            return .error(error)
        }
        return messages.end.asObservable()
    }
}

// Not `#selector`, which automatic reference counting refuses here.
private let deallocSelector = MessageSelector(Selector("de" + "alloc"))

private func messages(
    to object: AnyObject,
    _ selector: Selector,
    of which: @escaping @Sendable (InterceptedMessages) -> ObservedMessages
) -> Observable<[Any]> {
    // Only the reference is used, by Objective-C's runtime, which may be called on any thread.
    let weakObject = WeakReference(object)
    let selector = MessageSelector(selector)
    return Observable<[Any]>.create { observer in
        guard let object = weakObject.object else {
            observer.onCompleted()
            return Disposables.create()
        }
        let messages = interceptedMessages(of: object)
        if let error = RxCocoaObjCRuntimeError(intercept(object, selector.selector), target: object) {
            observer.onError(error)
            return Disposables.create()
        }
        return which(messages).subscribe(observer, to: selector.selector)
    }
}

/// Receives the messages of one object, which owns it.
private final class InterceptedMessages: NSObject, RxMessageObserver, Sendable {
    let sent = ObservedMessages()
    let invoked = ObservedMessages()
    let end = ReplaySubject<Void>.create(bufferSize: 1)

    func willSend(_ selector: Selector, arguments: [Any]) {
        sent.send(arguments, to: selector)
    }

    func didSend(_ selector: Selector, arguments: [Any]) {
        invoked.send(arguments, to: selector)
    }

    func willDeallocate() {
        end.onNext(())
    }

    deinit {
        end.onCompleted()
    }
}

private let interceptionLock = Lock()

/// The interceptor of an object's messages, made at first use.
private func interceptedMessages(of object: AnyObject) -> InterceptedMessages {
    func present() -> InterceptedMessages? {
        messageObserver(of: object) as? InterceptedMessages
    }
    // The messages are made outside the lock. If two threads make them at the same time, the first one to take the lock
    // attaches its own, and the other one uses those.
    if let messages = interceptionLock.withLock(present) { return messages }
    let new = InterceptedMessages()
    return interceptionLock.withLock {
        if let other = present() { return other }
        setMessageObserver(of: object, new)
        return new
    }
}
#endif
