import TestSupport
import Testing

struct ConcatTests {
    private let scheduler = TestScheduler()

    @Test(arguments: ConcatForm.allCases)
    func `concat(x, y) as documented`(form: ConcatForm) {
        let x = scheduler.cold("a--b--|")
        let y = scheduler.cold("      1--2|")
        scheduler.expect(form.concat([x, y]), "a--b--1--2|")
        scheduler.expectSubscriptions(of: x, "^-----!")
        scheduler.expectSubscriptions(of: y, "------^---!")
    }

    @Test func `concat() as documented`() {
        let x = scheduler.cold("a--b|")
        let y = scheduler.cold("    1--2|")
        let source = scheduler.hot("(xy)------|", values: ["x": x, "y": y])
        scheduler.expect(source.concat(), "a--b1--2--|")
        scheduler.expectSubscriptions(of: y, "----^---!")
    }

    @Test(arguments: [
        ("a--#", "1|", "a--#"),
        ("a-|", "1-#", "a-1-#"),
        ("|", "1-2|", "1-2|"),
        ("a-|", "|", "a-|"),
        ("|", "|", "|"),
        ("a-", "1|", "a"),
        ("-|", "-", "-"),
    ])
    func `the second sequence follows the first, only if the first completes`(x: String, y: String, expected: String) {
        let (x, y) = (scheduler.cold(x), scheduler.cold(y))
        scheduler.expect(x.concat(y), Marbles(expected))
        #expect(x.subscriptions.count == 1)
        #expect(y.subscriptions.count == (x.recordedEvents.last?.value.isCompleted == true ? 1 : 0))
    }

    @Test func `disposing ends the second sequence while it is live`() {
        let (x, y) = (scheduler.cold("a|"), scheduler.cold("1----2|"))
        scheduler.expect(x.concat(y), "a1", disposedAt: "---!")
        scheduler.expectSubscriptions(of: x, "^!")
        scheduler.expectSubscriptions(of: y, "-^-!")
    }

    // Contract C7
    @Test func `without sequences completes at once`() {
        scheduler.expect(Observable<String>.concat(), "|")
        scheduler.expect(Observable<String>.concat([] as [Observable<String>]), "|")
        scheduler.expect(Observable<String>.concat(Endless<Observable<String>> { nil }), "|")
        scheduler.expect(Observable<Observable<String>>.empty().concat(), "|")
    }

    // Contract G6
    @Test func `reads only the needed part of an endless sequence of sequences`() {
        let made = LockedValue(0)
        let endless = Endless<Observable<Int>> {
            made.withLock { made in
                made += 1
                return .just(made)
            }
        }
        let log = Recorder<Int>()
        _ = Observable.concat(endless).take(3).subscribe(onNext: log.record)
        #expect(log.elements == [1, 2, 3])
        #expect(made.value == 3)
    }

    // Contract G5
    @Test func `frees a completed source before the next one starts`() {
        let mint = Mint()
        let live = Recorder<Int>()
        let made = LockedValue(0)
        let sources = Endless<Observable<Int>> {
            guard
                made.withLock({ made in
                    made += 1
                    return made <= 3
                })
            else { return nil }
            let token = mint.token()
            return .create { observer in
                live.record(mint.liveTokens)
                withExtendedLifetime(token) { observer.onCompleted() }
                return Disposables.create()
            }
        }
        _ = Observable.concat(sources).subscribe { _ in }
        #expect(live.elements == [1, 1, 1])
        #expect(mint.liveTokens == 0)
    }

    // Contract G8
    @Test(.timeLimit(.minutes(5)), arguments: SynchronousSource.allCases)
    func `a hundred thousand synchronous sequences leave the stack flat`(source: SynchronousSource) throws {
        let count = LockedValue(0)
        let isCompleted = LockedValue(false)
        try runOnSmallStack {
            let sources = repeatElement(source.observable, count: 100_000)
            _ = Observable.concat(sources).subscribe(
                onNext: { _ in count.withLock { $0 += 1 } },
                onCompleted: { isCompleted.value = true }
            )
        }
        #expect(count.value == 100_000)
        #expect(isCompleted.value)
    }

    // Contract G8
    @Test(.timeLimit(.minutes(5)), arguments: [true, false])
    func `a hundred thousand nested calls leave the stack flat`(isFirst: Bool) throws {
        let count = LockedValue(0)
        let isCompleted = LockedValue(false)
        try runOnSmallStack {
            let sources = repeatElement(Observable.just(1), count: 100_000)
            let nested = sources.reduce(Observable.empty()) { isFirst ? $0.concat($1) : $1.concat($0) }
            _ = nested.subscribe(
                onNext: { _ in count.withLock { $0 += 1 } },
                onError: { _ in },
                onCompleted: { isCompleted.value = true }
            )
        }
        #expect(count.value == 100_000)
        #expect(isCompleted.value)
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { Observable.concat($0, $1) } == [])
        #expect(operatorContractViolations { $0.concat($1) } == [])
    }
}

/// The forms of `concat` that take sequences.
enum ConcatForm: CaseIterable {
    case method
    case list
    case array
    case sequence

    func concat<Element: Sendable>(_ sources: [Observable<Element>]) -> Observable<Element> {
        switch self {
        case .method: sources[0].concat(sources[1])
        case .list: .concat(sources[0], sources[1])
        case .array: .concat(sources)
        case .sequence: .concat(LazySources(sources))
        }
    }
}

/// A Swift sequence that isn't a collection.
private struct LazySources<Element: Sendable>: Sequence, Sendable {
    let sources: [Observable<Element>]

    init(_ sources: [Observable<Element>]) {
        self.sources = sources
    }

    func makeIterator() -> IndexingIterator<[Observable<Element>]> { sources.makeIterator() }
}

/// Sequences of one element that end during `subscribe`, each in a different way.
enum SynchronousSource: CaseIterable {
    case just
    case of
    case create

    var observable: Observable<Int> {
        switch self {
        case .just: .just(1)
        case .of: .of(1)
        case .create:
            .create { observer in
                observer.onNext(1)
                observer.onCompleted()
                return Disposables.create()
            }
        }
    }
}

/// A Swift sequence that calls a closure for each element.
struct Endless<Element>: Sequence, IteratorProtocol, Sendable {
    let make: @Sendable () -> Element?

    func next() -> Element? { make() }
}
