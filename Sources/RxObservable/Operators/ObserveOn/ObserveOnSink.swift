internal import RxDisposables
internal import RxSchedulers

/// A queue between two threads.
///
/// The source appends under a lock; the scheduler's turn takes the whole queue out at once and delivers it without the
/// lock. Between bursts only the memory for a few elements remains, and no turn.
@usableFromInline
final class ObserveOnSink<Element>: _EndSink<Element> {
    private let downstream: Sink<Element>
    private let node: ObserveOn<Element>
    // The scheduler is copied from the node: read through the node, it would be retained for each element.
    private let main: MainScheduler?
    private let phase = EndPhase()
    private let state = Locked(ObserveOnState())
    // SAFETY: owned by the turn while it delivers, otherwise guarded by the lock of `state`.
    @exclusivity(unchecked) private var outgoing = RingBuffer<Element>()
    // SAFETY: guarded by the lock of `state`.
    @exclusivity(unchecked) private var incoming = RingBuffer<Element>()

    required init(_ downstream: Sink<Element>, _ node: ObserveOn<Element>) {
        self.downstream = downstream
        self.node = node
        main = node.main
        super.init()
        #if DEBUG || ResourceTracing
        if node.scheduler is SerialDispatchQueueScheduler {
            Resources.changeNumberOfSerialDispatchQueueObservables(by: 1)
        }
        #endif
    }

    override var below: Upstream? { downstream }

    #if DEBUG || ResourceTracing
    deinit {
        if node.scheduler is SerialDispatchQueueScheduler {
            Resources.changeNumberOfSerialDispatchQueueObservables(by: -1)
        }
    }
    #endif

    override var isStopped: Bool { !phase.isLive }

    override func onNext(_ element: Element) {
        guard phase.isLive else { return }
        // On the main thread, with an empty queue on its scheduler, the element is delivered directly (contract T5). No
        // event of this stage can be waiting then: its turn would be queued there.
        if main?.tryBegin() == true {
            downstream.onNext(element)
            main?.finishAction()
            return
        }
        let needsTurn = state.withLock { state in
            incoming.append(element)
            return state.needsTurn()
        }
        if needsTurn { scheduleTurn() }
    }

    override func onError(_ error: any Error) {
        close(error)
    }

    override func onCompleted() {
        close(nil)
    }

    /// Queues the end after the elements; upstream is no longer needed.
    private func close(_ error: (any Error)?) {
        guard phase.close() else { return }
        if let main, main.tryBegin() {
            sendEnd(error)
            main.finishAction()
            return upstream.dispose()
        }
        if state.withLock({ $0.endArrived(error) }) { scheduleTurn() }
        upstream.dispose()
    }

    private func scheduleTurn() {
        let number = state.withLock { $0.scheduled.begins() }
        // SAFETY: turns come one at a time, since an action whose turn isn't scheduled does nothing, and the lock
        // guards the fields that they share with the source.
        let scheduled = node.scheduler.schedule(UncheckedSendable(self)) { sink in
            sink.value.deliver()
            return Disposables.create()
        }
        // The turn may already have ended and scheduled the next one. `keep` then keeps the disposable of the later
        // turn.
        extendLifetime(state.withLock { $0.scheduled.keep(scheduled, of: number) })
        // If the disposal came before `keep`, it found no disposable, so the turn is disposed of here.
        if phase.isOver { scheduled.dispose() }
    }

    /// One turn on the scheduler.
    ///
    /// Turns never overlap: each is scheduled by the previous one, or when there is none.
    private func deliver() {
        guard state.withLock({ $0.turnBegins() }) else { return }
        let batch = node.batch
        var delivered = 0
        while !phase.isOver {
            if !outgoing.isEmpty {
                // Other work on this scheduler gets its turn (contract T6).
                guard delivered < batch else { return finishTurn(again: true) }
                downstream.onNext(outgoing.removeFirst())
                delivered += 1
                continue
            }
            switch takeIncoming(mayEnd: delivered < batch) {
            case .deliver: break
            case .end(let error): sendEnd(error)
            case .continueLater: return finishTurn(again: true)
            case .rest: return
            }
        }
        finishTurn(again: false)
    }

