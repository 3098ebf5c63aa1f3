import RxCocoa
import RxRelay
import RxSwift
import XCTest

/// Drivers, signals and controls of sketches.
final class LenientDriversTests: SketchTestCase {
    private func log(_ source: Driver<Sketch>) -> [String] { log(source.asObservable()) }

    private func log(_ source: Signal<Sketch>) -> [String] { log(source.asObservable()) }

    private func note(_ word: String) -> () -> Void {
        { self.heard.append(word) }
    }

    func testConversions() {
        XCTAssertEqual(log(torn.asDriver(onErrorJustReturn: one)), ["1", "end"])
        XCTAssertEqual(log(torn.asDriver(onErrorDriveWith: .just(two))), ["2", "end"])
        XCTAssertEqual(log(torn.asDriver(onErrorRecover: { _ in .of(self.one, self.two) })), ["1", "2", "end"])
        XCTAssertEqual(log(torn.asSignal(onErrorJustReturn: one)), ["1", "end"])
        XCTAssertEqual(log(torn.asSignal(onErrorSignalWith: .just(two))), ["2", "end"])
        XCTAssertEqual(log(torn.asSignal(onErrorRecover: { _ in .of(self.one, self.two) })), ["1", "2", "end"])
        let first: Driver<Sketch> = torn.asSharedSequence(onErrorJustReturn: one)
        XCTAssertEqual(log(first), ["1", "end"])
        let second = torn.asSharedSequence(sharingStrategy: SignalSharingStrategy.self, onErrorDriveWith: .just(two))
        XCTAssertEqual(log(second), ["2", "end"])
        let third: Driver<Sketch> = torn.asSharedSequence(onErrorRecover: { _ in .just(self.two) })
        XCTAssertEqual(log(third), ["2", "end"])
        let infallible = Infallible.of(one, two)
        XCTAssertEqual(log(infallible.asDriver()), ["1", "2", "end"])
        XCTAssertEqual(log(infallible.asSignal()), ["1", "2", "end"])
        let (current, events) = (BehaviorRelay(value: two), PublishRelay<Sketch>())
        XCTAssertEqual(log(current.asDriver()), ["2"])
        clock.scheduleAt(1) { events.accept(self.one) }
        XCTAssertEqual(log(events.asSignal()), ["1"])
    }

    func testCreation() {
        XCTAssertEqual(log(Driver.deferred { .of(self.one, self.two) }), ["1", "2", "end"])
        XCTAssertEqual(log(Driver.from(AnySequence([one, two]))), ["1", "2", "end"])
        XCTAssertEqual(log(Signal.just(one)), ["1", "end"])
        XCTAssertEqual(log(Driver.concat(AnySequence([Driver.just(one), .just(two)]))), ["1", "2", "end"])
    }

    func testOperators() {
        let both = Driver.of(one, two)
        XCTAssertEqual(log(both.map { self.sum($0, $0) }), ["2", "4", "end"])
        XCTAssertEqual(log(both.scan(two) { self.sum($0, $1) }), ["3", "5", "end"])
        XCTAssertEqual(log(both.withUnretained(two) { self.sum($0, $1) }), ["3", "4", "end"])
        XCTAssertEqual(log(both.withLatestFrom(Driver.just(two)) { self.sum($0, $1) }), ["3", "4", "end"])
        XCTAssertEqual(log(both.flatMap { Driver.just($0) }), ["1", "2", "end"])
        XCTAssertEqual(log(both.flatMapLatest { Signal.just($0) }), ["1", "2", "end"])
        XCTAssertEqual(log(Driver.just(()).map { self.one }), ["1", "end"])
        let beside = both.do(
            onNext: { self.heard.append("next \($0.strokes)") },
            onCompleted: note("completed"),
            onSubscribe: note("subscribe"),
            onDispose: note("dispose")
        )
        XCTAssertEqual(log(beside), ["subscribe", "next 1", "1", "next 2", "2", "completed", "end", "dispose"])
        let three = Driver.of(one, one, two)
        XCTAssertEqual(log(three.distinctUntilChanged()), ["1", "2", "end"])
        XCTAssertEqual(log(three.distinctUntilChanged { $0.strokes }), ["1", "2", "end"])
        XCTAssertEqual(log(three.distinctUntilChanged { $0 === $1 }), ["1", "2", "end"])
        XCTAssertEqual(
            log(three.distinctUntilChanged({ Sketch($0.strokes) }, comparer: { $0 == $1 })),
            ["1", "2", "end"]
        )
    }

