/// Decides who goes on.
protocol Strategy: AnyObject {
    /// Who goes on.
    ///
    /// - Parameters:
    ///   - thread: The one that is at a point and could go on; `nil` if it can't.
    ///   - ready: A bit for each thread that could go on.
    ///   - turns: The run.
    /// - Returns: Its number.
    func pick(_ thread: Int?, _ ready: UInt32, _ turns: Turns) -> Int
}

/// All schedules up to a number of preemptions, depth first.
///
/// A run repeats the choices of the one before it, but for the last that has something left to try. Where what has
/// happened so far is the same as in an earlier run but for the order of what is independent, and as many preemptions
/// are left, everything behind has been seen.
final class Search: Strategy {
    private struct Choice {
        var taken: Int
        var left: UInt32
    }

    let bound: Int
    private var path: [Choice] = []
    private var depth = 0
    private var used = 0
    private var seen: [UInt64: Int] = [:]
    private var isSeen = false
    private var ends: Set<UInt64> = []

    /// How many schedules were different, and not only in the order of what is independent.
    var distinct: Int { ends.count }

    init(bound: Int) {
        self.bound = bound
    }

    func pick(_ thread: Int?, _ ready: UInt32, _ turns: Turns) -> Int {
        let usual = thread ?? ready.trailingZeroBitCount
        var others = ready & ~(1 << UInt32(usual))
        if thread != nil, used >= bound || !isWorthwhile(usual, turns) { others = 0 }
        guard others != 0, !isSeen else { return usual }
        let taken: Int
        if depth < path.count {
            taken = path[depth].taken
        } else {
            let key = turns.fingerprint(thread)
            if let left = seen[key], left >= bound - used {
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
        guard let place = turns.threads[thread].place else { return true }
        return turns.contention.isContended(place.pointee.name)
    }

    /// Prepares the next run.
    ///
    /// - Parameter turns: The run that is over.
    /// - Returns: Whether there is one.
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

/// Threads with random priorities, of which the highest goes on, and some points at which the one there becomes the
/// lowest (PCT): a fault that needs so many steps in a certain order is found with a probability that is known.
final class Lottery: Strategy {
    private var numbers: Numbers
    private var priorities: [Int] = []
    private var changes: Set<Int> = []
    private var lowest = 0

    init(seed: UInt64, threads: Int, length: Int, changes: Int) {
        numbers = Numbers(seed: seed)
        priorities = (1...max(threads, 1)).map { $0 }.shuffled(using: &numbers)
        for _ in 0..<changes { self.changes.insert(Int.random(in: 0..<max(length, 1), using: &numbers)) }
    }

    func pick(_ thread: Int?, _ ready: UInt32, _ turns: Turns) -> Int {
        if let thread, changes.contains(turns.picks.count) {
            lowest -= 1
            priorities[thread] = lowest
        }
        let all = priorities.indices.filter { ready & (1 << UInt32($0)) != 0 }
        return all.max { priorities[$0] < priorities[$1] } ?? 0
    }
}

/// The turns of another run.
final class Repetition: Strategy {
    private let picks: [UInt8]

    init(_ picks: [UInt8]) {
        self.picks = picks
    }

    func pick(_ thread: Int?, _ ready: UInt32, _ turns: Turns) -> Int {
        let usual = thread ?? ready.trailingZeroBitCount
        guard turns.picks.count < picks.count else { return usual }
        let wanted = Int(picks[turns.picks.count])
        guard ready & (1 << UInt32(wanted)) != 0 else {
            turns.fail("These turns don't fit: \(Report.letter(wanted)) can't go on at step \(turns.picks.count).")
            return usual
        }
        return wanted
    }
}

/// Random numbers that are the same for the same seed (SplitMix64).
struct Numbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }
}
