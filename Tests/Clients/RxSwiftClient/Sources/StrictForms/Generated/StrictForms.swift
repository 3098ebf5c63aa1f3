// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

import RxCocoa
import RxExtras
import RxRelay
import RxSwift
import RxTest

// ObservableType.deferred(_:)
@MainActor package func strict0(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.deferred({ run.note(Observable<Int>.of(5, 6)) })
    }
}

// ObservableType.from(_:)
@MainActor package func strict1(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.from([7, 8])
    }
}

// ObservableType.from(_:scheduler:)
@MainActor package func strict2(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.from([7, 8], scheduler: run.scheduler)
    }
}

// ObservableType.from(_:scheduler:)
@MainActor package func strict3(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.from([5, 6])
    }
}

// ObservableType.from(optional:)
@MainActor package func strict4(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.from(optional: 7)
    }
}

// ObservableType.from(optional:scheduler:)
@MainActor package func strict5(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.from(optional: 7, scheduler: run.scheduler)
    }
}

// ObservableType.generate(initialState:condition:iterate:)
@MainActor package func strict6(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.generate(initialState: 1, condition: { run.note($0 != 3) }, iterate: { run.note($0 + 1) })
    }
}

// ObservableType.generate(initialState:condition:scheduler:iterate:)
@MainActor package func strict7(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.generate(
            initialState: 1,
            condition: { run.note($0 != 3) },
            scheduler: run.scheduler,
            iterate: { run.note($0 + 1) }
        )
    }
}

// ObservableType.interval(_:scheduler:)
@MainActor package func strict8(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.interval(RxTimeInterval.seconds(5), scheduler: run.scheduler)
    }
}

// Observable.just(_:)
@MainActor package func strict9(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.just(7)
    }
}

// ObservableType.just(_:scheduler:)
@MainActor package func strict10(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.just(7, scheduler: run.scheduler)
    }
}

// ObservableType.of(_:)
@MainActor package func strict11(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.of(7, 8)
    }
}

// ObservableType.of(_:scheduler:)
@MainActor package func strict12(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.of(7, 8, scheduler: run.scheduler)
    }
}

// ObservableType.repeatElement(_:)
@MainActor package func strict13(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.repeatElement(7)
    }
}

// ObservableType.repeatElement(_:scheduler:)
@MainActor package func strict14(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.repeatElement(7, scheduler: run.scheduler)
    }
}

// ObservableType.timer(_:period:scheduler:)
@MainActor package func strict15(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.timer(RxTimeInterval.seconds(5), scheduler: run.scheduler)
    }
}

// ObservableType.using(_:observableFactory:)
@MainActor package func strict16(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.using({ BooleanDisposable() }, observableFactory: { _ in run.note(Observable<Int>.of(5, 6)) })
    }
}

// ObservableType.subscribe(_:)
@MainActor package func strict17(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.subscribe({ _ = run.note($0) })
    }
}

// ObservableType.subscribe(with:onNext:onError:onCompleted:onDisposed:)
@MainActor package func strict18(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.subscribe(
            with: run.object,
            onNext: { _ = run.note($1) },
            onError: { _ = run.note($1) },
            onCompleted: { _ = run.note($0) }
        )
    }
}

// ObservableType.buffer(timeSpan:count:scheduler:)
@MainActor package func strict19(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.buffer(timeSpan: RxTimeInterval.seconds(5), count: 2, scheduler: run.scheduler)
    }
}

// ObservableType.catch(sequence:)
@MainActor package func strict20(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.catch(sequence: [Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)])
    }
}

// ObservableType.catchAndReturn(_:)
@MainActor package func strict21(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.catchAndReturn(7)
    }
}

// ObservableType.combineLatest(_:_:resultSelector:)
@MainActor package func strict22(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.combineLatest(
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            resultSelector: { run.note($0 + $1) }
        )
    }
}

// ObservableType.combineLatest(_:_:)
@MainActor package func strict23(_ run: StrictRun) -> [String] {
    run.events {
        Observable.combineLatest(Observable<Int>.of(5, 6), Observable<Int>.of(5, 6))
    }
}

// ObservableType.combineLatest(_:resultSelector:)
@MainActor package func strict24(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.combineLatest(
            [Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)],
            resultSelector: { run.note($0[1]) }
        )
    }
}

// ObservableType.combineLatest(_:)
@MainActor package func strict25(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.combineLatest([Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)])
    }
}

// ObservableType.compactMap(_:)
@MainActor package func strict26(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.compactMap({ run.note($0 != 2 ? $0 : nil) })
    }
}

// ObservableType.concat(_:)
@MainActor package func strict27(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.concat([Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)])
    }
}

// ObservableType.concatMap(_:)
@MainActor package func strict28(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.concatMap({ run.note(Observable.just($0)) })
    }
}

// ObservableType.debounce(_:scheduler:)
@MainActor package func strict29(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.debounce(RxTimeInterval.seconds(5), scheduler: run.scheduler)
    }
}

// ObservableType.debug(_:trimOutput:file:line:function:write:)
@MainActor package func strict30(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.debug(write: { _ = run.note($0) })
    }
}

// ObservableType.delay(_:scheduler:)
@MainActor package func strict31(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.delay(RxTimeInterval.seconds(5), scheduler: run.scheduler)
    }
}

// ObservableType.delaySubscription(_:scheduler:)
@MainActor package func strict32(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.delaySubscription(RxTimeInterval.seconds(5), scheduler: run.scheduler)
    }
}

// ObservableType.distinctUntilChanged()
@MainActor package func strict33(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.distinctUntilChanged()
    }
}

// ObservableType.distinctUntilChanged(_:)
@MainActor package func strict34(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.distinctUntilChanged({ run.note($0 % 2) })
    }
}

// ObservableType.distinctUntilChanged(_:)
@MainActor package func strict35(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.distinctUntilChanged({ run.note($0 == $1) })
    }
}

// ObservableType.distinctUntilChanged(_:comparer:)
@MainActor package func strict36(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.distinctUntilChanged({ run.note($0 % 2) }, comparer: { run.note($0 == $1) })
    }
}

// ObservableType.distinctUntilChanged(at:)
@MainActor package func strict37(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.distinctUntilChanged(at: \.half)
    }
}

// ObservableType.do(onNext:…)
@MainActor package func strict38(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.do(
            onNext: { _ = run.note($0) },
            afterNext: { _ = run.note($0) },
            onError: { _ = run.note($0) },
            onCompleted: { run.note(()) }
        )
    }
}

// ObservableType.filter(_:)
@MainActor package func strict39(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.filter({ run.note($0 != 3) })
    }
}

// ObservableType.flatMap(_:)
@MainActor package func strict40(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.flatMap({ run.note(Observable.just($0)) })
    }
}

// ObservableType.flatMapFirst(_:)
@MainActor package func strict41(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.flatMapFirst({ run.note(Observable.just($0)) })
    }
}

// ObservableType.flatMapLatest(_:)
@MainActor package func strict42(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.flatMapLatest({ run.note(Observable.just($0)) })
    }
}

// ObservableType.groupBy(keySelector:)
@MainActor package func strict43(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.groupBy(keySelector: { run.note($0 % 2) })
    }
}

// ObservableType.ifEmpty(default:)
@MainActor package func strict44(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.ifEmpty(default: 7)
    }
}

// ObservableType.map(_:)
@MainActor package func strict45(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.map({ run.note($0 + 1) })
    }
}

// ObservableType.observe(on:)
@MainActor package func strict46(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.observe(on: run.scheduler)
    }
}

// ObservableType.reduce(_:accumulator:)
@MainActor package func strict47(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.reduce(0, accumulator: { run.note($0 + $1) })
    }
}

// ObservableType.reduce(_:accumulator:mapResult:)
@MainActor package func strict48(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.reduce(0, accumulator: { run.note($0 + $1) }, mapResult: { run.note($0 * 2) })
    }
}

// ObservableType.retry(on:when:)
@MainActor package func strict49(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.retry(on: Broken.self, when: { run.note($0.take(1)) })
    }
}

// ObservableType.retry(when:)
@MainActor package func strict50(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.retry(on: Broken.self, when: { run.note($0.take(1)) })
    }
}

