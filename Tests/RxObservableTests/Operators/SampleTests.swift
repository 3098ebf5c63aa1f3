import TestSupport
import Testing

struct SampleTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("a--b-----c--|")
        let sampler = scheduler.hot("----x--x--x----x|")
        scheduler.expect(source.sample(sampler), "----b-----c----|")
        scheduler.expectSubscriptions(of: source, "^-----------!")
        scheduler.expectSubscriptions(of: sampler, "^--------------!")
    }

    @Test(arguments: [
        // The sampler's completion is a sample.
        ("a----", "--|", "--a"),
        ("a-|", "---|", "---(a|)"),
        ("a--b-#", "--x", "--a--#"),
        ("a--b-|", "--x-#", "--a-#"),
        // A source without a sampler can only end.
        ("a--b|", "-|", "-a--|"),
        ("|", "--x", "--|"),
        ("-", "--x-x", "-"),
    ])
    func `sends each element once`(source: String, sampler: String, expected: String) {
        let sources = [scheduler.hot(source), scheduler.hot(sampler)]
        scheduler.expect(sources[0].sample(sources[1]), Marbles(expected))
    }

    @Test func `sends the default value if there is no new element`() {
        let source = scheduler.hot("--a------|")
        let sampler = scheduler.hot("-x--x--x---x")
        scheduler.expect(source.sample(sampler, defaultValue: "0"), "-0--a--0---(0|)")
    }

    // Contract G5
    @Test func `keeps one element`() {
        let mint = Mint()
        let source = PublishSubject<Token>()
        let subscription = source.sample(Observable<Int>.never()).subscribe { _ in }
        for _ in 0..<10 { source.onNext(mint.token()) }
        #expect(mint.liveTokens == 1)
        subscription.dispose()
        #expect(mint.liveTokens == 0)
    }

    // Contract L1
    @Test func `is sampled from inside of its own observer`() {
        let (source, sampler) = (PublishSubject<Int>(), PublishSubject<Void>())
        let log = Recorder<Int>()
        _ = source.sample(sampler).subscribe(onNext: { number in
            log.record(number)
            guard number < 3 else { return }
            source.onNext(number + 1)
            sampler.onNext(())
        })
        source.onNext(1)
        sampler.onNext(())
        #expect(log.elements == [1, 2, 3])
    }

    // Contracts G1, G2, G4, G5, G6, L0, L1
    @Test(.timeLimit(.minutes(5))) func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.sample($1) } == [])
        #expect(operatorContractViolations { $0.sample($1, defaultValue: ContractElement(0)) } == [])
    }
}
