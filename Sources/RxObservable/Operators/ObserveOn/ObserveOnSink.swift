internal import RxDisposables
internal import RxSchedulers

/// A queue between two threads.
///
/// The source appends under a lock; the scheduler's turn takes the whole queue out at once and delivers its part
/// without the lock. Between bursts only the memory for a few elements remains, and no turn. ``ObserveOnState``
/// decides.
@usableFromInline
final class ObserveOnSink<Element>: _EndSink<Element>, Room {
    private let downstream: Sink<Element>
    private let node: ObserveOn<Element>
    // The scheduler is copied from the node: read through the node, it would be retained for each element.
    private let main: MainScheduler?
    private let phase = EndPhase()
    private let state: Locked<ObserveOnState>
    private let isLimited: Bool
    /// The sources that wait for room, and what else is needed for that; `nil` if they don't.
    private let waits: ObserveOnWaits?
    // SAFETY: owned by the turn while it delivers, otherwise guarded by the lock of `state`.
    @exclusivity(unchecked) private var outgoing = RingBuffer<Element>()
    // SAFETY: guarded by the lock of `state`.
    @exclusivity(unchecked) private var incoming = RingBuffer<Element>()

    required init(_ downstream: Sink<Element>, _ node: ObserveOn<Element>) {
        self.downstream = downstream
        self.node = node
        main = node.main
        state = Locked(ObserveOnState(isFree: node.order.isFree))
        isLimited = node.limit != nil
        waits =
            if let limit = node.limit, case .waits = limit.overflow {
                ObserveOnWaits(limit: limit.count, below: downstream.room)
            } else {
                nil
            }
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
        guard !isLimited else { return appendIfThereIsRoom(element) }
        let number = node.order.number
        let turn = state.withLock { state in
            incoming.append(element)
            return state.arrive(at: number)
        }
        if turn != 0 { scheduleTurn(turn) }
    }

    // Not inlined: a queue without a limit never calls it.
    @inline(never)
    private func appendIfThereIsRoom(_ element: Element) {
        guard let limit = node.limit else { return }
        if waits != nil, Self.mayBlock {
            while !node.isOnSameThread, isFull { blockSender() }
            guard phase.isLive else { return }
        }
        let isKept = waits != nil && (isAwaitedBySender || node.isOnSameThread)
        let number = node.order.number
        var dropped: Element?
        let (turn, isFull) = state.withLock { state in
            let isFull = incoming.count >= limit.count && !isKept
            if isFull {
                guard case .dropsOldest = limit.overflow else { return (0, true) }
                dropped = incoming.removeFirst()
                state.dropOldest()
            }
            incoming.append(element)
            return (state.arrive(at: number), isFull)
        }
        // Freed outside the lock.
        _ = consume dropped
        if isFull {
            limit.onDrop()
            Instrumentation.unseen(.dropped, at: self)
            switch limit.overflow {
            case .fails(let error), .waits(else: let error): close(error)
            case .dropsOldest, .dropsNewest: break
            }
        }
        if turn != 0 { scheduleTurn(turn) }
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
        let number = node.order.number
        let turn = state.withLock { $0.endArrived(error, at: number) }
        if turn != 0 { scheduleTurn(turn) }
        upstream.dispose()
    }

    private func scheduleTurn(_ turn: Int) {
        let order = node.order
        let number = SchedulingOrder.number(after: order.number)
        // SAFETY: one turn delivers at a time, and the lock guards the fields that turns share with the source.
        let scheduled = node.scheduler.schedule(UncheckedSendable((sink: self, turn: turn))) { item in
            item.value.sink.deliver(item.value.turn)
            return Disposables.create()
        }
        // Further events may join only now that the turn has its place on the scheduler, and if no other action has
        // come in between.
        let ticket = order.number == number ? number : ObserveOnState.noTicket
        state.withLock { $0.keep(scheduled, of: turn, ticket: ticket) }
        // If the disposal came before `keep`, it found no disposable, so the turn is disposed of here.
        if phase.isOver { scheduled.dispose() }
    }

    override var room: (any Room)? { waits == nil ? nil : self }

    var requestsElements: Bool { waits != nil && !node.isOnSameThread }

    var isOver: Bool { !phase.isLive }

    var isFull: Bool {
        guard let limit = node.limit, !phase.isOver else { return false }
        return state.withLock { _ in incoming.count >= limit.count }
    }

    func tryEnter() -> Bool {
        guard let waits, !phase.isOver else { return true }
        return state.withLock { _ in waits.sources.enters(behind: incoming.count) }
    }

    func leave() {
        state.withLock { _ in waits?.sources.leaves() }
        resumeSources()
    }

    func keep(_ resume: @escaping PausedSources.Resume) -> Bool {
        keep { sources, count in sources.add(resume, behind: count) }
    }

    func keepSender(_ resume: @escaping PausedSources.Resume) -> Bool {
        keep { sources, count in sources.addSender(resume, behind: count) }
    }

    private func keep(_ add: (PausedSources, Int) -> Bool) -> Bool {
        guard let waits else { return false }
        let isKept = state.withLock { _ in add(waits.sources, incoming.count) }
        // If the disposal came before, it found nothing to resume.
        if isKept, phase.isOver { resumeSources(all: true) }
        return isKept
    }

