/// Which places several threads use, and one of them writes: only in front of those is a preemption of use.
///
/// What a thread does at any other place is the same whether others go on before it or after it, so that the preemption
/// may as well come in front of its next operation at a contended place. That a place is contended is found out when it
/// is used so; what has been explored until then is explored once more.
struct Contention {
    private static let namesPerThread: UInt32 = 4_096

    /// For each name, a bit for each thread that reads or writes there, and above them one for each that writes.
    private var uses = [UInt32](repeating: 0, count: Int(namesPerThread) * (Turns.limit + 1))

    /// Whether a place has turned out to be contended since this was set to `false`.
    var hasGrown = false

    static func name(_ maker: Int, _ index: UInt32) -> UInt32 {
        // Beyond that several places share a name, which may make them contended and is of no harm.
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
