/// Decides which thread continues.
protocol Strategy: AnyObject {
    /// The thread that continues.
    ///
    /// - Parameters:
    ///   - thread: The thread that is at a point and could continue; `nil` if it can't.
    ///   - ready: A bit for each thread that could continue.
    ///   - turns: The threads of the run.
    /// - Returns: Its number.
    func pick(_ thread: Int?, _ ready: UInt32, _ turns: Turns) -> Int
}

/// Threads with random priorities, of which the highest continues, and some points at which the current thread gets the
/// lowest priority (PCT): a fault that needs a number of steps in a certain order is found with a known probability.
final class Lottery: Strategy {
    private var numbers: SeededGenerator
    private var priorities: [Int] = []
    private var changes: Set<Int> = []
    private var lowest = 0

    init(seed: UInt64, threads: Int, length: Int, changes: Int) {
        numbers = SeededGenerator(seed: seed)
        priorities = (1...max(threads, 1)).map { $0 }.shuffled(using: &numbers)
        for _ in 0..<changes { self.changes.insert(Int.random(in: 0..<max(length, 1), using: &numbers)) }
    }

    func pick(_ thread: Int?, _ ready: UInt32, _ turns: Turns) -> Int {
        if let thread, changes.contains(turns.picks.count) {
            lowest -= 1
            priorities[thread] = lowest
        }
        while priorities.count < turns.threads.count {
            priorities.append(Int.random(in: 0...priorities.count, using: &numbers))
        }
        let all = priorities.indices.filter { ready & (1 << UInt32($0)) != 0 }
        return all.max { priorities[$0] < priorities[$1] } ?? 0
    }
}

/// Repeats the turns of another run.
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
