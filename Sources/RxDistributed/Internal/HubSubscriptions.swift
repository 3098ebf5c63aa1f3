internal import RxDisposables
internal import RxObservable
internal import RxSchedulers

/// The subscriptions of one hub, by their keys; they end with it.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class HubSubscriptions<Element: Codable & Sendable>: Sendable {
    /// The longest time that a request waits for elements: systems of actors end a call after some seconds,
    /// swift-distributed-actors after five.
    private static var longestWait: Int64 { 2_000_000_000 }

    /// How many elements may be produced ahead for a subscriber, whatever another node asks for.
    static var largestBatch: Int { 4_096 }

    private let lease: RxTimeInterval
    private let limit: Int
    private let scheduler: any SchedulerType
    private let all = Locked<[UInt64: HubSubscription<Element>]>([:])

    init(lease: RxTimeInterval, limit: Int, _ scheduler: any SchedulerType) {
        self.lease = lease
        self.limit = limit
        self.scheduler = scheduler
    }

    deinit {
        for subscription in all.current.values { subscription.dispose() }
    }

    func add(_ values: AsyncValues<Element>, batch: Int) -> HubTicket {
        let subscription = HubSubscription<Element>(batch: min(max(batch, 1), Self.largestBatch))
        // The key is random, so that it can't be guessed, and differs from the keys of an earlier hub with the same id.
        let free: UInt64? = all.withLock { all in
            guard all.count < limit else { return nil }
            var key = UInt64.random(in: .min ... .max)
            while all[key] != nil { key = .random(in: .min ... .max) }
            all[key] = subscription
            return key
        }
        guard let key = free else { return HubTicket(key: 0, lease: lease.saturatedNanoseconds, limit: limit) }
        subscription.start(values)
        expire(key, subscription)
        return HubTicket(key: key, lease: lease.saturatedNanoseconds)
    }

    func pull(_ key: UInt64) async -> HubBatch<Element> {
        guard let subscription = all.withLock({ $0[key] }) else {
            return HubBatch(first: 0, elements: [], end: .expired)
        }
        let wait = RxTimeInterval(nanoseconds: min(lease.saturatedNanoseconds / 3, Self.longestWait))
        // While a request of the subscriber waits here, the timer answers it, so that the subscriber gets an answer
        // three times in a lease, and the system of actors doesn't end the call. Between two requests, the timer ends
        // the lease (D5).
        let timer = SingleAssignmentDisposable()
        subscription.timer.disposable = timer
        let action = scheduler.scheduleRelative(subscription, dueTime: wait) { [weak self] subscription in
            // If no request was answered, none has been stored yet, or it has just been answered. Then some timer must
            // remain, or nothing would end the subscription of a subscriber that is gone.
            if !subscription.answerWithNothing(), !timer.isDisposed { self?.expire(key, subscription) }
            return Disposables.create()
        }
        // The action is kept in `timer`: it may have run already, and put the lease's timer into `subscription.timer`.
        timer.setDisposable(action)
        let batch = await subscription.pull()
        if batch.end == nil {
            expire(key, subscription)
        } else {
            remove(key)
        }
        return batch
    }

    func remove(_ key: UInt64) {
        all.withLock { $0.removeValue(forKey: key) }?.dispose()
    }

    /// Removes a subscription when no question has come for the time of a lease.
    private func expire(_ key: UInt64, _ subscription: HubSubscription<Element>) {
        guard !lease.isEndless else { return }
        subscription.timer.disposable = scheduler.scheduleRelative(key, dueTime: lease) { [weak self] key in
            self?.remove(key)
            return Disposables.create()
        }
    }
}