// ObservableType.retry(when:)
@MainActor package func strict51(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.retry(when: { run.note($0.take(1)) })
    }
}

// ObservableType.sample(_:defaultValue:)
@MainActor package func strict52(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.sample(Observable<Int>.of(5, 6))
    }
}

// ObservableType.scan(_:accumulator:)
@MainActor package func strict53(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.scan(0, accumulator: { run.note($0 + $1) })
    }
}

// ObservableType.scan(into:accumulator:)
@MainActor package func strict54(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.scan(into: 0, accumulator: { $0 += run.note($1) })
    }
}

// ObservableType.single(_:)
@MainActor package func strict55(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.single({ run.note($0 != 3) })
    }
}

// ObservableType.skip(while:)
@MainActor package func strict56(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.skip(while: { run.note($0 != 3) })
    }
}

// ObservableType.startWith(contentsOf:)
@MainActor package func strict57(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.startWith(contentsOf: [7, 8])
    }
}

// ObservableType.subscribe(on:)
@MainActor package func strict58(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.subscribe(on: run.scheduler)
    }
}

// ObservableType.take(for:scheduler:)
@MainActor package func strict59(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.take(for: RxTimeInterval.seconds(5), scheduler: run.scheduler)
    }
}

// ObservableType.take(until:behavior:)
@MainActor package func strict60(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.take(until: { run.note($0 != 3) })
    }
}

// ObservableType.take(until:)
@MainActor package func strict61(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.take(until: Observable<Int>.of(5, 6))
    }
}

// ObservableType.take(while:behavior:)
@MainActor package func strict62(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.take(while: { run.note($0 != 3) })
    }
}

// ObservableType.throttle(_:latest:scheduler:)
@MainActor package func strict63(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.throttle(RxTimeInterval.seconds(5), scheduler: run.scheduler)
    }
}

// ObservableType.timeout(_:scheduler:)
@MainActor package func strict64(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.timeout(RxTimeInterval.seconds(5), scheduler: run.scheduler)
    }
}

// ObservableType.timeout(_:other:scheduler:)
@MainActor package func strict65(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.timeout(RxTimeInterval.seconds(5), other: Observable<Int>.of(5, 6), scheduler: run.scheduler)
    }
}

// ObservableType.window(timeSpan:count:scheduler:)
@MainActor package func strict66(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.window(timeSpan: RxTimeInterval.seconds(5), count: 2, scheduler: run.scheduler)
    }
}

// ObservableType.withLatestFrom(_:resultSelector:)
@MainActor package func strict67(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.withLatestFrom(Observable<Int>.of(5, 6), resultSelector: { run.note($0 + $1) })
    }
}

// ObservableType.withLatestFrom(_:)
@MainActor package func strict68(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.withLatestFrom(Observable<Int>.of(5, 6))
    }
}

// ObservableType.withUnretained(_:resultSelector:)
@MainActor package func strict69(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.withUnretained(run.object, resultSelector: { run.note($1) })
    }
}

// ObservableType.withUnretained(_:)
@MainActor package func strict70(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.withUnretained(run.object)
    }
}

// ObservableType.zip(_:_:resultSelector:)
@MainActor package func strict71(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.zip(Observable<Int>.of(5, 6), Observable<Int>.of(5, 6), resultSelector: { run.note($0 + $1) })
    }
}

// ObservableType.zip(_:_:)
@MainActor package func strict72(_ run: StrictRun) -> [String] {
    run.events {
        Observable.zip(Observable<Int>.of(5, 6), Observable<Int>.of(5, 6))
    }
}

// ObservableType.zip(_:resultSelector:)
@MainActor package func strict73(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.zip([Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)], resultSelector: { run.note($0[1]) })
    }
}

// ObservableType.zip(_:)
@MainActor package func strict74(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.zip([Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)])
    }
}

// ObservableType.bind(onNext:)
@MainActor package func strict75(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.bind(onNext: { _ = run.note($0) })
    }
}

// ObservableType.bind(with:onNext:)
@MainActor package func strict76(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.bind(with: run.object, onNext: { _ = run.note($1) })
    }
}

// ObservableType.replay(_:)
@MainActor package func strict77(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.replay(2).refCount()
    }
}

// ObservableType.replayAll()
@MainActor package func strict78(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.replayAll().refCount()
    }
}

// ObservableType.share(replay:scope:)
@MainActor package func strict79(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.share(replay: 2)
    }
}

// ObservableConvertibleType.asInfallible(onErrorJustReturn:)
@MainActor package func strict80(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.asInfallible(onErrorJustReturn: 7)
    }
}

// ObservableConvertibleType.asInfallible(onErrorRecover:)
@MainActor package func strict81(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.asInfallible(onErrorRecover: { _ in run.note(Infallible<Int>.of(5, 6)) })
    }
}

// ObservableConvertibleType.asDriver(onErrorJustReturn:)
@MainActor package func strict82(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.asDriver(onErrorJustReturn: 7)
    }
}

// ObservableConvertibleType.asDriver(onErrorDriveWith:)
@MainActor package func strict83(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.asDriver(onErrorDriveWith: Driver<Int>.just(7))
    }
}

// ObservableConvertibleType.asDriver(onErrorRecover:)
@MainActor package func strict84(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.asDriver(onErrorRecover: { _ in run.note(Driver<Int>.just(7)) })
    }
}

// InfallibleType.asDriver()
@MainActor package func strict85(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.asDriver()
    }
}

// ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorJustReturn:)
@MainActor package func strict86(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: 7)
    }
}

// ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorDriveWith:)
@MainActor package func strict87(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorDriveWith: Driver<Int>.just(7))
    }
}

// ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorRecover:)
@MainActor package func strict88(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.asSharedSequence(
            sharingStrategy: DriverSharingStrategy.self,
            onErrorRecover: { _ in run.note(Driver<Int>.just(7)) }
        )
    }
}

// ObservableConvertibleType.asSignal(onErrorJustReturn:)
@MainActor package func strict89(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.asSignal(onErrorJustReturn: 7)
    }
}

// ObservableConvertibleType.asSignal(onErrorSignalWith:)
@MainActor package func strict90(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.asSignal(onErrorSignalWith: Signal<Int>.just(7))
    }
}

// ObservableConvertibleType.asSignal(onErrorRecover:)
@MainActor package func strict91(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.asSignal(onErrorRecover: { _ in run.note(Signal<Int>.just(7)) })
    }
}

// InfallibleType.asSignal()
@MainActor package func strict92(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.asSignal()
    }
}

// PrimitiveSequenceType.flatMapMaybe(_:)
@MainActor package func strict93(_ run: StrictRun) -> [String] {
    run.events {
        run.single.flatMapMaybe({ run.note(Maybe.just($0)) })
    }
}

// PrimitiveSequenceType.flatMapCompletable(_:)
@MainActor package func strict94(_ run: StrictRun) -> [String] {
    run.events {
        run.single.flatMapCompletable({ _ in run.note(Completable.empty()) })
    }
}

// InfallibleType.combineLatest(_:)
@MainActor package func strict95(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.combineLatest([Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)])
    }
}

// InfallibleType.combineLatest(_:resultSelector:)
@MainActor package func strict96(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.combineLatest(
            [Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)],
            resultSelector: { run.note($0[1]) }
        )
    }
}

// SharedSequence.combineLatest(_:resultSelector:)
@MainActor package func strict97(_ run: StrictRun) -> [String] {
    run.events {
        Driver<Int>.combineLatest([Driver<Int>.of(5, 6), Driver<Int>.of(5, 6)], resultSelector: { run.note($0[1]) })
    }
}

// ObservableType.combineLatest(_:_:_:)
@MainActor package func strict98(_ run: StrictRun) -> [String] {
    run.events {
        Observable.combineLatest(Observable<Int>.of(5, 6), Observable<Int>.of(5, 6), Observable<Int>.of(5, 6))
    }
}

// ObservableType.combineLatest(_:_:_:_:)
@MainActor package func strict99(_ run: StrictRun) -> [String] {
    run.events {
        Observable.combineLatest(
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6)
        )
    }
}

