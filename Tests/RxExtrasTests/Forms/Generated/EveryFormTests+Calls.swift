// Written by `Tools/Forms` from its table: what is changed here is lost.

import RxDisposables
import RxExtras
import RxObservable
import RxRelay
import RxSchedulers
import RxSubjects
import RxTracing
import RxTraits
import Testing

extension EveryFormTests {
    @Test func `RxExtras, Infallible`() {
        call(infallible.distinct())
        call(infallible.distinct({ note($0 != 3) }))
        call(infallible.filterMap({ note(FilterMap.map($0)) }))
        call(infallible.finally({ note(()) }))
        call(infallible.flatMap(maxConcurrent: 2, { note(Infallible.just($0)) }))
        call(infallible.ignore(7, 8))
        call(infallible.ignore([1, 3]))
        call(infallible.ignoreWhen({ note($0 != 3) }))
        call(infallible.mapAt(\.negated))
        call(infallible.map { [$0, $0] }.mapMany({ note($0 + 1) }))
        call(infallible.mapTo(0))
        call(infallible.map { $0 > 1 }.not())
        call(infallible.nwise(2))
        call(infallible.ofType(Int.self))
        call(infallible.pairwise())
        call(infallible.map { Optional($0) }.unwrap())
    }

    @Test func `RxExtras, Infallible+Forms`() {
        call(infallible.trackActivity(ActivityIndicator()))
    }

    @Test func `RxExtras, Main`() {
        call(main.buffer(count: 2))
        call(main.buffer(while: { mainOnly($0 != 3) }))
        call(main.chunked(by: { mainOnly($0 == $1) }))
        call(main.distinct({ mainOnly($0 != 3) }))
        call(main.filterMap({ mainOnly(FilterMap.map($0)) }))
        call(main.ignore(7, 8))
        call(main.ignore([1, 3]))
        call(main.ignoreWhen({ mainOnly($0 != 3) }))
        call(main.interspersed(with: 7))
        call(main.mapAt(\.negated))
        call(main.mapTo(0))
        call(main.map { $0 > 1 }.not())
        call(main.nwise(2))
        call(main.ofType(Int.self))
        call(main.pairwise())
        call(main.skipLast(2))
        call(main.map { Optional($0) }.unwrap())
    }

    @Test func `RxExtras, MainObservable+Forms`() {
        call(main.flatMap(maxConcurrent: 2, { mainOnly(Observable.just($0)) }))
        call(main.concatMapEager({ mainOnly(Observable.just($0)) }))
        call(main.map { [$0, $0] }.mapMany({ mainOnly($0 + 1) }))
    }

    @Test func `RxExtras, Primitive`() {
        call(maybe.finally({ note(()) }))
        call(maybe.mapError({ note($0) }))
        call(maybe.retry(.immediate(maxCount: 2)))
    }

    @Test func `RxExtras, PrimitiveSequence+Forms`() {
        call(single.catchErrorJustComplete())
        call(single.mapTo(0))
        call(single.map { Optional($0) }.unwrap())
        call(maybe.catchErrorJustComplete())
        call(maybe.mapTo(0))
        call(completable.catchErrorJustComplete())
        call(maybe.trackActivity(ActivityIndicator()))
        call(maybe.trackError(ErrorTracker()))
    }

    @Test func `RxExtras, Shared`() {
        call(driver.distinct({ mainOnly($0 != 3) }))
        call(driver.ignore(7, 8))
        call(driver.ignore([1, 3]))
        call(driver.mapAt(\.negated))
        call(driver.ofType(Int.self))
    }

    @Test func `RxExtras, SharedSequence+Forms`() {
        call(driver.filterMap({ mainOnly(FilterMap.map($0)) }))
        call(driver.ignoreWhen({ mainOnly($0 != 3) }))
        call(driver.mapTo(0))
        call(driver.nwise(2))
        call(driver.pairwise())
        call(driver.map { Optional($0) }.unwrap())
        call(driver.map { [$0, $0] }.mapMany({ mainOnly($0 + 1) }))
        call(driver.map { $0 > 1 }.not())
    }

