public import RxDisposables

/// The termination state of a sink that several threads drive: *live*, then *closing*, then *over*.
///
/// It is *live* until its end is certain. While it is *closing*, new events are dropped, and those that came before
/// still wait for their turn, the end behind them (contract L2). When the end has been sent, or the subscription has
/// been disposed of, it is *over*: nothing is forwarded downstream.
@usableFromInline
struct EndPhase: ~Copyable, Sendable {
    // The order of the numbers counts: from `sending` on, it is over.
    @inlinable static var live: UInt8 { 0 }
    private static var closing: UInt8 { 1 }
    /// It is over, and the end is being sent.
    private static var sending: UInt8 { 2 }
    private static var over: UInt8 { 3 }
    /// The end is being sent, and the subscription has been disposed of.
    private static var released: UInt8 { 4 }

    @usableFromInline let phase = AtomicUInt8(0)

    /// Whether what comes counts.
    @inlinable var isLive: Bool { phase.load(ordering: .acquiring) == Self.live }

    /// Whether nothing is sent any more.
    @inline(__always) var isOver: Bool { phase.load(ordering: .acquiring) >= Self.sending }

    /// The end is certain.
    ///
    /// - Returns: Whether this call made it so, and so has to see to the end.
    func close() -> Bool {
        phase.compareExchange(expected: Self.live, desired: Self.closing, ordering: .acquiringAndReleasing).exchanged
    }

    /// The end is sent now.
    ///
    /// - Returns: Whether this call may send it.
    func end() -> Bool { move(to: Self.sending) }

    /// The end has been sent; for callers of ``end()`` that free something after disposal, in the section.
    ///
    /// - Returns: Whether the subscription was disposed of meanwhile, as it most often is, and what follows is left to
    ///   this caller.
    func finishEnd() -> Bool {
        phase.exchange(Self.over, ordering: .acquiringAndReleasing) == Self.released
    }

    /// The subscription has been disposed of.
    func stop() { _ = move(to: Self.over) }

    /// The subscription has been disposed of, and something is to be freed in the section.
    ///
    /// - Returns: Whether that is left to the caller of ``finishEnd()``, which is sending the end: so nothing has to
    ///   wait for the section, which would take memory.
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

    /// Leaves *live* or *closing*.
    ///
    /// - Returns: Whether this call did.
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