// ObservableType.combineLatest(_:_:_:_:_:)
@MainActor package func strict100(_ run: StrictRun) -> [String] {
    run.events {
        Observable.combineLatest(
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6)
        )
    }
}

// ObservableType.combineLatest(_:_:_:_:_:_:)
@MainActor package func strict101(_ run: StrictRun) -> [String] {
    run.events {
        Observable.combineLatest(
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6)
        )
    }
}

// ObservableType.combineLatest(_:_:_:_:_:_:_:)
@MainActor package func strict102(_ run: StrictRun) -> [String] {
    run.events {
        Observable.combineLatest(
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6)
        )
    }
}

// ObservableType.combineLatest(_:_:_:_:_:_:_:_:)
@MainActor package func strict103(_ run: StrictRun) -> [String] {
    run.events {
        Observable.combineLatest(
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6)
        )
    }
}

// InfallibleType.combineLatest(_:_:)
@MainActor package func strict104(_ run: StrictRun) -> [String] {
    run.events {
        Infallible.combineLatest(Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6))
    }
}

// InfallibleType.combineLatest(_:_:_:)
@MainActor package func strict105(_ run: StrictRun) -> [String] {
    run.events {
        Infallible.combineLatest(Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6))
    }
}

// InfallibleType.combineLatest(_:_:_:_:)
@MainActor package func strict106(_ run: StrictRun) -> [String] {
    run.events {
        Infallible.combineLatest(
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6)
        )
    }
}

// InfallibleType.combineLatest(_:_:_:_:_:)
@MainActor package func strict107(_ run: StrictRun) -> [String] {
    run.events {
        Infallible.combineLatest(
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6)
        )
    }
}

// InfallibleType.combineLatest(_:_:_:_:_:_:)
@MainActor package func strict108(_ run: StrictRun) -> [String] {
    run.events {
        Infallible.combineLatest(
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6)
        )
    }
}

// InfallibleType.combineLatest(_:_:_:_:_:_:_:)
@MainActor package func strict109(_ run: StrictRun) -> [String] {
    run.events {
        Infallible.combineLatest(
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6)
        )
    }
}

// InfallibleType.combineLatest(_:_:_:_:_:_:_:_:)
@MainActor package func strict110(_ run: StrictRun) -> [String] {
    run.events {
        Infallible.combineLatest(
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6)
        )
    }
}

// ObservableType.combineLatest(_:_:_:resultSelector:)
@MainActor package func strict111(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.combineLatest(
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            resultSelector: { run.note($0 + $2) }
        )
    }
}

// ObservableType.combineLatest(_:_:_:_:resultSelector:)
@MainActor package func strict112(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.combineLatest(
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            resultSelector: { run.note($0 + $3) }
        )
    }
}

// ObservableType.combineLatest(_:_:_:_:_:resultSelector:)
@MainActor package func strict113(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.combineLatest(
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            resultSelector: { run.note($0 + $4) }
        )
    }
}

// ObservableType.combineLatest(_:_:_:_:_:_:resultSelector:)
@MainActor package func strict114(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.combineLatest(
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            resultSelector: { run.note($0 + $5) }
        )
    }
}

// ObservableType.combineLatest(_:_:_:_:_:_:_:resultSelector:)
@MainActor package func strict115(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.combineLatest(
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            resultSelector: { run.note($0 + $6) }
        )
    }
}

// ObservableType.combineLatest(_:_:_:_:_:_:_:_:resultSelector:)
@MainActor package func strict116(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.combineLatest(
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            resultSelector: { run.note($0 + $7) }
        )
    }
}

// InfallibleType.combineLatest(_:_:resultSelector:)
@MainActor package func strict117(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.combineLatest(
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            resultSelector: { run.note($0 + $1) }
        )
    }
}

// InfallibleType.combineLatest(_:_:_:resultSelector:)
@MainActor package func strict118(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.combineLatest(
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            resultSelector: { run.note($0 + $2) }
        )
    }
}

// InfallibleType.combineLatest(_:_:_:_:resultSelector:)
@MainActor package func strict119(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.combineLatest(
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            resultSelector: { run.note($0 + $3) }
        )
    }
}

// InfallibleType.combineLatest(_:_:_:_:_:resultSelector:)
@MainActor package func strict120(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.combineLatest(
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            resultSelector: { run.note($0 + $4) }
        )
    }
}

// InfallibleType.combineLatest(_:_:_:_:_:_:resultSelector:)
@MainActor package func strict121(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.combineLatest(
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            resultSelector: { run.note($0 + $5) }
        )
    }
}

// InfallibleType.combineLatest(_:_:_:_:_:_:_:resultSelector:)
@MainActor package func strict122(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.combineLatest(
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            resultSelector: { run.note($0 + $6) }
        )
    }
}

// InfallibleType.combineLatest(_:_:_:_:_:_:_:_:resultSelector:)
@MainActor package func strict123(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.combineLatest(
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            resultSelector: { run.note($0 + $7) }
        )
    }
}

// SharedSequence.combineLatest(_:_:resultSelector:)
@MainActor package func strict124(_ run: StrictRun) -> [String] {
    run.events {
        Driver<Int>.combineLatest(Driver<Int>.of(5, 6), Driver<Int>.of(5, 6), resultSelector: { run.note($0 + $1) })
    }
}

// SharedSequence.combineLatest(_:_:_:resultSelector:)
@MainActor package func strict125(_ run: StrictRun) -> [String] {
    run.events {
        Driver<Int>.combineLatest(
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            resultSelector: { run.note($0 + $2) }
        )
    }
}

// SharedSequence.combineLatest(_:_:_:_:resultSelector:)
@MainActor package func strict126(_ run: StrictRun) -> [String] {
    run.events {
        Driver<Int>.combineLatest(
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            resultSelector: { run.note($0 + $3) }
        )
    }
}

// SharedSequence.combineLatest(_:_:_:_:_:resultSelector:)
@MainActor package func strict127(_ run: StrictRun) -> [String] {
    run.events {
        Driver<Int>.combineLatest(
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            resultSelector: { run.note($0 + $4) }
        )
    }
}

// SharedSequence.combineLatest(_:_:_:_:_:_:resultSelector:)
@MainActor package func strict128(_ run: StrictRun) -> [String] {
    run.events {
        Driver<Int>.combineLatest(
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            resultSelector: { run.note($0 + $5) }
        )
    }
}

// SharedSequence.combineLatest(_:_:_:_:_:_:_:resultSelector:)
@MainActor package func strict129(_ run: StrictRun) -> [String] {
    run.events {
        Driver<Int>.combineLatest(
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            resultSelector: { run.note($0 + $6) }
        )
    }
}

// SharedSequence.combineLatest(_:_:_:_:_:_:_:_:resultSelector:)
@MainActor package func strict130(_ run: StrictRun) -> [String] {
    run.events {
        Driver<Int>.combineLatest(
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            resultSelector: { run.note($0 + $7) }
        )
    }
}

// InfallibleType.concat(_:)
@MainActor package func strict131(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.concat([Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)])
    }
}

// SharedSequenceConvertibleType.concat(_:)
@MainActor package func strict132(_ run: StrictRun) -> [String] {
    run.events {
        Driver<Int>.concat([Driver<Int>.of(5, 6), Driver<Int>.of(5, 6)])
    }
}

// PrimitiveSequenceType.concat(_:)
@MainActor package func strict133(_ run: StrictRun) -> [String] {
    run.events {
        Completable.concat([Completable.empty(), Completable.empty()])
    }
}

// InfallibleType.deferred(_:)
@MainActor package func strict134(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.deferred({ run.note(Infallible<Int>.of(5, 6)) })
    }
}

// SharedSequence.deferred(_:)
@MainActor package func strict135(_ run: StrictRun) -> [String] {
    run.events {
        Driver<Int>.deferred({ run.note(Driver<Int>.of(5, 6)) })
    }
}

// PrimitiveSequence.deferred(_:)
@MainActor package func strict136(_ run: StrictRun) -> [String] {
    run.events {
        Maybe<Int>.deferred({ run.note(Maybe<Int>.just(5)) })
    }
}

// Infallible.from(_:)
@MainActor package func strict137(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.from([7, 8])
    }
}

