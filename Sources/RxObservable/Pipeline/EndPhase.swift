public import Synchronization

/// How far something that several threads drive has come with its end.
///
/// It is *live* until its end is certain. From then on nothing that comes counts, but what came before still waits for
/// its turn, and so does the end (contract L2). When that has been sent, or the subscription has been disposed of, it
/// is *over*: nothing goes down.
@usableFromInline
struct EndPhase: ~Copyable, Sendable {
    @inlinable static var live: UInt8 { 0 }
    private static var closing: UInt8 { 1 }
    private static var over: UInt8 { 2 }

    @usableFromInline let phase = Atomic<UInt8>(0)

    /// Whether what comes counts.
    @inlinable var isLive: Bool { phase.load(ordering: .acquiring) == Self.live }

    /// Whether nothing goes down any more.
    @inline(__always) var isOver: Bool { phase.load(ordering: .acquiring) == Self.over }

    /// The end is certain.
    ///
    /// - Returns: Whether this call made it so, and so has to see to the end.
    func close() -> Bool {
        phase.compareExchange(expected: Self.live, desired: Self.closing, ordering: .acquiringAndReleasing).exchanged
    }

    /// The end is sent now.
    ///
    /// - Returns: Whether this call may send it.
    func end() -> Bool {
        phase.exchange(Self.over, ordering: .acquiringAndReleasing) != Self.over
    }

    /// The subscription has been disposed of.
    func stop() {
        phase.store(Self.over, ordering: .releasing)
    }
}
