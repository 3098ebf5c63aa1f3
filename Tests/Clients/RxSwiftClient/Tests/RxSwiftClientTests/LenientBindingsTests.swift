import RxCocoa
import RxRelay
import RxSwift
import XCTest

/// A custom observer.
final class Album: ObserverType, @unchecked Sendable {
    var sketches: [Sketch] = []

    func on(_ event: Event<Sketch>) {
        if let sketch = event.element { sketches.append(sketch) }
    }
}

/// An observer that takes a missing sketch, too.
final class OptionalAlbum: ObserverType, @unchecked Sendable {
    var count = 0

    func on(_ event: Event<Sketch?>) {
        if case .next(.some) = event { count += 1 }
    }
}

/// Has a property as the target of a binding.
final class Easel: ReactiveCompatible {
    var sketch: Sketch?
}

/// The targets of bindings of sketches.
final class LenientBindingsTests: SketchTestCase {
    private let (album, optionals) = (Album(), OptionalAlbum())
    private let (events, maybeEvents) = (PublishRelay<Sketch>(), PublishRelay<Sketch?>())
    private let (value, maybeValue) = (BehaviorRelay(value: Sketch(0)), BehaviorRelay<Sketch?>(value: nil))
    private let (replay, maybeReplay) = (
        ReplayRelay<Sketch>.create(bufferSize: 1), ReplayRelay<Sketch?>.create(bufferSize: 1)
    )

    override func setUp() {
        super.setUp()
        events.subscribe(onNext: { self.heard.append("\($0.strokes)") }).disposed(by: bag)
        maybeEvents.subscribe(onNext: { self.heard.append("\($0?.strokes ?? 0)") }).disposed(by: bag)
    }

    private func check() {
        XCTAssertEqual(heard, ["1", "2", "1", "2"])
        XCTAssertEqual([album.sketches.count, optionals.count], [4, 2])
        XCTAssertEqual([value.value.strokes, maybeValue.value?.strokes], [2, 2])
        XCTAssertEqual(log(replay.asObservable()), ["2"])
        XCTAssertEqual(log(maybeReplay.compactMap { $0 }), ["2"])
    }

    func testObservables() {
        both.bind(to: album, album).disposed(by: bag)
        both.bind(to: optionals).disposed(by: bag)
        both.bind(to: events).disposed(by: bag)
        both.bind(to: maybeEvents).disposed(by: bag)
        both.bind(to: value).disposed(by: bag)
        both.bind(to: maybeValue).disposed(by: bag)
        both.bind(to: replay).disposed(by: bag)
        both.bind(to: maybeReplay).disposed(by: bag)
        check()
    }

    func testInfallibles() {
        let both = Infallible.of(one, two)
        both.bind(to: album, album).disposed(by: bag)
        both.bind(to: optionals).disposed(by: bag)
        both.bind(to: events).disposed(by: bag)
        both.bind(to: maybeEvents).disposed(by: bag)
        both.bind(to: value).disposed(by: bag)
        both.bind(to: maybeValue).disposed(by: bag)
        both.bind(to: replay).disposed(by: bag)
        both.bind(to: maybeReplay).disposed(by: bag)
        check()
    }

    func testClosures() {
        both.bind(onNext: { self.heard.append("\($0.strokes)") }).disposed(by: bag)
        both.bind(with: two, onNext: { self.heard.append("\($0.strokes) \($1.strokes)") }).disposed(by: bag)
        XCTAssertEqual(heard, ["1", "2", "2 1", "2 2"])
        let taps = PublishRelay<Void>()
        clock.scheduleAt(1) { taps.accept(()) }
        XCTAssertEqual(log(taps.map { self.one }), ["1"])
    }

    // With complete checking, code that reads a captured variable says where it runs.
    @MainActor
    func testBindersOfFunctionsAndVariables() {
        var seen: [Int] = []
        let show: (Sketch, Int) -> Void = { sketch, strokes in sketch.strokes = strokes }
        Observable.just(7).bind(
            to: Binder(one, binding: show),
            Binder(one) { sketch, _ in seen.append(sketch.strokes) }
        )
        .disposed(by: bag)
        XCTAssertEqual(seen, [7])
    }

    func testErrors() {
        let error = RxCocoaError.castingError(object: two, targetType: String.self)
        XCTAssertTrue(error.debugDescription.hasSuffix("isn't of the type `String`."))
        let others: [RxCocoaError] = [
            .invalidOperation(object: two), .itemsNotYetBound(object: two),
            .invalidPropertyName(object: two, propertyName: "strokes"),
        ]
        for case .invalidOperation(let object) in others { XCTAssertTrue(object as? Sketch === two) }
        for case .itemsNotYetBound(let object) in others { XCTAssertTrue(object as? Sketch === two) }
        for case .invalidPropertyName(let object, let name) in others {
            XCTAssertTrue(object as? Sketch === two && name == "strokes")
        }
    }
}
