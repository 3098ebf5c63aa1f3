import RxSwift
import RxTest
import XCTest

/// Operators with time and threads, with sketches.
final class LenientTimeTests: SketchTestCase {
    private let queue = ConcurrentDispatchQueueScheduler(qos: .default)

    func testObservables() {
        XCTAssertEqual(log(sketches(at: 1, 2, 20).debounce(.seconds(5), scheduler: clock)), ["2", "3", "end"])
        XCTAssertEqual(log(sketches(at: 1, 2, 20).throttle(.seconds(5), scheduler: clock)), ["1", "2", "3", "end"])
        let earliest = sketches(at: 1, 2, 20).throttle(.seconds(5), latest: false, scheduler: clock)
        XCTAssertEqual(log(earliest), ["1", "3", "end"])
        XCTAssertEqual(log(both.delay(.seconds(5), scheduler: clock)), ["1", "2", "end"])
        XCTAssertEqual(log(both.delaySubscription(.seconds(5), scheduler: clock)), ["1", "2", "end"])
        XCTAssertEqual(log(both.observe(on: clock)), ["1", "2", "end"])
        XCTAssertEqual(log(both.subscribe(on: clock)), ["1", "2", "end"])
        XCTAssertEqual(log(torn.observe(on: clock)), ["torn"])
        XCTAssertEqual(log(sketches(at: 1, 30).take(for: .seconds(5), scheduler: clock)), ["1", "end"])
        XCTAssertEqual(log(sketches(at: 1, 30).timeout(.seconds(5), scheduler: clock)), ["1", "\(RxError.timeout)"])
        let replaced = sketches(at: 1, 30).timeout(.seconds(5), other: both, scheduler: clock)
        XCTAssertEqual(log(replaced), ["1", "1", "2", "end"])
        XCTAssertEqual(log(sketches(at: 1, 8, 9).sample(sketches(at: 4, 6, 12))), ["1", "3", "end"])
        let always = sketches(at: 1).sample(sketches(at: 4, 6), defaultValue: two)
        XCTAssertEqual(log(always.take(2)), ["1", "2", "end"])
    }

    func testGroupsOfATime() {
        let arrays = sketches(at: 1, 2, 3).buffer(timeSpan: .seconds(200), count: 2, scheduler: clock)
        XCTAssertEqual(log(arrays.map { Sketch($0.map { $0.strokes }.reduce(0, +)) }), ["3", "3", "end"])
        let windows = sketches(at: 1, 2, 3).window(timeSpan: .seconds(200), count: 2, scheduler: clock)
        XCTAssertEqual(log(windows.flatMap { $0.reduce(Sketch(0)) { self.sum($0, $1) } }), ["3", "3", "end"])
        let few = Infallible.of(one, two).buffer(timeSpan: .seconds(200), count: 2, scheduler: clock)
        XCTAssertEqual(log(few.map { Sketch($0.count) }), ["2", "0", "end"])
    }

    func testInfallibles() {
        let source = sketches(at: 1, 2, 20).asInfallible(onErrorJustReturn: one)
        XCTAssertEqual(log(source.debounce(.seconds(5), scheduler: clock)), ["2", "3", "end"])
        let few = Infallible.of(one, two)
        XCTAssertEqual(log(few.throttle(.seconds(5), scheduler: clock)), ["1", "2", "end"])
        XCTAssertEqual(log(few.delay(.seconds(5), scheduler: clock)), ["1", "2", "end"])
        XCTAssertEqual(log(few.observe(on: clock)), ["1", "2", "end"])
        XCTAssertEqual(log(few.subscribe(on: clock)), ["1", "2", "end"])
        XCTAssertEqual(log(few.take(for: .seconds(5), scheduler: clock)), ["1", "2", "end"])
    }

    func testSinglesAndMaybes() {
        let single = Single.just(one)
        XCTAssertEqual(log(single.observe(on: clock)), ["1", "end"])
        XCTAssertEqual(log(single.subscribe(on: clock)), ["1", "end"])
        XCTAssertEqual(log(single.delay(.seconds(5), scheduler: clock)), ["1", "end"])
        XCTAssertEqual(log(single.delaySubscription(.seconds(5), scheduler: clock)), ["1", "end"])
        XCTAssertEqual(log(single.timeout(.seconds(5), scheduler: clock)), ["1", "end"])
        XCTAssertEqual(log(Single.never().timeout(.seconds(5), other: single, scheduler: clock)), ["1", "end"])
        XCTAssertEqual(log(Maybe<Sketch>.never().timeout(.seconds(5), scheduler: clock)), ["\(RxError.timeout)"])
        XCTAssertEqual(log(Single.just(one, scheduler: clock)), ["1", "end"])
        XCTAssertEqual(log(Maybe.just(one, scheduler: clock)), ["1", "end"])
    }

    // On threads, not only on a clock that one thread advances.
    func testThreads() throws {
        let drawn = both.subscribe(on: queue).observe(on: queue).map { self.sum($0, self.one) }
        XCTAssertEqual(
            try drawn.delay(.milliseconds(1), scheduler: queue).toBlocking().toArray().map { $0.strokes },
            [2, 3]
        )
        let single = Single.just(one).subscribe(on: queue).observe(on: queue)
        XCTAssertEqual(try single.toBlocking().single().strokes, 1)
    }

    func testActions() {
        let first = clock.scheduleRelativeVirtual(two, dueTime: 5) { sketch in
            self.heard.append("relative \(sketch.strokes)")
            return Disposables.create()
        }
        let second = clock.scheduleAbsoluteVirtual(one, time: 3) { sketch in
            self.heard.append("absolute \(sketch.strokes)")
            return Disposables.create()
        }
        clock.start()
        Disposables.create(first, second).dispose()
        XCTAssertEqual(heard, ["absolute 1", "relative 2"])
        heard = []
        _ = clock.schedule(one) { sketch in
            self.heard.append("at once \(sketch.strokes)")
            return Disposables.create { self.heard.append("disposed") }
        }
        _ = clock.scheduleRelative(two, dueTime: .seconds(1)) { sketch in
            self.heard.append("later \(sketch.strokes)")
            return Disposables.create()
        }
        _ = clock.scheduleRecursive(two) { sketch, again in
            self.heard.append("again \(sketch.strokes)")
            if sketch.strokes > 0 { again(Sketch(sketch.strokes - 1)) }
        }
        clock.start()
        XCTAssertEqual(Set(heard), ["at once 1", "later 2", "again 2", "again 1", "again 0"])
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
}
