import TestSupport
import Testing

/// The common behaviour of all subjects.
struct AllSubjectsTests {
    private let log = Recorder<String>()

    // Contract L4
    @Test(arguments: SubjectKind.prompt)
    func `nested events reach all subscribers in one order`(kind: SubjectKind) {
        let (log, subject) = (log, AnySubject(kind, initial: 0))
        for name in ["a", "b"] {
            _ = subject.observable.subscribe { event in
                log.record("\(name) \(event)")
                guard name == "a", event.element == 1 else { return }
                subject.on(.next(2))
                subject.on(.completed)
                subject.on(.next(3))
            }
        }
        log.removeAll()
        subject.on(.next(1))
        let events: [Event<Int>] = [.next(1), .next(2), .completed]
        #expect(log.elements == events.flatMap { ["a \($0)", "b \($0)"] })
    }

    // Contract G2
    @Test(arguments: SubjectKind.allCases, [Event<Int>.error(TestError()), .completed])
    func `a subscriber disposed of by an earlier one gets no event`(kind: SubjectKind, event: Event<Int>) {
        let (log, subject) = (log, AnySubject(kind, initial: 0))
        let victim = LockedValue<(any Disposable)?>(nil)
        _ = subject.observable.subscribe { event in
            log.record("first \(event)")
            victim.value?.dispose()
        }
        victim.value = subject.observable.subscribe { log.record("victim \($0)") }
        log.removeAll()
        subject.on(.next(1))
        subject.on(event)
        #expect(!log.elements.contains { $0.hasPrefix("victim") })
        #expect(log.elements.last == "first \(event)")
        #expect(!subject.hasObservers())
    }

    // Contract G2
    @Test(arguments: [SubjectKind.publish, .behavior, .replay])
    func `disposal from inside silences it at once`(kind: SubjectKind) {
        let (log, subject) = (log, AnySubject(kind, initial: 0))
        _ = subject.observable.subscribe { event in
            log.record("first \(event)")
            if event.element == 1 { subject.dispose() }
        }
        _ = subject.observable.subscribe { log.record("second \($0)") }
        log.removeAll()
        subject.on(.next(1))
        subject.on(.next(2))
        subject.on(.completed)
        #expect(log.elements == ["first next(1)"])
        #expect(!subject.hasObservers())
        let error = LockedValue<(any Error)?>(nil)
        _ = subject.observable.subscribe(onNext: { _ in log.record("late") }, onError: { error.value = $0 })
        guard case RxError.disposed(let object)? = error.value else {
            Issue.record("got \(String(describing: error.value))")
            return
        }
        #expect(object === subject.observable)
        #expect(log.count == 1)
    }

    @Test(arguments: [SubjectKind.behavior, .replay])
    func `a subscriber that disposes during its replay gets no further event`(kind: SubjectKind) {
        let (log, subject) = (log, AnySubject(kind, initial: 0))
        subject.on(.next(1))
        _ = subject.observable.subscribe { event in
            log.record("\(event)")
            subject.dispose()
        }
        #expect(log.elements == ["next(1)"])
        #expect(!subject.hasObservers())
    }

    // Contract G9
    @Test(arguments: [SubjectKind.behavior, .replay])
    func `an element sent during a replay follows it, or is replayed to later subscribers`(kind: SubjectKind) {
        let (log, subject) = (log, AnySubject(kind, initial: 0))
        subject.on(.next(1))
        _ = subject.observable.subscribe { event in
            log.record("a \(event)")
            guard event.element == 1 else { return }
            subject.on(.next(2))
            _ = subject.observable.subscribe { log.record("b \($0)") }
            subject.on(.next(3))
        }
        let replayed = kind == .replay ? ["b next(1)", "b next(2)"] : ["b next(2)"]
        #expect(log.elements == ["a next(1)"] + replayed + ["b next(3)", "a next(2)", "a next(3)"])
    }

    // Contract G8
    @Test(.timeLimit(.minutes(5)), arguments: SubjectKind.prompt)
    func `fed a hundred thousand times by its own observer, the stack stays flat`(kind: SubjectKind) throws {
        let last = LockedValue(0)
        try runOnSmallStack {
            let subject = AnySubject(kind, initial: 0)
            _ = subject.observable.subscribe(onNext: { number in
                last.value = number
                if number < 100_000 { subject.on(.next(number + 1)) }
            })
            if kind != .behavior { subject.on(.next(1)) }
        }
        #expect(last.value == 100_000)
    }

    // MARK: - Retained objects

