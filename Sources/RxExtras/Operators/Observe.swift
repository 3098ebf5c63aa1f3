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
        let parameters = (scheduler, policy.checked("observe"), counter)
        return Lift("observe(on:pressure:)", asObservable(), on: type(of: scheduler), parameters) { sink, source, its in
            let stage = BoundedHopSink(sink, its.0, its.1, its.2)
            sink.onSubscribe(stage)
            guard !stage.isStopped else { return }
            source.run(stage)
        }
    }
}

/// A queue between two threads that has an end: what is to be done is decided under its lock, and done outside.
// SAFETY: the queue guards what changes; elements are Sendable, and the scheduler delivers one turn at a time.
private final class BoundedHopSink<Element: Sendable>: EndSink<Element>, @unchecked Sendable {
    private struct Queue: Sendable {
        var elements = ElementQueue<Element>()
        var end: Event<Element>?
        var isScheduled = false
        // Whether nothing is accepted any more: the end has come, or the queue has overflowed.
        var isClosed = false
        // Whether nothing is delivered any more: the end has been sent, or the subscription is over.
        var isOver = false
        // The disposable of the latest turn on the scheduler, so that disposal cancels it.
        var turn: (any Disposable)?
        var turnNumber = 0

        /// Whether the caller has to schedule a turn.
        mutating func takeTurn() -> Bool {
            defer { isScheduled = true }
            return !isScheduled
        }

        /// What is next, unless nothing is delivered any more.
        mutating func next() -> Event<Element>? {
            guard !isOver else { return nil }
            if elements.count > 0 { return .next(elements.removeFirst()) }
            isOver = end != nil
            return end.take()
        }
    }

    private let downstream: Sink<Element>
    private let scheduler: any ImmediateSchedulerType
    private let policy: PressurePolicy
    private let counter: DropCounter?
    private let queue = Locked(Queue())
    // How many events one turn delivers at most, so that other work on the scheduler gets its turn (contract T6); one
    // in virtual time (contract T8).
    private let batch: Int

    init(
        _ downstream: Sink<Element>,
        _ scheduler: any ImmediateSchedulerType,
        _ policy: PressurePolicy,
        _ counter: DropCounter?
    ) {
        self.downstream = downstream
        self.scheduler = scheduler
        self.policy = policy
        self.counter = counter
        batch = scheduler.isStepping ? 1 : 512
    }

    override var below: Upstream? { downstream }

    override var isStopped: Bool { queue.withLock { $0.isClosed } }

    override func onNext(_ element: Element) {
        var lacksRoom = false
        let (dropped, needsTurn, isFull) = queue.withLock { queue -> (Element?, Bool, Bool) in
            guard !queue.isClosed else { return (nil, false, false) }
            var dropped: Element?
            if queue.elements.count >= policy.limit {
                lacksRoom = true
                counter?.increment()
                switch policy {
                case .newest: dropped = queue.elements.removeFirst()
                case .oldest: return (nil, false, false)
                case .fail(let limit):
                    queue.isClosed = true
                    queue.end = .error(PressureError(limit: limit))
                    // The queue is full, so there are elements that wait, and a turn has been scheduled for them.
                    return (nil, false, true)
                }
            }
            queue.elements.append(element)
            return (dropped, queue.takeTurn(), false)
        }
        // What was dropped is freed here, outside the lock.
        extendLifetime(dropped)
        if lacksRoom { Instrumentation.unseen(.dropped, at: self) }
        if needsTurn { schedule() }
        if isFull { upstream.dispose() }
    }

    override func onError(_ error: any Error) {
        close(.error(error))
    }

    override func onCompleted() {
        close(.completed)
    }

    private func close(_ end: Event<Element>) {
        let needsTurn = queue.withLock { queue in
            guard !queue.isClosed else { return false }
            queue.isClosed = true
            queue.end = end
            return queue.takeTurn()
        }
        if needsTurn { schedule() }
        upstream.dispose()
    }

    private func schedule() {
        let number = queue.withLock { queue in
            queue.turnNumber += 1
            return queue.turnNumber
        }
        let turn = scheduler.schedule(self) { sink in
            sink.deliver()
            return Disposables.create()
        }
        let (old, isOver) = queue.withLock { queue -> ((any Disposable)?, Bool) in
            // The turn may be over by now and may have scheduled the next one, whose disposable must stay.
            guard queue.turnNumber == number else { return (nil, queue.isOver) }
            defer { queue.turn = turn }
            return (queue.turn, queue.isOver)
        }
        extendLifetime(old)
        // A disposal meanwhile has found no disposable.
        if isOver { turn.dispose() }
    }

    /// One turn on the scheduler; never two at a time, since the next is scheduled when this one is through.
    private func deliver() {
        for _ in 0..<batch {
            guard let event = queue.withLock({ $0.next() }) else { break }
            switch event {
            case .next(let element): downstream.onNext(element)
            case .error(let error): downstream.onError(error)
            case .completed: downstream.onCompleted()
            }
        }
        let goesOn = queue.withLock { queue in
            // Decided in one step: an element that comes later finds the flag as it is then.
            queue.isScheduled = !queue.isOver && (queue.elements.count > 0 || queue.end != nil)
            return queue.isScheduled
        }
        if goesOn { schedule() }
    }

    override func stop() {
        queue.withLock { queue in
            queue.isClosed = true
            queue.isOver = true
        }
        super.stop()
    }

    override func dispose() {
        let dropped = queue.withLock { queue in
            defer {
                queue.elements = ElementQueue()
                queue.end = nil
                queue.turn = nil
                queue.isClosed = true
                queue.isOver = true
            }
            return (elements: queue.elements, end: queue.end, turn: queue.turn)
        }
        super.dispose()
        dropped.turn?.dispose()
        extendLifetime(dropped)
    }
}
