/// All schedules up to a number of preemptions, depth first.
///
/// A run repeats the choices of the previous one, except the last choice that has an alternative left. If the state is
/// the same as in an earlier run, up to the order of independent operations, and no more preemptions are left than
/// there, everything after it has been explored.
final class Search: Strategy {
    private struct Choice {
        var taken: Int
        var left: UInt32
    }

    let bound: Int
    private let isThrifty: Bool
    private var path: [Choice] = []
    private var depth = 0
    private var used = 0
    private var seen: [UInt64: Int] = [:]
    private var isSeen = false
    /// Hashes of the different schedules, regardless of the order of independent operations.
    private(set) var ends: Set<UInt64> = []

    /// Makes a search; one that isn't thrifty tries every choice, for comparison.
    init(bound: Int, isThrifty: Bool = true) {
        self.bound = bound
        self.isThrifty = isThrifty
    }

    func pick(_ thread: Int?, _ ready: UInt32, _ turns: Turns) -> Int {
        let usual = thread ?? ready.trailingZeroBitCount
        var others = ready & ~(1 << UInt32(usual))
        if thread != nil, used >= bound || !isWorthwhile(usual, turns) { others = 0 }
        guard others != 0, !isSeen else { return usual }
        let taken: Int
        if depth < path.count {
            taken = path[depth].taken
            guard ready & (1 << UInt32(taken)) != 0 else {
                turns.fail("The same choices give another run: the scenario depends on something else than its turns.")
                return usual
            }
        } else {
            let key = turns.fingerprint(thread)
            if isThrifty, let left = seen[key], left >= bound - used {
                isSeen = true
                return usual
            }
            seen[key] = bound - used
            path.append(Choice(taken: usual, left: others))
            taken = usual
        }
        depth += 1
        if thread != nil, taken != usual { used += 1 }
        return taken
    }

    private func isWorthwhile(_ thread: Int, _ turns: Turns) -> Bool {
        guard isThrifty, let place = turns.threads[thread].place else { return true }
        return turns.contention.isContended(place.pointee.name)
    }

    /// Prepares the next run.
    ///
    /// - Parameter turns: The run that is over.
    /// - Returns: Whether there is a next run.
    func next(after turns: Turns) -> Bool {
        ends.insert(turns.fingerprint(nil))
        isSeen = false
        depth = 0
        used = 0
        while let last = path.last {
            if last.left != 0 {
                let taken = last.left.trailingZeroBitCount
                path[path.count - 1] = Choice(taken: taken, left: last.left & ~(1 << UInt32(taken)))
                return true
            }
            path.removeLast()
        }
        return false
    }
}
