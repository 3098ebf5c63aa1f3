import RxBlocking
import RxCocoa
import RxExtras
import RxSwift
import RxTest
import XCTest

/// A model of an app in Swift 5 mode, not designed for threads.
final class Sketch: Equatable {
    var strokes: Int

    init(_ strokes: Int) {
        self.strokes = strokes
    }

    static func == (first: Sketch, second: Sketch) -> Bool { first.strokes == second.strokes }
}

enum Damage: Error { case torn }

/// What lenient forms do with an app's closures: they call the right one, in order, as often as RxSwift, and let it
/// throw.
final class LenientFormsTests: XCTestCase {
    private let (one, two) = (Sketch(1), Sketch(2))
    private let torn = Observable<Sketch>.error(Damage.torn)
    private let clock = TestScheduler(initialClock: 0)
    private let bag = DisposeBag()
    private var heard: [String] = []

    private var both: Observable<Sketch> { .of(one, two) }

    private func sum(_ sketches: Sketch...) -> Sketch { Sketch(sketches.map { $0.strokes }.reduce(0, +)) }

    private func note(_ word: String) -> () -> Void {
        { self.heard.append(word) }
    }

    /// The events of a sequence until the clock has no further action.
    private func log<Source: ObservableConvertibleType>(_ source: Source) -> [String] where Source.Element == Sketch {
        heard = []
        source.asObservable()
            .subscribe(
                onNext: { self.heard.append("\($0.strokes)") },
                onError: { self.heard.append("\($0)") },
                onCompleted: note("end"),
                onDisposed: nil
            )
            .disposed(by: bag)
        clock.start()
        return heard
    }

    func testWhatIsCreated() {
        let created = Observable<Sketch>.create { observer in
            observer.onNext(self.one)
            observer.on(.next(self.two))
            observer.onCompleted()
            return Disposables.create { self.heard.append("disposed") }
        }
        XCTAssertEqual(log(created), ["1", "2", "end", "disposed"])
        let single = Single<Sketch>.create { send in
            send(.success(self.one))
            return Disposables.create()
        }
        XCTAssertEqual(log(single), ["1", "end"])
        let resource = BooleanDisposable()
        let using = Observable.using({ resource }, observableFactory: { $0.isDisposed ? self.torn : self.both })
        XCTAssertEqual(log(using), ["1", "2", "end"])
        XCTAssertTrue(resource.isDisposed)
        let generated = Observable.generate(
            initialState: one,
            condition: { $0.strokes < 8 },
            iterate: { self.sum($0, $0) }
        )
        XCTAssertEqual(log(generated), ["1", "2", "4", "end"])
        XCTAssertEqual(log(Observable.concat([both, torn].lazy.map { $0 })), ["1", "2", "torn"])
    }

    func testObserversAreHandedOn() {
        var waiting: [Single<Sketch>.SingleObserver] = []
        func load(_ observer: @escaping Single<Sketch>.SingleObserver) { waiting.append(observer) }
        let single = Single<Sketch>.create { observer in
            load(observer)
            waiting.append(observer)
            return Disposables.create()
        }
        XCTAssertEqual(log(single), [])
        for observer in waiting { observer(.success(one)) }
        XCTAssertEqual(heard, ["1", "end"])
    }

    func testClosuresThrow() {
        XCTAssertEqual(log(both.map { _ -> Sketch in throw Damage.torn }), ["torn"])
        XCTAssertEqual(log(Observable<Sketch>.deferred { throw Damage.torn }), ["torn"])
        XCTAssertEqual(log(both.do(onNext: { _ in throw Damage.torn })), ["torn"])
        XCTAssertEqual(log(Single.just(one).map { _ -> Sketch in throw Damage.torn }), ["torn"])
        XCTAssertEqual(log(Observable.combineLatest(both, both) { _, _ -> Sketch in throw Damage.torn }), ["torn"])
        XCTAssertEqual(log(torn.catch { throw $0 }), ["torn"])
    }