// SharedSequence.from(_:)
@MainActor package func strict138(_ run: StrictRun) -> [String] {
    run.events {
        Driver<Int>.from([7, 8])
    }
}

// Infallible.from(_:scheduler:)
@MainActor package func strict139(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.from([7, 8], scheduler: run.scheduler)
    }
}

// Infallible.from(_:scheduler:)
@MainActor package func strict140(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.from([5, 6])
    }
}

// SharedSequence.from(_:)
@MainActor package func strict141(_ run: StrictRun) -> [String] {
    run.events {
        Driver<Int>.from([5, 6])
    }
}

// Infallible.from(optional:)
@MainActor package func strict142(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.from(optional: 7)
    }
}

// SharedSequence.from(optional:)
@MainActor package func strict143(_ run: StrictRun) -> [String] {
    run.events {
        Driver<Int>.from(optional: 7)
    }
}

// Infallible.from(optional:scheduler:)
@MainActor package func strict144(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.from(optional: 7, scheduler: run.scheduler)
    }
}

// Infallible.generate(initialState:condition:iterate:)
@MainActor package func strict145(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.generate(initialState: 1, condition: { run.note($0 != 3) }, iterate: { run.note($0 + 1) })
    }
}

// Infallible.generate(initialState:condition:scheduler:iterate:)
@MainActor package func strict146(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.generate(
            initialState: 1,
            condition: { run.note($0 != 3) },
            scheduler: run.scheduler,
            iterate: { run.note($0 + 1) }
        )
    }
}

// Infallible.just(_:)
@MainActor package func strict147(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.just(7)
    }
}

// SharedSequence.just(_:)
@MainActor package func strict148(_ run: StrictRun) -> [String] {
    run.events {
        Driver<Int>.just(7)
    }
}

// SharedSequence.just(_:)
@MainActor package func strict149(_ run: StrictRun) -> [String] {
    run.events {
        Signal<Int>.just(7)
    }
}

// PrimitiveSequence.just(_:)
@MainActor package func strict150(_ run: StrictRun) -> [String] {
    run.events {
        Maybe<Int>.just(7)
    }
}

// InfallibleType.just(_:scheduler:)
@MainActor package func strict151(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.just(7, scheduler: run.scheduler)
    }
}

// PrimitiveSequenceType.just(_:scheduler:)
@MainActor package func strict152(_ run: StrictRun) -> [String] {
    run.events {
        Maybe<Int>.just(7, scheduler: run.scheduler)
    }
}

// Infallible.of(_:)
@MainActor package func strict153(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.of(7, 8)
    }
}

// SharedSequence.of(_:)
@MainActor package func strict154(_ run: StrictRun) -> [String] {
    run.events {
        Driver<Int>.of(7, 8)
    }
}

// Infallible.of(_:scheduler:)
@MainActor package func strict155(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.of(7, 8, scheduler: run.scheduler)
    }
}

// Infallible.repeatElement(_:)
@MainActor package func strict156(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.repeatElement(7)
    }
}

// Infallible.repeatElement(_:scheduler:)
@MainActor package func strict157(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.repeatElement(7, scheduler: run.scheduler)
    }
}

// InfallibleType.using(_:observableFactory:)
@MainActor package func strict158(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.using({ BooleanDisposable() }, observableFactory: { _ in run.note(Infallible<Int>.of(5, 6)) })
    }
}

// PrimitiveSequence.using(_:primitiveSequenceFactory:)
@MainActor package func strict159(_ run: StrictRun) -> [String] {
    run.events {
        Maybe<Int>.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in run.note(Maybe<Int>.just(5)) })
    }
}

// InfallibleType.zip(_:)
@MainActor package func strict160(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.zip([Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)])
    }
}

// PrimitiveSequenceType.zip(_:)
@MainActor package func strict161(_ run: StrictRun) -> [String] {
    run.events {
        Single<Int>.zip([Single<Int>.just(5), Single<Int>.just(5)])
    }
}

// InfallibleType.zip(_:resultSelector:)
@MainActor package func strict162(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.zip([Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)], resultSelector: { run.note($0[1]) })
    }
}

// SharedSequence.zip(_:resultSelector:)
@MainActor package func strict163(_ run: StrictRun) -> [String] {
    run.events {
        Driver<Int>.zip([Driver<Int>.of(5, 6), Driver<Int>.of(5, 6)], resultSelector: { run.note($0[1]) })
    }
}

// PrimitiveSequenceType.zip(_:resultSelector:)
@MainActor package func strict164(_ run: StrictRun) -> [String] {
    run.events {
        Single<Int>.zip([Single<Int>.just(5), Single<Int>.just(5)], resultSelector: { run.note($0[1]) })
    }
}

// ObservableType.zip(_:_:_:)
@MainActor package func strict165(_ run: StrictRun) -> [String] {
    run.events {
        Observable.zip(Observable<Int>.of(5, 6), Observable<Int>.of(5, 6), Observable<Int>.of(5, 6))
    }
}

// ObservableType.zip(_:_:_:_:)
@MainActor package func strict166(_ run: StrictRun) -> [String] {
    run.events {
        Observable.zip(
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6)
        )
    }
}

// ObservableType.zip(_:_:_:_:_:)
@MainActor package func strict167(_ run: StrictRun) -> [String] {
    run.events {
        Observable.zip(
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6)
        )
    }
}

// ObservableType.zip(_:_:_:_:_:_:)
@MainActor package func strict168(_ run: StrictRun) -> [String] {
    run.events {
        Observable.zip(
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6)
        )
    }
}

// ObservableType.zip(_:_:_:_:_:_:_:)
@MainActor package func strict169(_ run: StrictRun) -> [String] {
    run.events {
        Observable.zip(
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6)
        )
    }
}

// ObservableType.zip(_:_:_:_:_:_:_:_:)
@MainActor package func strict170(_ run: StrictRun) -> [String] {
    run.events {
        Observable.zip(
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6)
        )
    }
}

// InfallibleType.zip(_:_:)
@MainActor package func strict171(_ run: StrictRun) -> [String] {
    run.events {
        Infallible.zip(Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6))
    }
}

// InfallibleType.zip(_:_:_:)
@MainActor package func strict172(_ run: StrictRun) -> [String] {
    run.events {
        Infallible.zip(Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6))
    }
}

// InfallibleType.zip(_:_:_:_:)
@MainActor package func strict173(_ run: StrictRun) -> [String] {
    run.events {
        Infallible.zip(
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6)
        )
    }
}

// InfallibleType.zip(_:_:_:_:_:)
@MainActor package func strict174(_ run: StrictRun) -> [String] {
    run.events {
        Infallible.zip(
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6)
        )
    }
}

// InfallibleType.zip(_:_:_:_:_:_:)
@MainActor package func strict175(_ run: StrictRun) -> [String] {
    run.events {
        Infallible.zip(
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6)
        )
    }
}

// InfallibleType.zip(_:_:_:_:_:_:_:)
@MainActor package func strict176(_ run: StrictRun) -> [String] {
    run.events {
        Infallible.zip(
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6)
        )
    }
}

// InfallibleType.zip(_:_:_:_:_:_:_:_:)
@MainActor package func strict177(_ run: StrictRun) -> [String] {
    run.events {
        Infallible.zip(
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6)
        )
    }
}

// PrimitiveSequenceType.zip(_:_:)
@MainActor package func strict178(_ run: StrictRun) -> [String] {
    run.events {
        Maybe.zip(Maybe<Int>.just(5), Maybe<Int>.just(5))
    }
}

// PrimitiveSequenceType.zip(_:_:_:)
@MainActor package func strict179(_ run: StrictRun) -> [String] {
    run.events {
        Maybe.zip(Maybe<Int>.just(5), Maybe<Int>.just(5), Maybe<Int>.just(5))
    }
}

// PrimitiveSequenceType.zip(_:_:_:_:)
@MainActor package func strict180(_ run: StrictRun) -> [String] {
    run.events {
        Maybe.zip(Maybe<Int>.just(5), Maybe<Int>.just(5), Maybe<Int>.just(5), Maybe<Int>.just(5))
    }
}

