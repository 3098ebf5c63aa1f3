import TestSupport
import Testing

/// `Resources.total` counts for the whole process, so each test that reads it runs in a process of its own.
struct ResourcesTests {
    // Contract G5: every object of the module counts itself, and is freed.
    @Test func `every container counts itself`() async {
        await #expect(processExitsWith: .success) {
            let makers: [@Sendable () -> any Disposable] = [
                { Disposables.create {} },
                { Disposables.create(Disposables.create(), Disposables.create()) },
                { Disposables.create([]) },
                { BooleanDisposable() },
                { CompositeDisposable() },
                { SerialDisposable() },
                { SingleAssignmentDisposable() },
                { RefCountDisposable(disposable: Disposables.create()) },
            ]
            let one: Int32 = Resources.isEnabled ? 1 : 0
            _ = Disposables.create()
            let before = Resources.total
            for make in makers {
                let disposable = make()
                precondition(Resources.total == before + one)
                disposable.dispose()
                precondition(Resources.total == before + one, "It counts until it is freed.")
            }
            precondition(Resources.total == before)
            let bag = DisposeBag()
            precondition(Resources.total == before + one)
            _ = consume bag
            precondition(Resources.total == before)
            let parent = RefCountDisposable(disposable: Disposables.create())
            let user = parent.retain()
            precondition(Resources.total == before + 2 * one)
            _ = consume user
            precondition(Resources.total == before + one)
        }
    }

    @Test func `counts up and down`() async {
        await #expect(processExitsWith: .success) {
            let before = Resources.total
            let one: Int32 = Resources.isEnabled ? 1 : 0
            precondition(Resources.incrementTotal() == before + one)
            precondition(Resources.incrementTotal() == before + 2 * one)
            precondition(Resources.total == before + 2 * one)
            precondition(Resources.decrementTotal() == before + one)
            precondition(Resources.decrementTotal() == before)
            precondition(Resources.total == before)
        }
    }

    @Test func `counts subscriptions on serial queues`() async {
        await #expect(processExitsWith: .success) {
            let one: Int32 = Resources.isEnabled ? 1 : 0
            precondition(Resources.numberOfSerialDispatchQueueObservables == 0)
            Resources.changeNumberOfSerialDispatchQueueObservables(by: 2)
            Resources.changeNumberOfSerialDispatchQueueObservables(by: -1)
            precondition(Resources.numberOfSerialDispatchQueueObservables == one)
        }
    }

    @Test func `counts in debug builds`() {
        #if DEBUG
        #expect(Resources.isEnabled)
        #endif
    }

    // Contract L7
    @Test(.timeLimit(.minutes(5)))
    func `counts from many threads`() async {
        await #expect(processExitsWith: .success) {
            let before = Resources.total
            try runConcurrently(threads: 8) { _ in
                for _ in 0..<1_000 {
                    Resources.incrementTotal()
                    Resources.decrementTotal()
                }
            }
            precondition(Resources.total == before)
        }
    }
}
