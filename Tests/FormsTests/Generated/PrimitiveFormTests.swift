// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

import RxDisposables
import RxExtras
import RxObservable
import RxSchedulers
import RxSubjects
import RxTest
import RxTraits
import Testing

@Suite(.timeLimit(.minutes(5)))
@MainActor
struct PrimitiveFormTests {
    @Test("concat(_:) 0") func form0() {
        same(callsMain: false, fails: true) { run in
            Completable.concat(Completable.empty(), Completable.empty())
        } as: { run in
            Observable<Int>.concat(Observable<Int>.empty(), Observable<Int>.empty())
        }
    }

    @Test("concat(_:) 1") func form1() {
        same(callsMain: false, fails: true) { run in
            Completable.concat([Completable.empty(), Completable.empty()])
        } as: { run in
            Observable<Int>.concat([Observable<Int>.empty(), Observable<Int>.empty()])
        }
    }

    @Test("concat(_:) 2") func form2() {
        same(callsMain: false, fails: true) { run in
            Completable.concat([Completable.empty(), Completable.empty()])
        } as: { run in
            Observable<Int>.concat([Observable<Int>.empty(), Observable<Int>.empty()])
        }
    }

    @Test("deferred(_:) 3") func form3() {
        same(callsMain: false, fails: true) { run in
            Maybe<Int>.deferred({ Maybe.just(5) })
        } as: { run in
            Observable<Int>.deferred({ Observable.just(5) })
        }
    }

    @Test("empty() 4") func form4() {
        same(callsMain: false, fails: true) { run in
            Maybe<Int>.empty()
        } as: { run in
            Observable<Int>.empty()
        }
    }

    @Test("empty() 5") func form5() {
        same(callsMain: false, fails: true) { run in
            Completable.empty()
        } as: { run in
            Observable<Int>.empty()
        }
    }

    @Test("error(_:) 6") func form6() {
        same(callsMain: false, fails: true) { run in
            Maybe<Int>.error(Broken())
        } as: { run in
            Observable<Int>.error(Broken())
        }
    }

    @Test("just(_:) 7") func form7() {
        same(callsMain: false, fails: true) { run in
            Maybe<Int>.just(7)
        } as: { run in
            Observable<Int>.just(7)
        }
    }

    @Test("just(_:scheduler:) 8") func form8() {
        same(callsMain: false, fails: true) { run in
            Maybe<Int>.just(7, scheduler: run.scheduler)
        } as: { run in
            Observable<Int>.just(7, scheduler: run.scheduler)
        }
    }

    @Test("merge(_:) 9") func form9() {
        same(callsMain: false, fails: true) { run in
            Completable.merge(Completable.empty(), Completable.empty())
        } as: { run in
            Observable<Int>.merge(Observable<Int>.empty(), Observable<Int>.empty())
        }
    }

    @Test("zip(_:) 10") func form10() {
        same(callsMain: false, fails: true) { run in
            Completable.zip(Completable.empty(), Completable.empty())
        } as: { run in
            Observable<Int>.merge(Observable<Int>.empty(), Observable<Int>.empty())
        }
    }

    @Test("merge(_:) 11") func form11() {
        same(callsMain: false, fails: true) { run in
            Completable.merge([Completable.empty(), Completable.empty()])
        } as: { run in
            Observable<Int>.merge([Observable<Int>.empty(), Observable<Int>.empty()])
        }
    }

    @Test("zip(_:) 12") func form12() {
        same(callsMain: false, fails: true) { run in
            Completable.zip([Completable.empty(), Completable.empty()])
        } as: { run in
            Observable<Int>.merge([Observable<Int>.empty(), Observable<Int>.empty()])
        }
    }

    @Test("never() 13") func form13() {
        same(callsMain: false, fails: true, isSilent: true) { run in
            Maybe<Int>.never()
        } as: { run in
            Observable<Int>.never()
        }
    }

    @Test("timer(_:scheduler:) 14") func form14() {
        same(callsMain: false, fails: true) { run in
            Maybe<Int>.timer(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        } as: { run in
            Observable<Int>.timer(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        }
    }

    @Test("using(_:primitiveSequenceFactory:) 15") func form15() {
        same(callsMain: false, fails: true) { run in
            Maybe<Int>.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in Maybe.just(5) })
        } as: { run in
            Observable<Int>.using({ BooleanDisposable() }, observableFactory: { _ in Observable.just(5) })
        }
    }

