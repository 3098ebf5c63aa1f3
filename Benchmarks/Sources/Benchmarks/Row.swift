/// One line of the table: a piece of work that is repeated and timed.
struct Row {
    /// The name, from the general to the particular: `dispose.serial.swap`.
    let name: String
    /// A description of one operation.
    let work: String
    /// How many operations one iteration is.
    let operations: Int
    /// Does the work a number of times, and returns a checksum.
    let run: (_ iterations: Int) -> Int
    /// The checksum of `iterations` iterations; `nil` if it isn't fixed, but grows with them.
    let expected: (_ iterations: Int) -> Int?

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - name: The name, from the general to the particular.
    ///   - work: A description of one operation.
    ///   - operations: How many operations one iteration is.
    ///   - run: Does the work a number of times, and returns a checksum.
    ///   - expected: The checksum of a number of iterations; by default each of them adds the numbers below its
    ///     operations, or, if it is one operation, its own number.
    init(
        _ name: String,
        _ work: String,
        operations: Int = 1,
        run: @escaping (_ iterations: Int) -> Int,
        expected: ((_ iterations: Int) -> Int?)? = nil
    ) {
        self.name = name
        self.work = work
        self.operations = operations
        self.run = run
        self.expected = expected ?? { operations == 1 ? total(of: 0..<$0) : $0 * total(of: 0..<operations) }
    }

    /// Throws if the result of some iterations isn't that of the work.
    func check(_ result: Int, after iterations: Int) throws(WrongResult) {
        guard let expected = expected(iterations), result != expected else { return }
        throw WrongResult(
            description: """
                \(name) is wrong: after \(iterations) iterations the checksum is \(result), and must be \(expected).
                """
        )
    }
}

/// A row whose result isn't that of its work.
struct WrongResult: Error, CustomStringConvertible {
    let description: String
}
