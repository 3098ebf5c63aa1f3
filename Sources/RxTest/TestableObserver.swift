internal import RxDisposables
public import RxObservable
internal import RxVirtualTime

/// Records the events that it receives, and at which virtual time.
///
/// ```swift
/// let observer = scheduler.createObserver(String.self)
/// let subscription = source.subscribe(observer)
/// scheduler.start()
/// #expect(observer.events == [.next(210, "a"), .completed(220)])
/// ```
public final class TestableObserver<Element>: ObserverType {
    let scheduler: TestScheduler

    /// The clock when this observer was made: the first column of its diagrams.
    let origin: TestTime

    /// How many events have come.
    let eventCount = TestCount()

    private let recorded = Locked<[Recorded<Event<Element>>]>([])

    init(scheduler: TestScheduler) {
        self.scheduler = scheduler
        origin = scheduler.clock
    }

    /// The events so far, in order.
    public var events: [Recorded<Event<Element>>] {
        recorded.current
    }

    /// Records an event.
    public func on(_ event: Event<Element>) {
        // The clock has a lock of its own, so it is read outside this lock.
        let record = Recorded(time: scheduler.clock, value: event)
        recorded.withLock { $0.append(record) }
        // The event is counted last: a test that the count wakes finds it recorded.
        eventCount.add(1)
    }
}

extension TestableObserver: Sendable where Element: Sendable {}
