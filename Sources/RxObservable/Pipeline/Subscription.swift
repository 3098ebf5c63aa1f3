internal import RxDisposables
internal import RxSchedulers

/// The end of a chain, as its user holds it: the one atomic state of an ordinary subscription.
///
/// It holds nothing but the chain's last stage and the `onDisposed` closure, and releases both when it ends, so a
/// ``DisposeBag`` that keeps a finished subscription keeps nothing else alive. The handlers live in the last sink,
/// which the chain above owns.
// SAFETY: `ended` decides who ends the subscription; the plain fields are written before the chain's first event and
// then touched by that one winner alone.
final class Subscription: Cancelable, @unchecked Sendable {
    private let counted = Counted()
    private let ended = AtomicBool(false)
    // Written before the first event, and then touched by the one caller alone that turned `ended`.
    private var onDisposed: (@Sendable () -> Void)?
    private var upstream: Upstream?

    init(onDisposed: (@Sendable () -> Void)? = nil) {
        self.onDisposed = onDisposed
    }

    var isDisposed: Bool {
        ended.load(ordering: .acquiring)
    }

    /// Takes the chain's last stage; called once, before any event.
    func attach(_ upstream: Upstream) {
        self.upstream = upstream
    }

    /// Ends the subscription.
    ///
    /// - Returns: Whether this call did it, and so has to see to the rest.
    func end() -> Bool {
        !ended.exchange(true, ordering: .acquiringAndReleasing)
    }

    /// What follows the terminal handler: `onDisposed`, then the chain from its end up (contract G3).
    func finish() {
        if let onDisposed {
            // Emptied: a finished subscription, which a bag may still hold, keeps no closure (contract G5).
            self.onDisposed = nil
            onDisposed()
        }
        disposeUpstream()
    }

    /// Ends the subscription from outside: the chain first, then `onDisposed` (contract G3).
    func dispose() {
        guard end() else { return }
        disposeUpstream()
        if let onDisposed {
            self.onDisposed = nil
            onDisposed()
        }
    }

    private func disposeUpstream() {
        guard let upstream else { return }
        // Emptied first: this breaks the cycle subscription -> chain -> last sink -> subscription.
        self.upstream = nil
        upstream.dispose()
    }
}

/// The last sink of a chain: what every last sink shares.
@usableFromInline
package class LastSink<Element>: _Sink<Element> {
    final let subscription: Subscription

    init(_ subscription: Subscription) {
        self.subscription = subscription
    }

    package final override func onSubscribe(_ upstream: Upstream) {
        subscription.attach(upstream)
    }

    package final override var isStopped: Bool { subscription.isDisposed }

    package final override var isUnheard: Bool { subscription.isDisposed }
}

/// The last sink behind `subscribe(onNext:onError:onCompleted:onDisposed:)`.
@usableFromInline
package class HandlerSink<Element>: LastSink<Element> {
    // Not optional: to call an optional closure costs a retain and a release for each element.
    final let next: @Sendable (Element) -> Void
    private let error: (@Sendable (any Error) -> Void)?
    private let completed: (@Sendable () -> Void)?

    required init(
        _ subscription: Subscription,
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
        guard !subscription.isDisposed else { return }
        next(element)
    }

    package final override func onError(_ error: any Error) {
        // One caller wins: if a disposal came first, on whichever thread, the handler isn't called.
        guard subscription.end() else { return }
        if let handler = self.error { handler(error) } else { Hooks.unhandled(error) }
        subscription.finish()
    }

    package final override func onCompleted() {
        guard subscription.end() else { return }
        completed?()
        subscription.finish()
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
        guard !subscription.isDisposed else { return }
        observer.onNext(element)
    }

    override func onError(_ error: any Error) {
        guard subscription.end() else { return }
        observer.onError(error)
        subscription.finish()
    }

    override func onCompleted() {
        guard subscription.end() else { return }
        observer.onCompleted()
        subscription.finish()
    }
}
