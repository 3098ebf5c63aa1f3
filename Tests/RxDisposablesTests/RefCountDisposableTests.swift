import TestSupport
import Testing

struct RefCountDisposableTests {
    // Contract G4
    @Test func `without users it disposes at once`() {
        let underlying = CountingDisposable()
        let disposable = RefCountDisposable(disposable: underlying)
        #expect(!disposable.isDisposed)
        disposable.dispose()
        disposable.dispose()
        #expect(underlying.count == 1)
        #expect(disposable.isDisposed)
    }

    // Contract G4
    @Test func `waits for its users`() {
        let underlying = CountingDisposable()
        let disposable = RefCountDisposable(disposable: underlying)
        let user1 = disposable.retain()
        let user2 = disposable.retain()
        disposable.dispose()
        disposable.dispose()
        #expect(!disposable.isDisposed)
        user1.dispose()
        user1.dispose()
        #expect(underlying.count == 0)
        user2.dispose()
        #expect(underlying.count == 1)
        #expect(disposable.isDisposed)
        user2.dispose()
        #expect(underlying.count == 1)
    }

    // Contract G4
    @Test func `users alone don't dispose of it`() {
        let underlying = CountingDisposable()
        let disposable = RefCountDisposable(disposable: underlying)
        disposable.retain().dispose()
        disposable.retain().dispose()
        #expect(underlying.count == 0)
        #expect(!disposable.isDisposed)
        disposable.dispose()
        #expect(underlying.count == 1)
    }

    // Contract G4
    @Test func `may be retained while it waits for its users`() {
        let underlying = CountingDisposable()
        let disposable = RefCountDisposable(disposable: underlying)
        let user1 = disposable.retain()
        disposable.dispose()
        let user2 = disposable.retain()
        user1.dispose()
        #expect(underlying.count == 0)
        user2.dispose()
        #expect(underlying.count == 1)
    }

    // Contract G5
    @Test func `a user knows whether it is finished`() {
        let user = RefCountDisposable(disposable: Disposables.create()).retain()
        #expect(!user.isFinished)
        user.dispose()
        #expect(user.isFinished)
    }

    @Test func `a user retained after the end is an empty disposable`() {
        let disposable = RefCountDisposable(disposable: CountingDisposable())
        disposable.dispose()
        #expect(disposable.retain() === Disposables.create())
    }

    // Contract G5: a disposed dependent disposable retains nothing; a live one retains its parent.
    @Test func `a user frees its parent`() {
        weak var parent: RefCountDisposable?
        let user: any Disposable
        let lost = CountingDisposable()
        do {
            let disposable = RefCountDisposable(disposable: lost)
            parent = disposable
            user = disposable.retain()
            _ = disposable.retain()
        }
        #expect(parent != nil)
        user.dispose()
        #expect(parent == nil)
        #expect(lost.count == 0)
    }

    // Contract G4
    @Test(.timeLimit(.minutes(5)))
    func `eight threads retain and dispose`() throws {
        for _ in 0..<100 {
            let finished = LockedValue(0)
            let box = LockedValue<RefCountDisposable?>(nil)
            let underlying = CountingDisposable {
                box.value?.retain().dispose()
                finished.withLock { $0 += 1 }
            }
            let disposable = RefCountDisposable(disposable: underlying)
            box.value = disposable
            try runConcurrently(threads: 8) { thread in
                for round in 0..<20 {
                    let user = disposable.retain()
                    if thread == 0, round == 10 {
                        disposable.dispose()
                    }
                    user.dispose()
                    user.dispose()
                }
            }
            #expect(underlying.count == 1)
            #expect(finished.value == 1)
            #expect(disposable.isDisposed)
        }
    }
}
