internal import Explorer
internal import Fibers
internal import Foundation
internal import RxDisposables
internal import RxObservable

/// The exploration of one scenario, in its own process.
struct Job {
    private let options: Options

    init(_ options: Options) {
        self.options = options
    }

    func run() -> Int32 {
        Mutation.number = options.mutation
        if mutations.indices ~= options.mutation - 1 { Mutation.torn = mutations[options.mutation - 1].torn }
        crash_prepare { signal in
            print("   It crashed with signal \(signal), after \(Report.crash())")
            fflush(nil)
        }
        // Made once for all runs.
        _ = Resources.total
        _ = Instrumentation.isOn
        let start = Date()
        let end = start + options.seconds
        var explorer = Explorer(
            aliveCount: { Int(Resources.total) + Payload.aliveCount },
            isCutAfter: { Date() > end }
        )
        // Whether a second thread works there, too.
        var sites: [Site: Bool] = [:]
        if options.tellsSites { explorer.reaches = { sites[$0] = $1 || sites[$0] ?? false } }
        if options.testsItself { return testItself(explorer) }
        guard let scenario = scenarios.first(where: { $0.name == options.filters.first }) else {
            print("There is no scenario \(options.filters.first ?? "without a name"). --list says which there are.")
            return 2
        }
        let outcome: Outcome
        if let schedule = options.schedule {
            guard let repeated = explorer.repeat(scenario, schedule: schedule) else {
                print("\(schedule) is no schedule: it looks like A12B3.")
                return 2
            }
            for line in repeated.turns { print("   \(line)") }
            outcome = repeated
        } else if options.random > 0 {
            outcome = explorer.gamble(scenario, count: options.random, seed: options.seed)
        } else {
            outcome = explorer.explore(scenario, bound: options.bound)
        }
        show(scenario, outcome, seconds: Date().timeIntervalSince(start))
        for (site, isContended) in sites { print("site \(site.path) \(isContended ? "shared" : "alone")") }
        return outcome.failure == nil ? 0 : 1
    }

    private func testItself(_ explorer: Explorer) -> Int32 {
        let problems = SelfTest.run(explorer)
        for problem in problems { print("FAILED: \(problem)") }
        if problems.isEmpty { print("The explorer finds what it has to.") }
        return problems.isEmpty ? 0 : 1
    }

    private func show(_ scenario: Scenario, _ outcome: Outcome, seconds: Double) {
        let manner =
            options.schedule != nil
            ? "repeated" : options.random > 0 ? "random" : "up to \(outcome.bound) preemptions"
        let distinct = outcome.distinct > 0 ? ", \(outcome.distinct) different" : ""
        let cut = outcome.isCut ? ", and then the time was over" : ""
        var text = "\(scenario.name): \(manner), \(outcome.runs) runs\(distinct)\(cut), "
        text += String(format: "%.1f s", seconds)
        if let failure = outcome.failure {
            text += "\n   FAILED: \(failure)"
            if options.schedule == nil { for turn in outcome.turns { text += "\n      \(turn)" } }
            text += "\n   again: --scenario '\(scenario.name)'"
            if options.mutation > 0 { text += " --mutation \(options.mutation)" }
            text += " --repeat \(outcome.schedule.prefix(1_000))"
        }
        print(text)
    }
}