    // Contract G5
    @Test(arguments: SubjectKind.allCases, ["completed", "error", "disposed", "released"])
    func `frees its subscribers at the end even if their subscriptions are held`(kind: SubjectKind, ending: String) {
        guard kind != .async || ending != "disposed" else { return }
        weak var payload: Guest?
        weak var freed: Observable<Int>?
        let subscription: any Disposable
        do {
            let subject = AnySubject(kind, initial: 0)
            freed = subject.observable
            subscription = {
                let guest = Guest()
                payload = guest
                return subject.observable.subscribe(onNext: { _ in withExtendedLifetime(guest) {} }, onError: { _ in })
            }()
            subject.on(.next(1))
            let isThere = payload != nil
            #expect(isThere)
            switch ending {
            case "completed": subject.on(.completed)
            case "error": subject.on(.error(TestError()))
            case "disposed":
                subject.dispose()
                let isGone = payload == nil
                #expect(isGone)
            default: break
            }
        }
        let isFreed = payload == nil && freed == nil
        #expect(isFreed)
        withExtendedLifetime(subscription) {}
    }

    // Contract G5
    @Test(arguments: [SubjectKind.replay, .async])
    func `frees the elements that it keeps when it is disposed of or released`(kind: SubjectKind) {
        weak var element: Guest?
        do {
            let subject = AnySubject(kind, initial: Guest())
            ({
                let guest = Guest()
                element = guest
                subject.on(.next(guest))
            })()
            let isKept = element != nil
            #expect(isKept)
            subject.dispose()
            let isFreed = element == nil
            #expect(isFreed || kind == .async)
        }
        let isFreed = element == nil
        #expect(isFreed)
    }

    // Contract G5
    @Test func `leaves no object behind`() async {
        await #expect(processExitsWith: .success) {
            let before = Resources.total
            for kind in SubjectKind.allCases {
                for round in 0..<4 {
                    let subject = AnySubject(kind, initial: 0)
                    let subscriptions = (0..<10).map { _ in subject.observable.subscribe { _ in } }
                    subject.on(.next(1))
                    switch round {
                    case 0: subject.on(.completed)
                    case 1: subject.dispose()
                    case 2: subscriptions.forEach { $0.dispose() }
                    default: break
                    }
                }
            }
            precondition(Resources.total == before, "\(Resources.total - before) left")
        }
    }

    // MARK: - Threads

    // Contracts L0, L4
    @Test(.timeLimit(.minutes(5)), arguments: SubjectKind.allCases)
    func `no lock is held while an observer runs`(kind: SubjectKind) throws {
        let log = log
        try runConcurrently(threads: 1, timeout: .seconds(20)) { _ in
            let subject = AnySubject(kind, initial: 0)
            // Also the first events: the terminal event of an ended subject, the value, the replayed elements.
            if kind == .async {
                subject.on(.next(1))
                subject.on(.completed)
            }
            if kind == .replay { subject.on(.next(1)) }
            _ = subject.observable.subscribe { event in
                log.record("\(event)")
                guard log.count == 1 else { return }
                do {
                    try runConcurrently(threads: 1, timeout: .seconds(5)) { _ in
                        subject.on(.next(2))
                        subject.observable.subscribe { _ in }.dispose()
                        _ = subject.hasObservers()
                    }
                } catch {
                    Issue.record(error)
                }
            }
            if kind == .publish { subject.on(.next(1)) }
        }
        #expect(log.count == 2)
    }

    // Contract L0: replaced, trimmed and dropped elements are freed outside of every lock.
    @Test(.timeLimit(.minutes(5)), arguments: SubjectKind.allCases)
    func `no lock is held while an element is freed`(kind: SubjectKind) throws {
        let freed = LockedValue(0)
        try runConcurrently(threads: 1, timeout: .seconds(20)) { _ in
            let subject = AnySubject(kind, initial: Guest())
            let element: @Sendable () -> Guest = {
                Guest {
                    do {
                        try runConcurrently(threads: 1, timeout: .seconds(5)) { _ in
                            _ = subject.hasObservers()
                            subject.observable.subscribe { _ in }.dispose()
                            subject.on(.next(Guest()))
                        }
                        freed.withLock { $0 += 1 }
                    } catch {
                        Issue.record(error)
                    }
                }
            }
            subject.on(.next(element()))
            subject.on(.next(element()))
            for _ in 0..<3 { subject.on(.next(Guest())) }
        }
        #expect(freed.value == 2)
    }
}
