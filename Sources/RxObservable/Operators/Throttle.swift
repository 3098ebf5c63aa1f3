internal import RxDisposables
public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Emits at most one element in each period of `dueTime`.
    ///
    /// ```
    /// source:                                                      abc----d-|
    /// throttle(.seconds(3), scheduler: scheduler):                 a--c---d-|
    /// throttle(.seconds(3), latest: false, scheduler: scheduler):  a------d-|
    /// ```
    ///
    /// The first element is emitted at once and opens a period. At the end of the period, the latest element that
    /// arrived during it is emitted, if `latest` is `true`, and opens the next period. When the source completes while
    /// an element is pending, that one is still emitted at the end of its period, and then the sequence completes.
    ///
    /// To wait for the end of a burst use ``debounce(_:scheduler:)``; if another sequence gives the rhythm, use
    /// ``sample(_:defaultValue:)``.
    ///
    /// A button that is tapped too often:
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let taps = PublishSubject<Int>()
    /// taps.throttle(.seconds(2), latest: false, scheduler: scheduler)
    ///     .subscribe(onNext: { print("tap \($0) counts") })
    ///     .disposed(by: bag)
    /// taps.onNext(1)
    /// taps.onNext(2)  // within 2 seconds
    /// scheduler.advanceTo(2)
    /// taps.onNext(3)
    /// // Prints "tap 1 counts", "tap 3 counts".
    /// ```
    ///
    /// Also known as `throttleTime` (RxJS).
    ///
    /// - Parameters:
    ///   - dueTime: The minimum time between two elements; at zero or less, every element passes.
    ///   - latest: Whether the latest element of a period is emitted at its end.
    ///   - scheduler: Runs the timer and delivers pending elements.
    /// - Returns: Elements that are at least `dueTime` apart; one that arrives exactly after `dueTime` passes.
    ///   Completes after the pending element and fails at once.
    /// - Complexity: O(1) for an element; one element is kept and one timer armed. What other threads send while one is
    ///   inside the observer waits, without a limit.
    /// - SeeAlso: [debounce](https://reactivex.io/documentation/operators/debounce.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func throttle(
        _ dueTime: any RxTimeSpan,
        latest: Bool = true,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        throttled(asObservable(), dueTime.rxTimeInterval, latest, scheduler)
    }
}

/// Makes the node of `throttle`, for all its forms.
@usableFromInline
package func throttled<Element>(
    _ source: Observable<Element>,
    _ dueTime: RxTimeInterval,
    _ latest: Bool,
    _ scheduler: any SchedulerType
) -> Observable<Element> {
    let parameters = (dueTime: dueTime, latest: latest, scheduler: scheduler)
    return Lift("throttle", source, on: type(of: scheduler), parameters) { sink, source, given in
        // A period without length delays no element.
        guard given.dueTime.saturatedNanoseconds > 0 else { return source.run(sink) }
        ThrottleSink(sink, given.dueTime, given.latest, given.scheduler).start(source)
    }
}

private final class ThrottleSink<Element>: SerialStage<Element, Element> {
    private let dueTime: RxTimeInterval
    private let latest: Bool
    private let scheduler: any SchedulerType
    private let timer = SerialDisposable()
    private let clock: TimerClock
    // SAFETY: the fields below are touched only in the section.
    @exclusivity(unchecked) private var pending = Cell<Element>()
    private var state = ThrottleState.idle(last: 0)
    private var start: Int64 = 0

    init(_ downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ latest: Bool, _ scheduler: any SchedulerType) {
        self.dueTime = dueTime
        self.latest = latest
        self.scheduler = scheduler
        clock = TimerClock(of: scheduler)
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        section.pass(element, to: self, waitsIf: isLive) { $0.receive($1) }
    }

    private func receive(_ element: Element) {
        guard !isOver else { return }
        if state.isIdle || hasPeriodPassed {
            openPeriod(with: element)
        } else if latest {
            pending.set(element)
        }
    }

    /// Whether the period is over although its timer hasn't fired: an element may arrive at the due time, before the
    /// timer.
    ///
    /// A pending element needs no check, since the timer sends it at the same moment.
    private var hasPeriodPassed: Bool {
        !latest && clock.hasPassed(dueTime, since: start)
    }

    private func openPeriod(with element: Element) {
        let period = state.begin()
        if !latest { start = clock.nanoseconds }
        downstream.onNext(element)
        guard !isOver else { return }
        // The old timer is disposed of before the new one starts, so that there are never two (contract T7).
        timer.disposable = Disposables.create()
        // SAFETY: the timer calls `periodEnded`, which works in the section.
        timer.disposable = scheduler.scheduleRelative(UncheckedSendable((self, period)), dueTime: dueTime) { state in
            let (sink, period) = state.value
            sink.periodEnded(period)
            return Disposables.create()
        }
    }

    private func periodEnded(_ period: Int) {
        section.perform {
            // Mutant true: "throttle without the latest: an old timer"
            guard !self.isOver, self.state.isIn(period) else { return }
            let isLast = self.state.end()
            guard !self.pending.isEmpty else { return }
            let element = self.pending.take()
            guard isLast else { return self.openPeriod(with: element) }
            self.downstream.onNext(element)
            self.complete()
        }
    }

    override func onCompleted() {
        guard close() else { return }
        section.perform {
            if self.pending.isEmpty {
                self.complete()
            } else {
                self.state.sourceCompletes()
                self.upstream.dispose()
            }
        }
    }

    override func disposeSides() {
        timer.dispose()
    }

    override func clear() {
        pending.clear()
    }
}

/// The periods of a `throttle`; the number of a period identifies a timer that comes too late.
enum ThrottleState {
    /// No period runs; the next element opens one.
    case idle(last: Int)
    /// A period runs, and the latest element waits for its end.
    case period(Int)
    /// The source has completed while an element waits: the sequence ends with this period.
    case lastPeriod(Int)

    /// Whether no period runs.
    var isIdle: Bool { if case .idle = self { true } else { false } }

    private var number: Int {
        switch self {
        case .idle(let number), .period(let number), .lastPeriod(let number): number
        }
    }

    /// Whether this period is running.
    func isIn(_ period: Int) -> Bool {
        !isIdle && number == period
    }

    /// Opens a period, replacing a running one if necessary; returns the number of the period.
    mutating func begin() -> Int {
        let number = number &+ 1
        self = .period(number)
        return number
    }

    /// Ends the running period; returns whether it was the last period.
    mutating func end() -> Bool {
        defer { self = .idle(last: number) }
        return if case .lastPeriod = self { true } else { false }
    }

    /// The source has completed while an element waits for the end of the period.
    mutating func sourceCompletes() {
        self = .lastPeriod(number)
    }
}
