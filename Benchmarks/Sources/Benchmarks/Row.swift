/// One line of the table: a piece of work that is repeated and timed.
struct Row {
    /// The name, from the general to the particular: `dispose.serial.swap`.
    let name: String
    /// What one operation is.
    let work: String
    /// The least work imaginable that an operation must do.
    let floor: FloorSum
    /// How many operations one iteration is.
    let operations: Int
    /// Does the work a number of times, and returns what came out: a checksum.
    let run: (_ iterations: Int) -> Int
    /// The checksum that so many iterations must have.
    let expected: (_ iterations: Int) -> Int

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - name: The name, from the general to the particular.
    ///   - work: What one operation is.
    ///   - floor: What an operation costs at least, in terms of the floors.
    ///   - operations: How many operations one iteration is.
    ///   - run: Does the work so many times, and returns a checksum.
    ///   - expected: The checksum that so many iterations must have.
    init(
        _ name: String,
        _ work: String,
        floor: FloorSum,
        operations: Int = 1,
        run: @escaping (_ iterations: Int) -> Int,
        expected: @escaping (_ iterations: Int) -> Int
    ) {
        self.name = name
        self.work = work
        self.floor = floor
        self.operations = operations
        self.run = run
        self.expected = expected
    }
}

/// A sum of floors: `[.object: 1, .closureCall: 2]`.
struct FloorSum: ExpressibleByDictionaryLiteral {
    let terms: [(floor: Floor, count: Double)]

    init(dictionaryLiteral elements: (Floor, Double)...) {
        terms = elements.map { (floor: $0.0, count: $0.1) }
    }

    /// The sum, given what each floor costs on this machine.
    ///
    /// - Parameter costs: Nanoseconds by the floors' names.
    /// - Returns: The nanoseconds, infinitely many if a floor is missing.
    func nanoseconds(_ costs: [String: Double]) -> Double {
        terms.reduce(0) { $0 + $1.count * (costs[$1.floor.name] ?? .infinity) }
    }
}

extension FloorSum: CustomStringConvertible {
    /// `object + 2 closureCall`.
    var description: String {
        terms.map { $0.count == 1 ? "\($0.floor)" : "\(Format.count($0.count)) \($0.floor)" }.joined(separator: " + ")
    }
}

/// All rows, in the order of the table.
enum Catalogue {
    static var rows: [Row] {
        disposeRows + schedulingRows + pipelineRows + subjectRows + sharingRows + traitRows + growthRows
            + contentionRows
    }
}