// PrimitiveSequenceType.zip(_:_:_:_:_:)
@MainActor package func strict181(_ run: StrictRun) -> [String] {
    run.events {
        Maybe.zip(Maybe<Int>.just(5), Maybe<Int>.just(5), Maybe<Int>.just(5), Maybe<Int>.just(5), Maybe<Int>.just(5))
    }
}

// PrimitiveSequenceType.zip(_:_:_:_:_:_:)
@MainActor package func strict182(_ run: StrictRun) -> [String] {
    run.events {
        Maybe.zip(
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5)
        )
    }
}

// PrimitiveSequenceType.zip(_:_:_:_:_:_:_:)
@MainActor package func strict183(_ run: StrictRun) -> [String] {
    run.events {
        Maybe.zip(
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5)
        )
    }
}

// PrimitiveSequenceType.zip(_:_:_:_:_:_:_:_:)
@MainActor package func strict184(_ run: StrictRun) -> [String] {
    run.events {
        Maybe.zip(
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5)
        )
    }
}

// ObservableType.zip(_:_:_:resultSelector:)
@MainActor package func strict185(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.zip(
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            resultSelector: { run.note($0 + $2) }
        )
    }
}

// ObservableType.zip(_:_:_:_:resultSelector:)
@MainActor package func strict186(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.zip(
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            resultSelector: { run.note($0 + $3) }
        )
    }
}

// ObservableType.zip(_:_:_:_:_:resultSelector:)
@MainActor package func strict187(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.zip(
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            resultSelector: { run.note($0 + $4) }
        )
    }
}

// ObservableType.zip(_:_:_:_:_:_:resultSelector:)
@MainActor package func strict188(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.zip(
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            resultSelector: { run.note($0 + $5) }
        )
    }
}

// ObservableType.zip(_:_:_:_:_:_:_:resultSelector:)
@MainActor package func strict189(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.zip(
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            resultSelector: { run.note($0 + $6) }
        )
    }
}

// ObservableType.zip(_:_:_:_:_:_:_:_:resultSelector:)
@MainActor package func strict190(_ run: StrictRun) -> [String] {
    run.events {
        Observable<Int>.zip(
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            Observable<Int>.of(5, 6),
            resultSelector: { run.note($0 + $7) }
        )
    }
}

// InfallibleType.zip(_:_:resultSelector:)
@MainActor package func strict191(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.zip(Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6), resultSelector: { run.note($0 + $1) })
    }
}

// InfallibleType.zip(_:_:_:resultSelector:)
@MainActor package func strict192(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.zip(
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            resultSelector: { run.note($0 + $2) }
        )
    }
}

// InfallibleType.zip(_:_:_:_:resultSelector:)
@MainActor package func strict193(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.zip(
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            resultSelector: { run.note($0 + $3) }
        )
    }
}

// InfallibleType.zip(_:_:_:_:_:resultSelector:)
@MainActor package func strict194(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.zip(
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            resultSelector: { run.note($0 + $4) }
        )
    }
}

// InfallibleType.zip(_:_:_:_:_:_:resultSelector:)
@MainActor package func strict195(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.zip(
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            resultSelector: { run.note($0 + $5) }
        )
    }
}

// InfallibleType.zip(_:_:_:_:_:_:_:resultSelector:)
@MainActor package func strict196(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.zip(
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            resultSelector: { run.note($0 + $6) }
        )
    }
}

// InfallibleType.zip(_:_:_:_:_:_:_:_:resultSelector:)
@MainActor package func strict197(_ run: StrictRun) -> [String] {
    run.events {
        Infallible<Int>.zip(
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            Infallible<Int>.of(5, 6),
            resultSelector: { run.note($0 + $7) }
        )
    }
}

// SharedSequence.zip(_:_:resultSelector:)
@MainActor package func strict198(_ run: StrictRun) -> [String] {
    run.events {
        Driver<Int>.zip(Driver<Int>.of(5, 6), Driver<Int>.of(5, 6), resultSelector: { run.note($0 + $1) })
    }
}

// SharedSequence.zip(_:_:_:resultSelector:)
@MainActor package func strict199(_ run: StrictRun) -> [String] {
    run.events {
        Driver<Int>.zip(
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            resultSelector: { run.note($0 + $2) }
        )
    }
}

// SharedSequence.zip(_:_:_:_:resultSelector:)
@MainActor package func strict200(_ run: StrictRun) -> [String] {
    run.events {
        Driver<Int>.zip(
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            resultSelector: { run.note($0 + $3) }
        )
    }
}

// SharedSequence.zip(_:_:_:_:_:resultSelector:)
@MainActor package func strict201(_ run: StrictRun) -> [String] {
    run.events {
        Driver<Int>.zip(
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            resultSelector: { run.note($0 + $4) }
        )
    }
}

// SharedSequence.zip(_:_:_:_:_:_:resultSelector:)
@MainActor package func strict202(_ run: StrictRun) -> [String] {
    run.events {
        Driver<Int>.zip(
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            resultSelector: { run.note($0 + $5) }
        )
    }
}

// SharedSequence.zip(_:_:_:_:_:_:_:resultSelector:)
@MainActor package func strict203(_ run: StrictRun) -> [String] {
    run.events {
        Driver<Int>.zip(
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            resultSelector: { run.note($0 + $6) }
        )
    }
}

// SharedSequence.zip(_:_:_:_:_:_:_:_:resultSelector:)
@MainActor package func strict204(_ run: StrictRun) -> [String] {
    run.events {
        Driver<Int>.zip(
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            Driver<Int>.of(5, 6),
            resultSelector: { run.note($0 + $7) }
        )
    }
}

// PrimitiveSequenceType.zip(_:_:resultSelector:)
@MainActor package func strict205(_ run: StrictRun) -> [String] {
    run.events {
        Maybe<Int>.zip(Maybe<Int>.just(5), Maybe<Int>.just(5), resultSelector: { run.note($0 + $1) })
    }
}

// PrimitiveSequenceType.zip(_:_:_:resultSelector:)
@MainActor package func strict206(_ run: StrictRun) -> [String] {
    run.events {
        Maybe<Int>.zip(
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            resultSelector: { run.note($0 + $2) }
        )
    }
}

// PrimitiveSequenceType.zip(_:_:_:_:resultSelector:)
@MainActor package func strict207(_ run: StrictRun) -> [String] {
    run.events {
        Maybe<Int>.zip(
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            resultSelector: { run.note($0 + $3) }
        )
    }
}

// PrimitiveSequenceType.zip(_:_:_:_:_:resultSelector:)
@MainActor package func strict208(_ run: StrictRun) -> [String] {
    run.events {
        Maybe<Int>.zip(
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            resultSelector: { run.note($0 + $4) }
        )
    }
}

// PrimitiveSequenceType.zip(_:_:_:_:_:_:resultSelector:)
@MainActor package func strict209(_ run: StrictRun) -> [String] {
    run.events {
        Maybe<Int>.zip(
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            resultSelector: { run.note($0 + $5) }
        )
    }
}

// PrimitiveSequenceType.zip(_:_:_:_:_:_:_:resultSelector:)
@MainActor package func strict210(_ run: StrictRun) -> [String] {
    run.events {
        Maybe<Int>.zip(
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            resultSelector: { run.note($0 + $6) }
        )
    }
}

// PrimitiveSequenceType.zip(_:_:_:_:_:_:_:_:resultSelector:)
@MainActor package func strict211(_ run: StrictRun) -> [String] {
    run.events {
        Maybe<Int>.zip(
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            Maybe<Int>.just(5),
            resultSelector: { run.note($0 + $7) }
        )
    }
}

// InfallibleType.buffer(timeSpan:count:scheduler:)
@MainActor package func strict212(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.buffer(timeSpan: RxTimeInterval.seconds(5), count: 2, scheduler: run.scheduler)
    }
}

// PrimitiveSequenceType.catch(_:)
@MainActor package func strict213(_ run: StrictRun) -> [String] {
    run.events {
        run.maybe.catch({ _ in run.note(Maybe<Int>.just(5)) })
    }
}

