import AllocationCounter
import Dispatch

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
    /// How many iterations fill a slice of a round.
    fileprivate let iterations: Int
    /// How many slices fill a round.
    fileprivate let slices: Int
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
    /// About how long a round takes.
    private static let roundNanoseconds = 25_000_000.0
    /// About how long a slice of a round takes: less than the time slice of a thread on a shared machine.
    private static let sliceNanoseconds = 2_000_000.0
    /// The most iterations of the run that counts; more wouldn't make the count more exact.
    private static let mostCountedIterations = 1_000

    /// Whether this system's allocations can be counted.
    static var countsAllocations: Bool {
        allocation_counter_is_available()
    }

    /// Prepares a row: finds out how often it must run to fill a round, and counts its allocations.
    static func prepare(_ row: Row) throws(WrongResult) -> Trial {
        let (iterations, slices) = try calibrate(row)
        let allocations = try countAllocations(row, iterations: iterations)
        return Trial(row: row, iterations: iterations, slices: slices, allocations: allocations)
    }

    /// Times one more round of a row: the fastest of its slices, which had the processor for itself.
    static func timeRound(of trial: inout Trial) throws(WrongResult) {
        var nanoseconds = Double.infinity
        for _ in 0..<trial.slices {
            nanoseconds = min(nanoseconds, try time(trial.row, iterations: trial.iterations))
        }
        trial.rounds.append(nanoseconds / Double(trial.iterations * trial.row.operations))
    }

    /// Finds the number of iterations that fills a slice, and the number of slices that fills a round.
    private static func calibrate(_ row: Row) throws(WrongResult) -> (iterations: Int, slices: Int) {
        var iterations = 1
        while true {
            // The row is timed twice, since the first time warms up, and either may be interrupted.
            let nanoseconds = min(try time(row, iterations: iterations), try time(row, iterations: iterations))
            if nanoseconds >= sliceNanoseconds / 4 {
                let fitting = max(1, Int(Double(iterations) * sliceNanoseconds / nanoseconds))
                let slice = nanoseconds * Double(fitting) / Double(iterations)
                return (fitting, max(1, Int(roundNanoseconds / slice)))
            }
            iterations *= nanoseconds < sliceNanoseconds / 64 ? 8 : 2
        }
    }

    /// Counts the allocations of an operation, without the one-time allocations of a run.
    ///
    /// A run of twice the iterations has the additional allocations of the second half: the row's setup before its loop
    /// cancels out. Where other threads take part the count can vary, so it is the median of three, unless the first
    /// two agree.
    private static func countAllocations(_ row: Row, iterations: Int) throws(WrongResult) -> Double? {
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
        try check(result, row, iterations: iterations)
        return count
    }

    private static func time(_ row: Row, iterations: Int) throws(WrongResult) -> Double {
        let iterations = opaque(iterations)
        let start = ContinuousClock.now
        let result = row.run(iterations)
        let elapsed = ContinuousClock.now - start
        try check(result, row, iterations: iterations)
        return Double(elapsed.components.seconds) * 1e9 + Double(elapsed.components.attoseconds) / 1e9
    }

    /// Does the work of a row so many times, and checks the result.
    static func run(_ row: Row, iterations: Int) throws(WrongResult) {
        try check(countedRun(row, opaque(iterations)), row, iterations: iterations)
    }

    private static func check(_ result: Int, _ row: Row, iterations: Int) throws(WrongResult) {
        let expected = row.expected(iterations)
        if result != expected {
            throw WrongResult(row: row.name, iterations: iterations, result: result, expected: expected)
        }
    }
}

/// The work of a row, under a fixed name for callgrind, which counts from entering this function to leaving it.
@inline(never) @_silgen_name("benchmarks_counted_run")
private func countedRun(_ row: Row, _ iterations: Int) -> Int {
    row.run(iterations)
}

/// A row whose result isn't that of its work.
struct WrongResult: Error, CustomStringConvertible {
    let row: String
    let iterations: Int
    let result: Int
    let expected: Int

    var description: String {
        "\(row) is wrong: after \(iterations) iterations the checksum is \(result), and must be \(expected)."
    }
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

/// Lets one thread wait for another.
final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    /// Lets one `wait` through.
    func open() {
        semaphore.signal()
    }

    /// Waits until the gate is opened.
    ///
    /// - Returns: Whether it was within a minute. If not, the row fails instead of hanging.
    @discardableResult
    func wait() -> Bool {
        semaphore.wait(timeout: .now() + .seconds(60)) == .success
    }
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

/// Runs asynchronous work on the concurrent executor, and waits for it.
///
/// - Returns: The result of the work; minus one if it doesn't return within a minute.
func waiting(for work: @escaping @Sendable () async throws -> Int) -> Int {
    let gate = Gate()
    let result = Counter()
    Task.detached {
        result.add((try? await work()) ?? -1)
        gate.open()
    }
    return gate.wait() ? result.value : -1
}

/// The sum of 0 ..< n.
func sum(below n: Int) -> Int {
    n * (n - 1) / 2
}
