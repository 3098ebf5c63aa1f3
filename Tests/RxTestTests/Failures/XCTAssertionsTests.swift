import RxTraits
import TestSupport
import Testing

struct XCTAssertionsTests {
    @Test func `equal lists pass`() {
        let failures = FailureReporter.failures {
            XCTAssertEqual(Recorded.events(.next(1, "a")), [.next(1, "a")])
            XCTAssertEqual([Recorded<Event<Int?>>.next(1, nil)], [.next(1, nil)])
            XCTAssertEqual([Event.next(1), .completed], [.next(1), .completed])
            XCTAssertRecordedElements(Recorded.events(.next(1, "a"), .next(2, "b")), ["a", "b"])
        }
        #expect(failures == [])
    }

    @Test func `differences are listed`() throws {
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
                2 events came, and 3 were expected; event 1 is the first that differs.
                → event 1: expected next(b) @ 3, got next(b) @ 2
                  event 2: expected completed @ 4, got nothing
                """
        )
    }

    @Test func `the first difference is marked when the counts are equal, too`() {
        let failures = FailureReporter.failures {
            let events = Recorded.events(.next(1, "a"), .next(2, "b"), .completed(3))
            XCTAssertEqual(events, [.next(1, "a"), .next(2, "c"), .completed(4)])
        }
        #expect(
            failures.map(\.message) == [
                """
                3 events came, as many as expected; event 1 is the first that differs.
                → event 1: expected next(c) @ 2, got next(b) @ 2
                  event 2: expected completed @ 4, got completed @ 3
                """
            ]
        )
    }

    @Test func `values with the same description are distinguished`() throws {
        let failures = FailureReporter.failures {
            XCTAssertEqual([Event.next(Opaque(number: 1))], [.next(Opaque(number: 2))])
        }
        let message = try #require(failures.first?.message)
        let line = try #require(message.split(separator: "\n").last)
        let words = line.split(separator: ", got ")
        #expect(words.count == 2)
        #expect(words.first?.contains("number: 2") == true)
        #expect(words.last?.contains("number: 1") == true)
    }

    @Test func `events of traits are compared`() {
        let failures = FailureReporter.failures {
            XCTAssertEqual([SingleEvent.success(1)], [.success(1)])
            XCTAssertEqual([SingleEvent.success(1)], [.success(2)])
            XCTAssertEqual([SingleEvent<Int>.failure(RxError.timeout)], [.failure(RxError.timeout)])
            XCTAssertEqual([MaybeEvent.success(1), .completed], [.success(1), .completed])
            XCTAssertEqual([MaybeEvent.success(1)], [.completed])
            XCTAssertEqual([CompletableEvent.completed], [.completed])
            XCTAssertEqual([CompletableEvent.completed], [.error(RxError.timeout)])
        }
        #expect(
            failures.map { $0.message.split(separator: "\n").last } == [
                "→ event 0: expected success(2), got success(1)",
                "→ event 0: expected completed, got success(1)",
                "→ event 0: expected error(\(RxError.timeout)), got completed",
            ]
        )
    }

    @Test func `a terminal event isn't an element`() {
        let failures = FailureReporter.failures {
            XCTAssertRecordedElements(Recorded.events(.next(1, "a"), .completed(2)), ["a"])
            XCTAssertEqual([Recorded<Event<Int?>>.next(1, nil)], [.next(1, 0)])
            XCTAssertEqual([Event<Int>.completed], [])
        }
        #expect(failures.count == 3)
    }
}

/// Its description contains nothing of it.
private struct Opaque: Equatable, CustomStringConvertible {
    let number: Int

    var description: String { "opaque" }
}