    @Test func `RxObservable, Arity`() {
        call(Observable.combineLatest(numbers, numbers, numbers))
        call(Observable<Int>.combineLatest(numbers, numbers, numbers, resultSelector: { note($0 + $2) }))
        call(Observable.zip(numbers, numbers, numbers))
        call(Observable<Int>.zip(numbers, numbers, numbers, resultSelector: { note($0 + $2) }))
    }

    @Test func `RxObservable, Main`() {
        call(main.compactMap({ mainOnly($0 != 2 ? $0 : nil) }))
        call(main.compactMap(\.half))
        call(main.concatMap({ mainOnly(Observable.just($0)) }))
        call(main.debug())
        call(main.distinctUntilChanged({ mainOnly($0 == $1) }))
        call(main.distinctUntilChanged({ mainOnly($0 % 2) }, comparer: { mainOnly($0 == $1) }))
        call(main.enumerated())
        call(main.filter({ mainOnly($0 != 3) }))
        call(main.filter(\.isEven))
        call(main.flatMap({ mainOnly(Observable.just($0)) }))
        call(main.flatMapFirst({ mainOnly(Observable.just($0)) }))
        call(main.flatMapLatest({ mainOnly(Observable.just($0)) }))
        call(main.ifEmpty(default: 7))
        call(main.ignoreElements())
        call(main.map({ mainOnly($0 + 1) }))
        call(main.map(\.negated))
        call(main.materialize())
        call(main.reduce(0, accumulator: { mainOnly($0 + $1) }))
        call(main.reduce(0, accumulator: { mainOnly($0 + $1) }, mapResult: { mainOnly($0 * 2) }))
        call(main.retry())
        call(main.scan(0, accumulator: { mainOnly($0 + $1) }))
        call(main.scan(into: 0, accumulator: { $0 += mainOnly($1) }))
        call(main.single())
        call(main.single({ mainOnly($0 != 3) }))
        call(main.skip(2))
        call(main.skip(until: main))
        call(main.skip(while: { mainOnly($0 != 3) }))
        call(main.take(until: { mainOnly($0 != 3) }))
        call(main.take(while: { mainOnly($0 != 3) }))
        call(main.takeLast(2))
        call(main.withLatestFrom(main))
        call(main.withLatestFrom(main, resultSelector: { mainOnly($0 + $1) }))
        call(main.withUnretained(object))
        call(main.withUnretained(object, resultSelector: { mainOnly($1) }))
    }

    @Test func `RxObservable, MainObservable+Forms`() {
        call(main.catchAndReturn(7))
        call(main.distinctUntilChanged({ mainOnly($0 % 2) }))
        call(main.distinctUntilChanged(at: \.half))
        call(
            main.do(
                onNext: { _ = mainOnly($0) },
                afterNext: { _ = mainOnly($0) },
                onError: { _ = mainOnly($0) },
                onCompleted: { mainOnly(()) }
            )
        )
        call(main.groupBy(keySelector: { mainOnly($0 % 2) }))
        call(main.retry(2))
        call(main.startWith(contentsOf: [7, 8]))
        call(main.startWith(7))
        call(main.startWith(7, 7, 7, 8))
        call(main.take(2))
        call(main.take(until: main))
        dispose(main.subscribe({ _ = mainOnly($0) }))
        dispose(
            main.subscribe(onNext: { _ = mainOnly($0) }, onError: { _ = mainOnly($0) }, onCompleted: { mainOnly(()) })
        )
        dispose(
            main.subscribe(
                with: object,
                onNext: { _ = mainOnly($1) },
                onError: { _ = mainOnly($1) },
                onCompleted: { _ = mainOnly($0) }
            )
        )
        call(main.distinctUntilChanged())
        call(numbers.debounce(RxTimeInterval.seconds(5), scheduler: MainScheduler.instance))
        call(numbers.throttle(RxTimeInterval.seconds(5), scheduler: MainScheduler.instance))
        call(numbers.delay(RxTimeInterval.seconds(5), scheduler: MainScheduler.instance))
        call(numbers.timeout(RxTimeInterval.seconds(5), scheduler: MainScheduler.instance))
        call(Observable<Int>.interval(RxTimeInterval.seconds(5), scheduler: MainScheduler.instance))
        call(Observable<Int>.timer(RxTimeInterval.seconds(5), scheduler: MainScheduler.instance))
    }

