import Graphs

/// Runs programs on another library as well, and explains the differences.
struct GraphComparison {
    /// A difference from RxSwift that is meant.
    enum Reason: String, CaseIterable {
        case wait = "L4: What is sent from inside a delivery waits until that is over; all subscribers see one order."
        case zip = "C9: `zip` completes as soon as no further row is possible."
        case grammar = "G1: An end comes once, if it is sent from inside, too."
        case disposal = "G2: Nothing comes after `dispose()` has returned, to what `share` delivers to others, too."
        case delay = "T3: `delay` schedules each element when it comes, in line with other timers of that tick."
        case newcomer = "MigratingFromRxSwift: A newcomer among the subscribers of a subject is the last one."

        /// A program that differs for this reason.
        var example: String {
            switch self {
            case .wait: "graph a=publish 1=a.send:a 2=a.log do a1"
            case .zip: "graph a=publish 4=zip:ca.log do a|"
            case .grammar: "graph a=publish b=publish 1=latest:ab.bind:a do b#"
            case .disposal: "graph a=publish 1=a.share.kill:1 do s1 a9"
            case .delay: "graph c=behavior 2=c.observe:t.flat:c.delay:t.send:c do c6 s2"
            case .newcomer: "graph a=publish 1=a.log 2=a.log do x1 s1 a1"
            }
        }
    }

    struct Difference {
        let program: Program
        let ours: Log
        let theirs: Log
        /// `nil` if it isn't meant.
        let reason: Reason?
    }

    /// Runs a program on the other library.
    let answer: (Program) throws -> Log
    /// Begins a program, or an attempt to shrink one.
    var begin: () -> Void = {}

    /// The result of a program on both libraries, if they differ.
    func difference(in program: Program) throws -> Difference? {
        begin()
        guard !program.usesExtras else { return nil }
        let (ours, theirs) = (program.run(), try answer(program))
        let areEndless = ours.marks.contains(.endless) && theirs.marks.contains(.endless)
        // What two schedulers deliver has no order, and RxSwift doesn't repeat it from run to run.
        let areApart = program.usesMain && program.usesQueue && ours.linesByChain == theirs.linesByChain
        if ours.lines == theirs.lines || areEndless || areApart { return nil }
        let reason = Self.reason(program, ours, theirs)
        return Difference(program: program, ours: ours, theirs: theirs, reason: reason)
    }

    private static func reason(_ program: Program, _ ours: Log, _ theirs: Log) -> Reason? {
        let marks = ours.marks.union(theirs.marks)
        if ours.marks.contains(.endless), program.hasToRest { return nil }
        if marks.contains(.reentrant) {
            let isMoved = ours.lines.sorted() == theirs.lines.sorted()
            return isMoved || !program.isFreeOfOrder ? .wait : nil
        }
        if program.code.contains("=zip:") { return .zip }
        if theirs.marks.contains(.grammar), !ours.marks.contains(.grammar) { return .grammar }
        if theirs.marks.contains(.afterDisposal), !ours.marks.contains(.afterDisposal) { return .disposal }
        if program.code.contains("delay") { return .delay }
        return marks.contains(.newcomer) ? .newcomer : nil
    }

    /// The smallest program that differs, without a reason as before.
    func shrink(_ difference: Difference) throws -> Difference {
        let small = Shrinker<Program> { candidate in
            guard let found = try? self.difference(in: candidate) else { return false }
            return found.reason == difference.reason
        }.shrink(difference.program, limit: 2000)
        return try self.difference(in: small) ?? difference
    }

    /// Runs all programs, and prints the result; returns whether all differences are meant.
    static func run(_ options: Options, _ program: String) throws -> Bool {
        let counterpart = try Counterpart(program)
        let progress = Progress(nil, limit: options.limit)
        let comparison = GraphComparison {
            Log(try counterpart.answer(to: $0.code))
        } begin: {
            progress.begin()
        }
        let list = try CaseList<Program>(options)
        var meant: [Reason: Int] = [:]
        var unknown: [String: (difference: Difference, count: Int)] = [:]
        for index in 0..<list.count {
            guard let found = try comparison.difference(in: list[index]) else { continue }
            if let reason = found.reason {
                meant[reason, default: 0] += 1
                continue
            }
            let small = try comparison.shrink(found)
            // What breaks the same contract here is one finding, and so are programs with the same words.
            let faults = small.ours.marks.map(\.rawValue).filter { Finding.Rule(rawValue: $0) != nil }.sorted()
            let words = small.program.chains.flatMap(\.words).filter { $0.count > 1 }
                .map { String($0.prefix { $0 != ":" }) }.sorted()
            let key = (faults.isEmpty ? words : faults).joined(separator: " ")
            let best = unknown[key].map { $0.difference.program.code.count <= small.program.code.count } ?? false
            unknown[key] = (best ? unknown[key]?.difference ?? small : small, (unknown[key]?.count ?? 0) + 1)
        }
        for (difference, count) in unknown.values.sorted(by: { $0.count > $1.count }) {
            print("\n== \(count) programs like this one differ\n\(difference.program)")
            print("   --case '\(difference.program.code)'")
            print("   here:  \(difference.ours.text)\n   there: \(difference.theirs.text)")
        }
        print("\n\(list.count) programs. On purpose differ:")
        var areCurrent = true
        for reason in Reason.allCases {
            print("\(meant[reason, default: 0])\t\(reason.rawValue) --case '\(reason.example)'")
            if try comparison.difference(in: Program(reading: reason.example))?.reason != reason {
                print("\tIt no longer differs as it says, so it has to be removed.")
                areCurrent = false
            }
        }
        return unknown.isEmpty && areCurrent
    }
}
