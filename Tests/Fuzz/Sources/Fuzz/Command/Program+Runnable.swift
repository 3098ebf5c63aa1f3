import Foundation
import Graphs
import Rx

extension Program: Runnable {
    var isEndless: Bool { false }

    static func random(_ seed: UInt64, _ options: Options) -> Program {
        var random = SeededGenerator(seed: seed)
        return Program(using: &random, extras: options.beside == nil)
    }

    /// What exists from the first use on.
    private static let warmUp: Void = {
        _ = Program(code: "graph a=publish 1=a.observe:m.observe:q.delay:t.driver.signal.log do a1")?.run()
    }()

    func run(_ options: Options) -> Outcome {
        Self.warmUp
        if options.isWatched { Watching.begin() }
        let before = Resources.total
        let log = run(usesThreads: options.usesThreads)
        var outcome = Outcome()
        outcome.findings = log.marks.sorted { $0.rawValue < $1.rawValue }.compactMap { mark in
            let rule =
                mark == .endless
                ? (hasToRest && !options.usesThreads ? Finding.Rule.rest : nil) : Finding.Rule(rawValue: mark.rawValue)
            return rule.map { Finding(rule: $0, text: log.lines.prefix(24).joined(separator: " ")) }
        }
        let deadline = DispatchTime.now() + .seconds(2)
        while Resources.total != before, DispatchTime.now() < deadline {
            _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .microseconds(100))
        }
        let left = Resources.total - before
        if left != 0 {
            outcome.findings.append(Finding(rule: .leak, text: "\(left) objects of the library are left over."))
        }
        return outcome
    }
}
