import TestSupport

/// One subscription, and the calls that came after its disposal.
@MainActor
final class Round {
    var isOver = false
    var calls = 0
    var lateCalls = 0

    func called() {
        calls += 1
        if isOver { lateCalls += 1 }
    }
}

/// An operator that calls an asynchronous closure.
enum AsyncForm: String, CaseIterable, Codable, Sendable {
    case concatMap, flatMap, flatMapLatest, flatMapFirst, filter, compactMap, `do`, `catch`, retry
    case takeOfFlatMap, mergeOfTwo
    case create, deferred, using, subscribe

    @MainActor
    func subscribe(
        _ source: Observable<Int>,
        _ round: Round,
        on scheduler: (any ImmediateSchedulerType)? = nil
    ) -> any Disposable {
        let same: @MainActor @Sendable (Int) async throws -> Int = { number in
            round.called()
            return number
        }
        let numbers: Observable<Int>
        switch self {
        case .concatMap: numbers = source.concatMap(same)
        case .flatMap: numbers = source.flatMap(maxConcurrent: 2, same)
        case .flatMapLatest: numbers = source.flatMapLatest(same)
        case .flatMapFirst: numbers = source.flatMapFirst(same)
        case .filter: numbers = source.filter(maxConcurrent: 1) { try await same($0) > 0 }
        case .compactMap: numbers = source.compactMap(maxConcurrent: 1) { try await same($0) }
        case .do: numbers = source.do(awaiting: { @MainActor number in _ = try await same(number) })
        case .catch:
            let failing = source.flatMap { _ in Observable<Int>.error(Fault.first) }
            numbers = failing.catch { @MainActor _ in try await same(1) }
        case .retry:
            let failing = source.startWith(0).flatMap { _ in Observable<Int>.error(Fault.first) }
            numbers = failing.retry { @MainActor _, failures in try await same(failures) < 20 }
        case .takeOfFlatMap: numbers = source.flatMap(maxConcurrent: 4, same).take(3)
        case .mergeOfTwo:
            numbers = Observable.merge(source.concatMap(same), source.flatMap(maxConcurrent: 2, same)).take(5)
        case .create: numbers = .create(priority: nil) { @MainActor observer in observer.onNext(try await same(1)) }
        case .deferred: numbers = .deferred { @MainActor in Observable.of(try await same(1)) }
        case .using:
            numbers = .using { @MainActor in
                _ = try await same(1)
                return BooleanDisposable()
            } observableFactory: { @MainActor (_: BooleanDisposable) in
                .just(try await same(2))
            }
        case .subscribe:
            return source.subscribe(onNext: { @MainActor number in _ = try await same(number) })
        }
        let chain = if let scheduler { numbers.subscribe(on: scheduler) } else { numbers }
        return chain.subscribe(onNext: { _ in })
    }
}
