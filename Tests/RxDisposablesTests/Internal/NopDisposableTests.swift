import RxDisposables
import Testing

struct NopDisposableTests {
    // Contract G4
    @Test func `dispose has no effect`() {
        let nop = Disposables.create()
        nop.dispose()
        nop.dispose()
        #expect(nop.isFinished)
    }
}
