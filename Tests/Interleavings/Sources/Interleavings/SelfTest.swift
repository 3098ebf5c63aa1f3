internal import Explorer
internal import RxDisposables

/// Tests of the explorer itself: it must find known faults, and run each order once.
enum SelfTest {
    private struct Case {
        let scenario: Scenario
        let bound: Int
        /// The beginning of the finding; `nil` if there must be none.
        let finding: String?
        /// The number of different schedules, if it is known.
        var distinct: Int?
    }

    private static let cases = [
        // Six orders of two steps with two others.
        Case(scenario: twoThreads("writes", { $0.writeTwice() }), bound: 4, finding: nil, distinct: 6),
        Case(scenario: twoThreads("reads", { $0.readTwice() }), bound: 4, finding: nil, distinct: 1),
        Case(scenario: twoThreads("adds", { $0.add() }, expecting: 2), bound: 2, finding: nil),
        Case(scenario: twoThreads("reads and writes", { $0.addInTwoSteps() }, expecting: 2), bound: 1, finding: "G0"),
        Case(
            scenario: twoThreads("reads and writes, alone", { $0.addInTwoSteps() }, expecting: 2),
            bound: 0,
            finding: nil
        ),
        Case(scenario: twoThreads("adds under a lock", { $0.addUnderLock() }, expecting: 2), bound: 2, finding: nil),
        Case(scenario: locksInTurn, bound: 1, finding: "Deadlock"),
        Case(scenario: twoThreads("waits for itself", { $0.waitForEver() }), bound: 0, finding: "The threads go round"),
        Case(scenario: twoThreads("calls", { $0.callUnderLock() }), bound: 0, finding: "L0"),
        Case(scenario: cancelled, bound: 0, finding: "A7"),
        Case(scenario: resumed, bound: 0, finding: "L8"),
        Case(scenario: leak, bound: 0, finding: "G5"),
        Case(scenario: threeSteps, bound: 3, finding: "G0"),
        Case(scenario: threeSteps, bound: 2, finding: nil),
    ]

    /// Runs all, in this process.
    ///
    /// - Returns: The errors.
    static func run(_ explorer: Explorer) -> [String] {
        compare(explorer)
            + cases.compactMap { test in
                let outcome = explorer.explore(test.scenario, bound: test.bound)
                let name = "\(test.scenario.name), up to \(test.bound) preemptions"
                if let finding = test.finding, outcome.failure?.hasPrefix(finding) != true {
                    return "\(name): it should find \(finding)…, and finds \(outcome.failure ?? "nothing")"
                }
                if test.finding == nil, let failure = outcome.failure { return "\(name): it finds \(failure)" }
                if let distinct = test.distinct, distinct != outcome.distinct {
                    return "\(name): \(outcome.distinct) different schedules, not \(distinct)"
                }
                if test.finding != nil, test.scenario.name != leak.name {
                    let again = explorer.repeat(test.scenario, schedule: outcome.schedule)
                    if again?.failure != outcome.failure {
                        return "\(name): its schedule gives \(again?.failure ?? "nothing")"
                    }
                }
                return nil
            }
    }

    /// In some scenarios, the runs that are saved would show nothing that the others don't.
    private static func compare(_ explorer: Explorer) -> [String] {
        let names = [
            "serial: assign, assign, dispose", "single assignment: assign, dispose, dispose",
            "section: an observer feeds it", "section: entered under a lock", "slot: replace, stop, dispose",
            "bits under a lock", "subscription", "observe(on:): two workers", "amb: one wins",
            "publish: two emit, one comes", "replay 1: two emit, one comes", "groupBy: all leave",
        ]
        return scenarios.filter { names.contains($0.name) }.compactMap { scenario in
            explorer.compare(scenario, bound: 2).map { "\(scenario.name): \($0)" }
        }
    }

    private static func twoThreads(
        _ name: String,
        _ body: @escaping @Sendable (Shared) -> Void,
        expecting sum: Int? = nil
    ) -> Scenario {
        Scenario(name, "") { scene in
            let shared = Shared()
            for name in ["one", "two"] { scene.thread(name) { body(shared) } }
            scene.atEnd { if let sum { scene.expect(shared.value == sum, "G0: \(shared.value)") } }
        }
    }

    private static let locksInTurn = Scenario("two locks, in turn", "") { scene in
        let (first, second) = (Shared(), Shared())
        scene.thread("one") { first.underLock { second.underLock {} } }
        scene.thread("two") { second.underLock { first.underLock {} } }
    }

    private static let leak = Scenario("a cycle", "") { scene in
        scene.thread("one") {
            let serial = SerialDisposable()
            serial.disposable = CompositeDisposable(serial, BooleanDisposable())
        }
    }

    private static let cancelled = Scenario("a handler calls", "") { scene in
        let task = Task {
            withTaskCancellationHandler {
            } onCancel: {
                foreign("An observer is called")
            }
        }
        scene.thread("one") { task.cancel() }
    }

    private static let resumed = Scenario("a continuation, under a lock", "") { scene in
        let shared = Shared()
        scene.thread("one") {
            try? withUnsafeThrowingContinuation { continuation in
                shared.underLock { continuation.resume(returning: ()) }
            }
        }
    }

    /// A fault that takes three preemptions, each at its place.
    private static let threeSteps = Scenario("three preemptions", "") { scene in
        let shared = Shared()
        scene.thread("one") {
            shared.write(1)
            shared.write(2)
            shared.write(3)
        }
        scene.thread("two") {
            if shared.read() == 1, shared.read() == 2 { scene.expect(false, "G0") }
        }
    }
}

// SAFETY: used on one thread of the system, like everything in a run.
private final class Shared: @unchecked Sendable {
    private let number = AtomicInt(0)
    private let lock = Lock()

    var value: Int { read() }

    func read() -> Int { number.load(ordering: .acquiring) }

    func write(_ value: Int) { number.store(value, ordering: .releasing) }

    func writeTwice() {
        write(1)
        write(2)
    }

    func readTwice() {
        _ = read()
        _ = read()
    }

    func add() { number.wrappingAdd(1, ordering: .relaxed) }

    func addInTwoSteps() { write(read() + 1) }

    func underLock(_ body: () -> Void) {
        lock.lock()
        body()
        lock.unlock()
    }

    func addUnderLock() { underLock { addInTwoSteps() } }

    func callUnderLock() { underLock { foreign("An observer is called") } }

    func waitForEver() {
        while read() == 0 { Turns.shared.yield() }
    }
}