// PrimitiveSequenceType.catchAndReturn(_:)
@MainActor package func strict214(_ run: StrictRun) -> [String] {
    run.events {
        run.maybe.catchAndReturn(7)
    }
}

// InfallibleType.compactMap(_:)
@MainActor package func strict215(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.compactMap({ run.note($0 != 2 ? $0 : nil) })
    }
}

// SharedSequenceConvertibleType.compactMap(_:)
@MainActor package func strict216(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.compactMap({ run.note($0 != 2 ? $0 : nil) })
    }
}

// PrimitiveSequenceType.compactMap(_:)
@MainActor package func strict217(_ run: StrictRun) -> [String] {
    run.events {
        run.maybe.compactMap({ run.note($0 != 2 ? $0 : nil) })
    }
}

// InfallibleType.concatMap(_:)
@MainActor package func strict218(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.concatMap({ run.note(Infallible.just($0)) })
    }
}

// InfallibleType.debounce(_:scheduler:)
@MainActor package func strict219(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.debounce(RxTimeInterval.seconds(5), scheduler: run.scheduler)
    }
}

// SharedSequenceConvertibleType.debounce(_:)
@MainActor package func strict220(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.debounce(RxTimeInterval.seconds(5))
    }
}

// InfallibleType.debug(_:trimOutput:file:line:function:write:)
@MainActor package func strict221(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.debug(write: { _ = run.note($0) })
    }
}

// PrimitiveSequenceType.debug(_:trimOutput:file:line:function:write:)
@MainActor package func strict222(_ run: StrictRun) -> [String] {
    run.events {
        run.maybe.debug(write: { _ = run.note($0) })
    }
}

// InfallibleType.delay(_:scheduler:)
@MainActor package func strict223(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.delay(RxTimeInterval.seconds(5), scheduler: run.scheduler)
    }
}

// SharedSequenceConvertibleType.delay(_:)
@MainActor package func strict224(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.delay(RxTimeInterval.seconds(5))
    }
}

// PrimitiveSequenceType.delay(_:scheduler:)
@MainActor package func strict225(_ run: StrictRun) -> [String] {
    run.events {
        run.maybe.delay(RxTimeInterval.seconds(5), scheduler: run.scheduler)
    }
}

// InfallibleType.delaySubscription(_:scheduler:)
@MainActor package func strict226(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.delaySubscription(RxTimeInterval.seconds(5), scheduler: run.scheduler)
    }
}

// PrimitiveSequenceType.delaySubscription(_:scheduler:)
@MainActor package func strict227(_ run: StrictRun) -> [String] {
    run.events {
        run.maybe.delaySubscription(RxTimeInterval.seconds(5), scheduler: run.scheduler)
    }
}

// InfallibleType.distinctUntilChanged()
@MainActor package func strict228(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.distinctUntilChanged()
    }
}

// SharedSequenceConvertibleType.distinctUntilChanged()
@MainActor package func strict229(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.distinctUntilChanged()
    }
}

// InfallibleType.distinctUntilChanged(_:)
@MainActor package func strict230(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.distinctUntilChanged({ run.note($0 % 2) })
    }
}

// SharedSequenceConvertibleType.distinctUntilChanged(_:)
@MainActor package func strict231(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.distinctUntilChanged({ run.note($0 % 2) })
    }
}

// InfallibleType.distinctUntilChanged(_:)
@MainActor package func strict232(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.distinctUntilChanged({ run.note($0 == $1) })
    }
}

// SharedSequenceConvertibleType.distinctUntilChanged(_:)
@MainActor package func strict233(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.distinctUntilChanged({ run.note($0 == $1) })
    }
}

// InfallibleType.distinctUntilChanged(_:comparer:)
@MainActor package func strict234(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.distinctUntilChanged({ run.note($0 % 2) }, comparer: { run.note($0 == $1) })
    }
}

// SharedSequenceConvertibleType.distinctUntilChanged(_:comparer:)
@MainActor package func strict235(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.distinctUntilChanged({ run.note($0 % 2) }, comparer: { run.note($0 == $1) })
    }
}

// InfallibleType.distinctUntilChanged(at:)
@MainActor package func strict236(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.distinctUntilChanged(at: \.half)
    }
}

// InfallibleType.do(onNext:…)
@MainActor package func strict237(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.do(onNext: { _ = run.note($0) }, afterNext: { _ = run.note($0) }, onCompleted: { run.note(()) })
    }
}

// SharedSequenceConvertibleType.do(onNext:…)
@MainActor package func strict238(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.do(onNext: { _ = run.note($0) }, afterNext: { _ = run.note($0) }, onCompleted: { run.note(()) })
    }
}

// InfallibleType.filter(_:)
@MainActor package func strict239(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.filter({ run.note($0 != 3) })
    }
}

// SharedSequenceConvertibleType.filter(_:)
@MainActor package func strict240(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.filter({ run.note($0 != 3) })
    }
}

// PrimitiveSequenceType.filter(_:)
@MainActor package func strict241(_ run: StrictRun) -> [String] {
    run.events {
        run.maybe.filter({ run.note($0 != 3) })
    }
}

// InfallibleType.flatMap(_:)
@MainActor package func strict242(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.flatMap({ run.note(Infallible.just($0)) })
    }
}

// SharedSequenceConvertibleType.flatMap(_:)
@MainActor package func strict243(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.flatMap({ run.note(Driver.just($0)) })
    }
}

// PrimitiveSequenceType.flatMap(_:)
@MainActor package func strict244(_ run: StrictRun) -> [String] {
    run.events {
        run.maybe.flatMap({ run.note(Maybe.just($0)) })
    }
}

// InfallibleType.flatMapFirst(_:)
@MainActor package func strict245(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.flatMapFirst({ run.note(Infallible.just($0)) })
    }
}

// SharedSequenceConvertibleType.flatMapFirst(_:)
@MainActor package func strict246(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.flatMapFirst({ run.note(Driver.just($0)) })
    }
}

// InfallibleType.flatMapLatest(_:)
@MainActor package func strict247(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.flatMapLatest({ run.note(Infallible.just($0)) })
    }
}

// SharedSequenceConvertibleType.flatMapLatest(_:)
@MainActor package func strict248(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.flatMapLatest({ run.note(Driver.just($0)) })
    }
}

// InfallibleType.groupBy(keySelector:)
@MainActor package func strict249(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.groupBy(keySelector: { run.note($0 % 2) })
    }
}

// InfallibleType.ifEmpty(default:)
@MainActor package func strict250(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.ifEmpty(default: 7)
    }
}

// SharedSequenceConvertibleType.ifEmpty(default:)
@MainActor package func strict251(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.ifEmpty(default: 7)
    }
}

// PrimitiveSequenceType.ifEmpty(default:)
@MainActor package func strict252(_ run: StrictRun) -> [String] {
    run.events {
        run.maybe.ifEmpty(default: 7)
    }
}

// InfallibleType.map(_:)
@MainActor package func strict253(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.map({ run.note($0 + 1) })
    }
}

// SharedSequenceConvertibleType.map(_:)
@MainActor package func strict254(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.map({ run.note($0 + 1) })
    }
}

// PrimitiveSequenceType.map(_:)
@MainActor package func strict255(_ run: StrictRun) -> [String] {
    run.events {
        run.maybe.map({ run.note($0 + 1) })
    }
}

// InfallibleType.observe(on:)
@MainActor package func strict256(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.observe(on: run.scheduler)
    }
}

// PrimitiveSequenceType.observe(on:)
@MainActor package func strict257(_ run: StrictRun) -> [String] {
    run.events {
        run.maybe.observe(on: run.scheduler)
    }
}

// InfallibleType.reduce(_:accumulator:)
@MainActor package func strict258(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.reduce(0, accumulator: { run.note($0 + $1) })
    }
}

// InfallibleType.reduce(_:accumulator:mapResult:)
@MainActor package func strict259(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.reduce(0, accumulator: { run.note($0 + $1) }, mapResult: { run.note($0 * 2) })
    }
}

// PrimitiveSequenceType.retry(on:when:)
@MainActor package func strict260(_ run: StrictRun) -> [String] {
    run.events {
        run.maybe.retry(on: Broken.self, when: { run.note($0.take(1)) })
    }
}

