/// Times workloads, each with every library that has an equivalent.
enum Harness {
    /// How long a round of one library takes, about.
    private static let roundNanoseconds = 20_000_000.0
    /// How long a slice of a round takes, about: less than a thread may run on a machine that others use, too.
    private static let sliceNanoseconds = 2_000_000.0

    /// One library's part of a workload.
    private struct Trial {
        let workload: Int
        let library: Library
        let iterations: Int
        let slices: Int
        var minimum = Double.infinity
    }

    /// Measures workloads, round by round, so that what disturbs the machine for a second doesn't hit one row alone.
    ///
    /// - Parameters:
    ///   - workloads: What to measure.
    ///   - rounds: How many rounds each is timed.
    /// - Returns: The nanoseconds per operation of the fastest round, by library, for each workload.
    /// - Throws: ``WrongResult`` if somebody does something else than the work.
    static func measure(_ workloads: [Workload], rounds: Int) throws(WrongResult) -> [[Library: Double]] {
        var trials: [Trial] = []
        for (index, workload) in workloads.enumerated() {
            for library in Library.allCases where workload.runs[library] != nil {
                let (iterations, slices) = try calibrate(workload, library)
                trials.append(Trial(workload: index, library: library, iterations: iterations, slices: slices))
            }
        }
        for _ in 0..<rounds {
            for index in trials.indices {
                let trial = trials[index]
                let workload = workloads[trial.workload]
                let operations = Double(trial.iterations * workload.operations)
                for _ in 0..<trial.slices {
                    let nanoseconds = try time(workload, trial.library, trial.iterations)
                    trials[index].minimum = min(trials[index].minimum, nanoseconds / operations)
                }
            }
        }
        return trials.reduce(into: Array(repeating: [:], count: workloads.count)) { results, trial in
            results[trial.workload][trial.library] = trial.minimum
        }
    }

    /// Finds the number of iterations that fills a slice, and the number of slices that fills a round.
    private static func calibrate(
        _ workload: Workload,
        _ library: Library
    ) throws(WrongResult) -> (iterations: Int, slices: Int) {
        var iterations = 1
        while true {
            // Several times: the first one warms up, and to start a task on a busy machine takes as long as it likes.
            var nanoseconds = Double.infinity
            for _ in 0..<5 {
                nanoseconds = min(nanoseconds, try time(workload, library, iterations))
            }
            if nanoseconds >= sliceNanoseconds / 4 {
                let fitting = max(1, Int(Double(iterations) * sliceNanoseconds / nanoseconds))
                let slice = nanoseconds * Double(fitting) / Double(iterations)
                return (fitting, max(1, Int(roundNanoseconds / slice)))
            }
            iterations *= nanoseconds < sliceNanoseconds / 64 ? 8 : 2
        }
    }

    private static func time(_ workload: Workload, _ library: Library, _ iterations: Int) throws(WrongResult) -> Double
    {
        guard let run = workload.runs[library] else { return .infinity }
        let iterations = opaque(iterations)
        let start = ContinuousClock.now
        let result = run(iterations)
        let elapsed = ContinuousClock.now - start
        let expected = workload.expected(iterations)
        guard result == expected else {
            throw WrongResult(
                description: """
                    \(workload.name) with \(library.rawValue) is wrong: after \(iterations) iterations the checksum is \
                    \(result), and must be \(expected).
                    """
            )
        }
        return Double(elapsed.components.seconds) * 1e9 + Double(elapsed.components.attoseconds) / 1e9
    }
}

/// Somebody did something else than the work.
struct WrongResult: Error, CustomStringConvertible {
    let description: String
}
