/// Runs cases on another library as well, and explains the differences.
struct Comparison {
    /// Runs a case on the other library.
    let answer: (Case) throws -> Recording
    /// Begins a case, or an attempt to shrink one.
    var begin: () -> Void = {}

    private(set) var cases = 0
    private(set) var equal = 0
    /// How many cases differ for each reason that is known, by its index.
    private(set) var meant = Array(repeating: 0, count: Deviation.all.count)
    /// The differences without a reason, minimal, and how many cases each stands for.
    private(set) var unknown: [(difference: Difference, count: Int)] = []

    /// The result of a case on both libraries, if they differ.
    func difference(in test: Case) throws -> Difference? {
        begin()
        let bench = VirtualBench(test)
        bench.run()
        let ours = Recording(bench.outcome.recording)
        let theirs = try answer(test)
        return ours.agrees(with: theirs) ? nil : Difference(test: test, ours: ours, theirs: theirs)
    }

    /// Compares a case, and looks for all reasons of a difference: what is explained is taken out of the case, until
    /// the rest agrees.
    mutating func compare(_ test: Case) throws {
        cases += 1
        guard var difference = try difference(in: test) else {
            equal += 1
            return
        }
        while true {
            let small = try shrink(difference)
            var rest = difference.test
            guard let reason = Deviation.all.firstIndex(where: { $0.explains(small) }) else { return note(small) }
            meant[reason] += 1
            Deviation.all[reason].remove(&rest)
            guard rest.code != difference.test.code, let next = try self.difference(in: rest) else { return }
            difference = next
        }
    }

    /// The deviations whose examples no longer differ for the reason that is given.
    func outdated() throws -> [Deviation] {
        try Deviation.all.filter { deviation in
            let difference = try difference(in: Case(reading: deviation.example))
            return !(difference.map(deviation.explains) ?? false)
        }
    }

    private mutating func note(_ difference: Difference) {
        // Similar cases are one finding: those with the same operators.
        let names = difference.test.chain.names
        guard let index = unknown.firstIndex(where: { $0.difference.test.chain.names == names }) else {
            return unknown.append((difference, 1))
        }
        unknown[index].count += 1
    }

    private func shrink(_ difference: Difference) throws -> Difference {
        let isBrief = { (some: Difference) in some.ours.agreesButForBriefSubscriptions(with: some.theirs) }
        let isEndless = difference.test.chain.contains { $0.operation.traits.contains(.endless) }
        if isEndless || isBrief(difference) { return difference }
        let small = Shrinker<Case> { candidate in
            guard let found = try? self.difference(in: candidate) else { return false }
            return !isBrief(found) && found.theirs.isWhole == difference.theirs.isWhole
        }.shrink(difference.test, limit: difference.theirs.events == "hang" ? 20 : 2000)
        return try self.difference(in: small) ?? difference
    }
}

extension Comparison {
    /// Runs all cases that the other library has operators for, and prints the result; returns whether all differences
    /// are meant.
    static func run(_ options: Options, _ program: String) throws -> Bool {
        let counterpart = try Counterpart(program)
        let progress = Progress(nil, limit: options.limit)
        var comparison = Comparison(answer: counterpart.recording) { progress.begin() }
        let list = try CaseList<Case>(options)
        let extras = Set(Operator.rxExtras.map(\.name))
        for index in 0..<list.count {
            let test = try list[index]
            if test.chain.names.isDisjoint(with: extras) { try comparison.compare(test) }
        }
        for (difference, count) in comparison.unknown {
            print("\n== \(count) cases like this one differ\n\(difference.test)\n   --case '\(difference.test.code)'")
            print("   here:  \(difference.ours)\n   there: \(difference.theirs)")
        }
        print("\n\(comparison.cases) cases, \(comparison.equal) of them equal. On purpose differ:")
        for (deviation, count) in zip(Deviation.all, comparison.meant) {
            print("\(count)\t\(deviation.contract): \(deviation.text) --case '\(deviation.example)'")
        }
        let outdated = try comparison.outdated()
        for deviation in outdated {
            print("This doesn't differ as it says, so it has to be removed: \(deviation.contract): \(deviation.text)")
        }
        return outdated.isEmpty && comparison.unknown.isEmpty
    }
}
