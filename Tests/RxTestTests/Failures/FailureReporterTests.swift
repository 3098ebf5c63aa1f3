import RxTest
import TestSupport
import Testing

/// The handler belongs to the whole process, so these tests run one after the other, and no other test sets it.
@Suite(.serialized)
struct FailureReporterTests {
    @Test func failuresGoToTheHandler() throws {
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

    @Test func collectedFailuresDoNotGoToTheHandler() {
        let reported = Recorder<TestFailure>()
        FailureReporter.handler = { reported.record($0) }
        defer { FailureReporter.handler = nil }
        let failures = FailureReporter.failures {
            _ = TestScheduler().hot("(")
        }
        #expect(failures.count == 1)
        #expect(reported.count == 0)
    }

    @Test func withoutAHandlerAFailureTraps() async {
        await #expect(processExitsWith: .failure) {
            _ = TestScheduler().hot("(")
        }
    }
}
