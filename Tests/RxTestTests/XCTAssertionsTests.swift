import RxObservable
import RxTest
import Testing

struct XCTAssertionsTests {
    @Test func equalListsPass() {
        let failures = FailureReporter.failures {
            XCTAssertEqual(Recorded.events(.next(1, "a")), [.next(1, "a")])
            XCTAssertEqual([Recorded<Event<Int?>>.next(1, nil)], [.next(1, nil)])
            XCTAssertEqual([Event.next(1), .completed], [.next(1), .completed])
            XCTAssertRecordedElements(Recorded.events(.next(1, "a"), .next(2, "b")), ["a", "b"])
        }
        #expect(failures == [])
    }

    @Test func differencesAreListed() throws {
        let failures = FailureReporter.failures {
            let events = Recorded.events(.next(1, "a"), .next(2, "b"))
            XCTAssertEqual(events, [.next(1, "a"), .next(3, "b"), .completed(4)])
        }
        let line = UInt(#line - 2)
        let failure = try #require(failures.first)
        #expect(failure.line == line)
        #expect("\(failure.filePath)" == #filePath)
        #expect(
            failure.message == """
                2 events came, and 3 were expected.
                  event 1: expected next(b) @ 3, got next(b) @ 2
                  event 2: expected completed @ 4, got nothing
                """
        )
    }

    @Test func aTerminalEventIsNoElement() {
        let failures = FailureReporter.failures {
            XCTAssertRecordedElements(Recorded.events(.next(1, "a"), .completed(2)), ["a"])
            XCTAssertEqual([Recorded<Event<Int?>>.next(1, nil)], [.next(1, 0)])
            XCTAssertEqual([Event<Int>.completed], [])
        }
        #expect(failures.count == 3)
    }
}
