import Testing

@testable import Fuzz

extension FuzzTests {
    @Test func `a case is reduced to the cause of its failure`() throws {
        let code = "hops; limit 3; feed 1 a 2; hot ---1----5-|; cold --3; merge(flatMap:4(takeLast:3(a) b) delay:3(b))"
        let test = try #require(Case(code: code))
        let small = Shrinker { $0.chain.names.contains("takeLast") }.shrink(test)
        #expect(small.chain.code == "takeLast:0(a)")
        #expect(small.feeds.isEmpty)
        #expect(small.limit == nil)
        #expect(!small.hops)
        #expect(small.inputs.flatMap { $0.events }.isEmpty)
    }

    @Test func `the times of an input become small`() throws {
        let test = try #require(Case(code: "hot -----7---|; a"))
        let small = Shrinker { $0.inputs[0].events.count == 2 }.shrink(test)
        #expect(small.inputs[0].marbles == "-1|")
    }
}
