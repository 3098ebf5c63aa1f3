internal import RxDisposables
internal import RxObservable
internal import RxTraits
internal import RxVirtualTime

/// Sends its events at fixed times, whether or not it has subscribers.
final class HotObservable<Element>: TestableObservable<Element> {
    private let lock = Lock()
    // Guarded by the lock; `init` and `deinit` have it for themselves.
    private var subscribers: [TestSubscriber<Element>] = []

    /// Schedules all events; called once.
    func scheduleEvents() {
        for event in recordedEvents {
            // SAFETY: the scheduler runs it on the thread of the test that starts it.
            _ = scheduler.scheduleAbsoluteVirtual(UncheckedSendable((self, event.value)), time: event.time) { state in
                let (source, event) = state.value
                source.send(event)
                return Disposables.create()
            }
        }
    }

    private func send(_ event: Event<Element>) {
        for subscriber in lock.withLock({ subscribers }) {
            subscriber.send(event)
        }
    }

    override func begin(_ subscriber: TestSubscriber<Element>) {
        lock.withLock { subscribers.append(subscriber) }
        if subscriber.hasEnded { forget(subscriber) }
    }

    override func forget(_ subscriber: TestSubscriber<Element>) {
        lock.withLock { subscribers.removeAll { $0 === subscriber } }
    }
}

// SAFETY: the subscribers are guarded by the lock; all else is as in the superclass.
extension HotObservable: @unchecked Sendable where Element: Sendable {}
