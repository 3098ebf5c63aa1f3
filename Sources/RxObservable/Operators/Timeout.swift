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
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func timeout(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        timedOut(asObservable(), dueTime.rxTimeInterval, .error(RxError.timeout), scheduler)
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
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: any RxTimeSpan,
        other: Source,
        scheduler: any SchedulerType
    ) -> Observable<Element> where Source.Element == Element {
        timedOut(asObservable(), dueTime.rxTimeInterval, other.asObservable(), scheduler)
    }
}

/// Makes the node of `timeout`, for all its forms.
@usableFromInline
package func timedOut<Element>(
    _ source: Observable<Element>,
    _ dueTime: RxTimeInterval,
    _ other: Observable<Element>,
    _ scheduler: any SchedulerType
) -> Observable<Element> {
    Lift("timeout", source, (dueTime, other, scheduler)) { sink, source, its in
        let stage = TimeoutSink(sink, its.0, its.1, its.2)
        stage.start(source) { stage.arm() }
    }
}

/// The end of the time limit.
///
/// Where the scheduler tells how much time has passed, an element only notes when it came, and a timer that fires too
/// early is armed again for the rest. Elsewhere, in virtual time for one, each element ends the timer and arms another.
///
/// The source's end and the timer may come at the same time: the one that is decided for first counts, and the other
/// does nothing.
private final class TimeoutSink<Element>: SerialStage<Element, Element> {
    private let other: Observable<Element>
    private let scheduler: any SchedulerType
    private let clock: (any SteadyScheduler)?
    private let timer = SerialDisposable()
    private let substitute = UpstreamSlot()
    // A number, as an enum in an atomic brings conformances into each program.
    private let outcome = AtomicUInt8(TimeoutOutcome.open.rawValue)
    // Touched in the section alone, or before the source is subscribed to.
    private var limit: TimeLimit

    init(
        _ downstream: Sink<Element>,
        _ dueTime: RxTimeInterval,
        _ other: Observable<Element>,
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
        // The old timer ends before there is a new one: never two (contract T7).
        timer.disposable = Disposables.create()
        // SAFETY: the timer calls `timerFired`, which works in the section.
        timer.disposable = scheduler.scheduleRelative(UncheckedSendable((self, limit.generation)), dueTime: dueTime) {
            let (sink, generation) = $0.value
            sink.timerFired(generation)
            return Disposables.create()
        }
    }

    /// Whether the other sequence emits now; for certain in the section alone.
    private var isLate: Bool { outcome.load(ordering: .relaxed) == TimeoutOutcome.late.rawValue }

    /// Decides how it goes on.
    ///
    /// - Returns: Whether this call did.
    private func decide(_ new: TimeoutOutcome) -> Bool {
        let attempt = outcome.compareExchange(
            expected: TimeoutOutcome.open.rawValue,
            desired: new.rawValue,
            ordering: .acquiringAndReleasing
        )
        #if DEBUG
        (scheduler as? any DecisionDelaying)?.decisionMade()
        #endif
        return attempt.exchanged
    }

    override func onNext(_ element: Element) {
        guard !isLate else { return }
        section.take(element, by: self, waitsIf: isLive) { $0.pass($1) }
    }

    private func pass(_ element: Element) {
        guard !isOver, !isLate else { return }
        limit.eventArrived()
        downstream.onNext(element)
        guard !isOver else { return }
        // The time begins here and not when the element came, so the time that observers take doesn't count.
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
            case .late: self.switchToOther()
            }
        }
    }

    /// The other sequence emits from now on; the source is disposed of before that.
    private func switchToOther() {
        guard decide(.late) else { return }
        upstream.dispose()
        // To dispose of the source may run code that disposes of everything.
        guard isLive else { return }
        let sink = SubstituteSink(downstream, other)
        // Not `start()`: the downstream has its upstream already, this stage. If the downstream is the end of a last
        // source, it is spliced out together with this stage: so recursion takes constant memory (contract G8).
        if !downstream.replaceSelf(with: sink) { substitute.replace(sink) }
        sink.proceed()
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

/// How long the next event may take.
///
/// Where there is a clock, one timer is armed at a time, and one that fires too early is armed again for the rest.
/// Where there is none, each event arms a timer of its own, whose generation tells whether it still counts.
struct TimeLimit {
    /// What follows from a timer that fires.
    enum Firing {
        /// An event has come since it was armed, and this is left of its time.
        case early(rest: RxTimeInterval)
        /// Another timer has taken its place.
        case replaced
        /// No event has come in time.
        case late
    }

    let dueTime: RxTimeInterval
    /// Counts the events; a timer knows the number with which it was armed.
    private(set) var generation = 0
    private var start: UInt64?

    init(_ dueTime: RxTimeInterval) {
        self.dueTime = dueTime
    }

    mutating func eventArrived() {
        generation &+= 1
    }

    /// The time begins anew, by the clock if there is one.
    mutating func restart(at nanoseconds: UInt64?) {
        start = nanoseconds
    }

    /// Decides what follows from a timer that fires.
    ///
    /// - Parameters:
    ///   - generation: That with which the timer was armed.
    ///   - nanoseconds: What the clock says, if there is one.
    /// - Returns: What follows from it.
    func timerFired(_ generation: Int, at nanoseconds: @autoclosure () -> UInt64?) -> Firing {
        if generation == self.generation { return .late }
        guard let nanoseconds = nanoseconds(), let start else { return .replaced }
        let (passed, limit) = (nanoseconds &- start, UInt64(clamping: dueTime.saturatedNanoseconds))
        return passed < limit ? .early(rest: RxTimeInterval(nanoseconds: Int64(clamping: limit - passed))) : .late
    }
}

/// What ends the time limit.
private enum TimeoutOutcome: UInt8 {
    /// Nothing has yet.
    case open
    /// The source has ended.
    case ended
    /// The time has passed.
    case late
}

/// A scheduler of a test that holds a thread up between a decision and what follows from it; asked in debug builds.
package protocol DecisionDelaying: SchedulerType {
    func decisionMade()
}

/// Hands on the other sequence, in place of a time limit that has done its work, so that recursion through it takes
/// constant memory (contract G8).
private final class SubstituteSink<Element>: SequentialSink<Element> {
    private var other: Observable<Element>?

    init(_ downstream: Sink<Element>, _ other: Observable<Element>) {
        self.other = other
        super.init(downstream)
    }

    override var isAtLastSource: Bool { true }

    override func nextSource() -> Observable<Element>? {
        defer { other = nil }
        return other
    }
}
