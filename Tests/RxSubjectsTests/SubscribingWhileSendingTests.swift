import Dispatch
import TestSupport
import Testing

/// Subscribing to a subject that is sending: inside its own observer, and from another thread.
struct SubscribingWhileSendingTests {
    private let log = Recorder<String>()

    // Contracts G9, L4
    @Test(arguments: [SubjectKind.behavior, .replay])
    func `a read inside an observer finds the current element`(kind: SubjectKind) {
        let (log, subject) = (log, AnySubject(kind, initial: 0))
        _ = subject.observable.subscribe(onNext: { element in
            subject.observable.take(1).subscribe(onNext: { log.record("\(element) finds \($0)") }).dispose()
        })
        for element in 1...3 { subject.on(.next(element)) }
        let replay = ["1 finds 1", "2 finds 1", "3 finds 2"]
        #expect(log.elements == (kind == .replay ? replay : ["0 finds 0", "1 finds 1", "2 finds 2", "3 finds 3"]))
    }

    // Contract G9
    @Test(arguments: [SubjectKind.behavior, .replay])
    func `a read finds waiting elements`(kind: SubjectKind) {
        let (log, subject) = (log, AnySubject(kind, initial: 0))
        subject.on(.next(1))
        _ = subject.observable.skip(1).subscribe(onNext: { element in
            guard element == 2 else { return }
            subject.on(.next(3))
            _ = subject.observable.subscribe { log.record("late \($0)") }
            log.record("subscribed")
        })
        subject.on(.next(2))
        subject.on(.next(4))
        let kept = kind == .replay ? ["late next(2)", "late next(3)"] : ["late next(3)"]
        #expect(log.elements == kept + ["subscribed", "late next(4)"])
    }

    // Contract G9
    @Test(arguments: SubjectKind.allCases, [Event<Int>.error(TestError()), .completed])
    func `a subscription made inside the end gets it at once`(kind: SubjectKind, event: Event<Int>) {
        let (log, subject) = (log, AnySubject(kind, initial: 0))
        _ = subject.observable.subscribe { event in
            guard event.isStopEvent else { return }
            _ = subject.observable.subscribe { log.record("\($0)") }
            log.record("subscribed")
        }
        subject.on(.next(1))
        subject.on(event)
        let keeps = kind == .replay || kind == .async && !"\(event)".hasPrefix("error")
        #expect(log.elements == (keeps ? ["next(1)"] : []) + ["\(event)", "subscribed"])
        #expect(!subject.hasObservers())
    }

    // Contract G9: the end takes effect with the call, as the value does.
    @Test(arguments: SubjectKind.prompt)
    func `a subscription made while the end waits for its turn gets it at once`(kind: SubjectKind) {
        let (log, subject) = (log, AnySubject(kind, initial: 0))
        _ = subject.observable.subscribe { event in
            log.record("first \(event)")
            guard event.element == 1 else { return }
            subject.on(.completed)
            _ = subject.observable.subscribe { log.record("late \($0)") }
            log.record("subscribed")
        }
        log.removeAll()
        subject.on(.next(1))
        let kept = kind == .replay ? ["late next(1)"] : []
        #expect(log.elements == ["first next(1)"] + kept + ["late completed", "subscribed", "first completed"])
    }

    // Contract G9
    @Test func `a shared or replayed sequence can be read inside its own observer`() {
        let log = log
        let source = PublishSubject<Int>()
        let connectable = source.replay(1)
        for (name, sequence) in [("share", source.share(replay: 1)), ("replay", connectable)] {
            _ = sequence.subscribe(onNext: { element in
                _ = sequence.take(1).subscribe(onNext: { log.record("\(name) \(element) finds \($0)") })
            })
        }
        let connection = connectable.connect()
        for element in 1...2 { source.onNext(element) }
        #expect(log.elements == (1...2).flatMap { ["share \($0) finds \($0)", "replay \($0) finds \($0)"] })
        connection.dispose()
    }

    // One thread is emitting, and another one's new subscriber is still handling the first kept element: the effects of
    // the emission, and the events of the subscriber, and their threads.
    private func replaying(
        _ kind: SubjectKind,
        meanwhile: @escaping @Sendable (AnySubject<Int>) -> Void
    ) throws -> [String] {
        let (log, subject) = (log, AnySubject(kind, initial: 0))
        let (began, isBusy, ended) = (
            DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
        )
        subject.on(.next(1))
        _ = subject.observable.subscribe(onNext: { element in
            guard element == 2 else { return }
            began.signal()
            #expect(isBusy.wait(timeout: .now() + 60) == .success)
            meanwhile(subject)
        })
        try runConcurrently(threads: 2) { thread in
            Self.$thread.withValue(thread) {
                if thread == 0 {
                    subject.on(.next(2))
                    ended.signal()
                    return
                }
                #expect(began.wait(timeout: .now() + 60) == .success)
                _ = subject.observable.subscribe { event in
                    log.record("\(event) on \(Self.thread)")
                    guard log.count == 1 else { return }
                    isBusy.signal()
                    #expect(ended.wait(timeout: .now() + 60) == .success)
                }
                log.record("subscribed")
            }
        }
        subject.on(.next(9))
        return log.elements
    }

    @TaskLocal private static var thread = -1

    // Contracts G1, G9, L4
    @Test(.timeLimit(.minutes(5)), arguments: [SubjectKind.behavior, .replay])
    func `an element sent during a replay waits behind it`(kind: SubjectKind) throws {
        let seen = try replaying(kind) { subject in
            subject.on(.next(3))
            subject.on(.next(4))
        }
        let kept = kind == .replay ? ["next(1) on 1", "next(2) on 1"] : ["next(2) on 1"]
        #expect(seen == kept + ["next(3) on 1", "next(4) on 1", "subscribed", "next(9) on -1"])
    }

    // Contracts G1, G9
    @Test(.timeLimit(.minutes(5)), arguments: [SubjectKind.behavior, .replay])
    func `the end waits behind a replay`(kind: SubjectKind) throws {
        let seen = try replaying(kind) { subject in
            subject.on(.next(3))
            subject.on(.completed)
        }
        let kept = kind == .replay ? ["next(1) on 1", "next(2) on 1"] : ["next(2) on 1"]
        #expect(seen == kept + ["next(3) on 1", "completed on 1", "subscribed"])
    }

    // Contract G2
    @Test(.timeLimit(.minutes(5)), arguments: [SubjectKind.behavior, .replay])
    func `a subject disposed of during a replay sends no further event`(kind: SubjectKind) throws {
        let seen = try replaying(kind) { subject in
            subject.on(.next(3))
            subject.dispose()
        }
        #expect(seen == [kind == .replay ? "next(1) on 1" : "next(2) on 1", "subscribed"])
    }

    // Contracts G5, G9
    @Test func `leaves no object behind`() async {
        await #expect(processExitsWith: .success) {
            let before = Resources.total
            for kind in [SubjectKind.behavior, .replay] {
                for ending in 0..<3 {
                    let subject = AnySubject(kind, initial: 0)
                    _ = subject.observable.subscribe { _ in
                        _ = subject.observable.take(1).subscribe { _ in }
                        _ = subject.observable.subscribe { _ in }
                    }
                    subject.on(.next(1))
                    switch ending {
                    case 0: subject.on(.completed)
                    case 1: subject.on(.error(TestError()))
                    default: subject.dispose()
                    }
                }
            }
            precondition(Resources.total == before, "\(Resources.total - before) left")
        }
    }
}
