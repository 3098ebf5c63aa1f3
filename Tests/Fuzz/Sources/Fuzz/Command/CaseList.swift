import Foundation

/// The cases of a run by number: those of the corpus first, then random ones.
struct CaseList<Test: Runnable> {
    private let corpus: [String]
    private let options: Options
    private var seed: UInt64 { options.seed }
    let count: Int

    init(_ options: Options) throws(Complaint) {
        let text = (try? String(contentsOfFile: options.corpus, encoding: .utf8)) ?? ""
        corpus = text.split(separator: "\n")
            .filter { !$0.hasPrefix("//") && $0.hasPrefix("graph ") == options.isGraphs }.map(String.init)
        self.options = options
        count = corpus.count + options.cases
        if let row = options.row,
            options.isGraphs || !options.operators.contains(where: { $0.name == row && Generator.makes($0) })
        {
            throw Complaint(text: "No random case has a row named \(row).")
        }
    }

    /// The origin of a case.
    func origin(of index: Int) -> String {
        index < corpus.count ? "the corpus" : "seed \(seed &+ UInt64(index - corpus.count))"
    }

    subscript(index: Int) -> Test {
        get throws(Complaint) {
            guard index < corpus.count else { return .random(seed &+ UInt64(index - corpus.count), options) }
            return try Test(reading: corpus[index])
        }
    }
}

extension Runnable {
    /// Parses a case, or reports that it can't be parsed.
    init(reading code: String) throws(Complaint) {
        guard let test = Self(code: code) else { throw Complaint(text: "This is no case: \(code)") }
        self = test
    }
}