    @Test("zip(_:) 16") func form16() {
        same(callsMain: false, fails: true) { run in
            Single<Int>.zip([Single.just(5), Single.just(5)])
        } as: { run in
            Observable<Int>.zip([Observable.just(5), Observable.just(5)])
        }
    }

    @Test("zip(_:resultSelector:) 17") func form17() {
        same(callsMain: false, fails: true) { run in
            Single<Int>.zip([Single.just(5), Single.just(5)], resultSelector: { $0[1] })
        } as: { run in
            Observable<Int>.zip([Observable.just(5), Observable.just(5)], resultSelector: { $0[1] })
        }
    }

    @Test("zip(_:_:) 18") func form18() {
        same(callsMain: false, fails: true) { run in
            Maybe.zip(Maybe.just(5), Maybe.just(5))
        } as: { run in
            Observable.zip(Observable.just(5), Observable.just(5))
        }
    }

    @Test("zip(_:_:_:) 19") func form19() {
        same(callsMain: false, fails: true) { run in
            Maybe.zip(Maybe.just(5), Maybe.just(5), Maybe.just(5))
        } as: { run in
            Observable.zip(Observable.just(5), Observable.just(5), Observable.just(5))
        }
    }

    @Test("zip(_:_:_:_:) 20") func form20() {
        same(callsMain: false, fails: true) { run in
            Maybe.zip(Maybe.just(5), Maybe.just(5), Maybe.just(5), Maybe.just(5))
        } as: { run in
            Observable.zip(Observable.just(5), Observable.just(5), Observable.just(5), Observable.just(5))
        }
    }

