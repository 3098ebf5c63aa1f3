import AllocationCounter
import Dispatch
import Foundation

// Counts the work of the forms, together with an external tool. `LenientCounts 300` does the work of each form 300
// times and then 600 times. It prints the form's name, the number of operations in its work, and, from the difference
// between the two runs, the allocations of an operation. With a second number, it prints the nanoseconds of an
// operation instead, in the fastest of that many runs. With `--families`, the rows are forms of infallibles, drivers,
// main sequences and maybes, each with its operator.

/// The work of a form, under a fixed name for callgrind, which counts from entering this function to leaving it.
@inline(never) @_silgen_name("benchmarks_counted_run")
func countedRun(_ form: Form, _ count: Int) -> Int {
    form.run(count)
}

/// How many allocations the work of a form makes; checks its result.
func allocations(_ form: Form, _ count: Int) -> Int {
    allocation_counter_start()
    let result = countedRun(form, hidden(count))
    let allocations = allocation_counter_stop()
    if let expected = form.expected(count), result != expected {
        fail("\(form.name) is wrong: after \(count) times the checksum is \(result), not \(expected).")
    }
    return Int(allocations)
}

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(1)
}

let arguments = CommandLine.arguments.dropFirst().filter { $0 != "--families" }
let numbers = arguments.compactMap { Int($0) }
guard let count = numbers.first, count > 0, numbers.count == arguments.count, numbers.count < 3 else {
    fail("USAGE: \(CommandLine.arguments[0]) COUNT [RUNS] [--families]")
}
let countsFamilies = arguments.count < CommandLine.arguments.count - 1

// glibc takes cheaper paths in a process that never had a second thread, unlike any program that schedules.
// Its own allocations have to come before the first count.
let isParked = DispatchSemaphore(value: 0)
Thread.detachNewThread {
    isParked.signal()
    while true { sleep(3600) }
}
isParked.wait()

#if STRICT
let counted = countsFamilies ? familyForms : forms
#else
let counted = forms
#endif
for form in counted {
    _ = form.run(count)
    let once = allocations(form, count)
    let difference = allocations(form, 2 * count) - once
    guard let runs = numbers.dropFirst().first else {
        print(form.name, form.operations, Double(difference) / Double(count * form.operations))
        continue
    }
    let fastest = (0..<runs).map { _ in
        let start = ContinuousClock.now
        _ = form.run(hidden(count))
        return Double((ContinuousClock.now - start).components.attoseconds) / 1e9
    }.min()
    print(form.name, (fastest ?? .infinity) / Double(count * form.operations))
}
