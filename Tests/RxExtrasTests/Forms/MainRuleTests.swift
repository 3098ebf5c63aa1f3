import Dispatch
import RxExtras
import RxRelay
import RxTraits
import TestSupport
import Testing

/// An observer that only the main actor may call.
@MainActor
private final class Printer: @MainActor ObserverType {
    var lines: [String] = []

    func on(_ event: Event<Int>) { lines.append("\(event)") }
}

/// The rules of main sequences' forms: what stays on the main thread, and what doesn't.
@Suite(.timeLimit(.minutes(5)))
@MainActor
struct MainRuleTests {
    private let main = Observable.of(1, 2, 2, 3).observe(on: MainScheduler())
    private let elsewhere = ConcurrentDispatchQueueScheduler(qos: .default)

    // Contract A4
    @Test func `without a closure: the operator's events, on the main thread`() async {
        let form: MainObservable<Int> = main.skip(1).distinctUntilChanged()
        #expect(await receivedFromElsewhere(form) == "2 3 |")
        #expect(await receivedFromElsewhere(main.takeLast(1).ifEmpty(default: 0)) == "3 |")
    }

    // Contracts A4, G7
    @Test func `a closure is the main actor's, and may throw`() async {
        let form: MainObservable<Int> = main.map { number in
            MainActor.assertIsolated()
            guard number < 2 else { throw Broken() }
            return number
        }
        #expect(await receivedFromElsewhere(form) == "1 #")
        let sum = main.reduce(0, accumulator: { $0 + $1 }, mapResult: { _ in throw Broken() }) as MainObservable<Int>
        #expect(await receivedFromElsewhere(sum) == "#")
    }

    // Contract A4
    @Test func `another sequence is moved to the main thread`() async {
        let other = Observable.just(10).subscribe(on: elsewhere)
        let slow = Observable<Int>.just(1).delay(.milliseconds(20), scheduler: elsewhere).observe(on: MainScheduler())
        let form: MainObservable<Int> = slow.withLatestFrom(other) { number, other in
            MainActor.assertIsolated()
            return number + other
        }
        #expect(await receivedFromElsewhere(form) == "11 |")
        let failed = Observable<Int>.error(Broken()).subscribe(on: elsewhere)
        let endless = Observable<Int>.never().observe(on: MainScheduler())
        #expect(await receivedFromElsewhere(endless.withLatestFrom(failed)) == "#")
        #expect(await receivedFromElsewhere(main.take(until: Observable.just(0).observe(on: MainScheduler()))) == "|")
    }

    // Contract A4
    @Test func `the result of a closure that makes a sequence isn't bound to main`() async throws {
        let witness = MainWitness()
        let scheduler = elsewhere
        let form: Observable<Int> = main.flatMap { number in
            MainActor.assertIsolated()
            return Observable.just(number).observe(on: scheduler).do(onNext: { _ in witness.note() })
        }
        #expect(try await receivedLater(form).count == 7)
        #expect(!witness.isClean)
    }

    // Contract A4
    @Test func `what would send where it is subscribed to is subscribed to on main`() async {
        let forms: [MainObservable<Int>] = [
            main.startWith(0), main.startWith(0, 0), main.take(0), main.share(replay: 1), main.retry(0),
            main.map { _ in throw Broken() }.catchAndReturn(0), main.do(onSubscribe: { MainActor.assertIsolated() }),
        ]
        let expected = ["0 1 2 2 3 |", "0 0 1 2 2 3 |", "|", "1 2 2 3 |", "|", "0 |", "1 2 2 3 |"]
        for (form, events) in zip(forms, expected) { #expect(await receivedFromElsewhere(form) == events) }
    }

    // Contract A4
    @Test func `what runs at the end of a subscription hops to main`() async {
        let witness = MainWitness()
        let subscription = Observable<Int>.never().observe(on: MainScheduler()).do(onDispose: { witness.note() })
            .subscribe()
        await onAnotherThread { subscription.dispose() }
        await eventually { witness.hasNotes }
        #expect(witness.isClean)
    }

    // Contract A4
    @Test func `with a main scheduler, the form of any sequence gives one of main`() async {
        let numbers = Observable.of(1, 2).subscribe(on: elsewhere)
        let delayed: MainObservable<Int> = numbers.delay(.zero, scheduler: MainScheduler())
        #expect(await receivedFromElsewhere(delayed) == "1 2 |")
        let timer: MainObservable<Int> = Observable.timer(.zero, scheduler: MainScheduler())
        #expect(await receivedFromElsewhere(timer) == "0 |")
        let single: MainSingle<Int> = Single.just(1).delay(.zero, scheduler: MainScheduler())
        #expect(await receivedFromElsewhere(single) == "1 |")
    }

    // Contract A4
    @Test func `singles and maybes of main stay there`() async throws {
        let single: MainSingle<Int> = main.take(1).asSingle()
        let maybe: MainMaybe<Int> = single.filter { number in
            MainActor.assertIsolated()
            return number > 1
        }
        #expect(await receivedFromElsewhere(maybe) == "|")
        let again: MainSingle<Int> = single.map { _ in throw Broken() }.retry(2).catchAndReturn(7)
        #expect(await receivedFromElsewhere(again) == "7 |")
        let left: Single<Int> = single.flatMap { Single.just($0 + 1) }
        #expect(try await left.value == 2)
        let list: MainSingle<[Int]> = main.toArray()
        #expect(await receivedFromElsewhere(list) == "[1, 2, 2, 3] |")
    }

    // Contract A4
    @Test func `subscribing: closures and observers of the main actor`() async {
        var log: [String] = []
        let source = PublishSubject<Int>()
        let main = source.observe(on: MainScheduler())
        let observer = Printer()
        let subscriptions = [
            main.subscribe(onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") }),
            main.subscribe { log.append("\($0)") }, main.bind(to: observer),
            main.bind(onNext: { log.append("to \($0)") }),
        ]
        source.onNext(1)
        #expect(log == ["1", "next(1)", "to 1"])
        #expect(observer.lines == ["next(1)"])
        source.onCompleted()
        #expect(log.suffix(2) == ["completed", "completed"])
        for subscription in subscriptions { subscription.dispose() }
    }

    // Contract A4
    @Test func `of RxExtras: the operator's events, on the main thread`() async {
        let form: MainObservable<[Int]> = main.buffer(count: 2, skip: 2)
        #expect(await receivedFromElsewhere(form) == "[1, 2] [2, 3] |")
        #expect(await receivedFromElsewhere(main.mapTo("x").distinctUntilChanged()) == "x |")
        let forms: [MainObservable<Int>] = [
            main.distinct(), main.endWith(0), main.map { _ in throw Broken() }.catchErrorJustComplete(),
            main.map { _ in throw RxError.noElements }.mapError { _ in
                MainActor.assertIsolated()
                return Broken()
            },
        ]
        let expected = ["1 2 3 |", "1 2 2 3 0 |", "|", "#"]
        for (form, events) in zip(forms, expected) { #expect(await receivedFromElsewhere(form) == events) }
    }
}
