import RxDisposables
import RxObservable
import RxSubjects
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

    // Contracts G1, G8, L1: inner sequences end on other threads than they start on.
    @Test(.timeLimit(.minutes(5)), arguments: [1, 2, 8])
    func `flatMap and concatMap with inner sequences that other threads end`(limit: Int) throws {
        let inner = (0..<Self.threads).map { _ in PublishSubject<Int>() }
        let observer = GrammarObserver<Int>()
        _ = Observable.from(inner.map { $0.asObservable() }).merge(maxConcurrent: limit).subscribe(observer)
        try runConcurrently(threads: Self.threads) { thread in
            for _ in 0..<Self.elements { inner[thread].onNext(thread) }
            inner[thread].onCompleted()
        }
        // A sequence that starts after its subject has ended gets only the end. Those that start first get everything.
        #expect(observer.keepsGrammar)
        #expect(observer.ends == ["completed"])
        for thread in 0..<limit {
            #expect(observer.elements.filter { $0 == thread }.count == Self.elements)
        }
    }

    // Contracts G1, L1, L2
    @Test(.timeLimit(.minutes(5)))
    func `switchLatest ends up with the latest`() throws {
        let source = PublishSubject<Observable<Int>>()
        let observer = GrammarObserver<Int>()
        _ = source.switchLatest().subscribe(observer)
        let gates = (0..<Self.threads).map { _ in PublishSubject<Int>() }
        try runConcurrently(threads: Self.threads) { thread in
            for number in 0..<Self.elements {
                if thread % 2 == 0 { source.onNext(gates[(thread + number) % Self.threads]) }
                gates[thread].onNext(number)
            }
        }
        source.onNext(.of(-1, -2))
        gates.forEach { $0.onNext(-3) }
        source.onCompleted()
        #expect(observer.keepsGrammar)
        #expect(observer.elements.suffix(2) == [-1, -2])
        #expect(observer.ends == ["completed"])
        #expect(gates.allSatisfy { !$0.hasObservers })
    }

    // Contracts G1, L3
    @Test(.timeLimit(.minutes(5)))
    func `combineLatest gives a result for each element`() throws {
        let (x, y) = (PublishSubject<Int>(), PublishSubject<Int>())
        let observer = GrammarObserver<[Int]>()
        _ = Observable.combineLatest(x, y) { [$0, $1] }.subscribe(observer)
        x.onNext(-1)
        y.onNext(-1)
        try runConcurrently(threads: Self.threads) { thread in
            for number in 0..<Self.elements { (thread % 2 == 0 ? x : y).onNext(thread * Self.elements + number) }
        }
        let results = observer.elements
        #expect(results.count == 1 + Self.threads * Self.elements)
        // Each result differs from the previous one in one place.
        #expect(zip(results, results.dropFirst()).allSatisfy { ($0[0] == $1[0]) != ($0[1] == $1[1]) })
        x.onCompleted()
        y.onCompleted()
        #expect(observer.keepsGrammar)
        #expect(observer.ends == ["completed"])
    }

    // Contracts G1, L3
    @Test(.timeLimit(.minutes(5)))
    func `zip pairs elements in order`() throws {
        let (x, y) = (PublishSubject<Int>(), PublishSubject<Int>())
        let observer = GrammarObserver<[Int]>()
        let (left, right) = (Recorder<Int>(), Recorder<Int>())
        _ = x.subscribe(onNext: left.record)
        _ = y.subscribe(onNext: right.record)
        _ = Observable.zip(x, y) { [$0, $1] }.subscribe(observer)
        try runConcurrently(threads: Self.threads) { thread in
            for number in 0..<Self.elements { (thread % 2 == 0 ? x : y).onNext(thread * Self.elements + number) }
        }
        #expect(observer.elements == zip(left.elements, right.elements).map { [$0, $1] })
        #expect(observer.elements.count == Self.threads / 2 * Self.elements)
        x.onCompleted()
        y.onCompleted()
        #expect(observer.keepsGrammar)
        #expect(observer.ends == ["completed"])
    }

    // Contracts G1, L1
    @Test(.timeLimit(.minutes(5)))
    func `withLatestFrom gives a result for each element of the source`() throws {
        let (x, y) = (PublishSubject<Int>(), PublishSubject<Int>())
        let observer = GrammarObserver<[Int]>()
        _ = x.withLatestFrom(y) { [$0, $1] }.subscribe(observer)
        let others = Recorder<Int>()
        _ = y.subscribe(onNext: others.record)
        y.onNext(-1)
        try runConcurrently(threads: Self.threads) { thread in
            for number in 0..<Self.elements { (thread % 2 == 0 ? x : y).onNext(thread * Self.elements + number) }
        }
        #expect(observer.elements.count == Self.threads / 2 * Self.elements)
        // The elements of the other source appear in the order in which it sent them.
        let places = Dictionary(uniqueKeysWithValues: others.elements.enumerated().map { ($1, $0) })
        let seen = observer.elements.map { places[$0[1]] ?? -1 }
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 <= $1 })
        x.onCompleted()
        #expect(observer.keepsGrammar)
        #expect(observer.ends == ["completed"])
    }

    // Contracts G1, L1, L2
    @Test(.timeLimit(.minutes(5)))
    func `take(until) completes once and is silent afterwards`() throws {
        for _ in 0..<50 {
            let (source, stop) = (PublishSubject<Int>(), PublishSubject<Int>())
            let observer = GrammarObserver<Int>()
            _ = source.take(until: stop).subscribe(observer)
            try runConcurrently(threads: Self.threads) { thread in
                for number in 0..<50 {
                    if thread == 0, number == 10 { stop.onNext(0) }
                    source.onNext(number)
                }
            }
            #expect(observer.keepsGrammar)
            #expect(observer.ends == ["completed"])
            #expect(!source.hasObservers)
            #expect(!stop.hasObservers)
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
