import TestSupport
import Testing

/// The handler is global to the process, so these tests run one after the other, and no other test sets it.
@Suite(.serialized)
struct FailureReporterTests {
    @Test func `failures go to the handler`() throws {
        let reported = Recorder<TestFailure>()
        FailureReporter.handler = { reported.record($0) }
        defer { FailureReporter.handler = nil }
        let scheduler = TestScheduler()
        scheduler.expect(scheduler.cold("a|"), "b|")
        let line = UInt(#line - 1)
        let failure = try #require(reported.elements.first)
        #expect(reported.count == 1)
        #expect(failure.line == line)
        #expect("\(failure)".hasPrefix("\(#filePath):\(line): The events differ.\n"))
    }

    @Test func `collected failures do not go to the handler`() {
        let reported = Recorder<TestFailure>()
        FailureReporter.handler = { reported.record($0) }
        defer { FailureReporter.handler = nil }
        let failures = FailureReporter.failures {
            _ = TestScheduler().hot("(")
        }
        #expect(failures.count == 1)
        #expect(reported.count == 0)
    }

    // See Tests/Clients/FailingTests for the same in other tests' processes, and for XCTest.
    @Test func `without a handler the test that runs fails`() {
        let line = #line + 2
        withKnownIssue {
            _ = TestScheduler().hot("(")
        } matching: { issue in
            issue.sourceLocation?.line == line && issue.sourceLocation?.fileName == "FailureReporterTests.swift"
                && issue.comments.contains { $0.rawValue.contains("(") }
        }
    }
}
