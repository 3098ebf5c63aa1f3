// A test scheduler sends the elements of its sequences wherever it is run, so nobody else may have them in hand.
//
// expected: an error in each line that names one
// Contract A5

import RxObservable
import RxTest

#if FIXED
struct Draft: Sendable {
    var text = ""
}
#else
final class Draft {
    var text = ""
}
#endif

@MainActor
final class EditorTests {
    let scheduler = TestScheduler()
    let draft = Draft()

    func hotEvents() -> Observable<Draft> {
        scheduler.createHotObservable([.next(10, draft)])  // error: sending
    }
    func coldEvents() -> Observable<Draft> {
        scheduler.createColdObservable([.next(10, draft)])  // error: sending
    }
    func hot() -> Observable<Draft> {
        scheduler.hot("a", values: ["a": draft])  // error: sending
    }
    func cold() -> Observable<Draft> {
        scheduler.cold("a", values: ["a": draft])  // error: sending
    }
    func events(_ source: TestableObservable<Draft>) -> Int {
        source.recordedEvents.count  // error: type 'Draft' does not conform to the 'Sendable' protocol
    }

    // A fresh element is only the sequence's.
    func fresh() -> Observable<Draft> { scheduler.createHotObservable([.next(10, Draft())]) }
}
