// Written by `Tools/Forms` from its table: what is changed here is lost.

import RxCocoa
import RxExtras
import RxRelay
import RxSwift
import Testing

extension EveryFormTests {
    @Test func `RxCocoa, Lenient`() {
        call(numbers.asDriver(onErrorJustReturn: 7))
        call(numbers.asDriver(onErrorDriveWith: Driver<Number>.just(7)))
        call(numbers.asDriver(onErrorRecover: { _ in note(Driver<Number>.just(7)) }))
        call(infallible.asDriver())
        call(numbers.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: 7))
        call(
            numbers.asSharedSequence(
                sharingStrategy: DriverSharingStrategy.self,
                onErrorDriveWith: Driver<Number>.just(7)
            )
        )
        call(numbers.asSignal(onErrorJustReturn: 7))
        call(numbers.asSignal(onErrorSignalWith: Signal<Number>.just(7)))
        call(numbers.asSignal(onErrorRecover: { _ in note(Signal<Number>.just(7)) }))
        call(infallible.asSignal())
        call(driver.do(onNext: { _ = note($0) }, afterNext: { _ = note($0) }, onCompleted: { note(()) }))
        call(driver.withLatestFrom(driver, resultSelector: { note($0 + $1) }))
        call(Driver<Number>.combineLatest([driver, driver], resultSelector: { note($0[1]) }))
        call(Driver<Number>.from([7, 8]))
        call(Driver<Number>.from([5, 6]))
        call(Driver<Number>.from(optional: 7))
        call(Driver<Number>.of(7, 8))
        call(Driver<Number>.zip([driver, driver], resultSelector: { note($0[1]) }))
        call(Driver<Number>.combineLatest(driver, driver, resultSelector: { note($0 + $1) }))
        call(Driver<Number>.combineLatest(driver, driver, driver, resultSelector: { note($0 + $2) }))
        call(
            Driver<Number>.combineLatest(
                driver,
                driver,
                driver,
                driver,
                driver,
                driver,
                driver,
                driver,
                resultSelector: { note($0 + $7) }
            )
        )
        call(Driver<Number>.concat([driver, driver]))
        call(Driver<Number>.zip(driver, driver, resultSelector: { note($0 + $1) }))
        call(Driver<Number>.zip(driver, driver, driver, resultSelector: { note($0 + $2) }))
        call(
            Driver<Number>.zip(
                driver,
                driver,
                driver,
                driver,
                driver,
                driver,
                driver,
                driver,
                resultSelector: { note($0 + $7) }
            )
        )
        call(driver.compactMap({ note($0 != 2 ? $0 : nil) }))
        call(driver.debounce(RxTimeInterval.seconds(5)))
        call(driver.delay(RxTimeInterval.seconds(5)))
        call(driver.distinctUntilChanged({ note($0 == $1) }))
        call(driver.distinctUntilChanged({ note($0 % 2) }, comparer: { note($0 == $1) }))
        call(driver.filter({ note($0 != 3) }))
        call(driver.flatMap({ note(Driver.just($0)) }))
        call(driver.flatMapFirst({ note(Driver.just($0)) }))
        call(driver.flatMapLatest({ note(Driver.just($0)) }))
        call(driver.map({ note($0 + 1) }))
        call(driver.scan(0, accumulator: { note($0 + $1) }))
        call(driver.scan(into: 0, accumulator: { $0 += note($1) }))
        call(driver.skip(while: { note($0 != 3) }))
        call(driver.startWith(7))
        call(driver.startWith(7, 7, 7, 8))
        call(driver.take(until: { note($0 != 3) }))
        call(driver.take(while: { note($0 != 3) }))
        call(driver.throttle(RxTimeInterval.seconds(5)))
        call(driver.withUnretained(object))
        call(driver.withUnretained(object, resultSelector: { note($1) }))
    }

    @Test func `RxCocoa, LenientForms`() {
        call(
            numbers.asSharedSequence(
                sharingStrategy: DriverSharingStrategy.self,
                onErrorRecover: { _ in note(Driver<Number>.just(7)) }
            )
        )
        call(Driver<Number>.deferred({ note(driver) }))
        call(driver.distinctUntilChanged({ note($0 % 2) }))
        call(Driver<Number>.just(7))
        call(Signal<Number>.just(7))
        call(driver.distinctUntilChanged())
        dispose(driver.drive())
        dispose(driver.drive(onNext: { _ = note($0) }, onCompleted: { note(()) }))
        dispose(driver.drive(with: object, onNext: { _ = note($1) }, onCompleted: { _ = note($0) }))
        dispose(driver.drive(BehaviorRelay(value: 7)))
        dispose(driver.drive(BehaviorRelay(value: nil)))
        dispose(driver.drive(ReplayRelay.create(bufferSize: 1)))
        dispose(driver.drive(ReplayRelay.create(bufferSize: 1)))
        dispose(driver.drive(observer))
        dispose(driver.drive(observer))
        _ = driver.drive({ _ in 0 })
        _ = driver.drive({ _ in { $0 } }, curriedArgument: 0)
        dispose(signal.emit())
        dispose(signal.emit(onNext: { _ = note($0) }, onCompleted: { note(()) }))
        dispose(signal.emit(with: object, onNext: { _ = note($1) }, onCompleted: { _ = note($0) }))
        dispose(signal.emit(to: PublishRelay()))
        dispose(signal.emit(to: PublishRelay()))
        dispose(signal.emit(to: BehaviorRelay(value: 7)))
        dispose(signal.emit(to: BehaviorRelay(value: nil)))
        dispose(signal.emit(to: ReplayRelay.create(bufferSize: 1)))
        dispose(signal.emit(to: ReplayRelay.create(bufferSize: 1)))
        dispose(signal.emit(to: observer))
        dispose(signal.emit(to: observer))
    }

    @Test func `RxExtras, Lenient`() {
        call(numbers.allSatisfy({ note($0 != 3) }))
        call(integers.audit({ _ in note(integers) }))
        call(numbers.buffer(while: { note($0 != 3) }))
        call(integers.buffer(opening: integers, closing: { _ in note(integers) }))
        call(numbers.chunked(by: { note($0 == $1) }))
        call(integers.concatMapDelayError({ note(Observable.just($0)) }))
        call(integers.concatMapEager({ note(Observable.just($0)) }))
        call(numbers.contains(where: { note($0 != 3) }))
        call(numbers.count({ note($0 != 3) }))
        call(integers.debounce(for: { _ in note(RxTimeInterval.seconds(1)) }, scheduler: scheduler))
        call(integers.delay(until: { _ in note(integers) }))
        call(numbers.distinct(by: { note($0 % 2) }))
        call(numbers.distinct({ note($0 != 3) }))
        call(integers.expand({ note(Observable.just($0)) }))
        call(numbers.filterMap({ note(FilterMap.map($0)) }))
        call(numbers.finally({ note(()) }))
        call(numbers.flatMap(maxConcurrent: 2, { note(Observable.just($0)) }))
        call(integers.flatMapDelayError({ note(Observable.just($0)) }))
        call(numbers.ignoreWhen({ note($0 != 3) }))
        call(numbers.mapError({ note($0) }))
        call(numbers.map { [$0, $0] }.mapMany({ note($0 + 1) }))
        call(numbers.max(by: { note($0 == $1) }))
        call(integers.mergeScan(0, { note(Observable.just($0 + $1)) }))
        call(numbers.min(by: { note($0 == $1) }))
        _ = numbers.partition({ note($0 != 3) })
        call(integers.repeat(.immediate(maxCount: 2)))
        call(integers.repeatWithBehavior(.immediate(maxCount: 2)))
        call(integers.repeat(when: { note($0.take(1)) }))
        call(integers.retry(.immediate(maxCount: 2)))
        call(integers.throttle(for: { _ in note(RxTimeInterval.seconds(1)) }, scheduler: scheduler))
        call(numbers.toSortedArray(by: { note($0 == $1) }))
        call(numbers.window(while: { note($0 != 3) }))
        call(integers.window(opening: integers, closing: { _ in note(integers) }))
        call(integers.withLatestFrom(integers, integers, resultSelector: { note($0 + $2) }))
        call(integers.withLatestFrom(integers, integers, integers, resultSelector: { note($0 + $3) }))
        call(infallible.distinct({ note($0 != 3) }))
        call(infallible.filterMap({ note(FilterMap.map($0)) }))
        call(infallible.finally({ note(()) }))
        call(maybe.finally({ note(()) }))
        call(infallible.flatMap(maxConcurrent: 2, { note(Infallible.just($0)) }))
        call(infallible.ignoreWhen({ note($0 != 3) }))
        call(maybe.mapError({ note($0) }))
        call(infallible.map { [$0, $0] }.mapMany({ note($0 + 1) }))
        call(integers.retry(.immediate(maxCount: 2)))
    }

    @Test func `RxSwift, Lenient`() {
        call(Observable<Number>.create({ _ in note(Disposables.create()) }))
        call(Observable<Number>.deferred({ note(numbers) }))
        call(Observable<Number>.from([7, 8]))
        call(Observable<Number>.from([7, 8], scheduler: scheduler))
        call(Observable<Number>.from([5, 6]))
        call(Observable<Number>.from(optional: 7))
        call(Observable<Number>.from(optional: 7, scheduler: scheduler))
        call(Observable<Number>.generate(initialState: 1, condition: { note($0 != 3) }, iterate: { note($0 + 1) }))
        call(
            Observable<Number>.generate(
                initialState: 1,
                condition: { note($0 != 3) },
                scheduler: scheduler,
                iterate: { note($0 + 1) }
            )
        )
        call(Observable<Int>.interval(RxTimeInterval.seconds(5), scheduler: scheduler))
        call(Observable<Number>.just(7, scheduler: scheduler))
        call(Observable<Number>.of(7, 8))
        call(Observable<Number>.of(7, 8, scheduler: scheduler))
        call(Observable<Number>.repeatElement(7))
        call(Observable<Number>.repeatElement(7, scheduler: scheduler))
        call(Observable<Int>.timer(RxTimeInterval.seconds(5), scheduler: scheduler))
        call(Observable<Number>.using({ BooleanDisposable() }, observableFactory: { _ in note(numbers) }))
        dispose(numbers.subscribe({ _ = note($0) }))
        dispose(
            numbers.subscribe(
                with: object,
                onNext: { _ = note($1) },
                onError: { _ = note($1) },
                onCompleted: { _ = note($0) }
            )
        )
        call(numbers.buffer(timeSpan: RxTimeInterval.seconds(5), count: 2, scheduler: scheduler))
        call(Observable<Number>.catch(sequence: [numbers, numbers]))
        call(numbers.catchAndReturn(7))
        call(Observable<Number>.combineLatest(numbers, numbers, resultSelector: { note($0 + $1) }))
        call(Observable.combineLatest(numbers, numbers))
        call(Observable<Number>.combineLatest([numbers, numbers]))
        call(numbers.compactMap({ note($0 != 2 ? $0 : nil) }))
        call(Observable<Number>.concat([numbers, numbers]))
        call(numbers.concatMap({ note(Observable.just($0)) }))
        call(numbers.debounce(RxTimeInterval.seconds(5), scheduler: scheduler))
        call(numbers.debug(write: { _ = note($0) }))
        call(numbers.delay(RxTimeInterval.seconds(5), scheduler: scheduler))
        call(numbers.delaySubscription(RxTimeInterval.seconds(5), scheduler: scheduler))
        call(numbers.distinctUntilChanged({ note($0 == $1) }))
        call(numbers.distinctUntilChanged({ note($0 % 2) }, comparer: { note($0 == $1) }))
        call(numbers.distinctUntilChanged(at: \.half))
        call(
            numbers.do(
                onNext: { _ = note($0) },
                afterNext: { _ = note($0) },
                onError: { _ = note($0) },
                onCompleted: { note(()) }
            )
        )
        call(numbers.filter({ note($0 != 3) }))
        call(numbers.flatMap({ note(Observable.just($0)) }))
        call(numbers.flatMapFirst({ note(Observable.just($0)) }))
        call(numbers.flatMapLatest({ note(Observable.just($0)) }))
        call(numbers.groupBy(keySelector: { note($0 % 2) }))
        call(numbers.ifEmpty(default: 7))
        call(numbers.map({ note($0 + 1) }))
        call(numbers.observe(on: scheduler))
        call(numbers.reduce(0, accumulator: { note($0 + $1) }))
        call(numbers.reduce(0, accumulator: { note($0 + $1) }, mapResult: { note($0 * 2) }))
        call(numbers.retry(on: Broken.self, when: { note($0.take(1)) }))
        call(numbers.retry(when: { note($0.take(1)) }))
        call(numbers.sample(numbers))
        call(numbers.scan(0, accumulator: { note($0 + $1) }))
        call(numbers.scan(into: 0, accumulator: { $0 += note($1) }))
        call(numbers.single({ note($0 != 3) }))
        call(numbers.skip(while: { note($0 != 3) }))
        call(numbers.startWith(contentsOf: [7, 8]))
        call(numbers.subscribe(on: scheduler))
        call(numbers.take(for: RxTimeInterval.seconds(5), scheduler: scheduler))
        call(numbers.take(until: { note($0 != 3) }))
        call(numbers.take(until: numbers))
        call(numbers.take(while: { note($0 != 3) }))
        call(numbers.throttle(RxTimeInterval.seconds(5), scheduler: scheduler))
        call(numbers.timeout(RxTimeInterval.seconds(5), scheduler: scheduler))
        call(numbers.timeout(RxTimeInterval.seconds(5), other: numbers, scheduler: scheduler))
        call(numbers.window(timeSpan: RxTimeInterval.seconds(5), count: 2, scheduler: scheduler))
        call(numbers.withLatestFrom(numbers, resultSelector: { note($0 + $1) }))
        call(numbers.withLatestFrom(numbers))
        call(numbers.withUnretained(object, resultSelector: { note($1) }))
        call(numbers.withUnretained(object))
        call(Observable<Number>.zip(numbers, numbers, resultSelector: { note($0 + $1) }))
        call(Observable.zip(numbers, numbers))
        call(Observable<Number>.zip([numbers, numbers]))
        dispose(numbers.bind(to: PublishRelay()))
        dispose(numbers.bind(to: PublishRelay()))
        dispose(numbers.bind(to: BehaviorRelay(value: 7)))
        dispose(numbers.bind(to: BehaviorRelay(value: nil)))
        dispose(numbers.bind(to: ReplayRelay.create(bufferSize: 1)))
        dispose(numbers.bind(to: ReplayRelay.create(bufferSize: 1)))
        _ = numbers.multicast(PublishSubject<Number>())
        _ = numbers.multicast(makeSubject: { note(PublishSubject<Number>()) })
        call(numbers.multicast({ note(PublishSubject<Number>()) }, selector: { note($0) }))
        _ = numbers.replay(2)
        _ = numbers.replayAll()
        call(numbers.share(replay: 2))
        call(Completable.create(subscribe: { _ in note(Disposables.create()) }))
        call(numbers.asInfallible(onErrorJustReturn: 7))
        call(infallible.do(onNext: { _ = note($0) }, afterNext: { _ = note($0) }, onCompleted: { note(()) }))
        dispose(infallible.subscribe({ _ = note($0) }))
        dispose(infallible.subscribe(with: object, onNext: { _ = note($1) }, onCompleted: { _ = note($0) }))
        dispose(infallible.bind(onNext: { _ = note($0) }))
        dispose(infallible.bind(to: PublishRelay()))
        dispose(infallible.bind(to: PublishRelay()))
        dispose(infallible.bind(to: BehaviorRelay(value: 7)))
        dispose(infallible.bind(to: BehaviorRelay(value: nil)))
        dispose(infallible.bind(to: ReplayRelay.create(bufferSize: 1)))
        dispose(infallible.bind(to: ReplayRelay.create(bufferSize: 1)))
        call(Maybe<Number>.create(subscribe: { _ in note(Disposables.create()) }))
        call(Completable.concat([completable, completable]))
        dispose(completable.subscribe({ _ = note($0) }))
        dispose(completable.subscribe(with: object, onCompleted: { _ = note($0) }, onError: { _ = note($1) }))
        call(completable.do(onError: { _ = note($0) }, onCompleted: { note(()) }))
        call(Maybe<Number>.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in note(maybe) }))
        call(maybe.ifEmpty(default: 7))
        dispose(maybe.subscribe({ _ = note($0) }))
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
        call(Single<Number>.zip([single, single]))
        call(Single<Number>.zip([single, single], resultSelector: { note($0[1]) }))
        dispose(single.subscribe({ _ = note($0) }))
        dispose(single.subscribe(with: object, onSuccess: { _ = note($1) }, onFailure: { _ = note($1) }))
        call(single.do(onSuccess: { _ = note($0) }, onError: { _ = note($0) }))
        call(maybe.retry(on: Broken.self, when: { note($0.take(1)) }))
        call(maybe.timeout(RxTimeInterval.seconds(5), other: maybe, scheduler: scheduler))
        call(Single<Number>.create(subscribe: { _ in note(Disposables.create()) }))
        call(single.flatMapMaybe({ note(Maybe.just($0)) }))
        call(single.flatMapCompletable({ _ in note(Completable.empty()) }))
        call(Infallible<Number>.combineLatest([infallible, infallible]))
        call(Infallible<Number>.combineLatest([infallible, infallible], resultSelector: { note($0[1]) }))
        call(Observable.combineLatest(numbers, numbers, numbers))
        call(Observable.combineLatest(numbers, numbers, numbers, numbers, numbers, numbers, numbers, numbers))
        call(Infallible.combineLatest(infallible, infallible))
        call(Infallible.combineLatest(infallible, infallible, infallible))
        call(
            Infallible.combineLatest(
                infallible,
                infallible,
                infallible,
                infallible,
                infallible,
                infallible,
                infallible,
                infallible
            )
        )
        call(Observable<Number>.combineLatest(numbers, numbers, numbers, resultSelector: { note($0 + $2) }))
        call(
            Observable<Number>.combineLatest(
                numbers,
                numbers,
                numbers,
                numbers,
                numbers,
                numbers,
                numbers,
                numbers,
                resultSelector: { note($0 + $7) }
            )
        )
        call(Infallible<Number>.combineLatest(infallible, infallible, resultSelector: { note($0 + $1) }))
        call(Infallible<Number>.combineLatest(infallible, infallible, infallible, resultSelector: { note($0 + $2) }))
        call(
            Infallible<Number>.combineLatest(
                infallible,
                infallible,
                infallible,
                infallible,
                infallible,
                infallible,
                infallible,
                infallible,
                resultSelector: { note($0 + $7) }
            )
        )
        call(Infallible<Number>.concat([infallible, infallible]))
        call(Infallible<Number>.deferred({ note(infallible) }))
        call(Maybe<Number>.deferred({ note(maybe) }))
        call(Infallible<Number>.from([7, 8]))
        call(Infallible<Number>.from([7, 8], scheduler: scheduler))
        call(Infallible<Number>.from([5, 6]))
        call(Infallible<Number>.from(optional: 7))
        call(Infallible<Number>.from(optional: 7, scheduler: scheduler))
        call(Infallible<Number>.just(7, scheduler: scheduler))
        call(Maybe<Number>.just(7, scheduler: scheduler))
        call(Infallible<Number>.of(7, 8))
        call(Infallible<Number>.of(7, 8, scheduler: scheduler))
        call(Infallible<Number>.zip([infallible, infallible]))
        call(Infallible<Number>.zip([infallible, infallible], resultSelector: { note($0[1]) }))
        call(Observable.zip(numbers, numbers, numbers))
        call(Observable.zip(numbers, numbers, numbers, numbers, numbers, numbers, numbers, numbers))
        call(Maybe.zip(maybe, maybe))
        call(Maybe.zip(maybe, maybe, maybe))
        call(Maybe.zip(maybe, maybe, maybe, maybe, maybe, maybe, maybe, maybe))
        call(Observable<Number>.zip(numbers, numbers, numbers, resultSelector: { note($0 + $2) }))
        call(
            Observable<Number>.zip(
                numbers,
                numbers,
                numbers,
                numbers,
                numbers,
                numbers,
                numbers,
                numbers,
                resultSelector: { note($0 + $7) }
            )
        )
        call(Infallible<Number>.zip(infallible, infallible, resultSelector: { note($0 + $1) }))
        call(Infallible<Number>.zip(infallible, infallible, infallible, resultSelector: { note($0 + $2) }))
        call(
            Infallible<Number>.zip(
                infallible,
                infallible,
                infallible,
                infallible,
                infallible,
                infallible,
                infallible,
                infallible,
                resultSelector: { note($0 + $7) }
            )
        )
        call(Maybe<Number>.zip(maybe, maybe, resultSelector: { note($0 + $1) }))
        call(Maybe<Number>.zip(maybe, maybe, maybe, resultSelector: { note($0 + $2) }))
        call(
            Maybe<Number>.zip(
                maybe,
                maybe,
                maybe,
                maybe,
                maybe,
                maybe,
                maybe,
                maybe,
                resultSelector: { note($0 + $7) }
            )
        )
        call(infallible.buffer(timeSpan: RxTimeInterval.seconds(5), count: 2, scheduler: scheduler))
        call(maybe.catchAndReturn(7))
        call(infallible.compactMap({ note($0 != 2 ? $0 : nil) }))
        call(maybe.compactMap({ note($0 != 2 ? $0 : nil) }))
        call(infallible.concatMap({ note(Infallible.just($0)) }))
        call(infallible.debounce(RxTimeInterval.seconds(5), scheduler: scheduler))
        call(maybe.debug(write: { _ = note($0) }))
        call(infallible.delay(RxTimeInterval.seconds(5), scheduler: scheduler))
        call(maybe.delay(RxTimeInterval.seconds(5), scheduler: scheduler))
        call(maybe.delaySubscription(RxTimeInterval.seconds(5), scheduler: scheduler))
        call(infallible.distinctUntilChanged())
        call(infallible.distinctUntilChanged({ note($0 % 2) }))
        call(infallible.distinctUntilChanged({ note($0 == $1) }))
        call(infallible.distinctUntilChanged({ note($0 % 2) }, comparer: { note($0 == $1) }))
        call(infallible.distinctUntilChanged(at: \.half))
        call(infallible.filter({ note($0 != 3) }))
        call(maybe.filter({ note($0 != 3) }))
        call(infallible.flatMap({ note(Infallible.just($0)) }))
        call(maybe.flatMap({ note(Maybe.just($0)) }))
        call(infallible.flatMapFirst({ note(Infallible.just($0)) }))
        call(infallible.flatMapLatest({ note(Infallible.just($0)) }))
        call(infallible.map({ note($0 + 1) }))
        call(maybe.map({ note($0 + 1) }))
        call(infallible.observe(on: scheduler))
        call(maybe.observe(on: scheduler))
        call(infallible.scan(0, accumulator: { note($0 + $1) }))
        call(infallible.scan(into: 0, accumulator: { $0 += note($1) }))
        call(infallible.share(replay: 2))
        call(infallible.skip(while: { note($0 != 3) }))
        call(infallible.startWith(7))
        call(infallible.startWith(7, 7, 7, 8))
        call(infallible.subscribe(on: scheduler))
        call(maybe.subscribe(on: scheduler))
        call(infallible.take(for: RxTimeInterval.seconds(5), scheduler: scheduler))
        call(infallible.take(until: infallible))
        call(infallible.take(until: { note($0 != 3) }))
        call(infallible.take(while: { note($0 != 3) }))
        call(infallible.throttle(RxTimeInterval.seconds(5), scheduler: scheduler))
        call(maybe.timeout(RxTimeInterval.seconds(5), scheduler: scheduler))
        call(infallible.withLatestFrom(infallible))
        call(infallible.withLatestFrom(infallible, resultSelector: { note($0 + $1) }))
        call(infallible.withUnretained(object))
        call(infallible.withUnretained(object, resultSelector: { note($1) }))
    }

    @Test func `RxSwift, LenientForms`() {
        call(Observable<Number>.combineLatest([numbers, numbers], resultSelector: { note($0[1]) }))
        call(numbers.distinctUntilChanged({ note($0 % 2) }))
        call(numbers.retry(when: { (errors: Observable<Broken>) in note(errors.take(1)) }))
        call(Observable<Number>.zip([numbers, numbers], resultSelector: { note($0[1]) }))
        dispose(numbers.bind(to: observer))
        dispose(numbers.bind(to: observer))
        dispose(numbers.bind(onNext: { _ = note($0) }))
        dispose(numbers.bind(with: object, onNext: { _ = note($1) }))
        dispose(numbers.subscribe(onNext: { _ = note($0) }, onError: { _ = note($0) }, onCompleted: { note(()) }))
        call(Observable<Number>.just(7))
        call(numbers.distinctUntilChanged())
        dispose(completable.subscribe(onCompleted: { note(()) }, onError: { _ = note($0) }))
        call(numbers.asInfallible(onErrorRecover: { _ in note(Infallible<Number>.of(5, 6)) }))
        dispose(maybe.subscribe(onSuccess: { _ = note($0) }, onError: { _ = note($0) }, onCompleted: { note(()) }))
        dispose(single.subscribe(onSuccess: { _ = note($0) }, onFailure: { _ = note($0) }))
        dispose(infallible.subscribe(onNext: { _ = note($0) }, onCompleted: { note(()) }))
        dispose(infallible.bind(to: observer))
        dispose(infallible.bind(to: observer))
        call(Infallible<Number>.just(7))
        call(Maybe<Number>.just(7))
        call(maybe.catch({ _ in note(maybe) }))
        call(maybe.retry(when: { (errors: Observable<Broken>) in note(errors.take(1)) }))
        call(maybe.retry(when: { note($0.take(1)) }))
    }
}
