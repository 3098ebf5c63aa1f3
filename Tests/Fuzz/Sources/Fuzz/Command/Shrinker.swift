/// Shrinks a failing case.
struct Shrinker<Test: Runnable> {
    /// Whether a case still has the same finding.
    let fails: (Test) -> Bool

    /// The smallest case that can be reached by leaving out or reducing parts, one step at a time.
    func shrink(_ test: Test, limit: Int = 4000) -> Test {
        var best = test
        var left = limit
        var goesOn = true
        while goesOn {
            goesOn = false
            for candidate in best.smaller {
                left -= 1
                guard left > 0 else { return best }
                if fails(candidate) {
                    best = candidate
                    goesOn = true
                    break
                }
            }
        }
        return best
    }
}

extension Case {
    /// Smaller cases, the smallest first.
    var smaller: [Case] {
        let test = self
        var result: [Case] = []
        func add(_ change: (inout Case) -> Void) {
            var copy = test
            change(&copy)
            result.append(copy)
        }
        for chain in Self.chains(test.chain) { add { $0.chain = chain } }
        for index in test.feeds.indices { add { $0.feeds.remove(at: index) } }
        if test.hops { add { $0.hops = false } }
        if test.feedsLater, test.feeds.isEmpty { add { $0.feedsLater = false } }
        if test.limit != nil { add { $0.limit = nil } }
        if test.disposal != Case.horizon { add { $0.disposal = Case.horizon } }
        for (index, input) in test.inputs.enumerated() {
            if input.kind != .hot { add { $0.inputs[index].kind = .hot } }
            for event in input.events.indices {
                add { $0.inputs[index].events.remove(at: event) }
                let earliest = event == 0 ? 1 : input.events[event - 1].tick + 1
                for tick in [earliest, input.events[event].tick - 1]
                where tick >= earliest && tick < input.events[event].tick {
                    add { $0.inputs[index].events[event].tick = tick }
                }
                if case .next(let element) = input.events[event].signal, element > 1 {
                    add { $0.inputs[index].events[event].signal = .next(1) }
                }
            }
        }
        return result.filter { $0.inputs.reduce(0) { $0 + $1.events.count } >= 0 }
    }

    /// Chains with a part left out or reduced, the smallest first.
    private static func chains(_ chain: Chain) -> [Chain] {
        var result = chain.sources
        if chain.operation.sources > 0 || !chain.numbers.isEmpty {
            for name in ["a", "empty"] {
                if let leaf = Operator.named[name], chain.size > 1 || !["a", "empty"].contains(chain.operation.name) {
                    result.append(Chain(leaf))
                }
            }
        }
        for place in chain.sources.indices {
            result += chains(chain.sources[place]).map { source in
                var copy = chain
                copy.sources[place] = source
                return copy
            }
        }
        for (index, range) in chain.operation.numbers.enumerated() {
            let number = chain.numbers[index]
            let simple = range == Operator.poison ? -1 : range.lowerBound
            for candidate in [simple, number - 1] where candidate != number && range.contains(candidate) {
                if range == Operator.poison, number < 0 || candidate > number { continue }
                var copy = chain
                copy.numbers[index] = candidate
                result.append(copy)
            }
        }
        return result
    }
}
