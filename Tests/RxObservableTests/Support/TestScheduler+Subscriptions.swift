import TestSupport
import Testing

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
