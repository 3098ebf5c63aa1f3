import RxDisposables
import TestSupport
import Testing

struct DisposableTests {
    // Contract G5: a container keeps what doesn't say that it has ended.
    @Test func `is not finished by default`() {
        let disposable = CountingDisposable()
        disposable.dispose()
        #expect(!disposable.isFinished)
    }
}
