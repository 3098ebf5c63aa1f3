internal import RxDisposables
internal import RxObservable
internal import RxVirtualTime

/// Sends its events to each subscriber by itself.
final class ColdObservable<Element>: TestableObservable<Element> {
    override func begin(_ subscriber: TestSubscriber<Element>) {
        for event in recordedEvents {
            let item = scheduler.scheduleRelativeVirtual(
                // SAFETY: the scheduler runs it on the thread of the test that starts it.
                UncheckedSendable((subscriber, event.value)),
                dueTime: event.time
            ) {
                let (subscriber, event) = $0.value
                subscriber.send(event)
                return Disposables.create()
            }
            _ = subscriber.scheduled.insert(item)
        }
    }
}

// SAFETY: it adds no state to its superclass.
extension ColdObservable: @unchecked Sendable where Element: Sendable {}