    @Test("zip(_:_:_:_:_:) 21") func form21() {
        same(callsMain: false, fails: true) { run in
            Maybe.zip(Maybe.just(5), Maybe.just(5), Maybe.just(5), Maybe.just(5), Maybe.just(5))
        } as: { run in
            Observable.zip(
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5)
            )
        }
    }

    @Test("zip(_:_:_:_:_:_:) 22") func form22() {
        same(callsMain: false, fails: true) { run in
            Maybe.zip(Maybe.just(5), Maybe.just(5), Maybe.just(5), Maybe.just(5), Maybe.just(5), Maybe.just(5))
        } as: { run in
            Observable.zip(
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5)
            )
        }
    }

    @Test("zip(_:_:_:_:_:_:_:) 23") func form23() {
        same(callsMain: false, fails: true) { run in
            Maybe.zip(
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5)
            )
        } as: { run in
            Observable.zip(
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5)
            )
        }
    }

    @Test("zip(_:_:_:_:_:_:_:_:) 24") func form24() {
        same(callsMain: false, fails: true) { run in
            Maybe.zip(
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5)
            )
        } as: { run in
            Observable.zip(
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5)
            )
        }
    }

    @Test("zip(_:_:resultSelector:) 25") func form25() {
        same(callsMain: false, fails: true) { run in
            Maybe<Int>.zip(Maybe.just(5), Maybe.just(5), resultSelector: { $0 + $1 })
        } as: { run in
            Observable<Int>.zip(Observable.just(5), Observable.just(5), resultSelector: { $0 + $1 })
        }
    }

    @Test("zip(_:_:_:resultSelector:) 26") func form26() {
        same(callsMain: false, fails: true) { run in
            Maybe<Int>.zip(Maybe.just(5), Maybe.just(5), Maybe.just(5), resultSelector: { $0 + $2 })
        } as: { run in
            Observable<Int>.zip(Observable.just(5), Observable.just(5), Observable.just(5), resultSelector: { $0 + $2 })
        }
    }

    @Test("zip(_:_:_:_:resultSelector:) 27") func form27() {
        same(callsMain: false, fails: true) { run in
            Maybe<Int>.zip(Maybe.just(5), Maybe.just(5), Maybe.just(5), Maybe.just(5), resultSelector: { $0 + $3 })
        } as: { run in
            Observable<Int>.zip(
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                resultSelector: { $0 + $3 }
            )
        }
    }

    @Test("zip(_:_:_:_:_:resultSelector:) 28") func form28() {
        same(callsMain: false, fails: true) { run in
            Maybe<Int>.zip(
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                resultSelector: { $0 + $4 }
            )
        } as: { run in
            Observable<Int>.zip(
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                resultSelector: { $0 + $4 }
            )
        }
    }

    @Test("zip(_:_:_:_:_:_:resultSelector:) 29") func form29() {
        same(callsMain: false, fails: true) { run in
            Maybe<Int>.zip(
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                resultSelector: { $0 + $5 }
            )
        } as: { run in
            Observable<Int>.zip(
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                resultSelector: { $0 + $5 }
            )
        }
    }

    @Test("zip(_:_:_:_:_:_:_:resultSelector:) 30") func form30() {
        same(callsMain: false, fails: true) { run in
            Maybe<Int>.zip(
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                resultSelector: { $0 + $6 }
            )
        } as: { run in
            Observable<Int>.zip(
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                resultSelector: { $0 + $6 }
            )
        }
    }

    @Test("zip(_:_:_:_:_:_:_:_:resultSelector:) 31") func form31() {
        same(callsMain: false, fails: true) { run in
            Maybe<Int>.zip(
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                Maybe.just(5),
                resultSelector: { $0 + $7 }
            )
        } as: { run in
            Observable<Int>.zip(
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                Observable.just(5),
                resultSelector: { $0 + $7 }
            )
        }
    }

    @Test("catch(_:) 32") func form32() {
        same(callsMain: false, fails: true) { run in
            run.maybe.catch({ _ in Maybe.just(5) })
        } as: { run in
            run.one.catch({ _ in Observable.just(5) })
        }
    }

    @Test("catch(_:) 33") func form33() async {
        await sameLater { run in
            run.maybe.catch({ _ in 7 })
        } as: { run in
            run.one.catch({ _ in 7 })
        }
    }

    @Test("catchAndReturn(_:) 34") func form34() {
        same(callsMain: false, fails: true) { run in
            run.maybe.catchAndReturn(7)
        } as: { run in
            run.one.catchAndReturn(7)
        }
    }

    @Test("compactMap(_:) 35") func form35() {
        same(callsMain: false, fails: true) { run in
            run.maybe.compactMap({ $0 != 2 ? $0 : nil })
        } as: { run in
            run.one.compactMap({ $0 != 2 ? $0 : nil })
        }
    }

    @Test("compactMap(_:) 36") func form36() async {
        await sameLater { run in
            run.maybe.compactMap({ $0 != 2 ? $0 : nil })
        } as: { run in
            run.one.compactMap(maxConcurrent: 2, { $0 != 2 ? $0 : nil })
        }
    }

    @Test("flatMap(_:) 37") func form37() async {
        await sameLater { run in
            run.maybe.flatMap({ $0 + 1 })
        } as: { run in
            run.one.concatMap({ $0 + 1 })
        }
    }

    @Test("debug(_:trimOutput:file:line:function:) 38") func form38() {
        same(callsMain: false, fails: true) { run in
            run.maybe.debug()
        } as: { run in
            run.one.debug()
        }
    }

    @Test("debug(_:trimOutput:file:line:function:write:) 39") func form39() {
        same(callsMain: false, fails: true) { run in
            run.maybe.debug(write: { _ = $0 })
        } as: { run in
            run.one.debug(write: { _ = $0 })
        }
    }

    @Test("delay(_:scheduler:) 40") func form40() {
        same(callsMain: false, fails: true) { run in
            run.maybe.delay(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        } as: { run in
            run.one.delay(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        }
    }

    @Test("delaySubscription(_:scheduler:) 41") func form41() {
        same(callsMain: false, fails: true) { run in
            run.maybe.delaySubscription(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        } as: { run in
            run.one.delaySubscription(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        }
    }

    @Test("do(awaiting:) 42") func form42() async {
        await sameLater { run in
            run.maybe.do(awaiting: { _ = $0 })
        } as: { run in
            run.one.do(awaiting: { _ = $0 })
        }
    }

    @Test("filter(_:) 43") func form43() {
        same(callsMain: false, fails: true) { run in
            run.maybe.filter({ $0 != 3 })
        } as: { run in
            run.one.filter({ $0 != 3 })
        }
    }

    @Test("filter(_:) 44") func form44() async {
        await sameLater { run in
            run.maybe.filter({ $0 != 3 })
        } as: { run in
            run.one.filter(maxConcurrent: 2, { $0 != 3 })
        }
    }

    @Test("flatMap(_:) 45") func form45() {
        same(callsMain: false, fails: true) { run in
            run.maybe.flatMap({ Maybe.just($0) })
        } as: { run in
            run.one.flatMap({ Observable.just($0) })
        }
    }

    @Test("ifEmpty(default:) 46") func form46() {
        same(callsMain: false, fails: true) { run in
            run.maybe.ifEmpty(default: 7)
        } as: { run in
            run.one.ifEmpty(default: 7)
        }
    }

    @Test("ifEmpty(switchTo:) 47") func form47() {
        same(callsMain: false, fails: true) { run in
            run.maybe.ifEmpty(switchTo: Maybe.just(5))
        } as: { run in
            run.one.ifEmpty(switchTo: Observable.just(5))
        }
    }

    @Test("ifEmpty(switchTo:) 48") func form48() {
        same(callsMain: false, fails: true) { run in
            run.maybe.ifEmpty(switchTo: Maybe.just(5))
        } as: { run in
            run.one.ifEmpty(switchTo: Observable.just(5))
        }
    }

    @Test("map(_:) 49") func form49() {
        same(callsMain: false, fails: true) { run in
            run.maybe.map({ $0 + 1 })
        } as: { run in
            run.one.map({ $0 + 1 })
        }
    }

    @Test("observe(on:) 50") func form50() {
        same(callsMain: false, fails: true) { run in
            run.maybe.observe(on: run.scheduler)
        } as: { run in
            run.one.observe(on: run.scheduler)
        }
    }

    @Test("retry() 51") func form51() {
        same(callsMain: false, fails: false) { run in
            run.maybe.retry()
        } as: { run in
            run.one.retry()
        }
    }

    @Test("retry(_:) 52") func form52() {
        same(callsMain: false, fails: true) { run in
            run.maybe.retry(2)
        } as: { run in
            run.one.retry(2)
        }
    }

    @Test("retry(if:) 53") func form53() async {
        await sameLater { run in
            run.maybe.retry(if: { $1 != 2 })
        } as: { run in
            run.one.retry(if: { $1 != 2 })
        }
    }

    @Test("retry(on:when:) 54") func form54() {
        same(callsMain: false, fails: true) { run in
            run.maybe.retry(on: Broken.self, when: { $0.take(1) })
        } as: { run in
            run.one.retry(on: Broken.self, when: { $0.take(1) })
        }
    }

    @Test("retry(when:) 55") func form55() {
        same(callsMain: false, fails: true) { run in
            run.maybe.retry(when: { $0.take(1) })
        } as: { run in
            run.one.retry(when: { $0.take(1) })
        }
    }

    @Test("subscribe(on:) 56") func form56() {
        same(callsMain: false, fails: true) { run in
            run.maybe.subscribe(on: run.scheduler)
        } as: { run in
            run.one.subscribe(on: run.scheduler)
        }
    }

    @Test("timeout(_:scheduler:) 57") func form57() {
        same(callsMain: false, fails: true) { run in
            run.maybe.timeout(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        } as: { run in
            run.one.timeout(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        }
    }

    @Test("timeout(_:other:scheduler:) 58") func form58() {
        same(callsMain: false, fails: true) { run in
            run.maybe.timeout(RxTimeInterval.seconds(5), other: Maybe.just(5), scheduler: run.scheduler)
        } as: { run in
            run.one.timeout(RxTimeInterval.seconds(5), other: Observable.just(5), scheduler: run.scheduler)
        }
    }

    @Test("subscribe(_:) 59") func form59() async {
        await calls(1, onMain: false, fails: true) { run in
            run.single.subscribe({ _ = run.note($0) })
        }
    }

    @Test("subscribe(onSuccess:onFailure:onDisposed:) 60") func form60() async {
        await calls(1, onMain: false, fails: true) { run in
            run.single.subscribe(onSuccess: { _ = run.note($0) }, onFailure: { _ = run.note($0) })
        }
    }

    @Test("subscribe(with:onSuccess:onFailure:onDisposed:) 61") func form61() async {
        await calls(1, onMain: false, fails: true) { run in
            run.single.subscribe(with: run.object, onSuccess: { _ = run.note($1) }, onFailure: { _ = run.note($1) })
        }
    }

    @Test("do(onSuccess:…) 62") func form62() {
        same(callsMain: false, fails: true) { run in
            run.single.do(onSuccess: { _ = $0 }, onError: { _ = $0 })
        } as: { run in
            run.one.do(onNext: { _ = $0 }, afterNext: { _ = $0 }, onError: { _ = $0 }, onCompleted: {})
        }
    }

    @Test("subscribe(_:) 63") func form63() async {
        await calls(1, onMain: false, fails: true) { run in
            run.maybe.subscribe({ _ = run.note($0) })
        }
    }

    @Test("subscribe(onSuccess:onError:onCompleted:onDisposed:) 64") func form64() async {
        await calls(1, onMain: false, fails: true) { run in
            run.maybe.subscribe(
                onSuccess: { _ = run.note($0) },
                onError: { _ = run.note($0) },
                onCompleted: { run.note(()) }
            )
        }
    }

    @Test("subscribe(with:onSuccess:onError:onCompleted:onDisposed:) 65") func form65() async {
        await calls(1, onMain: false, fails: true) { run in
            run.maybe.subscribe(
                with: run.object,
                onSuccess: { _ = run.note($1) },
                onError: { _ = run.note($1) },
                onCompleted: { _ = run.note($0) }
            )
        }
    }

    @Test("do(onNext:…) 66") func form66() {
        same(callsMain: false, fails: true) { run in
            run.maybe.do(onNext: { _ = $0 }, afterNext: { _ = $0 }, onError: { _ = $0 }, onCompleted: {})
        } as: { run in
            run.one.do(onNext: { _ = $0 }, afterNext: { _ = $0 }, onError: { _ = $0 }, onCompleted: {})
        }
    }

    @Test("subscribe(_:) 67") func form67() async {
        await calls(1, onMain: false, fails: true) { run in
            run.completable.subscribe({ _ = run.note($0) })
        }
    }

    @Test("subscribe(onCompleted:onError:onDisposed:) 68") func form68() async {
        await calls(1, onMain: false, fails: true) { run in
            run.completable.subscribe(onCompleted: { run.note(()) }, onError: { _ = run.note($0) })
        }
    }

    @Test("subscribe(with:onCompleted:onError:onDisposed:) 69") func form69() async {
        await calls(1, onMain: false, fails: true) { run in
            run.completable.subscribe(
                with: run.object,
                onCompleted: { _ = run.note($0) },
                onError: { _ = run.note($1) }
            )
        }
    }

    @Test("do(onError:…) 70") func form70() {
        same(callsMain: false, fails: true) { run in
            run.completable.do(onError: { _ = $0 }, onCompleted: {})
        } as: { run in
            run.one.filter({ _ in false }).do(
                onNext: { _ = $0 },
                afterNext: { _ = $0 },
                onError: { _ = $0 },
                onCompleted: {}
            )
        }
    }

    @Test("catchErrorJustComplete() 71") func form71() {
        same(callsMain: false, fails: true) { run in
            run.single.catchErrorJustComplete()
        } as: { run in
            run.one.catchErrorJustComplete()
        }
    }

    @Test("catchErrorJustComplete() 72") func form72() {
        same(callsMain: false, fails: true) { run in
            run.maybe.catchErrorJustComplete()
        } as: { run in
            run.one.catchErrorJustComplete()
        }
    }

    @Test("catchErrorJustComplete() 73") func form73() {
        same(callsMain: false, fails: true) { run in
            run.completable.catchErrorJustComplete()
        } as: { run in
            run.one.filter({ _ in false }).catchErrorJustComplete()
        }
    }

    @Test("finally(_:) 74") func form74() {
        same(callsMain: false, fails: true) { run in
            run.maybe.finally({})
        } as: { run in
            run.one.finally({})
        }
    }

    @Test("mapError(_:) 75") func form75() {
        same(callsMain: false, fails: true) { run in
            run.maybe.mapError({ $0 })
        } as: { run in
            run.one.mapError({ $0 })
        }
    }

    @Test("mapTo(_:) 76") func form76() {
        same(callsMain: false, fails: true) { run in
            run.single.mapTo(0)
        } as: { run in
            run.one.mapTo(0)
        }
    }

    @Test("mapTo(_:) 77") func form77() {
        same(callsMain: false, fails: true) { run in
            run.maybe.mapTo(0)
        } as: { run in
            run.one.mapTo(0)
        }
    }

    @Test("trackActivity(_:) 78") func form78() {
        same(callsMain: false, fails: true) { run in
            run.maybe.trackActivity(ActivityIndicator())
        } as: { run in
            run.one.trackActivity(ActivityIndicator())
        }
    }

    @Test("trackError(_:) 79") func form79() {
        same(callsMain: false, fails: true) { run in
            run.maybe.trackError(ErrorTracker())
        } as: { run in
            run.one.trackError(ErrorTracker())
        }
    }

    @Test("unwrap() 80") func form80() {
        same(callsMain: false, fails: true) { run in
            run.single.map { Optional($0) }.unwrap()
        } as: { run in
            run.one.map { Optional($0) }.unwrap()
        }
    }
}
