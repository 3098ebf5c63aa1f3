/// Times the same work, done with several libraries.
enum Harness {
    /// About how long a round of one library takes.
    private static let roundNanoseconds = 20_000_000.0
    /// About how long a slice of a round takes: less than the time slice of a thread on a shared machine.
    private static let sliceNanoseconds = 2_000_000.0

    /// Measures a round.
    ///
    /// - Parameter contestants: What to measure.
    /// - Returns: The nanoseconds per operation of the fastest slice, for each.
    /// - Throws: ``WrongResult`` if a result isn't that of the work.
    static func measure(_ contestants: [Contestant]) throws(WrongResult) -> [Double] {
        var minima: [Double] = []
        for contestant in contestants {
            let (iterations, slices) = try calibrate(contestant)
            var minimum = Double.infinity
            for _ in 0..<slices {
                minimum = min(minimum, try time(contestant, iterations) / Double(iterations * contestant.operations))
            }
            minima.append(minimum)
        }
        return minima
    }

    /// Finds the number of iterations that fills a slice, and the number of slices that fills a round.
    private static func calibrate(_ contestant: Contestant) throws(WrongResult) -> (iterations: Int, slices: Int) {
        var iterations = 1
        while true {
            // The work is timed several times: the first time warms up, and starting a task on a busy machine may take
            // long.
            var nanoseconds = Double.infinity
            for _ in 0..<5 {
                nanoseconds = min(nanoseconds, try time(contestant, iterations))
            }
            if nanoseconds >= sliceNanoseconds / 4 {
                let fitting = max(1, Int(Double(iterations) * sliceNanoseconds / nanoseconds))
                let slice = nanoseconds * Double(fitting) / Double(iterations)
                return (fitting, max(1, Int(roundNanoseconds / slice)))
            }
            iterations *= nanoseconds < sliceNanoseconds / 64 ? 8 : 2
        }
    }

    private static func time(_ contestant: Contestant, _ iterations: Int) throws(WrongResult) -> Double {
        let iterations = opaque(iterations)
        let start = ContinuousClock.now
        let result = contestant.run(iterations)
        let elapsed = ContinuousClock.now - start
        let expected = contestant.expected(iterations)
        guard result == expected else {
            throw WrongResult(
                description: """
                    \(contestant.name) is wrong: after \(iterations) iterations the checksum is \(result), and must be \
                    \(expected).
                    """
            )
        }
        return Double(elapsed.components.seconds) * 1e9 + Double(elapsed.components.attoseconds) / 1e9
    }
}

/// A piece of work as one library does it.
struct Contestant {
    /// The work and the library, for the report of a wrong result.
    let name: String
    /// How many operations one iteration is.
    let operations: Int
    /// Does the work `count` times; returns the checksum of the results.
    let run: (_ count: Int) -> Int
    /// The checksum of `count` iterations.
    let expected: (_ count: Int) -> Int
}

/// A result that isn't that of the work.
struct WrongResult: Error, CustomStringConvertible {
    let description: String
}
