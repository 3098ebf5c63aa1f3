import TestSupport
import Testing

// Contract W4
struct ChainTests {
    private let scheduler = TestScheduler()
    private let subject = PublishSubject<Int>()

    @Test func `a chain is named as it was written`() {
        let chain = subject.debounce(.seconds(1), scheduler: scheduler)
            .flatMapLatest { Observable.just($0).map { $0 + 1 } }
            .observe(on: scheduler)
        #expect("\(chain.chain)" == "PublishSubject.debounce.flatMapLatest.observe(on:)")
        #expect(chain.chain.scheduler == "TestScheduler")
        #expect(subject.chain.scheduler == nil)
    }

    @Test func `a flattening operator has its call's name`() {
        let inner = Observable.of(1)
        #expect("\(subject.flatMap { _ in inner }.chain)" == "PublishSubject.flatMap")
        #expect("\(subject.concatMap { _ in inner }.chain)" == "PublishSubject.concatMap")
        #expect("\(subject.flatMapFirst { _ in inner }.chain)" == "PublishSubject.flatMapFirst")
        #expect("\(subject.map { _ in inner }.merge().chain)" == "PublishSubject.map.merge")
        #expect("\(subject.map { _ in inner }.switchLatest().chain)" == "PublishSubject.map.switchLatest")
        #expect("\(subject.map { _ in inner }.concat().chain)" == "PublishSubject.map.concat")
        let limited = subject.map { _ in inner }.merge(maxConcurrent: 1)
        #expect("\(limited.chain)" == "PublishSubject.map.merge(maxConcurrent:)")
        // Whatever the elements are.
        let sequences = subject.map { _ in inner }
        #expect("\(sequences.flatMap { $0 }.chain)" == "PublishSubject.map.flatMap")
        #expect("\(sequences.concatMap { $0 }.chain)" == "PublishSubject.map.concatMap")
        #expect("\(sequences.flatMapLatest { $0 }.chain)" == "PublishSubject.map.flatMapLatest")
    }

    @Test func `asynchronous forms have their own names`() {
        let same: @Sendable (Int) async throws -> Int = { $0 }
        #expect("\(subject.concatMap(same).chain)" == "PublishSubject.concatMap")
        for limit in 1...2 {
            let names = [
                subject.flatMap(maxConcurrent: limit, same).chain,
                subject.filter(maxConcurrent: limit) { try await same($0) > 0 }.chain,
                subject.compactMap(maxConcurrent: limit) { try await same($0) }.chain,
            ]
            let operators = ["flatMap", "filter", "compactMap"]
            #expect(names.map { "\($0)" } == operators.map { "PublishSubject.\($0)(maxConcurrent:)" })
        }
        let writing: @Sendable (Int) async throws -> Void = { _ in }
        #expect("\(subject.do(awaiting: writing).chain)" == "PublishSubject.do(awaiting:)")
        #expect("\(subject.flatMapLatest(same).chain)" == "PublishSubject.flatMapLatest")
        #expect("\(subject.flatMapFirst(same).chain)" == "PublishSubject.flatMapFirst")
        let deferred = Observable.deferred { Observable.of(try await same(1)) }
        #expect("\(deferred.map { $0 }.chain)" == "deferred.map")
        #expect("\(AsyncStream<Int> { $0.finish() }.asObservable().chain)" == "asObservable")
        #expect("\(Observable.asyncSequence { AsyncStream<Int> { $0.finish() } }.chain)" == "asyncSequence")
    }

    @Test func `other sequences are in brackets`() {
        let other = Observable.range(start: 0, count: 2).map { $0 }
        #expect("\(Observable.merge(subject, other).chain)" == "merge(PublishSubject, range.map)")
        #expect("\(subject.concat(other).chain)" == "concat(PublishSubject, range.map)")
        #expect("\(subject.withLatestFrom(other).chain)" == "PublishSubject.withLatestFrom(range.map)")
        #expect("\(subject.take(until: other).map { $0 }.chain)" == "PublishSubject.take(until:)(range.map).map")
        #expect("\(subject.amb(other).chain)" == "amb(PublishSubject, range.map)")
        let texts = other.map { "\($0)" }
        let both = Observable.combineLatest(subject, texts) { "\($0)\($1)" }
        #expect("\(both.take(1).chain)" == "combineLatest(PublishSubject, range.map.map).take")
        #expect("\(Observable.zip(texts, subject).chain)" == "zip(range.map.map, PublishSubject)")
        let five = Observable.zip((0..<5).map { _ in other })
        #expect("\(five.chain)" == "zip(range.map, range.map, range.map, range.map, …)")
        let many = Observable.merge((0..<9).map { _ in subject.asObservable() })
        #expect("\(many.chain)" == "merge(PublishSubject, PublishSubject, PublishSubject, PublishSubject, …)")
    }

    @Test func `sharing and retries are named`() {
        #expect("\(subject.share(replay: 1).map { $0 }.chain)" == "PublishSubject.share.map")
        #expect("\(subject.retry(2).chain)" == "PublishSubject.retry")
        #expect("\(subject.publish().refCount().chain)" == "PublishSubject.multicast.refCount")
    }

    @Test func `a foreign sequence has the name of its type`() {
        struct Numbers: ObservableType {
            typealias Element = Int
            func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
            where Observer.Element == Int {
                Observable.of(1).subscribe(observer)
            }
        }
        #expect("\(Numbers().map { $0 }.chain)" == "Numbers.map")
    }

    @Test func `a long chain is named by its last operators`() {
        let chain = (0..<10_000).reduce(subject.asObservable()) { chain, _ in chain.map { $0 } }.chain
        let names = "\(chain)".split(separator: ".")
        #expect(names.first == "…")
        #expect(names.count == 66)
    }

    @Test func `chains that were written alike are equal`() {
        #expect(subject.map { $0 }.chain == PublishSubject<String>().map { $0 }.chain)
        #expect(subject.map { $0 }.chain != subject.filter { _ in true }.chain)
        #expect(Set([subject.chain, subject.chain]).count == 1)
    }

    // Contract G10
    @Test func `an unhandled error names the chain`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            Hooks.recordCallStackOnError = true
            _ = Observable<Int>.error(Fault.first).map { $0 + 1 }.filter { $0 > 1 }.subscribe(onNext: { _ in })
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("\n  chain: error.map.filter\n"))
    }
}
