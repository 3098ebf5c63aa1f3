import RxExtras
import RxRelay
import RxTraits
import TestSupport
import Testing

/// What only the main actor may use.
@MainActor
private final class Model: @MainActor Equatable {
    var number: Int

    init(_ number: Int) { self.number = number }

    static func == (a: Model, b: Model) -> Bool { a.number == b.number }
}

/// The rules of drivers' and signals' forms: one work for all subscribers, on the main thread, without errors.
@Suite(.timeLimit(.minutes(5)))
@MainActor
struct SharedRuleTests {
    private let driver = Observable.of(1, 2, 2, 3).asDriver(onErrorDriveWith: .empty())
    private let other = Observable.of(10, 20).asDriver(onErrorDriveWith: .empty())

    @Test func `without a closure: the operator's events, as the same kind`() {
        let subject = PublishSubject<Int>()
        let driver: Driver<Int> = subject.asDriver(onErrorJustReturn: 0).skip(1).startWith(9)
        let signal: Signal<Int> = subject.asSignal(onErrorJustReturn: 0).skip(1)
        let log = Recorder<String>()
        let subscriptions = [
            driver.drive(onNext: { log.record("a\($0)") }), signal.emit(onNext: { log.record("b\($0)") }),
        ]
        for number in 1...2 { subject.onNext(number) }
        // A driver has its latest element for a new subscriber, a signal hasn't.
        let later = [
            driver.drive(onNext: { log.record("c\($0)") }), signal.emit(onNext: { log.record("d\($0)") }),
        ]
        #expect(log.elements == ["a9", "a2", "b2", "c2"])
        subject.onError(Broken())
        #expect(log.elements == ["a9", "a2", "b2", "c2", "a0", "c0", "b0", "d0"])
        for subscription in subscriptions + later { subscription.dispose() }
    }

    // Contract A4
    @Test func `a closure runs once for all subscribers, on the main thread`() async {
        let calls = Recorder<Int>()
        let subject = PublishSubject<Int>()
        let form: Driver<Int> = subject.asDriver(onErrorJustReturn: 0).map { number in
            MainActor.assertIsolated()
            calls.record(number)
            return number * 2
        }
        let subscriptions = [form.drive(), form.filter { $0 > 2 }.drive()]
        await onAnotherThread { subject.onNext(1) }
        await eventually { calls.count == 1 }
        subject.onNext(2)
        #expect(calls.elements == [1, 2])
        for subscription in subscriptions { subscription.dispose() }
        #expect(await receivedFromElsewhere(driver.scan(into: 0) { $0 += $1 }) == "1 3 5 8 |")
    }

    // Contract A4
    @Test func `key paths and conformances may be the main actor's`() {
        let models = atOnce { Driver.from([1, 1, 2].map(Model.init)) }
        #expect(received(models.map(\.number)) == "1 1 2 |")
        #expect(received(models.distinctUntilChanged().map(\.number)) == "1 2 |")
        #expect(received(models.distinctUntilChanged(at: \.number).map { $0.number }) == "1 2 |")
    }

    @Test func `two closures, of which each is the main actor's`() {
        var log: [String] = []
        let compared = driver.distinctUntilChanged({ $0 / 2 }) { a, b in
            log.append("\(a)=\(b)")
            return a == b
        }
        #expect(received(compared) == "1 2 |")
        #expect(log == ["0=1", "1=1", "1=1"])
        log = []
        let form = driver.take(while: { $0 < 2 }).do(
            onNext: { log.append("next \($0)") },
            afterNext: { log.append("after \($0)") },
            onCompleted: { log.append("completed") },
            onSubscribe: { log.append("subscribe") },
            onDispose: { log.append("dispose") }
        )
        #expect(received(form) == "1 |")
        #expect(log == ["subscribe", "next 1", "after 1", "completed", "dispose"])
    }

    @Test func `time is the main thread's scheduler's`() {
        let scheduler = TestScheduler()
        SharingScheduler.mock(scheduler: scheduler) {
            let source = scheduler.hot("ab------|").asDriver(onErrorJustReturn: "z")
            #expect(scheduler.result(of: source.debounce(.seconds(3))) == "----b---|")
        }
        let ticks = SharingScheduler.mock(scheduler: scheduler) {
            scheduler.result(of: Driver<Int>.timer(.seconds(1), period: .seconds(2)), disposedAt: "-----!")
        }
        #expect(ticks == "-0-1")
    }

    @Test func `a closure that makes a sequence decides on the kind`() {
        let form: Signal<Int> = driver.flatMap { number in atOnce { Signal.of(number, 0) } }
        #expect(received(form) == "1 0 2 0 2 0 3 0 |")
        let latest: Driver<Int> = driver.flatMapLatest { Driver.just($0 + 1) }
        #expect(received(latest) == "2 3 3 4 |")
    }

