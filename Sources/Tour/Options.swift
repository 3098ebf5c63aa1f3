/// What the command line asks for.
enum Command: Equatable {
    /// Search while somebody types.
    case search(SearchOptions)
    /// Play marble diagrams of operators: those that are typed, or one.
    case operators(String?)
    /// Show in which order a subscription ends.
    case lifetimes
    /// Print the usage.
    case help
}

/// How to search.
struct SearchOptions: Equatable {
    /// The folder whose files are searched.
    var folder = "."
    /// The queries to type when nobody does; `nil` to read standard input.
    var script: [String]?
    /// How many hits of one search are printed; a terminal shows as many as fit.
    var limit = 20
    /// Whether the chain with asynchronous closures searches.
    var isAsync = false
    /// The file for a timeline of the search.
    var timeline: String?

    /// What a script types if nobody says what.
    static let defaultScript = ["obs", "observ", "observable"]
}

/// A command line that makes no sense, and why.
struct UsageError: Error, Equatable {
    let message: String
}

extension Command {
    /// Reads the arguments that follow the program's name.
    ///
    /// - Parameter arguments: The arguments, each as the shell gave it.
    /// - Throws: ``UsageError`` for an unknown option or subcommand, and for a missing or wrong value.
    init(arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        var options = SearchOptions()
        var searchOption: String?
        var subcommand: String?
        var words: [String] = []
        while let argument = rest.popFirst() {
            let (name, attached) = Command.splitOption(argument)
            switch name {
            case "-h", "--help":
                self = .help
                return
            case "--folder":
                options.folder = try Command.value(of: name, attached, from: &rest)
            case "--type":
                let queries = try Command.value(of: name, attached, from: &rest)
                options.script = queries.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            case "--limit":
                let text = try Command.value(of: name, attached, from: &rest)
                guard let limit = Int(text), limit > 0 else {
                    throw UsageError(message: "--limit needs a whole number above 0, not '\(text)'.")
                }
                options.limit = limit
            case "--timeline":
                let file = try Command.value(of: name, attached, from: &rest)
                guard file.hasSuffix(".svg") || file.hasSuffix(".json") else {
                    throw UsageError(message: "--timeline needs a file that ends in .svg or .json, not '\(file)'.")
                }
                options.timeline = file
            case _ where subcommand == "operators":
                words.append(argument)
                continue
            case _ where name.hasPrefix("-"):
                throw UsageError(message: "Unknown option '\(name)'.")
            case _ where subcommand == nil && Command.subcommands.contains(name):
                subcommand = name
                continue
            default:
                let what = subcommand == nil ? "Unknown subcommand" : "Unexpected argument"
                throw UsageError(message: "\(what) '\(argument)'.")
            }
            searchOption = name
        }
        guard let subcommand, subcommand == "lifetimes" || subcommand == "operators" else {
            options.isAsync = subcommand == "async"
            self = .search(options)
            return
        }
        if let searchOption {
            throw UsageError(message: "'\(subcommand)' takes no option \(searchOption).")
        }
        let request = words.isEmpty ? nil : words.joined(separator: " ")
        self = subcommand == "lifetimes" ? .lifetimes : .operators(request)
    }

    private static let subcommands = ["search", "async", "operators", "lifetimes"]

    /// Splits `--name=value`.
    private static func splitOption(_ argument: String) -> (name: String, value: String?) {
        guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
        return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    }

    /// Takes the value of an option: what is attached to it, or else the next argument.
    private static func value(
        of option: String,
        _ attached: String?,
        from rest: inout ArraySlice<String>
    ) throws(UsageError) -> String {
        guard let value = attached ?? rest.popFirst(), !value.isEmpty, attached != nil || !value.hasPrefix("--") else {
            throw UsageError(message: "\(option) needs a value.")
        }
        return value
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
          --limit N       Prints N hits of a search at most. Default: 20. A terminal shows as many as fit.
          --timeline FILE Writes down what was sent where and when: a picture if FILE ends in .svg, and a trace for
                          chrome://tracing, Perfetto or Speedscope if it ends in .json.
          -h, --help      Shows this text.

        SUBCOMMANDS:
          async           The same search, by a chain that is written with asynchronous closures.
          operators       Plays marble diagrams: type an operator's name and inputs, such as "merge a--b| -1-2|".
                          Reads lines if they are piped in, and shows all operators if there is no input.
          lifetimes       Shows in which order a subscription ends, in four cases, and what lives on.

        Lower-case queries match upper case, too. Ctrl-C ends, Ctrl-D ends after the current search.

        EXIT STATUS: 0 if all went well, 1 if something leaked or an order was wrong, 2 if the command line was wrong
        or something could not be read, 128 + n if signal n, other than that of Ctrl-C, ended it.
        """
}
