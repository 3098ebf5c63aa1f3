import Foundation

// Measures a round with one library, for `Benchmarks/compare`: prints for each workload that has an equivalent there its
// name, the nanoseconds of an operation, and what that is. `Comparison LIBRARY [TEXT…]`: only workloads whose name
// contains one of the texts.

let arguments = CommandLine.arguments.dropFirst()
guard let library = arguments.first.flatMap(Library.init) else {
    print("Comparison \(Library.allCases.map(\.rawValue).joined(separator: "|")) [TEXT…]")
    exit(2)
}
let filters = arguments.dropFirst()

// glibc takes cheaper paths in a process that never had a second thread, unlike programs that use these libraries.
Thread.detachNewThread { while true { sleep(3600) } }

let workloads =
    (Workload.sourcesAndStages + Workload.combiningAndHopping + Workload.subjectsAndDisposal + Workload.apps)
    .filter { one in filters.isEmpty || filters.contains { one.name.contains($0) } }
do {
    for workload in workloads {
        guard let row = workload.row(of: library) else { continue }
        print(workload.name, try Timing.fastest(of: row, Timing.calibrate(row)), workload.work, separator: "\t")
    }
} catch {
    FileHandle.standardError.write(Data("Comparison: \(error)\n".utf8))
    exit(1)
}
