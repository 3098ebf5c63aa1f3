import Dispatch
import RxDisposables
import RxObservable
import RxSchedulers
import RxTest
import Testing

struct MarblesTests {
    let scheduler = TestScheduler()

    @Test func mapsAHotSource() {
        let source = scheduler.hot("a--b--c|")
        #expect(scheduler.result(of: source.map { $0.uppercased() }) == "A--B--C|")
        #expect(source.subscriptionMarbles == ["^------!"])
    }
    @Test func debounceDoc() {
        let source = scheduler.hot("ab---c--|")
        #expect(scheduler.result(of: source.debounce(.seconds(3), scheduler: scheduler)) == "----b---(c|)")
    }
    @Test func combineDoc() {
        let x = scheduler.hot("a-----b-----|")
        let y = scheduler.hot("--1-----2--|")
        let result = scheduler.result(of: Observable.combineLatest(x, y) { $0 + $1 }, names: ["a1", "b1", "b2"])
        #expect(result == "--a1--b1b2--|")
    }
}
