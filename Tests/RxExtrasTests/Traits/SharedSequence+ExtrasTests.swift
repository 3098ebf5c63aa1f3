import RxDisposables
import RxExtras
import RxObservable
import RxRelay
import RxTraits
import TestSupport
import Testing

@MainActor
struct SharedSequenceExtrasTests {
    private let relay = BehaviorRelay(value: 1)
    private let bag = DisposeBag()
    private var limit = 2

    private func elements<Element: Sendable>(_ driver: Driver<Element>) -> Recorder<Element> {
        let log = Recorder<Element>()
        driver.drive(onNext: log.record).disposed(by: bag)
        return log
    }

    // Contract A4: closures may use the state of the main actor.
    @Test func `operators on drivers`() {
        let driver = relay.asDriver()
        let limit = limit
        let tens = elements(driver.filterMap { $0 > self.limit ? .map($0 * 10) : .ignore })
        let small = elements(driver.ignoreWhen { $0 > self.limit })
        let flags = elements(driver.map { $0 > limit }.not())
        let pairs = elements(driver.pairwise().map { $0 + $1 })
        let threes = elements(driver.nwise(3).map { $0.reduce(0, +) })
        let once = elements(driver.distinct())
        let same = elements(driver.mapTo("x"))
        let some = elements(driver.map { $0 > limit ? $0 : nil }.unwrap())
        for number in [3, 1, 4] { relay.accept(number) }
        #expect(tens.elements == [30, 40])
        #expect(small.elements == [1, 1])
        #expect(flags.elements == [true, false, true, false])
        #expect(pairs.elements == [4, 4, 5])
        #expect(threes.elements == [5, 8])
        #expect(once.elements == [1, 3, 4])
        #expect(same.elements == ["x", "x", "x", "x"])
        #expect(some.elements == [3, 4])
    }
}
