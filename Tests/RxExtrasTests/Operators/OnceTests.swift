import RxExtras
import TestSupport
import Testing

struct OnceTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let once = Observable.once(1)
        #expect(trace(once) == ["1", "|"])
        #expect(trace(once) == ["|"])
    }

    // Contract L5
    @Test(.timeLimit(.minutes(5)))
    func `one of many subscribers gets the element`() throws {
        let log = Recorder<Int>()
        let once = Observable.once(1)
        try runConcurrently(threads: 8) { _ in _ = once.subscribe(onNext: log.record) }
        #expect(log.elements == [1])
    }
}
