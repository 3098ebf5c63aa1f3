import Foundation

/// A column of the table whose figures don't come from this program: from another program in the same run, or from
/// another machine.
struct Column {
    /// Its title.
    let title: String
    /// A note about it, below the table.
    let note: String?
    /// Nanoseconds by the names of the workloads.
    let figures: [String: Double]

    /// The output of a program of `Benchmarks/Comparison/RxSwift`: the title in the first line, and then in each the
    /// name of a workload and nanoseconds.
    init?(printed text: String) {
        let lines = text.split(separator: "\n")
        guard let title = lines.first else { return nil }
        var figures: [String: Double] = [:]
        for line in lines.dropFirst() {
            let words = line.split(separator: " ")
            guard words.count == 2, let number = Double(words[1]) else { return nil }
            figures[String(words[0])] = number
        }
        self.init(title: String(title), note: nil, figures: figures)
    }

    private init(title: String, note: String?, figures: [String: Double]) {
        self.title = title
        self.note = note
        self.figures = figures
    }

    /// RxSwift's figures, if it isn't measured.
    static func elsewhere(_ workloads: [Workload]) -> Column {
        let note = """
            RxSwift 6.10: taken in November 2026 on another x86-64 Linux machine with two cores (Swift 6.3.1, release \
            build, minimum of several runs; an indirect call takes 1.5 to 1.8 ns there, a locked instruction 5.3, an object \
            45 to 48), and not reproduced here. With `Benchmarks/compare --rxswift 6.10.2`, it is measured here.
            """
        let figures = workloads.compactMap { workload in workload.rxSwift.map { (workload.name, $0) } }
        return Column(
            title: "RxSwift 6.10, elsewhere",
            note: note,
            figures: Dictionary(figures, uniquingKeysWith: { first, _ in first })
        )
    }
}
