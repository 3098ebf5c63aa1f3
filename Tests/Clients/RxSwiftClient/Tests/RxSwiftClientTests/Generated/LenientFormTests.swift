// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

import RxCocoa
import RxExtras
import RxRelay
import RxSwift
import RxTest
import StrictForms
import Testing

@MainActor
struct LenientFormTests {
    @Test("ObservableType.deferred(_:) 0") func form0() {
        same(strict0, fails: false) { run in
            run.events {
                Observable<Number>.deferred({ run.note(Observable<Number>.of(5, 6)) })
            }
        }
    }

    @Test("ObservableType.from(_:) 1") func form1() {
        same(strict1, fails: false) { run in
            run.events {
                Observable<Number>.from([7, 8])
            }
        }
    }

    @Test("ObservableType.from(_:scheduler:) 2") func form2() {
        same(strict2, fails: false) { run in
            run.events {
                Observable<Number>.from([7, 8], scheduler: run.scheduler)
            }
        }
    }

    @Test("ObservableType.from(_:scheduler:) 3") func form3() {
        same(strict3, fails: false) { run in
            run.events {
                Observable<Number>.from([5, 6])
            }
        }
    }

    @Test("ObservableType.from(optional:) 4") func form4() {
        same(strict4, fails: false) { run in
            run.events {
                Observable<Number>.from(optional: 7)
            }
        }
    }

    @Test("ObservableType.from(optional:scheduler:) 5") func form5() {
        same(strict5, fails: false) { run in
            run.events {
                Observable<Number>.from(optional: 7, scheduler: run.scheduler)
            }
        }
    }

    @Test("ObservableType.generate(initialState:condition:iterate:) 6") func form6() {
        same(strict6, fails: false) { run in
            run.events {
                Observable<Number>.generate(
                    initialState: 1,
                    condition: { run.note($0 != 3) },
                    iterate: { run.note($0 + 1) }
                )
            }
        }
    }

    @Test("ObservableType.generate(initialState:condition:scheduler:iterate:) 7") func form7() {
        same(strict7, fails: false) { run in
            run.events {
                Observable<Number>.generate(
                    initialState: 1,
                    condition: { run.note($0 != 3) },
                    scheduler: run.scheduler,
                    iterate: { run.note($0 + 1) }
                )
            }
        }
    }

    @Test("ObservableType.interval(_:scheduler:) 8") func form8() {
        same(strict8, fails: false) { run in
            run.events {
                Observable<Int>.interval(RxTimeInterval.seconds(5), scheduler: run.scheduler)
            }
        }
    }

    @Test("Observable.just(_:) 9") func form9() {
        same(strict9, fails: false) { run in
            run.events {
                Observable<Number>.just(7)
            }
        }
    }

    @Test("ObservableType.just(_:scheduler:) 10") func form10() {
        same(strict10, fails: false) { run in
            run.events {
                Observable<Number>.just(7, scheduler: run.scheduler)
            }
        }
    }

    @Test("ObservableType.of(_:) 11") func form11() {
        same(strict11, fails: false) { run in
            run.events {
                Observable<Number>.of(7, 8)
            }
        }
    }

    @Test("ObservableType.of(_:scheduler:) 12") func form12() {
        same(strict12, fails: false) { run in
            run.events {
                Observable<Number>.of(7, 8, scheduler: run.scheduler)
            }
        }
    }

    @Test("ObservableType.repeatElement(_:) 13") func form13() {
        same(strict13, fails: false) { run in
            run.events {
                Observable<Number>.repeatElement(7)
            }
        }
    }

    @Test("ObservableType.repeatElement(_:scheduler:) 14") func form14() {
        same(strict14, fails: false) { run in
            run.events {
                Observable<Number>.repeatElement(7, scheduler: run.scheduler)
            }
        }
    }

    @Test("ObservableType.timer(_:period:scheduler:) 15") func form15() {
        same(strict15, fails: false) { run in
            run.events {
                Observable<Int>.timer(RxTimeInterval.seconds(5), scheduler: run.scheduler)
            }
        }
    }

    @Test("ObservableType.using(_:observableFactory:) 16") func form16() {
        same(strict16, fails: false) { run in
            run.events {
                Observable<Number>.using(
                    { BooleanDisposable() },
                    observableFactory: { _ in run.note(Observable<Number>.of(5, 6)) }
                )
            }
        }
    }

    @Test("ObservableType.subscribe(_:) 17") func form17() {
        same(strict17, fails: true) { run in
            run.events {
                run.numbers.subscribe({ _ = run.note($0) })
            }
        }
    }

    @Test("ObservableType.subscribe(with:onNext:onError:onCompleted:onDisposed:) 18") func form18() {
        same(strict18, fails: true) { run in
            run.events {
                run.numbers.subscribe(
                    with: run.object,
                    onNext: { _ = run.note($1) },
                    onError: { _ = run.note($1) },
                    onCompleted: { _ = run.note($0) }
                )
            }
        }
    }

    @Test("ObservableType.buffer(timeSpan:count:scheduler:) 19") func form19() {
        same(strict19, fails: true) { run in
            run.events {
                run.numbers.buffer(timeSpan: RxTimeInterval.seconds(5), count: 2, scheduler: run.scheduler)
            }
        }
    }

    @Test("ObservableType.catch(sequence:) 20") func form20() {
        same(strict20, fails: false) { run in
            run.events {
                Observable<Number>.catch(sequence: [Observable<Number>.of(5, 6), Observable<Number>.of(5, 6)])
            }
        }
    }

    @Test("ObservableType.catchAndReturn(_:) 21") func form21() {
        same(strict21, fails: true) { run in
            run.events {
                run.numbers.catchAndReturn(7)
            }
        }
    }

