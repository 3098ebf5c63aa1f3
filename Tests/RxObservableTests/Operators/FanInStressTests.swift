import TestSupport
import Testing

/// Eight threads feed one operator: the results are counted, and the grammar is checked.
struct FanInStressTests {
    private static let threads = 8
    private static let elements = 400

    // Contracts G1, L1
    @Test(.timeLimit(.minutes(5)), arguments: MergeForm.allCases)
    func `merge loses no element`(form: MergeForm) throws {
        let sources = (0..<Self.threads).map { _ in PublishSubject<Int>() }
        let observer = GrammarObserver<Int>()
        // Seven are merged, and the eighth with the result.
        _ = form.merge([Observable.merge(sources.dropLast().map { $0 }), sources[7]]).subscribe(observer)
        try runConcurrently(threads: Self.threads) { thread in
            for number in 0..<Self.elements { sources[thread].onNext(thread * Self.elements + number) }
            sources[thread].onCompleted()
        }
        #expect(observer.keepsGrammar)
        #expect(observer.ends == ["completed"])
        #expect(observer.elements.sorted() == Array(0..<Self.threads * Self.elements))
        for thread in 0..<Self.threads {
            let own = observer.elements.filter { $0 / Self.elements == thread }
            #expect(own == own.sorted(), "each source's own order is kept")
        }
    }

    // Contracts G1, L1
    @Test(.timeLimit(.minutes(5)), arguments: [1, 3, Int.max])
    func `merge(maxConcurrent) of inner sequences from all threads loses no element`(limit: Int) throws {
        let source = PublishSubject<Observable<Int>>()
        let observer = GrammarObserver<Int>()
        _ = source.merge(maxConcurrent: limit).subscribe(observer)
        try runConcurrently(threads: Self.threads) { thread in
            for number in 0..<Self.elements {
                let first = 2 * (thread * Self.elements + number)
                source.onNext(number % 2 == 0 ? .of(first, first + 1) : .merge(.just(first), .just(first + 1)))
            }
        }
        source.onCompleted()
        #expect(observer.keepsGrammar)
        #expect(observer.ends == ["completed"])
        #expect(observer.elements.sorted() == Array(0..<2 * Self.threads * Self.elements))
        if limit == 1 {
            let pairs = stride(from: 0, to: observer.elements.count, by: 2)
            #expect(pairs.allSatisfy { observer.elements[$0] + 1 == observer.elements[$0 + 1] }, "one at a time")
        }
    }

    // MARK: - Races with the end

    // Contracts G1, G4, G5, L2
    @Test(.timeLimit(.minutes(5)), arguments: Operator.allCases, Ending.allCases)
    func `an end during emissions disposes of everything once`(chain: Operator, ending: Ending) throws {
        for _ in 0..<25 {
            let mint = Mint()
            let sources = (0..<2).map { _ in TestSource<Token>() }
            let observer = GrammarObserver<Int>()
            let subscription = chain.make(sources).map(\.number).subscribe(observer)
            chain.open(sources, mint)
            try runConcurrently(threads: Self.threads) { thread in
                for number in 0..<30 {
                    if number == 15, thread < 2 {
                        switch ending {
                        case .dispose: subscription.dispose()
                        case .error: sources[thread].onError()
                        case .completed: sources[thread].onCompleted()
                        }
                    }
                    sources[thread % 2].onNext(mint.token(number))
                }
            }
            #expect(observer.keepsGrammar)
            // `take(until:)` has completed before that.
            if ending != .completed, chain != .takeUntil {
                #expect(observer.ends == (ending == .dispose ? [] : ["error"]))
            }
            subscription.dispose()
            for source in sources {
                #expect(source.disposals == source.subscriptions)
                #expect(!source.isActive)
            }
            #expect(mint.liveTokens == 0)
        }
    }

    /// How a run ends.
    enum Ending: CaseIterable, Sendable {
        case dispose
        case error
        case completed
    }

    /// Every operator with two sources.
    enum Operator: CaseIterable, Sendable {
        case merge
        case flatMap
        case concatMap
        case flatMapLatest
        case combineLatest
        case zip
        case withLatestFrom
        case takeUntil

        func make(_ sources: [TestSource<Token>]) -> Observable<Token> {
            let (x, y) = (sources[0].observable, sources[1].observable)
            return switch self {
            case .merge: .merge(x, y)
            case .flatMap: x.flatMap { _ in y }
            case .concatMap: x.concatMap { _ in y }
            case .flatMapLatest: x.flatMapLatest { _ in y }
            case .combineLatest: .combineLatest(x, y) { x, _ in x }
            case .zip: .zip(x, y) { x, _ in x }
            case .withLatestFrom: x.withLatestFrom(y) { x, _ in x }
            case .takeUntil: x.take(until: y)
            }
        }

        /// Makes sure that both sources are subscribed to.
        func open(_ sources: [TestSource<Token>], _ mint: Mint) {
            switch self {
            case .flatMap, .concatMap, .flatMapLatest: sources[0].onNext(mint.token())
            default: break
            }
        }
    }
}
