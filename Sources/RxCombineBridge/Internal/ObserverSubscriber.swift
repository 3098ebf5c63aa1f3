#if canImport(Combine)
internal import Combine
internal import RxDisposables
internal import RxObservable

/// A subscriber that demands everything and forwards it to an observer.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class ObserverSubscriber<Input: Sendable, Failure: Error>: Subscriber, Cancellable, Sendable {
    private enum State {
        case new
        // SAFETY: Combine requires that each subscription can be cancelled on any thread.
        case subscribed(UncheckedSendable<any Subscription>)
        case over

        /// Keeps a subscription; a second one is refused, as Combine's own subscribers do.
        mutating func keep(_ subscription: UncheckedSendable<any Subscription>) -> Bool {
            guard case .new = self else { return false }
            self = .subscribed(subscription)
            return true
        }

        /// Ends it, and gives the subscription back.
        mutating func close() -> (any Subscription)? {
            guard case .subscribed(let subscription) = exchange(&self, with: .over) else { return nil }
            return subscription.value
        }
    }

    private let observer: AnyObserver<Input>
    private let state = Locked(State.new)

    init(_ observer: AnyObserver<Input>) {
        self.observer = observer
    }

    func receive(subscription: any Subscription) {
        let kept = UncheckedSendable(subscription)
        state.withLock { $0.keep(kept) } ? subscription.request(.unlimited) : subscription.cancel()
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        observer.onNext(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        // The state is closed before the observer gets the event. If the observer then disposes of the chain, there is
        // no subscription left to cancel: this one has ended by itself.
        let freed = state.withLock { $0.close() }
        switch completion {
        case .finished: observer.onCompleted()
        case .failure(let error): observer.onError(error)
        }
        extendLifetime(freed)
    }

    func cancel() {
        state.withLock { $0.close() }?.cancel()
    }
}
#endif
