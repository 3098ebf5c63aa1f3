import RxDisposables
import RxObservable
import RxSchedulers
import RxSubjects
import RxTest
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

    @Test func `what flattens is told by what it does`() {
        let inner = Observable.of(1)
        #expect("\(subject.flatMap { _ in inner }.chain)" == "PublishSubject.flatMap")
        #expect("\(subject.concatMap { _ in inner }.chain)" == "PublishSubject.concatMap")
        #expect("\(subject.flatMapFirst { _ in inner }.chain)" == "PublishSubject.flatMapFirst")
        #expect("\(subject.map { _ in inner }.merge().chain)" == "PublishSubject.map.merge")
        #expect("\(subject.map { _ in inner }.switchLatest().chain)" == "PublishSubject.map.switchLatest")
        #expect("\(subject.map { _ in inner }.concat().chain)" == "PublishSubject.map.concat")
    }

    @Test func `other sequences stand in brackets`() {
        let other = Observable.range(start: 0, count: 2).map { $0 }
        #expect("\(Observable.merge(subject, other).chain)" == "merge(PublishSubject, range.map)")
        #expect("\(subject.concat(other).chain)" == "concat(PublishSubject, range.map)")
        #expect("\(subject.withLatestFrom(other).chain)" == "PublishSubject.withLatestFrom(range.map)")
        #expect("\(subject.take(until: other).map { $0 }.chain)" == "PublishSubject.take(until:)(range.map).map")
        #expect("\(subject.amb(other).chain)" == "amb(PublishSubject, range.map)")
        let many = Observable.merge((0..<9).map { _ in subject.asObservable() })
        #expect("\(many.chain)" == "merge(PublishSubject, PublishSubject, PublishSubject, PublishSubject, …)")
    }

    @Test func `sharing and retries are named`() {
        #expect("\(subject.share(replay: 1).map { $0 }.chain)" == "PublishSubject.share.map")
        #expect("\(subject.retry(2).chain)" == "PublishSubject.retry")
        #expect("\(subject.publish().refCount().chain)" == "PublishSubject.multicast.refCount")
        #expect("\(Observable.combineLatest(subject, subject).chain)" == "combineLatest")
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

    @Test func `of a long chain the last operators are named`() {
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
    @Test func `an error that nobody handles names the chain`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            Hooks.recordCallStackOnError = true
            _ = Observable<Int>.error(Fault.first).map { $0 + 1 }.filter { $0 > 1 }.subscribe(onNext: { _ in })
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("\n  chain: error.map.filter\n"))
    }
}
