import Testing

@testable import Fuzz

// The comparison with another library, which is this one with some operators in the place of others.
extension FuzzTests {
    @Test func `libraries with the same behaviour have no difference`() throws {
        var comparison = Comparison(answer: answer([:]))
        try comparison.compare(Case(reading: "hot -1-2-|; take:1(a)"))
        #expect(comparison.equal == 1)
        #expect(try comparison.outdated().count == Deviation.all.count)
    }

    @Test func `an unintended difference is found beside an intended one`() throws {
        var comparison = Comparison(answer: answer(["zip": "combineLatest", "take": "skip"]))
        try comparison.compare(Case(reading: "limit 9; hot -1-2-3-|; hot --3-4; take:1(zip:-1(a b))"))
        #expect(zip(Deviation.all, comparison.meant).filter { $1 > 0 }.map(\.0.contract) == ["C9"])
        #expect(comparison.unknown.map(\.difference.test.code) == ["hot -; hot -; take:0(a)"])
    }

    @Test func `only a subscription that ends at once may be missing`() {
        let ours = Recording("1: 2\ta 0-5\t")
        #expect(ours.agreesButForBriefSubscriptions(with: Recording("1: 2\ta 0-5, b 3-3\tG1")))
        for other in ["1: 2\ta 0-5, b 3-4", "1: 2\ta 0-5, b 3-", "1: 2\tb 3-3", "1: 3\ta 0-5"] {
            #expect(!ours.agreesButForBriefSubscriptions(with: Recording(other)))
        }
    }

    @Test func `an example has only operators of RxSwift`() throws {
        let names = Set(Operator.rxSwift.map(\.name))
        for deviation in Deviation.all {
            #expect(try Case(reading: deviation.example).chain.names.isSubset(of: names))
        }
    }

    private func answer(_ operators: [String: String]) -> (Case) -> Recording {
        { test in
            var copy = test
            copy.chain = test.chain.replacing(operators)
            let bench = VirtualBench(copy)
            bench.run()
            return Recording(bench.outcome.recording)
        }
    }
}

extension Chain {
    fileprivate func replacing(_ operators: [String: String]) -> Chain {
        let other = operators[operation.name].flatMap { Operator.named[$0] }
        return Chain(other ?? operation, numbers, sources.map { $0.replacing(operators) })
    }
}
