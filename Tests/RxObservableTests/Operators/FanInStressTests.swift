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
}
