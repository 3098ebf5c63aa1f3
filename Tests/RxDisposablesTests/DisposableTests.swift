import RxDisposables
import TestSupport
import Testing

struct DisposableTests {
    // Contract G5: a container keeps what doesn't say that it has ended.
    @Test func isNotFinishedByDefault() {
        let disposable = CountingDisposable()
        disposable.dispose()
        #expect(!disposable.isFinished)
    }
}
