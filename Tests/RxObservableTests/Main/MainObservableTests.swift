import Dispatch
import RxDisposables
import RxObservable
import RxSchedulers
import RxSubjects
import Synchronization
import TestSupport
import Testing

private struct Failure: Error {}

/// An operator in its form for the main thread, and its results for 1, 2, 3.
private struct MainOperator: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let expected: [Int]
    let build: @Sendable (MainObservable<Int>, MainWitness) -> MainObservable<Int>

    init(
        _ name: String,
        _ expected: [Int],
        _ build: @escaping @Sendable (MainObservable<Int>, MainWitness) -> MainObservable<Int>
    ) {
        testDescription = name
        self.expected = expected
        self.build = build
    }

    static let all: [MainOperator] = [
        MainOperator("map", [2, 3, 4]) { source, witness in source.map { witness.note($0 + 1) } },
        MainOperator("map(keyPath)", [-1, -2, -3]) { source, _ in source.map(\.inverted) },
        MainOperator("compactMap", [1, 3]) { source, witness in
            source.compactMap { witness.note($0 == 2 ? nil : $0) }
        },
        MainOperator("filter", [1, 3]) { source, witness in source.filter { witness.note($0 != 2) } },
        MainOperator("scan", [1, 3, 6]) { source, witness in
            source.scan(0) { witness.note($0 + $1) }
        },
        MainOperator("scan(into:)", [1, 3, 6]) { source, witness in
            source.scan(into: 0) { $0 += witness.note($1) }
        },
        MainOperator("reduce", [6]) { source, witness in
            source.reduce(0) { witness.note($0 + $1) }
        },
        MainOperator("reduce(mapResult:)", [-6]) { source, witness in
            source.reduce(0, accumulator: { $0 + $1 }, mapResult: { witness.note(-$0) })
        },
        MainOperator("enumerated", [1, 3, 5]) { source, witness in
            source.enumerated().map { witness.note($0.index + $0.element) }
        },
        MainOperator("materialize", [1, 1, 1, 0]) { source, witness in
            source.materialize().map { witness.note($0.isCompleted ? 0 : 1) }
        },
        MainOperator("withUnretained", [1, 2, 3]) { source, witness in
            source.withUnretained(witness) { witness, element in witness.note(element) }
        },
        MainOperator("withLatestFrom", [10, 20, 30]) { source, witness in
            source.withLatestFrom(Observable.just(10)) { witness.note($0 * $1) }
        },
        MainOperator("withLatestFrom without a closure", [7, 7, 7]) { source, _ in
            source.withLatestFrom(Observable.just(7))
        },
        MainOperator("distinctUntilChanged", [1, 2, 3]) { source, _ in source.distinctUntilChanged() },
        MainOperator("distinctUntilChanged(key)", [1, 2]) { source, witness in
            source.distinctUntilChanged { witness.note($0 / 2) }
        },
        MainOperator("distinctUntilChanged(comparer)", [1, 3]) { source, witness in
            source.distinctUntilChanged { witness.note($1 - $0 < 2) }
        },
        MainOperator("distinctUntilChanged(at:)", [1, 2, 3]) { source, _ in
            source.distinctUntilChanged(at: \.inverted)
        },
        MainOperator("take(while:)", [1]) { source, witness in source.take(while: { witness.note($0 < 2) }) },
        MainOperator("take(until:)", [1, 2]) { source, witness in
            source.take(until: { witness.note($0 == 2) }, behavior: .inclusive)
        },
        MainOperator("take", [1, 2]) { source, _ in source.take(2) },
        MainOperator("take(0)", []) { source, _ in source.take(0) },
        MainOperator("takeLast", [2, 3]) { source, _ in source.takeLast(2) },
        MainOperator("skip(while:)", [2, 3]) { source, witness in source.skip(while: { witness.note($0 < 2) }) },
        MainOperator("skip", [2, 3]) { source, _ in source.skip(1) },
        MainOperator("single(predicate)", [2]) { source, witness in source.single { witness.note($0 == 2) } },
        MainOperator("do", [1, 2, 3]) { source, witness in
            source.do(
                onNext: { _ in witness.note() },
                afterNext: { _ in witness.note() },
                onCompleted: { witness.note() },
                afterCompleted: { witness.note() },
                onSubscribe: { witness.note() },
                onSubscribed: { witness.note() },
                onDispose: { witness.note() }
            )
        },
        MainOperator("startWith", [0, 1, 2, 3]) { source, _ in source.startWith(0) },
        MainOperator("ifEmpty", [5]) { source, _ in source.filter { _ in false }.ifEmpty(default: 5) },
        MainOperator("catch", [1, 9]) { source, witness in
            source.map { if $0 == 2 { throw Failure() } else { $0 } }.catch { _ in witness.note(.just(9)) }
        },
        MainOperator("catchAndReturn", [1, 9]) { source, _ in
            source.map { if $0 == 2 { throw Failure() } else { $0 } }.catchAndReturn(9)
        },
        MainOperator("retry", [1, 2, 3]) { source, witness in
            let failures = Atomic<Int>(0)
            return source.map { element in
                witness.note()
                guard failures.wrappingAdd(1, ordering: .relaxed).newValue > 1 else { throw Failure() }
                return element
            }
            .retry()
        },
        MainOperator("retry(2)", [1, 1, 9]) { source, witness in
            source.map { if witness.note($0) == 2 { throw Failure() } else { $0 } }.retry(2).catchAndReturn(9)
        },
        MainOperator("retry(0)", []) { source, _ in source.retry(0) },
        MainOperator("debug", [1, 2, 3]) { source, _ in source.debug("main") },
        MainOperator("share", [1, 2, 3]) { source, _ in source.share() },
        MainOperator("share(replay:)", [1, 2, 3]) { source, _ in source.share(replay: 1) },
    ]
}

