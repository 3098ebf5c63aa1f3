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

struct Drafts: AsyncSequence, AsyncIteratorProtocol {
    var next: Draft?

    func makeAsyncIterator() -> Drafts { self }
    mutating func next() async -> Draft? { next.take() }
}

@MainActor
final class EditorTests {
    let scheduler = TestScheduler()
    let draft = Draft()
    let drafts = Drafts(next: Draft())

    func hotEvents() -> Observable<Draft> {
        scheduler.createHotObservable([.next(10, draft)])  // error: sending value of non-Sendable type
    }
    func coldEvents() -> Observable<Draft> {
        scheduler.createColdObservable([.next(10, draft)])  // error: sending value of non-Sendable type
    }
    func hot() -> Observable<Draft> {
        scheduler.hot("a", values: ["a": draft])  // error: sending value of non-Sendable type
    }
    func cold() -> Observable<Draft> {
        scheduler.cold("a", values: ["a": draft])  // error: sending value of non-Sendable type
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func recorded() -> TestableObserver<Draft> {
        scheduler.record(drafts)  // error: sending 'self.drafts' risks causing data races
    }

    // A fresh element is only the sequence's.
    func fresh() -> Observable<Draft> { scheduler.createHotObservable([.next(10, Draft())]) }
}
