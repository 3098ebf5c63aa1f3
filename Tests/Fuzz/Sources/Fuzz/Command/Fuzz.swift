import Foundation
import Graphs

/// Checks random chains against the contracts and against reference models.
@main
enum Fuzz {
    /// The cases that once had a finding.
    private static let corpus = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "corpus.txt").path

    static func main() {
        // Programs use the main queue while another thread runs them.
        Thread.detachNewThread { exit(status()) }
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    private static func status() -> Int32 {
        do {
            return try run(Array(CommandLine.arguments.dropFirst())) ? 0 : 1
        } catch let complaint as Complaint {
            print(complaint.text)
        } catch {
            print("\(error)")
        }
        return 2
    }

    /// Returns whether there was no finding.
    private static func run(_ arguments: [String]) throws -> Bool {
        if arguments.contains("--help") {
            print(Options.usage)
            return true
        }
        let options = try Options(arguments, jobs: ProcessInfo.processInfo.activeProcessorCount, corpus: corpus)
        if let program = options.beside, options.share == nil {
            return try (options.isGraphs ? GraphComparison.run : Comparison.run)(options, program)
        }
        return try options.isGraphs ? run(Program.self, options) : run(Case.self, options)
    }

    private static func run<Test: Runnable>(_: Test.Type, _ options: Options) throws -> Bool {
        if let share = options.share {
            try Worker<Test>(options: options).run(share)
            return true
        }
        if let text = options.text {
            let test = try Test(reading: text)
            print(test)
            let outcome = Worker(options: options).run(test)
            for event in outcome.events { print("\(event.tick): \(event.signal)") }
            for finding in outcome.findings { print("-> \(finding.rule.rawValue): \(finding.text)") }
            return outcome.findings.isEmpty
        }
        return try Supervisor<Test>(options).run() == 0
    }
}
