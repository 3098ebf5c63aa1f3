import Foundation
import Rx
import RxTracing

/// Runs a share of the cases in this process, shrinks those with a finding, and prints a line for each.
struct Worker {
    let options: Options

    func run(_ share: Range<Int>) throws {
        let list = try CaseList(options)
        let progress = Progress(options.progress, limit: options.limit)
        var modelled = 0
        for index in share {
            progress.begin(index)
            let test = try list[index]
            let outcome = options.run(test)
            if outcome.isModelled { modelled += 1 }
            if let finding = outcome.findings.first { show(test, finding, list.origin(of: index), progress) }
        }
        print("done\t\(share.count)\t\(modelled)")
    }

    /// Runs one case and reports its finding.
    func run(_ test: Case) -> Outcome {
        Progress(nil, limit: options.limit).begin()
        return options.run(test)
    }

    private func show(_ test: Case, _ finding: Finding, _ origin: String, _ progress: Progress) {
        // With threads, a case shows its finding only by chance.
        let tries = options.usesThreads ? 10 : 1
        let shrinker = Shrinker { candidate in
            (0..<tries).contains { _ in
                progress.begin()
                return options.run(candidate).findings.contains { $0.rule == finding.rule }
            }
        }
        let small = shrinker.shrink(test, limit: options.usesThreads ? 60 : 4000)
        let shown = options.run(small).findings.first { $0.rule == finding.rule } ?? finding
        let line = "finding\t\(finding.rule.rawValue)\t\(origin)\t\(small.code)\t\(shown.text)\n"
        FileHandle.standardOutput.write(Data(line.utf8))
    }
}

extension Options {
    /// Runs a case in the requested mode.
    func run(_ test: Case) -> Outcome {
        if isWatched { Watching.begin() }
        return usesThreads ? test.runThreaded() : test.run()
    }
}

/// Lets all subscriptions of this process be watched, with an observer that reads all its arguments.
private enum Watching: TracingObserver {
    case reader

    private static let installation: any Cancelable = {
        Tracing.recordsCallStacks = false
        Tracing.isOn = true
        return Tracing.install(Watching.reader)
    }()

    static func begin() {
        _ = installation
    }

    func next<Element>(_ element: Element, in subscription: TracedSubscription) {
        _ = subscription.description
    }

    func failed(_ error: any Error, in subscription: TracedSubscription) {
        _ = Tracing.errorTrail
    }

    func disposed(_ subscription: TracedSubscription) {
        _ = subscription.state
    }
}