    private func resumeSources(all: Bool = false) {
        guard let waits else { return }
        let ready = state.withLock { _ in
            all ? waits.sources.removeAll() : waits.sources.removeReady(behind: incoming.count)
        }
        for resume in ready { resume() }
    }

    /// Subscribes to the source; loops in it run up to the limit, and are run again on the scheduler.
    func runLoops(_ subscribe: () -> Void) {
        guard waits != nil, !node.isOnSameThread else { return subscribe() }
        let loops = SteppedTrampoline(for: self)
        loops.run(subscribe)
        // SAFETY: loops run on one thread at a time.
        let sink = UncheckedSendable(self)
        runWhileThereIsRoom(loops, in: self) { next in sink.value.schedule(next) }
    }

    private func schedule(_ next: @escaping PausedSources.Resume) {
        guard phase.isLive else { return }
        waits?.scheduled.replace(DisposableUpstream(scheduleLoops(next, on: node.scheduler)))
    }

    /// Leaves the rest, if there is one, to another turn, until the next queue downstream may be entered.
    private func pauses(for below: any Room) -> Bool {
        guard let turn = state.withLock({ $0.pauses() }) else { return false }
        // SAFETY: turns may be scheduled on any thread.
        let sink = UncheckedSendable(self)
        let resume: PausedSources.Resume = { if !sink.value.phase.isOver { sink.value.scheduleTurn(turn) } }
        if !below.keep(resume) { resume() }
        return true
    }

    private func send(_ element: Element) {
        if let below = waits?.below {
            below.withAwaitingSender { downstream.onNext(element) }
        } else {
            downstream.onNext(element)
        }
    }

    /// One turn on the scheduler.
    private func deliver(_ turn: Int) {
        let (delivers, released) = state.withLock { $0.turnBegins(turn) }
        extendLifetime(released)
        guard delivers else { return }
        var room = node.batch
        while !phase.isOver {
            let below = waits?.below
            let hasEntered = below?.tryEnter() ?? false
            if let below, !hasEntered, pauses(for: below) { return }
            defer { if hasEntered { below?.leave() } }
            switch dequeue(room) {
            case .deliver(let count):
                room = max(0, room &- count)
                if isLimited {
                    // What waits has been taken out one by one.
                    resumeSources()
                    send(outgoing.removeFirst())
                } else {
                    for _ in 0..<count where !phase.isOver { downstream.onNext(outgoing.removeFirst()) }
                }
            case .end(let error):
                sendEnd(error)
            case .again(let next, let last, let ticket):
                // Other work on this scheduler gets its turn (contract T6).
                scheduleTurn(next)
                // Unless that is an event of another chain, which has to come after the rest (contract T16).
                let isNext = node.order.isFree || node.order.settledNumber == SchedulingOrder.number(after: ticket)
                guard !state.withLock({ $0.yields(to: next, last: last, isNext: isNext) }) else { return }
                room = node.batch
            case .rest:
                return
            }
        }
        // This is noted under the lock: a later disposal finds that no turn is delivering, and clears by itself.
        state.withLock { $0.turnEnds() }
        clear()
    }

    /// Dequeues elements, and decides the next action of the turn.
    ///
    /// An idle stage keeps a small buffer; the rest is freed outside the lock.
    private func dequeue(_ room: Int) -> ObserveOnState.Next {
        let few = 16
        var unused = RingBuffer<Element>()
        var unusedIncoming = RingBuffer<Element>()
        let next = state.withLock { state in
            if isLimited {
                // What waits is counted, so elements are taken out one by one.
                let next = state.next(waiting: min(1, incoming.count), room: room)
                if case .deliver = next { outgoing.append(incoming.removeFirst()) }
                return next
            }
            if outgoing.isEmpty { swap(&incoming, &outgoing) }
            // Mutant gap: "observe(on:): two chains, two threads, one scheduler"
            let next = state.next(waiting: outgoing.count, room: room)
            if case .rest = next, outgoing.isEmpty, incoming.isEmpty {
                swap(&unused, &outgoing)
                if incoming.roomCount == 0 || incoming.roomCount > few { swap(&unused, &incoming) }
                if incoming.roomCount > few { swap(&unusedIncoming, &incoming) }
            }
            return next
        }
        // These are freed here, outside the lock.
        _ = consume unused
        _ = consume unusedIncoming
        return next
    }

    private func sendEnd(_ error: (any Error)?) {
        guard phase.end() else { return }
        if let error { downstream.onError(error) } else { downstream.onCompleted() }
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
        // Mutant skip: "observe(on:): a source waits, and disposal"
        resumeSources(all: true)
        waits?.scheduled.dispose()
        dropped.turn?.dispose()
        dropped.earlier?.dispose()
        extendLifetime(dropped.error)
    }

    private func dropQueues() {
        var dropped = RingBuffer<Element>()
        var droppedOutgoing = RingBuffer<Element>()
        state.withLock { state in
            swap(&dropped, &incoming)
            if !state.isDelivering { swap(&droppedOutgoing, &outgoing) }
        }
        // Elements may hold the last references to the user's objects, so they are released here, outside the lock
        // (contract L0).
        _ = consume dropped
        _ = consume droppedOutgoing
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
