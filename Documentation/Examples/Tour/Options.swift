/// The options of the command line.
struct Options: Equatable {
    enum Subcommand: String { case search, async, help }

    var subcommand = Subcommand.search
    /// The folder whose files are searched.
    var folder = "."
    /// The queries to type in place of a user, unless standard input is read.
    var script: [String]?
    /// How many hits of one search are printed; a terminal shows as many as fit.
    var limit = 12

    /// The queries of a script without arguments.
    static let defaultScript = ["obs", "observ", "observable"]

    /// Reads the arguments that follow the program's name.
    init(arguments: [String] = []) throws(UsageError) {
        var rest = arguments[...]
        var words: [String] = []
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = argument.hasPrefix("--") ? parts[0] : argument
            if name == "-h" || name == "--help" {
                subcommand = .help
                return
            } else if ["--folder", "--type", "--limit"].contains(name) {
                let value = name == argument ? rest.popFirst().flatMap { $0.hasPrefix("--") ? nil : $0 } : parts[1]
                guard let value, !value.isEmpty else { throw UsageError(message: "\(name) needs a value.") }
                try set(name, value)
            } else if name.hasPrefix("-") {
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
        if let word = words.first {
            throw UsageError(message: "Unexpected argument '\(word)'.")
        }
    }

    private mutating func set(_ name: String, _ value: String) throws(UsageError) {
        switch name {
        case "--folder": folder = value
        case "--type": script = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        case "--limit" where Int(value) ?? 0 > 0: limit = Int(value) ?? limit
        default: throw UsageError(message: "--limit needs a whole number above 0, not '\(value)'.")
        }
    }

    /// The text of `--help`.
    static let usage = """
        Searches the files of a folder while you type, and shows what this library does for such a program.

        USAGE: Tour [async] [--folder PATH] [--type QUERIES] [--limit N]

        OPTIONS:
          --folder PATH   The folder to search. Default: the current one.
          --type QUERIES  Types these queries instead of you, for example "obs,observ,observable"; each search but
                          the last one is cancelled at its first hit. That is the default, too, when standard
                          input is neither a terminal nor holds anything.
          --limit N       Prints N hits of a search at most. Default: 12. A terminal shows as many as fit.
          -h, --help      Shows this text.

        SUBCOMMANDS:
          async           The same search, by a chain that is written with asynchronous closures.

        Lower-case queries match upper case, too. Ctrl-C ends, Ctrl-D ends after the current search.

        EXIT STATUS: 0 if all went well, 1 if something leaked, 2 if the command line was wrong
        or something could not be read, 128 + n if signal n, other than that of Ctrl-C, ended it.
        """
}

/// A command line that makes no sense, and why.
struct UsageError: Error, Equatable, CustomStringConvertible {
    let message: String
    var description: String { "\(message) See 'Tour --help'." }
}
