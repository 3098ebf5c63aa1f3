#if canImport(Combine)
internal import Combine
@_spi(Internals) internal import RxDisposables
internal import RxObservable

/// What becomes of elements for which there is no demand.
enum Surplus: Sendable {
    case keepsOldest(Int)
    case keepsNewest(Int)
    case fails(limit: Int)
}

/// A subscription to a sequence that sends its subscriber what that demands, and no more.
///
/// What to do is decided under the lock and done outside. One thread at a time delivers; what others cause meanwhile,
/// or the subscriber from inside, is left to its loop, so the stack stays flat.
// SAFETY: all that changes is guarded by the lock, and the subscriber is called by one thread at a time. Combine asks
// no more of a subscription: a subscriber says nowhere whether it may be called on another thread.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class DemandSubscription<Downstream: Subscriber>: Subscription, ObserverType, Delivering, @unchecked Sendable
where Downstream.Input: Sendable {
    typealias Element = Downstream.Input
    private typealias Completion = Subscribers.Completion<Downstream.Failure>

    private let surplus: Surplus
    private let staysOnMain: Bool
    private let failure: @Sendable (any Error) -> Downstream.Failure?
    private let upstream = SingleAssignmentDisposable()

    private let lock = Lock()
    // SAFETY: guarded by the lock, as are those below.
    @exclusivity(unchecked) private var waiting = RingBuffer<Downstream.Input>()
    private var demand = Subscribers.Demand.none
    private var downstream: Downstream?
    private var completion: Completion?
    private var isDelivering = false

    init(
        _ downstream: Downstream,
        _ surplus: Surplus,
        staysOnMain: Bool,
        failure: @escaping @Sendable (any Error) -> Downstream.Failure?
    ) {
        self.downstream = downstream
        self.surplus = surplus
        self.staysOnMain = staysOnMain
        self.failure = failure
    }

    func start(_ source: Observable<Downstream.Input>) {
        guard !upstream.isDisposed else { return }
        upstream.setDisposable(source.subscribe(self))
    }

    func on(_ event: Event<Downstream.Input>) {
        switch event {
        case .next(let element): take(element)
        case .error(let error): end(completion(of: error))
        case .completed: end(.finished)
        }
    }

    private func completion(of error: any Error) -> Completion {
        guard let failure = failure(error) else { return .finished }
        return .failure(failure)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        deliverWhereItBelongs()
    }

    func cancel() {
        // What is freed here runs foreign code, so it outlives the lock.
        var dropped = RingBuffer<Downstream.Input>()
        let old = lock.withLock {
            swap(&dropped, &waiting)
            return downstream.take()
        }
        upstream.dispose()
        extendLifetime(old)
    }

    private func take(_ element: Downstream.Input) {
        switch lock.withLock({ keep(element) }) {
        case .ended:
            return
        case .kept(let dropped):
            extendLifetime(dropped)
            deliverWhereItBelongs()
        case .full(let limit):
            upstream.dispose()
            end(completion(of: RxCombineError.noDemand(limit: limit)))
        }
    }

    private enum Arrival {
        case ended
        case kept(dropped: Downstream.Input?)
        case full(limit: Int)
    }

    /// Lets an element wait, or drops one, under the lock.
    private func keep(_ element: Downstream.Input) -> Arrival {
        guard downstream != nil, completion == nil else { return .ended }
        var dropped: Downstream.Input?
        if hasRoom {
            waiting.append(element)
        } else {
            switch surplus {
            case .keepsNewest(let limit) where limit > 0:
                dropped = waiting.popFirst()
                waiting.append(element)
            case .fails(let limit):
                return .full(limit: max(limit, 0))
            default:
                break
            }
        }
        return .kept(dropped: dropped)
    }

    /// Whether an element may wait: for the demand that there is, or within the limit.
    private var hasRoom: Bool {
        guard let demanded = demand.max else { return true }
        let limit =
            switch surplus {
            case .keepsOldest(let limit), .keepsNewest(let limit), .fails(let limit): max(limit, 0)
            }
        let (room, isEndless) = demanded.addingReportingOverflow(limit)
        return isEndless || waiting.count < room
    }

    private func end(_ completion: Completion) {
        lock.withLock { if self.completion == nil { self.completion = completion } }
        deliverWhereItBelongs()
    }

    private func deliverWhereItBelongs() {
        staysOnMain ? deliverOnMain(self) : deliver()
    }

    private enum Step {
        case send(Downstream.Input)
        case end(Completion)
    }

    /// Sends what is demanded, unless a thread does so already.
    func deliver() {
        guard let downstream = begin() else { return }
        while let step = next() {
            switch step {
            case .send(let element):
                let more = downstream.receive(element)
                lock.withLock { demand += more }
            case .end(let completion):
                downstream.receive(completion: completion)
                upstream.dispose()
            }
        }
    }

    private func begin() -> Downstream? {
        lock.withLock {
            guard let downstream, !isDelivering else { return nil }
            isDelivering = true
            return downstream
        }
    }

    /// What is to be done now; after `nil`, another thread may begin.
    private func next() -> Step? {
        lock.withLock {
            if downstream != nil {
                if demand > 0, let element = waiting.popFirst() {
                    demand -= 1
                    return .send(element)
                }
                if waiting.isEmpty, let completion {
                    downstream = nil
                    return .end(completion)
                }
            }
            isDelivering = false
            return nil
        }
    }
}
#endif
