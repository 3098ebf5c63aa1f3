import RxDisposables
import Testing

struct NopDisposableTests {
    // Contract G4
    @Test func `has nothing to do`() {
        let nop = Disposables.create()
        nop.dispose()
        nop.dispose()
        #expect(nop.isFinished)
    }
}
