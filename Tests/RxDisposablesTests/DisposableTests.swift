import TestSupport
import Testing

struct DisposableTests {
    // Contract G5: a container keeps disposables that don't report their end.
    @Test func `is not finished by default`() {
        let disposable = CountingDisposable()
        disposable.dispose()
        #expect(!disposable.isFinished)
    }
}
