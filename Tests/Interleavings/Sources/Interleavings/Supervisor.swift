internal import Explorer
internal import Foundation

/// Runs each scenario, or each mutation, in its own process, so that a crash or a hang is a finding, too.
struct Supervisor {
    private let options: Options

    init(_ options: Options) {
        self.options = options
    }

    func run() -> Int32 {
        options.doesMutations ? runMutations() : runScenarios()
    }

    private func runScenarios() -> Int32 {
        let chosen = scenarios.filter { options.wants($0.name) }
        let start = Date()
        var failed: [String] = []
        var runs = 0
        perform(chosen.map { arguments(scenario: $0.name) }) { index, status, output in
            print(output, terminator: "")
            runs += Supervisor.runs(in: output)
            if status != 0 {
                failed.append(chosen[index].name)
                if !output.contains("FAILED") { print("FAILED: \(chosen[index].name): it ended with code \(status).") }
            }
        }
        print("\(chosen.count) scenarios, \(runs) runs, \(Int(Date().timeIntervalSince(start))) s")
        for name in failed { print("FAILED: \(name)") }
        return failed.isEmpty ? 0 : 1
    }

    private func runMutations() -> Int32 {
        let start = Date()
        var missed: [String] = []
        let all = mutations.enumerated().filter { options.wants($0.element.name) }
        let arguments = all.map { index, mutation in
            self.arguments(scenario: mutation.scenario) + ["--mutation", "\(index + 1)"]
        }
        perform(arguments) { index, status, output in
            print("mutation \(all[index].offset + 1): \(all[index].element.name)")
            print(output, terminator: "")
            if status == 0 || status == 2 { missed.append(all[index].element.name) }
        }
        print("\(all.count - missed.count) of \(all.count) mutations found, \(Int(Date().timeIntervalSince(start))) s")
        for name in missed { print("FAILED: not found: \(name)") }
        return missed.isEmpty ? 0 : 1
    }

    private static func runs(in output: String) -> Int {
        guard let end = output.range(of: " runs") else { return 0 }
        let digits = output[..<end.lowerBound].reversed().prefix { $0.isNumber }
        return Int(String(digits.reversed())) ?? 0
    }

    private func arguments(scenario: String) -> [String] {
        var arguments = ["--job", "--scenario", scenario, "--bound", "\(options.bound)"]
        if options.random > 0 { arguments += ["--random", "\(options.random)", "--seed", "\(options.seed)"] }
        if options.tellsSites { arguments.append("--sites") }
        return arguments + ["--seconds", "\(options.seconds)"]
    }

    /// Runs jobs, as many at a time as there are cores, and reports each result, in their order.
    private func perform(_ jobs: [[String]], _ isDone: (_ index: Int, _ status: Int32, _ output: String) -> Void) {
        let count = max(1, ProcessInfo.processInfo.activeProcessorCount)
        var running: [Child] = []
        var next = 0
        for index in jobs.indices {
            while next < jobs.count, next < index + count {
                running.append(Child(jobs[next], limit: options.seconds + 30))
                next += 1
            }
            let child = running.removeFirst()
            let (status, output) = child.wait()
            isDone(index, status, output)
            fflush(nil)
        }
    }
}

/// This program in another process.
private final class Child {
    private let process = Process()
    private let output = Pipe()
    private let limit: Double

    init(_ arguments: [String], limit: Double) {
        self.limit = limit
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = arguments
        // Freed memory is overwritten, so that its use is detected.
        process.environment = ProcessInfo.processInfo.environment.merging(["MALLOC_PERTURB_": "165"]) { $1 }
        process.standardOutput = output
        process.standardError = output
        do { try process.run() } catch { print("FAILED: a process can't be started: \(error)") }
    }

    func wait() -> (status: Int32, output: String) {
        let process = process
        let timer = DispatchSource.makeTimerSource()
        timer.schedule(deadline: .now() + limit)
        timer.setEventHandler { process.terminate() }
        timer.resume()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        timer.cancel()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
