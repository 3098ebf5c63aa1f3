internal import RxDisposables
public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Fails when no event comes in time.
    ///
    /// ```
    /// source:                                      a--b--------c--|
    /// timeout(.seconds(4), scheduler: scheduler):  a--b---#
    /// ```
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let answer = Observable.just("late").delay(.seconds(30), scheduler: scheduler)
    /// _ = answer
    ///     .timeout(.seconds(10), scheduler: scheduler)
    ///     .subscribe(onNext: { print($0) }, onError: { print("\($0) At \(scheduler.clock).") })
    /// scheduler.start()
    /// // Prints "Nothing came in time. At 10.".
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: How long to wait for the first event, and after each element for the next one.
    ///   - scheduler: Runs the timer and sends the error.
    /// - Returns: The source's elements; fails with ``RxError/timeout`` when `dueTime` has passed without an event, and
    ///   ends with the source.
    /// - Complexity: O(1) for an element; one timer is armed.
    /// - SeeAlso: [timeout](https://reactivex.io/documentation/operators/timeout.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func timeout(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        timedOut(asObservable(), dueTime.rxTimeInterval, nil, scheduler)
    }

    /// Continues with another sequence when no event comes in time.
    ///
    /// ```
    /// source:                                                    a--b--------c--|
    /// other:                                                            1--2|
    /// timeout(.seconds(4), other: other, scheduler: scheduler):  a--b---1--2|
    /// ```
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let network = Observable.just("fresh").delay(.seconds(30), scheduler: scheduler)
    /// _ = network
    ///     .timeout(.seconds(5), other: Observable.of("from the cache"), scheduler: scheduler)
    ///     .subscribe(onNext: { print($0) })
    /// scheduler.start()
    /// // Prints "from the cache".
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: How long to wait for the first event, and after each element for the next one.
    ///   - other: Subscribed to when that time has passed; it has no time limit of its own.
    ///   - scheduler: Runs the timer and subscribes to the other sequence.
    /// - Returns: The source's elements and, once `dueTime` has passed without an event, those of the other sequence;
    ///   ends with the one that is last.
    /// - Complexity: O(1) for an element; one timer is armed.
    /// - SeeAlso: [timeout](https://reactivex.io/documentation/operators/timeout.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: any RxTimeSpan,
        other: Source,
        scheduler: any SchedulerType
    ) -> Observable<Element> where Source.Element == Element {
        timedOut(asObservable(), dueTime.rxTimeInterval, other.asObservable(), scheduler)
    }
}

/// Makes the node of `timeout`, for all its forms; without another sequence it fails.
@usableFromInline
package func timedOut<Element>(
    _ source: Observable<Element>,
    _ dueTime: RxTimeInterval,
    _ other: Observable<Element>?,
    _ scheduler: any SchedulerType
) -> Observable<Element> {
    Lift("timeout", source, (dueTime: dueTime, other: other, scheduler: scheduler)) { sink, source, given in
        let stage = TimeoutSink(sink, given.dueTime, given.other, given.scheduler)
        stage.start(source) { stage.arm() }
    }
}

/// Enforces the time limit.
///
/// If the scheduler can measure time, an element only stores its time of arrival, and a timer that fires too early is
/// armed again for the rest. Otherwise, as in virtual time, each element replaces the timer.
///
/// The source's end and the timer may come at the same time: only the first decision counts.
private final class TimeoutSink<Element>: SerialStage<Element, Element> {
    private let other: Observable<Element>?
    private let scheduler: any SchedulerType
    private let clock: (any SteadyScheduler)?
    private let timer = SerialDisposable()
    private let substitute = UpstreamSlot()
    private let outcome = Atomic8<TimeoutOutcome>(.open)
    // This field is accessed only in the section, or before the source is subscribed to.
    private var limit: TimeLimit

    init(
        _ downstream: Sink<Element>,
        _ dueTime: RxTimeInterval,
        _ other: Observable<Element>?,
        _ scheduler: any SchedulerType
    ) {
        limit = TimeLimit(dueTime)
        self.other = other
        self.scheduler = scheduler
        clock = scheduler.steady
        super.init(downstream)
    }

    func arm() {
        limit.restart(at: clock?.steadyNanoseconds)
        arm(limit.dueTime)
    }

    private func arm(_ dueTime: RxTimeInterval) {
        // The old timer is disposed of before the new one starts, so that there are never two (contract T7).
        timer.disposable = Disposables.create()
        // SAFETY: the timer calls `timerFired`, which works in the section.
        timer.disposable = scheduler.scheduleRelative(UncheckedSendable((self, limit.generation)), dueTime: dueTime) {
            let (sink, generation) = $0.value
            sink.timerFired(generation)
            return Disposables.create()
        }
    }

