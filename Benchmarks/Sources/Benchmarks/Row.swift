import RxObservable

/// One line of the table: a piece of work that is repeated and timed.
struct Row {
    /// The name, from the general to the particular: `dispose.serial.swap`.
    let name: String
    /// A description of one operation.
    let work: String
    /// The least work that an operation must do.
    let floor: FloorSum
    /// How many operations one iteration is.
    let operations: Int
    /// The number of units of the work, in a row of a series that shows how cost grows.
    let size: Int?
    /// Does the work a number of times, and returns a checksum.
    let run: (_ iterations: Int) -> Int
    /// The checksum of `iterations` iterations.
    let expected: (_ iterations: Int) -> Int

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - name: The name, from the general to the particular.
    ///   - work: A description of one operation.
    ///   - floor: The least cost of an operation, in terms of the floors.
    ///   - operations: How many operations one iteration is.
    ///   - size: The number of units of the work, in a row of a series.
    ///   - run: Does the work a number of times, and returns a checksum.
    ///   - expected: The checksum of a number of iterations; by default each of them adds the numbers below its
    ///     operations, or, if it is one operation, its own number.
    init(
        _ name: String,
        _ work: String,
        floor: FloorSum,
        operations: Int = 1,
        size: Int? = nil,
        run: @escaping (_ iterations: Int) -> Int,
        expected: ((_ iterations: Int) -> Int)? = nil
    ) {
        self.name = name
        self.work = work
        self.floor = floor
        self.operations = operations
        self.size = size
        self.run = run
        self.expected = expected ?? { operations == 1 ? sum(below: $0) : $0 * sum(below: operations) }
    }
}

/// A sum of floors: `[.object: 1, .closureCall: 2]`.
struct FloorSum: ExpressibleByDictionaryLiteral {
    let terms: [(floor: Floor, count: Double)]

    init(dictionaryLiteral elements: (Floor, Double)...) {
        terms = elements.map { (floor: $0.0, count: $0.1) }
    }

    /// The sum, from the cost of each floor on this machine.
    ///
    /// - Parameter costs: Nanoseconds by the floors' names.
    /// - Returns: The nanoseconds, infinitely many if a floor is missing.
    func nanoseconds(_ costs: [String: Double]) -> Double {
        terms.reduce(0) { $0 + $1.count * (costs[$1.floor.name] ?? .infinity) }
    }
}

extension Row {
    /// Rows of the same work at growing sizes, by tens: `name.1`, `name.10`, … Their cost per operation must stay flat.
    ///
    /// - Parameters:
    ///   - name: The name of the series.
    ///   - work: A description of one operation.
    ///   - largest: The largest size, a power of ten.
    ///   - floor: The least cost of an operation.
    ///   - operations: How many operations an iteration of a size is; by default as many as its size.
    ///   - run: Does the work at a size a number of times, and returns a checksum.
    ///   - expected: The checksum of a number of iterations at a size; by default each adds the numbers below the size.
    /// - Returns: A row for each size.
    static func series(
        _ name: String,
        _ work: String,
        upTo largest: Int,
        floor: FloorSum,
        operations: (_ size: Int) -> Int = { $0 },
        run: @escaping (_ size: Int, _ iterations: Int) -> Int,
        expected: @escaping (_ size: Int, _ iterations: Int) -> Int = { $1 * sum(below: $0) }
    ) -> [Row] {
        sequence(first: 1) { $0 < largest ? $0 * 10 : nil }.map { size in
            Row("\(name).\(size)", work, floor: floor, operations: operations(size), size: size) { count in
                run(size, count)
            } expected: { count in
                expected(size, count)
            }
        }
    }
}

extension Row {
    /// A row of elements that are sent from a loop through a chain; the result adds `plus` to each.
    static func perElement(
        _ name: String,
        _ chain: String,
        floor: FloorSum,
        plus: Int = 0,
        _ make: @escaping (Observable<Int>) -> Observable<Int>
    ) -> Row {
        Row(name, "create, \(chain); per element", floor: floor) { count in
            pump(count, through: make)
        } expected: {
            sum(below: $0) + plus * $0
        }
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
        disposeRows + schedulingRows + pipelineRows + appRows + subjectRows + sharingRows + traitRows
            + extrasRows + streamRows
            + asyncRows + tracingRows + growthRows + contentionRows
    }
}
