internal import RxDisposables

/// Decides when several sources together make a result: the common part of all forms of `combineLatest` and `zip`.
///
/// Each source has a slot. A slot is *ready* when it can give an element. Events run in a ``SerialSection``:
/// - an element: when all slots are ready, the result selector reads them; when this source is the only live one and
///   another slot can't become ready any more, the sequence completes;
/// - the end of a source: when all have ended, the sequence completes;
/// - a slot of a queue is *dry* when its source has ended and its queue is empty: then no result can come any more, and
///   the sequence completes (contract C9);
/// - an error: fails the sequence, and is certain from the moment it comes.
@usableFromInline
package class Coordinator: _Upstream {
    final let section = SerialSection()
    final let phase = EndPhase()
    final let slots: SlotTable
    // The fields below are touched only in the section.
    final var unready: Int
    private final var live: Int
    final var hasDrySlot = false
    private final let lock = Lock()
    // The number of slots to release. It is set before the first source is subscribed to, then changed under the lock.
    private final var slotCount = 0
    // The number of users of the slots: the subscribing thread, until it has subscribed, and the section, until the
    // end. The last user releases the slots. The number is changed under the lock.
    private final var slotUsers = 2
    private final let fewPlaces: SlotTable.FewPlaces

    init(count: Int) {
        let none: SlotTable.FewWords = (0, 0, 0, 0, 0, 0)
        fewPlaces = InlineStorage((none, none, none, none))
        slots = SlotTable(capacity: count, fewPlaces)
        unready = count
        live = count
    }

    deinit {
        // Each slot holds this object, so no slot is left now. This frees the elements of `just`s, which have no slots.
        releaseSlots(slotCount)
        slots.deallocate(fewPlaces)
    }

    /// Whether the end isn't certain yet.
    final var isLive: Bool { phase.isLive }

    /// Makes a slot for each source that needs one, subscribes the downstream, and then subscribes to each source, in
    /// order.
    final func connect(_ sources: [SourceEntry]) {
        // A field of an element of the array is retained and released; one behind a pointer isn't.
        sources.withUnsafeBufferPointer { sources in
            for position in 0..<sources.count {
                let slotType = sources[position].slotType
                // While subscriptions are watched, each source has a slot, so that the subscription to it is seen.
                let skipsSlot = sources[position].needsNoSlot && !Instrumentation.isOn
                slots.initialize(position, skipsSlot ? nil : slotType.make(of: self, at: position), slotType)
            }
            // All slots exist before the first subscription: from then on an end or a disposal is passed to all of
            // them.
            slotCount = sources.count
            subscribeDownstream()
            for position in 0..<sources.count where isLive {
                sources[position].slotType.attach(to: sources[position].node, at: position, of: self)
            }
        }
        // If the subscription was disposed of meanwhile, this thread releases the slots.
        leaveSlots()
    }

    /// Receives the element and the end of a `just`, which needs no slot.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - position: The position of the source.
    final func receiveOnly<Element>(_ element: Element, at position: Int) {
        if section.tryEnter() {
            receiveInTurn(element, at: position)
            section.leave()
        } else {
            // `pass(_:to:)` isn't used, since its closure captures nothing: the position has to wait together with the
            // element.
            section.enqueue { self.receiveInTurn(element, at: position) }
        }
    }

    private final func receiveInTurn<Element>(_ element: Element, at position: Int) {
        guard !phase.isOver else { return }
        _ = slots.keep(position, element)
        unready -= 1
        // The source counts as live until `slotCompleted()` is called below.
        slotReceived(wasLive: true)
        guard !phase.isOver else { return }
        slotCompleted()
    }

    /// Subscribes the downstream.
    func subscribeDownstream() {}

    /// Sends the combined result.
    ///
    /// Called in the section.
    func sendResult() {}

    /// Sends the terminal event; `nil` means completion.
    ///
    /// Called in the section.
    func sendEnd(_ error: (any Error)?) {}

    /// A slot has received an element.
    ///
    /// Called in the section.
    @inline(__always) final func slotReceived(wasLive: Bool) {
        if unready == 0 {
            sendResult()
            // Mutant skip: "zip: the last pair is the end"
            if hasDrySlot { end(nil) }
        } else if live - (wasLive ? 1 : 0) == 0 {
            // No other source is live, so slots that aren't ready will never be ready.
            end(nil)
        }
    }

    /// The source of a slot has completed.
    ///
    /// Called in the section.
    final func slotCompleted() {
        live -= 1
        if live == 0 || hasDrySlot { end(nil) }
    }

    /// The source of a slot has failed: the end is certain now, and sent in its turn.
    final func slotFailed(_ error: any Error) {
        guard phase.close() else { return }
        section.perform(by: self, meanwhile: { $0.stopSlots() }, { $0.end(error) })
    }

    /// Sends the terminal event, unless the sequence is over; `nil` means completion.
    ///
    /// Called in the section.
    final func end(_ error: (any Error)?) {
        _ = phase.close()
        guard phase.end() else { return }
        // The slots still exist: `leaveSlots()` is called below at the earliest.
        if live > 0 { for position in 0..<slotCount { slots.stop(position) } }
        sendEnd(error)
        // Mutant skip: "combineLatest: an end meanwhile"
        if phase.finishEnd() { leaveSlots() }
    }

    /// Stops the sources from outside the section.
    private final func stopSlots() {
        var all: [Upstream] = []
        // The thread in the section may free the slots at any moment, so each is retained under the lock. They are
        // stopped outside the lock, since `stop()` reaches every stage above (contract L0).
        lock.withLock { for position in 0..<slotCount { if let slot = slots.slot(position) { all.append(slot) } } }
        for slot in all { slot.stop() }
    }

    package final override func stop() {
        phase.stop()
        // The lock isn't needed: `stop()` never runs during or after `dispose()`, and nothing frees the slots before
        // that.
        for position in 0..<slotCount { slots.stop(position) }
    }

    package final override func dispose() {
        phase.stop()
        // The slots still exist: `leaveSlots()` is called after this.
        for position in 0..<slotCount { slots.dispose(position) }
        // A thread that is sending the end calls `leaveSlots()` after that.
        if !phase.release() { section.perform(by: self) { $0.leaveSlots() } }
    }

    /// Gives up the slots, and releases them if they have no other user: they hold this object.
    ///
    /// Called once by the thread that subscribes, and once in the section, where they are read.
    private final func leaveSlots() {
        releaseSlots(
            lock.withLock {
                slotUsers -= 1
                return slotUsers == 0 ? exchange(&slotCount, with: 0) : 0
            }
        )
    }

    @inline(__always) private final func releaseSlots(_ count: Int) {
        for position in 0..<count { slots.release(position) }
    }
}

@usableFromInline
package final class ResultCoordinator<Result>: Coordinator {
    private let downstream: Sink<Result>
    private let combine: (SlotTable) throws -> Result

    required init(_ downstream: Sink<Result>, count: Int, _ combine: @escaping (SlotTable) throws -> Result) {
        self.downstream = downstream
        self.combine = combine
        super.init(count: count)
    }

    package override var below: Upstream? { downstream }

    override func subscribeDownstream() {
        downstream.onSubscribe(self)
    }

    override func sendResult() {
        do { downstream.onNext(try combine(slots)) } catch { end(error) }
    }

    override func sendEnd(_ error: (any Error)?) {
        if let error {
            downstream.onError(error)
        } else {
            downstream.onCompleted()
        }
    }
}
