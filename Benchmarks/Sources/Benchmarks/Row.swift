import RxObservable

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
    /// The checksum of `iterations` iterations.
    let expected: (_ iterations: Int) -> Int

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
        expected: ((_ iterations: Int) -> Int)? = nil
    ) {
        self.name = name
        self.work = work
        self.operations = operations
        self.run = run
        self.expected = expected ?? { operations == 1 ? sum(below: $0) : $0 * sum(below: operations) }
    }
}

extension Row {
    /// Rows of the same work at growing sizes, by tens: `name.1`, `name.10`, … Their cost per operation must stay flat.
    ///
    /// - Parameters:
    ///   - name: The name of the series.
    ///   - work: A description of one operation.
    ///   - largest: The largest size, a power of ten.
    ///   - operations: How many operations an iteration of a size is; by default as many as its size.
    ///   - run: Does the work at a size a number of times, and returns a checksum.
    ///   - expected: The checksum of a number of iterations at a size; by default each adds the numbers below the size.
    /// - Returns: A row for each size.
    static func series(
        _ name: String,
        _ work: String,
        upTo largest: Int,
        operations: (_ size: Int) -> Int = { $0 },
        run: @escaping (_ size: Int, _ iterations: Int) -> Int,
        expected: @escaping (_ size: Int, _ iterations: Int) -> Int = { $1 * sum(below: $0) }
    ) -> [Row] {
        sequence(first: 1) { $0 < largest ? $0 * 10 : nil }.map { size in
            Row("\(name).\(size)", work, operations: operations(size)) { count in
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
        plus: Int = 0,
        _ make: @escaping (Observable<Int>) -> Observable<Int>
    ) -> Row {
        Row(name, "create, \(chain); per element") { count in
            pump(count, through: make)
        } expected: {
            sum(below: $0) + plus * $0
        }
    }
}

/// All rows, in the order of the table.
enum Catalogue {
    static var rows: [Row] {
        machineRows + disposeRows + schedulingRows + pipelineRows + appRows + subjectRows + sharingRows + traitRows
            + extrasRows + streamRows
            + asyncRows + tracingRows + growthRows + contentionRows
    }
}
