import RxDisposables
import TestSupport
import Testing

struct BinaryDisposableTests {
    // Contract G5
    @Test func `frees its members`() {
        weak var first: CountingDisposable?
        weak var second: CountingDisposable?
        let disposable: any Cancelable
        do {
            let members = (CountingDisposable(), CountingDisposable())
            (first, second) = members
            disposable = Disposables.create(members.0, members.1)
        }
        disposable.dispose()
        #expect(first == nil)
        #expect(second == nil)
        #expect(disposable.isDisposed)
    }

    // Contract G5
    @Test func `frees its members with itself`() {
        weak var first: CountingDisposable?
        weak var second: CountingDisposable?
        do {
            let members = (CountingDisposable(), CountingDisposable())
            (first, second) = members
            _ = Disposables.create(members.0, members.1)
            #expect(members.0.count == 0 && members.1.count == 0)
        }
        #expect(first == nil)
        #expect(second == nil)
    }

    // Contract G4, L6
    @Test(.timeLimit(.minutes(5)))
    func `one of eight threads disposes of the members`() throws {
        for _ in 0..<200 {
            let box = LockedValue<(any Cancelable)?>(nil)
            let (first, second) = (CountingDisposable { box.value?.dispose() }, CountingDisposable())
            let disposable = Disposables.create(first, second)
            box.value = disposable
            try runConcurrently(threads: 8) { _ in
                disposable.dispose()
            }
            #expect(first.count == 1)
            #expect(second.count == 1)
        }
    }
}
