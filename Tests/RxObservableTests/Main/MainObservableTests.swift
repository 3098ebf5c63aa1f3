import TestSupport
import Testing

@MainActor
private final class Values {
    nonisolated init() {}

    var values: [Int] = []
}

/// A sequence, and a scheduler, of any thread: the getter of the promise never returns.
private struct Forgery: MainObservableType, MainSchedulerType {
    typealias Element = Int

    static var _mainThreadPromise: _MainThreadPromise<Forgery> { fatalError("forged") }

    var now: RxTime { MainScheduler.instance.now }

    func subscribe<Observer: ObserverType & Sendable>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Int {
        Disposables.create()
    }

    func schedule<State: Sendable>(
        _ state: State,
        action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        action(state)
    }

    func scheduleRelative<State: Sendable>(
        _ state: State,
        dueTime: RxTimeInterval,
        action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        action(state)
    }
}

struct MainObservableTests {
    // Contract A4
    @Test func `a promise that isn't the library's ends the process where closures of the main actor rely on it`() async
    {
        let results = [
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Forgery().subscribe(onNext: { _ in })
            },
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Forgery().map { $0 + 1 }
            },
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = PublishSubject<Int>().observe(on: MainScheduler()).skip(until: Forgery())
            },
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = PublishSubject<Int>().observe(on: Forgery())
            },
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Observable<Int>.interval(.seconds(1), scheduler: Forgery())
            },
        ]
        for result in results {
            let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(message.contains("forged"))
        }
    }

    // Contract A4
    @MainActor @Test func `an event on an idle main thread is delivered at once`() {
        let subject = PublishSubject<Int>()
        var seen: [Int] = []
        let chain = subject.observe(on: MainScheduler()).map { $0 + seen.count }.startWith(0)
        let subscription = chain.subscribe(onNext: { seen.append($0) })
        subject.onNext(1)
        subject.onNext(2)
        subscription.dispose()
        #expect(seen == [0, 2, 4])
    }

    @MainActor @Test func `no method of a freed object is called`() {
        let subject = PublishSubject<Int>()
        let main = subject.observe(on: MainScheduler())
        var values: Values? = Values()
        let kept = Values()
        weak var freed: AnyObject?
        freed = values
        var ended = 0
        _ = main.subscribe(
            with: values ?? kept,
            onNext: { $0.values.append($1) },
            onCompleted: { _ in ended += 1 },
            onDisposed: { _ in ended += 1 }
        )
        _ = main.subscribe(
            with: kept,
            onNext: { $0.values.append($1) },
            onCompleted: { _ in ended += 1 },
            onDisposed: { _ in ended += 1 }
        )
        subject.onNext(1)
        #expect(values?.values == [1])
        values = nil
        #expect(freed == nil)
        subject.onNext(2)
        subject.onCompleted()
        #expect(kept.values == [1, 2])
        #expect(ended == 2)
    }

    // Contract A4
    @MainActor @Test func `in code of the main actor, its conformances and key paths are used`() {
        let drafts = [1, 1, 2, 3].map { Draft(version: $0) }
        let source = Observable.from(drafts).observe(on: MainScheduler())
        var seen: [[Int]] = []
        for chain in [
            source.distinctUntilChanged(), source.distinctUntilChanged(at: \.copy),
            source.filter(\.isNew), source.compactMap(\.next), source.map(\.copy),
        ] {
            seen.append([])
            _ = chain.subscribe(onNext: { seen[seen.count - 1].append($0.version) })
        }
        #expect(seen == [[1, 2, 3], [1, 2, 3], [1, 1], [3, 4], [1, 1, 2, 3]])
    }
}

/// A model of a module whose code is on the main actor.
@MainActor
private struct Draft: @MainActor Equatable {
    let version: Int

    var isNew: Bool { version == 1 }
    var copy: Draft { self }
    var next: Draft? { isNew ? nil : Draft(version: version + 1) }
}
