import TestSupport
import Testing

struct AsyncSubjectTests {
    private let log = Recorder<String>()

    @Test(
        arguments: [
            ([.completed], ["completed"]),
            ([.next(1), .completed], ["next(1)", "completed"]),
            ([.next(1), .next(2), .completed, .next(3), .completed], ["next(2)", "completed"]),
            ([.next(1), .error(TestError())], ["error(TestError())"]),
            ([.next(1)], []),
        ] as [([Event<Int>], [String])]
    )
    func `sends the last element and the end to present and later subscribers`(
        events: [Event<Int>],
        expected: [String]
    ) {
        let (early, late) = (Recorder<String>(), Recorder<String>())
        let subject = AsyncSubject<Int>()
        _ = subject.subscribe { early.record("\($0)") }
        events.forEach(subject.on)
        _ = subject.subscribe { late.record("\($0)") }
        #expect(early.elements == expected)
        #expect(late.elements == expected)
        #expect(subject.hasObservers == expected.isEmpty)
    }

    @Test func `sends the element to all subscribers before any end`() {
        let log = log
        let subject = AsyncSubject<Int>()
        for name in ["a", "b"] { _ = subject.subscribe { log.record("\(name) \($0)") } }
        subject.onNext(1)
        subject.onCompleted()
        #expect(log.elements == ["a next(1)", "b next(1)", "a completed", "b completed"])
    }

    @Test func `the observer is the subject itself`() {
        let subject = AsyncSubject<Int>()
        let isSame = subject.asObserver() === subject
        #expect(isSame)
    }
}
