import RxBlocking
import RxCocoa
import RxRelay
import RxSwift
import RxTest
import XCTest

@testable import RxSwiftClient

class ShapesTests: XCTestCase {
    private let rows = [
        Row(title: "a", number: 1, isOn: true, note: "x", id: 1), Row(title: "b", isOn: true, id: 1),
        Row(title: "c", isOn: false, note: "y", id: 2), Row(title: "d", number: 4, isOn: true, note: "z", id: 3),
    ]

    private var bag = DisposeBag()

    func testKeyPathsOnEachTrait() throws {
        let source = Observable.from(rows)
        XCTAssertEqual(try titles(source).toBlocking().toArray(), ["a", "d"])
        XCTAssertEqual(try notes(source).toBlocking().toArray(), ["x", "y", "z"])
        XCTAssertEqual(try titles(source.asDriver(onErrorDriveWith: .empty())).toBlocking().toArray(), ["a", "d"])
        XCTAssertEqual(try notes(source.asSignal(onErrorSignalWith: .empty())).toBlocking().toArray(), ["x", "z"])
        XCTAssertEqual(try titles(Infallible.from(rows)).asObservable().toBlocking().toArray(), ["a", "d"])
        XCTAssertEqual(try title(Single.just(rows[1])).toBlocking().single(), "b")
        XCTAssertEqual(try title(Maybe.just(rows[3])).toBlocking().single(), "z")
        XCTAssertEqual(try numbers(source).toBlocking().toArray(), [1, 0, 0, 4])
    }

    func testSixteenStagesOnEachTrait() throws {
        XCTAssertEqual(try sixteen(Single.just(1)).toBlocking().single(), 17)
        XCTAssertEqual(try sixteen(Maybe.just(1)).toBlocking().single(), 17)
        let plain = try sixteen(Observable.of(1, 2)).toBlocking().toArray()
        XCTAssertEqual(plain.count, 2)
        XCTAssertEqual(try sixteen(Driver.of(1, 2)).toBlocking().toArray(), plain)
        let short = try sixteen(Infallible.of(1, 2)).asObservable().toBlocking().toArray()
        XCTAssertEqual(try sixteen(Signal.of(1, 2)).toBlocking().toArray(), short)
    }

    func testPairsOfMappedDrivers() {
        let (first, second, log) = (BehaviorRelay(value: 1), BehaviorRelay(value: 1), Log())
        agrees(first, second, log).disposed(by: bag)
        first.accept(4)
        second.accept(6)
        XCTAssertEqual(log.lines, ["true", "false"])
    }

    func testTheSubscriptionTellsTheKindBehindACompletable() {
        var numbers: [Int] = []
        succeeds(Completable.empty(), bag) { numbers.append($0) }.forEach { $0.disposed(by: bag) }
        XCTAssertEqual(numbers, [3, 5, 6, 7, 8])
    }

    func testSchedulersOfOnesOwn() throws {
        var ticks: [Int] = []
        Observable<Int>.interval(.seconds(1), scheduler: ThreeTimes())
            .subscribe(onNext: { ticks.append($0) })
            .disposed(by: bag)
        XCTAssertEqual(ticks, [0, 1, 2])

        let log = Log()
        Observable<Int>.timer(.seconds(1), scheduler: AtOnce()).subscribe(onNext: { log.lines.append("\($0)") })
            .disposed(by: bag)
        AtOnce().schedule(log) { log in
            log.lines.append("scheduled")
            return Disposables.create()
        }
        .disposed(by: bag)
        AtOnce().scheduleRelative(log, dueTime: .seconds(1)) { log in
            log.lines.append("relative")
            return Disposables.create()
        }
        .disposed(by: bag)
        AtOnce().scheduleRecursive(2) { count, recurse in
            log.lines.append("\(count)")
            if count > 0 { recurse(count - 1) }
        }
        .disposed(by: bag)
        ThreeTimes().schedulePeriodic(log, startAfter: .seconds(1), period: .seconds(1)) { log in
            log.lines.append("periodic")
            return log
        }
        .disposed(by: bag)
        XCTAssertEqual(
            log.lines,
            ["0", "scheduled", "relative", "2", "1", "0", "periodic", "periodic", "periodic"]
        )
    }

    @MainActor
    func testClassesOfTheMainActor() {
        let model = MainModel()
        Observable.of(1, 2).subscribe(model.observer()).disposed(by: bag)
        let log = Log()
        log.lines = ["bound"]
        Observable.just(log).bind(to: model.binder()).disposed(by: bag)
        XCTAssertEqual(model.target.lines, ["bound"])
        let oldHandler = Hooks.defaultErrorHandler
        model.listen()
        model.failHere(.error(RxError.noElements)).disposed(by: bag)
        XCTAssertEqual(Hooks.customCaptureSubscriptionCallstack(), [])
        Hooks.defaultErrorHandler = oldHandler
        XCTAssertEqual(model.lines, ["1", "2", "\(RxError.noElements)"])
    }

    @MainActor
    func testClosuresWithoutParametersBesideAMapOfTheClient() {
        let loader = Loader()
        let (subject, relay) = (PublishSubject<Void>(), PublishRelay<Void>())
        loader.taps(subject).disposed(by: bag)
        loader.taps(relay).disposed(by: bag)
        subject.onNext(())
        relay.accept(())
        loader.taps(Driver.just(())).disposed(by: bag)
        XCTAssertEqual(loader.loads, 3)
        loader.taps(Infallible.just(())).disposed(by: bag)
        loader.taps(ControlEvent(events: Observable.just(()))).disposed(by: bag)
        XCTAssertEqual(loader.loads, 5)
        var titles: [String] = []
        loader.titles(Driver.just(())).drive(onNext: { titles.append($0) }).disposed(by: bag)
        XCTAssertEqual(titles, ["title"])
        XCTAssertEqual(try texts(Observable.just(1)).toBlocking().toArray(), ["x"])
    }

    @MainActor
    func testClosuresBesideOverloadsWithLabels() {
        let overloads = Overloads()
        overloads.plain(Observable.just(()))
        XCTAssertEqual(overloads.log, ["filter", "compactMap 3", "flatMap 1", "flatMapLatest 2", "do", "scan 1"])
        overloads.plain(Driver.just(()))
        XCTAssertEqual(
            Array(overloads.log.dropFirst(6)),
            ["filter of a driver", "flatMap of a driver 4", "do of a driver"]
        )
        overloads.labelled(Observable.just(1))
        XCTAssertEqual(
            Array(overloads.log.dropFirst(9)),
            ["equal 1", "as 1", "to 1", "weak 5", "do weak 1", "from 7"]
        )
        overloads.labelled(Driver.just(1))
        XCTAssertEqual(
            Array(overloads.log.dropFirst(15)),
            ["equal of a driver 1", "to of a driver 9", "do weak of a driver 1"]
        )
    }

    func testNamesOfAnotherLibrary() throws {
        XCTAssertEqual(try Names().merged(Observable.just(1)).toBlocking().toArray(), [1, 3])
    }

    func testAnErrorOfRxCocoa() {
        func number(_ value: Any) throws -> Int {
            guard let number = value as? Int else {
                throw RxCocoaError.castingError(object: value, targetType: Int.self)
            }
            return number
        }
        XCTAssertThrowsError(try Observable<Any>.of(1, "a").map(number).toBlocking().toArray()) { error in
            guard case RxCocoaError.castingError(let object, _) = error else { return XCTFail("\(error)") }
            XCTAssertEqual(object as? String, "a")
            XCTAssertEqual("\(String(reflecting: error))", "`a` isn't of the type `Int`.")
        }
    }
}
