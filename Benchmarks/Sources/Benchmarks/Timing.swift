/// Times rows, in slices that are shorter than the time slice of a thread on a shared machine.
///
/// Each slice is checked.
enum Timing {
    /// About how long a round takes, in nanoseconds.
    private static let roundLength = 25_000_000.0
    /// About how long a slice of a round takes.
    private static let sliceLength = 2_000_000.0

    /// How many iterations fill a slice, and how many slices fill a round.
    struct Round {
        let iterations: Int
        let slices: Int
    }

    /// Finds the round of a row.
    static func calibrate(_ row: Row) throws(WrongResult) -> Round {
        var iterations = 1
        while true {
            // The row is timed several times: the first time warms up, and starting a task on a busy machine may take
            // long.
            var nanoseconds = Double.infinity
            for _ in 0..<5 { nanoseconds = min(nanoseconds, try time(row, iterations: iterations)) }
            if nanoseconds >= sliceLength / 4 {
                let fitting = max(1, Int(Double(iterations) * sliceLength / nanoseconds))
                let slice = nanoseconds * Double(fitting) / Double(iterations)
                return Round(iterations: fitting, slices: max(1, Int(roundLength / slice)))
            }
            iterations *= nanoseconds < sliceLength / 64 ? 8 : 2
        }
    }

    /// Runs a round of a row.
    ///
    /// - Returns: The nanoseconds per operation of the fastest slice, which had the processor for itself.
    static func fastest(of row: Row, _ round: Round) throws(WrongResult) -> Double {
        var nanoseconds = Double.infinity
        for _ in 0..<round.slices { nanoseconds = min(nanoseconds, try time(row, iterations: round.iterations)) }
        return nanoseconds / Double(round.iterations * row.operations)
    }

    private static func time(_ row: Row, iterations: Int) throws(WrongResult) -> Double {
        let iterations = opaque(iterations)
        let start = ContinuousClock.now
        let result = row.run(iterations)
        let elapsed = ContinuousClock.now - start
        try row.check(result, after: iterations)
        return Double(elapsed.components.seconds) * 1e9 + Double(elapsed.components.attoseconds) / 1e9
    }
}