extension Int {
    fileprivate var inverted: Int { -self }
}

@MainActor
private final class Values {
    nonisolated init() {}

    var values: [Int] = []
}

@Suite struct MainObservableTests {
    private static let elsewhere = SerialDispatchQueueScheduler(qos: .default)

    /// The thread on which the source sends its events.
    private enum Origin: CaseIterable {
        case elsewhere
        /// The source sends on main, while the subscribing thread waits for it.
        case mainWhileSubscribed

        var source: Observable<Int> {
            switch self {
            case .elsewhere: Observable.of(1, 2, 3).subscribe(on: MainObservableTests.elsewhere)
            case .mainWhileSubscribed:
                .create { observer in
                    let send = { @Sendable in
                        for number in 1...3 { observer.onNext(number) }
                        observer.onCompleted()
                    }
                    if MainQueue.isCurrent { send() } else { DispatchQueue.main.sync(execute: send) }
                    return Disposables.create()
                }
            }
        }
    }

    // Contract A4
    @Test(.timeLimit(.minutes(5)), arguments: MainOperator.all, Origin.allCases)
    private func `closures run on main for a source and a subscriber on any thread`(
        _ main: MainOperator,
        _ origin: Origin
    ) async {
        let witness = MainWitness()
        let values = Values()
        let chain = main.build(origin.source.observe(on: MainScheduler.instance), witness)
        await withCheckedContinuation { (finished: CheckedContinuation<Void, Never>) in
            DispatchQueue.global().async {
                _ = chain.subscribe(
                    onNext: { element in
                        witness.note()
                        values.values.append(element)
                    },
                    onCompleted: { witness.note() },
                    onDisposed: {
                        witness.note()
                        finished.resume()
                    }
                )
            }
        }
        #expect(witness.isClean)
        #expect(await values.values == main.expected)
    }

    // Contract A4
    @Test(.timeLimit(.minutes(5)))
    func `onDisposed hops to main when another thread disposes`() async {
        let witness = MainWitness()
        let chain = PublishSubject<Int>().observe(on: MainScheduler.instance).do(onDispose: { witness.note() })
        await withCheckedContinuation { (finished: CheckedContinuation<Void, Never>) in
            DispatchQueue.global().async {
                chain.subscribe(onDisposed: {
                    witness.note()
                    finished.resume()
                }).dispose()
            }
        }
        #expect(witness.isClean)
    }

    // Contract A4
    @MainActor @Test func `an event on an idle main thread is delivered at once`() {
        let subject = PublishSubject<Int>()
        var seen: [Int] = []
        let chain = subject.observe(on: MainScheduler()).map { $0 + seen.count }.startWith(0)
        let subscription = chain.subscribe(onNext: { seen.append($0) })
        subject.onNext(1)
        subject.onNext(2)
        subscription.dispose()
        #expect(seen == [0, 2, 4])
    }

    @MainActor @Test func `no method of a freed object is called`() {
        let subject = PublishSubject<Int>()
        let main = subject.observe(on: MainScheduler())
        var values: Values? = Values()
        let kept = Values()
        weak var freed: AnyObject?
        freed = values
        var ended = 0
        _ = main.subscribe(
            with: values ?? kept,
            onNext: { $0.values.append($1) },
            onCompleted: { _ in ended += 1 },
            onDisposed: { _ in ended += 1 }
        )
        _ = main.subscribe(
            with: kept,
            onNext: { $0.values.append($1) },
            onCompleted: { _ in ended += 1 },
            onDisposed: { _ in ended += 1 }
        )
        subject.onNext(1)
        #expect(values?.values == [1])
        values = nil
        #expect(freed == nil)
        subject.onNext(2)
        subject.onCompleted()
        #expect(kept.values == [1, 2])
        #expect(ended == 2)
    }

