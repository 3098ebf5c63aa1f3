import Foundation

// Prints the input of `Comparison --beside`: the title of the column, and for each workload the nanoseconds of an
// operation.
// `RxSwiftWork ROUNDS TITLE`

let arguments = CommandLine.arguments
guard arguments.count == 3, let rounds = Int(arguments[1]), (1...1000).contains(rounds) else {
    FileHandle.standardError.write(Data("USAGE: RxSwiftWork ROUNDS TITLE\n".utf8))
    exit(2)
}

// This starts a second thread, as in Comparison.
Thread.detachNewThread { while true { sleep(3600) } }

do {
    let results = try Harness.measure(workloads, rounds: rounds)
    print(arguments[2])
    for (workload, nanoseconds) in zip(workloads, results) {
        print(workload.name, nanoseconds)
    }
} catch {
    FileHandle.standardError.write(Data("RxSwiftWork: \(error)\n".utf8))
    exit(1)
}
