internal import RxDisposables
public import RxSchedulers
internal import Synchronization

extension ObservableType where Element: FixedWidthInteger & Sendable {
    /// A sequence that emits zero after a delay and then, with a period, goes on counting.
    ///
    /// ```
    /// timer(3, scheduler):                     ---(0|)
    /// timer(3, period: 2, scheduler).take(3):  ---0-1-(2|)
    /// ```
    ///
    /// Ticks never overlap, and ticks that were missed while an observer was busy aren't made up for in a burst.
    ///
    /// - Parameters:
    ///   - dueTime: The time before the first tick; as soon as possible for zero and less.
    ///   - period: The time between two ticks; without it there is one tick.
    ///   - scheduler: Runs the timer and sends the ticks.
    /// - Returns: A sequence that sends 0 and completes or, with a period, sends 0, 1, 2 and so on without end.
    /// - SeeAlso: [timer](https://reactivex.io/documentation/operators/timer.html)
    @_disfavoredOverload
    public static func timer(
        _ dueTime: any RxTimeSpan,
        period: (any RxTimeSpan)? = nil,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        TimerNode(dueTime: dueTime.rxTimeInterval, period: period?.rxTimeInterval, scheduler: scheduler)
    }
}

/// The node of `timer` and `interval`.
// SAFETY: a node, see `Observable`.
package final class TimerNode<Element: FixedWidthInteger & Sendable>: Observable<Element>, @unchecked Sendable {
    private let dueTime: RxTimeInterval
    private let period: RxTimeInterval?
    private let scheduler: any SchedulerType

    package init(dueTime: RxTimeInterval, period: RxTimeInterval?, scheduler: any SchedulerType) {
        self.dueTime = dueTime
        self.period = period
        self.scheduler = scheduler
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append(period == nil ? "timer" : "interval", on: type(of: scheduler))
    }

    package override func run(_ sink: Sink<Element>) {
        let source = TimerSource(sink)
        sink.onSubscribe(source)
        guard !source.isDisposed else { return }
        if let period {
            source.hold(
                scheduler.schedulePeriodic(UncheckedSendable(source), startAfter: dueTime, period: period) { source in
                    source.value.tick()
                    return source
                }
            )
        } else {
            source.hold(
                scheduler.scheduleRelative(UncheckedSendable(source), dueTime: dueTime) { source in
                    source.value.tick()
                    source.value.complete()
                    return Disposables.create()
                }
            )
        }
    }
}

/// Counts the ticks.
///
/// Ticks come one at a time, as `schedulePeriodic` promises, so only one touches `count`.
private final class TimerSource<Element: FixedWidthInteger & Sendable>: Upstream {
    private let downstream: Sink<Element>
    private let disposed = Atomic<Bool>(false)
    private let timer = DisposableSlot()
    // SAFETY: the scheduler delivers one tick at a time.
    @exclusivity(unchecked) private var count: Element = 0

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
    }

    var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    func hold(_ disposable: any Disposable) {
        timer.set(disposable)
    }

    func tick() {
        guard !isDisposed else { return }
        let element = count
        count &+= 1
        downstream.onNext(element)
    }

    func complete() {
        guard !isDisposed else { return }
        downstream.onCompleted()
    }

    override func stop() {
        disposed.store(true, ordering: .releasing)
    }

    override func dispose() {
        stop()
        timer.dispose()
    }
}