    func testElementsArriveInOrder() {
        let a = (1...8).map { Observable.just(Sketch($0)) }
        func digits(_ sketches: Sketch...) -> Sketch { Sketch(sketches.reduce(0) { 10 * $0 + $1.strokes }) }
        let latest = Observable.combineLatest(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]) {
            digits($0, $1, $2, $3, $4, $5, $6, $7)
        }
        XCTAssertEqual(log(latest), ["12345678", "end"])
        XCTAssertEqual(log(both.withLatestFrom(Observable.just(two)) { digits($0, $1) }), ["12", "22", "end"])
        XCTAssertEqual(log(both.withUnretained(two) { digits($0, $1) }), ["21", "22", "end"])
        XCTAssertEqual(log(both.scan(into: Sketch(2)) { $0 = digits($0, $1) }), ["21", "212", "end"])
        XCTAssertEqual(
            log(both.multicast({ PublishSubject() }, selector: { $0.map { digits($0, $0) } })),
            ["11", "22", "end"]
        )
    }

    func testActionsBeside() {
        let source = both.do(
            onNext: { self.heard.append("next \($0.strokes)") },
            afterNext: { self.heard.append("after \($0.strokes)") },
            onError: { self.heard.append("error \($0)") },
            onCompleted: note("completed"),
            onSubscribe: note("subscribe"),
            onDispose: note("dispose")
        )
        let all = [
            "subscribe", "next 1", "1", "after 1", "next 2", "2", "after 2", "completed", "end", "dispose",
        ]
        XCTAssertEqual(log(source), all)
        XCTAssertEqual(log(torn.do(onError: { self.heard.append("error \($0)") })), ["error torn", "torn"])
        let single = Single.just(one).do(
            onSuccess: { self.heard.append("success \($0.strokes)") },
            afterSuccess: { self.heard.append("after \($0.strokes)") },
            onSubscribe: note("subscribe"),
            onDispose: note("dispose")
        )
        XCTAssertEqual(log(single), ["subscribe", "success 1", "1", "after 1", "end", "dispose"])
    }

    func testSubscribers() {
        let single = Single.just(one)
        both.subscribe { event in self.heard.append("\(event.element?.strokes ?? 0)") }.disposed(by: bag)
        both.subscribe(
            with: two,
            onNext: { self.heard.append("\($0.strokes) \($1.strokes)") },
            onCompleted: { self.heard.append("end \($0.strokes)") },
            onDisposed: { self.heard.append("disposed \($0.strokes)") }
        )
        .disposed(by: bag)
        XCTAssertEqual(heard, ["1", "2", "0", "2 1", "2 2", "end 2", "disposed 2"])
        heard = []
        single.subscribe(onSuccess: { self.heard.append("\($0.strokes)") }, onDisposed: note("over")).disposed(by: bag)
        torn.asSingle().subscribe(onFailure: { self.heard.append("\($0)") }).disposed(by: bag)
        Maybe<Sketch>.empty().subscribe(onCompleted: note("none"), onDisposed: note("over")).disposed(by: bag)
        Completable.error(Damage.torn).subscribe(onError: { self.heard.append("\($0)") }).disposed(by: bag)
        Observable.of(one, two).asDriver(onErrorDriveWith: .empty())
            .drive(with: two, onNext: { self.heard.append("\($0.strokes) \($1.strokes)") })
            .disposed(by: bag)
        XCTAssertEqual(heard, ["1", "over", "torn", "none", "over", "torn", "2 1", "2 2"])
        let desk = Desk()
        both.subscribe(weak: desk, onNext: Desk.draw, onCompleted: Desk.finish).disposed(by: bag)
        torn.subscribe(weak: desk, onError: Desk.fail).disposed(by: bag)
        XCTAssertEqual(desk.lines, ["1", "2", "end", "torn"])
        desk.lines = []
        both.subscribeNext(weak: desk, Desk.draw).disposed(by: bag)
        torn.subscribeError(weak: desk, Desk.fail).disposed(by: bag)
        both.subscribeCompleted(weak: desk, Desk.finish).disposed(by: bag)
        both.subscribe(weak: desk, Desk.hear).disposed(by: bag)
        XCTAssertEqual(desk.lines, ["1", "2", "torn", "end", "1", "2", "0"])
    }

    func testObservers() {
        let (album, optionals) = (Album(), OptionalAlbum())
        let subject = PublishSubject<Sketch>()
        subject.subscribe(album).disposed(by: bag)
        subject.bind(to: album, album).disposed(by: bag)
        subject.bind(to: optionals).disposed(by: bag)
        subject.subscribe(AnyObserver(album)).disposed(by: bag)
        subject.subscribe(album.asObserver()).disposed(by: bag)
        subject.asDriver(onErrorJustReturn: one).drive(album, album).disposed(by: bag)
        subject.asSignal(onErrorJustReturn: one).emit(to: optionals).disposed(by: bag)
        ControlEvent(events: subject).subscribe(album).disposed(by: bag)
        subject.onNext(one)
        XCTAssertEqual([album.sketches.count, optionals.count], [8, 2])
        // A custom type still conforms: the lenient forms aren't its witnesses.
        XCTAssertEqual(log(Feed()), ["1", "2", "end"])
        Feed().subscribe(album).disposed(by: bag)
        XCTAssertEqual(album.sketches.count, 10)
        let ends = PublishSubject<Sketch>()
        ends.subscribe(onNext: { self.heard.append("\($0.strokes)") }).disposed(by: bag)
        let observer: AnyObserver<Int> = ends.mapObserver { self.sum(self.one, Sketch($0)) }
        observer.onNext(4)
        let handler = AnyObserver<Sketch> { self.heard.append("\($0.element?.strokes ?? 0)") }
        handler.onNext(one)
        handler.onCompleted()
        XCTAssertEqual(heard.suffix(3), ["5", "1", "0"])
    }

    func testRelays() {
        let (value, optional) = (BehaviorRelay(value: Sketch(0)), BehaviorRelay<Sketch?>(value: nil))
        both.bind(to: value).disposed(by: bag)
        both.asDriver(onErrorJustReturn: one).drive(optional).disposed(by: bag)
        XCTAssertEqual([value.value.strokes, optional.value?.strokes], [2, 2])
        let replay = ReplayRelay<Sketch?>.create(bufferSize: 1)
        both.asSignal(onErrorJustReturn: one).emit(to: replay).disposed(by: bag)
        XCTAssertEqual(log(replay.compactMap { $0 }), ["2"])
    }

    // With complete checking, code that reads a captured variable says where it runs.
    @MainActor
    func testBinders() {
        var seen: [Int] = []
        let show: (Sketch, Int) -> Void = { sketch, strokes in sketch.strokes = strokes }
        Observable.just(7)
            .bind(to: Binder(one, binding: show), Binder(one) { sketch, _ in seen.append(sketch.strokes) })
            .disposed(by: bag)
        XCTAssertEqual(seen, [7])
        let easel = Easel()
        let later = Binder<Sketch>(easel, scheduler: clock) { easel, sketch in easel.sketch = self.sum(sketch, sketch) }
        both.bind(to: later).disposed(by: bag)
        clock.start()
        XCTAssertEqual(easel.sketch?.strokes, 4)
        both.bind(to: easel.rx.sketch).disposed(by: bag)
        XCTAssertEqual(easel.sketch?.strokes, 2)
        let (taps, album) = (BehaviorSubject(value: two), Album())
        let property = ControlProperty(values: taps, valueSink: album)
        property.onNext(one)
        XCTAssertEqual(album.sketches.map { $0.strokes }, [7])
        XCTAssertEqual(log(property.asDriver()), ["2"])
    }

    func testDrivers() {
        XCTAssertEqual(log(torn.asDriver(onErrorRecover: { _ in .just(self.two) })), ["2", "end"])
        let other = torn.asSharedSequence(sharingStrategy: SignalSharingStrategy.self, onErrorDriveWith: .just(two))
        XCTAssertEqual(log(other), ["2", "end"])
        let both = Observable.of(one, two).asDriver(onErrorDriveWith: .empty())
        XCTAssertEqual(both.drive({ self.log($0) }), ["1", "2", "end"])
        let suffixed = both.drive({ source in { self.log(source) + [$0] } }, curriedArgument: "more")
        XCTAssertEqual(suffixed, ["1", "2", "end", "more"])
        SharingScheduler.mock(scheduler: clock) {
            XCTAssertEqual(log(both.delay(.seconds(5))), ["1", "2", "end"])
        }
        SharingScheduler.mock(makeScheduler: { self.clock }) {
            XCTAssertEqual(log(both.debounce(.seconds(5))), ["2", "end"])
        }
    }

    func testAnErrorOfDisposalNamesItsObject() {
        let subject = PublishSubject<Int>()
        guard case .disposed(let disposed) = RxError.disposed(object: subject) else { return XCTFail("It isn't one.") }
        XCTAssertTrue(disposed === subject)
        let errors: [RxCocoaError] = [
            .invalidOperation(object: subject), .itemsNotYetBound(object: subject),
            .invalidPropertyName(object: subject, propertyName: "strokes"),
        ]
        for error in errors {
            switch error {
            case .invalidOperation(let object), .itemsNotYetBound(let object), .invalidPropertyName(let object, _):
                XCTAssertTrue(object as? PublishSubject<Int> === subject)
            default: XCTFail("\(error)")
            }
        }
    }

    /// Fails a given number of times, and then sends a sketch.
    private func failing(_ times: Int) -> Observable<Sketch> {
        var failures = times
        return .deferred {
            failures -= 1
            return failures >= 0 ? self.torn : .just(self.one)
        }
    }

    func testErrors() {
        XCTAssertEqual(log(both.concat(torn).catch { _ in .just(self.two) }), ["1", "2", "2", "end"])
        let saved: Infallible<Sketch> = torn.catch { _ in Infallible.just(self.two) }
        XCTAssertEqual(log(saved), ["2", "end"])
        XCTAssertEqual(log(Observable.catch(sequence: [torn, both].lazy.map { $0 })), ["1", "2", "end"])
        XCTAssertEqual(log(torn.asSingle().catch { _ in .just(self.two) }), ["2", "end"])
        var errors: [Damage] = []
        let any = failing(2).retry(when: { (all: Observable<Error>) in all.do(onNext: { _ in errors.append(.torn) }) })
        XCTAssertEqual(log(any), ["1", "end"])
        let some = failing(2).retry(when: { (all: Observable<Damage>) in all.do(onNext: { errors.append($0) }) })
        XCTAssertEqual(log(some), ["1", "end"])
        XCTAssertEqual(errors.count, 4)
        XCTAssertEqual(log(failing(1).retry(when: { $0.map { throw $0 } })), ["torn"])
        let single = failing(2).asSingle()
        XCTAssertEqual(log(single.retry(when: { (all: Observable<Error>) in all })), ["1", "end"])
    }

    func testHooks() {
        let handler = Hooks.defaultErrorHandler
        Hooks.defaultErrorHandler = { self.heard.append("\($1) \($0)") }
        Hooks.customCaptureSubscriptionCallstack = { ["\(self.one.strokes)"] }
        XCTAssertEqual(Hooks.customCaptureSubscriptionCallstack(), ["1"])
        Hooks.defaultErrorHandler(["a"], Damage.torn)
        torn.subscribe(onNext: { self.heard.append("\($0)") }).disposed(by: bag)
        Hooks.defaultErrorHandler = handler
        // Not restored: the initial hook, once it is set explicitly, describes each call stack from then on.
        Hooks.customCaptureSubscriptionCallstack = { [] }
        XCTAssertEqual(heard.count, 2)
        XCTAssertTrue(heard[1].hasPrefix("torn"))
    }

    func testThreads() throws {
        let queue = ConcurrentDispatchQueueScheduler(qos: .default)
        let drawn = both.subscribe(on: queue).observe(on: queue).map { self.sum($0, self.one) }
        let sketches = try drawn.delay(.milliseconds(1), scheduler: queue).toBlocking().toArray()
        XCTAssertEqual(sketches.map { $0.strokes }, [2, 3])
        let single = Single.just(one).subscribe(on: queue).observe(on: queue)
        XCTAssertEqual(try single.toBlocking().single { $0 === self.one }.strokes, 1)
        XCTAssertThrowsError(try torn.toBlocking(timeout: 5).first())
    }

    func testActionsOfSchedulers() {
        let first = clock.scheduleRelativeVirtual(two, dueTime: 5) { sketch in
            self.heard.append("relative \(sketch.strokes)")
            return Disposables.create()
        }
        let second = clock.scheduleAbsoluteVirtual(one, time: 3) { sketch in
            self.heard.append("absolute \(sketch.strokes)")
            return Disposables.create { self.heard.append("disposed") }
        }
        _ = clock.scheduleRecursive(two) { sketch, again in
            self.heard.append("again \(sketch.strokes)")
            if sketch.strokes > 1 { again(Sketch(sketch.strokes - 1)) }
        }
        clock.start()
        Disposables.create(first, second).dispose()
        XCTAssertEqual(heard, ["again 2", "again 1", "absolute 1", "relative 2", "disposed"])
        heard = []
        var ticks: Disposable?
        ticks = clock.schedulePeriodic(one, startAfter: .seconds(1), period: .seconds(1)) { sketch in
            self.heard.append("\(sketch.strokes)")
            if sketch.strokes == 4 { ticks?.dispose() }
            return self.sum(sketch, sketch)
        }
        clock.start()
        XCTAssertEqual(heard, ["1", "2", "4"])
    }

    func testValues() async throws {
        var seen: [Int] = []
        do {
            for try await sketch in both.concat(torn).values { seen.append(sketch.strokes) }
            XCTFail("It doesn't fail.")
        } catch {
            XCTAssertTrue(error is Damage)
        }
        for await sketch in both.asInfallible(onErrorJustReturn: one).values { seen.append(sketch.strokes) }
        XCTAssertEqual(seen, [1, 2, 1, 2])
        let made = try await Single<Sketch>.create { Sketch(3) }.value
        XCTAssertEqual(made.strokes, 3)
        let none = try await Maybe<Sketch>.empty().value
        XCTAssertNil(none)
        let stream = AsyncStream<Sketch> { stream in
            stream.yield(Sketch(4))
            stream.finish()
        }
        let last = try await stream.asObservable().asSingle().value
        XCTAssertEqual(last.strokes, 4)
    }

    // As in RxSwift: what comes before the loop waits for it.
    func testValuesSubscribeAtOnce() async throws {
        let sketches = PublishSubject<Sketch>()
        let values = sketches.values
        sketches.onNext(Sketch(1))
        sketches.onCompleted()
        var seen: [Int] = []
        for try await sketch in values { seen.append(sketch.strokes) }
        XCTAssertEqual(seen, [1])
    }

    // Contract A2: code behind the loop never takes some of the elements for all of them.
    func testCancellationBetweenElements() async {
        let disposed = expectation(description: "disposed of")
        let sketches = BehaviorSubject(value: Sketch(1))
        let loop = Task {
            for try await _ in sketches.do(onDispose: { disposed.fulfill() }).values {
                withUnsafeCurrentTask { $0?.cancel() }
            }
        }
        let result = await loop.result
        XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
        await fulfillment(of: [disposed], timeout: 30)
    }

    func testLoopThatIsLeft() async throws {
        let disposed = expectation(description: "disposed of")
        for try await _ in BehaviorSubject(value: Sketch(1)).do(onDispose: { disposed.fulfill() }).values { break }
        await fulfillment(of: [disposed], timeout: 30)
    }

    // A driver's `values` are the main actor's, as in RxSwift.
    @MainActor
    func testValuesOfDrivers() async {
        var seen: [Int] = []
        for await sketch in Driver.of(Sketch(3), Sketch(4)).values { seen.append(sketch.strokes) }
        for await sketch in Signal.of(Sketch(5)).values { seen.append(sketch.strokes) }
        XCTAssertEqual(seen, [3, 4, 5])
    }

    // The operators that users of RxSwiftExt import beside RxSwift.
    func testExtras() {
        XCTAssertEqual(log(both.filterMap { $0 === self.one ? .ignore : .map(self.sum($0, $0)) }), ["4", "end"])
        XCTAssertEqual(log(both.finally { self.heard.append("over") }), ["1", "2", "end", "over"])
        let turned = Observable.of(two, one)
        let joined = both.zip(with: turned, by: { $0.strokes }, { $0.strokes }, resultSelector: { self.sum($0, $1) })
        XCTAssertEqual(log(joined).sorted(), ["2", "4", "end"])
        let behavior = RepeatBehavior.customTimerDelayed(maxCount: 2) { .seconds(Int($0)) }
        let numbers = failing(1).map { $0.strokes }
        let retried = numbers.retry(behavior, scheduler: clock, shouldRetry: { _ in self.one.strokes == 1 })
        XCTAssertEqual(log(retried.map { Sketch($0) }), ["1", "end"])
        let send = Observable<Int>.fromAsync { (a: Int, b: Int, send: (Int) -> Void) in
            send(self.two.strokes * (a + b))
        }
        XCTAssertEqual(log(send(1, 2).map { Sketch($0) }), ["6", "end"])
        let read = Single<Sketch>.fromAsync { (a: Int, b: Int, send: (Sketch?, Damage?) -> Void) in
            send(a > 0 ? self.sum(self.two, Sketch(a)) : nil, b > 0 ? .torn : nil)
        }
        XCTAssertEqual(log(read(1, 0)), ["3", "end"])
        XCTAssertEqual(log(read(0, 1)), ["torn"])
        XCTAssertEqual(log(read(1, 1)), ["inconsistentCompletionResult"])
        XCTAssertEqual(log(Single<Sketch>.fromAsync { $0(self.one, Damage?.none) }), ["1", "end"])
        var failures = 2
        let predicate: RetryPredicate = { _ in
            failures -= 1
            return failures > 0
        }
        let tornNumbers = torn.map { $0.strokes }.ignoreErrors(predicate)
        XCTAssertEqual(log(tornNumbers.map { Sketch($0) }), ["torn"])
        XCTAssertEqual(log(failing(3).ignoreErrors()), ["1", "end"])
        XCTAssertEqual(failures, 0)
        let pages = Observable<Int>.unfold(1) { Observable.just(($0, $0 < self.two.strokes ? $0 + 1 : nil)) }
        XCTAssertEqual(log(pages.map { Sketch($0) }), ["1", "2", "end"])
    }

    /// The events of a sequence of numbers.
    private func digits(_ numbers: Observable<Int>) -> [String] { log(numbers.map { Sketch($0) }) }

    func testMoreExtras() {
        XCTAssertEqual(digits(both.allSatisfy { $0 != self.two }.asObservable().map { $0 ? 1 : 0 }), ["0", "end"])
        XCTAssertEqual(digits(both.chunked { $0 == $1 && $0 == self.one }.map { $0.count }), ["1", "1", "end"])
        XCTAssertEqual(log(torn.mapError { self.one.strokes == 1 ? $0 : Damage.torn }), ["torn"])
        XCTAssertEqual(
            log(both.max { self.sum($0).strokes < $1.strokes }.asObservable().compactMap { $0 }),
            ["2", "end"]
        )
        XCTAssertEqual(
            log(both.min { self.sum($0).strokes < $1.strokes }.asObservable().compactMap { $0 }),
            ["1", "end"]
        )
        XCTAssertEqual(log(both.window(while: { $0 == self.one }).concatMap { $0 }), ["1", "2", "end"])
        let numbers = both.map { $0.strokes }
        let sums = numbers.mergeScan(0) { Observable.just($0 + $1 * self.one.strokes) }
        XCTAssertEqual(digits(sums), ["1", "3", "end"])
        XCTAssertEqual(digits(numbers.audit { Observable.just($0 + self.one.strokes) }), ["1", "2", "end"])
        let more = { (number: Int) in Observable.just(number + self.one.strokes) }
        for grown in [numbers.concatMapDelayError(more), numbers.concatMapEager(more), numbers.flatMapDelayError(more)]
        {
            XCTAssertEqual(digits(grown), ["2", "3", "end"])
        }
        let expanded = Observable.just(1).expand { $0 < self.two.strokes ? more($0) : .empty() }
        XCTAssertEqual(digits(expanded), ["1", "2", "end"])
        let twice = RepeatBehavior.immediate(maxCount: 2)
        for repeated in [
            numbers.repeat(twice, scheduler: clock, shouldRepeat: { self.one.strokes == 1 }),
            numbers.repeatWithBehavior(twice, scheduler: clock, shouldRepeat: { self.one.strokes == 1 }),
            numbers.repeat(when: { $0.take(self.one.strokes) }),
        ] {
            XCTAssertEqual(digits(repeated), ["1", "2", "1", "2", "end"])
        }
        let throttled = numbers.throttle(for: { RxTimeInterval.seconds($0 * self.one.strokes) }, scheduler: clock)
        XCTAssertEqual(digits(throttled), ["1", "end"])
    }

    func testOtherOperators() {
        XCTAssertEqual(log(both.throttle(.seconds(1), scheduler: clock)), ["1", "2", "end"])
        XCTAssertEqual(log(Observable.repeatElement(one).take(2)), ["1", "1", "end"])
        XCTAssertEqual(log(torn.catchAndReturn(two)), ["2", "end"])
        XCTAssertEqual(log(both.concatMap { _ in self.both }), ["1", "2", "1", "2", "end"])
        XCTAssertEqual(log(both.debug(write: { _ in self.one.strokes = 1 })), ["1", "2", "end"])
        XCTAssertEqual(log(both.groupBy { self.sum($0).strokes }.flatMap { $0 }), ["1", "2", "end"])
        XCTAssertEqual(log(both.replayAll().refCount()), ["1", "2", "end"])
        let single = Single.just(one)
        XCTAssertEqual(log(single.flatMapMaybe { Maybe.just(self.sum($0, $0)) }), ["2", "end"])
        let completed = single.flatMapCompletable { _ in self.one.strokes == 1 ? .empty() : .error(Damage.torn) }
        XCTAssertEqual(log(completed.andThen(Single.just(two))), ["2", "end"])
        let (source, ticks) = (PublishSubject<Sketch>(), PublishSubject<Void>())
        heard = []
        source.sample(ticks).subscribe(onNext: { self.heard.append("\($0.strokes)") }).disposed(by: bag)
        source.onNext(two)
        ticks.onNext(())
        XCTAssertEqual(heard, ["2"])
    }

    // The names that RxSwift 6 has deprecated, in code of an app that still uses them.
    @available(*, deprecated, message: "It calls what is deprecated.")
    func testOldNames() {
        XCTAssertEqual(log(torn.catchError { _ in self.both }), ["1", "2", "end"])
        XCTAssertEqual(log(torn.catchErrorJustReturn(two)), ["2", "end"])
        XCTAssertEqual(log(Observable.catchError([torn, both])), ["1", "2", "end"])
        XCTAssertEqual(log(failing(1).retryWhen { (all: Observable<Error>) in all }), ["1", "end"])
        XCTAssertEqual(log(failing(1).retryWhen { (all: Observable<Damage>) in all }), ["1", "end"])
        XCTAssertEqual(log(both.elementAt(1)), ["2", "end"])
        XCTAssertEqual(log(both.skipWhile { $0 === self.one }), ["2", "end"])
        XCTAssertEqual(log(both.takeWhile { $0 === self.one }), ["1", "end"])
        XCTAssertEqual(log(both.takeUntil(.inclusive) { $0 === self.one }), ["1", "end"])
        XCTAssertEqual(log(both.takeUntil(Observable<Sketch>.never())), ["1", "2", "end"])
        XCTAssertEqual(log(both.skipUntil(Observable.just(one))), ["1", "2", "end"])
        XCTAssertEqual(log(both.take(.seconds(10), scheduler: clock)), ["1", "2", "end"])
        XCTAssertEqual(log(both.observeOn(clock).subscribeOn(clock)), ["1", "2", "end"])
        let single = torn.asSingle()
        XCTAssertEqual(log(single.catchError { _ in .just(self.two) }), ["2", "end"])
        XCTAssertEqual(log(single.catchErrorJustReturn(one).observeOn(clock).subscribeOn(clock)), ["1", "end"])
        let again = failing(1).asSingle().retryWhen { (all: Observable<Error>) in all }
        XCTAssertEqual(log(again), ["1", "end"])
        let typed = failing(1).asSingle().retryWhen { (all: Observable<Damage>) in all }
        XCTAssertEqual(log(typed), ["1", "end"])
        single.subscribe(onSuccess: { _ in }, onError: { self.heard = ["\($0)"] }).disposed(by: bag)
        XCTAssertEqual(heard, ["torn"])
    }
}

/// A custom observer.
private final class Album: ObserverType, @unchecked Sendable {
    var sketches: [Sketch] = []

    func on(_ event: Event<Sketch>) {
        if let sketch = event.element { sketches.append(sketch) }
    }
}

/// An observer that takes a missing sketch, too.
private final class OptionalAlbum: ObserverType {
    var count = 0

    func on(_ event: Event<Sketch?>) {
        if case .next(.some) = event { count += 1 }
    }
}

/// A custom sequence; with complete checking it is marked as safe to subscribe to anywhere.
private final class Feed: ObservableType, @unchecked Sendable {
    typealias Element = Sketch

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Sketch {
        Observable.of(Sketch(1), Sketch(2)).subscribe(observer)
    }
}

/// Has a property as the target of a binding.
private final class Easel: ReactiveCompatible {
    var sketch: Sketch?
}

/// Its methods receive the events of a sequence.
private final class Desk {
    var lines: [String] = []

    func draw(_ sketch: Sketch) { lines.append("\(sketch.strokes)") }

    func fail(_ error: Error) { lines.append("\(error)") }

    func finish() { lines.append("end") }

    func hear(_ event: Event<Sketch>) { lines.append("\(event.element?.strokes ?? 0)") }
}
