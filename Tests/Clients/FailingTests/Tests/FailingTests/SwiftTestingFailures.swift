import Foundation
import RxObservable
import RxTest
import RxTraits
import Testing

// A failure must be reported in each line below a mark, with the words after the mark, and in no other line.
struct SwiftTestingFailures {
    @Test func eventsWithTheirTimes() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, "a"), .next(220, "b"), .completed(230)])
        let result = scheduler.start { source.map { $0 } }
        XCTAssertEqual(result.events, [.next(210, "a"), .next(220, "b"), .completed(230)])
        // fails: → event 1: expected next(c) @ 220, got next(b) @ 220
        XCTAssertEqual(result.events, [.next(210, "a"), .next(220, "c"), .completed(230)])
        // fails: → event 1: expected nothing, got next(b) @ 220
        XCTAssertEqual(result.events, [.next(210, "a")])
        // fails: → event 2: expected nothing, got completed
        XCTAssertRecordedElements(result.events, ["a", "b"])
    }

    @Test func eventsOfTraits() {
        // fails: → event 0: expected success(2), got success(1)
        XCTAssertEqual([SingleEvent.success(1)], [.success(2)])
        // fails: → event 0: expected success(2), got completed
        XCTAssertEqual([MaybeEvent<Int>.completed], [.success(2)])
        // fails: → event 0: expected nothing, got completed
        XCTAssertEqual([CompletableEvent.completed], [])
    }

    @Test func diagrams() {
        let scheduler = TestScheduler()
        scheduler.expect(scheduler.cold("a-b|"), "a-b|")
        // fails: tick 0: expected a, c, completion, got a, b, completion
        TestScheduler().expect(Observable.of("a", "b"), "(ac|)")
    }

    @Test func onAnotherThread() async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                // fails: → event 0: expected next(2), got next(1)
                XCTAssertEqual([Event.next(1)], [Event.next(2)])
                continuation.resume()
            }
        }
    }

    @Test @MainActor func onTheMainActor() async {
        await Task.yield()
        // fails: → event 0: expected next(2), got next(1)
        XCTAssertEqual([Event.next(1)], [Event.next(2)])
    }

    @Test(arguments: [1, 2]) func ofAnArgument(number: Int) {
        withKnownIssue {
            XCTAssertEqual([Event.next(number)], [Event.next(0)])
        }
    }

    @Test func leaks() {
        // fails: never.map: 0 elements
        expectNoLeaks {
            _ = Observable<Int>.never().map { $0 }.subscribe(onNext: { _ in })
        }
    }

    @Test func passes() {
        XCTAssertEqual([Event.next(1), .completed], [Event.next(1), .completed])
    }
}
