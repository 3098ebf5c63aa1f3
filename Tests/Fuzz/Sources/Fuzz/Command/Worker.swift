import Foundation
import Rx
import RxTracing

/// Runs a share of the cases in this process, shrinks those with a finding, and prints a line for each.
struct Worker<Test: Runnable> {
    let options: Options

    func run(_ share: Range<Int>) throws {
        let list = try CaseList<Test>(options)
        let progress = Progress(options.progress, limit: options.limit)
        var modelled = 0
        for index in share {
            progress.begin(index)
            let test = try list[index]
            let outcome = test.run(options)
            if outcome.isModelled { modelled += 1 }
            if let finding = outcome.findings.first { show(test, finding, list.origin(of: index), progress) }
        }
        print("done\t\(share.count)\t\(modelled)")
    }

    /// Runs one case and reports its finding.
    func run(_ test: Test) -> Outcome {
        Progress(nil, limit: options.limit).begin()
        return test.run(options)
    }

    private func show(_ test: Test, _ finding: Finding, _ origin: String, _ progress: Progress) {
        // With threads, a case shows its finding only by chance.
        let tries = options.usesThreads ? 10 : 1
        let shrinker = Shrinker<Test> { candidate in
            (0..<tries).contains { _ in
                progress.begin()
                return candidate.run(options).findings.contains { $0.rule == finding.rule }
            }
        }
        let small = shrinker.shrink(test, limit: options.usesThreads ? 60 : 4000)
        let shown = small.run(options).findings.first { $0.rule == finding.rule } ?? finding
        let line = "finding\t\(finding.rule.rawValue)\t\(origin)\t\(small.code)\t\(shown.text)\n"
        FileHandle.standardOutput.write(Data(line.utf8))
    }
}

/// Lets all subscriptions of this process be watched, with an observer that reads all its arguments.
enum Watching: TracingObserver {
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
