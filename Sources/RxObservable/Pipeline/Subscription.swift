public import RxDisposables
internal import RxSchedulers

/// The user's end of a chain: the only atomic state of an ordinary subscription.
///
/// It holds only the chain's last stage and the `onDisposed` closure, and releases both when it ends, so a
/// ``DisposeBag`` with a finished subscription keeps nothing else alive. The handlers are in the last sink, which the
/// chain above owns.
///
/// A source with an upstream for each subscriber may make a subclass that serves as both; see
/// ``Observable/makeSubscription()``.
// SAFETY: `phase` decides which caller ends the subscription; the plain fields are written before the chain's first
// event and then touched only by that caller.
@_spi(Pipeline) open class Subscription: Upstream, Cancelable, @unchecked Sendable {
    /// The phase after the end; a subclass defines the earlier phases, from 0 on.
    @_alwaysEmitIntoClient @inline(__always) package static var over: UInt8 { 4 }

    package final let phase = AtomicUInt8(0)
    // The closure is written before the first event, and then accessed only by the caller that has ended the
    // subscription.
    private final var onDisposed: (@Sendable () -> Void)?
    // SAFETY: see above; the field owns one reference. It is unmanaged, since a deinitialiser that frees two fields
    // retains the object in between if its class has a superclass.
    private final var upstream: Unmanaged<Upstream>?

    /// Whether this subscription owns the last sink; otherwise the sink owns the subscription.
    package final let hasSink: Bool

    /// Makes a subscription.
    ///
    /// - Parameters:
    ///   - hasSink: Whether the subscription is an upstream itself, to which ``start(_:of:)`` gives the last sink. It
    ///     then outlives each call of that sink.
    ///   - onDisposed: Called once, after the subscription has ended.
    package init(hasSink: Bool = false, onDisposed: (@Sendable () -> Void)? = nil) {
        self.hasSink = hasSink
        self.onDisposed = onDisposed
        super.init()
    }

    deinit {
        upstream?.release()
    }

    /// Whether the subscription has ended.
    public final var isDisposed: Bool {
        phase.load(ordering: .acquiring) == Subscription.over
    }

    /// Whether the subscription has ended, without a call through the protocol.
    public final var isFinished: Bool { isDisposed }

    /// Sets the chain's last stage; called once, before any event.
    final func attach(_ upstream: Upstream) {
        // SAFETY: released on disposal, or in `deinit`.
        self.upstream = .passRetained(upstream)
    }

    /// Sets the closure, if the initialiser didn't; called once, before any event.
    final func attach(onDisposed: consuming (@Sendable () -> Void)?) {
        self.onDisposed = onDisposed
    }

    /// Sets the last sink, and starts the subscription if it is its own upstream.
    ///
    /// - Parameters:
    ///   - sink: The last sink, with this subscription.
    ///   - source: The node that has made the subscription.
    open func start(_ sink: consuming Upstream, of source: AnyObject) {}

    /// Ends the subscription.
    ///
    /// - Returns: Whether this call ended it; if so, the caller does the rest.
    final func end() -> Bool {
        phase.exchange(Subscription.over, ordering: .acquiringAndReleasing) != Subscription.over
    }

    /// Completes the end after the terminal handler: `onDisposed`, then the chain from its end up (contract G3).
    final func finish() {
        callOnDisposed()
        disposeUpstream()
    }

    /// Ends the subscription from outside: the chain first, then `onDisposed` (contract G3).
    open override func dispose() {
        guard end() else { return }
        disposeUpstream()
        callOnDisposed()
    }

    /// Calls and releases the closure; only for the caller that has ended the subscription.
    @inline(__always)
    private final func callOnDisposed() {
        if let onDisposed {
            // The field is cleared: a finished subscription, which a bag may still hold, keeps no closure (contract
            // G5).
            self.onDisposed = nil
            onDisposed()
        }
    }

    /// Calls and releases the closure, for a subclass that has ended the subscription.
    package final func callOnDisposedAfterEnd() {
        callOnDisposed()
    }