    /// Takes out the queued elements, and decides the next action of the turn.
    ///
    /// An idle stage keeps a small buffer; the rest is freed outside the lock.
    private func takeIncoming(mayEnd: Bool) -> ObserveOnState.Next {
        let few = 16
        var unused = RingBuffer<Element>()
        var unusedToo = RingBuffer<Element>()
        let next = state.withLock { state in
            swap(&incoming, &outgoing)
            // Mutant gap: "observe(on:): two elements, and the end"
            let next = state.next(hasElements: !outgoing.isEmpty, mayEnd: mayEnd)
            if case .rest = next {
                swap(&unused, &outgoing)
                if incoming.roomCount == 0 || incoming.roomCount > few { swap(&unused, &incoming) }
                if incoming.roomCount > few { swap(&unusedToo, &incoming) }
            }
            return next
        }
        // These are freed here, outside the lock.
        _ = consume unused
        _ = consume unusedToo
        return next
    }

    private func sendEnd(_ error: (any Error)?) {
        guard phase.end() else { return }
        if let error { downstream.onError(error) } else { downstream.onCompleted() }
    }

    private func finishTurn(again: Bool) {
        // This is checked under the lock: a later disposal finds that no turn is delivering, and clears by itself.
        let isOver = state.withLock { state in
            let isOver = phase.isOver
            state.turnEnds(isOver: isOver)
            return isOver
        }
        if isOver {
            clear()
        } else if again {
            scheduleTurn()
        }
    }

    /// Releases the waiting elements.
    ///
    /// A turn that is delivering releases its own elements when it sees the phase.
    private func clear() {
        let (dropped, isEmpty) = state.withLock { state in
            let isEmpty = incoming.roomCount == 0 && (state.isDelivering || outgoing.roomCount == 0)
            return (state.clear(), isEmpty)
        }
        if !isEmpty { dropQueues() }
        dropped.turn?.dispose()
        extendLifetime(dropped.error)
    }

    private func dropQueues() {
        var dropped = RingBuffer<Element>()
        var droppedToo = RingBuffer<Element>()
        state.withLock { state in
            swap(&dropped, &incoming)
            if !state.isDelivering { swap(&droppedToo, &outgoing) }
        }
        // Elements may hold the last references to the user's objects, so they are released here, outside the lock
        // (contract L0).
        _ = consume dropped
        _ = consume droppedToo
    }

    override func stop() {
        phase.stop()
        upstream.stop()
    }

    override func dispose() {
        phase.stop()
        upstream.dispose()
        clear()
    }
}

/// The turns and the end of an `observe(on:)`, guarded by the same lock as the elements.
///
/// A turn is *idle*, then *scheduled* by the first event that finds it idle, then *delivering*. A turn that reaches its
/// limit is scheduled again; one without further elements becomes idle.
struct ObserveOnState {
    private enum Turn {
        case idle
        case scheduled
        case delivering
        /// Nothing more is delivered.
        case over
    }

    enum Next {
        /// The turn delivers the elements that it has taken out.
        case deliver
        /// The turn sends the end.
        case end((any Error)?)
        /// The turn has reached its limit; the end is left to another turn.
        case continueLater
        /// The turn is over, and its disposable is released outside the lock.
        case rest((any Disposable)?)
    }

    private var turn = Turn.idle
    /// The terminal event, after all elements.
    private var end = PendingEnd.none
    /// The turn on the scheduler.
    var scheduled = ScheduledTurn()

    /// Whether a turn is delivering, to which the elements that it has taken out belong.
    var isDelivering: Bool { if case .delivering = turn { true } else { false } }

    /// An event has arrived.
    ///
    /// - Returns: Whether the caller schedules a turn.
    mutating func needsTurn() -> Bool {
        guard case .idle = turn else { return false }
        turn = .scheduled
        return true
    }

    /// The terminal event has arrived.
    ///
    /// - Returns: Whether the caller schedules a turn.
    mutating func endArrived(_ error: (any Error)?) -> Bool {
        end = .arrived(error)
        return needsTurn()
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

    /// A turn has taken out the queued elements.
    mutating func next(hasElements: Bool, mayEnd: Bool) -> Next {
        if hasElements { return .deliver }
        if case .arrived(let error) = end {
            guard mayEnd else { return .continueLater }
            end = .none
            return .end(error)
        }
        turn = .idle
        return .rest(scheduled.ends())
    }

    /// A turn ends, to be followed by another, or because nothing more is delivered.
    mutating func turnEnds(isOver: Bool) {
        turn = isOver ? .over : .scheduled
    }

    /// Stops the delivery.
    ///
    /// - Returns: The objects to be disposed of and released outside the lock.
    mutating func clear() -> (turn: (any Disposable)?, error: (any Error)?) {
        let error: (any Error)? = if case .arrived(let error) = end { error } else { nil }
        end = .none
        return (scheduled.ends(), error)
    }
}
