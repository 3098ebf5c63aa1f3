import RxVirtualTime
import TestSupport
import Testing

/// What is left of a chain that has ended, while its subscription is still held: counted in a process of its own.
struct LeftoverTests {
    // Contract G5: every node, sink and subscription of a chain is freed, however it ends.
    @Test func `no object of a chain is left`() async {
        await #expect(processExitsWith: .success) {
            for ending in ["completion", "an error", "completion of the other", "disposal"] {
                for (number, chain) in chains.enumerated() {
                    let (source, other) = (TestSource<Int>(), TestSource<Int>())
                    let time = HistoricalScheduler()
                    let before = Resources.total
                    let subscription = chain(source.observable, other.observable, time).subscribe(onError: { _ in })
                    if Resources.isEnabled { precondition(Resources.total > before) }
                    time.start()
                    for element in 1...2 {
                        source.onNext(element)
                        other.onNext(element)
                    }
                    switch ending {
                    case "completion": source.onCompleted()
                    case "an error": source.onError(Fault.first)
                    case "completion of the other": other.onCompleted()
                    default: break
                    }
                    time.start()
                    subscription.dispose()
                    time.start()
                    let left = Resources.total - before - (Resources.isEnabled ? 1 : 0)
                    precondition(left == 0, "\(left) of chain \(number) after \(ending)")
                    withExtendedLifetime(subscription) {}
                }
            }
        }
    }
}

private typealias Chain = @Sendable (Observable<Int>, Observable<Int>, HistoricalScheduler) -> Observable<Int>

/// One chain for each operator, of one or two sources.
private let chains: [Chain] = [
    { source, _, _ in source },
    { source, _, _ in source.map { $0 + 1 } },
    { source, _, _ in source.filter { $0 > 1 } },
    { source, _, _ in source.compactMap { $0 } },
    { source, _, _ in source.scan(0, accumulator: +) },
    { source, _, _ in source.reduce(0, accumulator: +) },
    { source, _, _ in source.take(2) },
    { source, _, _ in source.skip(1) },
    { source, _, _ in source.distinctUntilChanged() },
    { source, _, _ in source.distinctUntilChanged { $0 / 10 } },
    { source, _, _ in source.do(onNext: { _ in }, onDispose: {}) },
    { source, _, _ in source.startWith(0) },
    { source, _, _ in source.catch { _ in .of(8, 9) } },
    { source, _, _ in source.catchAndReturn(9) },
    { source, _, _ in source.retry(2) },
    { source, _, _ in .deferred { source } },
    { source, _, _ in .catch(sequence: [source, .just(1)]) },
    { source, _, _ in source.map { _ in throw Fault.thrown } },
    { source, _, _ in source.concat(Observable.range(start: 1, count: 3)) },
    { source, _, _ in
        source.concat(Observable.generate(initialState: 1, condition: { $0 < 3 }, iterate: { $0 + 1 }))
    },
    { source, _, _ in .concat(Observable.repeatElement(1).take(3), source) },
    { source, _, _ in source.concat(Observable.from([1, 2] as Set)) },
    { source, _, _ in source.concat(Observable.from(optional: 1)) },
    { source, _, _ in source.flatMap { Observable.of($0, $0) } },
    { source, _, _ in source.flatMapLatest { Observable.of($0, $0) } },
    { source, _, _ in .combineLatest(source, Observable.of(1, 2), resultSelector: +) },
    { source, other, _ in .combineLatest(source, other, resultSelector: +) },
    { source, other, _ in .zip(source, other, resultSelector: +) },
    { source, other, _ in source.withLatestFrom(other) },
    { source, other, _ in source.sample(other) },
    { source, other, _ in source.take(until: other.filter { $0 > 1 }) },
    { source, other, _ in source.concat(other) },
    { source, other, _ in Observable.of(source, other).merge(maxConcurrent: 1) },
    { source, other, _ in source.concatMap { _ in other } },
    { source, other, _ in source.flatMap { _ in other } },
    { source, other, _ in source.flatMapLatest { $0 > 1 ? .just($0) : other } },
    { source, other, _ in source.retry(when: { _ in other }) },
    { source, _, time in source.debounce(.seconds(1), scheduler: time) },
    { source, _, time in source.delay(.seconds(1), scheduler: time) },
    { source, _, time in source.throttle(.seconds(1), scheduler: time) },
    { source, _, time in source.throttle(.seconds(1), latest: false, scheduler: time) },
    { source, _, time in source.observe(on: time) },
    { source, _, time in source.subscribe(on: time) },
]
