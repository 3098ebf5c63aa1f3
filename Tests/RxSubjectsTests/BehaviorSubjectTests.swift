import TestSupport
import Testing

struct BehaviorSubjectTests {
    private let log = Recorder<String>()

    @Test func `as documented`() throws {
        let scheduler = TestScheduler()
        let source = scheduler.hot("-a--b--c--|")
        let subject = BehaviorSubject(value: "i")
        let first = scheduler.record(subject)
        let second = scheduler.record(subject, disposedAt: "--^")
        _ = source.subscribe(subject)
        scheduler.start()
        #expect(first.marbles() == "ia--b--c--|")
        #expect(second.marbles() == "--a-b--c--|")
        #expect(try subject.value() == "c")
    }

    // Contract G9
    @Test func `a subscriber that is still getting the value gets no end after a gap on disposal`() {
        let log = log
        let subject = BehaviorSubject(value: 0)
        _ = subject.subscribe { event in
            log.record("\(event)")
            guard log.elements.count == 1 else { return }
            subject.onNext(1)
            subject.onCompleted()
            subject.dispose()
        }
        #expect(log.elements == ["next(0)"])
        #expect(!subject.hasObservers)
    }

    @Test(arguments: [Event<Int>.completed, .error(TestError())])
    func `a subscriber after a terminal event gets only that event`(event: Event<Int>) {
        let log = log
        let subject = BehaviorSubject(value: 1)
        subject.onNext(2)
        subject.on(event)
        subject.onNext(3)
        subject.onCompleted()
        _ = subject.subscribe { log.record("\($0)") }
        #expect(log.elements == ["\(event)"])
        switch event {
        case .error: #expect(throws: TestError.self) { try subject.value() }
        default: #expect((try? subject.value()) == 2)
        }
        subject.dispose()
        #expect(throws: RxError.self) { try subject.value() }
        #expect(subject.isDisposed)
    }

    // Contract L4: a thread that writes and then reads gets its own value, even if other events are to be sent first.
    @Test func `the value changes at once, even inside an observer`() throws {
        let log = log
        let subject = BehaviorSubject(value: 0)
        _ = subject.subscribe(onNext: { element in
            log.record("\(element)")
            guard element == 1 else { return }
            for _ in 0..<3 { subject.onNext((try? subject.value()).map { $0 + 1 } ?? -1) }
        })
        subject.onNext(1)
        #expect(log.elements == ["0", "1", "2", "3", "4"])
        #expect(try subject.value() == 4)
    }

    // Contract L4
    @Test func `a nested element after the end isn't the value`() throws {
        let subject = BehaviorSubject(value: 0)
        _ = subject.subscribe(onNext: { element in
            guard element == 1 else { return }
            subject.onCompleted()
            subject.onNext(2)
        })
        subject.onNext(1)
        #expect(try subject.value() == 1)
    }

    @Test func `keeps no more than the latest element`() throws {
        weak var old: Guest?
        let subject: BehaviorSubject<Guest> = {
            let guest = Guest()
            old = guest
            return BehaviorSubject(value: guest)
        }()
        let isKept = old != nil
        subject.onNext(Guest())
        let isFreed = old == nil
        #expect(isKept && isFreed)
    }
}
