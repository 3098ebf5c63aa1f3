import RxExtras
import RxSwift
import XCTest

/// The operators that users of RxSwiftExt import beside RxSwift, with closures as lenient as theirs.
final class LenientExtrasTests: SketchTestCase {
    private let numbers = Observable.of(1, 2, 3)

    private func numbers<Number>(_ source: Observable<Number>) -> [String] {
        log(source.map { Sketch(($0 as? Int) ?? -1) })
    }

    func testTransforming() {
        XCTAssertEqual(log(both.filterMap { $0 === self.one ? .ignore : .map(self.sum($0, $0)) }), ["4", "end"])
        XCTAssertEqual(log(both.finally { self.heard.append("over") }), ["1", "2", "end", "over"])
        XCTAssertEqual(numbers(both.mapAt(\.strokes)), ["1", "2", "end"])
        XCTAssertEqual(log(torn.mapError { _ in RxError.timeout }), ["\(RxError.timeout)"])
        XCTAssertEqual(log(torn.asSingle().mapError { _ in RxError.timeout }), ["\(RxError.timeout)"])
        XCTAssertEqual(log(both.distinct { $0 === self.one }), ["1", "end"])
        XCTAssertEqual(log(both.concat(both).distinct(by: { $0.strokes })), ["1", "2", "end"])
        XCTAssertEqual(log(both.toSortedArray(by: { $0.strokes > $1.strokes }).map { $0[0] }), ["2", "end"])
        XCTAssertEqual(log(Observable.just([one, two]).mapMany { self.sum($0, $0) }.map { $0[1] }), ["4", "end"])
        let (matches, others) = both.partition { $0 === self.one }
        XCTAssertEqual(log(matches), ["1", "end"])
        XCTAssertEqual(log(others), ["2", "end"])
        XCTAssertEqual(log(both.zip(with: both, resultSelector: { self.sum($0, $1) })), ["2", "4", "end"])
        let turned = Observable.of(two, one)
        let joined = both.zip(with: turned, by: { $0.strokes }, { $0.strokes }, resultSelector: { self.sum($0, $1) })
        XCTAssertEqual(log(joined).sorted(), ["2", "4", "end"])
    }

    func testTraits() {
        let few = Infallible.of(one, two)
        XCTAssertEqual(log(few.filterMap { $0 === self.one ? .ignore : .map($0) }), ["2", "end"])
        XCTAssertEqual(log(few.finally { self.heard.append("over") }), ["1", "2", "end", "over"])
        XCTAssertEqual(log(few.flatMap(maxConcurrent: 1) { Infallible.just(self.sum($0, $0)) }), ["2", "4", "end"])
        XCTAssertEqual(log(Single.just(one).finally { self.heard.append("over") }), ["1", "end", "over"])
    }

    func testFlattening() {
        XCTAssertEqual(log(both.flatMap(maxConcurrent: 1) { Observable.of($0, $0) }), ["1", "1", "2", "2", "end"])
        XCTAssertEqual(log(both.buffer(while: { $0 === self.one }).map { Sketch($0.count) }), ["1", "1", "end"])
        XCTAssertEqual(log(both.window(while: { $0 === self.one }).flatMap { $0 }), ["1", "2", "end"])
        let (opening, closing) = (Observable.just(1), Observable<Int>.never())
        let windows = numbers.window(opening: opening, closing: { _ in self.heard.isEmpty ? closing : closing })
        XCTAssertEqual(numbers(windows.flatMap { $0 }), ["1", "2", "3", "end"])
        let times = self.two.strokes
        var seen = 0
        XCTAssertEqual(numbers(numbers.mergeScan(10) { Observable.just($0 + $1 * times) }), ["12", "16", "22", "end"])
        XCTAssertEqual(
            numbers(
                numbers.concatMapEager { number -> Observable<Int> in
                    seen += 1; return .just(number)
                }
            ).count,
            4
        )
        XCTAssertEqual(
            numbers(
                numbers.concatMapDelayError { number -> Observable<Int> in
                    seen += 1
                    return number == 2 ? .error(Damage.torn) : .just(number)
                }
            ),
            ["1", "3", "torn"]
        )
        XCTAssertEqual(
            numbers(
                numbers.flatMapDelayError { number -> Observable<Int> in
                    seen += 1
                    return number == 2 ? .error(Damage.torn) : .just(number)
                }
            ),
            ["1", "3", "torn"]
        )
        XCTAssertEqual(seen, 9)
        let doubled = Observable.just(1).expand { $0 < 2 * self.two.strokes ? .just($0 * 2) : Observable.empty() }
        XCTAssertEqual(numbers(doubled), ["1", "2", "4", "end"])
        let pages = Observable<Int>.unfold(1) { Observable.just(($0, $0 < self.two.strokes ? $0 + 1 : nil)) }
        XCTAssertEqual(numbers(pages), ["1", "2", "end"])
    }

