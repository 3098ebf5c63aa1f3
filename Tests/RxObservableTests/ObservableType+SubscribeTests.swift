import TestSupport
import Testing

struct ObservableTypeSubscribeTests {
    /// Sequences of each kind; the library has shortcuts for some of them.
    private static let sources: [(name: String, source: Observable<Int>, log: [String])] = [
        ("just", .just(1), ["1", "|", "disposed"]),
        ("empty", .empty(), ["|", "disposed"]),
        ("never", .never(), []),
        ("error", .error(Fault.first), ["#first", "disposed"]),
        ("of", .of(1, 2), ["1", "2", "|", "disposed"]),
        ("map of just", .just(1).map { $0 + 1 }, ["2", "|", "disposed"]),
    ]

    @Test(arguments: sources.indices)
    func `each handler is called for its events, and onDisposed at the end`(index: Int) {
        let (name, source, expected) = Self.sources[index]
        let log = Recorder<String>()
        let subscription = source.trace(in: log)
        #expect(log.elements == expected, "\(name)")
        subscription.dispose()
        subscription.dispose()
        #expect(log.elements == (expected.isEmpty ? ["disposed"] : expected), "\(name) after dispose")
    }

    @Test(arguments: sources.indices)
    func `a closure takes every event`(index: Int) {
        let (name, source, expected) = Self.sources[index]
        let log = Recorder<String>()
        _ = source.subscribe { event in
            switch event {
            case .next(let element): log.record("\(element)")
            case .error(let error): log.record("#\(error)")
            case .completed: log.record("|")
            }
        }
        #expect(log.elements == expected.filter { $0 != "disposed" }, "\(name)")
    }

    @Test(arguments: sources.indices)
    func `handlers may be left out`(index: Int) {
        let (name, source, _) = Self.sources[index]
        guard name != "error" else { return }
        let log = Recorder<String>()
        source.subscribe(onDisposed: { log.record("disposed") }).dispose()
        #expect(log.elements == ["disposed"], "\(name)")
    }

    // Contract G3
    @Test(arguments: [Event<Int>.completed, .error(Fault.first)])
    func `the order of the end is terminal handler, onDisposed, source`(end: Event<Int>) {
        let log = Recorder<String>()
        let source = TestSource<Int> { log.record("source disposed") }
        let subscription = source.observable.trace(in: log)
        if let error = end.error { source.onError(error) } else { source.onCompleted() }
        #expect(log.elements == [end.isCompleted ? "|" : "#first", "disposed", "source disposed"])
        subscription.dispose()
        #expect(log.count == 3)
    }

    // Contract G3
    @Test func `the order of an explicit disposal is source, onDisposed`() {
        let log = Recorder<String>()
        let source = TestSource<Int> { log.record("source disposed") }
        source.observable.trace(in: log).dispose()
        #expect(log.elements == ["source disposed", "disposed"])
    }

    // Contract G2
    @Test func `no event follows a disposal from inside onNext`() {
        let observers = LockedValue<AnyObserver<Int>?>(nil)
        let source = Observable<Int>.create { observer in
            observers.value = observer
            return Disposables.create()
        }
        let log = Recorder<String>()
        let subscription = SerialDisposable()
        subscription.disposable = source.subscribe(
            onNext: {
                log.record("\($0)")
                subscription.dispose()
                observers.value?.onNext(99)
            },
            onCompleted: { log.record("|") },
            onDisposed: { log.record("disposed") }
        )
        observers.value?.onNext(1)
        observers.value?.onNext(2)
        observers.value?.onCompleted()
        #expect(log.elements == ["1", "disposed"])
    }

    // Contract G4
    @Test func `a terminal handler that disposes doesn't end it twice`() {
        let log = Recorder<String>()
        let source = TestSource<Int> { log.record("source disposed") }
        let subscription = SerialDisposable()
        subscription.disposable = source.observable.subscribe(
            onCompleted: {
                log.record("|")
                subscription.dispose()
            },
            onDisposed: { log.record("disposed") }
        )
        source.onCompleted()
        #expect(log.elements == ["|", "disposed", "source disposed"])
    }

    // Contract G5
    @Test func `an unreferenced subscription runs to its end`() {
        let log = Recorder<String>()
        let source = TestSource<Int>()
        _ = source.observable.trace(in: log)
        source.onNext(1)
        source.onNext(2)
        source.onCompleted()
        #expect(log.elements == ["1", "2", "|", "disposed"])
        #expect(!source.isActive)
    }

