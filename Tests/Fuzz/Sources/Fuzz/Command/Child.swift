import Foundation

/// This program in another process.
enum Child {
    /// The exit status of a process in which the thread sanitizer has found a race.
    private static let raceStatus: Int32 = 66

    /// Runs it, and passes on each line of its output.
    ///
    /// - Returns: The finding that the exit status shows; `nil` if the process ended normally.
    static func run(_ arguments: [String], line: (String) -> Void) -> Finding.Rule? {
        let process = Process()
        process.executableURL = Bundle.main.executableURL
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment
            .merging(["TSAN_OPTIONS": "halt_on_error=1 exitcode=\(raceStatus)"]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        do {
            try process.run()
        } catch {
            print("The program can't be started again: \(error)")
            return .trap
        }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        for part in text.split(separator: "\n") { line(String(part)) }
        switch (process.terminationReason, process.terminationStatus) {
        case (.uncaughtSignal, _): return .trap
        case (_, Progress.hangStatus): return .hang
        case (_, raceStatus): return .race
        default: return nil
        }
    }
}