    func testTime() {
        var seen: [Int] = []
        let audited = numbers.audit { number -> Observable<Int> in
            seen.append(number)
            return .just(number)
        }
        XCTAssertEqual(numbers(audited), ["1", "2", "3", "end"])
        let debounced = numbers.debounce(for: { _ in .seconds(self.two.strokes) }, scheduler: clock)
        XCTAssertEqual(numbers(debounced), ["3", "end"])
        XCTAssertEqual(
            numbers(numbers.delay(until: { _ in Observable.just(self.two.strokes) })),
            ["1", "2", "3", "end"]
        )
        let behavior = RepeatBehavior.customTimerDelayed(maxCount: 2) { count in
            seen.append(Int(count))
            return .seconds(1)
        }
        let again = Observable.just(1).repeat(behavior, scheduler: clock, shouldRepeat: { self.one.strokes == 1 })
        XCTAssertEqual(numbers(again), ["1", "1", "end"])
        let old = Observable.just(1).repeatWithBehavior(
            behavior,
            scheduler: clock,
            shouldRepeat: { self.one.strokes == 1 }
        )
        XCTAssertEqual(numbers(old), ["1", "1", "end"])
        let failing = Observable.just(1).concat(Observable.error(Damage.torn))
        let retried = failing.retry(behavior, scheduler: clock, shouldRetry: { _ in self.one.strokes == 1 })
        XCTAssertEqual(numbers(retried), ["1", "1", "torn"])
        let single = Single<Int>.error(Damage.torn)
            .retry(behavior, scheduler: clock, shouldRetry: { _ in self.one.strokes == 1 })
        XCTAssertEqual(numbers(single.asObservable()), ["torn"])
        let repeated = numbers.repeat(when: { all in all.take(self.one.strokes) })
        XCTAssertEqual(numbers(repeated).prefix(3), ["1", "2", "3"])
    }

    func testCallbacks() {
        let extra = two.strokes
        let none = Observable<Int>.fromAsync { send in send(extra) }
        XCTAssertEqual(numbers(none), ["2", "end"])
        let one = Observable<Int>.fromAsync { (a: Int, send: (Int) -> Void) in send(extra + a) }
        XCTAssertEqual(numbers(one(1)), ["3", "end"])
        let two = Observable<Int>.fromAsync { (a: Int, b: Int, send: (Int) -> Void) in send(self.two.strokes + a + b) }
        XCTAssertEqual(numbers(two(1, 2)), ["5", "end"])
        let three = Observable<Int>.fromAsync { (a: Int, b: Int, c: Int, send: (Int) -> Void) in
            self.heard = []
            send(a + b + c)
        }
        XCTAssertEqual(numbers(three(1, 2, 3)), ["6", "end"])
        let four = Observable<Int>.fromAsync { (a: Int, b: Int, c: Int, d: Int, send: (Int) -> Void) in
            self.heard = []
            send(a + b + c + d)
        }
        XCTAssertEqual(numbers(four(1, 2, 3, 4)), ["10", "end"])
        let five = Observable<Int>.fromAsync { (a: Int, b: Int, c: Int, d: Int, e: Int, send: (Int) -> Void) in
            self.heard = []
            send(a + b + c + d + e)
        }
        XCTAssertEqual(numbers(five(1, 2, 3, 4, 5)), ["15", "end"])
    }

    func testWeakSubscribers() {
        let desk = Desk()
        both.subscribe(weak: desk, onNext: Desk.draw, onCompleted: Desk.finish).disposed(by: bag)
        torn.subscribe(weak: desk, onError: Desk.fail).disposed(by: bag)
        XCTAssertEqual(desk.lines, ["1", "2", "end", "torn"])
    }
}

/// Its methods receive the events of a sequence.
private final class Desk {
    var lines: [String] = []

    func draw(_ sketch: Sketch) { lines.append("\(sketch.strokes)") }

    func fail(_ error: Error) { lines.append("\(error)") }

    func finish() { lines.append("end") }
}
