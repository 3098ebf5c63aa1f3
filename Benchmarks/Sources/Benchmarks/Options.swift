/// The options of the command line.
struct Options {
    /// The texts of which a row's name must contain one; all rows if there are none.
    private(set) var filters: [String] = []
    /// Where the results go as JSON.
    private(set) var jsonFile: String?
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
          --json FILE     Also write the results to FILE, as an array of objects.
          --list          Describe the rows, and measure nothing.
          --help, -h      Print this.

        EXIT CODES: 0 measured; 1 a row's result is wrong; 2 an option, a value or a file can't be used.
        """

    /// Reads the options.
    ///
    /// - Parameter arguments: The arguments after the command's name.
    /// - Throws: ``Failure``, which describes the error.
    init(arguments: [String]) throws(Failure) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            let attached = parts.count == 2 ? String(parts[1]) : nil
            switch name {
            case "--filter":
                filters += try Self.value(of: name, attached, &rest).split(separator: ",").map(String.init)
                if filters.isEmpty {
                    throw Failure(description: "--filter needs a text.")
                }
            case "--json":
                jsonFile = try Self.value(of: name, attached, &rest)
            case "--rounds":
                let text = try Self.value(of: name, attached, &rest)
                guard let number = Int(text), (1...1000).contains(number) else {
                    throw Failure(description: "--rounds needs a number from 1 to 1000, not '\(text)'.")
                }
                rounds = number
            case "--iterations":
                let text = try Self.value(of: name, attached, &rest)
                guard let number = Int(text), number > 0 else {
                    throw Failure(description: "--iterations needs a positive number, not '\(text)'.")
                }
                iterations = number
            case "--list" where attached == nil:
                listsRows = true
            case "--help" where attached == nil, "-h" where attached == nil:
                showsHelp = true
            default:
                throw Failure(description: "unknown option '\(argument)'.")
            }
        }
    }

    /// Whether a row of this name is to be measured.
    func selects(_ name: String) -> Bool {
        filters.isEmpty || filters.contains { name.contains($0) }
    }

    /// The value of an option: the text after its `=`, or the next argument.
    private static func value(
        of name: String,
        _ attached: String?,
        _ rest: inout ArraySlice<String>
    ) throws(Failure) -> String {
        // An option in place of a value is a forgotten value; a file of such a name is written as --json=--name.
        if attached == nil, rest.first?.hasPrefix("-") == true {
            throw Failure(description: "\(name) needs a value, not the option '\(rest.first ?? "")'.")
        }
        guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
            throw Failure(description: "\(name) needs a value.")
        }
        return value
    }

    /// An error in a command line.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}
