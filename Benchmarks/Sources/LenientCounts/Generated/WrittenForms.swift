// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

#if STRICT
import Rx
import RxVirtualTime
#else
import RxCocoa
import RxSwift
#endif

/// The lenient forms, or the strict ones in their places.
func addLenientForms(to forms: inout [Form]) {
    forms.add("ObservableType.deferred(_:)#0") { run in
        run.subscribe(Observable<Int>.deferred({ run.note(Observable<Int>.of(5, 6)) }))
    }
    forms.add("ObservableType.from(_:)#1") { run in
        run.subscribe(Observable<Int>.from([7, 8]))
    }
    forms.add("ObservableType.from(_:scheduler:)#2") { run in
        run.runInTime(Observable<Int>.from([7, 8], scheduler: run.scheduler))
    }
    forms.add("ObservableType.from(_:scheduler:)#3") { run in
        run.subscribe(Observable<Int>.from([5, 6]))
    }
    forms.add("ObservableType.from(optional:)#4") { run in
        run.subscribe(Observable<Int>.from(optional: 7))
    }
    forms.add("ObservableType.from(optional:scheduler:)#5") { run in
        run.runInTime(Observable<Int>.from(optional: 7, scheduler: run.scheduler))
    }
    forms.add("ObservableType.generate(initialState:condition:iterate:)#6") { run in
        run.subscribe(
            Observable<Int>.generate(initialState: 1, condition: { run.note($0 != 3) }, iterate: { run.note($0 + 1) })
        )
    }
    forms.add("ObservableType.generate(initialState:condition:scheduler:iterate:)#7") { run in
        run.runInTime(
            Observable<Int>.generate(
                initialState: 1,
                condition: { run.note($0 != 3) },
                scheduler: run.scheduler,
                iterate: { run.note($0 + 1) }
            )
        )
    }
    forms.add("ObservableType.interval(_:scheduler:)#8") { run in
        run.runInTime(Observable<Int>.interval(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Observable.just(_:)#9") { run in
        run.subscribe(Observable<Int>.just(7))
    }
    forms.add("ObservableType.just(_:scheduler:)#10") { run in
        run.runInTime(Observable<Int>.just(7, scheduler: run.scheduler))
    }
    forms.add("ObservableType.of(_:)#11") { run in
        run.subscribe(Observable<Int>.of(7, 8))
    }
    forms.add("ObservableType.of(_:scheduler:)#12") { run in
        run.runInTime(Observable<Int>.of(7, 8, scheduler: run.scheduler))
    }
    forms.add("ObservableType.repeatElement(_:)#13") { run in
        run.subscribe(Observable<Int>.repeatElement(7).take(2))
    }
    forms.add("ObservableType.repeatElement(_:scheduler:)#14") { run in
        run.runInTime(Observable<Int>.repeatElement(7, scheduler: run.scheduler).take(2))
    }
    forms.add("ObservableType.timer(_:period:scheduler:)#15") { run in
        run.runInTime(Observable<Int>.timer(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("ObservableType.using(_:observableFactory:)#16") { run in
        run.subscribe(
            Observable<Int>.using(
                { BooleanDisposable() },
                observableFactory: { _ in run.note(Observable<Int>.of(5, 6)) }
            )
        )
    }
    forms.add("ObservableType.subscribe(_:)#17") { run in
        run.dispose(run.numbers.subscribe({ _ = run.note($0) }))
    }
    forms.add("ObservableType.subscribe(with:onNext:onError:onCompleted:onDisposed:)#18") { run in
        run.dispose(
            run.numbers.subscribe(
                with: run.object,
                onNext: { _ = run.note($1) },
                onError: { _ = run.note($1) },
                onCompleted: { _ = run.note($0) }
            )
        )
    }
    forms.add("ObservableType.buffer(timeSpan:count:scheduler:)#19") { run in
        run.runInTime(run.numbers.buffer(timeSpan: RxTimeInterval.seconds(5), count: 2, scheduler: run.scheduler))
    }
    forms.add("ObservableType.catch(sequence:)#20") { run in
        run.subscribe(Observable<Int>.catch(sequence: [Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)]))
    }
    forms.add("ObservableType.catchAndReturn(_:)#21") { run in
        run.subscribe(run.numbers.catchAndReturn(7))
    }
    forms.add("ObservableType.combineLatest(_:_:resultSelector:)#22") { run in
        run.subscribe(
            Observable<Int>.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $1) }
            )
        )
    }
    forms.add("ObservableType.combineLatest(_:_:)#23") { run in
        run.subscribe(Observable.combineLatest(Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)))
    }
    forms.add("ObservableType.combineLatest(_:resultSelector:)#24") { run in
        run.subscribe(
            Observable<Int>.combineLatest(
                [Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)],
                resultSelector: { run.note($0[1]) }
            )
        )
    }
    forms.add("ObservableType.combineLatest(_:)#25") { run in
        run.subscribe(Observable<Int>.combineLatest([Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)]))
    }
    forms.add("ObservableType.compactMap(_:)#26") { run in
        run.subscribe(run.numbers.compactMap({ run.note($0 != 2 ? $0 : nil) }))
    }
    forms.add("ObservableType.concat(_:)#27") { run in
        run.subscribe(Observable<Int>.concat([Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)]))
    }
    forms.add("ObservableType.concatMap(_:)#28") { run in
        run.subscribe(run.numbers.concatMap({ run.note(Observable.just($0)) }))
    }
    forms.add("ObservableType.debounce(_:scheduler:)#29") { run in
        run.runInTime(run.numbers.debounce(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("ObservableType.delay(_:scheduler:)#31") { run in
        run.runInTime(run.numbers.delay(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("ObservableType.delaySubscription(_:scheduler:)#32") { run in
        run.runInTime(run.numbers.delaySubscription(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("ObservableType.distinctUntilChanged()#33") { run in
        run.subscribe(run.numbers.distinctUntilChanged())
    }
    forms.add("ObservableType.distinctUntilChanged(_:)#34") { run in
        run.subscribe(run.numbers.distinctUntilChanged({ run.note($0 % 2) }))
    }
    forms.add("ObservableType.distinctUntilChanged(_:)#35") { run in
        run.subscribe(run.numbers.distinctUntilChanged({ run.note($0 == $1) }))
    }
    forms.add("ObservableType.distinctUntilChanged(_:comparer:)#36") { run in
        run.subscribe(run.numbers.distinctUntilChanged({ run.note($0 % 2) }, comparer: { run.note($0 == $1) }))
    }
    forms.add("ObservableType.distinctUntilChanged(at:)#37") { run in
        run.subscribe(run.numbers.distinctUntilChanged(at: \.half))
    }
    forms.add("ObservableType.do(onNext:…)#38") { run in
        run.subscribe(
            run.numbers.do(
                onNext: { _ = run.note($0) },
                afterNext: { _ = run.note($0) },
                onError: { _ = run.note($0) },
                onCompleted: { run.note(()) }
            )
        )
    }
    forms.add("ObservableType.filter(_:)#39") { run in
        run.subscribe(run.numbers.filter({ run.note($0 != 3) }))
    }
    forms.add("ObservableType.flatMap(_:)#40") { run in
        run.subscribe(run.numbers.flatMap({ run.note(Observable.just($0)) }))
    }
    forms.add("ObservableType.flatMapFirst(_:)#41") { run in
        run.subscribe(run.numbers.flatMapFirst({ run.note(Observable.just($0)) }))
    }
    forms.add("ObservableType.flatMapLatest(_:)#42") { run in
        run.subscribe(run.numbers.flatMapLatest({ run.note(Observable.just($0)) }))
    }
    forms.add("ObservableType.groupBy(keySelector:)#43") { run in
        run.subscribe(run.numbers.groupBy(keySelector: { run.note($0 % 2) }))
    }
    forms.add("ObservableType.ifEmpty(default:)#44") { run in
        run.subscribe(run.numbers.ifEmpty(default: 7))
    }
    forms.add("ObservableType.map(_:)#45") { run in
        run.subscribe(run.numbers.map({ run.note($0 + 1) }))
    }
    forms.add("ObservableType.observe(on:)#46") { run in
        run.runInTime(run.numbers.observe(on: run.scheduler))
    }
    forms.add("ObservableType.reduce(_:accumulator:)#47") { run in
        run.subscribe(run.numbers.reduce(0, accumulator: { run.note($0 + $1) }))
    }
    forms.add("ObservableType.reduce(_:accumulator:mapResult:)#48") { run in
        run.subscribe(run.numbers.reduce(0, accumulator: { run.note($0 + $1) }, mapResult: { run.note($0 * 2) }))
    }
    forms.add("ObservableType.retry(on:when:)#49") { run in
        run.subscribe(run.numbers.retry(on: Broken.self, when: { run.note($0.take(1)) }))
    }
    forms.add("ObservableType.retry(when:)#50") { run in
        run.subscribe(run.numbers.retry(on: Broken.self, when: { run.note($0.take(1)) }))
    }
    forms.add("ObservableType.retry(when:)#51") { run in
        run.subscribe(run.numbers.retry(when: { run.note($0.take(1)) }))
    }
    forms.add("ObservableType.sample(_:defaultValue:)#52") { run in
        run.subscribe(run.numbers.sample(Observable<Int>.of(5, 6)))
    }
    forms.add("ObservableType.scan(_:accumulator:)#53") { run in
        run.subscribe(run.numbers.scan(0, accumulator: { run.note($0 + $1) }))
    }
    forms.add("ObservableType.scan(into:accumulator:)#54") { run in
        run.subscribe(run.numbers.scan(into: 0, accumulator: { $0 += run.note($1) }))
    }
    forms.add("ObservableType.single(_:)#55") { run in
        run.subscribe(run.numbers.single({ run.note($0 != 3) }))
    }
    forms.add("ObservableType.skip(while:)#56") { run in
        run.subscribe(run.numbers.skip(while: { run.note($0 != 3) }))
    }
    forms.add("ObservableType.startWith(contentsOf:)#57") { run in
        run.subscribe(run.numbers.startWith(contentsOf: [7, 8]))
    }
    forms.add("ObservableType.subscribe(on:)#58") { run in
        run.runInTime(run.numbers.subscribe(on: run.scheduler))
    }
    forms.add("ObservableType.take(for:scheduler:)#59") { run in
        run.runInTime(run.numbers.take(for: RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("ObservableType.take(until:behavior:)#60") { run in
        run.subscribe(run.numbers.take(until: { run.note($0 != 3) }))
    }
    forms.add("ObservableType.take(until:)#61") { run in
        run.subscribe(run.numbers.take(until: Observable<Int>.of(5, 6)))
    }
    forms.add("ObservableType.take(while:behavior:)#62") { run in
        run.subscribe(run.numbers.take(while: { run.note($0 != 3) }))
    }
    forms.add("ObservableType.throttle(_:latest:scheduler:)#63") { run in
        run.runInTime(run.numbers.throttle(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("ObservableType.timeout(_:scheduler:)#64") { run in
        run.runInTime(run.numbers.timeout(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("ObservableType.timeout(_:other:scheduler:)#65") { run in
        run.runInTime(
            run.numbers.timeout(RxTimeInterval.seconds(5), other: Observable<Int>.of(5, 6), scheduler: run.scheduler)
        )
    }
    forms.add("ObservableType.window(timeSpan:count:scheduler:)#66") { run in
        run.runInTime(run.numbers.window(timeSpan: RxTimeInterval.seconds(5), count: 2, scheduler: run.scheduler))
    }
    forms.add("ObservableType.withLatestFrom(_:resultSelector:)#67") { run in
        run.subscribe(run.numbers.withLatestFrom(Observable<Int>.of(5, 6), resultSelector: { run.note($0 + $1) }))
    }
    forms.add("ObservableType.withLatestFrom(_:)#68") { run in
        run.subscribe(run.numbers.withLatestFrom(Observable<Int>.of(5, 6)))
    }
    forms.add("ObservableType.withUnretained(_:resultSelector:)#69") { run in
        run.subscribe(run.numbers.withUnretained(run.object, resultSelector: { run.note($1) }))
    }
    forms.add("ObservableType.withUnretained(_:)#70") { run in
        run.subscribe(run.numbers.withUnretained(run.object))
    }
    forms.add("ObservableType.zip(_:_:resultSelector:)#71") { run in
        run.subscribe(
            Observable<Int>.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $1) }
            )
        )
    }
    forms.add("ObservableType.zip(_:_:)#72") { run in
        run.subscribe(Observable.zip(Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)))
    }
    forms.add("ObservableType.zip(_:resultSelector:)#73") { run in
        run.subscribe(
            Observable<Int>.zip(
                [Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)],
                resultSelector: { run.note($0[1]) }
            )
        )
    }
    forms.add("ObservableType.zip(_:)#74") { run in
        run.subscribe(Observable<Int>.zip([Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)]))
    }
    forms.add("ObservableType.bind(onNext:)#75") { run in
        run.dispose(run.numbers.bind(onNext: { _ = run.note($0) }))
    }
    forms.add("ObservableType.bind(with:onNext:)#76") { run in
        run.dispose(run.numbers.bind(with: run.object, onNext: { _ = run.note($1) }))
    }
    forms.add("ObservableType.replay(_:)#77") { run in
        run.subscribe(run.numbers.replay(2).refCount())
    }
    forms.add("ObservableType.replayAll()#78") { run in
        run.subscribe(run.numbers.replayAll().refCount())
    }
    forms.add("ObservableType.share(replay:scope:)#79") { run in
        run.subscribe(run.numbers.share(replay: 2))
    }
    forms.add("ObservableConvertibleType.asInfallible(onErrorJustReturn:)#80") { run in
        run.subscribe(run.numbers.asInfallible(onErrorJustReturn: 7))
    }
    forms.add("ObservableConvertibleType.asInfallible(onErrorRecover:)#81") { run in
        run.subscribe(run.numbers.asInfallible(onErrorRecover: { _ in run.note(Infallible<Int>.of(5, 6)) }))
    }
    forms.add("ObservableConvertibleType.asDriver(onErrorJustReturn:)#82") { run in
        run.subscribe(run.numbers.asDriver(onErrorJustReturn: 7))
    }
    forms.add("ObservableConvertibleType.asDriver(onErrorDriveWith:)#83") { run in
        run.subscribe(run.numbers.asDriver(onErrorDriveWith: Driver<Int>.just(7)))
    }
    forms.add("ObservableConvertibleType.asDriver(onErrorRecover:)#84") { run in
        run.subscribe(run.numbers.asDriver(onErrorRecover: { _ in run.note(Driver<Int>.just(7)) }))
    }
    forms.add("ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorJustReturn:)#86") { run in
        run.subscribe(run.numbers.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: 7))
    }
    forms.add("ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorDriveWith:)#87") { run in
        run.subscribe(
            run.numbers.asSharedSequence(
                sharingStrategy: DriverSharingStrategy.self,
                onErrorDriveWith: Driver<Int>.just(7)
            )
        )
    }
    forms.add("ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorRecover:)#88") { run in
        run.subscribe(
            run.numbers.asSharedSequence(
                sharingStrategy: DriverSharingStrategy.self,
                onErrorRecover: { _ in run.note(Driver<Int>.just(7)) }
            )
        )
    }
    forms.add("ObservableConvertibleType.asSignal(onErrorJustReturn:)#89") { run in
        run.subscribe(run.numbers.asSignal(onErrorJustReturn: 7))
    }
    forms.add("ObservableConvertibleType.asSignal(onErrorSignalWith:)#90") { run in
        run.subscribe(run.numbers.asSignal(onErrorSignalWith: Signal<Int>.just(7)))
    }
    forms.add("ObservableConvertibleType.asSignal(onErrorRecover:)#91") { run in
        run.subscribe(run.numbers.asSignal(onErrorRecover: { _ in run.note(Signal<Int>.just(7)) }))
    }
    forms.add("PrimitiveSequenceType.flatMapMaybe(_:)#93") { run in
        run.subscribe(run.single.flatMapMaybe({ run.note(Maybe.just($0)) }))
    }
    forms.add("PrimitiveSequenceType.flatMapCompletable(_:)#94") { run in
        run.subscribe(run.single.flatMapCompletable({ _ in run.note(Completable.empty()) }))
    }
    forms.add("InfallibleType.combineLatest(_:)#95") { run in
        run.subscribe(Infallible<Int>.combineLatest([Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)]))
    }
    forms.add("InfallibleType.combineLatest(_:resultSelector:)#96") { run in
        run.subscribe(
            Infallible<Int>.combineLatest(
                [Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)],
                resultSelector: { run.note($0[1]) }
            )
        )
    }
    forms.add("SharedSequence.combineLatest(_:resultSelector:)#97") { run in
        run.subscribe(
            Driver<Int>.combineLatest(
                [Driver<Int>.of(5, 6), Driver<Int>.of(5, 6)],
                resultSelector: { run.note($0[1]) }
            )
        )
    }
    forms.add("ObservableType.combineLatest(_:_:_:)#98") { run in
        run.subscribe(
            Observable.combineLatest(Observable<Int>.of(5, 6), Observable<Int>.of(5, 6), Observable<Int>.of(5, 6))
        )
    }
    forms.add("ObservableType.combineLatest(_:_:_:_:)#99") { run in
        run.subscribe(
            Observable.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("ObservableType.combineLatest(_:_:_:_:_:)#100") { run in
        run.subscribe(
            Observable.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("ObservableType.combineLatest(_:_:_:_:_:_:)#101") { run in
        run.subscribe(
            Observable.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("ObservableType.combineLatest(_:_:_:_:_:_:_:)#102") { run in
        run.subscribe(
            Observable.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("ObservableType.combineLatest(_:_:_:_:_:_:_:_:)#103") { run in
        run.subscribe(
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
        )
    }
    forms.add("InfallibleType.combineLatest(_:_:)#104") { run in
        run.subscribe(Infallible.combineLatest(Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)))
    }
    forms.add("InfallibleType.combineLatest(_:_:_:)#105") { run in
        run.subscribe(
            Infallible.combineLatest(Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6))
        )
    }
    forms.add("InfallibleType.combineLatest(_:_:_:_:)#106") { run in
        run.subscribe(
            Infallible.combineLatest(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6)
            )
        )
    }
    forms.add("InfallibleType.combineLatest(_:_:_:_:_:)#107") { run in
        run.subscribe(
            Infallible.combineLatest(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6)
            )
        )
    }
    forms.add("InfallibleType.combineLatest(_:_:_:_:_:_:)#108") { run in
        run.subscribe(
            Infallible.combineLatest(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6)
            )
        )
    }
    forms.add("InfallibleType.combineLatest(_:_:_:_:_:_:_:)#109") { run in
        run.subscribe(
            Infallible.combineLatest(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6)
            )
        )
    }
    forms.add("InfallibleType.combineLatest(_:_:_:_:_:_:_:_:)#110") { run in
        run.subscribe(
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
        )
    }
    forms.add("ObservableType.combineLatest(_:_:_:resultSelector:)#111") { run in
        run.subscribe(
            Observable<Int>.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $2) }
            )
        )
    }
    forms.add("ObservableType.combineLatest(_:_:_:_:resultSelector:)#112") { run in
        run.subscribe(
            Observable<Int>.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $3) }
            )
        )
    }
    forms.add("ObservableType.combineLatest(_:_:_:_:_:resultSelector:)#113") { run in
        run.subscribe(
            Observable<Int>.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $4) }
            )
        )
    }
    forms.add("ObservableType.combineLatest(_:_:_:_:_:_:resultSelector:)#114") { run in
        run.subscribe(
            Observable<Int>.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $5) }
            )
        )
    }
    forms.add("ObservableType.combineLatest(_:_:_:_:_:_:_:resultSelector:)#115") { run in
        run.subscribe(
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
        )
    }
    forms.add("ObservableType.combineLatest(_:_:_:_:_:_:_:_:resultSelector:)#116") { run in
        run.subscribe(
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
        )
    }
    forms.add("InfallibleType.combineLatest(_:_:resultSelector:)#117") { run in
        run.subscribe(
            Infallible<Int>.combineLatest(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                resultSelector: { run.note($0 + $1) }
            )
        )
    }
    forms.add("InfallibleType.combineLatest(_:_:_:resultSelector:)#118") { run in
        run.subscribe(
            Infallible<Int>.combineLatest(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                resultSelector: { run.note($0 + $2) }
            )
        )
    }
    forms.add("InfallibleType.combineLatest(_:_:_:_:resultSelector:)#119") { run in
        run.subscribe(
            Infallible<Int>.combineLatest(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                resultSelector: { run.note($0 + $3) }
            )
        )
    }
    forms.add("InfallibleType.combineLatest(_:_:_:_:_:resultSelector:)#120") { run in
        run.subscribe(
            Infallible<Int>.combineLatest(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                resultSelector: { run.note($0 + $4) }
            )
        )
    }
    forms.add("InfallibleType.combineLatest(_:_:_:_:_:_:resultSelector:)#121") { run in
        run.subscribe(
            Infallible<Int>.combineLatest(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                resultSelector: { run.note($0 + $5) }
            )
        )
    }
    forms.add("InfallibleType.combineLatest(_:_:_:_:_:_:_:resultSelector:)#122") { run in
        run.subscribe(
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
        )
    }
    forms.add("InfallibleType.combineLatest(_:_:_:_:_:_:_:_:resultSelector:)#123") { run in
        run.subscribe(
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
        )
    }
    forms.add("SharedSequence.combineLatest(_:_:resultSelector:)#124") { run in
        run.subscribe(
            Driver<Int>.combineLatest(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                resultSelector: { run.note($0 + $1) }
            )
        )
    }
    forms.add("SharedSequence.combineLatest(_:_:_:resultSelector:)#125") { run in
        run.subscribe(
            Driver<Int>.combineLatest(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                resultSelector: { run.note($0 + $2) }
            )
        )
    }
    forms.add("SharedSequence.combineLatest(_:_:_:_:resultSelector:)#126") { run in
        run.subscribe(
            Driver<Int>.combineLatest(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                resultSelector: { run.note($0 + $3) }
            )
        )
    }
    forms.add("SharedSequence.combineLatest(_:_:_:_:_:resultSelector:)#127") { run in
        run.subscribe(
            Driver<Int>.combineLatest(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                resultSelector: { run.note($0 + $4) }
            )
        )
    }
    forms.add("SharedSequence.combineLatest(_:_:_:_:_:_:resultSelector:)#128") { run in
        run.subscribe(
            Driver<Int>.combineLatest(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                resultSelector: { run.note($0 + $5) }
            )
        )
    }
    forms.add("SharedSequence.combineLatest(_:_:_:_:_:_:_:resultSelector:)#129") { run in
        run.subscribe(
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
        )
    }
    forms.add("SharedSequence.combineLatest(_:_:_:_:_:_:_:_:resultSelector:)#130") { run in
        run.subscribe(
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
        )
    }
    forms.add("InfallibleType.concat(_:)#131") { run in
        run.subscribe(Infallible<Int>.concat([Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)]))
    }
    forms.add("SharedSequenceConvertibleType.concat(_:)#132") { run in
        run.subscribe(Driver<Int>.concat([Driver<Int>.of(5, 6), Driver<Int>.of(5, 6)]))
    }
    forms.add("PrimitiveSequenceType.concat(_:)#133") { run in
        run.subscribe(Completable.concat([Completable.empty(), Completable.empty()]))
    }
    forms.add("InfallibleType.deferred(_:)#134") { run in
        run.subscribe(Infallible<Int>.deferred({ run.note(Infallible<Int>.of(5, 6)) }))
    }
    forms.add("SharedSequence.deferred(_:)#135") { run in
        run.subscribe(Driver<Int>.deferred({ run.note(Driver<Int>.of(5, 6)) }))
    }
    forms.add("PrimitiveSequence.deferred(_:)#136") { run in
        run.subscribe(Maybe<Int>.deferred({ run.note(Maybe<Int>.just(5)) }))
    }
    forms.add("Infallible.from(_:)#137") { run in
        run.subscribe(Infallible<Int>.from([7, 8]))
    }
    forms.add("SharedSequence.from(_:)#138") { run in
        run.subscribe(Driver<Int>.from([7, 8]))
    }
    forms.add("Infallible.from(_:scheduler:)#139") { run in
        run.runInTime(Infallible<Int>.from([7, 8], scheduler: run.scheduler))
    }
    forms.add("Infallible.from(_:scheduler:)#140") { run in
        run.subscribe(Infallible<Int>.from([5, 6]))
    }
    forms.add("SharedSequence.from(_:)#141") { run in
        run.subscribe(Driver<Int>.from([5, 6]))
    }
    forms.add("Infallible.from(optional:)#142") { run in
        run.subscribe(Infallible<Int>.from(optional: 7))
    }
    forms.add("SharedSequence.from(optional:)#143") { run in
        run.subscribe(Driver<Int>.from(optional: 7))
    }
    forms.add("Infallible.from(optional:scheduler:)#144") { run in
        run.runInTime(Infallible<Int>.from(optional: 7, scheduler: run.scheduler))
    }
    forms.add("Infallible.generate(initialState:condition:iterate:)#145") { run in
        run.subscribe(
            Infallible<Int>.generate(initialState: 1, condition: { run.note($0 != 3) }, iterate: { run.note($0 + 1) })
        )
    }
    forms.add("Infallible.generate(initialState:condition:scheduler:iterate:)#146") { run in
        run.runInTime(
            Infallible<Int>.generate(
                initialState: 1,
                condition: { run.note($0 != 3) },
                scheduler: run.scheduler,
                iterate: { run.note($0 + 1) }
            )
        )
    }
    forms.add("Infallible.just(_:)#147") { run in
        run.subscribe(Infallible<Int>.just(7))
    }
    forms.add("SharedSequence.just(_:)#148") { run in
        run.subscribe(Driver<Int>.just(7))
    }
    forms.add("SharedSequence.just(_:)#149") { run in
        run.subscribe(Signal<Int>.just(7))
    }
    forms.add("PrimitiveSequence.just(_:)#150") { run in
        run.subscribe(Maybe<Int>.just(7))
    }
    forms.add("InfallibleType.just(_:scheduler:)#151") { run in
        run.runInTime(Infallible<Int>.just(7, scheduler: run.scheduler))
    }
    forms.add("PrimitiveSequenceType.just(_:scheduler:)#152") { run in
        run.runInTime(Maybe<Int>.just(7, scheduler: run.scheduler))
    }
    forms.add("Infallible.of(_:)#153") { run in
        run.subscribe(Infallible<Int>.of(7, 8))
    }
    forms.add("SharedSequence.of(_:)#154") { run in
        run.subscribe(Driver<Int>.of(7, 8))
    }
    forms.add("Infallible.of(_:scheduler:)#155") { run in
        run.runInTime(Infallible<Int>.of(7, 8, scheduler: run.scheduler))
    }
    forms.add("Infallible.repeatElement(_:)#156") { run in
        run.subscribe(Infallible<Int>.repeatElement(7).take(2))
    }
    forms.add("Infallible.repeatElement(_:scheduler:)#157") { run in
        run.runInTime(Infallible<Int>.repeatElement(7, scheduler: run.scheduler).take(2))
    }
    forms.add("InfallibleType.using(_:observableFactory:)#158") { run in
        run.subscribe(
            Infallible<Int>.using(
                { BooleanDisposable() },
                observableFactory: { _ in run.note(Infallible<Int>.of(5, 6)) }
            )
        )
    }
    forms.add("PrimitiveSequence.using(_:primitiveSequenceFactory:)#159") { run in
        run.subscribe(
            Maybe<Int>.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in run.note(Maybe<Int>.just(5)) })
        )
    }
    forms.add("InfallibleType.zip(_:)#160") { run in
        run.subscribe(Infallible<Int>.zip([Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)]))
    }
    forms.add("PrimitiveSequenceType.zip(_:)#161") { run in
        run.subscribe(Single<Int>.zip([Single<Int>.just(5), Single<Int>.just(5)]))
    }
    forms.add("InfallibleType.zip(_:resultSelector:)#162") { run in
        run.subscribe(
            Infallible<Int>.zip(
                [Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)],
                resultSelector: { run.note($0[1]) }
            )
        )
    }
    forms.add("SharedSequence.zip(_:resultSelector:)#163") { run in
        run.subscribe(
            Driver<Int>.zip([Driver<Int>.of(5, 6), Driver<Int>.of(5, 6)], resultSelector: { run.note($0[1]) })
        )
    }
    forms.add("PrimitiveSequenceType.zip(_:resultSelector:)#164") { run in
        run.subscribe(Single<Int>.zip([Single<Int>.just(5), Single<Int>.just(5)], resultSelector: { run.note($0[1]) }))
    }
    forms.add("ObservableType.zip(_:_:_:)#165") { run in
        run.subscribe(Observable.zip(Observable<Int>.of(5, 6), Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)))
    }
    forms.add("ObservableType.zip(_:_:_:_:)#166") { run in
        run.subscribe(
            Observable.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("ObservableType.zip(_:_:_:_:_:)#167") { run in
        run.subscribe(
            Observable.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("ObservableType.zip(_:_:_:_:_:_:)#168") { run in
        run.subscribe(
            Observable.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("ObservableType.zip(_:_:_:_:_:_:_:)#169") { run in
        run.subscribe(
            Observable.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("ObservableType.zip(_:_:_:_:_:_:_:_:)#170") { run in
        run.subscribe(
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
        )
    }
    forms.add("InfallibleType.zip(_:_:)#171") { run in
        run.subscribe(Infallible.zip(Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)))
    }
    forms.add("InfallibleType.zip(_:_:_:)#172") { run in
        run.subscribe(Infallible.zip(Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)))
    }
    forms.add("InfallibleType.zip(_:_:_:_:)#173") { run in
        run.subscribe(
            Infallible.zip(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6)
            )
        )
    }
    forms.add("InfallibleType.zip(_:_:_:_:_:)#174") { run in
        run.subscribe(
            Infallible.zip(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6)
            )
        )
    }
    forms.add("InfallibleType.zip(_:_:_:_:_:_:)#175") { run in
        run.subscribe(
            Infallible.zip(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6)
            )
        )
    }
    forms.add("InfallibleType.zip(_:_:_:_:_:_:_:)#176") { run in
        run.subscribe(
            Infallible.zip(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6)
            )
        )
    }
    forms.add("InfallibleType.zip(_:_:_:_:_:_:_:_:)#177") { run in
        run.subscribe(
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
        )
    }
    forms.add("PrimitiveSequenceType.zip(_:_:)#178") { run in
        run.subscribe(Maybe.zip(Maybe<Int>.just(5), Maybe<Int>.just(5)))
    }
    forms.add("PrimitiveSequenceType.zip(_:_:_:)#179") { run in
        run.subscribe(Maybe.zip(Maybe<Int>.just(5), Maybe<Int>.just(5), Maybe<Int>.just(5)))
    }
    forms.add("PrimitiveSequenceType.zip(_:_:_:_:)#180") { run in
        run.subscribe(Maybe.zip(Maybe<Int>.just(5), Maybe<Int>.just(5), Maybe<Int>.just(5), Maybe<Int>.just(5)))
    }
    forms.add("PrimitiveSequenceType.zip(_:_:_:_:_:)#181") { run in
        run.subscribe(
            Maybe.zip(
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5)
            )
        )
    }
    forms.add("PrimitiveSequenceType.zip(_:_:_:_:_:_:)#182") { run in
        run.subscribe(
            Maybe.zip(
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5)
            )
        )
    }
    forms.add("PrimitiveSequenceType.zip(_:_:_:_:_:_:_:)#183") { run in
        run.subscribe(
            Maybe.zip(
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5)
            )
        )
    }
    forms.add("PrimitiveSequenceType.zip(_:_:_:_:_:_:_:_:)#184") { run in
        run.subscribe(
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
        )
    }
    forms.add("ObservableType.zip(_:_:_:resultSelector:)#185") { run in
        run.subscribe(
            Observable<Int>.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $2) }
            )
        )
    }
    forms.add("ObservableType.zip(_:_:_:_:resultSelector:)#186") { run in
        run.subscribe(
            Observable<Int>.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $3) }
            )
        )
    }
    forms.add("ObservableType.zip(_:_:_:_:_:resultSelector:)#187") { run in
        run.subscribe(
            Observable<Int>.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $4) }
            )
        )
    }
    forms.add("ObservableType.zip(_:_:_:_:_:_:resultSelector:)#188") { run in
        run.subscribe(
            Observable<Int>.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $5) }
            )
        )
    }
    forms.add("ObservableType.zip(_:_:_:_:_:_:_:resultSelector:)#189") { run in
        run.subscribe(
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
        )
    }
    forms.add("ObservableType.zip(_:_:_:_:_:_:_:_:resultSelector:)#190") { run in
        run.subscribe(
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
        )
    }
    forms.add("InfallibleType.zip(_:_:resultSelector:)#191") { run in
        run.subscribe(
            Infallible<Int>.zip(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                resultSelector: { run.note($0 + $1) }
            )
        )
    }
    forms.add("InfallibleType.zip(_:_:_:resultSelector:)#192") { run in
        run.subscribe(
            Infallible<Int>.zip(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                resultSelector: { run.note($0 + $2) }
            )
        )
    }
    forms.add("InfallibleType.zip(_:_:_:_:resultSelector:)#193") { run in
        run.subscribe(
            Infallible<Int>.zip(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                resultSelector: { run.note($0 + $3) }
            )
        )
    }
    forms.add("InfallibleType.zip(_:_:_:_:_:resultSelector:)#194") { run in
        run.subscribe(
            Infallible<Int>.zip(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                resultSelector: { run.note($0 + $4) }
            )
        )
    }
    forms.add("InfallibleType.zip(_:_:_:_:_:_:resultSelector:)#195") { run in
        run.subscribe(
            Infallible<Int>.zip(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                resultSelector: { run.note($0 + $5) }
            )
        )
    }
    forms.add("InfallibleType.zip(_:_:_:_:_:_:_:resultSelector:)#196") { run in
        run.subscribe(
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
        )
    }
    forms.add("InfallibleType.zip(_:_:_:_:_:_:_:_:resultSelector:)#197") { run in
        run.subscribe(
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
        )
    }
    forms.add("SharedSequence.zip(_:_:resultSelector:)#198") { run in
        run.subscribe(
            Driver<Int>.zip(Driver<Int>.of(5, 6), Driver<Int>.of(5, 6), resultSelector: { run.note($0 + $1) })
        )
    }
    forms.add("SharedSequence.zip(_:_:_:resultSelector:)#199") { run in
        run.subscribe(
            Driver<Int>.zip(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                resultSelector: { run.note($0 + $2) }
            )
        )
    }
    forms.add("SharedSequence.zip(_:_:_:_:resultSelector:)#200") { run in
        run.subscribe(
            Driver<Int>.zip(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                resultSelector: { run.note($0 + $3) }
            )
        )
    }
    forms.add("SharedSequence.zip(_:_:_:_:_:resultSelector:)#201") { run in
        run.subscribe(
            Driver<Int>.zip(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                resultSelector: { run.note($0 + $4) }
            )
        )
    }
    forms.add("SharedSequence.zip(_:_:_:_:_:_:resultSelector:)#202") { run in
        run.subscribe(
            Driver<Int>.zip(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                resultSelector: { run.note($0 + $5) }
            )
        )
    }
    forms.add("SharedSequence.zip(_:_:_:_:_:_:_:resultSelector:)#203") { run in
        run.subscribe(
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
        )
    }
    forms.add("SharedSequence.zip(_:_:_:_:_:_:_:_:resultSelector:)#204") { run in
        run.subscribe(
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
        )
    }
    forms.add("PrimitiveSequenceType.zip(_:_:resultSelector:)#205") { run in
        run.subscribe(Maybe<Int>.zip(Maybe<Int>.just(5), Maybe<Int>.just(5), resultSelector: { run.note($0 + $1) }))
    }
    forms.add("PrimitiveSequenceType.zip(_:_:_:resultSelector:)#206") { run in
        run.subscribe(
            Maybe<Int>.zip(
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                resultSelector: { run.note($0 + $2) }
            )
        )
    }
    forms.add("PrimitiveSequenceType.zip(_:_:_:_:resultSelector:)#207") { run in
        run.subscribe(
            Maybe<Int>.zip(
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                resultSelector: { run.note($0 + $3) }
            )
        )
    }
    forms.add("PrimitiveSequenceType.zip(_:_:_:_:_:resultSelector:)#208") { run in
        run.subscribe(
            Maybe<Int>.zip(
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                resultSelector: { run.note($0 + $4) }
            )
        )
    }
    forms.add("PrimitiveSequenceType.zip(_:_:_:_:_:_:resultSelector:)#209") { run in
        run.subscribe(
            Maybe<Int>.zip(
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                resultSelector: { run.note($0 + $5) }
            )
        )
    }
    forms.add("PrimitiveSequenceType.zip(_:_:_:_:_:_:_:resultSelector:)#210") { run in
        run.subscribe(
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
        )
    }
    forms.add("PrimitiveSequenceType.zip(_:_:_:_:_:_:_:_:resultSelector:)#211") { run in
        run.subscribe(
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
        )
    }
    forms.add("InfallibleType.buffer(timeSpan:count:scheduler:)#212") { run in
        run.runInTime(run.infallible.buffer(timeSpan: RxTimeInterval.seconds(5), count: 2, scheduler: run.scheduler))
    }
    forms.add("PrimitiveSequenceType.catch(_:)#213") { run in
        run.subscribe(run.maybe.catch({ _ in run.note(Maybe<Int>.just(5)) }))
    }
    forms.add("PrimitiveSequenceType.catchAndReturn(_:)#214") { run in
        run.subscribe(run.maybe.catchAndReturn(7))
    }
    forms.add("InfallibleType.compactMap(_:)#215") { run in
        run.subscribe(run.infallible.compactMap({ run.note($0 != 2 ? $0 : nil) }))
    }
    forms.add("SharedSequenceConvertibleType.compactMap(_:)#216") { run in
        run.subscribe(run.driver.compactMap({ run.note($0 != 2 ? $0 : nil) }))
    }
    forms.add("PrimitiveSequenceType.compactMap(_:)#217") { run in
        run.subscribe(run.maybe.compactMap({ run.note($0 != 2 ? $0 : nil) }))
    }
    forms.add("InfallibleType.concatMap(_:)#218") { run in
        run.subscribe(run.infallible.concatMap({ run.note(Infallible.just($0)) }))
    }
    forms.add("InfallibleType.debounce(_:scheduler:)#219") { run in
        run.runInTime(run.infallible.debounce(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("InfallibleType.delay(_:scheduler:)#223") { run in
        run.runInTime(run.infallible.delay(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("PrimitiveSequenceType.delay(_:scheduler:)#225") { run in
        run.runInTime(run.maybe.delay(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("InfallibleType.delaySubscription(_:scheduler:)#226") { run in
        run.runInTime(run.infallible.delaySubscription(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("PrimitiveSequenceType.delaySubscription(_:scheduler:)#227") { run in
        run.runInTime(run.maybe.delaySubscription(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("InfallibleType.distinctUntilChanged()#228") { run in
        run.subscribe(run.infallible.distinctUntilChanged())
    }
    forms.add("InfallibleType.distinctUntilChanged(_:)#230") { run in
        run.subscribe(run.infallible.distinctUntilChanged({ run.note($0 % 2) }))
    }
    forms.add("SharedSequenceConvertibleType.distinctUntilChanged(_:)#231") { run in
        run.subscribe(run.driver.distinctUntilChanged({ run.note($0 % 2) }))
    }
    forms.add("InfallibleType.distinctUntilChanged(_:)#232") { run in
        run.subscribe(run.infallible.distinctUntilChanged({ run.note($0 == $1) }))
    }
    forms.add("SharedSequenceConvertibleType.distinctUntilChanged(_:)#233") { run in
        run.subscribe(run.driver.distinctUntilChanged({ run.note($0 == $1) }))
    }
    forms.add("InfallibleType.distinctUntilChanged(_:comparer:)#234") { run in
        run.subscribe(run.infallible.distinctUntilChanged({ run.note($0 % 2) }, comparer: { run.note($0 == $1) }))
    }
    forms.add("SharedSequenceConvertibleType.distinctUntilChanged(_:comparer:)#235") { run in
        run.subscribe(run.driver.distinctUntilChanged({ run.note($0 % 2) }, comparer: { run.note($0 == $1) }))
    }
    forms.add("InfallibleType.distinctUntilChanged(at:)#236") { run in
        run.subscribe(run.infallible.distinctUntilChanged(at: \.half))
    }
    forms.add("InfallibleType.do(onNext:…)#237") { run in
        run.subscribe(
            run.infallible.do(
                onNext: { _ = run.note($0) },
                afterNext: { _ = run.note($0) },
                onCompleted: { run.note(()) }
            )
        )
    }
    forms.add("SharedSequenceConvertibleType.do(onNext:…)#238") { run in
        run.subscribe(
            run.driver.do(onNext: { _ = run.note($0) }, afterNext: { _ = run.note($0) }, onCompleted: { run.note(()) })
        )
    }
    forms.add("InfallibleType.filter(_:)#239") { run in
        run.subscribe(run.infallible.filter({ run.note($0 != 3) }))
    }
    forms.add("SharedSequenceConvertibleType.filter(_:)#240") { run in
        run.subscribe(run.driver.filter({ run.note($0 != 3) }))
    }
    forms.add("PrimitiveSequenceType.filter(_:)#241") { run in
        run.subscribe(run.maybe.filter({ run.note($0 != 3) }))
    }
    forms.add("InfallibleType.flatMap(_:)#242") { run in
        run.subscribe(run.infallible.flatMap({ run.note(Infallible.just($0)) }))
    }
    forms.add("SharedSequenceConvertibleType.flatMap(_:)#243") { run in
        run.subscribe(run.driver.flatMap({ run.note(Driver.just($0)) }))
    }
    forms.add("PrimitiveSequenceType.flatMap(_:)#244") { run in
        run.subscribe(run.maybe.flatMap({ run.note(Maybe.just($0)) }))
    }
    forms.add("InfallibleType.flatMapFirst(_:)#245") { run in
        run.subscribe(run.infallible.flatMapFirst({ run.note(Infallible.just($0)) }))
    }
    forms.add("SharedSequenceConvertibleType.flatMapFirst(_:)#246") { run in
        run.subscribe(run.driver.flatMapFirst({ run.note(Driver.just($0)) }))
    }
    forms.add("InfallibleType.flatMapLatest(_:)#247") { run in
        run.subscribe(run.infallible.flatMapLatest({ run.note(Infallible.just($0)) }))
    }
    forms.add("SharedSequenceConvertibleType.flatMapLatest(_:)#248") { run in
        run.subscribe(run.driver.flatMapLatest({ run.note(Driver.just($0)) }))
    }
    forms.add("InfallibleType.groupBy(keySelector:)#249") { run in
        run.subscribe(run.infallible.groupBy(keySelector: { run.note($0 % 2) }))
    }
    forms.add("InfallibleType.ifEmpty(default:)#250") { run in
        run.subscribe(run.infallible.ifEmpty(default: 7))
    }
    forms.add("SharedSequenceConvertibleType.ifEmpty(default:)#251") { run in
        run.subscribe(run.driver.ifEmpty(default: 7))
    }
    forms.add("PrimitiveSequenceType.ifEmpty(default:)#252") { run in
        run.subscribe(run.maybe.ifEmpty(default: 7))
    }
    forms.add("InfallibleType.map(_:)#253") { run in
        run.subscribe(run.infallible.map({ run.note($0 + 1) }))
    }
    forms.add("SharedSequenceConvertibleType.map(_:)#254") { run in
        run.subscribe(run.driver.map({ run.note($0 + 1) }))
    }
    forms.add("PrimitiveSequenceType.map(_:)#255") { run in
        run.subscribe(run.maybe.map({ run.note($0 + 1) }))
    }
    forms.add("InfallibleType.observe(on:)#256") { run in
        run.runInTime(run.infallible.observe(on: run.scheduler))
    }
    forms.add("PrimitiveSequenceType.observe(on:)#257") { run in
        run.runInTime(run.maybe.observe(on: run.scheduler))
    }
    forms.add("InfallibleType.reduce(_:accumulator:)#258") { run in
        run.subscribe(run.infallible.reduce(0, accumulator: { run.note($0 + $1) }))
    }
    forms.add("InfallibleType.reduce(_:accumulator:mapResult:)#259") { run in
        run.subscribe(run.infallible.reduce(0, accumulator: { run.note($0 + $1) }, mapResult: { run.note($0 * 2) }))
    }
    forms.add("PrimitiveSequenceType.retry(on:when:)#260") { run in
        run.subscribe(run.maybe.retry(on: Broken.self, when: { run.note($0.take(1)) }))
    }
    forms.add("PrimitiveSequenceType.retry(when:)#261") { run in
        run.subscribe(run.maybe.retry(on: Broken.self, when: { run.note($0.take(1)) }))
    }
    forms.add("PrimitiveSequenceType.retry(when:)#262") { run in
        run.subscribe(run.maybe.retry(when: { run.note($0.take(1)) }))
    }
    forms.add("InfallibleType.sample(_:defaultValue:)#263") { run in
        run.subscribe(run.infallible.sample(Infallible<Int>.of(5, 6)))
    }
    forms.add("SharedSequenceConvertibleType.sample(_:defaultValue:)#264") { run in
        run.subscribe(run.driver.sample(Driver<Int>.of(5, 6)))
    }
    forms.add("InfallibleType.scan(_:accumulator:)#265") { run in
        run.subscribe(run.infallible.scan(0, accumulator: { run.note($0 + $1) }))
    }
    forms.add("SharedSequenceConvertibleType.scan(_:accumulator:)#266") { run in
        run.subscribe(run.driver.scan(0, accumulator: { run.note($0 + $1) }))
    }
    forms.add("InfallibleType.scan(into:accumulator:)#267") { run in
        run.subscribe(run.infallible.scan(into: 0, accumulator: { $0 += run.note($1) }))
    }
    forms.add("SharedSequenceConvertibleType.scan(into:accumulator:)#268") { run in
        run.subscribe(run.driver.scan(into: 0, accumulator: { $0 += run.note($1) }))
    }
    forms.add("InfallibleType.share(replay:scope:)#269") { run in
        run.subscribe(run.infallible.share(replay: 2))
    }
    forms.add("InfallibleType.skip(while:)#270") { run in
        run.subscribe(run.infallible.skip(while: { run.note($0 != 3) }))
    }
    forms.add("SharedSequenceConvertibleType.skip(while:)#271") { run in
        run.subscribe(run.driver.skip(while: { run.note($0 != 3) }))
    }
    forms.add("InfallibleType.startWith(contentsOf:)#272") { run in
        run.subscribe(run.infallible.startWith(contentsOf: [7, 8]))
    }
    forms.add("SharedSequenceConvertibleType.startWith(contentsOf:)#273") { run in
        run.subscribe(run.driver.startWith(contentsOf: [7, 8]))
    }
    forms.add("InfallibleType.startWith(_:)#274") { run in
        run.subscribe(run.infallible.startWith(7))
    }
    forms.add("SharedSequenceConvertibleType.startWith(_:)#275") { run in
        run.subscribe(run.driver.startWith(7))
    }
    forms.add("InfallibleType.startWith(_:_:_:)#276") { run in
        run.subscribe(run.infallible.startWith(7, 7, 7, 8))
    }
    forms.add("SharedSequenceConvertibleType.startWith(_:_:_:)#277") { run in
        run.subscribe(run.driver.startWith(7, 7, 7, 8))
    }
    forms.add("InfallibleType.subscribe(on:)#278") { run in
        run.runInTime(run.infallible.subscribe(on: run.scheduler))
    }
    forms.add("PrimitiveSequenceType.subscribe(on:)#279") { run in
        run.runInTime(run.maybe.subscribe(on: run.scheduler))
    }
    forms.add("InfallibleType.take(for:scheduler:)#280") { run in
        run.runInTime(run.infallible.take(for: RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("InfallibleType.take(until:)#281") { run in
        run.subscribe(run.infallible.take(until: Infallible<Int>.of(5, 6)))
    }
    forms.add("InfallibleType.take(until:behavior:)#282") { run in
        run.subscribe(run.infallible.take(until: { run.note($0 != 3) }))
    }
    forms.add("SharedSequenceConvertibleType.take(until:behavior:)#283") { run in
        run.subscribe(run.driver.take(until: { run.note($0 != 3) }))
    }
    forms.add("InfallibleType.take(while:behavior:)#284") { run in
        run.subscribe(run.infallible.take(while: { run.note($0 != 3) }))
    }
    forms.add("SharedSequenceConvertibleType.take(while:behavior:)#285") { run in
        run.subscribe(run.driver.take(while: { run.note($0 != 3) }))
    }
    forms.add("InfallibleType.throttle(_:latest:scheduler:)#286") { run in
        run.runInTime(run.infallible.throttle(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("PrimitiveSequenceType.timeout(_:scheduler:)#288") { run in
        run.runInTime(run.maybe.timeout(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("InfallibleType.timeout(_:other:scheduler:)#289") { run in
        run.runInTime(
            run.infallible.timeout(
                RxTimeInterval.seconds(5),
                other: Infallible<Int>.of(5, 6),
                scheduler: run.scheduler
            )
        )
    }
    forms.add("PrimitiveSequenceType.timeout(_:other:scheduler:)#290") { run in
        run.runInTime(run.maybe.timeout(RxTimeInterval.seconds(5), other: Maybe<Int>.just(5), scheduler: run.scheduler))
    }
    forms.add("InfallibleType.withLatestFrom(_:)#291") { run in
        run.subscribe(run.infallible.withLatestFrom(Infallible<Int>.of(5, 6)))
    }
    forms.add("InfallibleType.withLatestFrom(_:resultSelector:)#292") { run in
        run.subscribe(run.infallible.withLatestFrom(Infallible<Int>.of(5, 6), resultSelector: { run.note($0 + $1) }))
    }
    forms.add("SharedSequenceConvertibleType.withLatestFrom(_:resultSelector:)#293") { run in
        run.subscribe(run.driver.withLatestFrom(Driver<Int>.of(5, 6), resultSelector: { run.note($0 + $1) }))
    }
    forms.add("InfallibleType.withUnretained(_:)#294") { run in
        run.subscribe(run.infallible.withUnretained(run.object))
    }
    forms.add("SharedSequenceConvertibleType.withUnretained(_:)#295") { run in
        run.subscribe(run.driver.withUnretained(run.object))
    }
    forms.add("InfallibleType.withUnretained(_:resultSelector:)#296") { run in
        run.subscribe(run.infallible.withUnretained(run.object, resultSelector: { run.note($1) }))
    }
    forms.add("SharedSequenceConvertibleType.withUnretained(_:resultSelector:)#297") { run in
        run.subscribe(run.driver.withUnretained(run.object, resultSelector: { run.note($1) }))
    }
    forms.add("InfallibleType.subscribe(_:)#298") { run in
        run.dispose(run.infallible.subscribe({ _ = run.note($0) }))
    }
    forms.add("InfallibleType.subscribe(onNext:onCompleted:onDisposed:)#299") { run in
        run.dispose(run.infallible.subscribe(onNext: { _ = run.note($0) }, onCompleted: { run.note(()) }))
    }
    forms.add("InfallibleType.subscribe(with:onNext:onCompleted:onDisposed:)#300") { run in
        run.dispose(
            run.infallible.subscribe(with: run.object, onNext: { _ = run.note($1) }, onCompleted: { _ = run.note($0) })
        )
    }
    forms.add("PrimitiveSequenceType.subscribe(_:)#301") { run in
        run.dispose(run.single.subscribe({ _ = run.note($0) }))
    }
    forms.add("PrimitiveSequenceType.subscribe(onSuccess:onFailure:onDisposed:)#302") { run in
        run.dispose(run.single.subscribe(onSuccess: { _ = run.note($0) }, onFailure: { _ = run.note($0) }))
    }
    forms.add("PrimitiveSequenceType.subscribe(with:onSuccess:onFailure:onDisposed:)#303") { run in
        run.dispose(
            run.single.subscribe(with: run.object, onSuccess: { _ = run.note($1) }, onFailure: { _ = run.note($1) })
        )
    }
    forms.add("PrimitiveSequenceType.do(onSuccess:…)#304") { run in
        run.subscribe(run.single.do(onSuccess: { _ = run.note($0) }, onError: { _ = run.note($0) }))
    }
    forms.add("PrimitiveSequenceType.subscribe(_:)#305") { run in
        run.dispose(run.maybe.subscribe({ _ = run.note($0) }))
    }
    forms.add("PrimitiveSequenceType.subscribe(onSuccess:onError:onCompleted:onDisposed:)#306") { run in
        run.dispose(
            run.maybe.subscribe(
                onSuccess: { _ = run.note($0) },
                onError: { _ = run.note($0) },
                onCompleted: { run.note(()) }
            )
        )
    }
    forms.add("PrimitiveSequenceType.subscribe(with:onSuccess:onError:onCompleted:onDisposed:)#307") { run in
        run.dispose(
            run.maybe.subscribe(
                with: run.object,
                onSuccess: { _ = run.note($1) },
                onError: { _ = run.note($1) },
                onCompleted: { _ = run.note($0) }
            )
        )
    }
    forms.add("PrimitiveSequenceType.do(onNext:…)#308") { run in
        run.subscribe(
            run.maybe.do(
                onNext: { _ = run.note($0) },
                afterNext: { _ = run.note($0) },
                onError: { _ = run.note($0) },
                onCompleted: { run.note(()) }
            )
        )
    }
    forms.add("PrimitiveSequenceType.subscribe(_:)#309") { run in
        run.dispose(run.completable.subscribe({ _ = run.note($0) }))
    }
    forms.add("PrimitiveSequenceType.subscribe(onCompleted:onError:onDisposed:)#310") { run in
        run.dispose(run.completable.subscribe(onCompleted: { run.note(()) }, onError: { _ = run.note($0) }))
    }
    forms.add("PrimitiveSequenceType.subscribe(with:onCompleted:onError:onDisposed:)#311") { run in
        run.dispose(
            run.completable.subscribe(
                with: run.object,
                onCompleted: { _ = run.note($0) },
                onError: { _ = run.note($1) }
            )
        )
    }
    forms.add("PrimitiveSequenceType.do(onError:…)#312") { run in
        run.subscribe(run.completable.do(onError: { _ = run.note($0) }, onCompleted: { run.note(()) }))
    }
    forms.add("SharedSequenceConvertibleType.drive(onNext:onCompleted:onDisposed:)#313") { run in
        run.dispose(run.driver.drive(onNext: { _ = run.note($0) }, onCompleted: { run.note(()) }))
    }
    forms.add("SharedSequenceConvertibleType.drive(with:onNext:onCompleted:onDisposed:)#314") { run in
        run.dispose(run.driver.drive(with: run.object, onNext: { _ = run.note($1) }, onCompleted: { _ = run.note($0) }))
    }
    forms.add("SharedSequenceConvertibleType.emit(onNext:onCompleted:onDisposed:)#315") { run in
        run.dispose(run.signal.emit(onNext: { _ = run.note($0) }, onCompleted: { run.note(()) }))
    }
    forms.add("SharedSequenceConvertibleType.emit(with:onNext:onCompleted:onDisposed:)#316") { run in
        run.dispose(run.signal.emit(with: run.object, onNext: { _ = run.note($1) }, onCompleted: { _ = run.note($0) }))
    }
    forms.add("InfallibleType.bind(onNext:)#317") { run in
        run.dispose(run.infallible.bind(onNext: { _ = run.note($0) }))
    }
}

#if STRICT
/// The forms of infallibles, drivers, main sequences and maybes, each with the operator behind it.
func addFamilies(to forms: inout [Form]) {
    forms.add("Infallible.amb(_:)#0/form") { run in
        run.subscribe(Infallible<Int>.amb([Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)]))
    }
    forms.add("Infallible.amb(_:)#0/strict") { run in
        run.subscribe(Observable<Int>.amb([Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)]))
    }
    forms.add("Shared.amb(_:)#1/form") { run in
        run.subscribe(Driver<Int>.amb([Driver<Int>.of(5, 6), Driver<Int>.of(5, 6)]))
    }
    forms.add("Shared.amb(_:)#1/strict") { run in
        run.subscribe(Observable<Int>.amb([Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)]))
    }
    forms.add("Infallible.combineLatest(_:)#2/form") { run in
        run.subscribe(Infallible<Int>.combineLatest([Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)]))
    }
    forms.add("Infallible.combineLatest(_:)#2/strict") { run in
        run.subscribe(Observable<Int>.combineLatest([Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)]))
    }
    forms.add("Shared.combineLatest(_:)#3/form") { run in
        run.subscribe(Driver.combineLatest([Driver<Int>.of(5, 6), Driver<Int>.of(5, 6)]))
    }
    forms.add("Shared.combineLatest(_:)#3/strict") { run in
        run.subscribe(Observable.combineLatest([Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)]))
    }
    forms.add("Infallible.combineLatest(_:resultSelector:)#4/form") { run in
        run.subscribe(
            Infallible<Int>.combineLatest(
                [Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)],
                resultSelector: { run.note($0[1]) }
            )
        )
    }
    forms.add("Infallible.combineLatest(_:resultSelector:)#4/strict") { run in
        run.subscribe(
            Observable<Int>.combineLatest(
                [Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)],
                resultSelector: { run.note($0[1]) }
            )
        )
    }
    forms.add("Shared.combineLatest(_:resultSelector:)#5/form") { run in
        run.subscribe(
            Driver<Int>.combineLatest(
                [Driver<Int>.of(5, 6), Driver<Int>.of(5, 6)],
                resultSelector: { run.note($0[1]) }
            )
        )
    }
    forms.add("Shared.combineLatest(_:resultSelector:)#5/strict") { run in
        run.subscribe(
            Observable<Int>.combineLatest(
                [Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)],
                resultSelector: { run.note($0[1]) }
            )
        )
    }
    forms.add("Infallible.combineLatest(_:_:)#12/form") { run in
        run.subscribe(Infallible.combineLatest(Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)))
    }
    forms.add("Infallible.combineLatest(_:_:)#12/strict") { run in
        run.subscribe(Observable.combineLatest(Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)))
    }
    forms.add("Infallible.combineLatest(_:_:_:)#13/form") { run in
        run.subscribe(
            Infallible.combineLatest(Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6))
        )
    }
    forms.add("Infallible.combineLatest(_:_:_:)#13/strict") { run in
        run.subscribe(
            Observable.combineLatest(Observable<Int>.of(5, 6), Observable<Int>.of(5, 6), Observable<Int>.of(5, 6))
        )
    }
    forms.add("Infallible.combineLatest(_:_:_:_:)#14/form") { run in
        run.subscribe(
            Infallible.combineLatest(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6)
            )
        )
    }
    forms.add("Infallible.combineLatest(_:_:_:_:)#14/strict") { run in
        run.subscribe(
            Observable.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("Infallible.combineLatest(_:_:_:_:_:)#15/form") { run in
        run.subscribe(
            Infallible.combineLatest(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6)
            )
        )
    }
    forms.add("Infallible.combineLatest(_:_:_:_:_:)#15/strict") { run in
        run.subscribe(
            Observable.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("Infallible.combineLatest(_:_:_:_:_:_:)#16/form") { run in
        run.subscribe(
            Infallible.combineLatest(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6)
            )
        )
    }
    forms.add("Infallible.combineLatest(_:_:_:_:_:_:)#16/strict") { run in
        run.subscribe(
            Observable.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("Infallible.combineLatest(_:_:_:_:_:_:_:)#17/form") { run in
        run.subscribe(
            Infallible.combineLatest(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6)
            )
        )
    }
    forms.add("Infallible.combineLatest(_:_:_:_:_:_:_:)#17/strict") { run in
        run.subscribe(
            Observable.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("Infallible.combineLatest(_:_:_:_:_:_:_:_:)#18/form") { run in
        run.subscribe(
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
        )
    }
    forms.add("Infallible.combineLatest(_:_:_:_:_:_:_:_:)#18/strict") { run in
        run.subscribe(
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
        )
    }
    forms.add("Shared.combineLatest(_:_:)#19/form") { run in
        run.subscribe(Driver.combineLatest(Driver<Int>.of(5, 6), Driver<Int>.of(5, 6)))
    }
    forms.add("Shared.combineLatest(_:_:)#19/strict") { run in
        run.subscribe(Observable.combineLatest(Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)))
    }
    forms.add("Shared.combineLatest(_:_:_:)#20/form") { run in
        run.subscribe(Driver.combineLatest(Driver<Int>.of(5, 6), Driver<Int>.of(5, 6), Driver<Int>.of(5, 6)))
    }
    forms.add("Shared.combineLatest(_:_:_:)#20/strict") { run in
        run.subscribe(
            Observable.combineLatest(Observable<Int>.of(5, 6), Observable<Int>.of(5, 6), Observable<Int>.of(5, 6))
        )
    }
    forms.add("Shared.combineLatest(_:_:_:_:)#21/form") { run in
        run.subscribe(
            Driver.combineLatest(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6)
            )
        )
    }
    forms.add("Shared.combineLatest(_:_:_:_:)#21/strict") { run in
        run.subscribe(
            Observable.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("Shared.combineLatest(_:_:_:_:_:)#22/form") { run in
        run.subscribe(
            Driver.combineLatest(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6)
            )
        )
    }
    forms.add("Shared.combineLatest(_:_:_:_:_:)#22/strict") { run in
        run.subscribe(
            Observable.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("Shared.combineLatest(_:_:_:_:_:_:)#23/form") { run in
        run.subscribe(
            Driver.combineLatest(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6)
            )
        )
    }
    forms.add("Shared.combineLatest(_:_:_:_:_:_:)#23/strict") { run in
        run.subscribe(
            Observable.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("Shared.combineLatest(_:_:_:_:_:_:_:)#24/form") { run in
        run.subscribe(
            Driver.combineLatest(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6)
            )
        )
    }
    forms.add("Shared.combineLatest(_:_:_:_:_:_:_:)#24/strict") { run in
        run.subscribe(
            Observable.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("Shared.combineLatest(_:_:_:_:_:_:_:_:)#25/form") { run in
        run.subscribe(
            Driver.combineLatest(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6)
            )
        )
    }
    forms.add("Shared.combineLatest(_:_:_:_:_:_:_:_:)#25/strict") { run in
        run.subscribe(
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
        )
    }
    forms.add("Infallible.combineLatest(_:_:resultSelector:)#32/form") { run in
        run.subscribe(
            Infallible<Int>.combineLatest(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                resultSelector: { run.note($0 + $1) }
            )
        )
    }
    forms.add("Infallible.combineLatest(_:_:resultSelector:)#32/strict") { run in
        run.subscribe(
            Observable<Int>.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $1) }
            )
        )
    }
    forms.add("Infallible.combineLatest(_:_:_:resultSelector:)#33/form") { run in
        run.subscribe(
            Infallible<Int>.combineLatest(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                resultSelector: { run.note($0 + $2) }
            )
        )
    }
    forms.add("Infallible.combineLatest(_:_:_:resultSelector:)#33/strict") { run in
        run.subscribe(
            Observable<Int>.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $2) }
            )
        )
    }
    forms.add("Infallible.combineLatest(_:_:_:_:resultSelector:)#34/form") { run in
        run.subscribe(
            Infallible<Int>.combineLatest(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                resultSelector: { run.note($0 + $3) }
            )
        )
    }
    forms.add("Infallible.combineLatest(_:_:_:_:resultSelector:)#34/strict") { run in
        run.subscribe(
            Observable<Int>.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $3) }
            )
        )
    }
    forms.add("Infallible.combineLatest(_:_:_:_:_:resultSelector:)#35/form") { run in
        run.subscribe(
            Infallible<Int>.combineLatest(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                resultSelector: { run.note($0 + $4) }
            )
        )
    }
    forms.add("Infallible.combineLatest(_:_:_:_:_:resultSelector:)#35/strict") { run in
        run.subscribe(
            Observable<Int>.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $4) }
            )
        )
    }
    forms.add("Infallible.combineLatest(_:_:_:_:_:_:resultSelector:)#36/form") { run in
        run.subscribe(
            Infallible<Int>.combineLatest(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                resultSelector: { run.note($0 + $5) }
            )
        )
    }
    forms.add("Infallible.combineLatest(_:_:_:_:_:_:resultSelector:)#36/strict") { run in
        run.subscribe(
            Observable<Int>.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $5) }
            )
        )
    }
    forms.add("Infallible.combineLatest(_:_:_:_:_:_:_:resultSelector:)#37/form") { run in
        run.subscribe(
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
        )
    }
    forms.add("Infallible.combineLatest(_:_:_:_:_:_:_:resultSelector:)#37/strict") { run in
        run.subscribe(
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
        )
    }
    forms.add("Infallible.combineLatest(_:_:_:_:_:_:_:_:resultSelector:)#38/form") { run in
        run.subscribe(
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
        )
    }
    forms.add("Infallible.combineLatest(_:_:_:_:_:_:_:_:resultSelector:)#38/strict") { run in
        run.subscribe(
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
        )
    }
    forms.add("Shared.combineLatest(_:_:resultSelector:)#39/form") { run in
        run.subscribe(
            Driver<Int>.combineLatest(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                resultSelector: { run.note($0 + $1) }
            )
        )
    }
    forms.add("Shared.combineLatest(_:_:resultSelector:)#39/strict") { run in
        run.subscribe(
            Observable<Int>.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $1) }
            )
        )
    }
    forms.add("Shared.combineLatest(_:_:_:resultSelector:)#40/form") { run in
        run.subscribe(
            Driver<Int>.combineLatest(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                resultSelector: { run.note($0 + $2) }
            )
        )
    }
    forms.add("Shared.combineLatest(_:_:_:resultSelector:)#40/strict") { run in
        run.subscribe(
            Observable<Int>.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $2) }
            )
        )
    }
    forms.add("Shared.combineLatest(_:_:_:_:resultSelector:)#41/form") { run in
        run.subscribe(
            Driver<Int>.combineLatest(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                resultSelector: { run.note($0 + $3) }
            )
        )
    }
    forms.add("Shared.combineLatest(_:_:_:_:resultSelector:)#41/strict") { run in
        run.subscribe(
            Observable<Int>.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $3) }
            )
        )
    }
    forms.add("Shared.combineLatest(_:_:_:_:_:resultSelector:)#42/form") { run in
        run.subscribe(
            Driver<Int>.combineLatest(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                resultSelector: { run.note($0 + $4) }
            )
        )
    }
    forms.add("Shared.combineLatest(_:_:_:_:_:resultSelector:)#42/strict") { run in
        run.subscribe(
            Observable<Int>.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $4) }
            )
        )
    }
    forms.add("Shared.combineLatest(_:_:_:_:_:_:resultSelector:)#43/form") { run in
        run.subscribe(
            Driver<Int>.combineLatest(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                resultSelector: { run.note($0 + $5) }
            )
        )
    }
    forms.add("Shared.combineLatest(_:_:_:_:_:_:resultSelector:)#43/strict") { run in
        run.subscribe(
            Observable<Int>.combineLatest(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $5) }
            )
        )
    }
    forms.add("Shared.combineLatest(_:_:_:_:_:_:_:resultSelector:)#44/form") { run in
        run.subscribe(
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
        )
    }
    forms.add("Shared.combineLatest(_:_:_:_:_:_:_:resultSelector:)#44/strict") { run in
        run.subscribe(
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
        )
    }
    forms.add("Shared.combineLatest(_:_:_:_:_:_:_:_:resultSelector:)#45/form") { run in
        run.subscribe(
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
        )
    }
    forms.add("Shared.combineLatest(_:_:_:_:_:_:_:_:resultSelector:)#45/strict") { run in
        run.subscribe(
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
        )
    }
    forms.add("Infallible.concat(_:)#46/form") { run in
        run.subscribe(Infallible<Int>.concat(Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)))
    }
    forms.add("Infallible.concat(_:)#46/strict") { run in
        run.subscribe(Observable<Int>.concat(Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)))
    }
    forms.add("Shared.concat(_:)#47/form") { run in
        run.subscribe(Driver<Int>.concat(Driver<Int>.of(5, 6), Driver<Int>.of(5, 6)))
    }
    forms.add("Shared.concat(_:)#47/strict") { run in
        run.subscribe(Observable<Int>.concat(Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)))
    }
    forms.add("Primitive.concat(_:)#48/form") { run in
        run.subscribe(Completable.concat(Completable.empty(), Completable.empty()))
    }
    forms.add("Primitive.concat(_:)#48/strict") { run in
        run.subscribe(Observable<Int>.concat(Observable<Int>.just(5), Observable<Int>.just(5)))
    }
    forms.add("Infallible.concat(_:)#49/form") { run in
        run.subscribe(Infallible<Int>.concat([Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)]))
    }
    forms.add("Infallible.concat(_:)#49/strict") { run in
        run.subscribe(Observable<Int>.concat([Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)]))
    }
    forms.add("Shared.concat(_:)#50/form") { run in
        run.subscribe(Driver<Int>.concat([Driver<Int>.of(5, 6), Driver<Int>.of(5, 6)]))
    }
    forms.add("Shared.concat(_:)#50/strict") { run in
        run.subscribe(Observable<Int>.concat([Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)]))
    }
    forms.add("Primitive.concat(_:)#51/form") { run in
        run.subscribe(Completable.concat([Completable.empty(), Completable.empty()]))
    }
    forms.add("Primitive.concat(_:)#51/strict") { run in
        run.subscribe(Observable<Int>.concat([Observable<Int>.just(5), Observable<Int>.just(5)]))
    }
    forms.add("Infallible.concat(_:)#52/form") { run in
        run.subscribe(Infallible<Int>.concat([Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)]))
    }
    forms.add("Infallible.concat(_:)#52/strict") { run in
        run.subscribe(Observable<Int>.concat([Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)]))
    }
    forms.add("Shared.concat(_:)#53/form") { run in
        run.subscribe(Driver<Int>.concat([Driver<Int>.of(5, 6), Driver<Int>.of(5, 6)]))
    }
    forms.add("Shared.concat(_:)#53/strict") { run in
        run.subscribe(Observable<Int>.concat([Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)]))
    }
    forms.add("Primitive.concat(_:)#54/form") { run in
        run.subscribe(Completable.concat([Completable.empty(), Completable.empty()]))
    }
    forms.add("Primitive.concat(_:)#54/strict") { run in
        run.subscribe(Observable<Int>.concat([Observable<Int>.just(5), Observable<Int>.just(5)]))
    }
    forms.add("Infallible.deferred(_:)#55/form") { run in
        run.subscribe(Infallible<Int>.deferred({ run.note(Infallible<Int>.of(5, 6)) }))
    }
    forms.add("Infallible.deferred(_:)#55/strict") { run in
        run.subscribe(Observable<Int>.deferred({ run.note(Observable<Int>.of(5, 6)) }))
    }
    forms.add("Shared.deferred(_:)#56/form") { run in
        run.subscribe(Driver<Int>.deferred({ run.note(Driver<Int>.of(5, 6)) }))
    }
    forms.add("Shared.deferred(_:)#56/strict") { run in
        run.subscribe(Observable<Int>.deferred({ run.note(Observable<Int>.of(5, 6)) }))
    }
    forms.add("Primitive.deferred(_:)#57/form") { run in
        run.subscribe(Maybe<Int>.deferred({ run.note(Maybe<Int>.just(5)) }))
    }
    forms.add("Primitive.deferred(_:)#57/strict") { run in
        run.subscribe(Observable<Int>.deferred({ run.note(Observable<Int>.just(5)) }))
    }
    forms.add("Infallible.empty()#58/form") { run in
        run.subscribe(Infallible<Int>.empty())
    }
    forms.add("Infallible.empty()#58/strict") { run in
        run.subscribe(Observable<Int>.empty())
    }
    forms.add("Shared.empty()#59/form") { run in
        run.subscribe(Driver<Int>.empty())
    }
    forms.add("Shared.empty()#59/strict") { run in
        run.subscribe(Observable<Int>.empty())
    }
    forms.add("Primitive.empty()#60/form") { run in
        run.subscribe(Maybe<Int>.empty())
    }
    forms.add("Primitive.empty()#60/strict") { run in
        run.subscribe(Observable<Int>.empty())
    }
    forms.add("Primitive.empty()#61/form") { run in
        run.subscribe(Completable.empty())
    }
    forms.add("Primitive.empty()#61/strict") { run in
        run.subscribe(Observable<Int>.empty())
    }
    forms.add("Primitive.error(_:)#62/form") { run in
        run.subscribe(Maybe<Int>.error(Broken()))
    }
    forms.add("Primitive.error(_:)#62/strict") { run in
        run.subscribe(Observable<Int>.error(Broken()))
    }
    forms.add("Infallible.from(_:)#63/form") { run in
        run.subscribe(Infallible<Int>.from([7, 8]))
    }
    forms.add("Infallible.from(_:)#63/strict") { run in
        run.subscribe(Observable<Int>.from([7, 8]))
    }
    forms.add("Shared.from(_:)#64/form") { run in
        run.subscribe(Driver<Int>.from([7, 8]))
    }
    forms.add("Shared.from(_:)#64/strict") { run in
        run.subscribe(Observable<Int>.from([7, 8]))
    }
    forms.add("Infallible.from(_:scheduler:)#65/form") { run in
        run.runInTime(Infallible<Int>.from([7, 8], scheduler: run.scheduler))
    }
    forms.add("Infallible.from(_:scheduler:)#65/strict") { run in
        run.runInTime(Observable<Int>.from([7, 8], scheduler: run.scheduler))
    }
    forms.add("Infallible.from(_:scheduler:)#66/form") { run in
        run.subscribe(Infallible<Int>.from([5, 6]))
    }
    forms.add("Infallible.from(_:scheduler:)#66/strict") { run in
        run.subscribe(Observable<Int>.from([5, 6]))
    }
    forms.add("Shared.from(_:)#67/form") { run in
        run.subscribe(Driver<Int>.from([5, 6]))
    }
    forms.add("Shared.from(_:)#67/strict") { run in
        run.subscribe(Observable<Int>.from([5, 6]))
    }
    forms.add("Infallible.from(optional:)#68/form") { run in
        run.subscribe(Infallible<Int>.from(optional: 7))
    }
    forms.add("Infallible.from(optional:)#68/strict") { run in
        run.subscribe(Observable<Int>.from(optional: 7))
    }
    forms.add("Shared.from(optional:)#69/form") { run in
        run.subscribe(Driver<Int>.from(optional: 7))
    }
    forms.add("Shared.from(optional:)#69/strict") { run in
        run.subscribe(Observable<Int>.from(optional: 7))
    }
    forms.add("Infallible.from(optional:scheduler:)#70/form") { run in
        run.runInTime(Infallible<Int>.from(optional: 7, scheduler: run.scheduler))
    }
    forms.add("Infallible.from(optional:scheduler:)#70/strict") { run in
        run.runInTime(Observable<Int>.from(optional: 7, scheduler: run.scheduler))
    }
    forms.add("Infallible.generate(initialState:condition:iterate:)#71/form") { run in
        run.subscribe(
            Infallible<Int>.generate(initialState: 1, condition: { run.note($0 != 3) }, iterate: { run.note($0 + 1) })
        )
    }
    forms.add("Infallible.generate(initialState:condition:iterate:)#71/strict") { run in
        run.subscribe(
            Observable<Int>.generate(initialState: 1, condition: { run.note($0 != 3) }, iterate: { run.note($0 + 1) })
        )
    }
    forms.add("Infallible.generate(initialState:condition:scheduler:iterate:)#72/form") { run in
        run.runInTime(
            Infallible<Int>.generate(
                initialState: 1,
                condition: { run.note($0 != 3) },
                scheduler: run.scheduler,
                iterate: { run.note($0 + 1) }
            )
        )
    }
    forms.add("Infallible.generate(initialState:condition:scheduler:iterate:)#72/strict") { run in
        run.runInTime(
            Observable<Int>.generate(
                initialState: 1,
                condition: { run.note($0 != 3) },
                scheduler: run.scheduler,
                iterate: { run.note($0 + 1) }
            )
        )
    }
    forms.add("Infallible.interval(_:scheduler:)#73/form") { run in
        run.runInTime(Infallible<Int>.interval(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Infallible.interval(_:scheduler:)#73/strict") { run in
        run.runInTime(Observable<Int>.interval(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Infallible.just(_:)#75/form") { run in
        run.subscribe(Infallible<Int>.just(7))
    }
    forms.add("Infallible.just(_:)#75/strict") { run in
        run.subscribe(Observable<Int>.just(7))
    }
    forms.add("Shared.just(_:)#76/form") { run in
        run.subscribe(Driver<Int>.just(7))
    }
    forms.add("Shared.just(_:)#76/strict") { run in
        run.subscribe(Observable<Int>.just(7))
    }
    forms.add("Primitive.just(_:)#77/form") { run in
        run.subscribe(Maybe<Int>.just(7))
    }
    forms.add("Primitive.just(_:)#77/strict") { run in
        run.subscribe(Observable<Int>.just(7))
    }
    forms.add("Infallible.just(_:scheduler:)#78/form") { run in
        run.runInTime(Infallible<Int>.just(7, scheduler: run.scheduler))
    }
    forms.add("Infallible.just(_:scheduler:)#78/strict") { run in
        run.runInTime(Observable<Int>.just(7, scheduler: run.scheduler))
    }
    forms.add("Primitive.just(_:scheduler:)#79/form") { run in
        run.runInTime(Maybe<Int>.just(7, scheduler: run.scheduler))
    }
    forms.add("Primitive.just(_:scheduler:)#79/strict") { run in
        run.runInTime(Observable<Int>.just(7, scheduler: run.scheduler))
    }
    forms.add("Infallible.merge(_:)#80/form") { run in
        run.subscribe(Infallible<Int>.merge(Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)))
    }
    forms.add("Infallible.merge(_:)#80/strict") { run in
        run.subscribe(Observable<Int>.merge(Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)))
    }
    forms.add("Shared.merge(_:)#81/form") { run in
        run.subscribe(Driver<Int>.merge(Driver<Int>.of(5, 6), Driver<Int>.of(5, 6)))
    }
    forms.add("Shared.merge(_:)#81/strict") { run in
        run.subscribe(Observable<Int>.merge(Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)))
    }
    forms.add("Primitive.merge(_:)#82/form") { run in
        run.subscribe(Completable.merge(Completable.empty(), Completable.empty()))
    }
    forms.add("Primitive.merge(_:)#82/strict") { run in
        run.subscribe(Observable<Int>.merge(Observable<Int>.just(5), Observable<Int>.just(5)))
    }
    forms.add("Primitive.zip(_:)#83/form") { run in
        run.subscribe(Completable.zip(Completable.empty(), Completable.empty()))
    }
    forms.add("Primitive.zip(_:)#83/strict") { run in
        run.subscribe(Observable<Int>.merge(Observable<Int>.just(5), Observable<Int>.just(5)))
    }
    forms.add("Infallible.merge(_:)#84/form") { run in
        run.subscribe(Infallible<Int>.merge([Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)]))
    }
    forms.add("Infallible.merge(_:)#84/strict") { run in
        run.subscribe(Observable<Int>.merge([Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)]))
    }
    forms.add("Shared.merge(_:)#85/form") { run in
        run.subscribe(Driver<Int>.merge([Driver<Int>.of(5, 6), Driver<Int>.of(5, 6)]))
    }
    forms.add("Shared.merge(_:)#85/strict") { run in
        run.subscribe(Observable<Int>.merge([Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)]))
    }
    forms.add("Infallible.merge(_:)#86/form") { run in
        run.subscribe(Infallible<Int>.merge([Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)]))
    }
    forms.add("Infallible.merge(_:)#86/strict") { run in
        run.subscribe(Observable<Int>.merge([Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)]))
    }
    forms.add("Shared.merge(_:)#87/form") { run in
        run.subscribe(Driver<Int>.merge([Driver<Int>.of(5, 6), Driver<Int>.of(5, 6)]))
    }
    forms.add("Shared.merge(_:)#87/strict") { run in
        run.subscribe(Observable<Int>.merge([Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)]))
    }
    forms.add("Primitive.merge(_:)#88/form") { run in
        run.subscribe(Completable.merge([Completable.empty(), Completable.empty()]))
    }
    forms.add("Primitive.merge(_:)#88/strict") { run in
        run.subscribe(Observable<Int>.merge([Observable<Int>.just(5), Observable<Int>.just(5)]))
    }
    forms.add("Primitive.zip(_:)#89/form") { run in
        run.subscribe(Completable.zip([Completable.empty(), Completable.empty()]))
    }
    forms.add("Primitive.zip(_:)#89/strict") { run in
        run.subscribe(Observable<Int>.merge([Observable<Int>.just(5), Observable<Int>.just(5)]))
    }
    forms.add("Infallible.never()#90/form") { run in
        run.subscribe(Infallible<Int>.never())
    }
    forms.add("Infallible.never()#90/strict") { run in
        run.subscribe(Observable<Int>.never())
    }
    forms.add("Shared.never()#91/form") { run in
        run.subscribe(Driver<Int>.never())
    }
    forms.add("Shared.never()#91/strict") { run in
        run.subscribe(Observable<Int>.never())
    }
    forms.add("Primitive.never()#92/form") { run in
        run.subscribe(Maybe<Int>.never())
    }
    forms.add("Primitive.never()#92/strict") { run in
        run.subscribe(Observable<Int>.never())
    }
    forms.add("Infallible.of(_:)#93/form") { run in
        run.subscribe(Infallible<Int>.of(7, 8))
    }
    forms.add("Infallible.of(_:)#93/strict") { run in
        run.subscribe(Observable<Int>.of(7, 8))
    }
    forms.add("Shared.of(_:)#94/form") { run in
        run.subscribe(Driver<Int>.of(7, 8))
    }
    forms.add("Shared.of(_:)#94/strict") { run in
        run.subscribe(Observable<Int>.of(7, 8))
    }
    forms.add("Infallible.of(_:scheduler:)#95/form") { run in
        run.runInTime(Infallible<Int>.of(7, 8, scheduler: run.scheduler))
    }
    forms.add("Infallible.of(_:scheduler:)#95/strict") { run in
        run.runInTime(Observable<Int>.of(7, 8, scheduler: run.scheduler))
    }
    forms.add("Infallible.repeatElement(_:)#96/form") { run in
        run.subscribe(Infallible<Int>.repeatElement(7).take(2))
    }
    forms.add("Infallible.repeatElement(_:)#96/strict") { run in
        run.subscribe(Observable<Int>.repeatElement(7).take(2))
    }
    forms.add("Infallible.repeatElement(_:scheduler:)#97/form") { run in
        run.runInTime(Infallible<Int>.repeatElement(7, scheduler: run.scheduler).take(2))
    }
    forms.add("Infallible.repeatElement(_:scheduler:)#97/strict") { run in
        run.runInTime(Observable<Int>.repeatElement(7, scheduler: run.scheduler).take(2))
    }
    forms.add("Infallible.timer(_:period:scheduler:)#98/form") { run in
        run.runInTime(Infallible<Int>.timer(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Infallible.timer(_:period:scheduler:)#98/strict") { run in
        run.runInTime(Observable<Int>.timer(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Primitive.timer(_:scheduler:)#100/form") { run in
        run.runInTime(Maybe<Int>.timer(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Primitive.timer(_:scheduler:)#100/strict") { run in
        run.runInTime(Observable<Int>.timer(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Infallible.using(_:observableFactory:)#101/form") { run in
        run.subscribe(
            Infallible<Int>.using(
                { BooleanDisposable() },
                observableFactory: { _ in run.note(Infallible<Int>.of(5, 6)) }
            )
        )
    }
    forms.add("Infallible.using(_:observableFactory:)#101/strict") { run in
        run.subscribe(
            Observable<Int>.using(
                { BooleanDisposable() },
                observableFactory: { _ in run.note(Observable<Int>.of(5, 6)) }
            )
        )
    }
    forms.add("Primitive.using(_:primitiveSequenceFactory:)#102/form") { run in
        run.subscribe(
            Maybe<Int>.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in run.note(Maybe<Int>.just(5)) })
        )
    }
    forms.add("Primitive.using(_:primitiveSequenceFactory:)#102/strict") { run in
        run.subscribe(
            Observable<Int>.using(
                { BooleanDisposable() },
                observableFactory: { _ in run.note(Observable<Int>.just(5)) }
            )
        )
    }
    forms.add("Infallible.zip(_:)#103/form") { run in
        run.subscribe(Infallible<Int>.zip([Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)]))
    }
    forms.add("Infallible.zip(_:)#103/strict") { run in
        run.subscribe(Observable<Int>.zip([Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)]))
    }
    forms.add("Shared.zip(_:)#104/form") { run in
        run.subscribe(Driver.zip([Driver<Int>.of(5, 6), Driver<Int>.of(5, 6)]))
    }
    forms.add("Shared.zip(_:)#104/strict") { run in
        run.subscribe(Observable.zip([Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)]))
    }
    forms.add("Primitive.zip(_:)#105/form") { run in
        run.subscribe(Single<Int>.zip([Single<Int>.just(5), Single<Int>.just(5)]))
    }
    forms.add("Primitive.zip(_:)#105/strict") { run in
        run.subscribe(Observable<Int>.zip([Observable<Int>.just(5), Observable<Int>.just(5)]))
    }
    forms.add("Infallible.zip(_:resultSelector:)#106/form") { run in
        run.subscribe(
            Infallible<Int>.zip(
                [Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)],
                resultSelector: { run.note($0[1]) }
            )
        )
    }
    forms.add("Infallible.zip(_:resultSelector:)#106/strict") { run in
        run.subscribe(
            Observable<Int>.zip(
                [Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)],
                resultSelector: { run.note($0[1]) }
            )
        )
    }
    forms.add("Shared.zip(_:resultSelector:)#107/form") { run in
        run.subscribe(
            Driver<Int>.zip([Driver<Int>.of(5, 6), Driver<Int>.of(5, 6)], resultSelector: { run.note($0[1]) })
        )
    }
    forms.add("Shared.zip(_:resultSelector:)#107/strict") { run in
        run.subscribe(
            Observable<Int>.zip(
                [Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)],
                resultSelector: { run.note($0[1]) }
            )
        )
    }
    forms.add("Primitive.zip(_:resultSelector:)#108/form") { run in
        run.subscribe(Single<Int>.zip([Single<Int>.just(5), Single<Int>.just(5)], resultSelector: { run.note($0[1]) }))
    }
    forms.add("Primitive.zip(_:resultSelector:)#108/strict") { run in
        run.subscribe(
            Observable<Int>.zip(
                [Observable<Int>.just(5), Observable<Int>.just(5)],
                resultSelector: { run.note($0[1]) }
            )
        )
    }
    forms.add("Infallible.zip(_:_:)#115/form") { run in
        run.subscribe(Infallible.zip(Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)))
    }
    forms.add("Infallible.zip(_:_:)#115/strict") { run in
        run.subscribe(Observable.zip(Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)))
    }
    forms.add("Infallible.zip(_:_:_:)#116/form") { run in
        run.subscribe(Infallible.zip(Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6), Infallible<Int>.of(5, 6)))
    }
    forms.add("Infallible.zip(_:_:_:)#116/strict") { run in
        run.subscribe(Observable.zip(Observable<Int>.of(5, 6), Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)))
    }
    forms.add("Infallible.zip(_:_:_:_:)#117/form") { run in
        run.subscribe(
            Infallible.zip(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6)
            )
        )
    }
    forms.add("Infallible.zip(_:_:_:_:)#117/strict") { run in
        run.subscribe(
            Observable.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("Infallible.zip(_:_:_:_:_:)#118/form") { run in
        run.subscribe(
            Infallible.zip(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6)
            )
        )
    }
    forms.add("Infallible.zip(_:_:_:_:_:)#118/strict") { run in
        run.subscribe(
            Observable.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("Infallible.zip(_:_:_:_:_:_:)#119/form") { run in
        run.subscribe(
            Infallible.zip(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6)
            )
        )
    }
    forms.add("Infallible.zip(_:_:_:_:_:_:)#119/strict") { run in
        run.subscribe(
            Observable.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("Infallible.zip(_:_:_:_:_:_:_:)#120/form") { run in
        run.subscribe(
            Infallible.zip(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6)
            )
        )
    }
    forms.add("Infallible.zip(_:_:_:_:_:_:_:)#120/strict") { run in
        run.subscribe(
            Observable.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("Infallible.zip(_:_:_:_:_:_:_:_:)#121/form") { run in
        run.subscribe(
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
        )
    }
    forms.add("Infallible.zip(_:_:_:_:_:_:_:_:)#121/strict") { run in
        run.subscribe(
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
        )
    }
    forms.add("Shared.zip(_:_:)#122/form") { run in
        run.subscribe(Driver.zip(Driver<Int>.of(5, 6), Driver<Int>.of(5, 6)))
    }
    forms.add("Shared.zip(_:_:)#122/strict") { run in
        run.subscribe(Observable.zip(Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)))
    }
    forms.add("Shared.zip(_:_:_:)#123/form") { run in
        run.subscribe(Driver.zip(Driver<Int>.of(5, 6), Driver<Int>.of(5, 6), Driver<Int>.of(5, 6)))
    }
    forms.add("Shared.zip(_:_:_:)#123/strict") { run in
        run.subscribe(Observable.zip(Observable<Int>.of(5, 6), Observable<Int>.of(5, 6), Observable<Int>.of(5, 6)))
    }
    forms.add("Shared.zip(_:_:_:_:)#124/form") { run in
        run.subscribe(
            Driver.zip(Driver<Int>.of(5, 6), Driver<Int>.of(5, 6), Driver<Int>.of(5, 6), Driver<Int>.of(5, 6))
        )
    }
    forms.add("Shared.zip(_:_:_:_:)#124/strict") { run in
        run.subscribe(
            Observable.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("Shared.zip(_:_:_:_:_:)#125/form") { run in
        run.subscribe(
            Driver.zip(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6)
            )
        )
    }
    forms.add("Shared.zip(_:_:_:_:_:)#125/strict") { run in
        run.subscribe(
            Observable.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("Shared.zip(_:_:_:_:_:_:)#126/form") { run in
        run.subscribe(
            Driver.zip(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6)
            )
        )
    }
    forms.add("Shared.zip(_:_:_:_:_:_:)#126/strict") { run in
        run.subscribe(
            Observable.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("Shared.zip(_:_:_:_:_:_:_:)#127/form") { run in
        run.subscribe(
            Driver.zip(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6)
            )
        )
    }
    forms.add("Shared.zip(_:_:_:_:_:_:_:)#127/strict") { run in
        run.subscribe(
            Observable.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6)
            )
        )
    }
    forms.add("Shared.zip(_:_:_:_:_:_:_:_:)#128/form") { run in
        run.subscribe(
            Driver.zip(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6)
            )
        )
    }
    forms.add("Shared.zip(_:_:_:_:_:_:_:_:)#128/strict") { run in
        run.subscribe(
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
        )
    }
    forms.add("Primitive.zip(_:_:)#129/form") { run in
        run.subscribe(Maybe.zip(Maybe<Int>.just(5), Maybe<Int>.just(5)))
    }
    forms.add("Primitive.zip(_:_:)#129/strict") { run in
        run.subscribe(Observable.zip(Observable<Int>.just(5), Observable<Int>.just(5)))
    }
    forms.add("Primitive.zip(_:_:_:)#130/form") { run in
        run.subscribe(Maybe.zip(Maybe<Int>.just(5), Maybe<Int>.just(5), Maybe<Int>.just(5)))
    }
    forms.add("Primitive.zip(_:_:_:)#130/strict") { run in
        run.subscribe(Observable.zip(Observable<Int>.just(5), Observable<Int>.just(5), Observable<Int>.just(5)))
    }
    forms.add("Primitive.zip(_:_:_:_:)#131/form") { run in
        run.subscribe(Maybe.zip(Maybe<Int>.just(5), Maybe<Int>.just(5), Maybe<Int>.just(5), Maybe<Int>.just(5)))
    }
    forms.add("Primitive.zip(_:_:_:_:)#131/strict") { run in
        run.subscribe(
            Observable.zip(
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5)
            )
        )
    }
    forms.add("Primitive.zip(_:_:_:_:_:)#132/form") { run in
        run.subscribe(
            Maybe.zip(
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5)
            )
        )
    }
    forms.add("Primitive.zip(_:_:_:_:_:)#132/strict") { run in
        run.subscribe(
            Observable.zip(
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5)
            )
        )
    }
    forms.add("Primitive.zip(_:_:_:_:_:_:)#133/form") { run in
        run.subscribe(
            Maybe.zip(
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5)
            )
        )
    }
    forms.add("Primitive.zip(_:_:_:_:_:_:)#133/strict") { run in
        run.subscribe(
            Observable.zip(
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5)
            )
        )
    }
    forms.add("Primitive.zip(_:_:_:_:_:_:_:)#134/form") { run in
        run.subscribe(
            Maybe.zip(
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5)
            )
        )
    }
    forms.add("Primitive.zip(_:_:_:_:_:_:_:)#134/strict") { run in
        run.subscribe(
            Observable.zip(
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5)
            )
        )
    }
    forms.add("Primitive.zip(_:_:_:_:_:_:_:_:)#135/form") { run in
        run.subscribe(
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
        )
    }
    forms.add("Primitive.zip(_:_:_:_:_:_:_:_:)#135/strict") { run in
        run.subscribe(
            Observable.zip(
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5)
            )
        )
    }
    forms.add("Infallible.zip(_:_:resultSelector:)#142/form") { run in
        run.subscribe(
            Infallible<Int>.zip(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                resultSelector: { run.note($0 + $1) }
            )
        )
    }
    forms.add("Infallible.zip(_:_:resultSelector:)#142/strict") { run in
        run.subscribe(
            Observable<Int>.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $1) }
            )
        )
    }
    forms.add("Infallible.zip(_:_:_:resultSelector:)#143/form") { run in
        run.subscribe(
            Infallible<Int>.zip(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                resultSelector: { run.note($0 + $2) }
            )
        )
    }
    forms.add("Infallible.zip(_:_:_:resultSelector:)#143/strict") { run in
        run.subscribe(
            Observable<Int>.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $2) }
            )
        )
    }
    forms.add("Infallible.zip(_:_:_:_:resultSelector:)#144/form") { run in
        run.subscribe(
            Infallible<Int>.zip(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                resultSelector: { run.note($0 + $3) }
            )
        )
    }
    forms.add("Infallible.zip(_:_:_:_:resultSelector:)#144/strict") { run in
        run.subscribe(
            Observable<Int>.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $3) }
            )
        )
    }
    forms.add("Infallible.zip(_:_:_:_:_:resultSelector:)#145/form") { run in
        run.subscribe(
            Infallible<Int>.zip(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                resultSelector: { run.note($0 + $4) }
            )
        )
    }
    forms.add("Infallible.zip(_:_:_:_:_:resultSelector:)#145/strict") { run in
        run.subscribe(
            Observable<Int>.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $4) }
            )
        )
    }
    forms.add("Infallible.zip(_:_:_:_:_:_:resultSelector:)#146/form") { run in
        run.subscribe(
            Infallible<Int>.zip(
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                Infallible<Int>.of(5, 6),
                resultSelector: { run.note($0 + $5) }
            )
        )
    }
    forms.add("Infallible.zip(_:_:_:_:_:_:resultSelector:)#146/strict") { run in
        run.subscribe(
            Observable<Int>.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $5) }
            )
        )
    }
    forms.add("Infallible.zip(_:_:_:_:_:_:_:resultSelector:)#147/form") { run in
        run.subscribe(
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
        )
    }
    forms.add("Infallible.zip(_:_:_:_:_:_:_:resultSelector:)#147/strict") { run in
        run.subscribe(
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
        )
    }
    forms.add("Infallible.zip(_:_:_:_:_:_:_:_:resultSelector:)#148/form") { run in
        run.subscribe(
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
        )
    }
    forms.add("Infallible.zip(_:_:_:_:_:_:_:_:resultSelector:)#148/strict") { run in
        run.subscribe(
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
        )
    }
    forms.add("Shared.zip(_:_:resultSelector:)#149/form") { run in
        run.subscribe(
            Driver<Int>.zip(Driver<Int>.of(5, 6), Driver<Int>.of(5, 6), resultSelector: { run.note($0 + $1) })
        )
    }
    forms.add("Shared.zip(_:_:resultSelector:)#149/strict") { run in
        run.subscribe(
            Observable<Int>.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $1) }
            )
        )
    }
    forms.add("Shared.zip(_:_:_:resultSelector:)#150/form") { run in
        run.subscribe(
            Driver<Int>.zip(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                resultSelector: { run.note($0 + $2) }
            )
        )
    }
    forms.add("Shared.zip(_:_:_:resultSelector:)#150/strict") { run in
        run.subscribe(
            Observable<Int>.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $2) }
            )
        )
    }
    forms.add("Shared.zip(_:_:_:_:resultSelector:)#151/form") { run in
        run.subscribe(
            Driver<Int>.zip(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                resultSelector: { run.note($0 + $3) }
            )
        )
    }
    forms.add("Shared.zip(_:_:_:_:resultSelector:)#151/strict") { run in
        run.subscribe(
            Observable<Int>.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $3) }
            )
        )
    }
    forms.add("Shared.zip(_:_:_:_:_:resultSelector:)#152/form") { run in
        run.subscribe(
            Driver<Int>.zip(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                resultSelector: { run.note($0 + $4) }
            )
        )
    }
    forms.add("Shared.zip(_:_:_:_:_:resultSelector:)#152/strict") { run in
        run.subscribe(
            Observable<Int>.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $4) }
            )
        )
    }
    forms.add("Shared.zip(_:_:_:_:_:_:resultSelector:)#153/form") { run in
        run.subscribe(
            Driver<Int>.zip(
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                Driver<Int>.of(5, 6),
                resultSelector: { run.note($0 + $5) }
            )
        )
    }
    forms.add("Shared.zip(_:_:_:_:_:_:resultSelector:)#153/strict") { run in
        run.subscribe(
            Observable<Int>.zip(
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $5) }
            )
        )
    }
    forms.add("Shared.zip(_:_:_:_:_:_:_:resultSelector:)#154/form") { run in
        run.subscribe(
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
        )
    }
    forms.add("Shared.zip(_:_:_:_:_:_:_:resultSelector:)#154/strict") { run in
        run.subscribe(
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
        )
    }
    forms.add("Shared.zip(_:_:_:_:_:_:_:_:resultSelector:)#155/form") { run in
        run.subscribe(
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
        )
    }
    forms.add("Shared.zip(_:_:_:_:_:_:_:_:resultSelector:)#155/strict") { run in
        run.subscribe(
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
        )
    }
    forms.add("Primitive.zip(_:_:resultSelector:)#156/form") { run in
        run.subscribe(Maybe<Int>.zip(Maybe<Int>.just(5), Maybe<Int>.just(5), resultSelector: { run.note($0 + $1) }))
    }
    forms.add("Primitive.zip(_:_:resultSelector:)#156/strict") { run in
        run.subscribe(
            Observable<Int>.zip(
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                resultSelector: { run.note($0 + $1) }
            )
        )
    }
    forms.add("Primitive.zip(_:_:_:resultSelector:)#157/form") { run in
        run.subscribe(
            Maybe<Int>.zip(
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                resultSelector: { run.note($0 + $2) }
            )
        )
    }
    forms.add("Primitive.zip(_:_:_:resultSelector:)#157/strict") { run in
        run.subscribe(
            Observable<Int>.zip(
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                resultSelector: { run.note($0 + $2) }
            )
        )
    }
    forms.add("Primitive.zip(_:_:_:_:resultSelector:)#158/form") { run in
        run.subscribe(
            Maybe<Int>.zip(
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                resultSelector: { run.note($0 + $3) }
            )
        )
    }
    forms.add("Primitive.zip(_:_:_:_:resultSelector:)#158/strict") { run in
        run.subscribe(
            Observable<Int>.zip(
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                resultSelector: { run.note($0 + $3) }
            )
        )
    }
    forms.add("Primitive.zip(_:_:_:_:_:resultSelector:)#159/form") { run in
        run.subscribe(
            Maybe<Int>.zip(
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                resultSelector: { run.note($0 + $4) }
            )
        )
    }
    forms.add("Primitive.zip(_:_:_:_:_:resultSelector:)#159/strict") { run in
        run.subscribe(
            Observable<Int>.zip(
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                resultSelector: { run.note($0 + $4) }
            )
        )
    }
    forms.add("Primitive.zip(_:_:_:_:_:_:resultSelector:)#160/form") { run in
        run.subscribe(
            Maybe<Int>.zip(
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                Maybe<Int>.just(5),
                resultSelector: { run.note($0 + $5) }
            )
        )
    }
    forms.add("Primitive.zip(_:_:_:_:_:_:resultSelector:)#160/strict") { run in
        run.subscribe(
            Observable<Int>.zip(
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                resultSelector: { run.note($0 + $5) }
            )
        )
    }
    forms.add("Primitive.zip(_:_:_:_:_:_:_:resultSelector:)#161/form") { run in
        run.subscribe(
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
        )
    }
    forms.add("Primitive.zip(_:_:_:_:_:_:_:resultSelector:)#161/strict") { run in
        run.subscribe(
            Observable<Int>.zip(
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                resultSelector: { run.note($0 + $6) }
            )
        )
    }
    forms.add("Primitive.zip(_:_:_:_:_:_:_:_:resultSelector:)#162/form") { run in
        run.subscribe(
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
        )
    }
    forms.add("Primitive.zip(_:_:_:_:_:_:_:_:resultSelector:)#162/strict") { run in
        run.subscribe(
            Observable<Int>.zip(
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                Observable<Int>.just(5),
                resultSelector: { run.note($0 + $7) }
            )
        )
    }
    forms.add("Infallible.buffer(timeSpan:count:scheduler:)#163/form") { run in
        run.runInTime(run.infallible.buffer(timeSpan: RxTimeInterval.seconds(5), count: 2, scheduler: run.scheduler))
    }
    forms.add("Infallible.buffer(timeSpan:count:scheduler:)#163/strict") { run in
        run.runInTime(
            run.infallible.asObservable().buffer(
                timeSpan: RxTimeInterval.seconds(5),
                count: 2,
                scheduler: run.scheduler
            )
        )
    }
    forms.add("Primitive.catch(_:)#164/form") { run in
        run.subscribe(run.maybe.catch({ _ in run.note(Maybe<Int>.just(5)) }))
    }
    forms.add("Primitive.catch(_:)#164/strict") { run in
        run.subscribe(run.maybe.asObservable().catch({ _ in run.note(Observable<Int>.just(5)) }))
    }
    forms.add("Main.catchAndReturn(_:)#166/form") { run in
        run.subscribe(run.main.catchAndReturn(7))
    }
    forms.add("Main.catchAndReturn(_:)#166/strict") { run in
        run.subscribe(run.main.asObservable().catchAndReturn(7))
    }
    forms.add("Primitive.catchAndReturn(_:)#167/form") { run in
        run.subscribe(run.maybe.catchAndReturn(7))
    }
    forms.add("Primitive.catchAndReturn(_:)#167/strict") { run in
        run.subscribe(run.maybe.asObservable().catchAndReturn(7))
    }
    forms.add("Infallible.compactMap(_:)#168/form") { run in
        run.subscribe(run.infallible.compactMap({ run.note($0 != 2 ? $0 : nil) }))
    }
    forms.add("Infallible.compactMap(_:)#168/strict") { run in
        run.subscribe(run.infallible.asObservable().compactMap({ run.note($0 != 2 ? $0 : nil) }))
    }
    forms.add("Shared.compactMap(_:)#169/form") { run in
        run.subscribe(run.driver.compactMap({ run.note($0 != 2 ? $0 : nil) }))
    }
    forms.add("Shared.compactMap(_:)#169/strict") { run in
        run.subscribe(run.driver.asObservable().compactMap({ run.note($0 != 2 ? $0 : nil) }))
    }
    forms.add("Main.compactMap(_:)#173/form") { run in
        run.subscribe(run.main.compactMap({ run.note($0 != 2 ? $0 : nil) }))
    }
    forms.add("Main.compactMap(_:)#173/strict") { run in
        run.subscribe(run.main.asObservable().compactMap({ run.note($0 != 2 ? $0 : nil) }))
    }
    forms.add("Primitive.compactMap(_:)#177/form") { run in
        run.subscribe(run.maybe.compactMap({ run.note($0 != 2 ? $0 : nil) }))
    }
    forms.add("Primitive.compactMap(_:)#177/strict") { run in
        run.subscribe(run.maybe.asObservable().compactMap({ run.note($0 != 2 ? $0 : nil) }))
    }
    forms.add("Infallible.concatMap(_:)#181/form") { run in
        run.subscribe(run.infallible.concatMap({ run.note(Infallible.just($0)) }))
    }
    forms.add("Infallible.concatMap(_:)#181/strict") { run in
        run.subscribe(run.infallible.asObservable().concatMap({ run.note(Observable.just($0)) }))
    }
    forms.add("Main.concatMap(_:)#182/form") { run in
        run.subscribe(run.main.concatMap({ run.note(Observable.just($0)) }))
    }
    forms.add("Main.concatMap(_:)#182/strict") { run in
        run.subscribe(run.main.asObservable().concatMap({ run.note(Observable.just($0)) }))
    }
    forms.add("Infallible.debounce(_:scheduler:)#185/form") { run in
        run.runInTime(run.infallible.debounce(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Infallible.debounce(_:scheduler:)#185/strict") { run in
        run.runInTime(run.infallible.asObservable().debounce(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Infallible.delay(_:scheduler:)#193/form") { run in
        run.runInTime(run.infallible.delay(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Infallible.delay(_:scheduler:)#193/strict") { run in
        run.runInTime(run.infallible.asObservable().delay(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Primitive.delay(_:scheduler:)#195/form") { run in
        run.runInTime(run.maybe.delay(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Primitive.delay(_:scheduler:)#195/strict") { run in
        run.runInTime(run.maybe.asObservable().delay(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Infallible.delaySubscription(_:scheduler:)#196/form") { run in
        run.runInTime(run.infallible.delaySubscription(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Infallible.delaySubscription(_:scheduler:)#196/strict") { run in
        run.runInTime(
            run.infallible.asObservable().delaySubscription(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        )
    }
    forms.add("Primitive.delaySubscription(_:scheduler:)#197/form") { run in
        run.runInTime(run.maybe.delaySubscription(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Primitive.delaySubscription(_:scheduler:)#197/strict") { run in
        run.runInTime(run.maybe.asObservable().delaySubscription(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Infallible.distinctUntilChanged()#198/form") { run in
        run.subscribe(run.infallible.distinctUntilChanged())
    }
    forms.add("Infallible.distinctUntilChanged()#198/strict") { run in
        run.subscribe(run.infallible.asObservable().distinctUntilChanged())
    }
    forms.add("Shared.distinctUntilChanged()#199/form") { run in
        run.subscribe(run.driver.distinctUntilChanged())
    }
    forms.add("Shared.distinctUntilChanged()#199/strict") { run in
        run.subscribe(run.driver.asObservable().distinctUntilChanged())
    }
    forms.add("Main.distinctUntilChanged()#201/form") { run in
        run.subscribe(run.main.distinctUntilChanged())
    }
    forms.add("Main.distinctUntilChanged()#201/strict") { run in
        run.subscribe(run.main.asObservable().distinctUntilChanged())
    }
    forms.add("Infallible.distinctUntilChanged(_:)#203/form") { run in
        run.subscribe(run.infallible.distinctUntilChanged({ run.note($0 % 2) }))
    }
    forms.add("Infallible.distinctUntilChanged(_:)#203/strict") { run in
        run.subscribe(run.infallible.asObservable().distinctUntilChanged({ run.note($0 % 2) }))
    }
    forms.add("Shared.distinctUntilChanged(_:)#204/form") { run in
        run.subscribe(run.driver.distinctUntilChanged({ run.note($0 % 2) }))
    }
    forms.add("Shared.distinctUntilChanged(_:)#204/strict") { run in
        run.subscribe(run.driver.asObservable().distinctUntilChanged({ run.note($0 % 2) }))
    }
    forms.add("Main.distinctUntilChanged(_:)#206/form") { run in
        run.subscribe(run.main.distinctUntilChanged({ run.note($0 % 2) }))
    }
    forms.add("Main.distinctUntilChanged(_:)#206/strict") { run in
        run.subscribe(run.main.asObservable().distinctUntilChanged({ run.note($0 % 2) }))
    }
    forms.add("Infallible.distinctUntilChanged(_:)#207/form") { run in
        run.subscribe(run.infallible.distinctUntilChanged({ run.note($0 == $1) }))
    }
    forms.add("Infallible.distinctUntilChanged(_:)#207/strict") { run in
        run.subscribe(run.infallible.asObservable().distinctUntilChanged({ run.note($0 == $1) }))
    }
    forms.add("Shared.distinctUntilChanged(_:)#208/form") { run in
        run.subscribe(run.driver.distinctUntilChanged({ run.note($0 == $1) }))
    }
    forms.add("Shared.distinctUntilChanged(_:)#208/strict") { run in
        run.subscribe(run.driver.asObservable().distinctUntilChanged({ run.note($0 == $1) }))
    }
    forms.add("Main.distinctUntilChanged(_:)#209/form") { run in
        run.subscribe(run.main.distinctUntilChanged({ run.note($0 == $1) }))
    }
    forms.add("Main.distinctUntilChanged(_:)#209/strict") { run in
        run.subscribe(run.main.asObservable().distinctUntilChanged({ run.note($0 == $1) }))
    }
    forms.add("Infallible.distinctUntilChanged(_:comparer:)#210/form") { run in
        run.subscribe(run.infallible.distinctUntilChanged({ run.note($0 % 2) }, comparer: { run.note($0 == $1) }))
    }
    forms.add("Infallible.distinctUntilChanged(_:comparer:)#210/strict") { run in
        run.subscribe(
            run.infallible.asObservable().distinctUntilChanged({ run.note($0 % 2) }, comparer: { run.note($0 == $1) })
        )
    }
    forms.add("Shared.distinctUntilChanged(_:comparer:)#211/form") { run in
        run.subscribe(run.driver.distinctUntilChanged({ run.note($0 % 2) }, comparer: { run.note($0 == $1) }))
    }
    forms.add("Shared.distinctUntilChanged(_:comparer:)#211/strict") { run in
        run.subscribe(
            run.driver.asObservable().distinctUntilChanged({ run.note($0 % 2) }, comparer: { run.note($0 == $1) })
        )
    }
    forms.add("Main.distinctUntilChanged(_:comparer:)#212/form") { run in
        run.subscribe(run.main.distinctUntilChanged({ run.note($0 % 2) }, comparer: { run.note($0 == $1) }))
    }
    forms.add("Main.distinctUntilChanged(_:comparer:)#212/strict") { run in
        run.subscribe(
            run.main.asObservable().distinctUntilChanged({ run.note($0 % 2) }, comparer: { run.note($0 == $1) })
        )
    }
    forms.add("Infallible.do(onNext:…)#222/form") { run in
        run.subscribe(
            run.infallible.do(
                onNext: { _ = run.note($0) },
                afterNext: { _ = run.note($0) },
                onCompleted: { run.note(()) }
            )
        )
    }
    forms.add("Infallible.do(onNext:…)#222/strict") { run in
        run.subscribe(
            run.infallible.asObservable().do(
                onNext: { _ = run.note($0) },
                afterNext: { _ = run.note($0) },
                onError: { _ = run.note($0) },
                onCompleted: { run.note(()) }
            )
        )
    }
    forms.add("Shared.do(onNext:…)#223/form") { run in
        run.subscribe(
            run.driver.do(onNext: { _ = run.note($0) }, afterNext: { _ = run.note($0) }, onCompleted: { run.note(()) })
        )
    }
    forms.add("Shared.do(onNext:…)#223/strict") { run in
        run.subscribe(
            run.driver.asObservable().do(
                onNext: { _ = run.note($0) },
                afterNext: { _ = run.note($0) },
                onError: { _ = run.note($0) },
                onCompleted: { run.note(()) }
            )
        )
    }
    forms.add("Main.do(onNext:…)#224/form") { run in
        run.subscribe(
            run.main.do(
                onNext: { _ = run.note($0) },
                afterNext: { _ = run.note($0) },
                onError: { _ = run.note($0) },
                onCompleted: { run.note(()) }
            )
        )
    }
    forms.add("Main.do(onNext:…)#224/strict") { run in
        run.subscribe(
            run.main.asObservable().do(
                onNext: { _ = run.note($0) },
                afterNext: { _ = run.note($0) },
                onError: { _ = run.note($0) },
                onCompleted: { run.note(()) }
            )
        )
    }
    forms.add("Infallible.enumerated()#225/form") { run in
        run.subscribe(run.infallible.enumerated())
    }
    forms.add("Infallible.enumerated()#225/strict") { run in
        run.subscribe(run.infallible.asObservable().enumerated())
    }
    forms.add("Shared.enumerated()#226/form") { run in
        run.subscribe(run.driver.enumerated())
    }
    forms.add("Shared.enumerated()#226/strict") { run in
        run.subscribe(run.driver.asObservable().enumerated())
    }
    forms.add("Main.enumerated()#227/form") { run in
        run.subscribe(run.main.enumerated())
    }
    forms.add("Main.enumerated()#227/strict") { run in
        run.subscribe(run.main.asObservable().enumerated())
    }
    forms.add("Infallible.filter(_:)#228/form") { run in
        run.subscribe(run.infallible.filter({ run.note($0 != 3) }))
    }
    forms.add("Infallible.filter(_:)#228/strict") { run in
        run.subscribe(run.infallible.asObservable().filter({ run.note($0 != 3) }))
    }
    forms.add("Shared.filter(_:)#229/form") { run in
        run.subscribe(run.driver.filter({ run.note($0 != 3) }))
    }
    forms.add("Shared.filter(_:)#229/strict") { run in
        run.subscribe(run.driver.asObservable().filter({ run.note($0 != 3) }))
    }
    forms.add("Main.filter(_:)#233/form") { run in
        run.subscribe(run.main.filter({ run.note($0 != 3) }))
    }
    forms.add("Main.filter(_:)#233/strict") { run in
        run.subscribe(run.main.asObservable().filter({ run.note($0 != 3) }))
    }
    forms.add("Primitive.filter(_:)#237/form") { run in
        run.subscribe(run.maybe.filter({ run.note($0 != 3) }))
    }
    forms.add("Primitive.filter(_:)#237/strict") { run in
        run.subscribe(run.maybe.asObservable().filter({ run.note($0 != 3) }))
    }
    forms.add("Infallible.flatMap(_:)#241/form") { run in
        run.subscribe(run.infallible.flatMap({ run.note(Infallible.just($0)) }))
    }
    forms.add("Infallible.flatMap(_:)#241/strict") { run in
        run.subscribe(run.infallible.asObservable().flatMap({ run.note(Observable.just($0)) }))
    }
    forms.add("Shared.flatMap(_:)#242/form") { run in
        run.subscribe(run.driver.flatMap({ run.note(Driver.just($0)) }))
    }
    forms.add("Shared.flatMap(_:)#242/strict") { run in
        run.subscribe(run.driver.asObservable().flatMap({ run.note(Observable.just($0)) }))
    }
    forms.add("Main.flatMap(_:)#243/form") { run in
        run.subscribe(run.main.flatMap({ run.note(Observable.just($0)) }))
    }
    forms.add("Main.flatMap(_:)#243/strict") { run in
        run.subscribe(run.main.asObservable().flatMap({ run.note(Observable.just($0)) }))
    }
    forms.add("Primitive.flatMap(_:)#244/form") { run in
        run.subscribe(run.maybe.flatMap({ run.note(Maybe.just($0)) }))
    }
    forms.add("Primitive.flatMap(_:)#244/strict") { run in
        run.subscribe(run.maybe.asObservable().flatMap({ run.note(Observable.just($0)) }))
    }
    forms.add("Infallible.flatMapFirst(_:)#247/form") { run in
        run.subscribe(run.infallible.flatMapFirst({ run.note(Infallible.just($0)) }))
    }
    forms.add("Infallible.flatMapFirst(_:)#247/strict") { run in
        run.subscribe(run.infallible.asObservable().flatMapFirst({ run.note(Observable.just($0)) }))
    }
    forms.add("Shared.flatMapFirst(_:)#248/form") { run in
        run.subscribe(run.driver.flatMapFirst({ run.note(Driver.just($0)) }))
    }
    forms.add("Shared.flatMapFirst(_:)#248/strict") { run in
        run.subscribe(run.driver.asObservable().flatMapFirst({ run.note(Observable.just($0)) }))
    }
    forms.add("Main.flatMapFirst(_:)#249/form") { run in
        run.subscribe(run.main.flatMapFirst({ run.note(Observable.just($0)) }))
    }
    forms.add("Main.flatMapFirst(_:)#249/strict") { run in
        run.subscribe(run.main.asObservable().flatMapFirst({ run.note(Observable.just($0)) }))
    }
    forms.add("Infallible.flatMapLatest(_:)#252/form") { run in
        run.subscribe(run.infallible.flatMapLatest({ run.note(Infallible.just($0)) }))
    }
    forms.add("Infallible.flatMapLatest(_:)#252/strict") { run in
        run.subscribe(run.infallible.asObservable().flatMapLatest({ run.note(Observable.just($0)) }))
    }
    forms.add("Shared.flatMapLatest(_:)#253/form") { run in
        run.subscribe(run.driver.flatMapLatest({ run.note(Driver.just($0)) }))
    }
    forms.add("Shared.flatMapLatest(_:)#253/strict") { run in
        run.subscribe(run.driver.asObservable().flatMapLatest({ run.note(Observable.just($0)) }))
    }
    forms.add("Main.flatMapLatest(_:)#254/form") { run in
        run.subscribe(run.main.flatMapLatest({ run.note(Observable.just($0)) }))
    }
    forms.add("Main.flatMapLatest(_:)#254/strict") { run in
        run.subscribe(run.main.asObservable().flatMapLatest({ run.note(Observable.just($0)) }))
    }
    forms.add("Infallible.groupBy(keySelector:)#257/form") { run in
        run.subscribe(run.infallible.groupBy(keySelector: { run.note($0 % 2) }))
    }
    forms.add("Infallible.groupBy(keySelector:)#257/strict") { run in
        run.subscribe(run.infallible.asObservable().groupBy(keySelector: { run.note($0 % 2) }))
    }
    forms.add("Main.groupBy(keySelector:)#258/form") { run in
        run.subscribe(run.main.groupBy(keySelector: { run.note($0 % 2) }))
    }
    forms.add("Main.groupBy(keySelector:)#258/strict") { run in
        run.subscribe(run.main.asObservable().groupBy(keySelector: { run.note($0 % 2) }))
    }
    forms.add("Infallible.ifEmpty(default:)#259/form") { run in
        run.subscribe(run.infallible.ifEmpty(default: 7))
    }
    forms.add("Infallible.ifEmpty(default:)#259/strict") { run in
        run.subscribe(run.infallible.asObservable().ifEmpty(default: 7))
    }
    forms.add("Shared.ifEmpty(default:)#260/form") { run in
        run.subscribe(run.driver.ifEmpty(default: 7))
    }
    forms.add("Shared.ifEmpty(default:)#260/strict") { run in
        run.subscribe(run.driver.asObservable().ifEmpty(default: 7))
    }
    forms.add("Main.ifEmpty(default:)#261/form") { run in
        run.subscribe(run.main.ifEmpty(default: 7))
    }
    forms.add("Main.ifEmpty(default:)#261/strict") { run in
        run.subscribe(run.main.asObservable().ifEmpty(default: 7))
    }
    forms.add("Primitive.ifEmpty(default:)#262/form") { run in
        run.subscribe(run.maybe.ifEmpty(default: 7))
    }
    forms.add("Primitive.ifEmpty(default:)#262/strict") { run in
        run.subscribe(run.maybe.asObservable().ifEmpty(default: 7))
    }
    forms.add("Infallible.ifEmpty(switchTo:)#263/form") { run in
        run.subscribe(run.infallible.ifEmpty(switchTo: Infallible<Int>.of(5, 6)))
    }
    forms.add("Infallible.ifEmpty(switchTo:)#263/strict") { run in
        run.subscribe(run.infallible.asObservable().ifEmpty(switchTo: Observable<Int>.of(5, 6)))
    }
    forms.add("Shared.ifEmpty(switchTo:)#264/form") { run in
        run.subscribe(run.driver.ifEmpty(switchTo: Driver<Int>.of(5, 6)))
    }
    forms.add("Shared.ifEmpty(switchTo:)#264/strict") { run in
        run.subscribe(run.driver.asObservable().ifEmpty(switchTo: Observable<Int>.of(5, 6)))
    }
    forms.add("Primitive.ifEmpty(switchTo:)#265/form") { run in
        run.subscribe(run.maybe.ifEmpty(switchTo: Maybe<Int>.just(5)))
    }
    forms.add("Primitive.ifEmpty(switchTo:)#265/strict") { run in
        run.subscribe(run.maybe.asObservable().ifEmpty(switchTo: Observable<Int>.just(5)))
    }
    forms.add("Primitive.ifEmpty(switchTo:)#266/form") { run in
        run.subscribe(run.maybe.ifEmpty(switchTo: Maybe<Int>.just(5)))
    }
    forms.add("Primitive.ifEmpty(switchTo:)#266/strict") { run in
        run.subscribe(run.maybe.asObservable().ifEmpty(switchTo: Observable<Int>.just(5)))
    }
    forms.add("Infallible.ignoreElements()#267/form") { run in
        run.subscribe(run.infallible.ignoreElements())
    }
    forms.add("Infallible.ignoreElements()#267/strict") { run in
        run.subscribe(run.infallible.asObservable().ignoreElements())
    }
    forms.add("Shared.ignoreElements()#268/form") { run in
        run.subscribe(run.driver.ignoreElements())
    }
    forms.add("Shared.ignoreElements()#268/strict") { run in
        run.subscribe(run.driver.asObservable().ignoreElements())
    }
    forms.add("Main.ignoreElements()#269/form") { run in
        run.subscribe(run.main.ignoreElements())
    }
    forms.add("Main.ignoreElements()#269/strict") { run in
        run.subscribe(run.main.asObservable().ignoreElements())
    }
    forms.add("Infallible.map(_:)#270/form") { run in
        run.subscribe(run.infallible.map({ run.note($0 + 1) }))
    }
    forms.add("Infallible.map(_:)#270/strict") { run in
        run.subscribe(run.infallible.asObservable().map({ run.note($0 + 1) }))
    }
    forms.add("Shared.map(_:)#271/form") { run in
        run.subscribe(run.driver.map({ run.note($0 + 1) }))
    }
    forms.add("Shared.map(_:)#271/strict") { run in
        run.subscribe(run.driver.asObservable().map({ run.note($0 + 1) }))
    }
    forms.add("Main.map(_:)#275/form") { run in
        run.subscribe(run.main.map({ run.note($0 + 1) }))
    }
    forms.add("Main.map(_:)#275/strict") { run in
        run.subscribe(run.main.asObservable().map({ run.note($0 + 1) }))
    }
    forms.add("Primitive.map(_:)#279/form") { run in
        run.subscribe(run.maybe.map({ run.note($0 + 1) }))
    }
    forms.add("Primitive.map(_:)#279/strict") { run in
        run.subscribe(run.maybe.asObservable().map({ run.note($0 + 1) }))
    }
    forms.add("Main.materialize()#280/form") { run in
        run.subscribe(run.main.materialize())
    }
    forms.add("Main.materialize()#280/strict") { run in
        run.subscribe(run.main.asObservable().materialize())
    }
    forms.add("Infallible.observe(on:)#281/form") { run in
        run.runInTime(run.infallible.observe(on: run.scheduler))
    }
    forms.add("Infallible.observe(on:)#281/strict") { run in
        run.runInTime(run.infallible.asObservable().observe(on: run.scheduler))
    }
    forms.add("Primitive.observe(on:)#282/form") { run in
        run.runInTime(run.maybe.observe(on: run.scheduler))
    }
    forms.add("Primitive.observe(on:)#282/strict") { run in
        run.runInTime(run.maybe.asObservable().observe(on: run.scheduler))
    }
    forms.add("Infallible.reduce(_:accumulator:)#283/form") { run in
        run.subscribe(run.infallible.reduce(0, accumulator: { run.note($0 + $1) }))
    }
    forms.add("Infallible.reduce(_:accumulator:)#283/strict") { run in
        run.subscribe(run.infallible.asObservable().reduce(0, accumulator: { run.note($0 + $1) }))
    }
    forms.add("Main.reduce(_:accumulator:)#284/form") { run in
        run.subscribe(run.main.reduce(0, accumulator: { run.note($0 + $1) }))
    }
    forms.add("Main.reduce(_:accumulator:)#284/strict") { run in
        run.subscribe(run.main.asObservable().reduce(0, accumulator: { run.note($0 + $1) }))
    }
    forms.add("Infallible.reduce(_:accumulator:mapResult:)#285/form") { run in
        run.subscribe(run.infallible.reduce(0, accumulator: { run.note($0 + $1) }, mapResult: { run.note($0 * 2) }))
    }
    forms.add("Infallible.reduce(_:accumulator:mapResult:)#285/strict") { run in
        run.subscribe(
            run.infallible.asObservable().reduce(
                0,
                accumulator: { run.note($0 + $1) },
                mapResult: { run.note($0 * 2) }
            )
        )
    }
    forms.add("Main.reduce(_:accumulator:mapResult:)#286/form") { run in
        run.subscribe(run.main.reduce(0, accumulator: { run.note($0 + $1) }, mapResult: { run.note($0 * 2) }))
    }
    forms.add("Main.reduce(_:accumulator:mapResult:)#286/strict") { run in
        run.subscribe(
            run.main.asObservable().reduce(0, accumulator: { run.note($0 + $1) }, mapResult: { run.note($0 * 2) })
        )
    }
    forms.add("Main.retry()#287/form") { run in
        run.subscribe(run.main.retry())
    }
    forms.add("Main.retry()#287/strict") { run in
        run.subscribe(run.main.asObservable().retry())
    }
    forms.add("Primitive.retry()#288/form") { run in
        run.subscribe(run.maybe.retry())
    }
    forms.add("Primitive.retry()#288/strict") { run in
        run.subscribe(run.maybe.asObservable().retry())
    }
    forms.add("Main.retry(_:)#289/form") { run in
        run.subscribe(run.main.retry(2))
    }
    forms.add("Main.retry(_:)#289/strict") { run in
        run.subscribe(run.main.asObservable().retry(2))
    }
    forms.add("Primitive.retry(_:)#290/form") { run in
        run.subscribe(run.maybe.retry(2))
    }
    forms.add("Primitive.retry(_:)#290/strict") { run in
        run.subscribe(run.maybe.asObservable().retry(2))
    }
    forms.add("Primitive.retry(on:when:)#292/form") { run in
        run.subscribe(run.maybe.retry(on: Broken.self, when: { run.note($0.take(1)) }))
    }
    forms.add("Primitive.retry(on:when:)#292/strict") { run in
        run.subscribe(run.maybe.asObservable().retry(on: Broken.self, when: { run.note($0.take(1)) }))
    }
    forms.add("Primitive.retry(when:)#293/form") { run in
        run.subscribe(run.maybe.retry(when: { run.note($0.take(1)) }))
    }
    forms.add("Primitive.retry(when:)#293/strict") { run in
        run.subscribe(run.maybe.asObservable().retry(when: { run.note($0.take(1)) }))
    }
    forms.add("Infallible.sample(_:defaultValue:)#294/form") { run in
        run.subscribe(run.infallible.sample(Infallible<Int>.of(5, 6)))
    }
    forms.add("Infallible.sample(_:defaultValue:)#294/strict") { run in
        run.subscribe(run.infallible.asObservable().sample(Observable<Int>.of(5, 6)))
    }
    forms.add("Shared.sample(_:defaultValue:)#295/form") { run in
        run.subscribe(run.driver.sample(Driver<Int>.of(5, 6)))
    }
    forms.add("Shared.sample(_:defaultValue:)#295/strict") { run in
        run.subscribe(run.driver.asObservable().sample(Observable<Int>.of(5, 6)))
    }
    forms.add("Infallible.scan(_:accumulator:)#296/form") { run in
        run.subscribe(run.infallible.scan(0, accumulator: { run.note($0 + $1) }))
    }
    forms.add("Infallible.scan(_:accumulator:)#296/strict") { run in
        run.subscribe(run.infallible.asObservable().scan(0, accumulator: { run.note($0 + $1) }))
    }
    forms.add("Shared.scan(_:accumulator:)#297/form") { run in
        run.subscribe(run.driver.scan(0, accumulator: { run.note($0 + $1) }))
    }
    forms.add("Shared.scan(_:accumulator:)#297/strict") { run in
        run.subscribe(run.driver.asObservable().scan(0, accumulator: { run.note($0 + $1) }))
    }
    forms.add("Main.scan(_:accumulator:)#298/form") { run in
        run.subscribe(run.main.scan(0, accumulator: { run.note($0 + $1) }))
    }
    forms.add("Main.scan(_:accumulator:)#298/strict") { run in
        run.subscribe(run.main.asObservable().scan(0, accumulator: { run.note($0 + $1) }))
    }
    forms.add("Infallible.scan(into:accumulator:)#299/form") { run in
        run.subscribe(run.infallible.scan(into: 0, accumulator: { $0 += run.note($1) }))
    }
    forms.add("Infallible.scan(into:accumulator:)#299/strict") { run in
        run.subscribe(run.infallible.asObservable().scan(into: 0, accumulator: { $0 += run.note($1) }))
    }
    forms.add("Shared.scan(into:accumulator:)#300/form") { run in
        run.subscribe(run.driver.scan(into: 0, accumulator: { $0 += run.note($1) }))
    }
    forms.add("Shared.scan(into:accumulator:)#300/strict") { run in
        run.subscribe(run.driver.asObservable().scan(into: 0, accumulator: { $0 += run.note($1) }))
    }
    forms.add("Main.scan(into:accumulator:)#301/form") { run in
        run.subscribe(run.main.scan(into: 0, accumulator: { $0 += run.note($1) }))
    }
    forms.add("Main.scan(into:accumulator:)#301/strict") { run in
        run.subscribe(run.main.asObservable().scan(into: 0, accumulator: { $0 += run.note($1) }))
    }
    forms.add("Infallible.share(replay:scope:)#302/form") { run in
        run.subscribe(run.infallible.share(replay: 2))
    }
    forms.add("Infallible.share(replay:scope:)#302/strict") { run in
        run.subscribe(run.infallible.asObservable().share(replay: 2))
    }
    forms.add("Main.share(replay:scope:)#303/form") { run in
        run.subscribe(run.main.share(replay: 2))
    }
    forms.add("Main.share(replay:scope:)#303/strict") { run in
        run.subscribe(run.main.asObservable().share(replay: 2))
    }
    forms.add("Infallible.share(scope:)#304/form") { run in
        run.subscribe(run.infallible.share())
    }
    forms.add("Infallible.share(scope:)#304/strict") { run in
        run.subscribe(run.infallible.asObservable().share())
    }
    forms.add("Main.share(scope:)#305/form") { run in
        run.subscribe(run.main.share())
    }
    forms.add("Main.share(scope:)#305/strict") { run in
        run.subscribe(run.main.asObservable().share())
    }
    forms.add("Main.single()#306/form") { run in
        run.subscribe(run.main.single())
    }
    forms.add("Main.single()#306/strict") { run in
        run.subscribe(run.main.asObservable().single())
    }
    forms.add("Main.single(_:)#307/form") { run in
        run.subscribe(run.main.single({ run.note($0 != 3) }))
    }
    forms.add("Main.single(_:)#307/strict") { run in
        run.subscribe(run.main.asObservable().single({ run.note($0 != 3) }))
    }
    forms.add("Infallible.skip(_:)#308/form") { run in
        run.subscribe(run.infallible.skip(2))
    }
    forms.add("Infallible.skip(_:)#308/strict") { run in
        run.subscribe(run.infallible.asObservable().skip(2))
    }
    forms.add("Shared.skip(_:)#309/form") { run in
        run.subscribe(run.driver.skip(2))
    }
    forms.add("Shared.skip(_:)#309/strict") { run in
        run.subscribe(run.driver.asObservable().skip(2))
    }
    forms.add("Main.skip(_:)#310/form") { run in
        run.subscribe(run.main.skip(2))
    }
    forms.add("Main.skip(_:)#310/strict") { run in
        run.subscribe(run.main.asObservable().skip(2))
    }
    forms.add("Infallible.skip(_:scheduler:)#311/form") { run in
        run.runInTime(run.infallible.skip(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Infallible.skip(_:scheduler:)#311/strict") { run in
        run.runInTime(run.infallible.asObservable().skip(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Infallible.skip(until:)#312/form") { run in
        run.subscribe(run.infallible.skip(until: Infallible<Int>.of(5, 6)))
    }
    forms.add("Infallible.skip(until:)#312/strict") { run in
        run.subscribe(run.infallible.asObservable().skip(until: Observable<Int>.of(5, 6)))
    }
    forms.add("Shared.skip(until:)#313/form") { run in
        run.subscribe(run.driver.skip(until: Driver<Int>.of(5, 6)))
    }
    forms.add("Shared.skip(until:)#313/strict") { run in
        run.subscribe(run.driver.asObservable().skip(until: Observable<Int>.of(5, 6)))
    }
    forms.add("Main.skip(until:)#314/form") { run in
        run.subscribe(run.main.skip(until: run.main))
    }
    forms.add("Main.skip(until:)#314/strict") { run in
        run.subscribe(run.main.asObservable().skip(until: Observable<Int>.of(5, 6)))
    }
    forms.add("Infallible.skip(while:)#315/form") { run in
        run.subscribe(run.infallible.skip(while: { run.note($0 != 3) }))
    }
    forms.add("Infallible.skip(while:)#315/strict") { run in
        run.subscribe(run.infallible.asObservable().skip(while: { run.note($0 != 3) }))
    }
    forms.add("Shared.skip(while:)#316/form") { run in
        run.subscribe(run.driver.skip(while: { run.note($0 != 3) }))
    }
    forms.add("Shared.skip(while:)#316/strict") { run in
        run.subscribe(run.driver.asObservable().skip(while: { run.note($0 != 3) }))
    }
    forms.add("Main.skip(while:)#317/form") { run in
        run.subscribe(run.main.skip(while: { run.note($0 != 3) }))
    }
    forms.add("Main.skip(while:)#317/strict") { run in
        run.subscribe(run.main.asObservable().skip(while: { run.note($0 != 3) }))
    }
    forms.add("Infallible.startWith(contentsOf:)#318/form") { run in
        run.subscribe(run.infallible.startWith(contentsOf: [7, 8]))
    }
    forms.add("Infallible.startWith(contentsOf:)#318/strict") { run in
        run.subscribe(run.infallible.asObservable().startWith(contentsOf: [7, 8]))
    }
    forms.add("Shared.startWith(contentsOf:)#319/form") { run in
        run.subscribe(run.driver.startWith(contentsOf: [7, 8]))
    }
    forms.add("Shared.startWith(contentsOf:)#319/strict") { run in
        run.subscribe(run.driver.asObservable().startWith(contentsOf: [7, 8]))
    }
    forms.add("Main.startWith(contentsOf:)#320/form") { run in
        run.subscribe(run.main.startWith(contentsOf: [7, 8]))
    }
    forms.add("Main.startWith(contentsOf:)#320/strict") { run in
        run.subscribe(run.main.asObservable().startWith(contentsOf: [7, 8]))
    }
    forms.add("Infallible.startWith(_:)#321/form") { run in
        run.subscribe(run.infallible.startWith(7))
    }
    forms.add("Infallible.startWith(_:)#321/strict") { run in
        run.subscribe(run.infallible.asObservable().startWith(7))
    }
    forms.add("Shared.startWith(_:)#322/form") { run in
        run.subscribe(run.driver.startWith(7))
    }
    forms.add("Shared.startWith(_:)#322/strict") { run in
        run.subscribe(run.driver.asObservable().startWith(7))
    }
    forms.add("Main.startWith(_:)#323/form") { run in
        run.subscribe(run.main.startWith(7))
    }
    forms.add("Main.startWith(_:)#323/strict") { run in
        run.subscribe(run.main.asObservable().startWith(7))
    }
    forms.add("Infallible.startWith(_:_:_:)#324/form") { run in
        run.subscribe(run.infallible.startWith(7, 7, 7, 8))
    }
    forms.add("Infallible.startWith(_:_:_:)#324/strict") { run in
        run.subscribe(run.infallible.asObservable().startWith(7, 7, 7, 8))
    }
    forms.add("Shared.startWith(_:_:_:)#325/form") { run in
        run.subscribe(run.driver.startWith(7, 7, 7, 8))
    }
    forms.add("Shared.startWith(_:_:_:)#325/strict") { run in
        run.subscribe(run.driver.asObservable().startWith(7, 7, 7, 8))
    }
    forms.add("Main.startWith(_:_:_:)#326/form") { run in
        run.subscribe(run.main.startWith(7, 7, 7, 8))
    }
    forms.add("Main.startWith(_:_:_:)#326/strict") { run in
        run.subscribe(run.main.asObservable().startWith(7, 7, 7, 8))
    }
    forms.add("Infallible.subscribe(on:)#327/form") { run in
        run.runInTime(run.infallible.subscribe(on: run.scheduler))
    }
    forms.add("Infallible.subscribe(on:)#327/strict") { run in
        run.runInTime(run.infallible.asObservable().subscribe(on: run.scheduler))
    }
    forms.add("Primitive.subscribe(on:)#328/form") { run in
        run.runInTime(run.maybe.subscribe(on: run.scheduler))
    }
    forms.add("Primitive.subscribe(on:)#328/strict") { run in
        run.runInTime(run.maybe.asObservable().subscribe(on: run.scheduler))
    }
    forms.add("Infallible.switchLatest()#329/form") { run in
        run.subscribe(run.infallible.map { Infallible.just($0) }.switchLatest())
    }
    forms.add("Infallible.switchLatest()#329/strict") { run in
        run.subscribe(run.infallible.asObservable().map { Observable.just($0) }.switchLatest())
    }
    forms.add("Infallible.take(_:)#330/form") { run in
        run.subscribe(run.infallible.take(2))
    }
    forms.add("Infallible.take(_:)#330/strict") { run in
        run.subscribe(run.infallible.asObservable().take(2))
    }
    forms.add("Main.take(_:)#331/form") { run in
        run.subscribe(run.main.take(2))
    }
    forms.add("Main.take(_:)#331/strict") { run in
        run.subscribe(run.main.asObservable().take(2))
    }
    forms.add("Infallible.take(for:scheduler:)#332/form") { run in
        run.runInTime(run.infallible.take(for: RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Infallible.take(for:scheduler:)#332/strict") { run in
        run.runInTime(run.infallible.asObservable().take(for: RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Infallible.take(until:)#333/form") { run in
        run.subscribe(run.infallible.take(until: Infallible<Int>.of(5, 6)))
    }
    forms.add("Infallible.take(until:)#333/strict") { run in
        run.subscribe(run.infallible.asObservable().take(until: Observable<Int>.of(5, 6)))
    }
    forms.add("Shared.take(until:)#334/form") { run in
        run.subscribe(run.driver.take(until: Driver<Int>.of(5, 6)))
    }
    forms.add("Shared.take(until:)#334/strict") { run in
        run.subscribe(run.driver.asObservable().take(until: Observable<Int>.of(5, 6)))
    }
    forms.add("Main.take(until:)#335/form") { run in
        run.subscribe(run.main.take(until: run.main))
    }
    forms.add("Main.take(until:)#335/strict") { run in
        run.subscribe(run.main.asObservable().take(until: Observable<Int>.of(5, 6)))
    }
    forms.add("Infallible.take(until:behavior:)#336/form") { run in
        run.subscribe(run.infallible.take(until: { run.note($0 != 3) }))
    }
    forms.add("Infallible.take(until:behavior:)#336/strict") { run in
        run.subscribe(run.infallible.asObservable().take(until: { run.note($0 != 3) }))
    }
    forms.add("Shared.take(until:behavior:)#337/form") { run in
        run.subscribe(run.driver.take(until: { run.note($0 != 3) }))
    }
    forms.add("Shared.take(until:behavior:)#337/strict") { run in
        run.subscribe(run.driver.asObservable().take(until: { run.note($0 != 3) }))
    }
    forms.add("Main.take(until:behavior:)#338/form") { run in
        run.subscribe(run.main.take(until: { run.note($0 != 3) }))
    }
    forms.add("Main.take(until:behavior:)#338/strict") { run in
        run.subscribe(run.main.asObservable().take(until: { run.note($0 != 3) }))
    }
    forms.add("Infallible.take(while:behavior:)#339/form") { run in
        run.subscribe(run.infallible.take(while: { run.note($0 != 3) }))
    }
    forms.add("Infallible.take(while:behavior:)#339/strict") { run in
        run.subscribe(run.infallible.asObservable().take(while: { run.note($0 != 3) }))
    }
    forms.add("Shared.take(while:behavior:)#340/form") { run in
        run.subscribe(run.driver.take(while: { run.note($0 != 3) }))
    }
    forms.add("Shared.take(while:behavior:)#340/strict") { run in
        run.subscribe(run.driver.asObservable().take(while: { run.note($0 != 3) }))
    }
    forms.add("Main.take(while:behavior:)#341/form") { run in
        run.subscribe(run.main.take(while: { run.note($0 != 3) }))
    }
    forms.add("Main.take(while:behavior:)#341/strict") { run in
        run.subscribe(run.main.asObservable().take(while: { run.note($0 != 3) }))
    }
    forms.add("Infallible.takeLast(_:)#342/form") { run in
        run.subscribe(run.infallible.takeLast(2))
    }
    forms.add("Infallible.takeLast(_:)#342/strict") { run in
        run.subscribe(run.infallible.asObservable().takeLast(2))
    }
    forms.add("Main.takeLast(_:)#343/form") { run in
        run.subscribe(run.main.takeLast(2))
    }
    forms.add("Main.takeLast(_:)#343/strict") { run in
        run.subscribe(run.main.asObservable().takeLast(2))
    }
    forms.add("Infallible.throttle(_:latest:scheduler:)#344/form") { run in
        run.runInTime(run.infallible.throttle(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Infallible.throttle(_:latest:scheduler:)#344/strict") { run in
        run.runInTime(run.infallible.asObservable().throttle(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Primitive.timeout(_:scheduler:)#346/form") { run in
        run.runInTime(run.maybe.timeout(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Primitive.timeout(_:scheduler:)#346/strict") { run in
        run.runInTime(run.maybe.asObservable().timeout(RxTimeInterval.seconds(5), scheduler: run.scheduler))
    }
    forms.add("Infallible.timeout(_:other:scheduler:)#347/form") { run in
        run.runInTime(
            run.infallible.timeout(
                RxTimeInterval.seconds(5),
                other: Infallible<Int>.of(5, 6),
                scheduler: run.scheduler
            )
        )
    }
    forms.add("Infallible.timeout(_:other:scheduler:)#347/strict") { run in
        run.runInTime(
            run.infallible.asObservable().timeout(
                RxTimeInterval.seconds(5),
                other: Observable<Int>.of(5, 6),
                scheduler: run.scheduler
            )
        )
    }
    forms.add("Primitive.timeout(_:other:scheduler:)#348/form") { run in
        run.runInTime(run.maybe.timeout(RxTimeInterval.seconds(5), other: Maybe<Int>.just(5), scheduler: run.scheduler))
    }
    forms.add("Primitive.timeout(_:other:scheduler:)#348/strict") { run in
        run.runInTime(
            run.maybe.asObservable().timeout(
                RxTimeInterval.seconds(5),
                other: Observable<Int>.just(5),
                scheduler: run.scheduler
            )
        )
    }
    forms.add("Infallible.withLatestFrom(_:)#349/form") { run in
        run.subscribe(run.infallible.withLatestFrom(Infallible<Int>.of(5, 6)))
    }
    forms.add("Infallible.withLatestFrom(_:)#349/strict") { run in
        run.subscribe(run.infallible.asObservable().withLatestFrom(Observable<Int>.of(5, 6)))
    }
    forms.add("Shared.withLatestFrom(_:)#350/form") { run in
        run.subscribe(run.driver.withLatestFrom(Driver<Int>.of(5, 6)))
    }
    forms.add("Shared.withLatestFrom(_:)#350/strict") { run in
        run.subscribe(run.driver.asObservable().withLatestFrom(Observable<Int>.of(5, 6)))
    }
    forms.add("Main.withLatestFrom(_:)#351/form") { run in
        run.subscribe(run.main.withLatestFrom(run.main))
    }
    forms.add("Main.withLatestFrom(_:)#351/strict") { run in
        run.subscribe(run.main.asObservable().withLatestFrom(Observable<Int>.of(5, 6)))
    }
    forms.add("Infallible.withLatestFrom(_:resultSelector:)#352/form") { run in
        run.subscribe(run.infallible.withLatestFrom(Infallible<Int>.of(5, 6), resultSelector: { run.note($0 + $1) }))
    }
    forms.add("Infallible.withLatestFrom(_:resultSelector:)#352/strict") { run in
        run.subscribe(
            run.infallible.asObservable().withLatestFrom(
                Observable<Int>.of(5, 6),
                resultSelector: { run.note($0 + $1) }
            )
        )
    }
    forms.add("Shared.withLatestFrom(_:resultSelector:)#353/form") { run in
        run.subscribe(run.driver.withLatestFrom(Driver<Int>.of(5, 6), resultSelector: { run.note($0 + $1) }))
    }
    forms.add("Shared.withLatestFrom(_:resultSelector:)#353/strict") { run in
        run.subscribe(
            run.driver.asObservable().withLatestFrom(Observable<Int>.of(5, 6), resultSelector: { run.note($0 + $1) })
        )
    }
    forms.add("Main.withLatestFrom(_:resultSelector:)#354/form") { run in
        run.subscribe(run.main.withLatestFrom(run.main, resultSelector: { run.note($0 + $1) }))
    }
    forms.add("Main.withLatestFrom(_:resultSelector:)#354/strict") { run in
        run.subscribe(
            run.main.asObservable().withLatestFrom(Observable<Int>.of(5, 6), resultSelector: { run.note($0 + $1) })
        )
    }
    forms.add("Infallible.withUnretained(_:)#355/form") { run in
        run.subscribe(run.infallible.withUnretained(run.object))
    }
    forms.add("Infallible.withUnretained(_:)#355/strict") { run in
        run.subscribe(run.infallible.asObservable().withUnretained(run.object))
    }
    forms.add("Shared.withUnretained(_:)#356/form") { run in
        run.subscribe(run.driver.withUnretained(run.object))
    }
    forms.add("Shared.withUnretained(_:)#356/strict") { run in
        run.subscribe(run.driver.asObservable().withUnretained(run.object))
    }
    forms.add("Main.withUnretained(_:)#357/form") { run in
        run.subscribe(run.main.withUnretained(run.object))
    }
    forms.add("Main.withUnretained(_:)#357/strict") { run in
        run.subscribe(run.main.asObservable().withUnretained(run.object))
    }
    forms.add("Infallible.withUnretained(_:resultSelector:)#358/form") { run in
        run.subscribe(run.infallible.withUnretained(run.object, resultSelector: { run.note($1) }))
    }
    forms.add("Infallible.withUnretained(_:resultSelector:)#358/strict") { run in
        run.subscribe(run.infallible.asObservable().withUnretained(run.object, resultSelector: { run.note($1) }))
    }
    forms.add("Shared.withUnretained(_:resultSelector:)#359/form") { run in
        run.subscribe(run.driver.withUnretained(run.object, resultSelector: { run.note($1) }))
    }
    forms.add("Shared.withUnretained(_:resultSelector:)#359/strict") { run in
        run.subscribe(run.driver.asObservable().withUnretained(run.object, resultSelector: { run.note($1) }))
    }
    forms.add("Main.withUnretained(_:resultSelector:)#360/form") { run in
        run.subscribe(run.main.withUnretained(run.object, resultSelector: { run.note($1) }))
    }
    forms.add("Main.withUnretained(_:resultSelector:)#360/strict") { run in
        run.subscribe(run.main.asObservable().withUnretained(run.object, resultSelector: { run.note($1) }))
    }
}
#endif
