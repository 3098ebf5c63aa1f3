internal import RxDisposables
@_spi(Pipeline) public import RxObservable
public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Delivers the events on a scheduler, with a limit on how many elements wait for it.
    ///
    /// ```
    /// source:                                        (abcd)-|
    /// observe(on: scheduler, pressure: .newest(2)):  (cd)---|
    /// ```
    ///
    /// Here the scheduler runs when all four have arrived. Events keep their order, and an end waits for the elements
    /// before it.
    ///
    /// ```swift
    /// let shown = readings.observe(on: MainScheduler.asyncInstance, pressure: .newest(1))  // the latest alone waits
    /// ```
    ///
    /// - Parameters:
    ///   - scheduler: Where to deliver.
    ///   - policy: The number of elements that may wait, one or more, and what happens to others.
    ///   - counter: Counts what is dropped.
    /// - Returns: The source's elements, except dropped ones; ends with the source, and fails with ``PressureError`` if
    ///   the policy is `.fail` and there is no room.
    /// - Complexity: O(1) for an element; as many elements are kept as may wait.
    /// - SeeAlso: [observeOn](https://reactivex.io/documentation/operators/observeon.html)
    @_disfavoredOverload
    public func observe(
        on scheduler: any ImmediateSchedulerType,
        pressure policy: PressurePolicy,
        counter: DropCounter? = nil
    ) -> Observable<Element> {
        let parameters = (scheduler: scheduler, policy: policy.checked("observe"), counter: counter)
        return Lift("observe(on:pressure:)", asObservable(), on: type(of: scheduler), parameters) {
            sink,
            source,
            given in
            let stage = BoundedHopSink(sink, given.scheduler, given.policy, given.counter)
            sink.onSubscribe(stage)
            guard !stage.isStopped else { return }
            source.run(stage)
        }
    }
}

/// Delivers the events of a bounded queue on a scheduler, one turn at a time.
// SAFETY: the lock guards mutable state; elements are Sendable, and turns come one at a time, since an action whose
// turn isn't scheduled does nothing.
private final class BoundedHopSink<Element: Sendable>: EndSink<Element>, @unchecked Sendable {
    private let downstream: Sink<Element>
    private let scheduler: any ImmediateSchedulerType
    private let counter: DropCounter?
    private let state: Locked<PressureState<Element>>
    // The maximum number of events in one turn; others on the scheduler then get their turn.
    private let batch: Int

    init(
        _ downstream: Sink<Element>,
        _ scheduler: any ImmediateSchedulerType,
        _ policy: PressurePolicy,
        _ counter: DropCounter?
    ) {
        self.downstream = downstream
        self.scheduler = scheduler
        self.counter = counter
        state = Locked(PressureState(policy))
        batch = scheduler.isStepping ? 1 : 512
    }

    override var below: Upstream? { downstream }

    override var isStopped: Bool { state.withLock { !$0.isOpen } }

    override func onNext(_ element: Element) {
        let arrival = state.withLock { $0.take(element) }
        // A replaced element is freed outside the lock, with the arrival.
        switch arrival {
        case .late: break
        case .kept(let needsTurn): if needsTurn { schedule() }
        case .replaced, .refused: noteDrop()
        case .failed:
            noteDrop()
            upstream.dispose()
        }
    }

    private func noteDrop() {
        counter?.increment()
        Instrumentation.unseen(.dropped, at: self)
    }

    override func onError(_ error: any Error) {
        close(.error(error))
    }

    override func onCompleted() {
        close(.completed)
    }

    private func close(_ end: Event<Element>) {
        if state.withLock({ $0.end(end) }) { schedule() }
        upstream.dispose()
    }

    private func schedule() {
        let number = state.withLock { $0.scheduled.begins() }
        let turn = scheduler.schedule(self) { sink in
            sink.deliver()
            return Disposables.create()
        }
        let (old, isOver) = state.withLock { ($0.scheduled.keep(turn, of: number), $0.isOver) }
        extendLifetime(old)
        // A disposal that came meanwhile has found no disposable.
        if isOver { turn.dispose() }
    }

    /// One turn on the scheduler; turns never overlap, since each schedules the next at its end.
    private func deliver() {
        guard state.withLock({ $0.turnBegins() }) else { return }
        for _ in 0..<batch {
            guard let event = state.withLock({ $0.next() }) else { break }
            switch event {
            case .next(let element): downstream.onNext(element)
            case .error(let error): downstream.onError(error)
            case .completed: downstream.onCompleted()
            }
        }
        if state.withLock({ $0.turnEnds() }) { schedule() }
    }

