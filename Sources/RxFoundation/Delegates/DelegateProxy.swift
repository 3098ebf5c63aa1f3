#if canImport(ObjectiveC)
internal import Foundation
public import ObjectiveC
internal import RxDisposables
public import RxObservable
public import RxInterception

/// The base of delegate proxies; see ``DelegateProxyType``.
///
/// Messages that its class doesn't implement are forwarded to the original delegate (``forwardToDelegate()``), which
/// returns their results. The proxy responds to a selector without an implementation as long as it is observed.
///
/// It belongs to the main actor, but an object may call its delegate on a queue of its own: messages are forwarded
/// there, and observed on the main thread, later. A method of the delegate's protocol that the proxy implements runs
/// there, too, so it has to be `nonisolated` then.
@preconcurrency @MainActor
open class DelegateProxy<P: AnyObject, D>: RxForwardingProxy {
    /// The type of the object that has the delegate.
    public typealias ParentObject = P

    /// The protocol of the delegate.
    public typealias Delegate = D

    /// The object whose delegate this is, which holds the proxy.
    private(set) weak var parentObject: P?

    /// Sets the object's delegate, or briefly `nil`, so that the object asks again which messages the delegate responds
    /// to.
    private let setDelegate: @MainActor (P, _ delegate: AnyObject?) -> Void
    private let currentDelegate: @MainActor (P) -> AnyObject?

    /// The delegate to forward to, held weakly, as objects hold their delegates, or strongly if the proxy was asked to
    /// keep it.
    private struct Target {
        weak var object: AnyObject?
        var held: AnyObject?
    }

    // It is set on the main thread, and read on the thread of each message.
    // SAFETY: behind a lock. What the delegate does with a message on that thread is its own affair, as without a
    // proxy.
    private let target = Locked(UncheckedSendable(Target()))

    // Both complete when the proxy is freed, that is, when the object is freed.
    private let sent = ObservedMessages()
    private let invoked = ObservedMessages()

    /// Makes the proxy of an object; it becomes its delegate in ``DelegateProxyType/proxy(for:)``.
    ///
    /// - Parameters:
    ///   - parentObject: The object; held weakly.
    ///   - delegateProxy: The type of the proxy.
    public init<Proxy: DelegateProxyType>(
        parentObject: P,
        delegateProxy: Proxy.Type
    ) where Proxy: DelegateProxy<P, D>, Proxy.ParentObject == P, Proxy.Delegate == D {
        self.parentObject = parentObject
        currentDelegate = { Proxy.currentDelegate(for: $0).map { $0 as AnyObject } }
        setDelegate = { Proxy.setCurrentDelegate($1 as? D, to: $0) }
        super.init()
    }

    /// The messages with one selector, before the original delegate gets them.
    ///
    /// - Parameter selector: A method of the delegate's protocol that returns nothing and that the proxy doesn't
    ///   implement; nothing comes for another one, and a debug build says so.
    /// - Returns: The arguments of each message, on the main thread; `NSNull` stands for `nil`, `NSNumber` for numbers,
    ///   `NSValue` for structures and pointers. Completes when the object is freed.
    open nonisolated func sentMessage(_ selector: Selector) -> MainObservable<[Any]> {
        messages(selector) { $0.sent }
    }

    /// The messages with one selector, after the original delegate has got them.
    ///
    /// ```swift
    /// extension Reactive where Base: LocationManager {
    ///     var locations: Observable<[Location]> {
    ///         RxLocationManagerDelegateProxy.proxy(for: base)
    ///             .methodInvoked(#selector(LocationManagerDelegate.locationManager(_:didUpdateLocations:)))
    ///             .map { $0[1] as! [Location] }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter selector: A method of the delegate's protocol that returns nothing and that the proxy doesn't
    ///   implement; nothing comes for another one, and a debug build says so.
    /// - Returns: The arguments of each message, on the main thread; `NSNull` stands for `nil`, `NSNumber` for numbers,
    ///   `NSValue` for structures and pointers. Completes when the object is freed.
    open nonisolated func methodInvoked(_ selector: Selector) -> MainObservable<[Any]> {
        messages(selector) { $0.invoked }
    }

    private nonisolated func messages(
        _ selector: Selector,
        of which: @escaping @MainActor (DelegateProxy) -> ObservedMessages
    ) -> MainObservable<[Any]> {
        let selector = MessageSelector(selector)
        let messages = Observable<[Any]>.create(
            assumeMain { [weak self] observer in
                guard let self else {
                    observer.onCompleted()
                    return Disposables.create()
                }
                return observe(selector.selector, of: which(self), by: observer)
            }
        )
        // Messages that come on the main thread pass at once; others, and the end of the proxy, may come on any thread.
        return messages.subscribedOnMain().observedOnMain()
    }

    /// Sends the arguments of a message to an observer after the original delegate has got it, on any thread.
    func observe(_ selector: Selector, by observer: AnyObserver<[Any]>) -> any Disposable {
        observe(selector, of: invoked, by: observer)
    }

