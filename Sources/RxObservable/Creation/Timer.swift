internal import RxDisposables
public import RxSchedulers

extension ObservableType where Element: FixedWidthInteger & Sendable {
    /// A sequence that emits zero after a delay and then, with a period, goes on counting.
    ///
    /// ```
    /// timer(.seconds(3), scheduler: scheduler):                               ---(0|)
    /// timer(.seconds(3), period: .seconds(2), scheduler: scheduler).take(3):  ---0-1-(2|)
    /// ```
    ///
    /// Ticks never overlap, and ticks that were missed while an observer was busy aren't made up for in a burst.
    ///
    /// A reminder that comes once, and one that repeats:
    ///
    /// ```swift
    /// let queue = ConcurrentDispatchQueueScheduler(qos: .utility)
    /// let once = Observable<Int>.timer(.milliseconds(20), scheduler: queue).map { _ in "time for a break" }
    /// for try await text in once.values { print(text) }
    ///
    /// let often = Observable<Int>.timer(.milliseconds(20), period: .milliseconds(10), scheduler: queue)
    /// for try await count in often.take(2).values { print("reminder \(count + 1)") }
    /// // Prints "time for a break", "reminder 1", "reminder 2".
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: The time before the first tick; as soon as possible for zero and less.
    ///   - period: The time between two ticks; without it there is one tick.
    ///   - scheduler: Runs the timer and sends the ticks.
    /// - Returns: A sequence that sends 0 and completes or, with a period, sends 0, 1, 2 and so on without end.
    /// - SeeAlso: [timer](https://reactivex.io/documentation/operators/timer.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func timer(
        _ dueTime: any RxTimeSpan,
        period: (any RxTimeSpan)? = nil,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        ticking(after: dueTime.rxTimeInterval, every: period?.rxTimeInterval, on: scheduler)
    }
}

/// Makes the node of `timer` and `interval`, for all their forms.
@usableFromInline
package func ticking<Element: FixedWidthInteger & Sendable>(
    after dueTime: RxTimeInterval,
    every period: RxTimeInterval?,
    on scheduler: any SchedulerType
) -> Observable<Element> {
    Node((dueTime: dueTime, period: period, scheduler: scheduler)) { chain, given in
        chain.append(given.period == nil ? "timer" : "interval", on: type(of: given.scheduler))
    } run: { sink, given in
        TimerSource(sink).start(given.dueTime, given.period, given.scheduler)
    }
}

/// Counts the ticks.
///
/// Ticks come one at a time, as `schedulePeriodic` guarantees, so accesses to `count` never overlap.
private final class TimerSource<Element: FixedWidthInteger & Sendable>: Upstream {
    private let downstream: Sink<Element>
    private let disposed = AtomicBool(false)
    private let timer = DisposableSlot()
    // A scheduler of the user's may run ticks at the same time, or again: `isTicking` is set during a tick, and after
    // the last one.
    private let isTicking = AtomicBool(false)
    // SAFETY: only the tick that has set `isTicking` touches it.
    @exclusivity(unchecked) private var count: Element = 0

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
    }

    var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    func start(_ dueTime: RxTimeInterval, _ period: RxTimeInterval?, _ scheduler: any SchedulerType) {
        downstream.onSubscribe(self)
        guard !isDisposed else { return }
        if let period {
            timer.set(
                // SAFETY: a tick checks the flags, which are atomic.
                scheduler.schedulePeriodic(UncheckedSendable(self), startAfter: dueTime, period: period) { source in
                    source.value.tick(isLast: false)
                    return source
                }
            )
        } else {
            timer.set(
                // SAFETY: see above.
                scheduler.scheduleRelative(UncheckedSendable(self), dueTime: dueTime) { source in
                    source.value.tick(isLast: true)
                    return Disposables.create()
                }
            )
        }
    }

    private func tick(isLast: Bool) {
        guard !isDisposed, !isTicking.exchange(true, ordering: .acquiring) else { return }
        let element = count
        count &+= 1
        downstream.onNext(element)
        guard isLast else { return isTicking.store(false, ordering: .releasing) }
        if !isDisposed { downstream.onCompleted() }
    }

    override func stop() {
        disposed.store(true, ordering: .releasing)
    }

    override func dispose() {
        stop()
        timer.dispose()
    }
}
