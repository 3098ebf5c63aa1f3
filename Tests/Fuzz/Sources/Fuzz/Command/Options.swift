/// The options of the command line.
struct Options {
    static let usage = """
        swift run -c release Fuzz [OPTION…]

            --seed N       the seed of the first case; the next has the next one (1)
            --cases N      how many cases to run, after those of the corpus (20000)
            --operator ROW only random cases in which this row of the tables has a part
            --jobs N       how many processes run them (one for each core)
            --graphs       programs of several subjects and chains: see Tests/Fuzz/Sources/Graphs/Program.swift
            --threads      with real threads instead of virtual time
            --watched      while subscriptions are watched, which must change nothing
            --case TEXT    runs one case, as the corpus and a finding spell it
            --beside FILE  compares with the program that runs the cases on another library: see Tests/Fuzz/compare
            --corpus FILE  the cases that are always run first (corpus.txt of the package)
            --limit N      after how many seconds a case counts as hanging (10)
        """

    var seed: UInt64 = 1
    var cases = 20_000
    /// The row that has a part in each random case.
    var row: String?
    var jobs: Int
    var usesThreads = false
    var isWatched = false
    /// Whether the cases are programs of several chains.
    var isGraphs = false
    var text: String?
    /// The program that runs the cases on another library.
    var beside: String?
    var corpus: String
    var limit = 10
    /// The cases of the list that this process runs for a supervisor.
    var share: Range<Int>?
    /// The file in which this process records its current case.
    var progress: String?

    /// Parses the arguments; throws a sentence that describes an error.
    init(_ arguments: [String], jobs: Int, corpus: String) throws(Complaint) {
        self.jobs = jobs
        self.corpus = corpus
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--seed": seed = UInt64(try Self.number(after: option, &rest))
            case "--cases": cases = try Self.number(after: option, &rest)
            case "--operator": row = try Self.value(after: option, &rest)
            case "--jobs": self.jobs = max(1, try Self.number(after: option, &rest))
            case "--threads": usesThreads = true
            case "--graphs": isGraphs = true
            case "--watched": isWatched = true
            case "--case": text = try Self.value(after: option, &rest)
            case "--beside": beside = try Self.value(after: option, &rest)
            case "--corpus": self.corpus = try Self.value(after: option, &rest)
            case "--limit": limit = try Self.number(after: option, &rest)
            case "--share":
                let first = try Self.number(after: option, &rest)
                share = first..<max(first, try Self.number(after: option, &rest))
            case "--progress": progress = try Self.value(after: option, &rest)
            default: throw Complaint(text: "There is no option \(option).\n\n\(Self.usage)")
            }
        }
        isGraphs = isGraphs || text?.hasPrefix("graph ") ?? false
    }

    /// The rows of which random cases are made.
    var operators: [Operator] { beside == nil ? Operator.all : Operator.rxSwift }

    private static func value(after option: String, _ rest: inout ArraySlice<String>) throws(Complaint) -> String {
        guard let value = rest.popFirst() else { throw Complaint(text: "\(option) needs a value.") }
        return value
    }

    private static func number(after option: String, _ rest: inout ArraySlice<String>) throws(Complaint) -> Int {
        let text = try value(after: option, &rest)
        guard let number = Int(text), number >= 0 else {
            throw Complaint(text: "\(option) needs a number, and \(text) is none.")
        }
        return number
    }
}

/// A sentence for the user of the program.
struct Complaint: Error {
    var text: String
}
