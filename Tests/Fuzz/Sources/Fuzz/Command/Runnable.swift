/// What the fuzzer runs: a chain, or a program of several chains.
protocol Runnable: CustomStringConvertible, Sendable {
    /// Parses the output of `code`; `nil` for other text.
    init?(code: String)
    var code: String { get }
    /// Smaller ones, the smallest first.
    var smaller: [Self] { get }
    /// Whether a part of it must stay when it is shrunk.
    var isEndless: Bool { get }
    func run(_ options: Options) -> Outcome
    static func random(_ seed: UInt64, _ options: Options) -> Self
}

extension Case: Runnable {
    /// The operator that ends an endless source has to stay.
    var isEndless: Bool { chain.contains { $0.operation.traits.contains(.endless) } }

    func run(_ options: Options) -> Outcome {
        if options.isWatched { Watching.begin() }
        return options.usesThreads ? runThreaded() : run()
    }

    static func random(_ seed: UInt64, _ options: Options) -> Case {
        var seed = seed
        while true {
            var generator = Generator(seed: seed, operators: options.operators)
            let test = options.usesThreads ? generator.nextForThreads() : generator.next()
            if options.row.map({ row in test.chain.contains { $0.operation.name == row } }) ?? true { return test }
            seed = seed &* 0x5851_F42D_4C95_7F2D &+ 1
        }
    }
}