    override func stop() {
        extendLifetime(state.withLock { $0.stop() })
        super.stop()
    }

    override func dispose() {
        let dropped = state.withLock { $0.clear() }
        super.dispose()
        dropped.turn?.dispose()
        extendLifetime(dropped)
    }
}

/// The elements that wait for a scheduler, limited by a policy, the end after them, and the turns that deliver them.
///
/// It decides the actions, and the caller carries them out.
struct PressureState<Element: Sendable>: Sendable {
    /// The handling of a new element.
    enum Arrival {
        /// The element comes after the end.
        case late
        /// The element waits for a turn that the caller may have to schedule.
        case kept(needsTurn: Bool)
        /// The element waits and replaces this one.
        case replaced(Element)
        /// There is no room for the element.
        case refused
        /// There is no room for the element, which ends the sequence.
        case failed
    }

    private enum Phase {
        case open
        /// No further element is accepted; this event follows the waiting elements.
        case ending(Event<Element>)
        /// No further event is delivered.
        case over
    }

    /// The turn that delivers: there is one at a time, as long as events wait.
    private enum Turn {
        case none
        case scheduled
        case delivering
    }

    private let policy: PressurePolicy
    private var phase = Phase.open
    private var waiting = ElementQueue<Element>()
    private var turn = Turn.none
    var scheduled = ScheduledTurn()

    /// Makes an empty state.
    init(_ policy: PressurePolicy) {
        self.policy = policy
    }

    /// Whether events are accepted.
    var isOpen: Bool { if case .open = phase { true } else { false } }

    /// Whether no further event is delivered.
    var isOver: Bool { if case .over = phase { true } else { false } }

    /// Queues an element, or applies the policy if there is no room.
    mutating func take(_ element: Element) -> Arrival {
        guard isOpen else { return .late }
        guard waiting.count >= policy.limit else {
            waiting.append(element)
            return .kept(needsTurn: takeTurn())
        }
        // Elements are waiting, so a turn is scheduled.
        switch policy {
        case .newest:
            let oldest = waiting.removeFirst()
            waiting.append(element)
            return .replaced(oldest)
        case .oldest:
            return .refused
        case .fail(let limit):
            phase = .ending(.error(PressureError(limit: limit)))
            return .failed
        }
    }

    /// Queues the terminal event, unless there has been one.
    ///
    /// - Returns: Whether the caller schedules a turn.
    mutating func end(_ event: Event<Element>) -> Bool {
        guard isOpen else { return false }
        phase = .ending(event)
        return takeTurn()
    }

    private mutating func takeTurn() -> Bool {
        guard case .none = turn else { return false }
        turn = .scheduled
        return true
    }

    /// An action of the scheduler begins.
    ///
    /// - Returns: Whether its turn is scheduled; if not, it does nothing: a scheduler of the user's runs an action
    ///   again.
    mutating func turnBegins() -> Bool {
        guard case .scheduled = turn else { return false }
        turn = .delivering
        return true
    }

    /// The turn's next event, if there is one.
    mutating func next() -> Event<Element>? {
        switch phase {
        case .open, .ending:
            if waiting.count > 0 { return .next(waiting.removeFirst()) }
            guard case .ending(let event) = phase else { return nil }
            phase = .over
            return event
        case .over:
            return nil
        }
    }

    /// A turn has reached its limit.
    ///
    /// - Returns: Whether the caller schedules another one.
    mutating func turnEnds() -> Bool {
        let continues =
            switch phase {
            case .open: waiting.count > 0
            case .ending: true
            case .over: false
            }
        turn = continues ? .scheduled : .none
        return continues
    }

    /// Stops accepting and delivering events.
    ///
    /// - Returns: The waiting end, to be freed outside the lock.
    mutating func stop() -> Event<Element>? {
        defer { phase = .over }
        return if case .ending(let event) = phase { event } else { nil }
    }

    /// Stops accepting and delivering events, and drops the waiting ones.
    ///
    /// - Returns: The objects to be disposed of and freed outside the lock.
    mutating func clear() -> (waiting: ElementQueue<Element>, end: Event<Element>?, turn: (any Disposable)?) {
        (exchange(&waiting, with: ElementQueue()), stop(), scheduled.ends())
    }
}