    @Test("ObservableType.combineLatest(_:_:resultSelector:) 22") func form22() {
        same(strict22, fails: false) { run in
            run.events {
                Observable<Number>.combineLatest(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $1) }
                )
            }
        }
    }

    @Test("ObservableType.combineLatest(_:_:) 23") func form23() {
        same(strict23, fails: false) { run in
            run.events {
                Observable.combineLatest(Observable<Number>.of(5, 6), Observable<Number>.of(5, 6))
            }
        }
    }

    @Test("ObservableType.combineLatest(_:resultSelector:) 24") func form24() {
        same(strict24, fails: false) { run in
            run.events {
                Observable<Number>.combineLatest(
                    [Observable<Number>.of(5, 6), Observable<Number>.of(5, 6)],
                    resultSelector: { run.note($0[1]) }
                )
            }
        }
    }

    @Test("ObservableType.combineLatest(_:) 25") func form25() {
        same(strict25, fails: false) { run in
            run.events {
                Observable<Number>.combineLatest([Observable<Number>.of(5, 6), Observable<Number>.of(5, 6)])
            }
        }
    }

    @Test("ObservableType.compactMap(_:) 26") func form26() {
        same(strict26, fails: true) { run in
            run.events {
                run.numbers.compactMap({ run.note($0 != 2 ? $0 : nil) })
            }
        }
    }

    @Test("ObservableType.concat(_:) 27") func form27() {
        same(strict27, fails: false) { run in
            run.events {
                Observable<Number>.concat([Observable<Number>.of(5, 6), Observable<Number>.of(5, 6)])
            }
        }
    }

    @Test("ObservableType.concatMap(_:) 28") func form28() {
        same(strict28, fails: true) { run in
            run.events {
                run.numbers.concatMap({ run.note(Observable.just($0)) })
            }
        }
    }

    @Test("ObservableType.debounce(_:scheduler:) 29") func form29() {
        same(strict29, fails: true) { run in
            run.events {
                run.numbers.debounce(RxTimeInterval.seconds(5), scheduler: run.scheduler)
            }
        }
    }

    @Test("ObservableType.debug(_:trimOutput:file:line:function:write:) 30") func form30() {
        same(strict30, fails: true) { run in
            run.events {
                run.numbers.debug(write: { _ = run.note($0) })
            }
        }
    }

    @Test("ObservableType.delay(_:scheduler:) 31") func form31() {
        same(strict31, fails: true) { run in
            run.events {
                run.numbers.delay(RxTimeInterval.seconds(5), scheduler: run.scheduler)
            }
        }
    }

    @Test("ObservableType.delaySubscription(_:scheduler:) 32") func form32() {
        same(strict32, fails: true) { run in
            run.events {
                run.numbers.delaySubscription(RxTimeInterval.seconds(5), scheduler: run.scheduler)
            }
        }
    }

    @Test("ObservableType.distinctUntilChanged() 33") func form33() {
        same(strict33, fails: true) { run in
            run.events {
                run.numbers.distinctUntilChanged()
            }
        }
    }

    @Test("ObservableType.distinctUntilChanged(_:) 34") func form34() {
        same(strict34, fails: true) { run in
            run.events {
                run.numbers.distinctUntilChanged({ run.note($0 % 2) })
            }
        }
    }

    @Test("ObservableType.distinctUntilChanged(_:) 35") func form35() {
        same(strict35, fails: true) { run in
            run.events {
                run.numbers.distinctUntilChanged({ run.note($0 == $1) })
            }
        }
    }

    @Test("ObservableType.distinctUntilChanged(_:comparer:) 36") func form36() {
        same(strict36, fails: true) { run in
            run.events {
                run.numbers.distinctUntilChanged({ run.note($0 % 2) }, comparer: { run.note($0 == $1) })
            }
        }
    }

    @Test("ObservableType.distinctUntilChanged(at:) 37") func form37() {
        same(strict37, fails: true) { run in
            run.events {
                run.numbers.distinctUntilChanged(at: \.half)
            }
        }
    }

    @Test("ObservableType.do(onNext:…) 38") func form38() {
        same(strict38, fails: true) { run in
            run.events {
                run.numbers.do(
                    onNext: { _ = run.note($0) },
                    afterNext: { _ = run.note($0) },
                    onError: { _ = run.note($0) },
                    onCompleted: { run.note(()) }
                )
            }
        }
    }

    @Test("ObservableType.filter(_:) 39") func form39() {
        same(strict39, fails: true) { run in
            run.events {
                run.numbers.filter({ run.note($0 != 3) })
            }
        }
    }

    @Test("ObservableType.flatMap(_:) 40") func form40() {
        same(strict40, fails: true) { run in
            run.events {
                run.numbers.flatMap({ run.note(Observable.just($0)) })
            }
        }
    }

    @Test("ObservableType.flatMapFirst(_:) 41") func form41() {
        same(strict41, fails: true) { run in
            run.events {
                run.numbers.flatMapFirst({ run.note(Observable.just($0)) })
            }
        }
    }

    @Test("ObservableType.flatMapLatest(_:) 42") func form42() {
        same(strict42, fails: true) { run in
            run.events {
                run.numbers.flatMapLatest({ run.note(Observable.just($0)) })
            }
        }
    }

    @Test("ObservableType.groupBy(keySelector:) 43") func form43() {
        same(strict43, fails: true) { run in
            run.events {
                run.numbers.groupBy(keySelector: { run.note($0 % 2) })
            }
        }
    }

    @Test("ObservableType.ifEmpty(default:) 44") func form44() {
        same(strict44, fails: true) { run in
            run.events {
                run.numbers.ifEmpty(default: 7)
            }
        }
    }

    @Test("ObservableType.map(_:) 45") func form45() {
        same(strict45, fails: true) { run in
            run.events {
                run.numbers.map({ run.note($0 + 1) })
            }
        }
    }

    @Test("ObservableType.observe(on:) 46") func form46() {
        same(strict46, fails: true) { run in
            run.events {
                run.numbers.observe(on: run.scheduler)
            }
        }
    }

    @Test("ObservableType.reduce(_:accumulator:) 47") func form47() {
        same(strict47, fails: true) { run in
            run.events {
                run.numbers.reduce(0, accumulator: { run.note($0 + $1) })
            }
        }
    }

    @Test("ObservableType.reduce(_:accumulator:mapResult:) 48") func form48() {
        same(strict48, fails: true) { run in
            run.events {
                run.numbers.reduce(0, accumulator: { run.note($0 + $1) }, mapResult: { run.note($0 * 2) })
            }
        }
    }

    @Test("ObservableType.retry(on:when:) 49") func form49() {
        same(strict49, fails: true) { run in
            run.events {
                run.numbers.retry(on: Broken.self, when: { run.note($0.take(1)) })
            }
        }
    }

    @Test("ObservableType.retry(when:) 50") func form50() {
        same(strict50, fails: true) { run in
            run.events {
                run.numbers.retry(when: { (errors: Observable<Broken>) in run.note(errors.take(1)) })
            }
        }
    }

    @Test("ObservableType.retry(when:) 51") func form51() {
        same(strict51, fails: true) { run in
            run.events {
                run.numbers.retry(when: { run.note($0.take(1)) })
            }
        }
    }

    @Test("ObservableType.sample(_:defaultValue:) 52") func form52() {
        same(strict52, fails: true) { run in
            run.events {
                run.numbers.sample(Observable<Number>.of(5, 6))
            }
        }
    }

    @Test("ObservableType.scan(_:accumulator:) 53") func form53() {
        same(strict53, fails: true) { run in
            run.events {
                run.numbers.scan(0, accumulator: { run.note($0 + $1) })
            }
        }
    }

    @Test("ObservableType.scan(into:accumulator:) 54") func form54() {
        same(strict54, fails: true) { run in
            run.events {
                run.numbers.scan(into: 0, accumulator: { $0 += run.note($1) })
            }
        }
    }

    @Test("ObservableType.single(_:) 55") func form55() {
        same(strict55, fails: true) { run in
            run.events {
                run.numbers.single({ run.note($0 != 3) })
            }
        }
    }

    @Test("ObservableType.skip(while:) 56") func form56() {
        same(strict56, fails: true) { run in
            run.events {
                run.numbers.skip(while: { run.note($0 != 3) })
            }
        }
    }

    @Test("ObservableType.startWith(contentsOf:) 57") func form57() {
        same(strict57, fails: true) { run in
            run.events {
                run.numbers.startWith(contentsOf: [7, 8])
            }
        }
    }

    @Test("ObservableType.subscribe(on:) 58") func form58() {
        same(strict58, fails: true) { run in
            run.events {
                run.numbers.subscribe(on: run.scheduler)
            }
        }
    }

    @Test("ObservableType.take(for:scheduler:) 59") func form59() {
        same(strict59, fails: true) { run in
            run.events {
                run.numbers.take(for: RxTimeInterval.seconds(5), scheduler: run.scheduler)
            }
        }
    }

    @Test("ObservableType.take(until:behavior:) 60") func form60() {
        same(strict60, fails: true) { run in
            run.events {
                run.numbers.take(until: { run.note($0 != 3) })
            }
        }
    }

    @Test("ObservableType.take(until:) 61") func form61() {
        same(strict61, fails: true) { run in
            run.events {
                run.numbers.take(until: Observable<Number>.of(5, 6))
            }
        }
    }

    @Test("ObservableType.take(while:behavior:) 62") func form62() {
        same(strict62, fails: true) { run in
            run.events {
                run.numbers.take(while: { run.note($0 != 3) })
            }
        }
    }

    @Test("ObservableType.throttle(_:latest:scheduler:) 63") func form63() {
        same(strict63, fails: true) { run in
            run.events {
                run.numbers.throttle(RxTimeInterval.seconds(5), scheduler: run.scheduler)
            }
        }
    }

    @Test("ObservableType.timeout(_:scheduler:) 64") func form64() {
        same(strict64, fails: true) { run in
            run.events {
                run.numbers.timeout(RxTimeInterval.seconds(5), scheduler: run.scheduler)
            }
        }
    }

    @Test("ObservableType.timeout(_:other:scheduler:) 65") func form65() {
        same(strict65, fails: true) { run in
            run.events {
                run.numbers.timeout(
                    RxTimeInterval.seconds(5),
                    other: Observable<Number>.of(5, 6),
                    scheduler: run.scheduler
                )
            }
        }
    }

    @Test("ObservableType.window(timeSpan:count:scheduler:) 66") func form66() {
        same(strict66, fails: true) { run in
            run.events {
                run.numbers.window(timeSpan: RxTimeInterval.seconds(5), count: 2, scheduler: run.scheduler)
            }
        }
    }

    @Test("ObservableType.withLatestFrom(_:resultSelector:) 67") func form67() {
        same(strict67, fails: true) { run in
            run.events {
                run.numbers.withLatestFrom(Observable<Number>.of(5, 6), resultSelector: { run.note($0 + $1) })
            }
        }
    }

    @Test("ObservableType.withLatestFrom(_:) 68") func form68() {
        same(strict68, fails: true) { run in
            run.events {
                run.numbers.withLatestFrom(Observable<Number>.of(5, 6))
            }
        }
    }

    @Test("ObservableType.withUnretained(_:resultSelector:) 69") func form69() {
        same(strict69, fails: true) { run in
            run.events {
                run.numbers.withUnretained(run.object, resultSelector: { run.note($1) })
            }
        }
    }

    @Test("ObservableType.withUnretained(_:) 70") func form70() {
        same(strict70, fails: true) { run in
            run.events {
                run.numbers.withUnretained(run.object)
            }
        }
    }

    @Test("ObservableType.zip(_:_:resultSelector:) 71") func form71() {
        same(strict71, fails: false) { run in
            run.events {
                Observable<Number>.zip(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $1) }
                )
            }
        }
    }

    @Test("ObservableType.zip(_:_:) 72") func form72() {
        same(strict72, fails: false) { run in
            run.events {
                Observable.zip(Observable<Number>.of(5, 6), Observable<Number>.of(5, 6))
            }
        }
    }

    @Test("ObservableType.zip(_:resultSelector:) 73") func form73() {
        same(strict73, fails: false) { run in
            run.events {
                Observable<Number>.zip(
                    [Observable<Number>.of(5, 6), Observable<Number>.of(5, 6)],
                    resultSelector: { run.note($0[1]) }
                )
            }
        }
    }

    @Test("ObservableType.zip(_:) 74") func form74() {
        same(strict74, fails: false) { run in
            run.events {
                Observable<Number>.zip([Observable<Number>.of(5, 6), Observable<Number>.of(5, 6)])
            }
        }
    }

    @Test("ObservableType.bind(onNext:) 75") func form75() {
        same(strict75, fails: false) { run in
            run.events {
                run.numbers.bind(onNext: { _ = run.note($0) })
            }
        }
    }

    @Test("ObservableType.bind(with:onNext:) 76") func form76() {
        same(strict76, fails: false) { run in
            run.events {
                run.numbers.bind(with: run.object, onNext: { _ = run.note($1) })
            }
        }
    }

    @Test("ObservableType.replay(_:) 77") func form77() {
        same(strict77, fails: true) { run in
            run.events {
                run.numbers.replay(2).refCount()
            }
        }
    }

    @Test("ObservableType.replayAll() 78") func form78() {
        same(strict78, fails: true) { run in
            run.events {
                run.numbers.replayAll().refCount()
            }
        }
    }

    @Test("ObservableType.share(replay:scope:) 79") func form79() {
        same(strict79, fails: true) { run in
            run.events {
                run.numbers.share(replay: 2)
            }
        }
    }

    @Test("ObservableConvertibleType.asInfallible(onErrorJustReturn:) 80") func form80() {
        same(strict80, fails: true) { run in
            run.events {
                run.numbers.asInfallible(onErrorJustReturn: 7)
            }
        }
    }

    @Test("ObservableConvertibleType.asInfallible(onErrorRecover:) 81") func form81() {
        same(strict81, fails: true) { run in
            run.events {
                run.numbers.asInfallible(onErrorRecover: { _ in run.note(Infallible<Number>.of(5, 6)) })
            }
        }
    }

    @Test("ObservableConvertibleType.asDriver(onErrorJustReturn:) 82") func form82() {
        same(strict82, fails: true) { run in
            run.events {
                run.numbers.asDriver(onErrorJustReturn: 7)
            }
        }
    }

    @Test("ObservableConvertibleType.asDriver(onErrorDriveWith:) 83") func form83() {
        same(strict83, fails: true) { run in
            run.events {
                run.numbers.asDriver(onErrorDriveWith: Driver<Number>.just(7))
            }
        }
    }

    @Test("ObservableConvertibleType.asDriver(onErrorRecover:) 84") func form84() {
        same(strict84, fails: true) { run in
            run.events {
                run.numbers.asDriver(onErrorRecover: { _ in run.note(Driver<Number>.just(7)) })
            }
        }
    }

    @Test("InfallibleType.asDriver() 85") func form85() {
        same(strict85, fails: false) { run in
            run.events {
                run.infallible.asDriver()
            }
        }
    }

    @Test("ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorJustReturn:) 86") func form86() {
        same(strict86, fails: true) { run in
            run.events {
                run.numbers.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: 7)
            }
        }
    }

    @Test("ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorDriveWith:) 87") func form87() {
        same(strict87, fails: true) { run in
            run.events {
                run.numbers.asSharedSequence(
                    sharingStrategy: DriverSharingStrategy.self,
                    onErrorDriveWith: Driver<Number>.just(7)
                )
            }
        }
    }

    @Test("ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorRecover:) 88") func form88() {
        same(strict88, fails: true) { run in
            run.events {
                run.numbers.asSharedSequence(
                    sharingStrategy: DriverSharingStrategy.self,
                    onErrorRecover: { _ in run.note(Driver<Number>.just(7)) }
                )
            }
        }
    }

    @Test("ObservableConvertibleType.asSignal(onErrorJustReturn:) 89") func form89() {
        same(strict89, fails: true) { run in
            run.events {
                run.numbers.asSignal(onErrorJustReturn: 7)
            }
        }
    }

    @Test("ObservableConvertibleType.asSignal(onErrorSignalWith:) 90") func form90() {
        same(strict90, fails: true) { run in
            run.events {
                run.numbers.asSignal(onErrorSignalWith: Signal<Number>.just(7))
            }
        }
    }

    @Test("ObservableConvertibleType.asSignal(onErrorRecover:) 91") func form91() {
        same(strict91, fails: true) { run in
            run.events {
                run.numbers.asSignal(onErrorRecover: { _ in run.note(Signal<Number>.just(7)) })
            }
        }
    }

    @Test("InfallibleType.asSignal() 92") func form92() {
        same(strict92, fails: false) { run in
            run.events {
                run.infallible.asSignal()
            }
        }
    }

    @Test("PrimitiveSequenceType.flatMapMaybe(_:) 93") func form93() {
        same(strict93, fails: true) { run in
            run.events {
                run.single.flatMapMaybe({ run.note(Maybe.just($0)) })
            }
        }
    }

    @Test("PrimitiveSequenceType.flatMapCompletable(_:) 94") func form94() {
        same(strict94, fails: true) { run in
            run.events {
                run.single.flatMapCompletable({ _ in run.note(Completable.empty()) })
            }
        }
    }

    @Test("InfallibleType.combineLatest(_:) 95") func form95() {
        same(strict95, fails: false) { run in
            run.events {
                Infallible<Number>.combineLatest([Infallible<Number>.of(5, 6), Infallible<Number>.of(5, 6)])
            }
        }
    }

    @Test("InfallibleType.combineLatest(_:resultSelector:) 96") func form96() {
        same(strict96, fails: false) { run in
            run.events {
                Infallible<Number>.combineLatest(
                    [Infallible<Number>.of(5, 6), Infallible<Number>.of(5, 6)],
                    resultSelector: { run.note($0[1]) }
                )
            }
        }
    }

    @Test("SharedSequence.combineLatest(_:resultSelector:) 97") func form97() {
        same(strict97, fails: false) { run in
            run.events {
                Driver<Number>.combineLatest(
                    [Driver<Number>.of(5, 6), Driver<Number>.of(5, 6)],
                    resultSelector: { run.note($0[1]) }
                )
            }
        }
    }

    @Test("ObservableType.combineLatest(_:_:_:) 98") func form98() {
        same(strict98, fails: false) { run in
            run.events {
                Observable.combineLatest(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6)
                )
            }
        }
    }

    @Test("ObservableType.combineLatest(_:_:_:_:) 99") func form99() {
        same(strict99, fails: false) { run in
            run.events {
                Observable.combineLatest(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6)
                )
            }
        }
    }

    @Test("ObservableType.combineLatest(_:_:_:_:_:) 100") func form100() {
        same(strict100, fails: false) { run in
            run.events {
                Observable.combineLatest(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6)
                )
            }
        }
    }

    @Test("ObservableType.combineLatest(_:_:_:_:_:_:) 101") func form101() {
        same(strict101, fails: false) { run in
            run.events {
                Observable.combineLatest(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6)
                )
            }
        }
    }

    @Test("ObservableType.combineLatest(_:_:_:_:_:_:_:) 102") func form102() {
        same(strict102, fails: false) { run in
            run.events {
                Observable.combineLatest(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6)
                )
            }
        }
    }

    @Test("ObservableType.combineLatest(_:_:_:_:_:_:_:_:) 103") func form103() {
        same(strict103, fails: false) { run in
            run.events {
                Observable.combineLatest(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6)
                )
            }
        }
    }

    @Test("InfallibleType.combineLatest(_:_:) 104") func form104() {
        same(strict104, fails: false) { run in
            run.events {
                Infallible.combineLatest(Infallible<Number>.of(5, 6), Infallible<Number>.of(5, 6))
            }
        }
    }

    @Test("InfallibleType.combineLatest(_:_:_:) 105") func form105() {
        same(strict105, fails: false) { run in
            run.events {
                Infallible.combineLatest(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6)
                )
            }
        }
    }

    @Test("InfallibleType.combineLatest(_:_:_:_:) 106") func form106() {
        same(strict106, fails: false) { run in
            run.events {
                Infallible.combineLatest(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6)
                )
            }
        }
    }

    @Test("InfallibleType.combineLatest(_:_:_:_:_:) 107") func form107() {
        same(strict107, fails: false) { run in
            run.events {
                Infallible.combineLatest(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6)
                )
            }
        }
    }

    @Test("InfallibleType.combineLatest(_:_:_:_:_:_:) 108") func form108() {
        same(strict108, fails: false) { run in
            run.events {
                Infallible.combineLatest(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6)
                )
            }
        }
    }

    @Test("InfallibleType.combineLatest(_:_:_:_:_:_:_:) 109") func form109() {
        same(strict109, fails: false) { run in
            run.events {
                Infallible.combineLatest(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6)
                )
            }
        }
    }

    @Test("InfallibleType.combineLatest(_:_:_:_:_:_:_:_:) 110") func form110() {
        same(strict110, fails: false) { run in
            run.events {
                Infallible.combineLatest(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6)
                )
            }
        }
    }

    @Test("ObservableType.combineLatest(_:_:_:resultSelector:) 111") func form111() {
        same(strict111, fails: false) { run in
            run.events {
                Observable<Number>.combineLatest(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $2) }
                )
            }
        }
    }

    @Test("ObservableType.combineLatest(_:_:_:_:resultSelector:) 112") func form112() {
        same(strict112, fails: false) { run in
            run.events {
                Observable<Number>.combineLatest(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $3) }
                )
            }
        }
    }

    @Test("ObservableType.combineLatest(_:_:_:_:_:resultSelector:) 113") func form113() {
        same(strict113, fails: false) { run in
            run.events {
                Observable<Number>.combineLatest(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $4) }
                )
            }
        }
    }

    @Test("ObservableType.combineLatest(_:_:_:_:_:_:resultSelector:) 114") func form114() {
        same(strict114, fails: false) { run in
            run.events {
                Observable<Number>.combineLatest(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $5) }
                )
            }
        }
    }

    @Test("ObservableType.combineLatest(_:_:_:_:_:_:_:resultSelector:) 115") func form115() {
        same(strict115, fails: false) { run in
            run.events {
                Observable<Number>.combineLatest(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $6) }
                )
            }
        }
    }

    @Test("ObservableType.combineLatest(_:_:_:_:_:_:_:_:resultSelector:) 116") func form116() {
        same(strict116, fails: false) { run in
            run.events {
                Observable<Number>.combineLatest(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $7) }
                )
            }
        }
    }

    @Test("InfallibleType.combineLatest(_:_:resultSelector:) 117") func form117() {
        same(strict117, fails: false) { run in
            run.events {
                Infallible<Number>.combineLatest(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $1) }
                )
            }
        }
    }

    @Test("InfallibleType.combineLatest(_:_:_:resultSelector:) 118") func form118() {
        same(strict118, fails: false) { run in
            run.events {
                Infallible<Number>.combineLatest(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $2) }
                )
            }
        }
    }

    @Test("InfallibleType.combineLatest(_:_:_:_:resultSelector:) 119") func form119() {
        same(strict119, fails: false) { run in
            run.events {
                Infallible<Number>.combineLatest(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $3) }
                )
            }
        }
    }

    @Test("InfallibleType.combineLatest(_:_:_:_:_:resultSelector:) 120") func form120() {
        same(strict120, fails: false) { run in
            run.events {
                Infallible<Number>.combineLatest(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $4) }
                )
            }
        }
    }

    @Test("InfallibleType.combineLatest(_:_:_:_:_:_:resultSelector:) 121") func form121() {
        same(strict121, fails: false) { run in
            run.events {
                Infallible<Number>.combineLatest(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $5) }
                )
            }
        }
    }

    @Test("InfallibleType.combineLatest(_:_:_:_:_:_:_:resultSelector:) 122") func form122() {
        same(strict122, fails: false) { run in
            run.events {
                Infallible<Number>.combineLatest(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $6) }
                )
            }
        }
    }

    @Test("InfallibleType.combineLatest(_:_:_:_:_:_:_:_:resultSelector:) 123") func form123() {
        same(strict123, fails: false) { run in
            run.events {
                Infallible<Number>.combineLatest(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $7) }
                )
            }
        }
    }

    @Test("SharedSequence.combineLatest(_:_:resultSelector:) 124") func form124() {
        same(strict124, fails: false) { run in
            run.events {
                Driver<Number>.combineLatest(
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $1) }
                )
            }
        }
    }

    @Test("SharedSequence.combineLatest(_:_:_:resultSelector:) 125") func form125() {
        same(strict125, fails: false) { run in
            run.events {
                Driver<Number>.combineLatest(
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $2) }
                )
            }
        }
    }

    @Test("SharedSequence.combineLatest(_:_:_:_:resultSelector:) 126") func form126() {
        same(strict126, fails: false) { run in
            run.events {
                Driver<Number>.combineLatest(
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $3) }
                )
            }
        }
    }

    @Test("SharedSequence.combineLatest(_:_:_:_:_:resultSelector:) 127") func form127() {
        same(strict127, fails: false) { run in
            run.events {
                Driver<Number>.combineLatest(
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $4) }
                )
            }
        }
    }

    @Test("SharedSequence.combineLatest(_:_:_:_:_:_:resultSelector:) 128") func form128() {
        same(strict128, fails: false) { run in
            run.events {
                Driver<Number>.combineLatest(
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $5) }
                )
            }
        }
    }

    @Test("SharedSequence.combineLatest(_:_:_:_:_:_:_:resultSelector:) 129") func form129() {
        same(strict129, fails: false) { run in
            run.events {
                Driver<Number>.combineLatest(
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $6) }
                )
            }
        }
    }

    @Test("SharedSequence.combineLatest(_:_:_:_:_:_:_:_:resultSelector:) 130") func form130() {
        same(strict130, fails: false) { run in
            run.events {
                Driver<Number>.combineLatest(
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $7) }
                )
            }
        }
    }

    @Test("InfallibleType.concat(_:) 131") func form131() {
        same(strict131, fails: false) { run in
            run.events {
                Infallible<Number>.concat([Infallible<Number>.of(5, 6), Infallible<Number>.of(5, 6)])
            }
        }
    }

    @Test("SharedSequenceConvertibleType.concat(_:) 132") func form132() {
        same(strict132, fails: false) { run in
            run.events {
                Driver<Number>.concat([Driver<Number>.of(5, 6), Driver<Number>.of(5, 6)])
            }
        }
    }

    @Test("PrimitiveSequenceType.concat(_:) 133") func form133() {
        same(strict133, fails: false) { run in
            run.events {
                Completable.concat([Completable.empty(), Completable.empty()])
            }
        }
    }

    @Test("InfallibleType.deferred(_:) 134") func form134() {
        same(strict134, fails: false) { run in
            run.events {
                Infallible<Number>.deferred({ run.note(Infallible<Number>.of(5, 6)) })
            }
        }
    }

    @Test("SharedSequence.deferred(_:) 135") func form135() {
        same(strict135, fails: false) { run in
            run.events {
                Driver<Number>.deferred({ run.note(Driver<Number>.of(5, 6)) })
            }
        }
    }

    @Test("PrimitiveSequence.deferred(_:) 136") func form136() {
        same(strict136, fails: false) { run in
            run.events {
                Maybe<Number>.deferred({ run.note(Maybe<Number>.just(5)) })
            }
        }
    }

    @Test("Infallible.from(_:) 137") func form137() {
        same(strict137, fails: false) { run in
            run.events {
                Infallible<Number>.from([7, 8])
            }
        }
    }

    @Test("SharedSequence.from(_:) 138") func form138() {
        same(strict138, fails: false) { run in
            run.events {
                Driver<Number>.from([7, 8])
            }
        }
    }

    @Test("Infallible.from(_:scheduler:) 139") func form139() {
        same(strict139, fails: false) { run in
            run.events {
                Infallible<Number>.from([7, 8], scheduler: run.scheduler)
            }
        }
    }

    @Test("Infallible.from(_:scheduler:) 140") func form140() {
        same(strict140, fails: false) { run in
            run.events {
                Infallible<Number>.from([5, 6])
            }
        }
    }

    @Test("SharedSequence.from(_:) 141") func form141() {
        same(strict141, fails: false) { run in
            run.events {
                Driver<Number>.from([5, 6])
            }
        }
    }

    @Test("Infallible.from(optional:) 142") func form142() {
        same(strict142, fails: false) { run in
            run.events {
                Infallible<Number>.from(optional: 7)
            }
        }
    }

    @Test("SharedSequence.from(optional:) 143") func form143() {
        same(strict143, fails: false) { run in
            run.events {
                Driver<Number>.from(optional: 7)
            }
        }
    }

    @Test("Infallible.from(optional:scheduler:) 144") func form144() {
        same(strict144, fails: false) { run in
            run.events {
                Infallible<Number>.from(optional: 7, scheduler: run.scheduler)
            }
        }
    }

    @Test("Infallible.generate(initialState:condition:iterate:) 145") func form145() {
        same(strict145, fails: false) { run in
            run.events {
                Infallible<Number>.generate(
                    initialState: 1,
                    condition: { run.note($0 != 3) },
                    iterate: { run.note($0 + 1) }
                )
            }
        }
    }

    @Test("Infallible.generate(initialState:condition:scheduler:iterate:) 146") func form146() {
        same(strict146, fails: false) { run in
            run.events {
                Infallible<Number>.generate(
                    initialState: 1,
                    condition: { run.note($0 != 3) },
                    scheduler: run.scheduler,
                    iterate: { run.note($0 + 1) }
                )
            }
        }
    }

    @Test("Infallible.just(_:) 147") func form147() {
        same(strict147, fails: false) { run in
            run.events {
                Infallible<Number>.just(7)
            }
        }
    }

    @Test("SharedSequence.just(_:) 148") func form148() {
        same(strict148, fails: false) { run in
            run.events {
                Driver<Number>.just(7)
            }
        }
    }

    @Test("SharedSequence.just(_:) 149") func form149() {
        same(strict149, fails: false) { run in
            run.events {
                Signal<Number>.just(7)
            }
        }
    }

    @Test("PrimitiveSequence.just(_:) 150") func form150() {
        same(strict150, fails: false) { run in
            run.events {
                Maybe<Number>.just(7)
            }
        }
    }

    @Test("InfallibleType.just(_:scheduler:) 151") func form151() {
        same(strict151, fails: false) { run in
            run.events {
                Infallible<Number>.just(7, scheduler: run.scheduler)
            }
        }
    }

    @Test("PrimitiveSequenceType.just(_:scheduler:) 152") func form152() {
        same(strict152, fails: false) { run in
            run.events {
                Maybe<Number>.just(7, scheduler: run.scheduler)
            }
        }
    }

    @Test("Infallible.of(_:) 153") func form153() {
        same(strict153, fails: false) { run in
            run.events {
                Infallible<Number>.of(7, 8)
            }
        }
    }

    @Test("SharedSequence.of(_:) 154") func form154() {
        same(strict154, fails: false) { run in
            run.events {
                Driver<Number>.of(7, 8)
            }
        }
    }

    @Test("Infallible.of(_:scheduler:) 155") func form155() {
        same(strict155, fails: false) { run in
            run.events {
                Infallible<Number>.of(7, 8, scheduler: run.scheduler)
            }
        }
    }

    @Test("Infallible.repeatElement(_:) 156") func form156() {
        same(strict156, fails: false) { run in
            run.events {
                Infallible<Number>.repeatElement(7)
            }
        }
    }

    @Test("Infallible.repeatElement(_:scheduler:) 157") func form157() {
        same(strict157, fails: false) { run in
            run.events {
                Infallible<Number>.repeatElement(7, scheduler: run.scheduler)
            }
        }
    }

    @Test("InfallibleType.using(_:observableFactory:) 158") func form158() {
        same(strict158, fails: false) { run in
            run.events {
                Infallible<Number>.using(
                    { BooleanDisposable() },
                    observableFactory: { _ in run.note(Infallible<Number>.of(5, 6)) }
                )
            }
        }
    }

    @Test("PrimitiveSequence.using(_:primitiveSequenceFactory:) 159") func form159() {
        same(strict159, fails: false) { run in
            run.events {
                Maybe<Number>.using(
                    { BooleanDisposable() },
                    primitiveSequenceFactory: { _ in run.note(Maybe<Number>.just(5)) }
                )
            }
        }
    }

    @Test("InfallibleType.zip(_:) 160") func form160() {
        same(strict160, fails: false) { run in
            run.events {
                Infallible<Number>.zip([Infallible<Number>.of(5, 6), Infallible<Number>.of(5, 6)])
            }
        }
    }

    @Test("PrimitiveSequenceType.zip(_:) 161") func form161() {
        same(strict161, fails: false) { run in
            run.events {
                Single<Number>.zip([Single<Number>.just(5), Single<Number>.just(5)])
            }
        }
    }

    @Test("InfallibleType.zip(_:resultSelector:) 162") func form162() {
        same(strict162, fails: false) { run in
            run.events {
                Infallible<Number>.zip(
                    [Infallible<Number>.of(5, 6), Infallible<Number>.of(5, 6)],
                    resultSelector: { run.note($0[1]) }
                )
            }
        }
    }

    @Test("SharedSequence.zip(_:resultSelector:) 163") func form163() {
        same(strict163, fails: false) { run in
            run.events {
                Driver<Number>.zip(
                    [Driver<Number>.of(5, 6), Driver<Number>.of(5, 6)],
                    resultSelector: { run.note($0[1]) }
                )
            }
        }
    }

    @Test("PrimitiveSequenceType.zip(_:resultSelector:) 164") func form164() {
        same(strict164, fails: false) { run in
            run.events {
                Single<Number>.zip(
                    [Single<Number>.just(5), Single<Number>.just(5)],
                    resultSelector: { run.note($0[1]) }
                )
            }
        }
    }

    @Test("ObservableType.zip(_:_:_:) 165") func form165() {
        same(strict165, fails: false) { run in
            run.events {
                Observable.zip(Observable<Number>.of(5, 6), Observable<Number>.of(5, 6), Observable<Number>.of(5, 6))
            }
        }
    }

    @Test("ObservableType.zip(_:_:_:_:) 166") func form166() {
        same(strict166, fails: false) { run in
            run.events {
                Observable.zip(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6)
                )
            }
        }
    }

    @Test("ObservableType.zip(_:_:_:_:_:) 167") func form167() {
        same(strict167, fails: false) { run in
            run.events {
                Observable.zip(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6)
                )
            }
        }
    }

    @Test("ObservableType.zip(_:_:_:_:_:_:) 168") func form168() {
        same(strict168, fails: false) { run in
            run.events {
                Observable.zip(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6)
                )
            }
        }
    }

    @Test("ObservableType.zip(_:_:_:_:_:_:_:) 169") func form169() {
        same(strict169, fails: false) { run in
            run.events {
                Observable.zip(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6)
                )
            }
        }
    }

    @Test("ObservableType.zip(_:_:_:_:_:_:_:_:) 170") func form170() {
        same(strict170, fails: false) { run in
            run.events {
                Observable.zip(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6)
                )
            }
        }
    }

    @Test("InfallibleType.zip(_:_:) 171") func form171() {
        same(strict171, fails: false) { run in
            run.events {
                Infallible.zip(Infallible<Number>.of(5, 6), Infallible<Number>.of(5, 6))
            }
        }
    }

    @Test("InfallibleType.zip(_:_:_:) 172") func form172() {
        same(strict172, fails: false) { run in
            run.events {
                Infallible.zip(Infallible<Number>.of(5, 6), Infallible<Number>.of(5, 6), Infallible<Number>.of(5, 6))
            }
        }
    }

    @Test("InfallibleType.zip(_:_:_:_:) 173") func form173() {
        same(strict173, fails: false) { run in
            run.events {
                Infallible.zip(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6)
                )
            }
        }
    }

    @Test("InfallibleType.zip(_:_:_:_:_:) 174") func form174() {
        same(strict174, fails: false) { run in
            run.events {
                Infallible.zip(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6)
                )
            }
        }
    }

    @Test("InfallibleType.zip(_:_:_:_:_:_:) 175") func form175() {
        same(strict175, fails: false) { run in
            run.events {
                Infallible.zip(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6)
                )
            }
        }
    }

    @Test("InfallibleType.zip(_:_:_:_:_:_:_:) 176") func form176() {
        same(strict176, fails: false) { run in
            run.events {
                Infallible.zip(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6)
                )
            }
        }
    }

    @Test("InfallibleType.zip(_:_:_:_:_:_:_:_:) 177") func form177() {
        same(strict177, fails: false) { run in
            run.events {
                Infallible.zip(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6)
                )
            }
        }
    }

    @Test("PrimitiveSequenceType.zip(_:_:) 178") func form178() {
        same(strict178, fails: false) { run in
            run.events {
                Maybe.zip(Maybe<Number>.just(5), Maybe<Number>.just(5))
            }
        }
    }

    @Test("PrimitiveSequenceType.zip(_:_:_:) 179") func form179() {
        same(strict179, fails: false) { run in
            run.events {
                Maybe.zip(Maybe<Number>.just(5), Maybe<Number>.just(5), Maybe<Number>.just(5))
            }
        }
    }

    @Test("PrimitiveSequenceType.zip(_:_:_:_:) 180") func form180() {
        same(strict180, fails: false) { run in
            run.events {
                Maybe.zip(Maybe<Number>.just(5), Maybe<Number>.just(5), Maybe<Number>.just(5), Maybe<Number>.just(5))
            }
        }
    }

    @Test("PrimitiveSequenceType.zip(_:_:_:_:_:) 181") func form181() {
        same(strict181, fails: false) { run in
            run.events {
                Maybe.zip(
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5)
                )
            }
        }
    }

    @Test("PrimitiveSequenceType.zip(_:_:_:_:_:_:) 182") func form182() {
        same(strict182, fails: false) { run in
            run.events {
                Maybe.zip(
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5)
                )
            }
        }
    }

    @Test("PrimitiveSequenceType.zip(_:_:_:_:_:_:_:) 183") func form183() {
        same(strict183, fails: false) { run in
            run.events {
                Maybe.zip(
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5)
                )
            }
        }
    }

    @Test("PrimitiveSequenceType.zip(_:_:_:_:_:_:_:_:) 184") func form184() {
        same(strict184, fails: false) { run in
            run.events {
                Maybe.zip(
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5)
                )
            }
        }
    }

    @Test("ObservableType.zip(_:_:_:resultSelector:) 185") func form185() {
        same(strict185, fails: false) { run in
            run.events {
                Observable<Number>.zip(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $2) }
                )
            }
        }
    }

    @Test("ObservableType.zip(_:_:_:_:resultSelector:) 186") func form186() {
        same(strict186, fails: false) { run in
            run.events {
                Observable<Number>.zip(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $3) }
                )
            }
        }
    }

    @Test("ObservableType.zip(_:_:_:_:_:resultSelector:) 187") func form187() {
        same(strict187, fails: false) { run in
            run.events {
                Observable<Number>.zip(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $4) }
                )
            }
        }
    }

    @Test("ObservableType.zip(_:_:_:_:_:_:resultSelector:) 188") func form188() {
        same(strict188, fails: false) { run in
            run.events {
                Observable<Number>.zip(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $5) }
                )
            }
        }
    }

    @Test("ObservableType.zip(_:_:_:_:_:_:_:resultSelector:) 189") func form189() {
        same(strict189, fails: false) { run in
            run.events {
                Observable<Number>.zip(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $6) }
                )
            }
        }
    }

    @Test("ObservableType.zip(_:_:_:_:_:_:_:_:resultSelector:) 190") func form190() {
        same(strict190, fails: false) { run in
            run.events {
                Observable<Number>.zip(
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    Observable<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $7) }
                )
            }
        }
    }

    @Test("InfallibleType.zip(_:_:resultSelector:) 191") func form191() {
        same(strict191, fails: false) { run in
            run.events {
                Infallible<Number>.zip(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $1) }
                )
            }
        }
    }

    @Test("InfallibleType.zip(_:_:_:resultSelector:) 192") func form192() {
        same(strict192, fails: false) { run in
            run.events {
                Infallible<Number>.zip(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $2) }
                )
            }
        }
    }

    @Test("InfallibleType.zip(_:_:_:_:resultSelector:) 193") func form193() {
        same(strict193, fails: false) { run in
            run.events {
                Infallible<Number>.zip(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $3) }
                )
            }
        }
    }

    @Test("InfallibleType.zip(_:_:_:_:_:resultSelector:) 194") func form194() {
        same(strict194, fails: false) { run in
            run.events {
                Infallible<Number>.zip(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $4) }
                )
            }
        }
    }

    @Test("InfallibleType.zip(_:_:_:_:_:_:resultSelector:) 195") func form195() {
        same(strict195, fails: false) { run in
            run.events {
                Infallible<Number>.zip(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $5) }
                )
            }
        }
    }

    @Test("InfallibleType.zip(_:_:_:_:_:_:_:resultSelector:) 196") func form196() {
        same(strict196, fails: false) { run in
            run.events {
                Infallible<Number>.zip(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $6) }
                )
            }
        }
    }

    @Test("InfallibleType.zip(_:_:_:_:_:_:_:_:resultSelector:) 197") func form197() {
        same(strict197, fails: false) { run in
            run.events {
                Infallible<Number>.zip(
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    Infallible<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $7) }
                )
            }
        }
    }

    @Test("SharedSequence.zip(_:_:resultSelector:) 198") func form198() {
        same(strict198, fails: false) { run in
            run.events {
                Driver<Number>.zip(
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $1) }
                )
            }
        }
    }

    @Test("SharedSequence.zip(_:_:_:resultSelector:) 199") func form199() {
        same(strict199, fails: false) { run in
            run.events {
                Driver<Number>.zip(
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $2) }
                )
            }
        }
    }

    @Test("SharedSequence.zip(_:_:_:_:resultSelector:) 200") func form200() {
        same(strict200, fails: false) { run in
            run.events {
                Driver<Number>.zip(
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $3) }
                )
            }
        }
    }

    @Test("SharedSequence.zip(_:_:_:_:_:resultSelector:) 201") func form201() {
        same(strict201, fails: false) { run in
            run.events {
                Driver<Number>.zip(
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $4) }
                )
            }
        }
    }

    @Test("SharedSequence.zip(_:_:_:_:_:_:resultSelector:) 202") func form202() {
        same(strict202, fails: false) { run in
            run.events {
                Driver<Number>.zip(
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $5) }
                )
            }
        }
    }

    @Test("SharedSequence.zip(_:_:_:_:_:_:_:resultSelector:) 203") func form203() {
        same(strict203, fails: false) { run in
            run.events {
                Driver<Number>.zip(
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $6) }
                )
            }
        }
    }

    @Test("SharedSequence.zip(_:_:_:_:_:_:_:_:resultSelector:) 204") func form204() {
        same(strict204, fails: false) { run in
            run.events {
                Driver<Number>.zip(
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    Driver<Number>.of(5, 6),
                    resultSelector: { run.note($0 + $7) }
                )
            }
        }
    }

    @Test("PrimitiveSequenceType.zip(_:_:resultSelector:) 205") func form205() {
        same(strict205, fails: false) { run in
            run.events {
                Maybe<Number>.zip(Maybe<Number>.just(5), Maybe<Number>.just(5), resultSelector: { run.note($0 + $1) })
            }
        }
    }

    @Test("PrimitiveSequenceType.zip(_:_:_:resultSelector:) 206") func form206() {
        same(strict206, fails: false) { run in
            run.events {
                Maybe<Number>.zip(
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    resultSelector: { run.note($0 + $2) }
                )
            }
        }
    }

    @Test("PrimitiveSequenceType.zip(_:_:_:_:resultSelector:) 207") func form207() {
        same(strict207, fails: false) { run in
            run.events {
                Maybe<Number>.zip(
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    resultSelector: { run.note($0 + $3) }
                )
            }
        }
    }

    @Test("PrimitiveSequenceType.zip(_:_:_:_:_:resultSelector:) 208") func form208() {
        same(strict208, fails: false) { run in
            run.events {
                Maybe<Number>.zip(
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    resultSelector: { run.note($0 + $4) }
                )
            }
        }
    }

    @Test("PrimitiveSequenceType.zip(_:_:_:_:_:_:resultSelector:) 209") func form209() {
        same(strict209, fails: false) { run in
            run.events {
                Maybe<Number>.zip(
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    resultSelector: { run.note($0 + $5) }
                )
            }
        }
    }

    @Test("PrimitiveSequenceType.zip(_:_:_:_:_:_:_:resultSelector:) 210") func form210() {
        same(strict210, fails: false) { run in
            run.events {
                Maybe<Number>.zip(
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    resultSelector: { run.note($0 + $6) }
                )
            }
        }
    }

    @Test("PrimitiveSequenceType.zip(_:_:_:_:_:_:_:_:resultSelector:) 211") func form211() {
        same(strict211, fails: false) { run in
            run.events {
                Maybe<Number>.zip(
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    Maybe<Number>.just(5),
                    resultSelector: { run.note($0 + $7) }
                )
            }
        }
    }

    @Test("InfallibleType.buffer(timeSpan:count:scheduler:) 212") func form212() {
        same(strict212, fails: false) { run in
            run.events {
                run.infallible.buffer(timeSpan: RxTimeInterval.seconds(5), count: 2, scheduler: run.scheduler)
            }
        }
    }

    @Test("PrimitiveSequenceType.catch(_:) 213") func form213() {
        same(strict213, fails: true) { run in
            run.events {
                run.maybe.catch({ _ in run.note(Maybe<Number>.just(5)) })
            }
        }
    }

    @Test("PrimitiveSequenceType.catchAndReturn(_:) 214") func form214() {
        same(strict214, fails: true) { run in
            run.events {
                run.maybe.catchAndReturn(7)
            }
        }
    }

    @Test("InfallibleType.compactMap(_:) 215") func form215() {
        same(strict215, fails: false) { run in
            run.events {
                run.infallible.compactMap({ run.note($0 != 2 ? $0 : nil) })
            }
        }
    }

    @Test("SharedSequenceConvertibleType.compactMap(_:) 216") func form216() {
        same(strict216, fails: false) { run in
            run.events {
                run.driver.compactMap({ run.note($0 != 2 ? $0 : nil) })
            }
        }
    }

    @Test("PrimitiveSequenceType.compactMap(_:) 217") func form217() {
        same(strict217, fails: true) { run in
            run.events {
                run.maybe.compactMap({ run.note($0 != 2 ? $0 : nil) })
            }
        }
    }

    @Test("InfallibleType.concatMap(_:) 218") func form218() {
        same(strict218, fails: false) { run in
            run.events {
                run.infallible.concatMap({ run.note(Infallible.just($0)) })
            }
        }
    }

    @Test("InfallibleType.debounce(_:scheduler:) 219") func form219() {
        same(strict219, fails: false) { run in
            run.events {
                run.infallible.debounce(RxTimeInterval.seconds(5), scheduler: run.scheduler)
            }
        }
    }

    @Test("SharedSequenceConvertibleType.debounce(_:) 220") func form220() {
        same(strict220, fails: false) { run in
            run.events {
                run.driver.debounce(RxTimeInterval.seconds(5))
            }
        }
    }

    @Test("InfallibleType.debug(_:trimOutput:file:line:function:write:) 221") func form221() {
        same(strict221, fails: false) { run in
            run.events {
                run.infallible.debug(write: { _ = run.note($0) })
            }
        }
    }

    @Test("PrimitiveSequenceType.debug(_:trimOutput:file:line:function:write:) 222") func form222() {
        same(strict222, fails: true) { run in
            run.events {
                run.maybe.debug(write: { _ = run.note($0) })
            }
        }
    }

    @Test("InfallibleType.delay(_:scheduler:) 223") func form223() {
        same(strict223, fails: false) { run in
            run.events {
                run.infallible.delay(RxTimeInterval.seconds(5), scheduler: run.scheduler)
            }
        }
    }

    @Test("SharedSequenceConvertibleType.delay(_:) 224") func form224() {
        same(strict224, fails: false) { run in
            run.events {
                run.driver.delay(RxTimeInterval.seconds(5))
            }
        }
    }

    @Test("PrimitiveSequenceType.delay(_:scheduler:) 225") func form225() {
        same(strict225, fails: true) { run in
            run.events {
                run.maybe.delay(RxTimeInterval.seconds(5), scheduler: run.scheduler)
            }
        }
    }

    @Test("InfallibleType.delaySubscription(_:scheduler:) 226") func form226() {
        same(strict226, fails: false) { run in
            run.events {
                run.infallible.delaySubscription(RxTimeInterval.seconds(5), scheduler: run.scheduler)
            }
        }
    }

    @Test("PrimitiveSequenceType.delaySubscription(_:scheduler:) 227") func form227() {
        same(strict227, fails: true) { run in
            run.events {
                run.maybe.delaySubscription(RxTimeInterval.seconds(5), scheduler: run.scheduler)
            }
        }
    }

    @Test("InfallibleType.distinctUntilChanged() 228") func form228() {
        same(strict228, fails: false) { run in
            run.events {
                run.infallible.distinctUntilChanged()
            }
        }
    }

    @Test("SharedSequenceConvertibleType.distinctUntilChanged() 229") func form229() {
        same(strict229, fails: false) { run in
            run.events {
                run.driver.distinctUntilChanged()
            }
        }
    }

    @Test("InfallibleType.distinctUntilChanged(_:) 230") func form230() {
        same(strict230, fails: false) { run in
            run.events {
                run.infallible.distinctUntilChanged({ run.note($0 % 2) })
            }
        }
    }

    @Test("SharedSequenceConvertibleType.distinctUntilChanged(_:) 231") func form231() {
        same(strict231, fails: false) { run in
            run.events {
                run.driver.distinctUntilChanged({ run.note($0 % 2) })
            }
        }
    }

    @Test("InfallibleType.distinctUntilChanged(_:) 232") func form232() {
        same(strict232, fails: false) { run in
            run.events {
                run.infallible.distinctUntilChanged({ run.note($0 == $1) })
            }
        }
    }

    @Test("SharedSequenceConvertibleType.distinctUntilChanged(_:) 233") func form233() {
        same(strict233, fails: false) { run in
            run.events {
                run.driver.distinctUntilChanged({ run.note($0 == $1) })
            }
        }
    }

    @Test("InfallibleType.distinctUntilChanged(_:comparer:) 234") func form234() {
        same(strict234, fails: false) { run in
            run.events {
                run.infallible.distinctUntilChanged({ run.note($0 % 2) }, comparer: { run.note($0 == $1) })
            }
        }
    }

    @Test("SharedSequenceConvertibleType.distinctUntilChanged(_:comparer:) 235") func form235() {
        same(strict235, fails: false) { run in
            run.events {
                run.driver.distinctUntilChanged({ run.note($0 % 2) }, comparer: { run.note($0 == $1) })
            }
        }
    }

    @Test("InfallibleType.distinctUntilChanged(at:) 236") func form236() {
        same(strict236, fails: false) { run in
            run.events {
                run.infallible.distinctUntilChanged(at: \.half)
            }
        }
    }

    @Test("InfallibleType.do(onNext:…) 237") func form237() {
        same(strict237, fails: false) { run in
            run.events {
                run.infallible.do(
                    onNext: { _ = run.note($0) },
                    afterNext: { _ = run.note($0) },
                    onCompleted: { run.note(()) }
                )
            }
        }
    }

    @Test("SharedSequenceConvertibleType.do(onNext:…) 238") func form238() {
        same(strict238, fails: false) { run in
            run.events {
                run.driver.do(
                    onNext: { _ = run.note($0) },
                    afterNext: { _ = run.note($0) },
                    onCompleted: { run.note(()) }
                )
            }
        }
    }

    @Test("InfallibleType.filter(_:) 239") func form239() {
        same(strict239, fails: false) { run in
            run.events {
                run.infallible.filter({ run.note($0 != 3) })
            }
        }
    }

    @Test("SharedSequenceConvertibleType.filter(_:) 240") func form240() {
        same(strict240, fails: false) { run in
            run.events {
                run.driver.filter({ run.note($0 != 3) })
            }
        }
    }

    @Test("PrimitiveSequenceType.filter(_:) 241") func form241() {
        same(strict241, fails: true) { run in
            run.events {
                run.maybe.filter({ run.note($0 != 3) })
            }
        }
    }

    @Test("InfallibleType.flatMap(_:) 242") func form242() {
        same(strict242, fails: false) { run in
            run.events {
                run.infallible.flatMap({ run.note(Infallible.just($0)) })
            }
        }
    }

    @Test("SharedSequenceConvertibleType.flatMap(_:) 243") func form243() {
        same(strict243, fails: false) { run in
            run.events {
                run.driver.flatMap({ run.note(Driver.just($0)) })
            }
        }
    }

    @Test("PrimitiveSequenceType.flatMap(_:) 244") func form244() {
        same(strict244, fails: true) { run in
            run.events {
                run.maybe.flatMap({ run.note(Maybe.just($0)) })
            }
        }
    }

    @Test("InfallibleType.flatMapFirst(_:) 245") func form245() {
        same(strict245, fails: false) { run in
            run.events {
                run.infallible.flatMapFirst({ run.note(Infallible.just($0)) })
            }
        }
    }

    @Test("SharedSequenceConvertibleType.flatMapFirst(_:) 246") func form246() {
        same(strict246, fails: false) { run in
            run.events {
                run.driver.flatMapFirst({ run.note(Driver.just($0)) })
            }
        }
    }

    @Test("InfallibleType.flatMapLatest(_:) 247") func form247() {
        same(strict247, fails: false) { run in
            run.events {
                run.infallible.flatMapLatest({ run.note(Infallible.just($0)) })
            }
        }
    }

    @Test("SharedSequenceConvertibleType.flatMapLatest(_:) 248") func form248() {
        same(strict248, fails: false) { run in
            run.events {
                run.driver.flatMapLatest({ run.note(Driver.just($0)) })
            }
        }
    }

    @Test("InfallibleType.groupBy(keySelector:) 249") func form249() {
        same(strict249, fails: false) { run in
            run.events {
                run.infallible.groupBy(keySelector: { run.note($0 % 2) })
            }
        }
    }

    @Test("InfallibleType.ifEmpty(default:) 250") func form250() {
        same(strict250, fails: false) { run in
            run.events {
                run.infallible.ifEmpty(default: 7)
            }
        }
    }

    @Test("SharedSequenceConvertibleType.ifEmpty(default:) 251") func form251() {
        same(strict251, fails: false) { run in
            run.events {
                run.driver.ifEmpty(default: 7)
            }
        }
    }

    @Test("PrimitiveSequenceType.ifEmpty(default:) 252") func form252() {
        same(strict252, fails: true) { run in
            run.events {
                run.maybe.ifEmpty(default: 7)
            }
        }
    }

    @Test("InfallibleType.map(_:) 253") func form253() {
        same(strict253, fails: false) { run in
            run.events {
                run.infallible.map({ run.note($0 + 1) })
            }
        }
    }

    @Test("SharedSequenceConvertibleType.map(_:) 254") func form254() {
        same(strict254, fails: false) { run in
            run.events {
                run.driver.map({ run.note($0 + 1) })
            }
        }
    }

    @Test("PrimitiveSequenceType.map(_:) 255") func form255() {
        same(strict255, fails: true) { run in
            run.events {
                run.maybe.map({ run.note($0 + 1) })
            }
        }
    }

    @Test("InfallibleType.observe(on:) 256") func form256() {
        same(strict256, fails: false) { run in
            run.events {
                run.infallible.observe(on: run.scheduler)
            }
        }
    }

    @Test("PrimitiveSequenceType.observe(on:) 257") func form257() {
        same(strict257, fails: true) { run in
            run.events {
                run.maybe.observe(on: run.scheduler)
            }
        }
    }

    @Test("InfallibleType.reduce(_:accumulator:) 258") func form258() {
        same(strict258, fails: false) { run in
            run.events {
                run.infallible.reduce(0, accumulator: { run.note($0 + $1) })
            }
        }
    }

    @Test("InfallibleType.reduce(_:accumulator:mapResult:) 259") func form259() {
        same(strict259, fails: false) { run in
            run.events {
                run.infallible.reduce(0, accumulator: { run.note($0 + $1) }, mapResult: { run.note($0 * 2) })
            }
        }
    }

    @Test("PrimitiveSequenceType.retry(on:when:) 260") func form260() {
        same(strict260, fails: true) { run in
            run.events {
                run.maybe.retry(on: Broken.self, when: { run.note($0.take(1)) })
            }
        }
    }

    @Test("PrimitiveSequenceType.retry(when:) 261") func form261() {
        same(strict261, fails: true) { run in
            run.events {
                run.maybe.retry(when: { (errors: Observable<Broken>) in run.note(errors.take(1)) })
            }
        }
    }

    @Test("PrimitiveSequenceType.retry(when:) 262") func form262() {
        same(strict262, fails: true) { run in
            run.events {
                run.maybe.retry(when: { run.note($0.take(1)) })
            }
        }
    }

    @Test("InfallibleType.sample(_:defaultValue:) 263") func form263() {
        same(strict263, fails: false) { run in
            run.events {
                run.infallible.sample(Infallible<Number>.of(5, 6))
            }
        }
    }

    @Test("SharedSequenceConvertibleType.sample(_:defaultValue:) 264") func form264() {
        same(strict264, fails: false) { run in
            run.events {
                run.driver.sample(Driver<Number>.of(5, 6))
            }
        }
    }

    @Test("InfallibleType.scan(_:accumulator:) 265") func form265() {
        same(strict265, fails: false) { run in
            run.events {
                run.infallible.scan(0, accumulator: { run.note($0 + $1) })
            }
        }
    }

    @Test("SharedSequenceConvertibleType.scan(_:accumulator:) 266") func form266() {
        same(strict266, fails: false) { run in
            run.events {
                run.driver.scan(0, accumulator: { run.note($0 + $1) })
            }
        }
    }

    @Test("InfallibleType.scan(into:accumulator:) 267") func form267() {
        same(strict267, fails: false) { run in
            run.events {
                run.infallible.scan(into: 0, accumulator: { $0 += run.note($1) })
            }
        }
    }

    @Test("SharedSequenceConvertibleType.scan(into:accumulator:) 268") func form268() {
        same(strict268, fails: false) { run in
            run.events {
                run.driver.scan(into: 0, accumulator: { $0 += run.note($1) })
            }
        }
    }

    @Test("InfallibleType.share(replay:scope:) 269") func form269() {
        same(strict269, fails: false) { run in
            run.events {
                run.infallible.share(replay: 2)
            }
        }
    }

    @Test("InfallibleType.skip(while:) 270") func form270() {
        same(strict270, fails: false) { run in
            run.events {
                run.infallible.skip(while: { run.note($0 != 3) })
            }
        }
    }

    @Test("SharedSequenceConvertibleType.skip(while:) 271") func form271() {
        same(strict271, fails: false) { run in
            run.events {
                run.driver.skip(while: { run.note($0 != 3) })
            }
        }
    }

    @Test("InfallibleType.startWith(contentsOf:) 272") func form272() {
        same(strict272, fails: false) { run in
            run.events {
                run.infallible.startWith(contentsOf: [7, 8])
            }
        }
    }

    @Test("SharedSequenceConvertibleType.startWith(contentsOf:) 273") func form273() {
        same(strict273, fails: false) { run in
            run.events {
                run.driver.startWith(contentsOf: [7, 8])
            }
        }
    }

    @Test("InfallibleType.startWith(_:) 274") func form274() {
        same(strict274, fails: false) { run in
            run.events {
                run.infallible.startWith(7)
            }
        }
    }

    @Test("SharedSequenceConvertibleType.startWith(_:) 275") func form275() {
        same(strict275, fails: false) { run in
            run.events {
                run.driver.startWith(7)
            }
        }
    }

    @Test("InfallibleType.startWith(_:_:_:) 276") func form276() {
        same(strict276, fails: false) { run in
            run.events {
                run.infallible.startWith(7, 7, 7, 8)
            }
        }
    }

    @Test("SharedSequenceConvertibleType.startWith(_:_:_:) 277") func form277() {
        same(strict277, fails: false) { run in
            run.events {
                run.driver.startWith(7, 7, 7, 8)
            }
        }
    }

    @Test("InfallibleType.subscribe(on:) 278") func form278() {
        same(strict278, fails: false) { run in
            run.events {
                run.infallible.subscribe(on: run.scheduler)
            }
        }
    }

    @Test("PrimitiveSequenceType.subscribe(on:) 279") func form279() {
        same(strict279, fails: true) { run in
            run.events {
                run.maybe.subscribe(on: run.scheduler)
            }
        }
    }

    @Test("InfallibleType.take(for:scheduler:) 280") func form280() {
        same(strict280, fails: false) { run in
            run.events {
                run.infallible.take(for: RxTimeInterval.seconds(5), scheduler: run.scheduler)
            }
        }
    }

    @Test("InfallibleType.take(until:) 281") func form281() {
        same(strict281, fails: false) { run in
            run.events {
                run.infallible.take(until: Infallible<Number>.of(5, 6))
            }
        }
    }

    @Test("InfallibleType.take(until:behavior:) 282") func form282() {
        same(strict282, fails: false) { run in
            run.events {
                run.infallible.take(until: { run.note($0 != 3) })
            }
        }
    }

    @Test("SharedSequenceConvertibleType.take(until:behavior:) 283") func form283() {
        same(strict283, fails: false) { run in
            run.events {
                run.driver.take(until: { run.note($0 != 3) })
            }
        }
    }

    @Test("InfallibleType.take(while:behavior:) 284") func form284() {
        same(strict284, fails: false) { run in
            run.events {
                run.infallible.take(while: { run.note($0 != 3) })
            }
        }
    }

    @Test("SharedSequenceConvertibleType.take(while:behavior:) 285") func form285() {
        same(strict285, fails: false) { run in
            run.events {
                run.driver.take(while: { run.note($0 != 3) })
            }
        }
    }

    @Test("InfallibleType.throttle(_:latest:scheduler:) 286") func form286() {
        same(strict286, fails: false) { run in
            run.events {
                run.infallible.throttle(RxTimeInterval.seconds(5), scheduler: run.scheduler)
            }
        }
    }

    @Test("SharedSequenceConvertibleType.throttle(_:latest:) 287") func form287() {
        same(strict287, fails: false) { run in
            run.events {
                run.driver.throttle(RxTimeInterval.seconds(5))
            }
        }
    }

    @Test("PrimitiveSequenceType.timeout(_:scheduler:) 288") func form288() {
        same(strict288, fails: true) { run in
            run.events {
                run.maybe.timeout(RxTimeInterval.seconds(5), scheduler: run.scheduler)
            }
        }
    }

    @Test("InfallibleType.timeout(_:other:scheduler:) 289") func form289() {
        same(strict289, fails: false) { run in
            run.events {
                run.infallible.timeout(
                    RxTimeInterval.seconds(5),
                    other: Infallible<Number>.of(5, 6),
                    scheduler: run.scheduler
                )
            }
        }
    }

    @Test("PrimitiveSequenceType.timeout(_:other:scheduler:) 290") func form290() {
        same(strict290, fails: true) { run in
            run.events {
                run.maybe.timeout(RxTimeInterval.seconds(5), other: Maybe<Number>.just(5), scheduler: run.scheduler)
            }
        }
    }

    @Test("InfallibleType.withLatestFrom(_:) 291") func form291() {
        same(strict291, fails: false) { run in
            run.events {
                run.infallible.withLatestFrom(Infallible<Number>.of(5, 6))
            }
        }
    }

    @Test("InfallibleType.withLatestFrom(_:resultSelector:) 292") func form292() {
        same(strict292, fails: false) { run in
            run.events {
                run.infallible.withLatestFrom(Infallible<Number>.of(5, 6), resultSelector: { run.note($0 + $1) })
            }
        }
    }

    @Test("SharedSequenceConvertibleType.withLatestFrom(_:resultSelector:) 293") func form293() {
        same(strict293, fails: false) { run in
            run.events {
                run.driver.withLatestFrom(Driver<Number>.of(5, 6), resultSelector: { run.note($0 + $1) })
            }
        }
    }

    @Test("InfallibleType.withUnretained(_:) 294") func form294() {
        same(strict294, fails: false) { run in
            run.events {
                run.infallible.withUnretained(run.object)
            }
        }
    }

    @Test("SharedSequenceConvertibleType.withUnretained(_:) 295") func form295() {
        same(strict295, fails: false) { run in
            run.events {
                run.driver.withUnretained(run.object)
            }
        }
    }

    @Test("InfallibleType.withUnretained(_:resultSelector:) 296") func form296() {
        same(strict296, fails: false) { run in
            run.events {
                run.infallible.withUnretained(run.object, resultSelector: { run.note($1) })
            }
        }
    }

    @Test("SharedSequenceConvertibleType.withUnretained(_:resultSelector:) 297") func form297() {
        same(strict297, fails: false) { run in
            run.events {
                run.driver.withUnretained(run.object, resultSelector: { run.note($1) })
            }
        }
    }

    @Test("InfallibleType.subscribe(_:) 298") func form298() {
        same(strict298, fails: false) { run in
            run.events {
                run.infallible.subscribe({ _ = run.note($0) })
            }
        }
    }

    @Test("InfallibleType.subscribe(onNext:onCompleted:onDisposed:) 299") func form299() {
        same(strict299, fails: false) { run in
            run.events {
                run.infallible.subscribe(onNext: { _ = run.note($0) }, onCompleted: { run.note(()) })
            }
        }
    }

    @Test("InfallibleType.subscribe(with:onNext:onCompleted:onDisposed:) 300") func form300() {
        same(strict300, fails: false) { run in
            run.events {
                run.infallible.subscribe(
                    with: run.object,
                    onNext: { _ = run.note($1) },
                    onCompleted: { _ = run.note($0) }
                )
            }
        }
    }

    @Test("PrimitiveSequenceType.subscribe(_:) 301") func form301() {
        same(strict301, fails: true) { run in
            run.events {
                run.single.subscribe({ _ = run.note($0) })
            }
        }
    }

    @Test("PrimitiveSequenceType.subscribe(onSuccess:onFailure:onDisposed:) 302") func form302() {
        same(strict302, fails: true) { run in
            run.events {
                run.single.subscribe(onSuccess: { _ = run.note($0) }, onFailure: { _ = run.note($0) })
            }
        }
    }

    @Test("PrimitiveSequenceType.subscribe(with:onSuccess:onFailure:onDisposed:) 303") func form303() {
        same(strict303, fails: true) { run in
            run.events {
                run.single.subscribe(with: run.object, onSuccess: { _ = run.note($1) }, onFailure: { _ = run.note($1) })
            }
        }
    }

    @Test("PrimitiveSequenceType.do(onSuccess:…) 304") func form304() {
        same(strict304, fails: true) { run in
            run.events {
                run.single.do(onSuccess: { _ = run.note($0) }, onError: { _ = run.note($0) })
            }
        }
    }

    @Test("PrimitiveSequenceType.subscribe(_:) 305") func form305() {
        same(strict305, fails: true) { run in
            run.events {
                run.maybe.subscribe({ _ = run.note($0) })
            }
        }
    }

    @Test("PrimitiveSequenceType.subscribe(onSuccess:onError:onCompleted:onDisposed:) 306") func form306() {
        same(strict306, fails: true) { run in
            run.events {
                run.maybe.subscribe(
                    onSuccess: { _ = run.note($0) },
                    onError: { _ = run.note($0) },
                    onCompleted: { run.note(()) }
                )
            }
        }
    }

    @Test("PrimitiveSequenceType.subscribe(with:onSuccess:onError:onCompleted:onDisposed:) 307") func form307() {
        same(strict307, fails: true) { run in
            run.events {
                run.maybe.subscribe(
                    with: run.object,
                    onSuccess: { _ = run.note($1) },
                    onError: { _ = run.note($1) },
                    onCompleted: { _ = run.note($0) }
                )
            }
        }
    }

    @Test("PrimitiveSequenceType.do(onNext:…) 308") func form308() {
        same(strict308, fails: true) { run in
            run.events {
                run.maybe.do(
                    onNext: { _ = run.note($0) },
                    afterNext: { _ = run.note($0) },
                    onError: { _ = run.note($0) },
                    onCompleted: { run.note(()) }
                )
            }
        }
    }

    @Test("PrimitiveSequenceType.subscribe(_:) 309") func form309() {
        same(strict309, fails: true) { run in
            run.events {
                run.completable.subscribe({ _ = run.note($0) })
            }
        }
    }

    @Test("PrimitiveSequenceType.subscribe(onCompleted:onError:onDisposed:) 310") func form310() {
        same(strict310, fails: true) { run in
            run.events {
                run.completable.subscribe(onCompleted: { run.note(()) }, onError: { _ = run.note($0) })
            }
        }
    }

    @Test("PrimitiveSequenceType.subscribe(with:onCompleted:onError:onDisposed:) 311") func form311() {
        same(strict311, fails: true) { run in
            run.events {
                run.completable.subscribe(
                    with: run.object,
                    onCompleted: { _ = run.note($0) },
                    onError: { _ = run.note($1) }
                )
            }
        }
    }

    @Test("PrimitiveSequenceType.do(onError:…) 312") func form312() {
        same(strict312, fails: true) { run in
            run.events {
                run.completable.do(onError: { _ = run.note($0) }, onCompleted: { run.note(()) })
            }
        }
    }

    @Test("SharedSequenceConvertibleType.drive(onNext:onCompleted:onDisposed:) 313") func form313() {
        same(strict313, fails: false) { run in
            run.events {
                run.driver.drive(onNext: { _ = run.note($0) }, onCompleted: { run.note(()) })
            }
        }
    }

    @Test("SharedSequenceConvertibleType.drive(with:onNext:onCompleted:onDisposed:) 314") func form314() {
        same(strict314, fails: false) { run in
            run.events {
                run.driver.drive(with: run.object, onNext: { _ = run.note($1) }, onCompleted: { _ = run.note($0) })
            }
        }
    }

    @Test("SharedSequenceConvertibleType.emit(onNext:onCompleted:onDisposed:) 315") func form315() {
        same(strict315, fails: false) { run in
            run.events {
                run.signal.emit(onNext: { _ = run.note($0) }, onCompleted: { run.note(()) })
            }
        }
    }

    @Test("SharedSequenceConvertibleType.emit(with:onNext:onCompleted:onDisposed:) 316") func form316() {
        same(strict316, fails: false) { run in
            run.events {
                run.signal.emit(with: run.object, onNext: { _ = run.note($1) }, onCompleted: { _ = run.note($0) })
            }
        }
    }

    @Test("InfallibleType.bind(onNext:) 317") func form317() {
        same(strict317, fails: false) { run in
            run.events {
                run.infallible.bind(onNext: { _ = run.note($0) })
            }
        }
    }

    @Test("ObservableType.allSatisfy(_:) 318") func form318() {
        same(strict318, fails: true) { run in
            run.events {
                run.numbers.allSatisfy({ run.note($0 != 3) })
            }
        }
    }

    @Test("ObservableType.buffer(while:) 319") func form319() {
        same(strict319, fails: true) { run in
            run.events {
                run.numbers.buffer(while: { run.note($0 != 3) })
            }
        }
    }

    @Test("ObservableType.chunked(by:) 320") func form320() {
        same(strict320, fails: true) { run in
            run.events {
                run.numbers.chunked(by: { run.note($0 == $1) })
            }
        }
    }

    @Test("ObservableType.concatMapDelayError(_:) 321") func form321() {
        same(strict321, fails: true) { run in
            run.events {
                run.integers.concatMapDelayError({ run.note(Observable.just($0)) })
            }
        }
    }

    @Test("ObservableType.concatMapEager(maxConcurrent:_:) 322") func form322() {
        same(strict322, fails: true) { run in
            run.events {
                run.integers.concatMapEager({ run.note(Observable.just($0)) })
            }
        }
    }

    @Test("ObservableType.contains(where:) 323") func form323() {
        same(strict323, fails: true) { run in
            run.events {
                run.numbers.contains(where: { run.note($0 != 3) })
            }
        }
    }

    @Test("ObservableType.count(_:) 324") func form324() {
        same(strict324, fails: true) { run in
            run.events {
                run.numbers.count({ run.note($0 != 3) })
            }
        }
    }

    @Test("ObservableType.distinct(by:) 325") func form325() {
        same(strict325, fails: true) { run in
            run.events {
                run.numbers.distinct(by: { run.note($0 % 2) })
            }
        }
    }

    @Test("ObservableType.distinct(_:) 326") func form326() {
        same(strict326, fails: true) { run in
            run.events {
                run.numbers.distinct({ run.note($0 != 3) })
            }
        }
    }

    @Test("ObservableType.expand(maxConcurrent:_:) 327") func form327() {
        same(strict327, fails: true) { run in
            run.events {
                run.integers.expand({ run.note(Observable.just($0)) })
            }
        }
    }

    @Test("ObservableType.filterMap(_:) 328") func form328() {
        same(strict328, fails: true) { run in
            run.events {
                run.numbers.filterMap({ run.note(FilterMap.map($0)) })
            }
        }
    }

    @Test("ObservableType.finally(_:) 329") func form329() {
        same(strict329, fails: true) { run in
            run.events {
                run.numbers.finally({ run.note(()) })
            }
        }
    }

    @Test("ObservableType.flatMap(maxConcurrent:_:) 330") func form330() {
        same(strict330, fails: true) { run in
            run.events {
                run.numbers.flatMap(maxConcurrent: 2, { run.note(Observable.just($0)) })
            }
        }
    }

    @Test("ObservableType.flatMapDelayError(maxConcurrent:_:) 331") func form331() {
        same(strict331, fails: true) { run in
            run.events {
                run.integers.flatMapDelayError({ run.note(Observable.just($0)) })
            }
        }
    }

    @Test("ObservableType.ignoreWhen(_:) 332") func form332() {
        same(strict332, fails: true) { run in
            run.events {
                run.numbers.ignoreWhen({ run.note($0 != 3) })
            }
        }
    }

    @Test("ObservableType.mapError(_:) 333") func form333() {
        same(strict333, fails: true) { run in
            run.events {
                run.numbers.mapError({ run.note($0) })
            }
        }
    }

    @Test("ObservableType.mapMany(_:) 334") func form334() {
        same(strict334, fails: true) { run in
            run.events {
                run.numbers.map { [$0, $0] }.mapMany({ run.note($0 + 1) })
            }
        }
    }

    @Test("ObservableType.max(by:) 335") func form335() {
        same(strict335, fails: true) { run in
            run.events {
                run.numbers.max(by: { run.note($0 == $1) })
            }
        }
    }

    @Test("ObservableType.min(by:) 336") func form336() {
        same(strict336, fails: true) { run in
            run.events {
                run.numbers.min(by: { run.note($0 == $1) })
            }
        }
    }

    @Test("ObservableType.repeat(when:) 337") func form337() {
        same(strict337, fails: true) { run in
            run.events {
                run.integers.repeat(when: { run.note($0.take(1)) })
            }
        }
    }

    @Test("ObservableType.toSortedArray(by:) 338") func form338() {
        same(strict338, fails: true) { run in
            run.events {
                run.numbers.toSortedArray(by: { run.note($0 == $1) })
            }
        }
    }

    @Test("ObservableType.window(while:) 339") func form339() {
        same(strict339, fails: true) { run in
            run.events {
                run.numbers.window(while: { run.note($0 != 3) })
            }
        }
    }

    @Test("InfallibleType.buffer(while:) 340") func form340() {
        same(strict340, fails: false) { run in
            run.events {
                run.infallible.buffer(while: { run.note($0 != 3) })
            }
        }
    }

    @Test("InfallibleType.chunked(by:) 341") func form341() {
        same(strict341, fails: false) { run in
            run.events {
                run.infallible.chunked(by: { run.note($0 == $1) })
            }
        }
    }

    @Test("InfallibleType.distinct(_:) 342") func form342() {
        same(strict342, fails: false) { run in
            run.events {
                run.infallible.distinct({ run.note($0 != 3) })
            }
        }
    }

    @Test("InfallibleType.distinct(by:) 343") func form343() {
        same(strict343, fails: false) { run in
            run.events {
                run.infallible.distinct(by: { run.note($0 % 2) })
            }
        }
    }

    @Test("InfallibleType.filterMap(_:) 344") func form344() {
        same(strict344, fails: false) { run in
            run.events {
                run.infallible.filterMap({ run.note(FilterMap.map($0)) })
            }
        }
    }

    @Test("InfallibleType.finally(_:) 345") func form345() {
        same(strict345, fails: false) { run in
            run.events {
                run.infallible.finally({ run.note(()) })
            }
        }
    }

    @Test("PrimitiveSequenceType.finally(_:) 346") func form346() {
        same(strict346, fails: true) { run in
            run.events {
                run.maybe.finally({ run.note(()) })
            }
        }
    }

    @Test("InfallibleType.flatMap(maxConcurrent:_:) 347") func form347() {
        same(strict347, fails: false) { run in
            run.events {
                run.infallible.flatMap(maxConcurrent: 2, { run.note(Infallible.just($0)) })
            }
        }
    }

    @Test("InfallibleType.ignoreWhen(_:) 348") func form348() {
        same(strict348, fails: false) { run in
            run.events {
                run.infallible.ignoreWhen({ run.note($0 != 3) })
            }
        }
    }

    @Test("PrimitiveSequenceType.mapError(_:) 349") func form349() {
        same(strict349, fails: true) { run in
            run.events {
                run.maybe.mapError({ run.note($0) })
            }
        }
    }

    @Test("InfallibleType.mapMany(_:) 350") func form350() {
        same(strict350, fails: false) { run in
            run.events {
                run.infallible.map { [$0, $0] }.mapMany({ run.note($0 + 1) })
            }
        }
    }
}
