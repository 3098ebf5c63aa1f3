/// The options of the command line.
struct Options {
    /// The texts of which a row's name must contain one; all rows if there are none.
    private(set) var filters: [String] = []
    /// How many rounds each row is timed.
    private(set) var rounds = 7
    /// How often each row's work is done if an external tool counts it; it isn't timed then.
    private(set) var iterations: Int?
    /// Whether to describe the rows instead of measuring them.
    private(set) var listsRows = false
    /// Whether to print the help and nothing else.
    private(set) var showsHelp = false

    /// The output of `--help`.
    static let help = """
        USAGE: swift run Benchmarks [options]

        Measures the hot paths and prints a table: for each row the median and the minimum of the rounds in
        nanoseconds per operation, and the exact number of allocations per operation.

        OPTIONS:
          --filter TEXT   Only rows whose name contains TEXT; several texts are separated by commas.
          --rounds N      Time each row N times, 1 to 1000 (default: 7).
          --iterations N  Do each row's work N times, then N times more, and time nothing: for a profiler.
          --list          Describe the rows, and measure nothing.
          --help, -h      Print this.

        EXIT CODES: 0 measured; 1 a row's result is wrong; 2 an option or a value can't be used.
        """

    /// Reads the options.
    ///
    /// - Parameter arguments: The arguments after the command's name.
    /// - Throws: ``Failure``, which describes the error.
    init(arguments: [String]) throws(Failure) {
        var rest = arguments[...]
        func value(of name: String) throws(Failure) -> String {
            guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("-") else {
                throw Failure(description: "\(name) needs a value.")
            }
            return value
        }
        func number(of name: String, _ range: ClosedRange<Int>) throws(Failure) -> Int {
            let text = try value(of: name)
            guard let number = Int(text), range.contains(number) else {
                throw Failure(description: "\(name) needs a number from \(range.lowerBound) on, not '\(text)'.")
            }
            return number
        }
        while let name = rest.popFirst() {
            switch name {
            case "--filter": filters += try value(of: name).split(separator: ",").map(String.init)
            case "--rounds": rounds = try number(of: name, 1...1_000)
            case "--iterations": iterations = try number(of: name, 1...(.max / 2))
            case "--list": listsRows = true
            case "--help", "-h": showsHelp = true
            default: throw Failure(description: "unknown option '\(name)'.")
            }
        }
    }

    /// Whether a row of this name is to be measured.
    func selects(_ name: String) -> Bool {
        filters.isEmpty || filters.contains { name.contains($0) }
    }

    /// An error in a command line.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}