    // Contract G5
    @Test(arguments: [true, false])
    func `a bag with a finished subscription keeps no handler's captures`(completes: Bool) {
        let mint = Mint()
        let source = TestSource<Int>()
        let bag = DisposeBag()
        subscribe(to: source.observable, mint.token()).disposed(by: bag)
        source.onNext(1)
        #expect(mint.liveTokens == 1)
        if completes { source.onCompleted() } else { source.onError(Fault.first) }
        #expect(mint.liveTokens == 0)
        withExtendedLifetime(bag) {}
    }

    private func subscribe(to source: Observable<Int>, _ token: Token) -> any Disposable {
        source.subscribe(
            onNext: { _ in _ = token.number },
            onError: { _ in _ = token.number },
            onCompleted: { _ = token.number },
            onDisposed: { _ = token.number }
        )
    }

    // MARK: - subscribe(with:)

    private final class Target: Sendable {
        let log = Recorder<String>()
    }

    private func subscribe(_ target: Target, to source: Observable<Int>) -> any Disposable {
        source.subscribe(
            with: target,
            onNext: { $0.log.record("\($1)") },
            onError: { $0.log.record("#\($1)") },
            onCompleted: { $0.log.record("|") },
            onDisposed: { $0.log.record("disposed") }
        )
    }

    @Test(arguments: sources.indices)
    func `each handler gets the object`(index: Int) {
        let (name, source, expected) = Self.sources[index]
        let target = Target()
        let subscription = subscribe(target, to: source)
        #expect(target.log.elements == expected, "\(name)")
        subscription.dispose()
    }

    // Contract C4
    @Test func `the object isn't kept alive, and no handler is called without it`() {
        let source = TestSource<Int>()
        var target: Target? = Target()
        let log = target?.log
        let subscription = target.map { subscribe($0, to: source.observable) }
        source.onNext(1)
        target = nil
        source.onNext(2)
        source.onCompleted()
        #expect(log?.elements == ["1"])
        #expect(!source.isActive)
        withExtendedLifetime(subscription) {}
    }

    @Test func `handlers with an object may be left out`() {
        let target = Target()
        let source = TestSource<Int>()
        let subscription = source.observable.subscribe(with: target, onDisposed: { $0.log.record("disposed") })
        source.onNext(1)
        source.onCompleted()
        #expect(target.log.elements == ["disposed"])
        subscription.dispose()
    }

    // MARK: - Errors without a handler

    // Contract G10
    @Test func `an error without onError goes to the hook, with any other handlers`() async {
        await #expect(processExitsWith: .success) {
            let errors = Recorder<String>()
            Hooks.defaultErrorHandler = { _, error in errors.record("\(error)") }
            let order = Recorder<String>()
            _ = Observable<Int>.error(Fault.first).subscribe(onNext: { _ in })
            _ = Observable<Int>.error(Fault.second).subscribe(with: errors, onNext: { _, _ in })
            _ = Observable<Int>.error(Fault.thrown).subscribe(onDisposed: { order.record("disposed") })
            precondition(errors.elements == ["first", "second", "thrown"])
            precondition(order.elements == ["disposed"])
            _ = Observable<Int>.error(Fault.first).subscribe(onError: { _ in })
            _ = Observable<Int>.error(Fault.first).subscribe { _ in }
            precondition(errors.count == 3)
        }
    }
}

@Suite(.timeLimit(.minutes(5)))
struct ObservableTypeSubscribeStressTests {
    // Contract G2
    @Test func `a source on another thread stops when it is disposed of`() throws {
        let elements = LockedValue(0)
        let late = LockedValue(0)
        let isOver = LockedValue(false)
        let observers = LockedValue<AnyObserver<Int>?>(nil)
        let source = Observable<Int>.create { observer in
            observers.value = observer
            return Disposables.create()
        }
        let subscription = source.subscribe(onNext: { _ in
            elements.withLock { $0 += 1 }
            if isOver.value { late.withLock { $0 += 1 } }
        })
        try runConcurrently(threads: 2) { thread in
            guard let observer = observers.value else { return }
            if thread == 0 {
                while !observer.isDisposed { observer.onNext(1) }
                // From here on it is disposed of, on this thread.
                isOver.value = true
                for _ in 0..<100 { observer.onNext(1) }
            } else {
                while elements.value < 100 {}
                subscription.dispose()
            }
        }
        #expect(elements.value >= 100)
        #expect(late.value == 0)
    }
}
