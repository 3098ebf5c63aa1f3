import RxObservable
import RxTest
import Testing

extension TestScheduler {
    /// A scheduler for marble tests whose failed expectations fail the test that runs, at the line of `expect`.
    static func forMarbles() -> TestScheduler {
        _ = reportsToSwiftTesting
        return TestScheduler()
    }
}

private let reportsToSwiftTesting: Bool = {
    FailureReporter.handler = { failure in
        let file = "\(failure.filePath)"
        let place = SourceLocation(fileID: file, filePath: file, line: Int(failure.line), column: 1)
        Issue.record(Comment(rawValue: failure.message), sourceLocation: place)
    }
    return true
}()

extension TestScheduler {
    /// Expects that each source was subscribed to at the beginning, and disposed of when it ended or when the
    /// whole sequence did, whichever came first.
    func expectSubscriptionsEnd<Element>(
        of sources: [TestableObservable<Element>],
        with diagram: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let isEndless = !diagram.contains("|") && !diagram.contains("#")
        let end = isEndless ? Int.max : diagram.count - 1
        for source in sources {
            let ownEnd = source.recordedEvents.last.flatMap { $0.value.isStopEvent ? $0.time : nil } ?? .max
            let expected = [Subscription(0, min(end, ownEnd))]
            #expect(source.subscriptions == expected, sourceLocation: sourceLocation)
        }
    }
}
