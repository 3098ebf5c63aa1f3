import Dispatch
import RxExtras
import RxObservable
import RxSchedulers
import RxTest
import RxTraits
import TestSupport
import Testing

struct PrimitiveSequenceExtrasTests {
    private let scheduler = TestScheduler()

    @Test func `a single, a maybe and a completable keep their traits`() {
        let failing = Single<Int>.error(Fault.first)
        #expect(trace(failing.mapError { _ in Fault.second }) == ["#second"])
        let maybe: Maybe<Int> = failing.catchErrorJustComplete()
        #expect(trace(maybe) == ["|"])
        let completable: Completable = Completable.error(Fault.first).catchErrorJustComplete()
        #expect(trace(completable) == ["|"])
        let mapped: Single<String> = Single.just(1).mapTo("x")
        #expect(trace(mapped) == ["x", "|"])
        let some: Maybe<Int> = Single<Int?>.just(nil).unwrap()
        #expect(trace(some) == ["|"])
        #expect(trace(Maybe.just(1).mapTo(2)) == ["2", "|"])
        #expect(trace(Maybe<Int>.error(Fault.first).catchErrorJustComplete()) == ["|"])
        #expect(trace(Single.just(1).apply { $0.map { $0 + 1 } }) == ["2", "|"])
    }

    @Test func `a single is tried again`() {
        let attempts = LockedValue(0)
        let single = Single<Int>.deferred {
            let attempt = attempts.increment()
            return attempt < 3 ? .error(Fault.first) : .just(attempt)
        }
        let behavior = RepeatBehavior.delayed(maxCount: 3, by: .seconds(2))
        #expect(scheduler.result(of: single.retry(behavior, scheduler: scheduler)) == "----(3|)")
        attempts.value = 0
        #expect(trace(single.retry(.immediate(maxCount: 9), shouldRetry: { _ in false })) == ["#first"])
    }

    @Test func `onDispose runs at the end`() {
        let log = Recorder<String>()
        let tracker = ErrorTracker()
        let chain = Single<Int>.error(Fault.first).trackError(tracker).trackActivity(ActivityIndicator())
            .finally { log.record("over") }
        #expect(trace(chain) == ["#first"])
        #expect(log.elements == ["over"])
    }
}