    @inline(__always)
    private final func disposeUpstream() {
        guard let upstream else { return }
        // The field is cleared first, which breaks the cycle subscription -> chain -> last sink -> subscription.
        self.upstream = nil
        // SAFETY: `attach` has retained it.
        upstream.takeRetainedValue().dispose()
    }
}

/// The common part of all last sinks of chains.
@usableFromInline
package class LastSink<Element>: _Sink<Element> {
    // SAFETY: retained here, unless the subscription owns this sink; then it calls the sink only while alive itself.
    private final let subscription: Unmanaged<Subscription>
    private final let isOwner: Bool

    // The subscription is borrowed, since not every sink retains it.
    init(_ subscription: borrowing Subscription) {
        // SAFETY: see above.
        self.subscription = .passUnretained(copy subscription)
        isOwner = !subscription.hasSink
        super.init()
        // SAFETY: released in `deinit`.
        if isOwner { _ = self.subscription.retain() }
    }

    deinit {
        if isOwner { subscription.release() }
    }

    /// Whether the subscription has ended.
    @inline(__always) final var isOver: Bool {
        // SAFETY: see `subscription`.
        subscription._withUnsafeGuaranteedRef { $0.isDisposed }
    }

    /// Ends the subscription; see ``Subscription/end()``.
    @inline(__always) final func endSubscription() -> Bool {
        // SAFETY: see `subscription`.
        subscription._withUnsafeGuaranteedRef { $0.end() }
    }

    /// Completes the end after the terminal handler; see ``Subscription/finish()``.
    @inline(__always) final func finishSubscription() {
        // SAFETY: see `subscription`.
        subscription._withUnsafeGuaranteedRef { $0.finish() }
    }

    package final override func onSubscribe(_ upstream: Upstream) {
        // SAFETY: see `subscription`.
        subscription._withUnsafeGuaranteedRef { $0.attach(upstream) }
    }

    package final override var isStopped: Bool { isOver }

    package final override var isSubscriptionOver: Bool { isOver }
}

/// The last sink behind `subscribe(onNext:onError:onCompleted:onDisposed:)`.
@usableFromInline
package class HandlerSink<Element>: LastSink<Element> {
    // The closure isn't optional: calling an optional closure costs a retain and a release for each element.
    final let next: @Sendable (Element) -> Void
    private let error: (@Sendable (any Error) -> Void)?
    private let completed: (@Sendable () -> Void)?

    required init(
        _ subscription: borrowing Subscription,
        onNext: (@Sendable (Element) -> Void)?,
        onError: (@Sendable (any Error) -> Void)?,
        onCompleted: (@Sendable () -> Void)?
    ) {
        // This isn't `??`: a closure from a generic function is wrapped in a thunk, a cost for each element.
        if let onNext { next = onNext } else { next = { _ in } }
        error = onError
        completed = onCompleted
        super.init(subscription)
    }

    package override func onNext(_ element: Element) {
        // Stages in between don't check, so an element that was sent before the disposal is dropped here (contract G2).
        guard !isOver else { return }
        next(element)
    }

    package final override func onError(_ error: any Error) {
        // One caller wins: if a disposal came first, on any thread, the handler isn't called.
        guard endSubscription() else { return }
        if let handler = self.error { handler(error) } else { Hooks.unhandled(error) }
        finishSubscription()
    }

    package final override func onCompleted() {
        guard endSubscription() else { return }
        completed?()
        finishSubscription()
    }
}

/// The last sink behind `subscribe(_:)` with an observer.
final class ObserverSink<Observer: ObserverType>: LastSink<Observer.Element> {
    private let observer: Observer

    init(_ subscription: Subscription, _ observer: Observer) {
        self.observer = observer
        super.init(subscription)
    }

    override func onNext(_ element: Observer.Element) {
        guard !isOver else { return }
        observer.onNext(element)
    }

    override func onError(_ error: any Error) {
        guard endSubscription() else { return }
        observer.onError(error)
        finishSubscription()
    }

    override func onCompleted() {
        guard endSubscription() else { return }
        observer.onCompleted()
        finishSubscription()
    }
}
