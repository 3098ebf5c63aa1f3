import Foundation

// Measures a round, for `Benchmarks/compare`: prints for each workload its name and the nanoseconds of an operation.
// `RxSwiftWork [TEXT…]`: only workloads whose name contains one of the texts.

let filters = CommandLine.arguments.dropFirst()

// This starts a second thread, as in Comparison.
Thread.detachNewThread { while true { sleep(3600) } }

let apps = AppWork.all.map { Contestant(name: $0.name, operations: 1, run: $0.run, expected: $0.expected) }
let measured = (rxWork + apps).filter { workload in
    filters.isEmpty || filters.contains { workload.name.contains($0) }
}
do {
    for (workload, nanoseconds) in zip(measured, try Harness.measure(measured)) {
        print(workload.name, nanoseconds, separator: "\t")
    }
} catch {
    FileHandle.standardError.write(Data("RxSwiftWork: \(error)\n".utf8))
    exit(1)
}
