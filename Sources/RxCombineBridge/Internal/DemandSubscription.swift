#if canImport(Combine)
internal import Combine
internal import RxDisposables
internal import RxObservable

/// A subscription to a sequence that sends its subscriber only as many elements as demanded.
///
/// A ``DemandState`` decides under the lock; the decision is carried out outside. One thread at a time delivers; its
/// loop also handles work caused meanwhile by other threads, or by the subscriber from inside, so the stack stays flat.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class DemandSubscription<Downstream: Subscriber>: Subscription, ObserverType, Delivering, Sendable
where Downstream.Input: Sendable {
    typealias Element = Downstream.Input
    private typealias Demand = DemandState<Downstream.Input, Downstream.Failure>

    private struct State: ~Copyable, Sendable {
        var demand: Demand
        // SAFETY: it is called by one thread at a time. Combine asks no more of a subscription: a subscriber says
        // nowhere whether it may be called on another thread.
        var downstream: UncheckedSendable<Downstream>?
    }

    private let staysOnMain: Bool
    private let failure: @Sendable (any Error) -> Downstream.Failure?
    private let upstream = SingleAssignmentDisposable()
    private let state: Locked<State>

    init(
        _ downstream: Downstream,
        _ surplus: Surplus,
        staysOnMain: Bool,
        failure: @escaping @Sendable (any Error) -> Downstream.Failure?
    ) {
        self.staysOnMain = staysOnMain
        self.failure = failure
        state = Locked(State(demand: Demand(surplus), downstream: UncheckedSendable(downstream)))
    }

    func start(_ source: Observable<Downstream.Input>) {
        // The subscriber may have cancelled inside `receive(subscription:)`.
        guard !upstream.isDisposed else { return }
        upstream.setDisposable(source.subscribe(self))
    }

    func on(_ event: Event<Downstream.Input>) {
        switch event {
        case .next(let element): receive(element)
        case .error(let error): end(ending(of: error))
        case .completed: end(.finished)
        }
    }

    private func ending(of error: any Error) -> Demand.Ending {
        guard let failure = failure(error) else { return .finished }
        return .failed(failure)
    }

    func request(_ demand: Subscribers.Demand) {
        state.withLock { $0.demand.request(demand.max) }
        deliverWhereItBelongs()
    }

    func cancel() {
        // Freeing this runs foreign code, so it outlives the lock.
        var downstream: UncheckedSendable<Downstream>?
        let dropped = state.withLock { state in
            downstream = state.downstream.take()
            return state.demand.cancel()
        }
        upstream.dispose()
        extendLifetime(downstream)
        _ = consume dropped
    }

    private func receive(_ element: Downstream.Input) {
        switch state.withLock({ $0.demand.receive(element) }) {
        case .late:
            return
        case .kept(let dropped):
            extendLifetime(dropped)
            deliverWhereItBelongs()
        case .full(let limit):
            // The source is disposed of at once; the error comes after the waiting elements.
            upstream.dispose()
            end(ending(of: RxCombineError.noDemand(limit: limit)))
        }
    }

    private func end(_ ending: Demand.Ending) {
        state.withLock { $0.demand.end(ending) }
        deliverWhereItBelongs()
    }

    private func deliverWhereItBelongs() {
        staysOnMain ? hopToMain(self) : deliver()
    }

    /// Sends demanded elements, unless a thread does so already.
    func deliver() {
        guard let downstream = state.withLock({ $0.demand.begin() ? $0.downstream : nil })?.value else { return }
        while let step = state.withLock({ $0.demand.next() }) {
            switch step {
            case .send(let element):
                // This is foreign code, outside the lock. It may send, demand or cancel; the next round of the loop
                // finds that.
                let more = downstream.receive(element)
                state.withLock { $0.demand.request(more.max) }
            case .end(let ending):
                // The state releases the subscriber first, and it is freed when this function returns.
                state.withLock { $0.downstream = nil }
                downstream.receive(completion: Subscribers.Completion(ending))
                upstream.dispose()
            }
        }
    }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension Subscribers.Completion {
    fileprivate init<Element>(_ ending: DemandState<Element, Failure>.Ending) {
        switch ending {
        case .finished: self = .finished
        case .failed(let failure): self = .failure(failure)
        }
    }
}
#endif
