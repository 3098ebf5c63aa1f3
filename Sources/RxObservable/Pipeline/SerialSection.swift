public import RxDisposables

/// Runs one piece of work at a time, in order, without a lock: the serialised emitter for events of several threads.
///
/// The thread that finds the section idle owns it, runs its own work, and then the work that other threads have queued
/// meanwhile; those threads have returned long before. A call from inside the section (a subject fed by its own
/// observer) is queued in the same way, so the stack stays flat.
///
/// ```swift
/// section.pass(element, to: self) { $0.downstream.onNext($1) }
/// ```
///
/// The idle case costs two compare-and-swaps and allocates nothing; a waiting element is moved into memory that is
/// reused. No lock is held while the work runs (contract L0).
@_spi(Pipeline) public struct SerialSection: ~Copyable, Sendable {
    /// No thread is in the section, and nothing waits.
    @usableFromInline static var idle: UInt8 { 0 }
    /// A thread is in the section.
    @usableFromInline static var occupied: UInt8 { 1 }
    /// A thread is in the section, and work may wait.
    @usableFromInline static var awaited: UInt8 { 2 }

    @usableFromInline let state = AtomicUInt8(SerialSection.idle)
    // A retained `WaitingWork`, or zero until something has to wait.
    private let address = AtomicUInt(0)

    /// Makes an idle section.
    public init() {}

    deinit {
        waiting?.release()
    }

    /// Enters the section if it is idle.
    ///
    /// A caller that gets `true` calls ``leave()`` when it is done.
    @inlinable
    public func tryEnter() -> Bool {
        // The state is loaded first: a compare-and-swap that fails would still take the cache line away from the thread
        // in the section. Entering acquires the changes that the last owner released by leaving, so the section may
        // guard plain fields.
        state.load(ordering: .relaxed) == Self.idle
            && state.compareExchange(expected: Self.idle, desired: Self.occupied, ordering: .acquiringAndReleasing)
                .exchanged
    }

    /// Enters the section if it is idle, where every thread that enters or queues holds one lock.
    ///
    /// Only the holder of that lock can make an idle section busy, so a store is enough: one locked instruction less.
    /// A caller that gets `true` calls ``leave()`` when it is done, with or without the lock.
    @inlinable
    public func tryEnterUnderLock() -> Bool {
        // The load is acquiring, since the last owner may have left without the lock. The store needs no ordering: the
        // next thread that enters or queues takes the lock first.
        guard state.load(ordering: .acquiring) == Self.idle else { return false }
        state.store(Self.occupied, ordering: .relaxed)
        return true
    }

    /// Leaves the section, after the work that has queued up meanwhile.
    ///
    /// - Complexity: O(*n*) in the amount of queued work.
    @inlinable
    public func leave() {
        if !tryLeave() { drain() }
    }

    @inlinable
    func tryLeave() -> Bool {
        // Mutant torn: "section: three threads pass"
        state.compareExchange(expected: Self.occupied, desired: Self.idle, ordering: .acquiringAndReleasing).exchanged
    }

    /// Passes an element to its receiver in the section: now if that is idle, otherwise in its turn.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - receiver: What `body` gets with the element. All elements of one type have the same `body`.
    ///   - mayWait: Whether the element is still wanted when it can't be passed now.
    ///   - body: Handles the element on the thread that owns the section then; it captures nothing.
    @inlinable @inline(__always)
    public func pass<Receiver: AnyObject, Element>(
        _ element: Element,
        to receiver: Receiver,
        waitsIf mayWait: @autoclosure () -> Bool = true,
        _ body: @escaping (Receiver, Element) -> Void
    ) {
        if tryEnter() {
            body(receiver, element)
            leave()
        } else if mayWait(), queue(element, for: receiver, body) {
            // The former owner had left before the element was queued, so this thread owns the section now.
            drain()
        }
    }

    /// Queues an element and runs nothing, so it may be called under a lock that decides the order.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - receiver: As in ``pass(_:to:waitsIf:_:)``.
    ///   - body: Handles the element.
    /// - Returns: Whether the section was idle. The caller then owns it, and calls ``drain()`` at once, outside the
    ///   lock.
    @inlinable @inline(__always)
    public func queue<Receiver: AnyObject, Element>(
        _ element: Element,
        for receiver: Receiver,
        _ body: @escaping (Receiver, Element) -> Void
    ) -> Bool {
        let identifier = ObjectIdentifier(receiver)
        // The closure looks up the metadata of the receiver's class when it is made: once for each run, not for each
        // element.
        return queueBehindLast(element, of: identifier) ?? queue(element, of: identifier) { { body(receiver, $0) } }
    }

