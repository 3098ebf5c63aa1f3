import Dispatch
import Foundation

/// The command: reads the options, measures, and reports.
enum Program {
    /// The exit codes of the process.
    enum ExitCode {
        static let success: Int32 = 0
        /// A row had a wrong result, so its time means nothing.
        static let wrongResult: Int32 = 1
        /// An option, a value or a file that can't be used.
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
        let floors = Floor.allCases.filter { options.selects($0.name) }
        let rows = Catalogue.rows.filter { options.selects($0.name) }
        guard !floors.isEmpty || !rows.isEmpty else {
            complain("--filter \(options.filters.joined(separator: ",")) matches no row. --list names them all.")
            return ExitCode.unusable
        }
        if options.listsRows {
            print(Listing.text(floors: floors, rows: rows))
            return ExitCode.success
        }
        guard options.growthFile == nil || rows.contains(where: { $0.size != nil }) else {
            complain("--growth needs rows of a series, and none is asked for. Their names begin with growth.")
            return ExitCode.unusable
        }
        #if DEBUG
        complain("this is a debug build, whose times mean nothing. `swift run Benchmarks` builds for release.")
        return ExitCode.unusable
        #else
        if let iterations = options.iterations { return run(rows, iterations: iterations) }
        do {
            // An unusable file is reported before minutes are spent on measuring.
            let earlier = try options.comparedFile.map { try EarlierRun(file: $0) }
            return measure(rows, floors: floors, options: options, earlier: earlier)
        } catch {
            complain("\(error)")
            return ExitCode.unusable
        }
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
    /// difference.
    private static func run(_ rows: [Row], iterations: Int) -> Int32 {
        startParkedThread()
        do throws(WrongResult) {
            for row in rows {
                _ = row.run(iterations)
                try Harness.run(row, iterations: iterations)
                try Harness.run(row, iterations: 2 * iterations)
                print(row.name, row.operations)
            }
        } catch {
            complain("\(error)")
            return ExitCode.wrongResult
        }
        return ExitCode.success
    }

    /// Measures the floors that are asked for or needed, and the rows, and prints the table.
    private static func measure(
        _ rows: [Row],
        floors: [Floor],
        options: Options,
        earlier: EarlierRun?
    ) -> Int32 {
        startParkedThread()
        let neededFloors = Set(rows.flatMap { $0.floor.terms.map(\.floor) }).union(floors)
        let floorRows = Floor.allCases.filter(neededFloors.contains).map(\.row)
        var failures: [WrongResult] = []
        let trials = measure(floorRows + rows, rounds: options.rounds, failures: &failures)

        let minimums = trials.map { ($0.row.name, $0.sample.minimum) }
        let costs = Dictionary(minimums) { first, _ in first }
        let measurements = trials.map { trial in
            Measurement(trial, floor: trial.row.floor.nanoseconds(costs))
        }
        print(Table(measurements, summary: Machine.summary(rounds: options.rounds)).text)
        if let earlier {
            print("\n" + earlier.comparison(with: measurements, wanted: options.selects))
        }
        for failure in failures {
            complain("\(failure)")
        }
        let isWritten = write(measurements, options: options)
        return !isWritten ? ExitCode.unusable : failures.isEmpty ? ExitCode.success : ExitCode.wrongResult
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

    /// Writes the requested files, and reports those that couldn't be written.
    ///
    /// - Returns: Whether all of them were written.
    private static func write(_ measurements: [Measurement], options: Options) -> Bool {
        var isComplete = true
        let files = [
            (options.jsonFile, { JSONReport.text(measurements) }),
            (options.growthFile, { GrowthChart(measurements, Machine.summary(rounds: options.rounds)).svg }),
        ]
        for case (let file?, let text) in files {
            if let failure = write(text(), to: file) {
                complain("can't write \(file): \(failure). The results stand above, in the table.")
                isComplete = false
            } else {
                print("Wrote \(file).")
            }
        }
        return isComplete
    }

    /// Writes a file.
    ///
    /// - Returns: The system's error, or `nil` when it has been written.
    private static func write(_ text: String, to file: String) -> String? {
        guard let stream = fopen(file, "w") else {
            return String(cString: strerror(errno))
        }
        // Buffered text is written on closing, so a full disk may show only there.
        let isWritten = fputs(text, stream) >= 0
        let isClosed = fclose(stream) == 0
        return isWritten && isClosed ? nil : String(cString: strerror(errno))
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