    @Test func `sources send to each subscriber, and aren't shared`() {
        let made = Recorder<Int>()
        let deferred = Driver.deferred {
            MainActor.assertIsolated()
            made.record(1)
            return atOnce { Driver.of(1, 2) }
        }
        let sources = atOnce { [Driver.of(1, 2), .from([1, 2]), .from(1...2), deferred] }
        for source in sources {
            let log = Recorder<Int>()
            let subscriptions = [source.drive(onNext: log.record), source.drive(onNext: log.record)]
            #expect(log.elements == [1, 2, 1, 2])
            for subscription in subscriptions { subscription.dispose() }
        }
        // Who comes while a source sends gets everything, too: of a shared signal, the rest.
        for source in atOnce({ [Signal.of(1, 2), .just(1), .from([1, 2]), .from(1...2), .from(optional: 1)] }) {
            let later = Recorder<Int>()
            let subscription = source.emit(onNext: { number in
                if number == 1 { _ = source.emit(onNext: later.record) }
            })
            #expect(later.elements.first == 1)
            subscription.dispose()
        }
        #expect(received(Signal<Int>.from(optional: nil)) == "|")
        #expect(received(Driver<Int>.never()) == "")
        #expect(made.count == 2)
    }

    // Contract A4
    @Test func `several sequences of a kind`() {
        #expect(received(Driver.merge(driver, other)) == "1 10 2 20 2 3 |")
        #expect(received(Driver.merge([driver, other])) == "1 10 2 20 2 3 |")
        #expect(received(Driver.concat([driver, other])) == "1 2 2 3 10 20 |")
        #expect(received(Driver.zip([driver, other])) == "[1, 10] [2, 20] |")
        let sums: Driver<Int> = .combineLatest([driver, other]) { numbers in
            MainActor.assertIsolated()
            return numbers[0] + numbers[1]
        }
        #expect(received(sums) == "11 12 22 22 23 |")
        #expect(received(driver.withLatestFrom(Driver.just(10)) { $0 + $1 }) == "11 12 12 13 |")
        #expect(received(driver.take(until: Driver.just(0))) == "|")
    }

    @Test func `of eight sources, each stays in its place`() {
        let s = (1...8).map { Driver.just($0) }
        let form = Driver.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }
        #expect(received(form) == "[1, 2, 3, 4, 5, 6, 7, 8] |")
        let three = Driver.combineLatest(s[0], s[1], s[2])
        #expect(received(three.map { "\($0.0)\($0.1)\($0.2)" }) == "123 |")
    }

    // Contracts A4, A6
    @Test func `asynchronous: a label, and results on the main thread`() async {
        let form: Driver<Int> = driver.flatMap(maxConcurrent: 1) { await double($0) }
        #expect(await receivedFromElsewhere(form) == "2 4 4 6 |")
    }

    // Contract A4
    @Test func `subscribing: closures, an object, relays, observers and functions`() {
        var log: [String] = []
        let subscription = driver.drive(
            onNext: { log.append("\($0)") },
            onCompleted: { log.append("completed") },
            onDisposed: { log.append("disposed") }
        )
        subscription.dispose()
        #expect(log == ["1", "2", "2", "3", "completed", "disposed"])
        let (model, relay, accepted) = (Model(0), BehaviorRelay(value: 0), PublishRelay<Int>())
        _ = driver.drive(with: model, onNext: { $0.number += $1 })
        _ = driver.drive(relay)
        let numbers = Recorder<Int>()
        _ = accepted.subscribe(onNext: numbers.record)
        _ = other.asSignal(onErrorJustReturn: 0).emit(to: accepted)
        _ = driver.drive(Binder(model) { $0.number += $1 })
        #expect(model.number == 16)
        #expect(relay.value == 3)
        #expect(numbers.elements == [10, 20])
        #expect(driver.drive { received($0) } == "1 2 2 3 |")
        #expect(driver.drive({ source in { "\(received(source)) \($0)" } }, curriedArgument: 7) == "1 2 2 3 | 7")
    }

    @Test func `of RxExtras: the operator's events, as the same kind`() {
        let form: Driver<Int> = driver.mapTo(0)
        #expect(received(form) == "0 0 0 0 |")
        let pairs: Signal<(Int, Int)> = atOnce { Signal.of(1, 2, 3) }.pairwise()
        #expect(received(pairs.map { $0.0 + $0.1 }) == "3 5 |")
        #expect(received(driver.ignore(2)) == "1 3 |")
        #expect(received(driver.distinct()) == "1 2 3 |")
    }
}

private func double(_ number: Int) async -> Int { number * 2 }

/// Makes a driver or signal whose elements don't wait for turns of main.
@MainActor private func atOnce<Result>(_ make: @MainActor () -> Result) -> Result {
    SharingScheduler.mock(scheduler: InlineScheduler(), action: make)
}