// PrimitiveSequenceType.retry(when:)
@MainActor package func strict261(_ run: StrictRun) -> [String] {
    run.events {
        run.maybe.retry(on: Broken.self, when: { run.note($0.take(1)) })
    }
}

// PrimitiveSequenceType.retry(when:)
@MainActor package func strict262(_ run: StrictRun) -> [String] {
    run.events {
        run.maybe.retry(when: { run.note($0.take(1)) })
    }
}

// InfallibleType.sample(_:defaultValue:)
@MainActor package func strict263(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.sample(Infallible<Int>.of(5, 6))
    }
}

// SharedSequenceConvertibleType.sample(_:defaultValue:)
@MainActor package func strict264(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.sample(Driver<Int>.of(5, 6))
    }
}

// InfallibleType.scan(_:accumulator:)
@MainActor package func strict265(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.scan(0, accumulator: { run.note($0 + $1) })
    }
}

// SharedSequenceConvertibleType.scan(_:accumulator:)
@MainActor package func strict266(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.scan(0, accumulator: { run.note($0 + $1) })
    }
}

// InfallibleType.scan(into:accumulator:)
@MainActor package func strict267(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.scan(into: 0, accumulator: { $0 += run.note($1) })
    }
}

// SharedSequenceConvertibleType.scan(into:accumulator:)
@MainActor package func strict268(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.scan(into: 0, accumulator: { $0 += run.note($1) })
    }
}

// InfallibleType.share(replay:scope:)
@MainActor package func strict269(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.share(replay: 2)
    }
}

// InfallibleType.skip(while:)
@MainActor package func strict270(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.skip(while: { run.note($0 != 3) })
    }
}

// SharedSequenceConvertibleType.skip(while:)
@MainActor package func strict271(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.skip(while: { run.note($0 != 3) })
    }
}

// InfallibleType.startWith(contentsOf:)
@MainActor package func strict272(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.startWith(contentsOf: [7, 8])
    }
}

// SharedSequenceConvertibleType.startWith(contentsOf:)
@MainActor package func strict273(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.startWith(contentsOf: [7, 8])
    }
}

// InfallibleType.startWith(_:)
@MainActor package func strict274(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.startWith(7)
    }
}

// SharedSequenceConvertibleType.startWith(_:)
@MainActor package func strict275(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.startWith(7)
    }
}

// InfallibleType.startWith(_:_:_:)
@MainActor package func strict276(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.startWith(7, 7, 7, 8)
    }
}

// SharedSequenceConvertibleType.startWith(_:_:_:)
@MainActor package func strict277(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.startWith(7, 7, 7, 8)
    }
}

// InfallibleType.subscribe(on:)
@MainActor package func strict278(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.subscribe(on: run.scheduler)
    }
}

// PrimitiveSequenceType.subscribe(on:)
@MainActor package func strict279(_ run: StrictRun) -> [String] {
    run.events {
        run.maybe.subscribe(on: run.scheduler)
    }
}

// InfallibleType.take(for:scheduler:)
@MainActor package func strict280(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.take(for: RxTimeInterval.seconds(5), scheduler: run.scheduler)
    }
}

// InfallibleType.take(until:)
@MainActor package func strict281(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.take(until: Infallible<Int>.of(5, 6))
    }
}

// InfallibleType.take(until:behavior:)
@MainActor package func strict282(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.take(until: { run.note($0 != 3) })
    }
}

// SharedSequenceConvertibleType.take(until:behavior:)
@MainActor package func strict283(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.take(until: { run.note($0 != 3) })
    }
}

// InfallibleType.take(while:behavior:)
@MainActor package func strict284(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.take(while: { run.note($0 != 3) })
    }
}

// SharedSequenceConvertibleType.take(while:behavior:)
@MainActor package func strict285(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.take(while: { run.note($0 != 3) })
    }
}

// InfallibleType.throttle(_:latest:scheduler:)
@MainActor package func strict286(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.throttle(RxTimeInterval.seconds(5), scheduler: run.scheduler)
    }
}

// SharedSequenceConvertibleType.throttle(_:latest:)
@MainActor package func strict287(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.throttle(RxTimeInterval.seconds(5))
    }
}

// PrimitiveSequenceType.timeout(_:scheduler:)
@MainActor package func strict288(_ run: StrictRun) -> [String] {
    run.events {
        run.maybe.timeout(RxTimeInterval.seconds(5), scheduler: run.scheduler)
    }
}

// InfallibleType.timeout(_:other:scheduler:)
@MainActor package func strict289(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.timeout(RxTimeInterval.seconds(5), other: Infallible<Int>.of(5, 6), scheduler: run.scheduler)
    }
}

// PrimitiveSequenceType.timeout(_:other:scheduler:)
@MainActor package func strict290(_ run: StrictRun) -> [String] {
    run.events {
        run.maybe.timeout(RxTimeInterval.seconds(5), other: Maybe<Int>.just(5), scheduler: run.scheduler)
    }
}

// InfallibleType.withLatestFrom(_:)
@MainActor package func strict291(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.withLatestFrom(Infallible<Int>.of(5, 6))
    }
}

// InfallibleType.withLatestFrom(_:resultSelector:)
@MainActor package func strict292(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.withLatestFrom(Infallible<Int>.of(5, 6), resultSelector: { run.note($0 + $1) })
    }
}

// SharedSequenceConvertibleType.withLatestFrom(_:resultSelector:)
@MainActor package func strict293(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.withLatestFrom(Driver<Int>.of(5, 6), resultSelector: { run.note($0 + $1) })
    }
}

// InfallibleType.withUnretained(_:)
@MainActor package func strict294(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.withUnretained(run.object)
    }
}

// SharedSequenceConvertibleType.withUnretained(_:)
@MainActor package func strict295(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.withUnretained(run.object)
    }
}

// InfallibleType.withUnretained(_:resultSelector:)
@MainActor package func strict296(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.withUnretained(run.object, resultSelector: { run.note($1) })
    }
}

// SharedSequenceConvertibleType.withUnretained(_:resultSelector:)
@MainActor package func strict297(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.withUnretained(run.object, resultSelector: { run.note($1) })
    }
}

// InfallibleType.subscribe(_:)
@MainActor package func strict298(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.subscribe({ _ = run.note($0) })
    }
}

// InfallibleType.subscribe(onNext:onCompleted:onDisposed:)
@MainActor package func strict299(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.subscribe(onNext: { _ = run.note($0) }, onCompleted: { run.note(()) })
    }
}

// InfallibleType.subscribe(with:onNext:onCompleted:onDisposed:)
@MainActor package func strict300(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.subscribe(with: run.object, onNext: { _ = run.note($1) }, onCompleted: { _ = run.note($0) })
    }
}

// PrimitiveSequenceType.subscribe(_:)
@MainActor package func strict301(_ run: StrictRun) -> [String] {
    run.events {
        run.single.subscribe({ _ = run.note($0) })
    }
}

// PrimitiveSequenceType.subscribe(onSuccess:onFailure:onDisposed:)
@MainActor package func strict302(_ run: StrictRun) -> [String] {
    run.events {
        run.single.subscribe(onSuccess: { _ = run.note($0) }, onFailure: { _ = run.note($0) })
    }
}

// PrimitiveSequenceType.subscribe(with:onSuccess:onFailure:onDisposed:)
@MainActor package func strict303(_ run: StrictRun) -> [String] {
    run.events {
        run.single.subscribe(with: run.object, onSuccess: { _ = run.note($1) }, onFailure: { _ = run.note($1) })
    }
}

// PrimitiveSequenceType.do(onSuccess:…)
@MainActor package func strict304(_ run: StrictRun) -> [String] {
    run.events {
        run.single.do(onSuccess: { _ = run.note($0) }, onError: { _ = run.note($0) })
    }
}

// PrimitiveSequenceType.subscribe(_:)
@MainActor package func strict305(_ run: StrictRun) -> [String] {
    run.events {
        run.maybe.subscribe({ _ = run.note($0) })
    }
}