    private func observe(
        _ selector: Selector,
        of messages: ObservedMessages,
        by observer: AnyObserver<[Any]>
    ) -> any Disposable {
        #if DEBUG
        reportUnobservable(selector)
        #endif
        // The first subscription is made before the object asks again, so that the answer is yes, and the last one is
        // disposed of before, so that the answer is no. In between the object isn't bothered: a table that gets its
        // delegate anew forgets the heights of its rows.
        let subscription = messages.subscribe(
            observer,
            to: selector,
            changed: assumeMain { [weak self] in self?.refreshAnswers() }
        )
        return Disposables.create(with: hoppingToMain { subscription.dispose() })
    }

    #if DEBUG
    private func reportUnobservable(_ selector: Selector) {
        if implements(selector) {
            warn(
                """
                \(type(of: self)) implements \(selector) itself, so the message isn't forwarded and can't be observed. \
                Send what it brings to a subject in that method, and observe the subject.
                """
            )
        } else if !canObserve(selector) {
            warn(
                """
                \(selector) isn't a method of \(D.self) that returns nothing, so \(type(of: self)) can't observe it. \
                Methods with a result have to be implemented, in the proxy or in the delegate that it forwards to.
                """
            )
        }
    }
    #endif

    /// Makes the object ask again which messages are answered: most objects ask only when they get a delegate.
    private func refreshAnswers() {
        // If another delegate has replaced the proxy, it stays: only the next call of `proxy(for:)` restores the proxy.
        guard let parentObject, currentDelegate(parentObject) === self else { return }
        setDelegate(parentObject, nil)
        setDelegate(parentObject, self)
    }

    /// The delegate to which all messages are forwarded.
    ///
    /// - Returns: The one that was set last, if it still exists.
    open nonisolated func forwardToDelegate() -> D? {
        _forwardToDelegate.flatMap { $0 as? D }
    }

    /// Sets the delegate to which all messages are forwarded.
    ///
    /// - Parameters:
    ///   - forwardToDelegate: The delegate.
    ///   - retainDelegate: Whether the proxy keeps it alive.
    open func setForwardToDelegate(_ forwardToDelegate: D?, retainDelegate: Bool) {
        setForwardee(forwardToDelegate.map { $0 as AnyObject }, retained: retainDelegate)
    }

    private func setForwardee(_ forwardee: AnyObject?, retained: Bool) {
        precondition(
            forwardee !== self,
            "\(self) can't forward to itself: what it doesn't implement would come back for ever. Forward to another one."
        )
        let new = UncheckedSendable(Target(object: forwardee, held: retained ? forwardee : nil))
        // The former one is freed outside the lock.
        let old = target.withLock { target in
            defer { target = new }
            return target
        }
        extendLifetime(old)
        refreshAnswers()
    }

    // Names of RxCocoa's base class, which proxies of one's own call.

    /// The delegate to which all messages are forwarded; ``forwardToDelegate()`` has its type.
    public nonisolated var _forwardToDelegate: AnyObject? {
        target.withLock { UncheckedSendable($0.value.object) }.value
    }

    /// Sets the delegate to which all messages are forwarded, as ``setForwardToDelegate(_:retainDelegate:)`` does.
    ///
    /// - Parameters:
    ///   - forwardToDelegate: The delegate.
    ///   - retainDelegate: Whether the proxy keeps it alive.
    public func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
        setForwardee(forwardToDelegate.map { $0 as AnyObject }, retained: retainDelegate)
    }

    /// Whether the proxy has a method of its own for a message, which then isn't forwarded.
    ///
    /// - Parameter selector: The message.
    /// - Returns: Whether its class, or one above it, implements the message.
    public func hasWiredImplementation(for selector: Selector) -> Bool {
        implements(selector)
    }

    /// Whether a message can be observed: a method of the delegate's protocol that returns nothing.
    ///
    /// - Parameter selector: The message.
    /// - Returns: Whether the protocol has such a method.
    public func voidDelegateMethodsContain(_ selector: Selector) -> Bool {
        canObserve(selector)
    }

    /// Called before an observed message is forwarded.
    open nonisolated func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {
        sent.send(arguments, to: selector)
    }

    /// Called after an observed message has been forwarded.
    open nonisolated func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
        invoked.send(arguments, to: selector)
    }

    // Overrides that Objective-C calls.

    /// The delegate to which each message is forwarded.
    public final override nonisolated func forwardee() -> Any? {
        _forwardToDelegate
    }

    /// Whether a message is observed.
    ///
    /// - Parameter selector: The message.
    /// - Returns: Whether there is a subscription to it.
    public final override nonisolated func isObserved(_ selector: Selector) -> Bool {
        sent.isObserved(selector) || invoked.isObserved(selector)
    }

    /// Reports a message before it is forwarded.
    public final override nonisolated func willSend(_ selector: Selector, arguments: [Any]) {
        _sentMessage(selector, withArguments: arguments)
    }

    /// Reports a message after it has been forwarded.
    public final override nonisolated func didSend(_ selector: Selector, arguments: [Any]) {
        _methodInvoked(selector, withArguments: arguments)
    }
}
#endif
