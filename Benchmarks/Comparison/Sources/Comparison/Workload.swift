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
    ///   - rx: How this library does it.
    ///   - openCombine: How OpenCombine does it.
    ///   - asyncAlgorithms: How AsyncAlgorithms, or Swift's own library, does it.
    ///   - expected: The checksum of a number of iterations.
    init(
        _ name: String,
        _ work: String,
        operations: Int = 1,
        rx: @escaping Run,
        openCombine: Run? = nil,
        asyncAlgorithms: Run? = nil,
        expected: @escaping Run
    ) {
        self.name = name
        self.work = work
        self.operations = operations
        self.expected = expected
        let runs: [(Library, Run?)] = [(.rx, rx), (.openCombine, openCombine), (.asyncAlgorithms, asyncAlgorithms)]
        self.runs = Dictionary(uniqueKeysWithValues: runs.compactMap { library, run in run.map { (library, $0) } })
    }
}

extension Workload {
    /// Creates a workload that this library does as `RxSwiftWork` does.
    ///
    /// - Parameters:
    ///   - name: The name there.
    ///   - work: A description of one operation.
    ///   - openCombine: How OpenCombine does it.
    ///   - asyncAlgorithms: How AsyncAlgorithms, or Swift's own library, does it.
    init(_ name: String, _ work: String, openCombine: Run? = nil, asyncAlgorithms: Run? = nil) {
        guard let rx = rxWork.first(where: { $0.name == name }) else { fatalError("\(name) isn't in RxWork.swift.") }
        self.init(
            name,
            work,
            operations: rx.operations,
            rx: rx.run,
            openCombine: openCombine,
            asyncAlgorithms: asyncAlgorithms,
            expected: rx.expected
        )
    }
}

extension [Workload] {
    /// Measures each workload with every library that has an equivalent.
    ///
    /// - Parameters:
    ///   - rounds: How many rounds each is timed.
    ///   - afterRound: Called after each round.
    /// - Returns: The nanoseconds per operation of the fastest round, by library, for each workload.
    /// - Throws: ``WrongResult`` if a result isn't that of the work, and the errors of `afterRound`.
    func measured(rounds: Int, afterRound: () throws -> Void) throws -> [[Library: Double]] {
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
        let figures = try Harness.measure(contestants, rounds: rounds, afterRound: afterRound)
        for (place, nanoseconds) in zip(places, figures) {
            results[place.workload][place.library] = nanoseconds
        }
        return results
    }
}