    @Test func `RxRelay, MainObservable+Forms`() {
        dispose(main.bind(to: observer))
        dispose(main.bind(onNext: { _ = mainOnly($0) }))
        dispose(main.bind(with: object, onNext: { _ = mainOnly($1) }))
    }

    @Test func `RxSubjects, MainObservable+Forms`() {
        call(main.share(replay: 2))
        call(main.share())
    }

    @Test func `RxTracing, Infallible`() {
        call(infallible.checkpoint("numbers"))
    }

    @Test func `RxTracing, Main`() {
        call(main.checkpoint("numbers"))
    }

    @Test func `RxTracing, Primitive`() {
        call(maybe.checkpoint("numbers"))
    }

    @Test func `RxTracing, Shared`() {
        call(driver.checkpoint("numbers"))
    }

    @Test func `RxTraits, Infallible`() {
        call(Infallible<Int>.amb([infallible, infallible]))
        call(Infallible<Int>.combineLatest([infallible, infallible]))
        call(Infallible<Int>.combineLatest([infallible, infallible], resultSelector: { note($0[1]) }))
        call(Infallible.combineLatest(infallible, infallible))
        call(Infallible.combineLatest(infallible, infallible, infallible))
        call(Infallible<Int>.combineLatest(infallible, infallible, resultSelector: { note($0 + $1) }))
        call(Infallible<Int>.combineLatest(infallible, infallible, infallible, resultSelector: { note($0 + $2) }))
        call(Infallible<Int>.concat(infallible, infallible))
        call(Infallible<Int>.concat([infallible, infallible]))
        call(Infallible<Int>.deferred({ note(infallible) }))
        call(Infallible<Int>.empty())
        call(Infallible<Int>.from([7, 8]))
        call(Infallible<Int>.from([7, 8], scheduler: scheduler))
        call(Infallible<Int>.from([5, 6]))
        call(Infallible<Int>.from(optional: 7))
        call(Infallible<Int>.from(optional: 7, scheduler: scheduler))
        call(Infallible<Int>.interval(RxTimeInterval.seconds(5), scheduler: scheduler))
        call(Infallible<Int>.just(7))
        call(Infallible<Int>.just(7, scheduler: scheduler))
        call(Infallible<Int>.merge(infallible, infallible))
        call(Infallible<Int>.merge([infallible, infallible]))
        call(Infallible<Int>.never())
        call(Infallible<Int>.of(7, 8))
        call(Infallible<Int>.of(7, 8, scheduler: scheduler))
        call(Infallible<Int>.timer(RxTimeInterval.seconds(5), scheduler: scheduler))
        call(Infallible<Int>.zip([infallible, infallible]))
        call(Infallible<Int>.zip([infallible, infallible], resultSelector: { note($0[1]) }))
        call(Infallible<Int>.zip(infallible, infallible, resultSelector: { note($0 + $1) }))
        call(Infallible<Int>.zip(infallible, infallible, infallible, resultSelector: { note($0 + $2) }))
        call(infallible.buffer(timeSpan: RxTimeInterval.seconds(5), count: 2, scheduler: scheduler))
        call(infallible.compactMap({ note($0 != 2 ? $0 : nil) }))
        call(infallible.compactMap(maxConcurrent: 2, { note($0 != 2 ? $0 : nil) }))
        call(infallible.concatMap({ note(Infallible.just($0)) }))
        call(infallible.concatMap({ note($0 + 1) }))
        call(infallible.debounce(RxTimeInterval.seconds(5), scheduler: scheduler))
        call(infallible.debug())
        call(infallible.delay(RxTimeInterval.seconds(5), scheduler: scheduler))
        call(infallible.distinctUntilChanged())
        call(infallible.distinctUntilChanged({ note($0 % 2) }))
        call(infallible.distinctUntilChanged({ note($0 == $1) }))
        call(infallible.distinctUntilChanged({ note($0 % 2) }, comparer: { note($0 == $1) }))
        call(infallible.distinctUntilChanged(at: \.half))
        call(infallible.do(awaiting: { _ = note($0) }))
        call(infallible.filter({ note($0 != 3) }))
        call(infallible.filter(maxConcurrent: 2, { note($0 != 3) }))
        call(infallible.flatMap({ note(Infallible.just($0)) }))
        call(infallible.flatMap(maxConcurrent: 2, { note($0 + 1) }))
        call(infallible.flatMapFirst({ note(Infallible.just($0)) }))
        call(infallible.flatMapFirst({ note($0 + 1) }))
        call(infallible.flatMapLatest({ note(Infallible.just($0)) }))
        call(infallible.flatMapLatest({ note($0 + 1) }))
        call(infallible.map({ note($0 + 1) }))
        call(infallible.observe(on: scheduler))
        call(infallible.scan(0, accumulator: { note($0 + $1) }))
        call(infallible.scan(into: 0, accumulator: { $0 += note($1) }))
        call(infallible.share(replay: 2))
        call(infallible.share())
        call(infallible.skip(2))
        call(infallible.skip(until: infallible))
        call(infallible.skip(while: { note($0 != 3) }))
        call(infallible.startWith(7))
        call(infallible.startWith(7, 7, 7, 8))
        call(infallible.subscribe(on: scheduler))
        call(infallible.map { Infallible.just($0) }.switchLatest())
        call(infallible.take(2))
        call(infallible.take(for: RxTimeInterval.seconds(5), scheduler: scheduler))
        call(infallible.take(until: infallible))
        call(infallible.take(until: { note($0 != 3) }))
        call(infallible.take(while: { note($0 != 3) }))
        call(infallible.throttle(RxTimeInterval.seconds(5), scheduler: scheduler))
        call(infallible.withLatestFrom(infallible))
        call(infallible.withLatestFrom(infallible, resultSelector: { note($0 + $1) }))
        call(infallible.withUnretained(object))
        call(infallible.withUnretained(object, resultSelector: { note($1) }))
    }

