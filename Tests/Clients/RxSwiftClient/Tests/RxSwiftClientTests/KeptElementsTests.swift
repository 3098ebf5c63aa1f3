import RxBlocking
import RxCocoa
import RxRelay
import RxSwift
import XCTest

/// A model of an app in Swift 5 mode, not designed for threads.
final class Sketch: Equatable {
    var strokes: Int

    init(_ strokes: Int) {
        self.strokes = strokes
    }

    static func == (first: Sketch, second: Sketch) -> Bool { first.strokes == second.strokes }
}

/// Chains that keep models, and observers that take elements, which the app continues to use.
final class KeptElementsTests: XCTestCase {
    private let sketch = Sketch(1)
    private let sketches = [Sketch(1), Sketch(2)]
    private let optional: Sketch? = Sketch(3)

    private func strokes(_ source: Observable<Sketch>) -> [Int] {
        (try? source.map { $0.strokes }.toBlocking().toArray()) ?? []
    }

    func testSources() {
        XCTAssertEqual(strokes(.just(sketch)), [1])
        XCTAssertEqual(strokes(.of(sketch, sketches[1])), [1, 2])
        XCTAssertEqual(strokes(.from(sketches)), [1, 2])
        XCTAssertEqual(strokes(.from(optional: optional)), [3])
        XCTAssertEqual(strokes(.from(optional: nil)), [])
        XCTAssertEqual(strokes(Observable.repeatElement(sketch).take(2)), [1, 1])
        XCTAssertEqual(
            strokes(
                .generate(initialState: sketch, condition: { $0.strokes < 3 }, iterate: { Sketch($0.strokes + 1) })
            ),
            [1, 2]
        )
    }

    func testOperators() {
        let (none, failing) = (Observable<Sketch>.empty(), Observable<Sketch>.error(RxError.unknown))
        XCTAssertEqual(strokes(none.startWith(sketch)), [1])
        XCTAssertEqual(strokes(none.startWith(sketch, sketches[1])), [1, 2])
        XCTAssertEqual(strokes(none.ifEmpty(default: sketch)), [1])
        XCTAssertEqual(strokes(failing.catchAndReturn(sketch)), [1])
        XCTAssertEqual(strokes(Observable.of(1, 2).scan(sketch) { Sketch($0.strokes + $1) }), [2, 4])
        XCTAssertEqual(strokes(Observable.of(1, 2).scan(into: Sketch(0)) { $0.strokes += $1 }), [1, 3])
        XCTAssertEqual(strokes(Observable.of(1, 2).reduce(sketch) { Sketch($0.strokes + $1) }), [4])
    }

    func testSharing() {
        let source = Observable.from(sketches)
        XCTAssertEqual(strokes(source.share(replay: 1)), [1, 2])
        XCTAssertEqual(strokes(source.share(replay: 1, scope: .forever)), [1, 2])
        for connectable in [
            source.replay(1), source.replayAll(), source.multicast(ReplaySubject.create(bufferSize: 1)),
        ] {
            let subscription = connectable.connect()
            XCTAssertEqual(strokes(connectable).last, 2)
            subscription.dispose()
        }
        XCTAssertEqual(strokes(source.multicast { PublishSubject() }.refCount()), [1, 2])
    }

    func testTraits() throws {
        XCTAssertEqual(try Single.just(sketch).toBlocking().first()?.strokes, 1)
        XCTAssertEqual(
            try Single<Sketch>.error(RxError.unknown).catchAndReturn(sketch).toBlocking().first()?.strokes,
            1
        )
        XCTAssertEqual(try Maybe<Sketch>.empty().ifEmpty(default: sketch).toBlocking().first()?.strokes, 1)
        XCTAssertEqual(try Maybe.just(sketch).toBlocking().first()?.strokes, 1)
        XCTAssertEqual(strokes(Infallible.just(sketch).asObservable()), [1])
        XCTAssertEqual(strokes(Infallible.of(sketch, sketches[1]).asObservable()), [1, 2])
        XCTAssertEqual(strokes(Infallible.from(sketches).startWith(sketch).asObservable()), [1, 1, 2])
        XCTAssertEqual(strokes(Infallible.from(sketches).share(replay: 1).asObservable()), [1, 2])
        let failing = Observable<Sketch>.error(RxError.unknown)
        XCTAssertEqual(strokes(failing.asInfallible(onErrorJustReturn: sketch).asObservable()), [1])
    }

    func testDrivers() {
        var seen: [Int] = []
        let bag = DisposeBag()
        for driver in [
            Driver.just(sketch), .of(sketch, sketches[1]), .from(sketches), .from(optional: optional),
            Driver<Sketch>.empty().startWith(sketch), Driver.of(1, 2).scan(sketch) { Sketch($0.strokes + $1) },
        ] {
            driver.drive(onNext: { seen.append($0.strokes) }).disposed(by: bag)
        }
        XCTAssertEqual(seen, [1, 1, 2, 1, 2, 3, 1, 2, 4])
    }

    func testObservers() {
        let (shelf, bag) = (Shelf(), DisposeBag())
        let (subject, control) = (PublishSubject<Sketch>(), PublishRelay<Sketch>())
        subject.subscribe(shelf).disposed(by: bag)
        subject.bind(to: shelf).disposed(by: bag)
        subject.subscribe(AnyObserver(shelf)).disposed(by: bag)
        subject.subscribe(shelf.asObserver()).disposed(by: bag)
        subject.asInfallible(onErrorJustReturn: sketch).bind(to: shelf).disposed(by: bag)
        ControlEvent(events: control).subscribe(shelf).disposed(by: bag)
        control.subscribe(shelf).disposed(by: bag)
        subject.onNext(sketch)
        XCTAssertEqual(shelf.sketches.count, 5)
        control.accept(sketch)
        XCTAssertEqual(shelf.sketches.count, 7)
    }

    // A custom type still conforms: the lenient forms aren't its witnesses.
    func testOwnSequence() {
        let feed = Feed()
        var seen: [Int] = []
        let subscription = feed.asObservable().map { $0.strokes }.subscribe(onNext: { seen.append($0) })
        feed.subject.onNext(sketch)
        subscription.dispose()
        XCTAssertEqual(seen, [1])
        let shelf = Shelf()
        feed.subscribe(shelf).disposed(by: DisposeBag())
    }

    func testAnErrorOfDisposalNamesItsObject() {
        let subject = PublishSubject<Int>()
        guard case .disposed(let object) = RxError.disposed(object: subject) else { return XCTFail("It isn't one.") }
        XCTAssertTrue(object === subject)
    }
}

/// A custom observer.
private final class Shelf: ObserverType {
    var sketches: [Sketch] = []

    func on(_ event: Event<Sketch>) {
        if let sketch = event.element { sketches.append(sketch) }
    }
}

/// A custom sequence; with complete checking it is marked as safe to subscribe to anywhere.
private final class Feed: ObservableType, @unchecked Sendable {
    typealias Element = Sketch

    let subject = PublishSubject<Sketch>()

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Sketch {
        subject.subscribe(observer)
    }
}
