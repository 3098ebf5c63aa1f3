import Dispatch
import RxExtras
import TestSupport
import Testing

struct CacheTests {
    private let scheduler = TestScheduler()

    private func visit(_ source: Observable<String>, at time: Int) -> Recorder<String> {
        let log = Recorder<String>()
        _ = scheduler.scheduleRelative((), dueTime: .seconds(time)) {
            source.subscribe(
                onNext: { log.record("\(scheduler.clock)\($0)") },
                onError: { _ in log.record("\(scheduler.clock)#") },
                onCompleted: { log.record("\(scheduler.clock)|") }
            )
        }
        return log
    }

    @Test func `cache() as documented`() {
        let source = scheduler.cold("a--b--|")
        let cached = source.cache()
        let logs = [visit(cached, at: 0), visit(cached, at: 6)]
        scheduler.start()
        #expect(logs.map(\.elements) == [["0a", "3b", "6|"], ["6a", "6b", "6|"]])
        #expect(source.subscriptionMarbles == ["^-----!"])
    }

    @Test func `cache(for:) as documented`() {
        let source = scheduler.cold("a|")
        let cached = source.cache(for: .seconds(5), scheduler: scheduler)
        let logs = [visit(cached, at: 0), visit(cached, at: 3), visit(cached, at: 9)]
        scheduler.start()
        #expect(logs.map(\.elements) == [["0a", "1|"], ["3a", "3|"], ["9a", "10|"]])
        #expect(source.subscriptionMarbles == ["^!", "---------^!"])
    }

    @Test func `the source runs to its end, even without subscribers`() {
        let source = scheduler.cold("a--b|")
        let cached = source.cache()
        #expect(scheduler.result(of: cached, disposedAt: "-!") == "a")
        scheduler.start()
        #expect(source.subscriptionMarbles == ["^---!"])
    }

    @Test func `an error isn't kept`() {
        let source = inTurn([Observable<Int>.error(Fault.first), .just(1), .just(2)])
        let cached = source.cache()
        #expect(trace(cached) == ["#first"])
        #expect(trace(cached) == ["1", "|"])
        #expect(trace(cached) == ["1", "|"])
    }
}