    /// Whether the other sequence emits now; reliable only in the section.
    private var isLate: Bool { outcome.load(ordering: .relaxed) == .late }

    /// Decides the outcome; returns whether this call decided it.
    private func decide(_ new: TimeoutOutcome) -> Bool {
        // Mutant torn: "timeout with another: two elements, and the end"
        outcome.compareExchange(expected: .open, desired: new, ordering: .acquiringAndReleasing).exchanged
    }

    override func onNext(_ element: Element) {
        guard !isLate else { return }
        section.pass(element, to: self, waitsIf: isLive) { $0.pass($1) }
    }

    private func pass(_ element: Element) {
        guard !isOver, !isLate else { return }
        limit.eventArrived()
        downstream.onNext(element)
        guard !isOver else { return }
        // The time starts here and not when the element arrived, so the observers' time doesn't count.
        if let clock {
            limit.restart(at: clock.steadyNanoseconds)
        } else {
            arm(limit.dueTime)
        }
    }

    private func timerFired(_ generation: Int) {
        section.perform {
            guard self.isLive, !self.isLate else { return }
            switch self.limit.timerFired(generation, at: self.clock?.steadyNanoseconds) {
            case .early(let rest): self.arm(rest)
            case .replaced: break
            case .late: self.timeIsUp()
            }
        }
    }

    /// Fails, or lets the other sequence emit from now on; the source is disposed of before that.
    private func timeIsUp() {
        guard decide(.late) else { return }
        guard let other else {
            fail(RxError.timeout)
            // The error may still be queued downstream: a request isn't kept until then.
            return upstream.dispose()
        }
        upstream.dispose()
        // Disposing of the source may run code that disposes of this stage.
        guard isLive else { return }
        let sink = LastSourceSink(downstream)
        // `start()` isn't called: the downstream already has its upstream, this stage. If the downstream is the end of
        // a last source, it is removed together with this stage: so recursion takes constant memory (contract G8).
        if !downstream.replaceSelf(with: sink) { substitute.replace(sink) }
        sink.proceed(toOnly: other)
    }

    override func onError(_ error: any Error) {
        guard decide(.ended) else { return }
        super.onError(error)
        timer.dispose()
    }

    override func onCompleted() {
        guard decide(.ended) else { return }
        super.onCompleted()
        timer.dispose()
    }

    override func stopSides() {
        substitute.stop()
    }

    override func disposeSides() {
        timer.dispose()
        substitute.dispose()
    }
}

/// The time limit for the next event.
///
/// With a clock, one timer is armed at a time, and a timer that fires too early is armed again for the rest. Without a
/// clock, each event arms a new timer, whose generation tells whether it still counts.
struct TimeLimit {
    enum Firing {
        /// An event has come since the timer was armed; this time is left.
        case early(rest: RxTimeInterval)
        /// Another timer has replaced this one.
        case replaced
        /// No event has come in time.
        case late
    }

    let dueTime: RxTimeInterval
    /// The number of events; a timer stores the number at which it was armed.
    private(set) var generation = 0
    private var start: UInt64?

    init(_ dueTime: RxTimeInterval) {
        self.dueTime = dueTime
    }

    mutating func eventArrived() {
        generation &+= 1
    }

    /// Restarts the time, by the clock if there is one.
    mutating func restart(at nanoseconds: UInt64?) {
        start = nanoseconds
    }

    /// Determines the consequence of a timer that fires.
    ///
    /// - Parameters:
    ///   - generation: The generation in which the timer was armed.
    ///   - nanoseconds: The time of the clock, if there is one.
    /// - Returns: The consequence.
    func timerFired(_ generation: Int, at nanoseconds: @autoclosure () -> UInt64?) -> Firing {
        if generation == self.generation { return .late }
        guard let nanoseconds = nanoseconds(), let start else { return .replaced }
        let (passed, limit) = (nanoseconds &- start, UInt64(clamping: dueTime.saturatedNanoseconds))
        return passed < limit ? .early(rest: RxTimeInterval(nanoseconds: Int64(clamping: limit - passed))) : .late
    }
}

/// The event that ended the time limit.
private enum TimeoutOutcome {
    /// Nothing has yet.
    case open
    /// The source has ended.
    case ended
    /// The time has passed.
    case late
}
