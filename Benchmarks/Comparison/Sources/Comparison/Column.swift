import Foundation

/// A column of the table whose figures come from another program, which runs between the rounds of this one.
struct Column {
    /// Its title.
    let title: String
    /// A program of `Benchmarks/Comparison/RxSwift`: it prints in each line the name of a workload and nanoseconds.
    private let program: String
    /// The nanoseconds of the fastest round, by the names of the workloads.
    private(set) var figures: [String: Double] = [:]

    init(title: String, program: String) {
        self.title = title
        self.program = program
    }

    /// Runs the program for a round.
    ///
    /// - Parameter filters: Only workloads whose names contain one of these; none for all.
    /// - Throws: ``WrongResult`` if the program fails.
    mutating func measure(_ filters: [String]) throws {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = filters
        process.standardOutput = output
        try process.run()
        let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let lines = printed.split(separator: "\n").map { $0.split(separator: " ") }
        guard process.terminationStatus == 0, lines.allSatisfy({ $0.count == 2 && Double($0[1]) != nil }) else {
            throw WrongResult(description: "\(program) has failed.")
        }
        for line in lines {
            let (name, nanoseconds) = (String(line[0]), Double(line[1]) ?? 0)
            figures[name] = min(figures[name] ?? .infinity, nanoseconds)
        }
    }
}
