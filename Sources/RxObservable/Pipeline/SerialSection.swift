public import Synchronization

/// One piece of work at a time, in order, without a lock: the serialised emitter of everything that several threads drive.
///
/// An atomic counter says how much work there is. Whoever raises it from zero owns the section, does its work there and
/// then does what others have left in the queue meanwhile; those others have long returned. A call from inside the
/// section (a subject fed by its own observer) queues up in the same way, so the stack stays flat.
///
/// ```swift
/// if section.tryEnter() {
///     downstream.onNext(element)
///     section.leave()
/// } else {
///     section.enqueue { self.downstream.onNext(element) }
/// }
/// ```
///
/// The idle case costs one compare-and-swap and one decrement, and allocates nothing. No lock is held while the work
/// runs (contract L0).
@_spi(Pipeline) public struct SerialSection: ~Copyable, Sendable {
    @usableFromInline let work = Atomic<Int>(0)
    private let waiting = WaitingWork()

    /// Makes an idle section.
    public init() {}

    /// Enters the section if nobody is in it.
    ///
    /// Whoever gets `true` calls ``leave()`` when done.
    @inlinable
    public func tryEnter() -> Bool {
        work.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged
    }

    /// Leaves the section, after doing what has queued up meanwhile.
    ///
    /// - Complexity: O(*n*) in the amount of queued work.
    @inlinable
    public func leave() {
        if work.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue != 0 {
            drain()
        }
    }

    /// Leaves `body` to whoever is in the section; does it now if that one has just left.
    ///
    /// - Parameter body: The work. It runs at once or later, on whichever thread owns the section then.
    public func enqueue(_ body: @escaping () -> Void) {
        if queue(body) {
            drain()
        }
    }

    /// Leaves `body` in the queue and runs nothing, so that it may be called under a lock that decides about the order.
    ///
    /// - Parameter body: The work.
    /// - Returns: Whether the section was idle. The caller owns it then, and calls ``drain()`` at once, outside the lock.
    public func queue(_ body: @escaping () -> Void) -> Bool {
        waiting.append(body, countedBy: work) == 1
    }

    /// Does `body` in the section: now if it is idle, else in its turn.
    ///
    /// For work that is too rare to need ``tryEnter()``.
    public func perform(_ body: @escaping () -> Void) {
        if tryEnter() {
            body()
            leave()
        } else {
            enqueue(body)
        }
    }

    /// Does queued work until the counter, one for each piece, falls to zero; for whoever owns the section.
    ///
    /// - Complexity: O(*n*) in the amount of queued work.
    public func drain() {
        repeat {
            waiting.popFirst()?()
        } while work.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue != 0
    }
}
