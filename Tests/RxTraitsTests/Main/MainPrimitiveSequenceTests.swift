import Dispatch
import RxTraits
import TestSupport
import Testing

private struct Failure: Error, Equatable {}

@MainActor
private final class Log {
    nonisolated init() {}

    var lines: [String] = []

    func add(_ line: String) {
        MainActor.assertIsolated()
        lines.append(line)
    }
}

// Contract A4
@Suite struct MainPrimitiveSequenceTests {
    private let elsewhere = SerialDispatchQueueScheduler(qos: .default)

    /// Runs a subscription on another thread, and waits for its end.
    private func finished(_ subscribe: @escaping @Sendable (_ finish: @escaping @MainActor () -> Void) -> Void) async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            DispatchQueue.global().async { subscribe { continuation.resume() } }
        }
    }

    @Test(.timeLimit(.minutes(5)))
    func `every kind of closure gets a single's failure on main`() async {
        let log = Log()
        let single = Single<Int>.error(Failure()).subscribe(on: elsewhere).observe(on: MainScheduler.instance)
        await finished { finish in
            _ = single.subscribe(onFailure: { log.add("\($0)") }, onDisposed: { finish() })
        }
        await finished { finish in
            _ = single.subscribe { result in
                if case .failure(let error) = result { log.add("\(error)") }
                finish()
            }
        }
        await finished { finish in
            _ = single.catch { error in
                log.add("caught \(error)")
                return .just(3)
            }
            .observe(on: MainScheduler.instance)
            .subscribe(with: log, onSuccess: { $0.add("\($1)") }, onDisposed: { _ in finish() })
        }
        await finished { finish in
            _ = single.catchAndReturn(4).subscribe(onSuccess: { log.add("\($0)") }, onDisposed: { finish() })
        }
        #expect(await log.lines == ["Failure()", "Failure()", "caught Failure()", "3", "4"])
    }

    @Test(.timeLimit(.minutes(5)))
    func `a sequence without elements is a completable that ends on main`() async {
        let log = Log()
        let main = Observable.just(1).subscribe(on: elsewhere).observe(on: MainScheduler.instance)
        await finished { finish in
            _ = main.ignoreElements().asCompletable()
                .subscribe(onCompleted: { log.add("done") }, onDisposed: { finish() })
        }
        #expect(await log.lines == ["done"])
    }

    @Test(.timeLimit(.minutes(5)))
    func `an element that replaces an error is delivered on main`() async {
        let log = Log()
        // The error comes on main while the subscribing thread waits for it.
        let single = Single<Int>.create { observer in
            DispatchQueue.main.sync { observer(.failure(Failure())) }
            return Disposables.create()
        }
        await finished { finish in
            _ = single.observe(on: MainScheduler.instance).catchAndReturn(4)
                .subscribe(onSuccess: { log.add("\($0)") }, onDisposed: { finish() })
        }
        #expect(await log.lines == ["4"])
    }

    @Test func `observe(on:) gives a plain single where one is required`() {
        func load(_ single: Single<Int>) -> Single<Int> { single.observe(on: MainScheduler.instance) }
        let observable: Observable<Int> = Observable.just(1).observe(on: MainScheduler.instance)
        #expect(type(of: load(.just(1))) == Single<Int>.self)
        #expect(observable is MainObservable<Int>)
    }
}
