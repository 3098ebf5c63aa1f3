/// A few threads that use some objects of the library at the same time, and the conditions that must hold.
package struct Scenario: Sendable {
    package let name: String
    /// The checked contracts, by number in `Contracts.md`.
    package let contracts: String
    package let build: @Sendable (Scene) -> Void

    package init(_ name: String, _ contracts: String, _ build: @escaping @Sendable (Scene) -> Void) {
        self.name = name
        self.contracts = contracts
        self.build = build
    }
}

/// One run of a scenario, with new objects.
package final class Scene {
    fileprivate(set) var names: [String] = []
    fileprivate var bodies: [() -> Void] = []
    fileprivate var checks: [() -> Void] = []

    fileprivate init() {}

    /// Adds a thread.
    package func thread(_ name: String, _ body: @escaping () -> Void) {
        names.append(name)
        bodies.append(body)
    }

    /// Adds a check, made when all threads have ended.
    package func atEnd(_ check: @escaping () -> Void) {
        checks.append(check)
    }

    /// Fails the run unless a condition holds, now, on any thread.
    package func expect(_ condition: Bool, _ text: @autoclosure () -> String) {
        if !condition { Turns.shared.fail(text()) }
    }
}

/// The result of exploring a scenario.
package struct Outcome: Sendable {
    /// The failure, if there is one.
    package var failure: String?
    /// The schedule of the failure, to repeat it.
    package var schedule = ""
    package var turns: [String] = []
    package var runs = 0
    package var distinct = 0
    /// The bound of preemptions, or the number of the random schedule, that found it.
    package var bound = 0
    /// Whether the time limit has ended the exploration.
    package var isCut = false
}

/// Explores scenarios.
package struct Explorer {
    /// The number of live objects that have to be freed in the end.
    package var aliveCount: () -> Int
    package var isCutAfter: () -> Bool
    /// Called with the sites of the library's operations in a run, and whether another thread works there, too.
    package var reaches: ((_ site: Site, _ isContended: Bool) -> Void)?

    package init(aliveCount: @escaping () -> Int, isCutAfter: @escaping () -> Bool) {
        self.aliveCount = aliveCount
        self.isCutAfter = isCutAfter
    }

    /// Explores all schedules of a scenario with up to `bound` preemptions; those with the fewest first.
    package func explore(_ scenario: Scenario, bound: Int) -> Outcome {
        var outcome = Outcome()
        prepare(scenario)
        for bound in 0...bound {
            outcome.bound = bound
            repeat {
                Turns.shared.contention.hasGrown = false
                let search = Search(bound: bound)
                Turns.shared.strategy = search
                repeat {
                    run(scenario, &outcome)
                    if outcome.failure != nil { return outcome }
                    if outcome.runs & 0xFF == 0, isCutAfter() {
                        outcome.isCut = true
                        outcome.distinct = search.ends.count
                        return outcome
                    }
                    // The same choices would now give another schedule.
                } while !Turns.shared.contention.hasGrown && search.next(after: Turns.shared)
                outcome.distinct = search.ends.count
            } while Turns.shared.contention.hasGrown
        }
        return outcome
    }

    /// Explores all schedules with up to `bound` preemptions, with and without the methods that save runs.
    ///
    /// - Returns: An error, if the two don't find the same schedules.
    package func compare(_ scenario: Scenario, bound: Int) -> String? {
        let all = [true, false].map { isThrifty in
            prepare(scenario)
            var search = Search(bound: bound, isThrifty: isThrifty)
            var outcome = Outcome()
            repeat {
                Turns.shared.contention.hasGrown = false
                search = Search(bound: bound, isThrifty: isThrifty)
                Turns.shared.strategy = search
                repeat {
                    run(scenario, &outcome)
                } while !Turns.shared.contention.hasGrown && search.next(after: Turns.shared)
            } while Turns.shared.contention.hasGrown
            return search.ends
        }
        return all[0] == all[1] ? nil : "\(all[0].count) different schedules, and \(all[1].count) if no run is saved"
    }

    /// Runs random schedules of a scenario.
    package func gamble(_ scenario: Scenario, count: Int, seed: UInt64) -> Outcome {
        var outcome = Outcome()
        prepare(scenario)
        let (threads, length) = (Turns.shared.threads.count, Turns.shared.picks.count)
        for number in 0..<count {
            let seed = seed &+ UInt64(number)
            Turns.shared.strategy = Lottery(seed: seed, threads: threads, length: length, changes: 1 + number % 4)
            outcome.bound = number
            run(scenario, &outcome)
            if outcome.failure != nil { return outcome }
            if number & 0xFF == 0, isCutAfter() {
                outcome.isCut = true
                break
            }
        }
        return outcome
    }

    /// Repeats a schedule.
    ///
    /// - Returns: The result, with each operation; `nil` if the text isn't a schedule.
    package func `repeat`(_ scenario: Scenario, schedule: String) -> Outcome? {
        guard let picks = Report.picks(schedule) else { return nil }
        var outcome = Outcome()
        prepare(scenario)
        Turns.shared.strategy = Repetition(picks)
        let names = run(scenario, &outcome)
        outcome.schedule = Report.text(Turns.shared.picks)
        outcome.turns = Report.turns(of: Turns.shared, names: names, isLong: true)
        return outcome
    }

    /// A first run, which makes the objects that the process makes once, so that they belong to no counted run.
    private func prepare(_ scenario: Scenario) {
        Turns.shared.contention = Contention()
        for _ in 0..<2 {
            Turns.shared.strategy = Search(bound: 0)
            var outcome = Outcome()
            run(scenario, &outcome)
        }
    }

    @discardableResult
    private func run(_ scenario: Scenario, _ outcome: inout Outcome) -> [String] {
        let turns = Turns.shared
        let before = aliveCount()
        turns.begin()
        let names = perform(scenario)
        if turns.failure == nil, aliveCount() != before {
            turns.fail("G5: \(aliveCount() - before) objects are alive that should have been freed.")
        }
        outcome.runs += 1
        if let reaches {
            for step in turns.steps { reaches(step.site, turns.contention.isContended(step.name)) }
        }
        if let failure = turns.failure {
            outcome.failure = failure
            outcome.schedule = Report.text(turns.picks)
            outcome.turns = Report.turns(of: turns, names: names, isLong: false)
        }
        return names
    }

    // A function of its own, so that the whole scene is freed when it returns.
    @inline(never)
    private func perform(_ scenario: Scenario) -> [String] {
        let scene = Scene()
        scenario.build(scene)
        let bodies = scene.bodies
        scene.bodies = []
        Turns.shared.run(bodies)
        if !Turns.shared.isStuck {
            for check in scene.checks where Turns.shared.failure == nil { check() }
        }
        // They retain the scene.
        scene.checks = []
        return scene.names + Turns.shared.begunNames
    }
}
