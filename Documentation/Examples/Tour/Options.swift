/// The options of the command line.
struct Options: Equatable {
    /// The folder whose files are searched.
    var folder = "."
    /// The queries to type in place of a user, unless standard input is read.
    var script: [String]?
    /// Whether to show the help and nothing else.
    var showsHelp = false

    /// The queries of a script without arguments.
    static let defaultScript = ["obs", "observ", "observable"]

    /// Reads the arguments that follow the program's name.
    init(arguments: [String] = []) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "-h", "--help":
                showsHelp = true
            case "--folder", "--type":
                guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
                    throw UsageError(message: "\(argument) needs a value.")
                }
                if argument == "--folder" {
                    folder = value
                } else {
                    script = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
                }
            default:
                throw UsageError(message: "Unknown argument '\(argument)'.")
            }
        }
    }

    /// The text of `--help`.
    static let usage = """
        Searches the files of a folder while you type, and shows what this library does for such a program.

        USAGE: Tour [--folder PATH] [--type QUERIES]

        OPTIONS:
          --folder PATH   The folder to search. Default: the current one.
          --type QUERIES  Types these queries instead of you, for example "obs,observ,observable"; each search but
                          the last one is cancelled at its first hit. That is the default, too, when standard
                          input is neither a terminal nor holds anything.
          -h, --help      Shows this text.

        Lower-case queries match upper case, too. Ctrl-C ends, Ctrl-D ends after the current search.

        EXIT STATUS: 0 if all went well, 1 if something leaked, 2 if the command line was wrong
        or the folder could not be read, 128 + n if signal n, other than that of Ctrl-C, ended it.
        """
}

/// A command line that makes no sense, and why.
struct UsageError: Error, Equatable, CustomStringConvertible {
    let message: String
    var description: String { "\(message) See 'Tour --help'." }
}
