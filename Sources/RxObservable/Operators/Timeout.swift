internal import RxDisposables
public import RxSchedulers
internal import Synchronization

extension ObservableType where Element: Sendable {
    /// Fails when no event comes in time.
    ///
    /// ```
    /// source:                 a--b--------c--|
    /// timeout(4, scheduler):  a--b---#
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
    /// source:                        a--b--------c--|
    /// other:                                1--2|
    /// timeout(4, other, scheduler):  a--b---1--2|
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: How long to wait for the first event, and after each element for the next one.
    ///   - other: Subscribed to when that time has passed. It may take its time.
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

/// What `timeout` is, for all its forms.
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
private final class TimeoutSink<Element>: SerialStage<Element, Element> {
    private let dueTime: RxTimeInterval
    private let other: Observable<Element>
    private let scheduler: any SchedulerType
    private let clock: (any SteadyScheduler)?
    private let timer = SerialDisposable()
    private let substitute = UpstreamSlot()
    // Set in the section.
    private let isLate = Atomic<Bool>(false)
    // The fields below are touched in the section alone, or before there is anything else.
    private var generation = 0
    private var lastTime: UInt64 = 0

    init(
        _ downstream: Sink<Element>,
        _ dueTime: RxTimeInterval,
        _ other: Observable<Element>,
        _ scheduler: any SchedulerType
    ) {
        self.dueTime = dueTime
        self.other = other
        self.scheduler = scheduler
        clock = scheduler.steady
        super.init(downstream)
    }

    func arm() {
        if let clock { lastTime = clock.steadyNanoseconds }
        arm(dueTime)
    }

    private func arm(_ dueTime: RxTimeInterval) {
        // The old timer ends before there is a new one: never two (contract T7).
        timer.disposable = Disposables.create()
        timer.disposable = scheduler.scheduleRelative(UncheckedSendable((self, generation)), dueTime: dueTime) {
            let (sink, generation) = $0.value
            sink.timerFired(generation)
            return Disposables.create()
        }
    }

    override func onNext(_ element: Element) {
        guard !isLate.load(ordering: .relaxed) else { return }
        section.take(element, by: self, waitsIf: isLive) { $0.pass($1) }
    }

    private func pass(_ element: Element) {
        guard !isOver, !isLate.load(ordering: .relaxed) else { return }
        generation &+= 1
        downstream.onNext(element)
        guard !isOver else { return }
        // From here on, so that the time which observers take doesn't count.
        if let clock {
            lastTime = clock.steadyNanoseconds
        } else {
            arm(dueTime)
        }
    }

    private func timerFired(_ generation: Int) {
        section.perform {
            guard self.isLive, !self.isLate.load(ordering: .relaxed) else { return }
            if let rest = self.rest(since: generation) {
                self.arm(rest)
            } else if self.clock != nil || generation == self.generation {
                self.goOn()
            }
        }
    }

    /// How long to wait still; `nil` if there is nothing to wait for, or another timer does it.
    private func rest(since generation: Int) -> RxTimeInterval? {
        guard let clock, generation != self.generation else { return nil }
        let passed = clock.steadyNanoseconds &- lastTime
        let limit = UInt64(clamping: dueTime.saturatedNanoseconds)
        return passed < limit ? RxTimeInterval(.nanoseconds(limit - passed)) : nil
    }

    /// It is too late: the other sequence emits now.
    private func goOn() {
        isLate.store(true, ordering: .releasing)
        upstream.dispose()
        // From now on nobody else sends.
        let end = ForwardingSink(downstream)
        substitute.replace(end)
        guard isLive else { return }
        other.attach(end)
    }

    override func onError(_ error: any Error) {
        guard !isLate.load(ordering: .relaxed) else { return }
        super.onError(error)
        timer.dispose()
    }

    override func onCompleted() {
        guard !isLate.load(ordering: .relaxed) else { return }
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