    /// Queues an element in the last run, if that run has the same receiver and enough room.
    ///
    /// Generic only in the element, as ``queue(_:of:_:)``.
    ///
    /// - Returns: As ``queue(_:for:_:)``; `nil` if the element is not in the queue.
    @usableFromInline @inline(never)
    func queueBehindLast<Element>(_ element: Element, of receiver: ObjectIdentifier) -> Bool? {
        // SAFETY: the section has the reference, and isn't freed while it is in use.
        waiting?._withUnsafeGuaranteedRef { $0.appendToLast(element, of: receiver, announcedBy: state) }
    }

    /// Generic only in the element, so that the queue doesn't depend on the receiver's class.
    @usableFromInline @inline(never)
    func queue<Element>(_ element: Element, of receiver: ObjectIdentifier, _ makeBody: () -> (Element) -> Void) -> Bool
    {
        // SAFETY: the section keeps the object while it lives, and this call is one of its own.
        (waiting ?? makeWaiting())._withUnsafeGuaranteedRef {
            $0.append(element, of: receiver, announcedBy: state, makeBody)
        }
    }

    /// Runs `body` in the section: now if it is idle, otherwise in its turn.
    ///
    /// For work that is too rare to need ``pass(_:to:waitsIf:_:)``.
    public func perform(_ body: @escaping () -> Void) {
        if tryEnter() {
            body()
            leave()
        } else {
            enqueue(body)
        }
    }

    /// Runs `body` in the section now if it is idle; otherwise runs `meanwhile` at once, and `body` in its turn.
    ///
    /// - Parameters:
    ///   - owner: The owner of the work.
    ///   - meanwhile: The part that can't wait when the work has to.
    ///   - body: The work; retains nothing unless it has to wait.
    @inlinable @inline(__always)
    public func perform<Owner: AnyObject>(
        by owner: Owner,
        meanwhile: (Owner) -> Void = { _ in },
        _ body: @escaping (Owner) -> Void
    ) {
        if tryEnter() {
            body(owner)
            leave()
        } else {
            meanwhile(owner)
            enqueue { body(owner) }
        }
    }

    /// Queues `body` for the thread in the section; runs it now if that thread has just left.
    ///
    /// - Parameter body: The work. It runs at once or later, on whichever thread owns the section then.
    public func enqueue(_ body: @escaping () -> Void) {
        if queue(body) { drain() }
    }

    /// Queues `body` and runs nothing, as ``queue(_:for:_:)`` does with an element.
    ///
    /// - Parameter body: The work.
    /// - Returns: Whether the section was idle, and now belongs to the caller.
    public func queue(_ body: @escaping () -> Void) -> Bool {
        // The closure is stored in a struct, since a closure that is passed to generic code is wrapped in another one.
        queue(Work(body: body), of: ObjectIdentifier(Work.self)) { { $0.body() } }
    }

    /// Runs all waiting work and leaves; called by the thread that owns the section.
    ///
    /// - Complexity: O(*n*) in the amount of queued work.
    @inline(never)
    public func drain() {
        var count = 0
        repeat {
            // Foreign code runs in this call. Work that it queues is run in the next round, without recursion (contract
            // G8).
            // SAFETY: the section keeps the object while it lives; who drains it holds the section.
            waiting?._withUnsafeGuaranteedRef { work in
                count &+= work.runWaiting(announcedBy: state)
                guard count > Self.manyElements else { return }
                count = 0
                work.watchForFeedback()
            }
        } while !tryLeave()
    }

    /// Notes that an operator takes out what had waited in a queue of its own: elements that follow from that aren't
    /// feedback, however many there are.
    func noteOutside() {
        // SAFETY: the section keeps the object while it lives, and this call is one of its own.
        waiting?._withUnsafeGuaranteedRef { $0.noteOutside() }
    }

    /// After so many elements without a pause, a section asks where they come from (contract C10).
    private static var manyElements: Int { 0xFFFF }

    private struct Work: SectionWork {
        let body: () -> Void
    }

    // SAFETY: the section retains the object, and releases it when it is freed itself.
    private var waiting: Unmanaged<WaitingWork>? {
        // SAFETY: the address is an object that the section has retained, and releases when it is freed itself.
        UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)).map { Unmanaged.fromOpaque($0) }
    }

    // SAFETY: the section that keeps the address owns the reference, and `deinit` releases it.
    private func makeWaiting() -> Unmanaged<WaitingWork> {
        // SAFETY: as above.
        let new = Unmanaged.passRetained(WaitingWork())
        let attempt = address.compareExchange(
            expected: 0,
            desired: UInt(bitPattern: new.toOpaque()),
            ordering: .acquiringAndReleasing
        )
        guard !attempt.exchanged, let first = waiting else { return new }
        // Another thread has made the object first.
        new.release()
        return first
    }
}
