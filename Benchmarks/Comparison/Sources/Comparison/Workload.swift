/// A library that is compared with this one in the same run.
enum Library: String, CaseIterable {
    case rx = "this library"
    case openCombine = "OpenCombine 0.14"
    case asyncAlgorithms = "AsyncAlgorithms 1.1"
}

/// One piece of work, written with each library that has an equivalent.
struct Workload {
    /// Does the work `count` times; returns the checksum of the results.
    typealias Run = (_ count: Int) -> Int

    /// The name of the row of the same work in `Benchmarks`, if there is one.
    let name: String
    /// A description of one operation.
    let work: String
    /// How many operations one iteration is.
    let operations: Int
    /// RxSwift 6.10's time for it, in nanoseconds: figures of another machine, see ``Column/elsewhere(_:)``.
    let rxSwift: Double?
    /// How each library does it.
    let runs: [Library: Run]
    /// The checksum of `count` iterations.
    let expected: Run

    /// Creates a workload.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - work: A description of one operation.
    ///   - operations: How many operations one iteration is.
    ///   - rxSwift: RxSwift's time, in nanoseconds.
    ///   - rx: How this library does it.
    ///   - openCombine: How OpenCombine does it.
    ///   - asyncAlgorithms: How AsyncAlgorithms, or Swift's own library, does it.
    ///   - expected: The checksum of a number of iterations.
    init(
        _ name: String,
        _ work: String,
        operations: Int = 1,
        rxSwift: Double? = nil,
        rx: @escaping Run,
        openCombine: Run? = nil,
        asyncAlgorithms: Run? = nil,
        expected: @escaping Run
    ) {
        self.name = name
        self.work = work
        self.operations = operations
        self.rxSwift = rxSwift
        self.expected = expected
        let runs: [(Library, Run?)] = [(.rx, rx), (.openCombine, openCombine), (.asyncAlgorithms, asyncAlgorithms)]
        self.runs = Dictionary(uniqueKeysWithValues: runs.compactMap { library, run in run.map { (library, $0) } })
    }
}

extension [Workload] {
    /// Measures each workload with every library that has an equivalent.
    ///
    /// - Returns: The nanoseconds per operation of the fastest round, by library, for each workload.
    func measured(rounds: Int) throws(WrongResult) -> [[Library: Double]] {
        var (places, contestants) = ([(workload: Int, library: Library)](), [Contestant]())
        for (index, workload) in enumerated() {
            for library in Library.allCases {
                guard let run = workload.runs[library] else { continue }
                let name = "\(workload.name) with \(library.rawValue)"
                places.append((index, library))
                contestants.append(
                    Contestant(name: name, operations: workload.operations, run: run, expected: workload.expected)
                )
            }
        }
        var results = Array<[Library: Double]>(repeating: [:], count: count)
        for (place, nanoseconds) in zip(places, try Harness.measure(contestants, rounds: rounds)) {
            results[place.workload][place.library] = nanoseconds
        }
        return results
    }
}
