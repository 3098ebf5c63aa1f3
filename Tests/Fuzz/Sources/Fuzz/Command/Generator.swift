/// Makes random cases.
struct Generator {
    private var random: SeededGenerator
    private var stages: [Operator]
    private var leaves: [Operator]
    private let seed: UInt64

    init(seed: UInt64, operators: [Operator] = Operator.all) {
        random = SeededGenerator(seed: seed)
        self.seed = seed
        stages = operators.filter { $0.sources > 0 }
        leaves = operators.filter { $0.sources == 0 && Self.makes($0) }
    }

    /// Whether it may choose a row: inputs come in other ways, endless rows only from the corpus.
    static func makes(_ row: Operator) -> Bool {
        !["a", "b", "c", "x"].contains(row.name) && !row.traits.contains(.endless)
    }

    /// A case for threads; in half of the cases, at random, no element may be lost.
    mutating func nextForThreads() -> Case {
        guard one(in: 2) else { return next() }
        stages = stages.filter { $0.traits.contains(.lossless) }
        leaves = []
        var test = next()
        test.feeds = []
        test.limit = nil
        test.disposal = Case.horizon
        test.chain = test.chain.withoutThrowing()
        return test
    }

    /// A case: every other seed has two operators alone, so that all pairs take turns; others mostly a short chain,
    /// sometimes a long one.
    mutating func next() -> Case {
        let inputs = self.inputs()
        let size = 1 + Int.random(in: 1...7, using: &random)
        var test = Case(
            chain: seed % 2 == 0 ? pair(seed / 2, inputs.count) : chain(size: size, inputs.count, isInner: false),
            inputs: inputs
        )
        test.hops = one(in: 4)
        if one(in: 5) { test.disposal = .random(in: 1..<Case.horizon, using: &random) }
        if one(in: 6) { test.limit = .random(in: 1...4, using: &random) }
        if one(in: 3) {
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                test.feeds.append(
                    Case.Feed(
                        event: .random(in: 1...4, using: &random),
                        input: .random(in: inputs.indices, using: &random),
                        signal: signal(isEnd: one(in: 3))
                    )
                )
            }
        }
        return test
    }

    private mutating func one(in count: Int) -> Bool {
        Int.random(in: 0..<count, using: &random) == 0
    }

    private mutating func signal(isEnd: Bool) -> Signal {
        guard isEnd else { return .next(.random(in: 0...9, using: &random)) }
        return Bool.random(using: &random) ? .completed : .error(.source)
    }

    /// Inputs that never send at the same tick, except cold ones.
    private mutating func inputs() -> [Input] {
        let ticks = Array(1...40).shuffled(using: &random)
        let count = Int.random(in: 1...3, using: &random)
        return (0..<count).map { index in
            let kind = one(in: 2) ? .hot : Input.Kind.allCases.randomElement(using: &random) ?? .hot
            let length = Int.random(in: 0...6, using: &random)
            var times = ticks[index * 8..<index * 8 + length].map { kind == .cold ? 1 + $0 / 4 : $0 }
            times = Set(times).sorted()
            var events = times.map { Input.Event(tick: $0, signal: signal(isEnd: false)) }
            if !events.isEmpty, !one(in: 3) { events[events.count - 1].signal = signal(isEnd: true) }
            if kind == .behavior { events.insert(Input.Event(tick: 0, signal: signal(isEnd: false)), at: 0) }
            return Input(kind: kind, events: events)
        }
    }

    private mutating func chain(size: Int, _ inputs: Int, isInner: Bool) -> Chain {
        guard size > 1, let operation = stages.randomElement(using: &random) else {
            return leaf(inputs, isInner: isInner)
        }
        var left = size - 1
        return stage(operation, isInner: isInner) { generator, place, isInner in
            let share =
                place == operation.sources - 1 ? left : Int.random(in: 0...left, using: &generator.random)
            left -= share
            return generator.chain(size: share, inputs, isInner: isInner)
        }
    }

    /// An operator with another one among its sources.
    private mutating func pair(_ number: UInt64, _ inputs: Int) -> Chain {
        let (rest, outer) = Int(number % (1 << 62)).quotientAndRemainder(dividingBy: stages.count)
        let place = Int.random(in: 0..<stages[outer].sources, using: &random)
        return stage(stages[outer], isInner: false) { generator, at, isInner in
            guard at == place else { return generator.leaf(inputs, isInner: isInner) }
            return generator.stage(generator.stages[rest % generator.stages.count], isInner: isInner) {
                $0.leaf(inputs, isInner: $2)
            }
        }
    }

    private mutating func stage(
        _ operation: Operator,
        isInner: Bool,
        _ source: (inout Generator, _ place: Int, _ isInner: Bool) -> Chain
    ) -> Chain {
        let sources = (0..<operation.sources).map { source(&self, $0, isInner || operation.isInner($0)) }
        return Chain(operation, numbers(operation), sources)
    }

    private mutating func leaf(_ inputs: Int, isInner: Bool) -> Chain {
        if isInner, one(in: 3), let element = Operator.named["x"] { return Chain(element) }
        let name = Case.name(.random(in: 0..<inputs, using: &random))
        guard one(in: 3), let operation = leaves.randomElement(using: &random) else {
            return Operator.named[name].map { Chain($0) } ?? Chain(stages[0])
        }
        return Chain(operation, numbers(operation), [])
    }

    private mutating func numbers(_ operation: Operator) -> [Int] {
        operation.numbers.map { .random(in: $0, using: &random) }
    }
}

extension Chain {
    /// The same, but no closure throws.
    fileprivate func withoutThrowing() -> Chain {
        var copy = self
        for (index, range) in operation.numbers.enumerated() where range == Operator.poison { copy.numbers[index] = -1 }
        copy.sources = sources.map { $0.withoutThrowing() }
        return copy
    }
}
