public import RxDisposables
internal import RxSchedulers

/// The end of a chain, as its user holds it: the one atomic state of an ordinary subscription.
///
/// It holds nothing but the chain's last stage and the `onDisposed` closure, and releases both when it ends, so a
/// ``DisposeBag`` that keeps a finished subscription keeps nothing else alive. The handlers live in the last sink,
/// which the chain above owns.
///
/// A source that would make an upstream for each subscriber may make a subclass of this, which is both; see
/// ``Observable/makeSubscription()``.
// SAFETY: `phase` decides who ends the subscription; the plain fields are written before the chain's first event and
// then touched by that one winner alone.
@_spi(Pipeline) open class Subscription: Upstream, Cancelable, @unchecked Sendable {
    /// The phase in which it has ended; what comes before, from 0 on, is a subclass's to say.
    @_alwaysEmitIntoClient @inline(__always) package static var over: UInt8 { 4 }

    package final let phase = AtomicUInt8(0)
    // Written before the first event, and then touched by the one caller alone that has ended it.
    private final var onDisposed: (@Sendable () -> Void)?
    // SAFETY: as above; it stands for one reference. Unmanaged, since a deinitialiser that frees two fields retains the
    // object in between, where its class has a superclass.
    private final var upstream: Unmanaged<Upstream>?

    /// Whether it has the last sink, and not that sink it.
    package final let hasSink: Bool

    /// Makes a subscription.
    ///
    /// - Parameters:
    ///   - hasSink: Whether it is an upstream itself, to which ``start(_:of:)`` gives the last sink. It then outlives
    ///     each call of that sink.
    ///   - onDisposed: Called once, after the subscription has ended.
    package init(hasSink: Bool, onDisposed: (@Sendable () -> Void)? = nil) {
        self.hasSink = hasSink
        self.onDisposed = onDisposed
        super.init()
    }

    deinit {
        upstream?.release()
    }

    /// Whether it has ended.
    public final var isDisposed: Bool {
        phase.load(ordering: .acquiring) == Subscription.over
    }

    /// The same, without a detour through the protocol.
    public final var isFinished: Bool { isDisposed }

    /// Takes the chain's last stage; called once, before any event.
    final func attach(_ upstream: Upstream) {
        // SAFETY: given back when it is disposed of, or in `deinit`.
        self.upstream = .passRetained(upstream)
    }

    /// Takes the closure, if it hasn't been made with it; called once, before any event.
    final func attach(onDisposed: (@Sendable () -> Void)?) {
        self.onDisposed = onDisposed
    }

    /// Takes the last sink, and begins, if it is the upstream itself.
    ///
    /// - Parameters:
    ///   - sink: The last sink, with this subscription.
    ///   - source: The node that has made it.
    open func start(_ sink: consuming Upstream, of source: AnyObject) {}

    /// Ends the subscription.
    ///
    /// - Returns: Whether this call did it, and so has to see to the rest.
    final func end() -> Bool {
        phase.exchange(Subscription.over, ordering: .acquiringAndReleasing) != Subscription.over
    }

    /// What follows the terminal handler: `onDisposed`, then the chain from its end up (contract G3).
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

    /// Calls the closure, and forgets it; for the one caller that has ended the subscription.
    @inline(__always)
    private final func callOnDisposed() {
        if let onDisposed {
            // Emptied: a finished subscription, which a bag may still hold, keeps no closure (contract G5).
            self.onDisposed = nil
            onDisposed()
        }
    }

    /// The same, for a subclass that has ended it.
    package final func callOnDisposedAfterEnd() {
        callOnDisposed()
    }

    @inline(__always)
    private final func disposeUpstream() {
        guard let upstream else { return }
        // Emptied first: this breaks the cycle subscription -> chain -> last sink -> subscription.
        self.upstream = nil
        // SAFETY: `attach` has retained it.
        upstream.takeRetainedValue().dispose()
    }
}

/// The last sink of a chain: what every last sink shares.
@usableFromInline
package class LastSink<Element>: _Sink<Element> {
    // SAFETY: retained here, unless the subscription has this sink, and calls it only while it is alive itself.
    private final let subscription: Unmanaged<Subscription>
    private final let isOwner: Bool

    // The subscription is lent, since not every sink retains it.
    init(_ subscription: borrowing Subscription) {
        // SAFETY: see above.
        self.subscription = .passUnretained(copy subscription)
        isOwner = !subscription.hasSink
        super.init()
        // SAFETY: given back in `deinit`.
        if isOwner { _ = self.subscription.retain() }
    }

    deinit {
        if isOwner { subscription.release() }
    }

    /// Whether the subscription has ended.
    @inline(__always) final var isOver: Bool {
        // SAFETY: as above.
        subscription._withUnsafeGuaranteedRef { $0.isDisposed }
    }

    /// Ends the subscription; see ``Subscription/end()``.
    @inline(__always) final func endSubscription() -> Bool {
        // SAFETY: as above.
        subscription._withUnsafeGuaranteedRef { $0.end() }
    }

    /// Does what follows the terminal handler; see ``Subscription/finish()``.
    @inline(__always) final func finishSubscription() {
        // SAFETY: as above.
        subscription._withUnsafeGuaranteedRef { $0.finish() }
    }

    package final override func onSubscribe(_ upstream: Upstream) {
        // SAFETY: as above.
        subscription._withUnsafeGuaranteedRef { $0.attach(upstream) }
    }

    package final override var isStopped: Bool { isOver }

    package final override var isUnheard: Bool { isOver }
}

/// The last sink behind `subscribe(onNext:onError:onCompleted:onDisposed:)`.
@usableFromInline
package class HandlerSink<Element>: LastSink<Element> {
    // Not optional: to call an optional closure costs a retain and a release for each element.
    final let next: @Sendable (Element) -> Void
    private let error: (@Sendable (any Error) -> Void)?
    private let completed: (@Sendable () -> Void)?

    required init(
        _ subscription: borrowing Subscription,
        onNext: (@Sendable (Element) -> Void)?,
        onError: (@Sendable (any Error) -> Void)?,
        onCompleted: (@Sendable () -> Void)?
    ) {
        // Not `??`: what comes out of a generic function is wrapped in a thunk, which each element would pay for.
        if let onNext { next = onNext } else { next = { _ in } }
        error = onError
        completed = onCompleted
        super.init(subscription)
    }

    package override func onNext(_ element: Element) {
        // Stages in between don't ask, so this is where an element is dropped that was on its way (contract G2).
        guard !isOver else { return }
        next(element)
    }

    package final override func onError(_ error: any Error) {
        // One caller wins: if a disposal came first, on whichever thread, the handler isn't called.
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
