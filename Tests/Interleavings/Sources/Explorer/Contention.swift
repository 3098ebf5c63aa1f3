/// The places that several threads use, and at least one writes: only a preemption before an access to one is useful.
///
/// At any other place, a thread has the same result whether other threads run before or after it, so a preemption there
/// is equivalent to one before its next access to a contended place. A place is known to be contended when it is first
/// used so; schedules that were explored before are then explored again.
struct Contention {
    private static let namesPerThread: UInt32 = 4_096

    /// For each name, a bit for each thread that reads or writes there, and above these bits one for each that writes.
    private var uses = [UInt32](repeating: 0, count: Int(namesPerThread) * (Turns.limit + 1))

    /// Whether a further place was found to be contended since this was set to `false`.
    var hasGrown = false

    static func name(_ maker: Int, _ index: UInt32) -> UInt32 {
        // Beyond the limit, several places share a name; they may then count as contended, which is harmless.
        UInt32(maker) * namesPerThread + min(index, namesPerThread - 1)
    }

    func isContended(_ name: UInt32) -> Bool {
        Self.isContended(uses[Int(name)])
    }

    mutating func note(_ name: UInt32, by thread: Int, writes: Bool) {
        let old = uses[Int(name)]
        let new = old | 1 << UInt32(thread) | (writes ? 1 << UInt32(thread + 16) : 0)
        guard new != old else { return }
        uses[Int(name)] = new
        if Self.isContended(new), !Self.isContended(old) { hasGrown = true }
    }

    private static func isContended(_ uses: UInt32) -> Bool {
        uses >> 16 != 0 && (uses & 0xFFFF) & (uses & 0xFFFF &- 1) != 0
    }
}
