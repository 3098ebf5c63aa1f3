/// A library that is held against this one in the same run.
enum Library: String, CaseIterable {
    case rx = "this library"
    case openCombine = "OpenCombine 0.14"
    case asyncAlgorithms = "AsyncAlgorithms 1.1"
}

/// One piece of work, written with each library that has an equivalent.
struct Workload {
    /// The work so many times over; returns the checksum of what came out.
    typealias Run = (_ count: Int) -> Int

    /// The name that the row of the same work has in `Benchmarks`, where there is one.
    let name: String
    /// What one operation is.
    let work: String
    /// How many operations one iteration is.
    let operations: Int
    /// What RxSwift 6.10 took for it, in nanoseconds: figures of another machine, see ``RxSwiftColumn``.
    let rxSwift: Double?
    /// How each library does it.
    let runs: [Library: Run]
    /// The checksum that so many iterations must have.
    let expected: Run

    /// Creates a workload.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - work: What one operation is.
    ///   - operations: How many operations one iteration is.
    ///   - rxSwift: What RxSwift took, in nanoseconds.
    ///   - rx: How this library does it.
    ///   - openCombine: How OpenCombine does it.
    ///   - asyncAlgorithms: How AsyncAlgorithms, or Swift's own library, does it.
    ///   - expected: The checksum that so many iterations must have.
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

/// Where RxSwift's figures come from: they aren't measured here.
enum RxSwiftColumn {
    static let note = """
        RxSwift 6.10: taken in November 2026 on another x86-64 Linux machine with two cores (Swift 6.3.1, release build, \
        minimum of several runs; an indirect call takes 1.5 to 1.8 ns there, a locked instruction 5.3, an object 45 to \
        48), and not reproduced here.
        """
}