    @Test func `RxTraits, Infallible+Forms`() {
        call(infallible.do(onNext: { _ = note($0) }, afterNext: { _ = note($0) }, onCompleted: { note(()) }))
        dispose(infallible.subscribe({ _ = note($0) }))
        dispose(infallible.subscribe(onNext: { _ = note($0) }, onCompleted: { note(()) }))
        dispose(infallible.subscribe(with: object, onNext: { _ = note($1) }, onCompleted: { _ = note($0) }))
        dispose(infallible.bind(to: observer))
        dispose(infallible.bind(onNext: { _ = note($0) }))
        _ = infallible.bind(to: { _ in 0 })
        _ = infallible.bind(to: { _ in { $0 } }, curriedArgument: 0)
        _ = infallible.bind(
            to: { _ in { (_: @escaping @MainActor (Int) -> Int) in 0 } },
            curriedArgument: { (number: Int) in number }
        )
        dispose(infallible.bind(to: PublishRelay()))
        dispose(infallible.bind(to: BehaviorRelay(value: 7)))
        dispose(infallible.bind(to: BehaviorRelay(value: nil)))
        dispose(infallible.bind(to: ReplayRelay.create(bufferSize: 1)))
        call(infallible.observe(on: MainScheduler.instance))
        _ = infallible.values
        _ = infallible.values(bufferingPolicy: .unbounded)
        _ = infallible.valuesFromNow()
    }

    @Test func `RxTraits, MainObservable+Forms`() {
        call(main.asSingle())
        call(main.asMaybe())
        call(main.first())
        call(main.toArray())
    }