// PrimitiveSequenceType.subscribe(onSuccess:onError:onCompleted:onDisposed:)
@MainActor package func strict306(_ run: StrictRun) -> [String] {
    run.events {
        run.maybe.subscribe(
            onSuccess: { _ = run.note($0) },
            onError: { _ = run.note($0) },
            onCompleted: { run.note(()) }
        )
    }
}

// PrimitiveSequenceType.subscribe(with:onSuccess:onError:onCompleted:onDisposed:)
@MainActor package func strict307(_ run: StrictRun) -> [String] {
    run.events {
        run.maybe.subscribe(
            with: run.object,
            onSuccess: { _ = run.note($1) },
            onError: { _ = run.note($1) },
            onCompleted: { _ = run.note($0) }
        )
    }
}

// PrimitiveSequenceType.do(onNext:…)
@MainActor package func strict308(_ run: StrictRun) -> [String] {
    run.events {
        run.maybe.do(
            onNext: { _ = run.note($0) },
            afterNext: { _ = run.note($0) },
            onError: { _ = run.note($0) },
            onCompleted: { run.note(()) }
        )
    }
}

// PrimitiveSequenceType.subscribe(_:)
@MainActor package func strict309(_ run: StrictRun) -> [String] {
    run.events {
        run.completable.subscribe({ _ = run.note($0) })
    }
}

// PrimitiveSequenceType.subscribe(onCompleted:onError:onDisposed:)
@MainActor package func strict310(_ run: StrictRun) -> [String] {
    run.events {
        run.completable.subscribe(onCompleted: { run.note(()) }, onError: { _ = run.note($0) })
    }
}

// PrimitiveSequenceType.subscribe(with:onCompleted:onError:onDisposed:)
@MainActor package func strict311(_ run: StrictRun) -> [String] {
    run.events {
        run.completable.subscribe(with: run.object, onCompleted: { _ = run.note($0) }, onError: { _ = run.note($1) })
    }
}

// PrimitiveSequenceType.do(onError:…)
@MainActor package func strict312(_ run: StrictRun) -> [String] {
    run.events {
        run.completable.do(onError: { _ = run.note($0) }, onCompleted: { run.note(()) })
    }
}

// SharedSequenceConvertibleType.drive(onNext:onCompleted:onDisposed:)
@MainActor package func strict313(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.drive(onNext: { _ = run.note($0) }, onCompleted: { run.note(()) })
    }
}

// SharedSequenceConvertibleType.drive(with:onNext:onCompleted:onDisposed:)
@MainActor package func strict314(_ run: StrictRun) -> [String] {
    run.events {
        run.driver.drive(with: run.object, onNext: { _ = run.note($1) }, onCompleted: { _ = run.note($0) })
    }
}

// SharedSequenceConvertibleType.emit(onNext:onCompleted:onDisposed:)
@MainActor package func strict315(_ run: StrictRun) -> [String] {
    run.events {
        run.signal.emit(onNext: { _ = run.note($0) }, onCompleted: { run.note(()) })
    }
}

// SharedSequenceConvertibleType.emit(with:onNext:onCompleted:onDisposed:)
@MainActor package func strict316(_ run: StrictRun) -> [String] {
    run.events {
        run.signal.emit(with: run.object, onNext: { _ = run.note($1) }, onCompleted: { _ = run.note($0) })
    }
}

// InfallibleType.bind(onNext:)
@MainActor package func strict317(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.bind(onNext: { _ = run.note($0) })
    }
}

// ObservableType.allSatisfy(_:)
@MainActor package func strict318(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.allSatisfy({ run.note($0 != 3) })
    }
}

// ObservableType.buffer(while:)
@MainActor package func strict319(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.buffer(while: { run.note($0 != 3) })
    }
}

// ObservableType.chunked(by:)
@MainActor package func strict320(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.chunked(by: { run.note($0 == $1) })
    }
}

// ObservableType.concatMapDelayError(_:)
@MainActor package func strict321(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.concatMapDelayError({ run.note(Observable.just($0)) })
    }
}

// ObservableType.concatMapEager(maxConcurrent:_:)
@MainActor package func strict322(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.concatMapEager({ run.note(Observable.just($0)) })
    }
}

// ObservableType.contains(where:)
@MainActor package func strict323(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.contains(where: { run.note($0 != 3) })
    }
}

// ObservableType.count(_:)
@MainActor package func strict324(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.count({ run.note($0 != 3) })
    }
}

// ObservableType.distinct(by:)
@MainActor package func strict325(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.distinct(by: { run.note($0 % 2) })
    }
}

// ObservableType.distinct(_:)
@MainActor package func strict326(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.distinct({ run.note($0 != 3) })
    }
}

// ObservableType.expand(maxConcurrent:_:)
@MainActor package func strict327(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.expand({ run.note(Observable.just($0)) })
    }
}

// ObservableType.filterMap(_:)
@MainActor package func strict328(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.filterMap({ run.note(FilterMap.map($0)) })
    }
}

// ObservableType.finally(_:)
@MainActor package func strict329(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.finally({ run.note(()) })
    }
}

// ObservableType.flatMap(maxConcurrent:_:)
@MainActor package func strict330(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.flatMap(maxConcurrent: 2, { run.note(Observable.just($0)) })
    }
}

// ObservableType.flatMapDelayError(maxConcurrent:_:)
@MainActor package func strict331(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.flatMapDelayError({ run.note(Observable.just($0)) })
    }
}

// ObservableType.ignoreWhen(_:)
@MainActor package func strict332(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.ignoreWhen({ run.note($0 != 3) })
    }
}

// ObservableType.mapError(_:)
@MainActor package func strict333(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.mapError({ run.note($0) })
    }
}

// ObservableType.mapMany(_:)
@MainActor package func strict334(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.map { [$0, $0] }.mapMany({ run.note($0 + 1) })
    }
}

// ObservableType.max(by:)
@MainActor package func strict335(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.max(by: { run.note($0 == $1) })
    }
}

// ObservableType.min(by:)
@MainActor package func strict336(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.min(by: { run.note($0 == $1) })
    }
}

// ObservableType.repeat(when:)
@MainActor package func strict337(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.repeat(when: { run.note($0.take(1)) })
    }
}

// ObservableType.toSortedArray(by:)
@MainActor package func strict338(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.toSortedArray(by: { run.note($0 == $1) })
    }
}

// ObservableType.window(while:)
@MainActor package func strict339(_ run: StrictRun) -> [String] {
    run.events {
        run.numbers.window(while: { run.note($0 != 3) })
    }
}

// InfallibleType.buffer(while:)
@MainActor package func strict340(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.buffer(while: { run.note($0 != 3) })
    }
}

// InfallibleType.chunked(by:)
@MainActor package func strict341(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.chunked(by: { run.note($0 == $1) })
    }
}

// InfallibleType.distinct(_:)
@MainActor package func strict342(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.distinct({ run.note($0 != 3) })
    }
}

// InfallibleType.distinct(by:)
@MainActor package func strict343(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.distinct(by: { run.note($0 % 2) })
    }
}

// InfallibleType.filterMap(_:)
@MainActor package func strict344(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.filterMap({ run.note(FilterMap.map($0)) })
    }
}

// InfallibleType.finally(_:)
@MainActor package func strict345(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.finally({ run.note(()) })
    }
}

// PrimitiveSequenceType.finally(_:)
@MainActor package func strict346(_ run: StrictRun) -> [String] {
    run.events {
        run.maybe.finally({ run.note(()) })
    }
}

// InfallibleType.flatMap(maxConcurrent:_:)
@MainActor package func strict347(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.flatMap(maxConcurrent: 2, { run.note(Infallible.just($0)) })
    }
}

// InfallibleType.ignoreWhen(_:)
@MainActor package func strict348(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.ignoreWhen({ run.note($0 != 3) })
    }
}

// PrimitiveSequenceType.mapError(_:)
@MainActor package func strict349(_ run: StrictRun) -> [String] {
    run.events {
        run.maybe.mapError({ run.note($0) })
    }
}

// InfallibleType.mapMany(_:)
@MainActor package func strict350(_ run: StrictRun) -> [String] {
    run.events {
        run.infallible.map { [$0, $0] }.mapMany({ run.note($0 + 1) })
    }
}
