import RxSwift
import RxTest
import XCTest

/// Operators with time and threads, with sketches.
final class LenientTimeTests: SketchTestCase {
    private let queue = ConcurrentDispatchQueueScheduler(qos: .default)

    func testObservables() {
        XCTAssertEqual(log(sketches(at: 1, 2, 20).debounce(.seconds(5), scheduler: clock)), ["2", "3", "end"])
        XCTAssertEqual(log(sketches(at: 1, 2, 20).throttle(.seconds(5), scheduler: clock)), ["1", "2", "3", "end"])
        XCTAssertEqual(log(both.delay(.seconds(5), scheduler: clock)), ["1", "2", "end"])
        XCTAssertEqual(log(both.observe(on: clock)), ["1", "2", "end"])
        XCTAssertEqual(log(sketches(at: 1, 30).take(for: .seconds(5), scheduler: clock)), ["1", "end"])
        let replaced = sketches(at: 1, 30).timeout(.seconds(5), other: both, scheduler: clock)
        XCTAssertEqual(log(replaced), ["1", "1", "2", "end"])
        XCTAssertEqual(log(sketches(at: 1, 8, 9).sample(sketches(at: 4, 6, 12))), ["1", "3", "end"])
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
