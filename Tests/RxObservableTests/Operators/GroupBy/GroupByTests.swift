import TestSupport
import Testing

struct GroupByTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("a--1--b--2--c--|")
        scheduler.expect(source.groupBy(keySelector: kind).map(\.key), "x--y-----------|")
        scheduler.expectSubscriptions(of: source, "^--------------!")
    }

    @Test(arguments: [
        ("x", "a-----b-----c--|"),
        ("y", "---1-----2-----|"),
    ])
    func `each group as documented`(key: String, expected: String) {
        let groups = scheduler.hot("a--1--b--2--c--|").groupBy(keySelector: kind)
        scheduler.expect(groups.filter { $0.key == key }.merge(), Marbles(expected))
    }

    @Test(arguments: [
        ("|", ["|"]),
        ("#", ["#"]),
        ("a1b|", ["x a", "y 1", "x b", "x |", "y |", "|"]),
        ("1a#", ["y 1", "x a", "y #", "x #", "#"]),
    ])
    func `groups end before the sequence, in the order in which they began`(source: String, expected: [String]) {
        let log = Recorder<String>()
        _ = scheduler.hot(source).groupBy(keySelector: kind).subscribe(
            onNext: { group in
                let key = group.key
                _ = group.subscribe(
                    onNext: { log.record("\(key) \($0)") },
                    onError: { _ in log.record("\(key) #") },
                    onCompleted: { log.record("\(key) |") }
                )
            },
            onError: { _ in log.record("#") },
            onCompleted: { log.record("|") }
        )
        scheduler.start()
        #expect(log.elements == expected)
    }

    // Contract G7
    @Test func `a key that can't be made fails every group and the sequence`() {
        let source = TestSource<Int>()
        let log = Recorder<String>()
        _ = source.observable.groupBy { number in
            if number > 2 { throw Fault.thrown }
            return number
        }
        .subscribe(
            onNext: { group in _ = group.traceEvents(in: log) },
            onError: { _ in log.record("# of all") }
        )
        for number in 1...4 { source.onNext(number) }
        #expect(log.elements == ["1", "2", "#thrown", "#thrown", "# of all"])
        #expect(source.disposals == 1)
    }

    // Contract C5
    @Test func `a group without subscribers is freed, and its key makes no new one`() {
        let mint = Mint()
        let source = TestSource<Int>()
        let groups = CompositeDisposable()
        let keys = Recorder<Int>()
        let subscription = source.observable.groupBy { $0 % 10 }.subscribe(onNext: { group in
            let token = mint.token(group.key)
            keys.record(group.key)
            _ = groups.insert(group.subscribe(onNext: { _ in _ = token }))
        })
        for number in 0..<30 { source.onNext(number) }
        #expect(mint.liveTokens == 10)
        groups.dispose()
        #expect(mint.liveTokens == 0)
        for number in 0..<30 { source.onNext(number) }
        #expect(keys.elements == Array(0..<10))
        #expect(source.isActive)
        subscription.dispose()
        #expect(!source.isActive)
    }

    // Contract C5
    @Test func `leaves no object of an unreferenced group behind`() async {
        await #expect(processExitsWith: .success) {
            let source = PublishSubject<Int>()
            let subscription = source.groupBy { $0 }.flatMap { $0.take(1) }.subscribe { _ in }
            source.onNext(0)
            let before = Resources.total
            for number in 1...1000 { source.onNext(number) }
            precondition(Resources.total == before, "\(Resources.total - before) left")
            subscription.dispose()
        }
    }

    @Test func `a group that is held can be subscribed to again, and after its end`() {
        let source = PublishSubject<Int>()
        let held = LockedValue<GroupedObservable<Int, Int>?>(nil)
        let subscription = source.groupBy { _ in 0 }.subscribe(onNext: { held.value = $0 })
        let log = Recorder<String>()
        source.onNext(1)
        let first = held.value?.trace(in: log)
        source.onNext(2)
        first?.dispose()
        source.onNext(3)
        _ = held.value?.trace(in: log)
        source.onNext(4)
        source.onCompleted()
        _ = held.value?.trace(in: log)
        #expect(log.elements == ["2", "disposed", "4", "|", "disposed", "|", "disposed"])
        subscription.dispose()
    }

    @Test func `several subscribers of a group get all elements in order, and may leave at any time`() {
        let source = PublishSubject<Int>()
        let log = Recorder<String>()
        let subscriptions = LockedValue<[any Disposable]>([])
        _ = source.groupBy { _ in 0 }.subscribe(onNext: { group in
            for name in "abcd" {
                let subscription = group.subscribe(onNext: { number in
                    log.record("\(name)\(number)")
                    // The first subscriber disposes of the third one's subscription before its turn.
                    if name == "a", number == 2 { subscriptions.value[2].dispose() }
                })
                subscriptions.withLock { $0.append(subscription) }
            }
        })
        source.onNext(1)
        source.onNext(2)
        subscriptions.value[0].dispose()
        subscriptions.value[3].dispose()
        source.onNext(3)
        #expect(log.elements == ["a1", "b1", "c1", "d1", "a2", "b2", "d2", "b3"])
    }

    @Test func `groups continue after the sequence's disposal, and the last one ends the source`() {
        let source = TestSource<Int>()
        let log = Recorder<String>()
        let groups = CompositeDisposable()
        let subscription = source.observable.groupBy { $0 % 2 }.subscribe(onNext: { group in
            _ = groups.insert(group.trace(in: log))
        })
        source.onNext(1)
        subscription.dispose()
        source.onNext(2)
        source.onNext(3)
        #expect(log.elements == ["1", "3"])
        #expect(source.disposals == 0)
        groups.dispose()
        #expect(source.disposals == 1)
    }

    // Contracts G6, G8
    @Test func `a synchronous source of many keys, and take`() {
        let endless = Observable.from(1...).groupBy { $0 % 3 }.merge().take(5)
        #expect(trace(endless) == ["1", "2", "3", "4", "5", "|"])
        let sums = Observable.range(start: 0, count: 10_000).groupBy { "\($0 % 1000)" }
            .flatMap { $0.reduce(0, accumulator: +) }
        #expect(trace(sums.reduce(0, accumulator: +)) == ["\(9_999 * 5_000)", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G7, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract`() {
        let violations = operatorContractViolations(visiting: { source, visit in
            source.groupBy { try visit($0).number % 2 }
        })
        #expect(violations == [])
        #expect(operatorContractViolations { $0.groupBy { $0.number % 2 }.merge() } == [])
    }
}

/// x for a letter, y for a digit.
@Sendable private func kind(_ element: String) -> String {
    element.allSatisfy(\.isNumber) ? "y" : "x"
}
