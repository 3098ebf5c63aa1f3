import Foundation

let help = """
    USAGE: swift run -c release --package-path Benchmarks/Comparison Comparison [options]

    Does the same work with this library, OpenCombine, and AsyncAlgorithms or Swift's own asynchronous sequences, where
    they have an equivalent, and prints the nanoseconds per operation of the fastest round and the ratios.

    OPTIONS:
      --filter TEXT   Only workloads whose name contains TEXT; several texts are separated by commas.
      --rounds N      Time each N times, 1 to 1000 (default: 7).
      --beside TITLE PROGRAM
                      A column more: a program of Benchmarks/Comparison/RxSwift, which measures a round after each
                      round of this one. Benchmarks/compare does this.
      --markdown      Print the table of the README instead.
      --help, -h      Print this.

    EXIT CODES: 0 measured; 1 a result is wrong; 2 an option or a value can't be used.
    """

func complain(_ text: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("Comparison: \(text)\n".utf8))
    exit(code)
}

var filters: [String] = []
var rounds = 7
var columns: [Column] = []
var isMarkdown = false
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch argument {
    case "--filter":
        guard let texts = arguments.popFirst(), !texts.isEmpty else { complain("--filter needs a text.", code: 2) }
        filters = texts.split(separator: ",").map(String.init)
    case "--rounds":
        guard let number = arguments.popFirst().flatMap({ Int($0) }), (1...1000).contains(number) else {
            complain("--rounds needs a number from 1 to 1000.", code: 2)
        }
        rounds = number
    case "--beside":
        guard let title = arguments.popFirst(), let program = arguments.popFirst() else {
            complain("--beside needs a title and a program.", code: 2)
        }
        columns.append(Column(title: title, program: program))
    case "--markdown":
        isMarkdown = true
    case "--help", "-h":
        print(help)
        exit(0)
    default:
        complain("unknown option '\(argument)'. Try --help.", code: 2)
    }
}

#if DEBUG
complain("this is a debug build, whose times mean nothing. Add -c release.", code: 2)
#endif

let all =
    Workload.sourcesAndStages + Workload.combiningAndHopping + Workload.subjectsAndDisposal + Workload.apps
let workloads = all.filter { workload in filters.isEmpty || filters.contains { workload.name.contains($0) } }
guard !workloads.isEmpty else { complain("--filter matches no workload.", code: 2) }

// glibc takes cheaper paths in a process that never had a second thread, unlike programs that use these libraries.
Thread.detachNewThread { while true { sleep(3600) } }

do {
    let results = try workloads.measured(rounds: rounds) {
        for index in columns.indices {
            try columns[index].measure(filters)
        }
    }
    let report = Report(workloads: workloads, results: results, columns: columns)
    print(isMarkdown ? report.markdown : report.text)
} catch {
    complain("\(error)", code: 1)
}
