@_spi(Internals) internal import RxDisposables
internal import RxSchedulers

/// A queue between two threads.
///
/// The source appends under a lock; the scheduler's turn takes the whole queue out in one go and delivers it without
/// one. Between bursts it keeps little: the memory for a few elements, and no turn.
@usableFromInline
final class ObserveOnSink<Element>: _EndSink<Element> {
    private let downstream: Sink<Element>
    private let node: ObserveOn<Element>
    // The node's. From a field of the node's, it would be retained for each element.
    private let main: MainScheduler?
    // Nothing is delivered any more.
    private let disposed = AtomicBool(false)
    // Nothing is accepted any more.
    private let closed = AtomicBool(false)
    private let lock = Lock()
    // SAFETY: the turn's own while `isDelivering`, else guarded by the lock.
    @exclusivity(unchecked) private var outgoing = RingBuffer<Element>()
    // SAFETY: the fields below are guarded by the lock.
    @exclusivity(unchecked) private var incoming = RingBuffer<Element>()
    // SAFETY: guarded by the lock.
    @exclusivity(unchecked) private var turn: (any Disposable)?
    private var turnNumber = 0
    private var isScheduled = false
    private var isDelivering = false
    private var isEnding = false
    // What it ends with, if that is an error.
    private var error: (any Error)?

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

    override var isStopped: Bool { closed.load(ordering: .acquiring) }

    override func onNext(_ element: Element) {
        guard !closed.load(ordering: .relaxed) else { return }
        // A turn of this stage would be unfinished work, so all that the source has sent before has been delivered.
        if main?.tryBegin() == true {
            downstream.onNext(element)
            main?.oneIsFinished()
            return
        }
        lock.lock()
        incoming.append(element)
        let needsTurn = !isScheduled
        isScheduled = true
        lock.unlock()
        if needsTurn { scheduleTurn() }
    }

    override func onError(_ error: any Error) {
        close(error)
    }

    override func onCompleted() {
        close(nil)
    }

    /// Lets the end wait behind the elements.
    ///
    /// What stands above is of no use from now on.
    private func close(_ error: (any Error)?) {
        guard !closed.exchange(true, ordering: .acquiringAndReleasing) else { return }
        if let main, main.tryBegin() {
            disposed.store(true, ordering: .releasing)
            deliverEnd(error)
            main.oneIsFinished()
            return upstream.dispose()
        }
        lock.lock()
        isEnding = true
        self.error = error
        let needsTurn = !isScheduled
        isScheduled = true
        lock.unlock()
        if needsTurn { scheduleTurn() }
        upstream.dispose()
    }

    private func scheduleTurn() {
        lock.lock()
        turnNumber &+= 1
        let number = turnNumber
        lock.unlock()
        let scheduled = node.scheduler.schedule(UncheckedSendable(self)) { sink in
            sink.value.deliver()
            return Disposables.create()
        }
        lock.lock()
        // The turn may be over by now, and may have scheduled the next one, whose disposable must stay.
        var old: (any Disposable)?
        if number == turnNumber {
            old = turn
            turn = scheduled
        }
        lock.unlock()
        // The old one is freed here, and not under the lock, where the optimiser would end its life.
        extendLifetime(old)
        if disposed.load(ordering: .acquiring) { scheduled.dispose() }
    }

    /// One turn on the scheduler.
    ///
    /// Never two at a time: the next is scheduled by the one before it, or when none is.
    private func deliver() {
        lock.lock()
        isDelivering = true
        lock.unlock()
        let batch = node.batch
        var delivered = 0
        while !disposed.load(ordering: .acquiring) {
            if !outgoing.isEmpty {
                // Others on this scheduler get their turn.
                guard delivered < batch else { return finishTurn(again: true) }
                downstream.onNext(outgoing.removeFirst())
                delivered += 1
                continue
            }
            lock.lock()
            swap(&incoming, &outgoing)
            guard outgoing.isEmpty else {
                lock.unlock()
                continue
            }
            if isEnding {
                guard delivered < batch else {
                    lock.unlock()
                    return finishTurn(again: true)
                }
                let error = error
                self.error = nil
                lock.unlock()
                disposed.store(true, ordering: .releasing)
                deliverEnd(error)
                break
            }
            isDelivering = false
            isScheduled = false
            return unlockAndRest()
        }
        finishTurn(again: false)
    }

    /// Lets go of what is of no use until the next event comes; releases the lock before that.
    private func unlockAndRest() {
        let few = 16
        var unused = RingBuffer<Element>()
        var unusedToo = RingBuffer<Element>()
        swap(&unused, &outgoing)
        if incoming.roomCount == 0 || incoming.roomCount > few { swap(&unused, &incoming) }
        if incoming.roomCount > few { swap(&unusedToo, &incoming) }
        turnNumber &+= 1
        let turn = exchange(&self.turn, with: nil)
        lock.unlock()
        extendLifetime(turn)
        _ = consume unused
        _ = consume unusedToo
    }

    private func deliverEnd(_ error: (any Error)?) {
        if let error { downstream.onError(error) } else { downstream.onCompleted() }
    }

    private func finishTurn(again: Bool) {
        lock.lock()
        isDelivering = false
        lock.unlock()
        if disposed.load(ordering: .acquiring) {
            clear()
        } else if again {
            scheduleTurn()
        }
    }

    /// Frees what still waits.
    ///
    /// A turn that is delivering does it for its part when it sees the flag.
    private func clear() {
        lock.lock()
        let turn = exchange(&self.turn, with: nil)
        let error = exchange(&self.error, with: nil)
        // What was taken out is freed outside the lock.
        let isEmpty = incoming.roomCount == 0 && (isDelivering || outgoing.roomCount == 0)
        if isEmpty { lock.unlock() } else { unlockAndDropQueues() }
        turn?.dispose()
        extendLifetime(error)
    }

    private func unlockAndDropQueues() {
        var dropped = RingBuffer<Element>()
        var droppedToo = RingBuffer<Element>()
        swap(&dropped, &incoming)
        if !isDelivering { swap(&droppedToo, &outgoing) }
        lock.unlock()
        _ = consume dropped
        _ = consume droppedToo
    }

    override func stop() {
        closed.store(true, ordering: .releasing)
        disposed.store(true, ordering: .releasing)
        upstream.stop()
    }

    override func dispose() {
        closed.store(true, ordering: .releasing)
        disposed.store(true, ordering: .releasing)
        upstream.dispose()
        clear()
    }
}
