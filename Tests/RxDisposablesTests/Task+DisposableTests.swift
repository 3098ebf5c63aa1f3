import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct TaskDisposableTests {
    @Test func `cancels the task`() async {
        let task = Task { () -> Bool in
            while !Task.isCancelled { await Task.yield() }
            return true
        }
        let disposable = Disposables.create(cancelling: task)
        #expect(!task.isCancelled)
        disposable.dispose()
        disposable.dispose()
        #expect(await task.value)
    }

    @Test func `a bag cancels its tasks`() async {
        let gate = Gate()
        var bag: DisposeBag? = DisposeBag()
        let task = Task {
            await gate.wait()
            return Task.isCancelled
        }
        task.disposed(by: bag!)
        await gate.arrivals()
        bag = nil
        gate.open()
        #expect(await task.value)
    }

    // Contract G5
    @Test func `a bag forgets tasks that have finished`() async {
        let bag = DisposeBag()
        for _ in 0..<1_000 {
            let task = Task {}
            task.disposed(by: bag)
            await task.value
        }
        // The observer of the bag is a task, too.
        for _ in 0..<1_000 where bag.count > 500 {
            await Task.yield()
            bag.insert(Disposables.create())
        }
        #expect(bag.count <= 500)
    }

    @Test func `the scope disposes of its bag`() async throws {
        let (first, second, late) = (CountingDisposable(), CountingDisposable(), CountingDisposable())
        let bag = await withDisposeBag { bag in
            first.disposed(by: bag)
            await Task.yield()
            second.disposed(by: bag)
            #expect(first.count == 0)
            return bag
        }
        #expect((first.count, second.count) == (1, 1))
        late.disposed(by: bag)
        #expect(late.count == 1)
    }

    @Test func `the scope ends with its error`() async {
        struct Failure: Error {}
        let member = CountingDisposable()
        await #expect(throws: Failure.self) {
            try await withDisposeBag { bag in
                member.disposed(by: bag)
                await Task.yield()
                throw Failure()
            }
        }
        #expect(member.count == 1)
    }

    @MainActor @Test func `the scope runs where its caller does`() async {
        var isOnMain = false
        await withDisposeBag { _ in
            await Task.yield()
            MainActor.assertIsolated()
            isOnMain = true
        }
        #expect(isOnMain)
    }
}
