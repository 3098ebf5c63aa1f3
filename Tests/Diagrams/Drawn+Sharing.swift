import Dispatch
import RxRelay
import RxTraits
import TestSupport

extension Drawn {
    static let failing: [Drawn] = [
        Drawn("RxObservable/Operators/Catch.swift", #"catchAndReturn("x")"#) { $0.show($0.hot().catchAndReturn("x")) },
        Drawn("RxObservable/Operators/Catch.swift", "catch { _ in x }") { stage in
            let (source, x) = (stage.hot(), stage.cold("x").asObservable())
            stage.show(source.catch { _ in x })
        },
        Drawn("RxObservable/Operators/Catch.swift", "catch { _ in try await x(after: 2) }") { stage in
            stage.runsTasks(pausingAt: 6)
            let caught = stage.hot().catch { _ in
                try await stage.pause(2)
                return "x"
            }
            stage.show(caught)
        },
        Drawn("RxObservable/Operators/Catch+Sequence.swift") {
            $0.show(Observable.catch(sequence: $0.colds("x", "y")))
        },
        Drawn("RxObservable/Operators/Retry.swift", "retry()") {
            $0.show($0.inTurn("source, first time", "source, second time").retry())
        },
        Drawn("RxObservable/Operators/Retry.swift", "retry(2)") {
            $0.show($0.inTurn("source, first time", "source, second time").retry($0.number(2)))
        },
        Drawn("RxObservable/Operators/Retry.swift", "retry { _, failures in try await pause(2) && failures < 3 }") {
            stage in
            stage.runsTasks(pausingAt: 2, 6)
            let source = stage.inTurn("source, first time", "source, second time", "source, third time")
            let patient = source.retry { _, failures in
                try await stage.pause(2)
                return failures < 3
            }
            stage.show(patient)
        },
        Drawn(
            "RxObservable/Operators/RetryWhen.swift",
            "retry(on: Lost.self, when: { $0.delay(.seconds(2), scheduler: scheduler) })"
        ) { stage in
            let (source, scheduler) = (stage.inTurn("source, first time", "source, second time"), stage.scheduler)
            let pause = stage.seconds(2)
            stage.show(source.retry(on: MarbleError.self, when: { $0.delay(pause, scheduler: scheduler) }))
        },
        Drawn("RxObservable/Operators/RetryWhen.swift", "retry(when: { $0.delay(.seconds(2), scheduler: scheduler) })")
        { stage in
            let (source, scheduler) = (stage.inTurn("source, first time", "source, second time"), stage.scheduler)
            let pause = stage.seconds(2)
            stage.show(source.retry(when: { $0.delay(pause, scheduler: scheduler) }))
        },
    ]

    static let timed: [Drawn] = [
        Drawn("RxObservable/Operators/Debounce.swift") {
            $0.show($0.hot().debounce($0.seconds(3), scheduler: $0.scheduler))
        },
        Drawn("RxObservable/Operators/Delay.swift") { $0.show($0.hot().delay($0.seconds(2), scheduler: $0.scheduler)) },
        Drawn("RxObservable/Operators/DelaySubscription.swift") {
            $0.show($0.hot().delaySubscription($0.seconds(4), scheduler: $0.scheduler))
        },
        Drawn("RxObservable/Operators/Throttle.swift") { stage in
            let source = stage.hot()
            stage.show(source.throttle(stage.seconds(3), scheduler: stage.scheduler))
            stage.show(source.throttle(stage.seconds(3), latest: false, scheduler: stage.scheduler))
        },
        Drawn("RxObservable/Operators/Timeout.swift", "timeout(.seconds(4), scheduler: scheduler)") {
            $0.show($0.hot().timeout($0.seconds(4), scheduler: $0.scheduler))
        },
        Drawn("RxObservable/Operators/Timeout.swift", "timeout(.seconds(4), other: other, scheduler: scheduler)") {
            stage in
            let source = stage.hot()
            stage.show(source.timeout(stage.seconds(4), other: stage.cold("other"), scheduler: stage.scheduler))
        },
    ]

    static let sharing: [Drawn] = [
        Drawn("RxSubjects/PublishSubject.swift") { stage in
            let subject = PublishSubject<String>()
            subject.feed(stage, "subject")
            stage.show(subject, in: "PublishSubject()")
            stage.show(subject, from: 2)
        },
        Drawn("RxSubjects/BehaviorSubject.swift") { stage in
            let subject = BehaviorSubject(value: "i")
            subject.feed(stage, "subject, from i")
            stage.show(subject, in: "BehaviorSubject(value: i)")
            stage.show(subject, from: 2)
        },
        Drawn("RxSubjects/ReplaySubject.swift") { stage in
            let size = stage.number(2)
            let subject = ReplaySubject<String>.create(bufferSize: size)
            subject.feed(stage, "subject, keeps 2")
            stage.show(subject, in: "ReplaySubject.create(bufferSize: \(size))")
            stage.show(subject, from: 8)
        },
        Drawn("RxSubjects/AsyncSubject.swift") { stage in
            let subject = AsyncSubject<String>()
            subject.feed(stage, "subject")
            stage.show(subject, in: "AsyncSubject()")
            stage.show(subject, from: 12)
        },
        Drawn("RxRelay/PublishRelay.swift") { stage in
            let relay = PublishRelay<String>()
            _ = stage.hot("relay").subscribe(onNext: { relay.accept($0) })
            stage.show(relay, in: "PublishRelay()")
            stage.show(relay, from: 2)
        },
        Drawn("RxRelay/BehaviorRelay.swift") { stage in
            let relay = BehaviorRelay(value: "i")
            _ = stage.hot("relay, from i").subscribe(onNext: { relay.accept($0) })
            stage.show(relay, in: "BehaviorRelay(value: i)")
            stage.show(relay, from: 2)
        },
        Drawn("RxRelay/ReplayRelay.swift") { stage in
            let size = stage.number(2)
            let relay = ReplayRelay<String>.create(bufferSize: size)
            _ = stage.hot("relay, keeps 2").subscribe(onNext: { relay.accept($0) })
            stage.show(relay, in: "ReplayRelay.create(bufferSize: \(size))")
            stage.show(relay, from: 8)
        },
        Drawn("RxSubjects/Sharing/Multicast.swift") { stage in
            let shared = stage.hot().multicast { PublishSubject<String>() }
            stage.at("connect") { shared.connect() }
            stage.show(shared)
            stage.show(shared, from: 2)
        },
        Drawn("RxSubjects/Sharing/Publish.swift") { stage in
            let shared = stage.hot().publish()
            stage.at("connect") { shared.connect() }
            stage.show(shared)
            stage.show(shared, from: 5)
        },
        Drawn("RxSubjects/Sharing/RefCount.swift") { stage in
            let shared = stage.cold().publish().refCount()
            stage.show(shared)
            stage.show(shared, from: 2)
        },
        Drawn("RxSubjects/Sharing/Replay.swift") { stage in
            let shared = stage.hot().replay(stage.number(2))
            stage.at("connect") { shared.connect() }
            stage.show(shared)
            stage.show(shared, from: 8)
        },
        Drawn("RxSubjects/Sharing/ReplayAll.swift") { stage in
            let shared = stage.hot().replayAll()
            stage.at("connect") { shared.connect() }
            stage.show(shared)
            stage.show(shared, from: 8)
        },
        Drawn("RxSubjects/Sharing/Share.swift") { stage in
            let shared = stage.cold().share(replay: stage.number(1))
            stage.show(shared)
            stage.show(shared, from: 4)
        },
    ]

    static let traits: [Drawn] = [
        Drawn("RxTraits/Completable/AndThen.swift") {
            $0.show($0.cold("completable").ignoreElements().asCompletable().andThen($0.cold("second").asSingle()))
        },
        Drawn("RxTraits/Completable/Completable.swift") { stage in
            let work = stage.scheduler.cold("---|").ignoreElements().asCompletable()
            stage.show(Completable.create { observer in work.subscribe(onCompleted: { observer(.completed) }) })
        },
        Drawn("RxTraits/Infallible/Infallible.swift") { stage in
            let events = stage.scheduler.cold("a--b--|").asInfallible(onErrorJustReturn: "")
            let sequence = Infallible<String>.create { observer in
                events.subscribe(onNext: { observer(.next($0)) }, onCompleted: { observer(.completed) })
            }
            stage.show(sequence)
            stage.show(sequence, from: 2)
        },
        Drawn("RxTraits/Maybe/Maybe+Create.swift") { stage in
            let answer = stage.scheduler.cold("---(a|)").asMaybe()
            stage.show(Maybe<String>.create { observer in answer.subscribe(onSuccess: { observer(.success($0)) }) })
        },
        Drawn("RxTraits/PrimitiveSequence/AsSingle.swift", "asSingle()") { $0.show($0.hot().asSingle()) },
        Drawn("RxTraits/PrimitiveSequence/AsSingle.swift", "asMaybe()") { $0.show($0.hot().asMaybe()) },
        Drawn("RxTraits/Single/First.swift") { $0.show($0.hot().first().map { $0 ?? "" }) },
        Drawn("RxTraits/Single/Single+Create.swift") { stage in
            let answer = stage.scheduler.cold("---(a|)").asSingle()
            stage.show(
                Single<String>.create { observer in answer.subscribe(onSuccess: { observer(.success($0)) }) }
            )
        },
        Drawn("RxTraits/Single/ToArray.swift") { $0.show($0.hot().toArray().map { $0.joined() }, values: ["x": "ab"]) },
    ]
}

extension ObserverType where Element == String, Self: Sendable {
    /// Sends the events of a row of a diagram.
    fileprivate func feed(_ stage: Stage, _ label: String) {
        _ = stage.hot(label).subscribe { on($0) }
    }
}
