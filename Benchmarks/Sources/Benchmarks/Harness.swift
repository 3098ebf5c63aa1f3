import AllocationCounter

/// The result of a row's rounds, per operation.
struct Sample {
    /// The median of the rounds, in nanoseconds.
    let median: Double
    /// The fastest round, in nanoseconds.
    let minimum: Double
    /// The number of allocations; `nil` where they can't be counted.
    let allocations: Double?
}

/// A row that is being measured.
struct Trial {
    let row: Row
    fileprivate let round: Timing.Round
    fileprivate let allocations: Double?
    /// The times of the rounds, in nanoseconds per operation.
    fileprivate var rounds: [Double] = []

    /// The result of the rounds, of which there must be one at least.
    var sample: Sample {
        let sorted = rounds.sorted()
        let middle = sorted.count / 2
        let isEven = sorted.count.isMultiple(of: 2)
        return Sample(
            median: isEven ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle],
            minimum: sorted[0],
            allocations: allocations
        )
    }
}

/// Times rows and counts their allocations.
///
/// Each run of a row is checked. The timed rounds and the counting are separate runs, after the calibration has warmed
/// up the row's code, the caches and the allocator.
enum Harness {
    /// The most iterations of the run that counts; more wouldn't make the count more exact.
    private static let mostCountedIterations = 1_000

    /// Whether this system's allocations can be counted.
    static var countsAllocations: Bool {
        allocation_counter_is_available()
    }

    /// Prepares a row: finds out how often it must run to fill a round, and counts its allocations.
    static func prepare(_ row: Row) throws(WrongResult) -> Trial {
        let round = try Timing.calibrate(row)
        let allocations = try countAllocations(row, iterations: round.iterations)
        return Trial(row: row, round: round, allocations: allocations)
    }

    /// Times one more round of a row.
    static func timeRound(of trial: inout Trial) throws(WrongResult) {
        trial.rounds.append(try Timing.fastest(of: trial.row, trial.round))
    }

    /// Counts the allocations of an operation, without the one-time allocations of a run.
    ///
    /// A run of twice the iterations has the additional allocations of the second half: the row's setup before its loop
    /// cancels out. Where other threads take part the count can vary, so it is the median of three, unless the first
    /// two agree.
    static func countAllocations(_ row: Row, iterations: Int) throws(WrongResult) -> Double? {
        guard countsAllocations else {
            return nil
        }
        let counted = min(iterations, mostCountedIterations)
        var differences: [Double] = []
        while differences.count < 3, differences.count < 2 || differences[0] != differences[1] {
            let once = try count(row, iterations: counted)
            let twice = try count(row, iterations: 2 * counted)
            differences.append(Double(twice) - Double(once))
        }
        differences.sort()
        return max(0, differences[1] / Double(counted * row.operations))
    }

    private static func count(_ row: Row, iterations: Int) throws(WrongResult) -> UInt64 {
        let iterations = opaque(iterations)
        allocation_counter_start()
        let result = row.run(iterations)
        let count = allocation_counter_stop()
        try row.check(result, after: iterations)
        return count
    }

    /// Does the work of a row so many times, and checks the result.
    static func run(_ row: Row, iterations: Int) throws(WrongResult) {
        try row.check(countedRun(row, opaque(iterations)), after: iterations)
    }
}

/// The work of a row, under a fixed name for callgrind, which counts from entering this function to leaving it.
@inline(never) @_silgen_name("benchmarks_counted_run")
private func countedRun(_ row: Row, _ iterations: Int) -> Int {
    row.run(iterations)
}

/// Returns its argument; the optimiser can't see that it does.
@inline(never) @_optimize(none)
func opaque<Value>(_ value: Value) -> Value {
    value
}

/// Returns a closure's result; the optimiser can't see where it comes from.
///
/// An object that never leaves a loop would be made on the stack there, and a call of its method might be left out.
@inline(never)
func made<Value>(_ make: () -> Value) -> Value {
    make()
}

/// A number that closures add to.
// SAFETY: a row's counter is used by one thread at a time. Either only the measuring thread uses it, or a serial queue
// does, whose last action, signalling a semaphore, comes before the measuring thread reads it.
final class Counter: @unchecked Sendable {
    // SAFETY: each access ends before anything else can run, since nothing is called.
    @exclusivity(unchecked) private(set) var value = 0
    @exclusivity(unchecked) private var completions = 0

    /// Adds to the number, wrapping around.
    @inline(__always)
    func add(_ amount: Int) {
        value &+= amount
    }

    /// Counts a completion.
    func complete() {
        completions &+= 1
    }

    /// The number if this many sequences have completed, minus one if not.
    func value(after expectedCompletions: Int) -> Int {
        completions == expectedCompletions ? value : -1
    }
}

/// A number as it is added; `Comparison` mixes it, so that no library's sum has a formula.
@inline(__always)
func mixed(_ number: Int) -> Int {
    number
}

/// The sum of some numbers.
func total(of numbers: some Sequence<Int>) -> Int {
    numbers.reduce(0, &+)
}

/// The sum of 0 ..< n.
func sum(below n: Int) -> Int {
    n * (n - 1) / 2
}
