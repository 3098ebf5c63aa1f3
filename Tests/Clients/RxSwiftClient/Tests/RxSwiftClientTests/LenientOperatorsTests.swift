import RxBlocking
import RxSwift
import RxTest
import XCTest

/// The creation and transformation of observables, with sketches.
final class LenientOperatorsTests: SketchTestCase {
    func testCreation() {
        let created = Observable<Sketch>.create { observer in
            observer.onNext(self.one)
            observer.on(.next(self.two))
            observer.onCompleted()
            return Disposables.create { self.heard.append("disposed") }
        }
        XCTAssertEqual(log(created), ["1", "2", "end", "disposed"])
        XCTAssertEqual(log(Observable.deferred { self.both }), ["1", "2", "end"])
        XCTAssertEqual(log(Observable.deferred { throw Damage.torn }), ["torn"])
        let generated = Observable.generate(
            initialState: one,
            condition: { $0.strokes < 8 },
            iterate: { self.sum($0, $0) }
        )
        XCTAssertEqual(log(generated), ["1", "2", "4", "end"])
        let resource = BooleanDisposable()
        let using = Observable.using({ resource }, observableFactory: { $0.isDisposed ? self.torn : self.both })
        XCTAssertEqual(log(using), ["1", "2", "end"])
        XCTAssertTrue(resource.isDisposed)
    }

    func testTransforming() {
        XCTAssertEqual(log(both.map { self.sum($0, self.two) }), ["3", "4", "end"])
        XCTAssertEqual(log(both.map { _ -> Sketch in throw Damage.torn }), ["torn"])
        XCTAssertEqual(log(both.flatMap { Observable.of($0, self.one) }), ["1", "1", "2", "1", "end"])
        XCTAssertEqual(log(both.flatMap { Single.just($0) }), ["1", "2", "end"])
        let groups = both.concat(both).groupBy { $0.strokes % 2 }
        XCTAssertEqual(log(groups.flatMap { group in group.map { Sketch(10 * group.key + $0.strokes) } }).count, 5)
        XCTAssertEqual(log(both.scan(into: Sketch(2)) { $0 = self.sum($0, $1) }), ["3", "5", "end"])
        XCTAssertEqual(log(both.reduce(two) { self.sum($0, $1) }), ["5", "end"])
        XCTAssertEqual(
            log(both.reduce(two, accumulator: { self.sum($0, $1) }, mapResult: { self.sum($0, $0) })),
            ["10", "end"]
        )
    }

    func testActionsBeside() {
        var actions: [String] = []
        let source = both.do(
            onNext: { actions.append("next \($0.strokes)") },
            afterNext: { actions.append("after \($0.strokes)") },
            onError: { actions.append("\($0)") },
            onCompleted: { actions.append("completed") },
            onSubscribe: { actions.append("subscribe") },
            onDispose: { actions.append("dispose") }
        )
        XCTAssertEqual(log(source), ["1", "2", "end"])
        XCTAssertEqual(actions, ["subscribe", "next 1", "after 1", "next 2", "after 2", "completed", "dispose"])
        XCTAssertEqual(log(torn.do(onError: { actions = ["\($0)"] })), ["torn"])
        XCTAssertEqual(actions, ["torn"])
        XCTAssertEqual(log(both.do(onNext: { _ in throw Damage.torn })), ["torn"])
    }

    func testFiltering() {
        let three = Observable.of(one, one, two)
        XCTAssertEqual(log(three.filter { $0.strokes < self.two.strokes }), ["1", "1", "end"])
        XCTAssertEqual(log(three.filter { _ in throw Damage.torn }), ["torn"])
        XCTAssertEqual(log(three.distinctUntilChanged()), ["1", "2", "end"])
        XCTAssertEqual(log(three.distinctUntilChanged { $0.strokes }), ["1", "2", "end"])
        XCTAssertEqual(log(three.distinctUntilChanged { $0 === $1 }), ["1", "2", "end"])
        XCTAssertEqual(
            log(three.distinctUntilChanged({ Sketch($0.strokes) }, comparer: { $0 == $1 })),
            ["1", "2", "end"]
        )
        XCTAssertEqual(log(three.distinctUntilChanged(at: \.strokes)), ["1", "2", "end"])
        XCTAssertEqual(log(three.single { $0 === self.two }), ["2", "end"])
    }

    func testObjectsBeside() {
        XCTAssertEqual(log(both.withUnretained(two) { self.sum($0, $1) }), ["3", "4", "end"])
        XCTAssertEqual(log(both.withUnretained(two).map { self.sum($0.0, $0.1) }), ["3", "4", "end"])
        let latest = BehaviorSubject(value: two)
        XCTAssertEqual(log(both.withLatestFrom(latest)), ["2", "2", "end"])
        XCTAssertEqual(log(both.withLatestFrom(latest) { self.sum($0, $1) }), ["3", "4", "end"])
        XCTAssertEqual(log(PublishSubject<Void>().startWith(()).map { self.one }.take(1)), ["1", "end"])
        let taps = PublishSubject<Void>()
        clock.scheduleAt(1) { taps.onNext(()) }
        XCTAssertEqual(log(taps.map { self.one }), ["1"])
    }

    func testSharing() {
        XCTAssertEqual(
            log(both.multicast({ PublishSubject() }, selector: { $0.map { self.sum($0, $0) } })),
            ["2", "4", "end"]
        )
        XCTAssertEqual(log(both.multicast { ReplaySubject.createUnbounded() }.refCount()), ["1", "2", "end"])
        let shared = sketches(at: 1, 2).share(replay: 1)
        XCTAssertEqual(log(shared), ["1", "2", "end"])
        XCTAssertEqual(log(Observable.concat(AnySequence([both, both]))), ["1", "2", "1", "2", "end"])
        XCTAssertEqual(log(Observable.concat([both, torn].lazy.map { $0 })), ["1", "2", "torn"])
    }

    func testEvents() {
        both.subscribe { event in self.heard.append("\(event.element?.strokes ?? 0)") }.disposed(by: bag)
        XCTAssertEqual(heard, ["1", "2", "0"])
        both.subscribe(
            with: two,
            onNext: { self.heard.append("\($0.strokes) \($1.strokes)") },
            onCompleted: { self.heard.append("end \($0.strokes)") },
            onDisposed: { self.heard.append("disposed \($0.strokes)") }
        )
        .disposed(by: bag)
        XCTAssertEqual(heard.dropFirst(3), ["2 1", "2 2", "end 2", "disposed 2"])
        torn.subscribe(with: two, onError: { self.heard = ["\($0.strokes) \($1)"] }).disposed(by: bag)
        XCTAssertEqual(heard, ["2 torn"])
    }

    func testObserversOfOtherElements() {
        let subject = PublishSubject<Sketch>()
        subject.subscribe(onNext: { self.heard.append("\($0.strokes)") }).disposed(by: bag)
        let observer: AnyObserver<Int> = subject.mapObserver { self.sum(self.one, Sketch($0)) }
        observer.onNext(4)
        let handler = AnyObserver<Sketch> { self.heard.append("\($0.element?.strokes ?? 0)") }
        handler.onNext(one)
        handler.onCompleted()
        XCTAssertEqual(heard, ["5", "1", "0"])
    }

    func testReadsThatWait() throws {
        XCTAssertEqual(try both.toBlocking().single { $0 === self.two }.strokes, 2)
        XCTAssertEqual(try both.toBlocking(timeout: 5).toArray().count, 2)
        XCTAssertThrowsError(try torn.toBlocking().first())
    }
}
