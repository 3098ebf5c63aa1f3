/// A library that is compared.
enum Library: String, CaseIterable {
    case rx, openCombine, asyncAlgorithms
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
    let expected: (_ count: Int) -> Int?

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
        expected: @escaping (_ count: Int) -> Int?
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
    /// The work as one library does it; `nil` if it has no equivalent.
    func row(of library: Library) -> Row? {
        runs[library].map { Row(name, work, operations: operations, run: $0, expected: expected) }
    }

    /// Creates a workload that this library does as `RxSwiftWork` does.
    ///
    /// - Parameters:
    ///   - name: The name there.
    ///   - work: A description of one operation; by default the one there.
    ///   - openCombine: How OpenCombine does it.
    ///   - asyncAlgorithms: How AsyncAlgorithms, or Swift's own library, does it.
    init(_ name: String, _ work: String? = nil, openCombine: Run? = nil, asyncAlgorithms: Run? = nil) {
        guard let rx = rxWork.first(where: { $0.name == name }) else { fatalError("\(name) isn't in RxWork.swift.") }
        self.init(
            name,
            work ?? rx.work,
            operations: rx.operations,
            rx: rx.run,
            openCombine: openCombine,
            asyncAlgorithms: asyncAlgorithms,
            expected: rx.expected
        )
    }
}
