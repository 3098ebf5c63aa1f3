#if canImport(Combine)
internal import Combine
internal import RxDisposables
internal import RxObservable

/// A subscriber that demands everything and hands it to an observer.
// SAFETY: what changes is guarded by the lock.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class ObserverSubscriber<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    private let observer: AnyObserver<Input>
    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var isOver = false

    init(_ observer: AnyObserver<Input>) {
        self.observer = observer
    }

    func receive(subscription: any Subscription) {
        let isWanted = lock.withLock {
            // A second subscription is refused, as Combine's own subscribers do.
            guard !isOver, self.subscription == nil else { return false }
            self.subscription = subscription
            return true
        }
        isWanted ? subscription.request(.unlimited) : subscription.cancel()
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        observer.onNext(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let freed = close()
        switch completion {
        case .finished: observer.onCompleted()
        case .failure(let error): observer.onError(error)
        }
        extendLifetime(freed)
    }

    func cancel() {
        close()?.cancel()
    }

    private func close() -> (any Subscription)? {
        lock.withLock {
            isOver = true
            defer { subscription = nil }
            return subscription
        }
    }
}
#endif
