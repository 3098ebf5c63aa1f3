import RxDisposables
import RxObservable
import RxSubjects
import TestSupport
import Testing

/// Threads that subscribe first, send, dispose and re-enter at the same time.
///
/// They all handle errors: a debug build records the call stack of a subscriber that doesn't, which is slow on a new
/// thread.
struct SharingStressTests {
    /// The shared forms of a sequence.
    enum Form: CaseIterable, Sendable {
        case shareWhileConnected
        case shareReplay1WhileConnected
        case shareReplay2WhileConnected
        case shareForever
        case shareReplay1Forever
        case publishRefCount
        case replayRefCount
        case multicastRefCount

        func share(_ source: Observable<Int>) -> Observable<Int> {
            switch self {
            case .shareWhileConnected: source.share()
            case .shareReplay1WhileConnected: source.share(replay: 1)
            case .shareReplay2WhileConnected: source.share(replay: 2)
            case .shareForever: source.share(scope: .forever)
            case .shareReplay1Forever: source.share(replay: 1, scope: .forever)
            case .publishRefCount: source.publish().refCount()
            case .replayRefCount: source.replay(1).refCount()
            case .multicastRefCount: source.multicast(PublishSubject()).refCount()
            }
        }
    }

    // Contract L5
    @Test(.timeLimit(.minutes(5)), arguments: Form.allCases)
    func `one of many first subscribers connects, and the last one to leave disconnects`(form: Form) throws {
        for _ in 0..<100 {
            let source = CountedSource()
            let shared = form.share(source.observable)
            let received = LockedValue(0)
            let subscriptions = LockedValue<[any Disposable]>([])
            try runConcurrently(threads: 8) { _ in
                let subscription = shared.subscribe(onNext: { _ in received.withLock { $0 += 1 } }, onError: { _ in })
                subscriptions.withLock { $0.append(subscription) }
            }
            #expect(source.subscriptions == 1)
            source.onNext(1)
            #expect(received.value == 8)
            let all = subscriptions.value
            try runConcurrently(threads: 8) { thread in all[thread].dispose() }
            #expect(source.disposals == 1)
        }
    }

    // Contract L5
    @Test(.timeLimit(.minutes(5)))
    func `the subject is made once, and connected once`() throws {
        for _ in 0..<200 {
            let source = CountedSource()
            let made = LockedValue(0)
            let received = LockedValue(0)
            let shared = source.observable.multicast(makeSubject: {
                made.withLock { $0 += 1 }
                return PublishSubject<Int>()
            })
            try runConcurrently(threads: 8) { thread in
                if thread % 2 == 0 {
                    _ = shared.subscribe(onNext: { _ in received.withLock { $0 += 1 } }, onError: { _ in })
                } else {
                    _ = shared.connect()
                }
            }
            source.onNext(1)
            #expect(made.value == 1)
            #expect(source.subscriptions == 1)
            #expect(received.value == 4)
        }
    }

    // Contracts G1, G4, G5, L5: each subscriber has a live connection, whatever other threads do.
    @Test(.timeLimit(.minutes(5)), arguments: Form.allCases)
    func `threads subscribe, send, re-enter and dispose at once`(form: Form) throws {
        let source = CountedSource()
        let shared = form.share(source.observable)
        let ends = LockedValue(0)
        try runConcurrently(threads: 8) { thread in
            for number in 0..<150 {
                if thread < 2 {
                    source.onNext(number)
                } else {
                    let subscription = shared.subscribe(
                        onNext: { element in
                            if element % 10 == 9 { shared.subscribe { _ in }.dispose() }
                        },
                        onError: { _ in },
                        onDisposed: { ends.withLock { $0 += 1 } }
                    )
                    subscription.dispose()
                }
            }
        }
        #expect(ends.value == 900)
        #expect(source.subscriptions == source.disposals)
        let received = Recorder<Int>()
        let last = shared.subscribe(onNext: received.record)
        source.onNext(-1)
        #expect(received.elements.last == -1)
        last.dispose()
        #expect(source.subscriptions == source.disposals)
    }

    // Contracts G9, L4
    @Test(.timeLimit(.minutes(5)), arguments: [SubjectLifetimeScope.whileConnected, .forever])
    func `a concurrent subscriber gets a gapless suffix of one order`(scope: SubjectLifetimeScope) throws {
        let source = CountedSource()
        let shared = source.observable.share(replay: 1, scope: scope)
        let reference = Recorder<Int>()
        _ = shared.subscribe(onNext: reference.record)
        let logs = LockedValue<[Recorder<Int>]>([])
        try runConcurrently(threads: 8) { thread in
            for number in 0..<200 {
                if thread < 4 {
                    source.onNext(thread * 200 + number)
                } else if number % 4 == 0 {
                    let log = Recorder<Int>()
                    logs.withLock { $0.append(log) }
                    _ = shared.subscribe(onNext: log.record, onError: { _ in })
                }
            }
        }
        let order = reference.elements
        #expect(order.count == 800)
        for log in logs.value {
            let own = log.elements
            #expect(own == Array(order.suffix(own.count)))
        }
        #expect(source.subscriptions == 1)
    }

    // Contracts G1, L5
    @Test(.timeLimit(.minutes(5)), arguments: Form.allCases)
    func `subscribers of an ending source start it anew`(form: Form) throws {
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create()
        }
        let shared = form.share(source)
        let ends = LockedValue(0)
        try runConcurrently(threads: 8) { _ in
            for _ in 0..<200 {
                _ = shared.subscribe { if $0.isCompleted { ends.withLock { $0 += 1 } } }
            }
        }
        #expect(ends.value == 1600)
    }
}
