import Foundation

/// The cases of a run by number: those of the corpus first, then random ones.
struct CaseList {
    private let corpus: [String]
    private let seed: UInt64
    private let usesThreads: Bool
    private let operators: [Operator]
    let count: Int

    init(_ options: Options) throws {
        let text = (try? String(contentsOfFile: options.corpus, encoding: .utf8)) ?? ""
        corpus = text.split(separator: "\n").filter { !$0.hasPrefix("//") }.map(String.init)
        seed = options.seed
        usesThreads = options.usesThreads
        operators = options.beside == nil ? Operator.all : Operator.rxSwift
        count = corpus.count + options.cases
    }

    /// The origin of a case.
    func origin(of index: Int) -> String {
        index < corpus.count ? "the corpus" : "seed \(seed &+ UInt64(index - corpus.count))"
    }

    subscript(index: Int) -> Case {
        get throws(Complaint) {
            guard index < corpus.count else {
                var generator = Generator(seed: seed &+ UInt64(index - corpus.count), operators: operators)
                return usesThreads ? generator.nextForThreads() : generator.next()
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
