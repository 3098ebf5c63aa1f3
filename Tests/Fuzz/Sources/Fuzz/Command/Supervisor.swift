import Foundation

/// Runs the cases in processes, so that a trap or a hang is a finding, and doesn't end the run.
final class Supervisor<Test: Runnable>: Sendable {
    private struct State {
        var next = 0
        var cases = 0
        var modelled = 0
        var findings: [Report] = []
        var repeats: [String: Int] = [:]
    }

    /// A finding, ready to be printed.
    struct Report: Sendable {
        var rule: Finding.Rule
        var origin: String
        var code: String
        var text: String
    }

    private let options: Options
    private let list: CaseList<Test>
    private let state = Guarded(State())

    init(_ options: Options) throws {
        self.options = options
        list = try CaseList<Test>(options)
    }

    /// Runs all cases; returns how many findings there were.
    func run() -> Int {
        let start = Date()
        DispatchQueue.concurrentPerform(iterations: options.jobs) { _ in
            while let share = takeShare() { run(share) }
        }
        let state = state.withLock { $0 }
        for report in state.findings {
            let repeats = state.repeats[report.code, default: 1]
            print("\n== \(report.rule.rawValue), from \(report.origin)\(repeats > 1 ? " and \(repeats - 1) more" : "")")
            if let test = Test(code: report.code) { print(test) }
            print("-> \(report.text)\n   --case '\(report.code)'")
        }
        let seconds = Date().timeIntervalSince(start)
        print(
            "\(state.cases) cases, \(state.modelled) of them against models, \(state.findings.count) findings,",
            "\(Int(seconds)) s, \(Int(Double(state.cases) / max(seconds, 0.001))) cases a second"
        )
        return state.findings.count
    }

    private func takeShare() -> Range<Int>? {
        state.withLock { state in
            guard state.next < list.count else { return nil }
            let size = max(1, min(20_000, list.count / options.jobs / 4))
            let share = state.next..<min(list.count, state.next + size)
            state.next = share.upperBound
            return share
        }
    }

    /// Runs some cases in a process; another one continues after a case that ended it.
    private func run(_ share: Range<Int>) {
        let progress = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID().uuidString)").path
        _ = FileManager.default.createFile(atPath: progress, contents: nil)
        defer { try? FileManager.default.removeItem(atPath: progress) }
        var share = share
        while !share.isEmpty {
            let rule = Child.run(
                options.arguments + ["--share", "\(share.lowerBound)", "\(share.upperBound)", "--progress", progress],
                line: note
            )
            guard let rule else { return }
            let index = Progress.last(progress) ?? share.lowerBound
            if let test = try? list[index] { show(test, rule, index) }
            share = min(index + 1, share.upperBound)..<share.upperBound
        }
    }

    /// Shrinks a case that ends its process.
    private func show(_ test: Test, _ rule: Finding.Rule, _ index: Int) {
        let fails = { (test: Test) in
            Child.run(self.options.arguments + ["--case", test.code, "--limit", "2"]) { _ in } == rule
        }
        // The failure may have been in an attempt to shrink the case.
        let small =
            !test.isEndless && fails(test) ? Shrinker(fails: fails).shrink(test, limit: rule == .hang ? 60 : 500) : test
        note(
            Report(
                rule: rule,
                origin: list.origin(of: index),
                code: small.code,
                text: "The process ended: \(rule.rawValue)."
            )
        )
    }

    private func note(_ line: String) {
        let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        if words.count == 3, words[0] == "done" {
            state.withLock { state in
                state.cases += Int(words[1]) ?? 0
                state.modelled += Int(words[2]) ?? 0
            }
        } else if words.count == 5, words[0] == "finding", let rule = Finding.Rule(rawValue: words[1]) {
            note(Report(rule: rule, origin: words[2], code: words[3], text: words[4]))
        } else {
            print(line)
        }
    }

    private func note(_ report: Report) {
        state.withLock { state in
            state.repeats[report.code, default: 0] += 1
            if state.repeats[report.code] == 1 { state.findings.append(report) }
        }
    }
}

extension Options {
    /// The arguments for a child.
    fileprivate var arguments: [String] {
        ["--seed", "\(seed)", "--cases", "\(cases)", "--corpus", corpus, "--limit", "\(limit)"]
            + (isGraphs ? ["--graphs"] : []) + (usesThreads ? ["--threads"] : []) + (isWatched ? ["--watched"] : [])
            + (row.map { ["--operator", $0] } ?? [])
    }
}
