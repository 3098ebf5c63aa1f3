import Dispatch
import Foundation

/// The command: reads the options, measures, and reports.
enum Program {
    /// The exit codes of the process.
    enum ExitCode {
        static let success: Int32 = 0
        /// A row had a wrong result, so its time means nothing.
        static let wrongResult: Int32 = 1
        /// An option or a value that can't be used.
        static let unusable: Int32 = 2
    }

    /// Runs the command.
    ///
    /// - Parameter arguments: The arguments after the command's name.
    /// - Returns: The exit code.
    static func run(arguments: [String]) -> Int32 {
        let options: Options
        do {
            options = try Options(arguments: arguments)
        } catch {
            complain("\(error)\nTry --help.")
            return ExitCode.unusable
        }
        if options.showsHelp {
            print(Options.help)
            return ExitCode.success
        }
        let rows = Catalogue.rows.filter { options.selects($0.name) }
        guard !rows.isEmpty else {
            complain("--filter \(options.filters.joined(separator: ",")) matches no row. --list names them all.")
            return ExitCode.unusable
        }
        if options.listsRows {
            print(Listing.text(rows))
            return ExitCode.success
        }
        #if DEBUG
        complain("this is a debug build, whose times mean nothing. `swift run Benchmarks` builds for release.")
        return ExitCode.unusable
        #else
        if let iterations = options.iterations { return run(rows, iterations: iterations) }
        return measure(rows, options: options)
        #endif
    }

    /// Prints to standard error, after the text already sent to standard output.
    static func complain(_ message: String) {
        fflush(nil)
        FileHandle.standardError.write(Data("Benchmarks: \(message)\n".utf8))
    }

    /// Does the work of rows without timing it: an external tool counts.
    ///
    /// Each row runs twice, first once and then twice the number of times, so that one-time work cancels out in the
    /// difference. Its name, its operations and the allocations of one are printed, which are counted before.
    private static func run(_ rows: [Row], iterations: Int) -> Int32 {
        startParkedThread()
        do throws(WrongResult) {
            for row in rows {
                let allocations = try Harness.countAllocations(row, iterations: iterations)
                try Harness.run(row, iterations: iterations)
                try Harness.run(row, iterations: 2 * iterations)
                print(row.name, row.operations, allocations ?? 0)
            }
        } catch {
            complain("\(error)")
            return ExitCode.wrongResult
        }
        return ExitCode.success
    }

    /// Measures the rows, and prints the table.
    private static func measure(_ rows: [Row], options: Options) -> Int32 {
        startParkedThread()
        var failures: [WrongResult] = []
        let trials = measure(rows, rounds: options.rounds, failures: &failures)
        let measurements = trials.map(Measurement.init)
        print(Table(measurements, summary: Machine.summary(rounds: options.rounds)).text)
        for failure in failures {
            complain("\(failure)")
        }
        return failures.isEmpty ? ExitCode.success : ExitCode.wrongResult
    }

    /// Measures rows, round by round.
    ///
    /// Each round goes through all rows: a disturbance of a second spoils one round of many rows, and not all rounds of
    /// a few.
    ///
    /// - Parameters:
    ///   - rows: The rows to measure.
    ///   - rounds: How many rounds each row is timed.
    ///   - failures: Receives the rows with a wrong result.
    /// - Returns: The other rows.
    private static func measure(_ rows: [Row], rounds: Int, failures: inout [WrongResult]) -> [Trial] {
        let progress = Progress()
        var trials: [Trial] = []
        for row in rows {
            progress.show("preparing \(row.name)")
            do throws(WrongResult) {
                trials.append(try Harness.prepare(row))
            } catch {
                failures.append(error)
            }
        }
        for round in 1...rounds {
            progress.show("round \(round) of \(rounds)")
            for index in trials.indices.reversed() {
                do throws(WrongResult) {
                    try Harness.timeRound(of: &trials[index])
                } catch {
                    failures.append(error)
                    trials.remove(at: index)
                }
            }
        }
        progress.clear()
        return trials
    }

    /// Starts a thread that sleeps for as long as the process lives.
    ///
    /// glibc takes cheaper paths, without atomic instructions, in a process that never had a second thread. A program
    /// that schedules anything has one, so the figures would be too good.
    private static func startParkedThread() {
        // Its own allocations have to come before the first count.
        let isParked = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            isParked.signal()
            while true {
                sleep(3600)
            }
        }
        isParked.wait()
    }
}

/// Shows the progress on a terminal.
private struct Progress {
    private let isShown = isatty(STDERR_FILENO) != 0

    func show(_ text: String) {
        guard isShown else {
            return
        }
        // This goes back to the start of the line, and clears its text.
        FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
    }

    func clear() {
        show("")
    }
}