    @Test func `RxTraits, MainPrimitiveSequence+Forms`() {
        dispose(mainSingle.subscribe({ _ = mainOnly($0) }))
        dispose(mainSingle.subscribe(onSuccess: { _ = mainOnly($0) }, onFailure: { _ = mainOnly($0) }))
        dispose(mainSingle.subscribe(with: object, onSuccess: { _ = mainOnly($1) }, onFailure: { _ = mainOnly($1) }))
        call(mainSingle.do(onSuccess: { _ = mainOnly($0) }, onError: { _ = mainOnly($0) }))
        call(mainSingle.asMaybe())
        call(mainSingle.flatMapMaybe({ mainOnly(Maybe.just($0)) }))
        call(mainSingle.flatMapCompletable({ _ in mainOnly(Completable.empty()) }))
        dispose(mainMaybe.subscribe({ _ = mainOnly($0) }))
        dispose(
            mainMaybe.subscribe(
                onSuccess: { _ = mainOnly($0) },
                onError: { _ = mainOnly($0) },
                onCompleted: { mainOnly(()) }
            )
        )
        dispose(
            mainMaybe.subscribe(
                with: object,
                onSuccess: { _ = mainOnly($1) },
                onError: { _ = mainOnly($1) },
                onCompleted: { _ = mainOnly($0) }
            )
        )
        call(
            mainMaybe.do(
                onNext: { _ = mainOnly($0) },
                afterNext: { _ = mainOnly($0) },
                onError: { _ = mainOnly($0) },
                onCompleted: { mainOnly(()) }
            )
        )
        call(mainMaybe.ifEmpty(default: 7))
        call(mainMaybe.asSingle())
        dispose(mainCompletable.subscribe({ _ = mainOnly($0) }))
        dispose(mainCompletable.subscribe(onCompleted: { mainOnly(()) }, onError: { _ = mainOnly($0) }))
        dispose(
            mainCompletable.subscribe(with: object, onCompleted: { _ = mainOnly($0) }, onError: { _ = mainOnly($1) })
        )
        call(mainCompletable.do(onError: { _ = mainOnly($0) }, onCompleted: { mainOnly(()) }))
        call(maybe.observe(on: MainScheduler.instance))
        call(maybe.delay(RxTimeInterval.seconds(5), scheduler: MainScheduler.instance))
        call(maybe.timeout(RxTimeInterval.seconds(5), scheduler: MainScheduler.instance))
        call(mainMaybe.retry())
        call(mainMaybe.debug())
        call(mainMaybe.retry(2))
        call(mainMaybe.catch({ _ in mainOnly(maybe) }))
        call(mainMaybe.map({ mainOnly($0 + 1) }))
        call(mainMaybe.filter({ mainOnly($0 != 3) }))
        call(mainMaybe.compactMap({ mainOnly($0 != 2 ? $0 : nil) }))
        call(mainMaybe.asCompletable())
        call(mainMaybe.catchAndReturn(7))
        call(mainMaybe.flatMap({ mainOnly(Maybe.just($0)) }))
    }

    @Test func `RxTraits, Primitive`() {
        call(Maybe<Int>.deferred({ note(maybe) }))
        call(Maybe<Int>.error(Broken()))
        call(Maybe<Int>.just(7))
        call(Maybe<Int>.just(7, scheduler: scheduler))
        call(Maybe<Int>.never())
        call(Maybe.zip(maybe, maybe))
        call(Maybe.zip(maybe, maybe, maybe))
        call(Maybe<Int>.zip(maybe, maybe, resultSelector: { note($0 + $1) }))
        call(Maybe<Int>.zip(maybe, maybe, maybe, resultSelector: { note($0 + $2) }))
        call(maybe.catchAndReturn(7))
        call(maybe.compactMap({ note($0 != 2 ? $0 : nil) }))
        call(maybe.debug())
        call(maybe.debug(write: { _ = note($0) }))
        call(maybe.delay(RxTimeInterval.seconds(5), scheduler: scheduler))
        call(maybe.delaySubscription(RxTimeInterval.seconds(5), scheduler: scheduler))
        call(maybe.do(awaiting: { _ = note($0) }))
        call(maybe.filter({ note($0 != 3) }))
        call(maybe.flatMap({ note(Maybe.just($0)) }))
        call(maybe.map({ note($0 + 1) }))
        call(maybe.observe(on: scheduler))
        call(maybe.retry())
        call(maybe.retry(2))
        call(maybe.retry(if: { note($1 != 2) }))
        call(maybe.subscribe(on: scheduler))
        call(maybe.timeout(RxTimeInterval.seconds(5), scheduler: scheduler))
    }