    @MainActor @Test func `a closure of the main actor gets events`() {
        var events: [String] = []
        _ = Observable.of(1, 2).observe(on: MainScheduler()).subscribe { events.append("\($0)") }
        #expect(events == ["next(1)", "next(2)", "completed"])
    }

    // Contract A4
    @MainActor @Test func `in code of the main actor, its conformances and key paths are used`() {
        let drafts = [1, 1, 2, 3].map { Draft(version: $0) }
        let source = Observable.from(drafts).observe(on: MainScheduler())
        var seen: [[Int]] = []
        for chain in [
            source.distinctUntilChanged(), source.distinctUntilChanged(at: \.copy),
            source.filter(\.isNew), source.compactMap(\.next), source.map(\.copy),
        ] {
            seen.append([])
            _ = chain.subscribe(onNext: { seen[seen.count - 1].append($0.version) })
        }
        #expect(seen == [[1, 2, 3], [1, 2, 3], [1, 1], [3, 4], [1, 1, 2, 3]])
    }

    // Contract A4
    @Test(.timeLimit(.minutes(5)))
    func `the flatMap family calls its selectors on main`() async {
        for kind in FlatMapKind.allCases {
            let witness = MainWitness()
            let values = Values()
            let source = Observable.just(1).subscribe(on: Self.elsewhere).observe(on: MainScheduler.instance)
            await withCheckedContinuation { (finished: CheckedContinuation<Void, Never>) in
                _ = kind.apply(source, witness).observe(on: MainScheduler.instance).subscribe(
                    onNext: { values.values.append($0) },
                    onDisposed: { finished.resume() }
                )
            }
            #expect(witness.isClean, "\(kind)")
            #expect(await values.values == [10], "\(kind)")
        }
    }

    @Test(.timeLimit(.minutes(5)), arguments: MainTime.allCases)
    fileprivate func `time on a main scheduler delivers on main`(_ time: MainTime) async {
        let witness = MainWitness()
        let values = Values()
        await withCheckedContinuation { (finished: CheckedContinuation<Void, Never>) in
            DispatchQueue.global().async {
                _ = time.sequence.subscribe(
                    onNext: { element in
                        witness.note()
                        values.values.append(element)
                    },
                    onError: { _ in witness.note() },
                    onCompleted: { witness.note() },
                    onDisposed: { finished.resume() }
                )
            }
        }
        #expect(witness.isClean)
        #expect(await values.values == time.expected)
    }
}

private enum FlatMapKind: CaseIterable {
    case flatMap
    case flatMapFirst
    case flatMapLatest
    case concatMap

    func apply(_ source: MainObservable<Int>, _ witness: MainWitness) -> Observable<Int> {
        switch self {
        case .flatMap: source.flatMap { witness.note(Observable.just($0 * 10)) }
        case .flatMapFirst: source.flatMapFirst { witness.note(Observable.just($0 * 10)) }
        case .flatMapLatest: source.flatMapLatest { witness.note(Observable.just($0 * 10)) }
        case .concatMap: source.concatMap { witness.note(Observable.just($0 * 10)) }
        }
    }
}

/// A model of a module whose code is on the main actor.
@MainActor
private struct Draft: @MainActor Equatable {
    let version: Int

    var isNew: Bool { version == 1 }
    var copy: Draft { self }
    var next: Draft? { isNew ? nil : Draft(version: version + 1) }
}

private enum MainTime: CaseIterable {
    case debounce
    case throttle
    case delay
    case timeout
    case interval
    case timer

    var sequence: MainObservable<Int> {
        let main = MainScheduler.instance
        let source = Observable.of(1, 2).subscribe(on: ConcurrentDispatchQueueScheduler(qos: .default))
        return switch self {
        // However busy the machine is, both elements come within the hour.
        case .debounce: source.debounce(.seconds(3_600), scheduler: main)
        case .throttle: source.throttle(.seconds(3_600), latest: false, scheduler: main)
        case .delay: source.delay(.milliseconds(1), scheduler: main)
        case .timeout: Observable<Int>.never().timeout(.milliseconds(1), scheduler: main)
        case .interval: Observable<Int>.interval(.milliseconds(1), scheduler: main).take(2)
        case .timer: Observable<Int>.timer(.milliseconds(1), scheduler: main)
        }
    }

    var expected: [Int] {
        switch self {
        case .debounce: [2]
        case .throttle: [1]
        case .delay: [1, 2]
        case .timeout: []
        case .interval: [0, 1]
        case .timer: [0]
        }
    }
}