    func testTime() {
        SharingScheduler.mock(scheduler: clock) {
            let source = sketches(at: 1, 2, 20).asDriver(onErrorJustReturn: one)
            XCTAssertEqual(log(source.debounce(.seconds(5))), ["2", "3", "end"])
        }
        SharingScheduler.mock(makeScheduler: { self.clock }) {
            let source = sketches(at: 1, 2, 20).asSignal(onErrorJustReturn: one)
            XCTAssertEqual(log(source.throttle(.seconds(5))), ["1", "2", "3", "end"])
            XCTAssertEqual(log(Driver.of(one, two).delay(.seconds(5))), ["1", "2", "end"])
        }
    }

    func testDrive() {
        let both = Driver.of(one, two)
        both.drive(onNext: { self.heard.append("\($0.strokes)") }, onCompleted: note("end")).disposed(by: bag)
        both.drive(with: two, onNext: { self.heard.append("\($0.strokes) \($1.strokes)") }).disposed(by: bag)
        both.do(onCompleted: note("driven")).drive().disposed(by: bag)
        XCTAssertEqual(heard, ["1", "2", "end", "2 1", "2 2", "driven"])
        let (shelf, drawer) = (Album(), OptionalAlbum())
        both.drive(shelf, shelf).disposed(by: bag)
        both.drive(drawer).disposed(by: bag)
        XCTAssertEqual([shelf.sketches.count, drawer.count], [4, 2])
        let (current, optional) = (BehaviorRelay(value: Sketch(0)), BehaviorRelay<Sketch?>(value: nil))
        both.drive(current).disposed(by: bag)
        both.drive(optional).disposed(by: bag)
        XCTAssertEqual([current.value.strokes, optional.value?.strokes], [2, 2])
        let (replay, optionals) = (
            ReplayRelay<Sketch>.create(bufferSize: 1), ReplayRelay<Sketch?>.create(bufferSize: 1)
        )
        both.drive(replay).disposed(by: bag)
        both.drive(optionals).disposed(by: bag)
        XCTAssertEqual(log(replay.asObservable()), ["2"])
        XCTAssertEqual(log(optionals.compactMap { $0 }), ["2"])
        XCTAssertEqual(both.drive({ self.log($0) }), ["1", "2", "end"])
        let suffixed = both.drive({ source in { self.log(source) + [$0] } }, curriedArgument: "more")
        XCTAssertEqual(suffixed, ["1", "2", "end", "more"])
    }

    func testEmit() {
        let both = Signal.of(one, two)
        both.emit(onNext: { self.heard.append("\($0.strokes)") }, onDisposed: note("over")).disposed(by: bag)
        both.emit(with: two, onNext: { self.heard.append("\($0.strokes) \($1.strokes)") }).disposed(by: bag)
        both.do(onCompleted: note("emitted")).emit().disposed(by: bag)
        XCTAssertEqual(heard, ["1", "2", "over", "2 1", "2 2", "emitted"])
        let (shelf, drawer) = (Album(), OptionalAlbum())
        let (events, maybeEvents) = (PublishRelay<Sketch>(), PublishRelay<Sketch?>())
        events.subscribe(shelf).disposed(by: bag)
        maybeEvents.subscribe(drawer).disposed(by: bag)
        both.emit(to: events).disposed(by: bag)
        both.emit(to: maybeEvents).disposed(by: bag)
        XCTAssertEqual([shelf.sketches.count, drawer.count], [2, 2])
    }

    func testControls() {
        let (taps, shelf) = (PublishSubject<Sketch>(), Album())
        let event = ControlEvent(events: taps)
        event.asDriver().drive(onNext: { self.heard.append("driven \($0.strokes)") }).disposed(by: bag)
        event.asSignal().emit(onNext: { self.heard.append("emitted \($0.strokes)") }).disposed(by: bag)
        taps.onNext(two)
        XCTAssertEqual(heard, ["driven 2", "emitted 2"])
        let property = ControlProperty(values: BehaviorSubject(value: one), valueSink: shelf)
        XCTAssertEqual(log(property.asDriver()), ["1"])
        property.onNext(two)
        XCTAssertEqual(shelf.sketches.map { $0.strokes }, [2])
    }

    func testBinders() {
        let easel = Easel()
        let colours = Binder<Sketch>(easel) { easel, sketch in easel.sketch = sketch }
        both.bind(to: colours).disposed(by: bag)
        XCTAssertEqual(easel.sketch?.strokes, 2)
        let later = Binder<Sketch>(easel, scheduler: clock) { easel, sketch in easel.sketch = self.sum(sketch, sketch) }
        both.bind(to: later).disposed(by: bag)
        clock.start()
        XCTAssertEqual(easel.sketch?.strokes, 4)
        Observable.just(one).bind(to: easel.rx.sketch).disposed(by: bag)
        XCTAssertEqual(easel.sketch?.strokes, 1)
    }
}
