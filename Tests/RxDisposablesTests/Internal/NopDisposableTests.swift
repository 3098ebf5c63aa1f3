import RxDisposables
import Testing

struct NopDisposableTests {
    // Contract G4
    @Test func hasNothingToDo() {
        let nop = Disposables.create()
        nop.dispose()
        nop.dispose()
        #expect(nop.isFinished)
    }
}
