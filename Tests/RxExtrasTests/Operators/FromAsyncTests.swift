import Dispatch
import RxExtras
import TestSupport
import Testing

struct FromAsyncTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let measure: @Sendable (String, Int, @escaping @Sendable (Int) -> Void) -> Void = { text, factor, completion in
            completion(text.count * factor)
        }
        let sizes = Observable<Int>.fromAsync(measure)
        #expect(trace(sizes("abc", 2)) == ["6", "|"])
        let later = Observable<Int>.fromAsync { completion in
            _ = scheduler.scheduleRelative((), dueTime: .seconds(3)) {
                completion(7)
                return Disposables.create()
            }
        }
        #expect(scheduler.result(of: later) == "---(7|)")
    }

    @Test func `only the first call counts, and the function is called for each subscription`() {
        let calls = LockedValue(0)
        let chain = Observable<Int>.fromAsync { completion in
            calls.withLock { $0 += 1 }
            completion(1)
            completion(2)
        }
        #expect(trace(chain) == ["1", "|"])
        #expect(trace(chain) == ["1", "|"])
        #expect(calls.value == 2)
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every source`() {
        #expect(sourceContractViolations { Observable<Int>.fromAsync { $0(1) } } == [])
    }
}
