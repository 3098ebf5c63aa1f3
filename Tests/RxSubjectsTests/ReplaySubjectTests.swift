import TestSupport
import Testing

struct ReplaySubjectTests {
    private let log = Recorder<String>()

    @Test(arguments: [(-1, []), (0, []), (1, [5]), (2, [4, 5]), (5, [1, 2, 3, 4, 5]), (9, [1, 2, 3, 4, 5])])
    func `keeps at most bufferSize elements`(bufferSize: Int, expected: [Int]) {
        let subject = ReplaySubject<Int>.create(bufferSize: bufferSize)
        for number in 1...5 { subject.onNext(number) }
        let received = Recorder<Int>()
        _ = subject.subscribe(onNext: received.record)
        #expect(received.elements == expected)
    }

    @Test func `without a bound it keeps all elements`() {
        let subject = ReplaySubject<Int>.createUnbounded()
        for number in 0..<1000 { subject.onNext(number) }
        let received = Recorder<Int>()
        _ = subject.subscribe(onNext: received.record)
        #expect(received.elements == Array(0..<1000))
    }

    @Test(arguments: [Event<Int>.completed, .error(TestError())])
    func `after a terminal event it replays, then sends that event`(event: Event<Int>) {
        let log = log
        let subject = ReplaySubject<Int>.create(bufferSize: 2)
        for number in 1...3 { subject.onNext(number) }
        subject.on(event)
        subject.onNext(4)
        _ = subject.subscribe { log.record("\($0)") }
        #expect(log.elements == ["next(2)", "next(3)", "\(event)"])
        #expect(!subject.hasObservers)
        #expect(!subject.isDisposed)
    }

    // Contract G2
    @Test func `a subscriber that disposes during a replay gets no more of it`() {
        let log = log
        let subject = ReplaySubject<Int>.createUnbounded()
        for number in 1...3 { subject.onNext(number) }
        _ = subject.take(2).subscribe { log.record("\($0)") }
        #expect(log.elements == ["next(1)", "next(2)", "completed"])
        #expect(!subject.hasObservers)
    }
}
