import Foundation

// Measures a round, for `Benchmarks/compare`: prints for each workload its name and the nanoseconds of an operation.
// `RxSwiftWork [TEXT…]`: only workloads whose name contains one of the texts.

let filters = CommandLine.arguments.dropFirst()

// This starts a second thread, as in Comparison.
Thread.detachNewThread { while true { sleep(3600) } }

let measured = (rxWork + AppWork.all).filter { row in
    filters.isEmpty || filters.contains { row.name.contains($0) }
}
do {
    for row in measured {
        print(row.name, try Timing.fastest(of: row, Timing.calibrate(row)), separator: "\t")
    }
} catch {
    FileHandle.standardError.write(Data("RxSwiftWork: \(error)\n".utf8))
    exit(1)
}
