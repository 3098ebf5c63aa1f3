import RxDisposables
import TestSupport
import Testing

struct SingleAssignmentDisposableTests {
    // Contract G4
    @Test func `disposes of the assigned disposable`() {
        let inner = CountingDisposable()
        let disposable = SingleAssignmentDisposable()
        disposable.setDisposable(inner)
        #expect(inner.count == 0)
        disposable.dispose()
        disposable.dispose()
        #expect(inner.count == 1)
        #expect(disposable.isDisposed)
    }

    // Contract G4
    @Test func `disposes at once of a disposable assigned late`() {
        let inner = CountingDisposable()
        let disposable = SingleAssignmentDisposable()
        disposable.dispose()
        #expect(disposable.isDisposed)
        disposable.setDisposable(inner)
        #expect(inner.count == 1)
    }

    // Contract G5
    @Test func `frees its former content`() {
        let disposable = SingleAssignmentDisposable()
        weak var early: CountingDisposable?
        do {
            let inner = CountingDisposable()
            early = inner
            disposable.setDisposable(inner)
        }
        #expect(early != nil)
        disposable.dispose()
        #expect(early == nil)
    }

    // Contract G5
    @Test func `frees its disposable with itself`() {
        weak var held: CountingDisposable?
        let inner = CountingDisposable()
        do {
            let inner = CountingDisposable()
            held = inner
            SingleAssignmentDisposable().setDisposable(inner)
            let disposable = SingleAssignmentDisposable()
            disposable.setDisposable(inner)
            #expect(inner.count == 0, "letting go of a disposable doesn't dispose of it")
        }
        #expect(held == nil)
        #expect(inner.count == 0)
    }

    // Contract G7
    @Test func `a second assignment traps`() async throws {
        let result = try await #require(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let disposable = SingleAssignmentDisposable()
            disposable.setDisposable(Disposables.create())
            disposable.setDisposable(Disposables.create())
        }
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(message.contains("has its disposable already"))
        #expect(message.contains("was called a second time"))
        #expect(message.contains("use a SerialDisposable"))
    }

    // Contract G7
    @Test func `a second assignment after disposal traps`() async {
        await #expect(processExitsWith: .failure) {
            let disposable = SingleAssignmentDisposable()
            disposable.dispose()
            disposable.setDisposable(Disposables.create())
            disposable.setDisposable(Disposables.create())
        }
    }

    // Contract L6
    @Test func `the dispose action may use it`() {
        let disposable = SingleAssignmentDisposable()
        let inner = CountingDisposable { [weak disposable] in
            disposable?.dispose()
            #expect(disposable?.isDisposed == true)
        }
        disposable.setDisposable(inner)
        disposable.dispose()
        #expect(inner.count == 1)
    }

    // Contract G4
    @Test(.timeLimit(.minutes(5)))
    func `assignment may race with disposal`() throws {
        for _ in 0..<300 {
            let disposable = SingleAssignmentDisposable()
            let inner = CountingDisposable { disposable.dispose() }
            try runConcurrently(threads: 8) { thread in
                if thread == 0 {
                    disposable.setDisposable(inner)
                } else {
                    disposable.dispose()
                }
            }
            #expect(inner.count == 1)
            #expect(disposable.isDisposed)
        }
    }
}
