internal import RxDisposables
public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Delays the elements and the completion.
    ///
    /// An error isn't delayed.
    ///
    /// ```
    /// source:                                    a-b--|
    /// delay(.seconds(2), scheduler: scheduler):  --a-b--|
    /// ```
    ///
    /// To subscribe later and miss what is sent until then, use ``delaySubscription(_:scheduler:)``.
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let saved = PublishSubject<String>()
    /// let show = saved.map { name in "saved \(name)" }
    /// let hide = saved.map { _ in "hide" }.delay(.seconds(3), scheduler: scheduler)
    /// Observable.merge(show, hide)
    ///     .subscribe(onNext: { print("\($0) at \(scheduler.clock)") })
    ///     .disposed(by: bag)
    ///
    /// saved.onNext("a.txt")
    /// scheduler.start()
    /// // Prints "saved a.txt at 0", "hide at 3".
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: How much later each element is delivered.
    ///   - scheduler: Runs the timers and delivers the elements.
    /// - Returns: The source's elements, each `dueTime` later; completes `dueTime` after the source, and fails with it
    ///   at once, dropping the elements that are still delayed.
    /// - Complexity: Memory is O(*n*) in the number of delayed elements, which has no limit; each has a timer of its
    ///   own.
    /// - SeeAlso: [delay](https://reactivex.io/documentation/operators/delay.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func delay(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        delayed(asObservable(), dueTime.rxTimeInterval, scheduler)
    }
}

/// Makes the node of `delay`, for all its forms.
@usableFromInline
package func delayed<Element>(
    _ source: Observable<Element>,
    _ dueTime: RxTimeInterval,
    _ scheduler: any SchedulerType
) -> Observable<Element> {
    Lift("delay", source, on: type(of: scheduler), (dueTime: dueTime, scheduler: scheduler)) { sink, source, given in
        DelaySink(sink, given.dueTime, given.scheduler).start(source)
    }
}

/// Delays each event by a timer of its own.
///
/// A timer that fires sends the oldest event, not necessarily its own, so events keep their order on a concurrent
/// scheduler, too. In virtual time, events that come due at the same time follow each other step by step (contract T8).
private final class DelaySink<Element>: SerialStage<Element, Element> {
    private let dueTime: RxTimeInterval
    private let scheduler: any SchedulerType
    // SAFETY: the fields below are touched only in the section.
    @exclusivity(unchecked) private var waiting = RingBuffer<Element>()
    // A bag releases finished disposables, so it doesn't grow with the timers that have fired. `nil` after disposal.
    private var timers: DisposeBag? = DisposeBag()
    // Whether time is virtual. In that case `lastStep` is the time of the last sent event, and `overdue` the number of
    // due events that wait for a step of their own.
    private let isStepping: Bool
    // These fields are accessed only in the section, too.
    private var lastStep: RxTime?
    private var overdue = 0

    init(_ downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
        self.dueTime = dueTime
        self.scheduler = scheduler
        isStepping = scheduler.isStepping
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        section.pass(element, to: self, waitsIf: isLive) { $0.shift($1) }
    }

    private func shift(_ element: Element) {
        guard !isOver else { return }
        waiting.append(element)
        armTimer()
    }

    override func onCompleted() {
        guard close() else { return }
        section.perform {
            guard !self.isOver else { return }
            self.armTimer()
        }
        // The source isn't needed while its elements wait. It may still be sending, if a stage above has ended it.
        upstream.dispose()
    }

    private func armTimer() {
        timers?.insert(
            // SAFETY: the timer calls `timerFired`, which works in the section.
            scheduler.scheduleRelative(UncheckedSendable(self), dueTime: dueTime) { sink in
                sink.value.timerFired()
                return Disposables.create()
            }
        )
    }

    private func timerFired() {
        section.perform {
            guard !self.isOver, !self.mustWaitForAStep() else { return }
            self.sendOldest()
        }
    }

    private func sendOldest() {
        if waiting.isEmpty {
            // The only timer without an element belongs to the completion, which is last; a scheduler of the user's may
            // run another one again.
            if !isLive { complete() }
        } else {
            downstream.onNext(waiting.removeFirst())
        }
    }

    /// Whether the event that is due now must wait, since another one has been sent in this step.
    private func mustWaitForAStep() -> Bool {
        guard isStepping else { return false }
        let now = scheduler.now
        guard overdue > 0 || lastStep == now else {
            lastStep = now
            return false
        }
        overdue += 1
        if overdue == 1 { scheduleStep() }
        return true
    }

    private func scheduleStep() {
        timers?.insert(
            // SAFETY: the step calls `step`, which works in the section.
            scheduler.schedule(UncheckedSendable(self)) { sink in
                sink.value.step()
                return Disposables.create()
            }
        )
    }

    private func step() {
        section.perform {
            guard !self.isOver else { return }
            self.lastStep = self.scheduler.now
            self.overdue -= 1
            if self.overdue > 0 { self.scheduleStep() }
            self.sendOldest()
        }
    }

    override func clear() {
        timers = nil
        waiting.removeAll()
    }
}
