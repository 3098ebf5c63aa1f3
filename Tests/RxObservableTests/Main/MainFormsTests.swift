import Dispatch
import Foundation
import TestSupport
import Testing

/// A value that only the main actor can decode.
@MainActor
private struct Person: @MainActor Decodable, Equatable {
    var name: String
}

/// Forms for the main thread that are more than a call; `RxExtrasTests` has the rules of the others.
///
/// Each has its own main scheduler, which doesn't wait for other tests.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct MainFormsTests {
    private let source = PublishSubject<Int>()
    private let log = Recorder<String>()

    private var main: MainObservable<Int> { source.observe(on: MainScheduler()) }

    // Contracts A4, G7
    @Test func `decode makes values that only the main actor can make`() {
        let data = PublishSubject<Data>()
        var people: [Person] = []
        var failed = false
        _ = data.observe(on: MainScheduler())
            .decode(type: Person.self, decoder: JSONDecoder())
            .subscribe(onNext: { people.append($0) }, onError: { _ in failed = true })
        data.onNext(Data(#"{"name": "Ada"}"#.utf8))
        #expect(people == [Person(name: "Ada")])
        data.onNext(Data("?".utf8))
        #expect(failed)
    }

    // Contracts A4, G7
    @Test func `groupBy finds keys on the main actor`() {
        var kinds: [Int] = []
        let log = log
        _ = main.groupBy { number in
            kinds.append(number % 2)
            return number % 2 == 0 ? "even" : "odd"
        }
        .flatMap { group in group.map { "\(group.key) \($0)" } }
        .subscribe(onNext: log.record, onCompleted: { log.record("completed") })
        for number in 1...3 { source.onNext(number) }
        source.onCompleted()
        #expect(log.elements == ["odd 1", "even 2", "odd 3", "completed"])
        #expect(kinds == [1, 0, 1])
    }

    // Contracts A4, A5
    @Test func `the key selector of groupBy runs on main, even while another thread releases a group`() async {
        let elsewhere = LockedValue(0)
        let groups = LockedValue<[any Disposable]>([])
        let subscription = Observable<Int>.range(start: 0, count: 2_000)
            .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .observe(on: MainScheduler())
            .groupBy { number in
                if !MainQueue.isCurrent { elsewhere.withLock { $0 += 1 } }
                return number / 2
            }
        await withCheckedContinuation { (finished: CheckedContinuation<Void, Never>) in
            _ = subscription.subscribe(
                onNext: { group in
                    let listening = group.subscribe { _ in }
                    groups.withLock { $0.append(listening) }
                    DispatchQueue.global().async {
                        groups.withLock { $0.popLast() }?.dispose()
                    }
                },
                onCompleted: { finished.resume() }
            )
        }
        #expect(elsewhere.value == 0)
    }

    // Contract A4
    @Test func `create runs and delivers on main from any thread`() async {
        let log = log
        let numbers = MainObservable<Int>.create { observer in
            log.record(MainQueue.isCurrent ? "subscribed" : "subscribed elsewhere")
            observer.onNext(1)
            DispatchQueue.global().async {
                observer.onNext(2)
                observer.onCompleted()
            }
            return Disposables.create { log.record("disposed") }
        }
        let values = Values()
        await withCheckedContinuation { (finished: CheckedContinuation<Void, Never>) in
            DispatchQueue.global().async {
                _ = numbers.subscribe(
                    onNext: { number in
                        values.values.append(number)
                        log.record(MainQueue.isCurrent ? "\(number)" : "\(number) elsewhere")
                    },
                    onCompleted: { log.record("completed") },
                    onDisposed: { finished.resume() }
                )
            }
        }
        #expect(values.values == [1, 2])
        #expect(log.elements.filter { $0 != "disposed" } == ["subscribed", "1", "2", "completed"])
    }

    // Contracts A4, G6
    @Test func `create on main is subscribed to at once, and silent after disposal`() {
        var (emit, values, disposals): (AnyObserver<Int>?, [Int], Int) = (nil, [], 0)
        let count = LockedValue(0)
        let subscription = MainObservable<Int>.create { observer in
            emit = observer
            observer.onNext(1)
            return Disposables.create { count.withLock { $0 += 1 } }
        }
        .subscribe(onNext: { values.append($0) })
        #expect(values == [1])
        emit?.onNext(2)
        subscription.dispose()
        emit?.onNext(3)
        disposals = count.value
        #expect(values == [1, 2])
        #expect(disposals == 1)
        #expect(emit?.isDisposed == true)
    }
}

@MainActor
private final class Values {
    var values: [Int] = []
}
