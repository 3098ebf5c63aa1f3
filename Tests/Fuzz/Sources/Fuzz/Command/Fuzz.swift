import Foundation

/// Checks random chains against the contracts and against reference models.
@main
enum Fuzz {
    /// The cases that once had a finding.
    private static let corpus = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "corpus.txt").path

    static func main() {
        do {
            exit(try run(Array(CommandLine.arguments.dropFirst())) ? 0 : 1)
        } catch let complaint as Complaint {
            print(complaint.text)
        } catch {
            print("\(error)")
        }
        exit(2)
    }

    /// Returns whether there was no finding.
    private static func run(_ arguments: [String]) throws -> Bool {
        if arguments.contains("--help") {
            print(Options.usage)
            return true
        }
        let options = try Options(arguments, jobs: ProcessInfo.processInfo.activeProcessorCount, corpus: corpus)
        if let share = options.share {
            try Worker(options: options).run(share)
            return true
        }
        if let program = options.beside {
            return try Comparison.run(options, beside: program)
        }
        if let text = options.text {
            let test = try Case(reading: text)
            print(test)
            let outcome = Worker(options: options).run(test)
            for event in outcome.events { print("\(event.tick): \(event.signal)") }
            for finding in outcome.findings { print("-> \(finding.rule.rawValue): \(finding.text)") }
            return outcome.findings.isEmpty
        }
        return try Supervisor(options).run() == 0
    }
}
