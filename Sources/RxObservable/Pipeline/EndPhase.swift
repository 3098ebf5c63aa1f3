public import RxDisposables

/// The termination state of a sink that several threads drive: *live*, then *closing*, then *over*.
///
/// A sink is *live* until its end is certain. While it is *closing*, new events are dropped; earlier events still wait
/// for their turn, followed by the end (contract L2). When the end has been sent or the subscription has been disposed
/// of, the sink is *over*: nothing is forwarded downstream.
@usableFromInline
struct EndPhase: ~Copyable, Sendable {
    // The order of the values matters: from `sending` on, the sink is over.
    @inlinable static var live: UInt8 { 0 }
    private static var closing: UInt8 { 1 }
    /// The sink is over, and the end is being sent.
    private static var sending: UInt8 { 2 }
    private static var over: UInt8 { 3 }
    /// The end is being sent, and the subscription has been disposed of.
    private static var released: UInt8 { 4 }

    @usableFromInline let phase = AtomicUInt8(0)

    /// Whether a new event still counts.
    @inlinable var isLive: Bool { phase.load(ordering: .acquiring) == Self.live }

    /// Whether no event is sent any more.
    @inline(__always) var isOver: Bool { phase.load(ordering: .acquiring) >= Self.sending }

    /// Makes the end certain.
    ///
    /// - Returns: Whether this call made it certain; if so, the caller has to send the end.
    func close() -> Bool {
        // Mutant torn: "end phase: close, end, stop"
        phase.compareExchange(expected: Self.live, desired: Self.closing, ordering: .acquiringAndReleasing).exchanged
    }

    /// Begins to send the end; returns whether this call may send the end.
    func end() -> Bool { move(to: Self.sending) }

    /// The end has been sent; for callers of ``end()`` that free something after disposal, in the section.
    ///
    /// - Returns: Whether the subscription was disposed of meanwhile, as is usual; this caller then frees its
    ///   resources.
    func finishEnd() -> Bool {
        phase.exchange(Self.over, ordering: .acquiringAndReleasing) == Self.released
    }

    /// Marks the subscription as disposed of.
    func stop() { _ = move(to: Self.over) }

    /// Marks the subscription as disposed of, when there are resources to free in the section.
    ///
    /// - Returns: Whether the caller of ``finishEnd()``, which is sending the end, frees them; then nothing has to wait
    ///   for the section, which would take memory.
    func release() -> Bool {
        // If the end is being sent, `stop()` changes nothing and the phase is still `sending`. If not, the phase is
        // `over`, and the exchange below fails.
        stop()
        return phase.compareExchange(
            expected: Self.sending,
            desired: Self.released,
            ordering: .acquiringAndReleasing
        ).exchanged
    }

    /// Leaves *live* or *closing*; returns whether this call changed the phase.
    private func move(to new: UInt8) -> Bool {
        // A stale value costs one more round: the compare-and-swap decides.
        var old = phase.load(ordering: .relaxed)
        while old < Self.sending {
            let attempt = phase.weakCompareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing)
            if attempt.exchanged { return true }
            old = attempt.original
        }
        return false
    }
}
