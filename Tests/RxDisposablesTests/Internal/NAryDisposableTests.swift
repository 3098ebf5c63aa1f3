import RxDisposables
import TestSupport
import Testing

struct NAryDisposableTests {
    // Contract G5
    @Test(arguments: [false, true])
    func `frees its members`(dispose: Bool) {
        weak var first: CountingDisposable?
        weak var last: CountingDisposable?
        var disposable: (any Cancelable)?
        do {
            let members = (0..<4).map { _ in CountingDisposable() }
            (first, last) = (members[0], members[3])
            disposable = Disposables.create(members)
        }
        #expect(first != nil && last != nil)
        if dispose {
            disposable?.dispose()
        } else {
            disposable = nil
        }
        #expect(first == nil)
        #expect(last == nil)
        #expect(disposable?.isDisposed != false)
    }

    // Contract G4, L6
    @Test(.timeLimit(.minutes(5)))
    func `of eight threads that dispose of it, one disposes of the members`() throws {
        for _ in 0..<200 {
            let box = LockedValue<(any Cancelable)?>(nil)
            let members = (0..<5).map { _ in CountingDisposable { box.value?.dispose() } }
            let disposable = Disposables.create(members)
            box.value = disposable
            try runConcurrently(threads: 8) { _ in
                disposable.dispose()
            }
            #expect(members.map(\.count) == [1, 1, 1, 1, 1])
        }
    }
}
