import Foundation

/// The cases of a run by number: those of the corpus first, then random ones.
struct CaseList {
    private let corpus: [String]
    private let seed: UInt64
    private let usesThreads: Bool
    private let operators: [Operator]
    private let row: String?
    let count: Int

    init(_ options: Options) throws(Complaint) {
        let text = (try? String(contentsOfFile: options.corpus, encoding: .utf8)) ?? ""
        corpus = text.split(separator: "\n").filter { !$0.hasPrefix("//") }.map(String.init)
        seed = options.seed
        usesThreads = options.usesThreads
        operators = options.beside == nil ? Operator.all : Operator.rxSwift
        row = options.row
        count = corpus.count + options.cases
        if let row, !operators.contains(where: { $0.name == row && Generator.makes($0) }) {
            throw Complaint(text: "No random case has a row named \(row).")
        }
    }

    /// The origin of a case.
    func origin(of index: Int) -> String {
        index < corpus.count ? "the corpus" : "seed \(seed &+ UInt64(index - corpus.count))"
    }

    subscript(index: Int) -> Case {
        get throws(Complaint) {
            guard index < corpus.count else {
                var seed = seed &+ UInt64(index - corpus.count)
                while true {
                    var generator = Generator(seed: seed, operators: operators)
                    let test = usesThreads ? generator.nextForThreads() : generator.next()
                    if row.map({ row in test.chain.contains { $0.operation.name == row } }) ?? true { return test }
                    seed = seed &* 0x5851_F42D_4C95_7F2D &+ 1
                }
            }
            return try Case(reading: corpus[index])
        }
    }
}

extension Case {
    /// Parses a case, or reports that it can't be parsed.
    init(reading code: String) throws(Complaint) {
        guard let test = Case(code: code) else { throw Complaint(text: "This is no case: \(code)") }
        self = test
    }
}
