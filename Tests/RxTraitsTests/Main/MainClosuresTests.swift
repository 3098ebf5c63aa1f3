import Dispatch
import RxDisposables
import RxObservable
import RxRelay
import RxSchedulers
import RxSubjects
import RxTraits
import TestSupport
import Testing

private struct Failure: Error {}

/// A value with closures of the main actor, which a thread of the pool builds, feeds and subscribes to.
private struct MainForm: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let subscribe: @Sendable (Feed, MainWitness) -> any Disposable

    init(_ name: String, _ subscribe: @escaping @Sendable (Feed, MainWitness) -> any Disposable) {
        testDescription = name
        self.subscribe = subscribe
    }

    /// The sources of the forms: none of them is on main.
    struct Feed: Sendable {
        let numbers = PublishSubject<Int>()
        let relay = BehaviorRelay(value: 0)

        var driver: Driver<Int> { numbers.asDriver(onErrorJustReturn: 0) }
        var signal: Signal<Int> { numbers.asSignal(onErrorJustReturn: 0) }

        func run() {
            for number in 1...20 {
                numbers.onNext(number)
                relay.accept(number)
            }
            numbers.onCompleted()
        }
    }

    static let all: [MainForm] = [
        MainForm("driver.map") { $0.driver.map($1.note).asObservable().subscribe() },
        MainForm("driver.map behind another thread") { feed, witness in
            feed.driver.map(witness.note).asObservable()
                .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
                .subscribe()
        },
        MainForm("driver.startWith.map, subscribed elsewhere") { feed, witness in
            feed.driver.startWith(4).map(witness.note).asObservable()
                .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .default))
                .subscribe()
        },
        MainForm("driver.scan(into:)") { feed, witness in
            feed.driver.scan(into: 0) { $0 += witness.note($1) }.asObservable().subscribe()
        },
        MainForm("driver.flatMapLatest.do") { feed, witness in
            feed.driver.flatMapLatest { Driver.just(witness.note($0)) }
                .do(onNext: { _ in witness.note() }, onSubscribe: { witness.note() }, onDispose: { witness.note() })
                .asObservable().subscribe()
        },
        MainForm("driver.distinctUntilChanged") { feed, witness in
            feed.driver.distinctUntilChanged { witness.note($0 == $1) }.asObservable().subscribe()
        },
        MainForm("driver as an observable of main") { feed, witness in
            feed.driver.asObservable().map { witness.note($0) }.subscribe(onNext: { _ in witness.note() })
        },
        MainForm("Driver.of") { Driver.of(1, 2).map($1.note).asObservable().subscribe() },
        MainForm("Driver.deferred") { _, witness in
            Driver<Int>.deferred { .just(witness.note(1)) }.asObservable().subscribe()
        },
        MainForm("Driver.combineLatest") { feed, witness in
            Driver.combineLatest(feed.driver, Driver.just(2)) { witness.note($0 + $1) }.asObservable().subscribe()
        },
        MainForm("Driver.zip") { feed, witness in
            Driver.zip(feed.driver, Driver.of(2, 3)) { witness.note($0 + $1) }.asObservable().subscribe()
        },
        MainForm("signal.filter") { feed, witness in
            feed.signal.filter { witness.note($0 > 1) }.asObservable().subscribe()
        },
        MainForm("signal.withLatestFrom") { feed, witness in
            feed.signal.withLatestFrom(feed.signal) { witness.note($0 + $1) }.asObservable().subscribe()
        },
        MainForm("infallible.asDriver") { feed, witness in
            feed.numbers.asInfallible(onErrorJustReturn: 0).asDriver().map(witness.note).asObservable().subscribe()
        },
        MainForm("infallible.observe(on:)") { feed, witness in
            feed.numbers.asInfallible(onErrorJustReturn: 0).observe(on: MainScheduler.instance)
                .do(onDispose: { witness.note() })
                .subscribe(onNext: { _ in witness.note() })
        },
        MainForm("relay.asDriver") { $0.relay.asDriver().map($1.note).asObservable().subscribe() },
        MainForm("control event") { feed, witness in
            ControlEvent(events: feed.numbers).map(witness.note).subscribe(onNext: { _ in witness.note() })
        },
        MainForm("control property") { feed, witness in
            let property = ControlProperty(values: feed.relay, valueSink: feed.numbers)
            return Disposables.create(
                property.map(witness.note).subscribe(),
                property.changed.subscribe(onNext: { _ in witness.note() })
            )
        },
        MainForm("binder") { feed, witness in
            feed.numbers.bind(to: Binder(witness) { witness, _ in witness.note() })
        },
        MainForm("single") { feed, witness in
            feed.numbers.take(1).asSingle().observe(on: MainScheduler.instance)
                .map(witness.note)
                .do(onSuccess: { _ in witness.note() }, onSubscribe: { witness.note() })
                .subscribe(onSuccess: { _ in witness.note() }, onDisposed: { witness.note() })
        },
        MainForm("single, failing") { feed, witness in
            feed.numbers.take(1).map { _ in throw Failure() }.asSingle().observe(on: MainScheduler.instance)
                .retry(2)
                .subscribe(onSuccess: { _ in }, onFailure: { _ in witness.note() })
        },
        MainForm("maybe") { feed, witness in
            feed.numbers.filter { _ in false }.asMaybe().observe(on: MainScheduler.instance)
                .ifEmpty(default: 3)
                .subscribe(onSuccess: { _ in witness.note() })
        },
        MainForm("completable") { feed, witness in
            feed.numbers.ignoreElements().asCompletable().observe(on: MainScheduler.instance)
                .do(onCompleted: { witness.note() })
                .subscribe(onCompleted: { witness.note() })
        },
    ]
}

@Suite(.timeLimit(.minutes(5)))
struct MainClosuresTests {
    // Contract A4
    @Test(arguments: MainForm.all)
    private func `closures of the main actor run on main with any source`(_ form: MainForm) async {
        let (feed, witness) = (MainForm.Feed(), MainWitness())
        let subscription = form.subscribe(feed, witness)
        // Subscriptions made from here have been made on main by now.
        await MainActor.run {}
        feed.run()
        await eventually { witness.hasNotes }
        await MainActor.run {}
        #expect(witness.isClean)
        subscription.dispose()
    }
}
