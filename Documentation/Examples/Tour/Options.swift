/// The options of the command line.
struct Options: Equatable {
    enum Subcommand: String { case search, async, operators, lifetimes, help }

    var subcommand = Subcommand.search
    /// The arguments of the subcommand.
    var words: [String] = []
    /// The folder whose files are searched.
    var folder = "."
    /// The queries to type in place of a user, unless standard input is read.
    var script: [String]?
    /// How many hits of one search are printed; a terminal shows as many as fit.
    var limit = 12
    /// The file for a timeline of the search.
    var timeline: String?

    /// The queries of a script without arguments.
    static let defaultScript = ["obs", "observ", "observable"]

    /// Reads the arguments that follow the program's name.
    init(arguments: [String] = []) throws(UsageError) {
        var rest = arguments[...]
        var given: String?
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = argument.hasPrefix("--") ? parts[0] : argument
            if name == "-h" || name == "--help" {
                subcommand = .help
                return
            } else if ["--folder", "--type", "--limit", "--timeline"].contains(name) {
                let value = name == argument ? rest.popFirst().flatMap { $0.hasPrefix("--") ? nil : $0 } : parts[1]
                guard let value, !value.isEmpty else { throw UsageError(message: "\(name) needs a value.") }
                try set(name, value)
                given = name
            } else if name.hasPrefix("-"), words.first != "operators" {
                throw UsageError(message: "Unknown option '\(name)'.")
            } else {
                words.append(argument)
            }
        }
        guard let name = words.first else { return }
        words.removeFirst()
        guard let subcommand = Subcommand(rawValue: name) else {
            throw UsageError(message: "Unknown subcommand '\(name)'.")
        }
        self.subcommand = subcommand
        if subcommand != .operators, let word = words.first {
            throw UsageError(message: "Unexpected argument '\(word)'.")
        }
        if subcommand == .operators || subcommand == .lifetimes, let given {
            throw UsageError(message: "'\(name)' takes no option \(given).")
        }
    }

    private mutating func set(_ name: String, _ value: String) throws(UsageError) {
        switch name {
        case "--folder": folder = value
        case "--type": script = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        case "--limit" where Int(value) ?? 0 > 0: limit = Int(value) ?? limit
        case "--timeline" where value.hasSuffix(".svg") || value.hasSuffix(".json"): timeline = value
        default:
            let need = name == "--limit" ? "a whole number above 0" : "a file that ends in .svg or .json"
            throw UsageError(message: "\(name) needs \(need), not '\(value)'.")
        }
    }

    /// The text of `--help`.
    static let usage = """
        Searches the files of a folder while you type, and shows what this library does for such a program.

        USAGE: Tour [--folder PATH] [--type QUERIES] [--limit N] [--timeline FILE]
               Tour async [--folder PATH] [--type QUERIES] [--limit N] [--timeline FILE]
               Tour operators [NAME [MARBLES [MARBLES]]]
               Tour lifetimes

        OPTIONS:
          --folder PATH   The folder to search. Default: the current one.
          --type QUERIES  Types these queries instead of you, for example "obs,observ,observable"; each search but
                          the last one is cancelled at its first hit. That is the default, too, when standard
                          input is neither a terminal nor holds anything.
          --limit N       Prints N hits of a search at most. Default: 12. A terminal shows as many as fit.
          --timeline FILE Writes down what was sent where and when: a picture if FILE ends in .svg, and a trace for
                          chrome://tracing, Perfetto or Speedscope if it ends in .json.
                          In the picture, // is a pause that was left out, ! is where a search was cancelled, and
                          what came at the same moment is below each other.
          -h, --help      Shows this text.

        SUBCOMMANDS:
          async           The same search, by a chain that is written with asynchronous closures.
          operators       Plays marble diagrams: type an operator's name and inputs, such as "merge a--b| -1-2|".
                          The second input of flatMap and its kin is the inner sequence: "flatMap a--b| x-x|".
                          Reads lines if they are piped in; without input, it shows all but those of RxExtras.
          lifetimes       Shows in which order a subscription ends, in four cases, and what lives on.

        Lower-case queries match upper case, too. Ctrl-C ends, Ctrl-D ends after the current search.

        EXIT STATUS: 0 if all went well, 1 if something leaked or an order was wrong, 2 if the command line was wrong
        or something could not be read, 128 + n if signal n, other than that of Ctrl-C, ended it.
        """
}

/// A command line that makes no sense, and why.
struct UsageError: Error, Equatable, CustomStringConvertible {
    let message: String
    var description: String { "\(message) See 'Tour --help'." }
}