    @Test func `RxTraits, PrimitiveSequence+Forms`() {
        call(Completable.concat(Completable.empty(), Completable.empty()))
        call(Completable.concat([completable, completable]))
        call(Completable.empty())
        call(Completable.merge(Completable.empty(), Completable.empty()))
        call(Completable.zip(Completable.empty(), Completable.empty()))
        call(Completable.merge([completable, completable]))
        call(Completable.zip([completable, completable]))
        dispose(completable.subscribe({ _ = note($0) }))
        dispose(completable.subscribe(onCompleted: { note(()) }, onError: { _ = note($0) }))
        dispose(completable.subscribe(with: object, onCompleted: { _ = note($0) }, onError: { _ = note($1) }))
        call(completable.do(onError: { _ = note($0) }, onCompleted: { note(()) }))
        call(Maybe<Int>.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in note(maybe) }))
        call(Maybe<Int>.empty())
        call(maybe.ifEmpty(default: 7))
        call(maybe.ifEmpty(switchTo: maybe))
        dispose(maybe.subscribe({ _ = note($0) }))
        dispose(maybe.subscribe(onSuccess: { _ = note($0) }, onError: { _ = note($0) }, onCompleted: { note(()) }))
        dispose(
            maybe.subscribe(
                with: object,
                onSuccess: { _ = note($1) },
                onError: { _ = note($1) },
                onCompleted: { _ = note($0) }
            )
        )
        call(
            maybe.do(
                onNext: { _ = note($0) },
                afterNext: { _ = note($0) },
                onError: { _ = note($0) },
                onCompleted: { note(()) }
            )
        )
        call(maybe.catch({ _ in note(maybe) }))
        call(Maybe<Int>.timer(RxTimeInterval.seconds(5), scheduler: scheduler))
        call(Single<Int>.zip([single, single]))
        call(Single<Int>.zip([single, single], resultSelector: { note($0[1]) }))
        dispose(single.subscribe({ _ = note($0) }))
        dispose(single.subscribe(onSuccess: { _ = note($0) }, onFailure: { _ = note($0) }))
        dispose(single.subscribe(with: object, onSuccess: { _ = note($1) }, onFailure: { _ = note($1) }))
        call(single.do(onSuccess: { _ = note($0) }, onError: { _ = note($0) }))
        call(maybe.catch({ _ in 7 }))
        call(maybe.retry(on: Broken.self, when: { note($0.take(1)) }))
        call(maybe.retry(when: { note($0.take(1)) }))
        call(maybe.timeout(RxTimeInterval.seconds(5), other: maybe, scheduler: scheduler))
        call(maybe.compactMap({ note($0 != 2 ? $0 : nil) }))
        call(maybe.flatMap({ note($0 + 1) }))
        call(maybe.filter({ note($0 != 3) }))
    }

    @Test func `RxTraits, Shared`() {
        call(Driver<Int>.amb([driver, driver]))
        call(Driver.combineLatest(driver, driver))
        call(Driver.combineLatest(driver, driver, driver))
        call(Driver<Int>.combineLatest(driver, driver, resultSelector: { mainOnly($0 + $1) }))
        call(Driver<Int>.combineLatest(driver, driver, driver, resultSelector: { mainOnly($0 + $2) }))
        call(Driver<Int>.concat(driver, driver))
        call(Driver<Int>.concat([driver, driver]))
        call(Driver<Int>.interval(RxTimeInterval.seconds(5)))
        call(Driver<Int>.merge(driver, driver))
        call(Driver<Int>.merge([driver, driver]))
        call(Driver.zip(driver, driver))
        call(Driver.zip(driver, driver, driver))
        call(Driver<Int>.zip(driver, driver, resultSelector: { mainOnly($0 + $1) }))
        call(Driver<Int>.zip(driver, driver, driver, resultSelector: { mainOnly($0 + $2) }))
        call(driver.compactMap({ mainOnly($0 != 2 ? $0 : nil) }))
        call(driver.compactMap(\.half))
        call(driver.compactMap(maxConcurrent: 2, { note($0 != 2 ? $0 : nil) }))
        call(driver.debounce(RxTimeInterval.seconds(5)))
        call(driver.debug())
        call(driver.delay(RxTimeInterval.seconds(5)))
        call(driver.distinctUntilChanged({ mainOnly($0 == $1) }))
        call(driver.distinctUntilChanged({ mainOnly($0 % 2) }, comparer: { mainOnly($0 == $1) }))
        call(driver.filter({ mainOnly($0 != 3) }))
        call(driver.filter(\.isEven))
        call(driver.filter(maxConcurrent: 2, { note($0 != 3) }))
        call(driver.flatMap({ mainOnly(Driver.just($0)) }))
        call(driver.flatMap(maxConcurrent: 2, { note($0 + 1) }))
        call(driver.flatMapFirst({ mainOnly(Driver.just($0)) }))
        call(driver.flatMapFirst(priority: nil, { note($0 + 1) }))
        call(driver.flatMapLatest({ mainOnly(Driver.just($0)) }))
        call(driver.flatMapLatest(priority: nil, { note($0 + 1) }))
        call(driver.map({ mainOnly($0 + 1) }))
        call(driver.map(\.negated))
        call(driver.scan(0, accumulator: { mainOnly($0 + $1) }))
        call(driver.scan(into: 0, accumulator: { $0 += mainOnly($1) }))
        call(driver.skip(2))
        call(driver.skip(while: { mainOnly($0 != 3) }))
        call(driver.startWith(7))
        call(driver.startWith(7, 7, 7, 8))
        call(driver.take(until: { mainOnly($0 != 3) }))
        call(driver.take(while: { mainOnly($0 != 3) }))
        call(driver.throttle(RxTimeInterval.seconds(5)))
        call(driver.withUnretained(object))
        call(driver.withUnretained(object, resultSelector: { mainOnly($1) }))
    }

    @Test func `RxTraits, SharedSequence+Forms`() {
        call(driver.distinctUntilChanged({ mainOnly($0 % 2) }))
        call(driver.distinctUntilChanged(at: \.half))
        call(driver.do(onNext: { _ = mainOnly($0) }, afterNext: { _ = mainOnly($0) }, onCompleted: { mainOnly(()) }))
        call(driver.take(until: driver))
        call(driver.withLatestFrom(driver))
        call(driver.withLatestFrom(driver, resultSelector: { mainOnly($0 + $1) }))
        call(Driver.combineLatest([driver, driver]))
        call(Driver<Int>.combineLatest([driver, driver], resultSelector: { mainOnly($0[1]) }))
        call(Driver<Int>.deferred({ mainOnly(driver) }))
        call(Driver<Int>.empty())
        call(Driver<Int>.from([7, 8]))
        call(Driver<Int>.from([5, 6]))
        call(Driver<Int>.from(optional: 7))
        call(Driver<Int>.just(7))
        call(Driver<Int>.never())
        call(Driver<Int>.of(7, 8))
        call(Driver.zip([driver, driver]))
        call(Driver<Int>.zip([driver, driver], resultSelector: { mainOnly($0[1]) }))
        call(Driver<Int>.timer(RxTimeInterval.seconds(5), period: RxTimeInterval.seconds(5)))
        call(driver.distinctUntilChanged())
        call(driver.strictDistinctUntilChanged())
        dispose(driver.drive())
        dispose(driver.drive(onNext: { _ = mainOnly($0) }, onCompleted: { mainOnly(()) }))
        dispose(driver.drive(with: object, onNext: { _ = mainOnly($1) }, onCompleted: { _ = mainOnly($0) }))
        dispose(driver.drive(BehaviorRelay(value: 7)))
        dispose(driver.drive(BehaviorRelay(value: nil)))
        dispose(driver.drive(ReplayRelay.create(bufferSize: 1)))
        dispose(driver.drive(observer))
        _ = driver.drive({ _ in 0 })
        _ = driver.drive({ _ in { $0 } }, curriedArgument: 0)
        _ = driver.drive(
            { _ in { (_: @escaping @MainActor (Int) -> Int) in 0 } },
            curriedArgument: { (number: Int) in number }
        )
        dispose(signal.emit())
        dispose(signal.emit(onNext: { _ = mainOnly($0) }, onCompleted: { mainOnly(()) }))
        dispose(signal.emit(with: object, onNext: { _ = mainOnly($1) }, onCompleted: { _ = mainOnly($0) }))
        dispose(signal.emit(to: PublishRelay()))
        dispose(signal.emit(to: BehaviorRelay(value: 7)))
        dispose(signal.emit(to: BehaviorRelay(value: nil)))
        dispose(signal.emit(to: ReplayRelay.create(bufferSize: 1)))
        dispose(signal.emit(to: observer))
    }
}
