import Dispatch
import RxDisposables
import RxObservable
import RxSchedulers
import RxTraits
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

    @Test(.timeLimit(.minutes(5)))
    func `a single's next sequence is made on main`() async {
        let log = Log()
        let single = Single.just(1).subscribe(on: elsewhere).observe(on: MainScheduler.instance)
        await finished { finish in
            _ =
                single
                .flatMap { element in
                    log.add("flatMap \(element)")
                    return Single.just(element + 1)
                }
                .observe(on: MainScheduler.asyncInstance)
                .flatMapMaybe { element in
                    log.add("flatMapMaybe \(element)")
                    return Maybe.just(element + 1)
                }
                .observe(on: ConcurrentMainScheduler.instance)
                .filter { element in
                    log.add("filter \(element)")
                    return true
                }
                .map { $0 + 1 }
                .subscribe(onSuccess: { log.add("success \($0)") }, onDisposed: { finish() })
        }
        await finished { finish in
            _ =
                single
                .flatMapCompletable { element in
                    log.add("flatMapCompletable \(element)")
                    return Completable.empty()
                }
                .observe(on: MainScheduler.instance)
                .subscribe(onCompleted: { log.add("completed") }, onDisposed: { finish() })
        }
        #expect(
            await log.lines == [
                "flatMap 1", "flatMapMaybe 2", "filter 3", "success 4", "flatMapCompletable 1", "completed",
            ]
        )
    }

    @Test(.timeLimit(.minutes(5)))
    func `a main sequence gives main results`() async {
        let log = Log()
        let source = Observable.of(1, 2).subscribe(on: elsewhere).observe(on: MainScheduler.instance)
        await finished { finish in
            _ = source.toArray().subscribe(onSuccess: { log.add("\($0)") }, onDisposed: { finish() })
        }
        await finished { finish in
            _ = source.first().subscribe(onSuccess: { log.add("\($0 ?? 0)") }, onDisposed: { finish() })
        }
        await finished { finish in
            _ = source.take(1).asSingle().subscribe(onSuccess: { log.add("\($0)") }, onDisposed: { finish() })
        }
        await finished { finish in
            _ = source.skip(1).asMaybe().subscribe(onSuccess: { log.add("\($0)") }, onDisposed: { finish() })
        }
        #expect(await log.lines == ["[1, 2]", "1", "1", "2"])
    }

    @Test func `observe(on:) gives a plain single where one is required`() {
        func load(_ single: Single<Int>) -> Single<Int> { single.observe(on: MainScheduler.instance) }
        let observable: Observable<Int> = Observable.just(1).observe(on: MainScheduler.instance)
        #expect(type(of: load(.just(1))) == Single<Int>.self)
        #expect(observable is MainObservable<Int>)
    }

    @Test(.timeLimit(.minutes(5)))
    func `delayed, timed-out and retried events are delivered on main`() async {
        let log = Log()
        let (main, elsewhere) = (MainScheduler.instance, elsewhere)
        await finished { finish in
            _ = Single.just(1).subscribe(on: elsewhere).delay(.milliseconds(1), scheduler: main)
                .subscribe(onSuccess: { log.add("delayed \($0)") }, onDisposed: { finish() })
        }
        await finished { finish in
            _ = Single<Int>.never().subscribe(on: elsewhere).timeout(.milliseconds(1), scheduler: main)
                .subscribe(onFailure: { log.add("\($0)") }, onDisposed: { finish() })
        }
        await finished { finish in
            _ = Single.just(2).subscribe(on: elsewhere).observe(on: main)
                .map { number in
                    let isFirst = log.lines.last != "attempt"
                    log.add("attempt")
                    if isFirst { throw Failure() }
                    return number
                }
                .retry()
                .asCompletable()
                .subscribe(onCompleted: { log.add("completed") }, onDisposed: { finish() })
        }
        await finished { finish in
            _ = Maybe<Int>.empty().subscribe(on: elsewhere).observe(on: main).ifEmpty(default: 3)
                .subscribe(onSuccess: { log.add("default \($0)") }, onDisposed: { finish() })
        }
        await finished { finish in
            _ = Maybe<Int>.empty().subscribe(on: elsewhere).observe(on: main).asSingle()
                .subscribe(onFailure: { log.add("\($0)") }, onDisposed: { finish() })
        }
        await finished { finish in
            _ = Single<Int>.error(Failure()).subscribe(on: elsewhere).observe(on: main).retry(0).asMaybe()
                .subscribe(onCompleted: { log.add("no attempt") }, onDisposed: { finish() })
        }
        #expect(
            await log.lines == [
                "delayed 1", "Nothing came in time.", "attempt", "attempt", "completed", "default 3",
                "The sequence has no element.", "no attempt",
            ]
        )
    }
}
