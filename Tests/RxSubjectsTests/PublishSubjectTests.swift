import TestSupport
import Testing

struct PublishSubjectTests {
    private let subject = PublishSubject<Int>()
    private let log = Recorder<String>()

    private struct Failure: Error {}

    private func subscribe(_ name: String) -> any Disposable {
        let log = log
        return subject.subscribe { log.record("\(name) \($0)") }
    }

    @Test func `sends to all in the order of subscription`() {
        for name in ["a", "b", "c"] { _ = subscribe(name) }
        subject.onNext(1)
        subject.on(.next(2))
        #expect(
            log.elements == ["a next(1)", "b next(1)", "c next(1)", "a next(2)", "b next(2)", "c next(2)"]
        )
    }

    // Contract G5
    @Test func `an observer that disposes of its subject is the last to get a closure, which is freed`() {
        let subject = PublishSubject<() -> Void>()
        let calls = LockedValue(0)
        weak var payload: Recorder<Int>?
        do {
            let guest = Recorder<Int>()
            payload = guest
            _ = subject.subscribe(onNext: {
                calls.withLock { $0 += 1 }
                $0()
                guest.record(1)
            })
        }
        subject.onNext {
            subject.onNext { calls.withLock { $0 += 100 } }
            subject.dispose()
        }
        #expect(calls.value == 1)
        #expect(!subject.hasObservers)
        #expect(payload == nil)
    }

    @Test func `sends no past elements`() {
        subject.onNext(1)
        _ = subscribe("a")
        #expect(log.elements == [])
    }

    // Contract G1
    @Test(arguments: [true, false])
    func `a subscriber after a terminal event gets only that event`(completes: Bool) {
        let event: Event<Int> = completes ? .completed : .error(Failure())
        _ = subscribe("a")
        subject.on(event)
        subject.onNext(1)
        subject.onCompleted()
        subject.onError(RxError.unknown)
        #expect(!subject.hasObservers)
        #expect(!subject.isDisposed)
        _ = subscribe("late")
        #expect(log.elements == ["a \(event)", "late \(event)"])
        #expect(!subject.hasObservers)
    }

    @Test func `knows whether it has observers`() {
        #expect(!subject.hasObservers)
        let (a, b) = (subscribe("a"), subscribe("b"))
        #expect(subject.hasObservers)
        a.dispose()
        a.dispose()
        #expect(subject.hasObservers)
        b.dispose()
        #expect(!subject.hasObservers)
    }

    @Test func `disposal after the end removes the terminal event`() {
        subject.onError(Failure())
        subject.dispose()
        let error = LockedValue<(any Error)?>(nil)
        _ = subject.subscribe(onNext: nil, onError: { error.value = $0 })
        #expect(error.value is RxError)
    }

    // MARK: - Inside an emission

    // Contract G2
    @Test func `a subscriber that disposes of itself gets no further event`() {
        let log = log
        let own = LockedValue<(any Disposable)?>(nil)
        own.value = subject.subscribe { event in
            log.record("own \(event)")
            own.value?.dispose()
        }
        _ = subscribe("other")
        subject.onNext(1)
        subject.onNext(2)
        #expect(log.elements == ["own next(1)", "other next(1)", "other next(2)"])
    }

    // Contract L4: a subscription made inside an observer takes effect after the event that is being sent.
    @Test func `a subscriber during an emission gets the next element`() {
        let (log, subject) = (log, subject)
        _ = subject.subscribe { event in
            log.record("first \(event)")
            guard event.element == 1 else { return }
            subject.onNext(2)
            _ = subject.subscribe { log.record("late \($0)") }
            subject.onNext(3)
        }
        subject.onNext(1)
        #expect(log.elements == ["first next(1)", "first next(2)", "first next(3)", "late next(3)"])
        #expect(subject.hasObservers)
    }

    @Test func `a subscriber that subscribes and disposes during an emission gets no event`() {
        let (log, subject) = (log, subject)
        _ = subject.subscribe { _ in subject.subscribe { log.record("late \($0)") }.dispose() }
        subject.onNext(1)
        subject.onNext(2)
        #expect(log.elements == [])
    }

    // MARK: - Threads

    // Contract L0: the deinitialisation of a subscriber's captures is foreign code, too.
    @Test(.timeLimit(.minutes(5)), arguments: [false, true])
    func `no lock is held while a subscriber is freed`(completes: Bool) throws {
        let freed = LockedValue(0)
        try runConcurrently(threads: 1, timeout: .seconds(20)) { _ in
            let subject = PublishSubject<Int>()
            let subscription: any Disposable = {
                let guest = Guest {
                    do {
                        try runConcurrently(threads: 1, timeout: .seconds(5)) { _ in
                            subject.onNext(2)
                            subject.subscribe { _ in }.dispose()
                        }
                        freed.withLock { $0 += 1 }
                    } catch {
                        Issue.record(error)
                    }
                }
                return subject.subscribe { _ in withExtendedLifetime(guest) {} }
            }()
            if completes { subject.onCompleted() } else { subscription.dispose() }
        }
        #expect(freed.value == 1)
    }

    // Contract L0: what an element's disposal frees is freed when nothing waits behind it.
    @Test(.timeLimit(.minutes(1)))
    func `an element that is sent while a disposal frees an object stays on its thread`() {
        let (log, subject) = (log, subject)
        _ = subscribe("first")
        let guest = LockedValue<Guest?>(
            Guest {
                try? runConcurrently(threads: 1, timeout: .seconds(10)) { _ in subject.onNext(1) }
                log.record("freed")
            }
        )
        let second = subject.subscribe(onNext: { [guest = guest.value] _ in withExtendedLifetime(guest) {} })
        guest.value = nil
        second.dispose()
        #expect(log.elements == ["first next(1)", "freed"])
    }
}
