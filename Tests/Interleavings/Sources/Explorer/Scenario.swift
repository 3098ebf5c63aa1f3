/// A few threads that use some objects of the library at the same time, and what has to hold of that.
package struct Scenario: Sendable {
    package let name: String
    /// What is checked, by number in `Contracts.md`.
    package let contracts: String
    package let build: @Sendable (Scene) -> Void

    package init(_ name: String, _ contracts: String, _ build: @escaping @Sendable (Scene) -> Void) {
        self.name = name
        self.contracts = contracts
        self.build = build
    }
}

/// One run of a scenario: made anew for each.
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

    /// Adds a check, made when all threads are through.
    package func atEnd(_ check: @escaping () -> Void) {
        checks.append(check)
    }

    /// Says what has to hold: now, on whichever thread.
    package func expect(_ condition: Bool, _ text: @autoclosure () -> String) {
        if !condition { Turns.shared.fail(text()) }
    }
}

/// What came of the exploration of a scenario.
package struct Outcome: Sendable {
    /// What is wrong, if anything is.
    package var failure: String?
    /// The schedule in which it is, to repeat it.
    package var schedule = ""
    package var turns: [String] = []
    package var runs = 0
    package var distinct = 0
    /// The bound of preemptions, or the number of the random schedule, that found it.
    package var bound = 0
    /// Whether there was no time for all.
    package var isCut = false
}

/// Explores scenarios.
package struct Explorer {
    /// How much is alive that has to be freed in the end.
    package var aliveCount: () -> Int
    package var isCutAfter: () -> Bool
    /// Is told where the library's operations are that a run has done, and whether another thread works there, too.
    package var reaches: ((_ site: Site, _ isContended: Bool) -> Void)?

    package init(aliveCount: @escaping () -> Int, isCutAfter: @escaping () -> Bool) {
        self.aliveCount = aliveCount
        self.isCutAfter = isCutAfter
    }

    /// Explores all schedules of a scenario with up to so many preemptions; the fewest first.
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
                    // What comes of the same choices would be another schedule now.
                } while !Turns.shared.contention.hasGrown && search.next(after: Turns.shared)
                outcome.distinct = search.ends.count
            } while Turns.shared.contention.hasGrown
        }
        return outcome
    }

    /// Explores all schedules with up to so many preemptions, with and without what saves runs.
    ///
    /// - Returns: What is wrong, if the two don't see the same.
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
    /// - Returns: What came of it, with each operation; `nil` if this isn't a schedule.
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

    /// A first run, in which what the process makes once is made, and belongs to no run that counts.
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

    // Apart, so that all of the scene is freed when it returns.
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
        // They hold the scene.
        scene.checks = []
        return scene.names + Turns.shared.begunNames
    }
}
