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
struct MainFormTests {
    @Test("catchAndReturn(_:) 0") func form0() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.catchAndReturn(7)
        } as: { run in
            run.numbers.catchAndReturn(7)
        }
    }

    @Test("compactMap(_:) 1") func form1() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.compactMap({ run.mainOnly($0 != 2 ? $0 : nil) })
        } as: { run in
            run.numbers.compactMap({ $0 != 2 ? $0 : nil })
        }
    }

    @Test("compactMap(_:) 2") func form2() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.compactMap(\.half)
        } as: { run in
            run.numbers.compactMap { $0.half }
        }
    }

    @Test("concatMap(_:) 3") func form3() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.concatMap({ run.mainOnly(Observable.just($0)) })
        } as: { run in
            run.numbers.concatMap({ Observable.just($0) })
        }
    }

    @Test("debug(_:trimOutput:file:line:function:) 4") func form4() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.debug()
        } as: { run in
            run.numbers.debug()
        }
    }

    @Test("distinctUntilChanged() 5") func form5() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.distinctUntilChanged()
        } as: { run in
            run.numbers.distinctUntilChanged()
        }
    }

    @Test("distinctUntilChanged(_:) 6") func form6() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.distinctUntilChanged({ run.mainOnly($0 % 2) })
        } as: { run in
            run.numbers.distinctUntilChanged({ $0 % 2 })
        }
    }

    @Test("distinctUntilChanged(_:) 7") func form7() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.distinctUntilChanged({ run.mainOnly($0 == $1) })
        } as: { run in
            run.numbers.distinctUntilChanged({ $0 == $1 })
        }
    }

    @Test("distinctUntilChanged(_:comparer:) 8") func form8() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.distinctUntilChanged({ run.mainOnly($0 % 2) }, comparer: { run.mainOnly($0 == $1) })
        } as: { run in
            run.numbers.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })
        }
    }

    @Test("distinctUntilChanged(at:) 9") func form9() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.distinctUntilChanged(at: \.half)
        } as: { run in
            run.numbers.distinctUntilChanged(at: \.half)
        }
    }

    @Test("do(onNext:…) 10") func form10() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.do(
                onNext: { _ = run.mainOnly($0) },
                afterNext: { _ = run.mainOnly($0) },
                onError: { _ = run.mainOnly($0) },
                onCompleted: { run.mainOnly(()) }
            )
        } as: { run in
            run.numbers.do(onNext: { _ = $0 }, afterNext: { _ = $0 }, onError: { _ = $0 }, onCompleted: {})
        }
    }

    @Test("enumerated() 11") func form11() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.enumerated()
        } as: { run in
            run.numbers.enumerated()
        }
    }

    @Test("filter(_:) 12") func form12() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.filter({ run.mainOnly($0 != 3) })
        } as: { run in
            run.numbers.filter({ $0 != 3 })
        }
    }

    @Test("filter(_:) 13") func form13() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.filter(\.isEven)
        } as: { run in
            run.numbers.filter { $0.isEven }
        }
    }

    @Test("flatMap(_:) 14") func form14() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.flatMap({ run.mainOnly(Observable.just($0)) })
        } as: { run in
            run.numbers.flatMap({ Observable.just($0) })
        }
    }

    @Test("flatMapFirst(_:) 15") func form15() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.flatMapFirst({ run.mainOnly(Observable.just($0)) })
        } as: { run in
            run.numbers.flatMapFirst({ Observable.just($0) })
        }
    }

    @Test("flatMapLatest(_:) 16") func form16() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.flatMapLatest({ run.mainOnly(Observable.just($0)) })
        } as: { run in
            run.numbers.flatMapLatest({ Observable.just($0) })
        }
    }

    @Test("groupBy(keySelector:) 17") func form17() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.groupBy(keySelector: { run.mainOnly($0 % 2) })
        } as: { run in
            run.numbers.groupBy(keySelector: { $0 % 2 })
        }
    }

    @Test("ifEmpty(default:) 18") func form18() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.ifEmpty(default: 7)
        } as: { run in
            run.numbers.ifEmpty(default: 7)
        }
    }

    @Test("ignoreElements() 19") func form19() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.ignoreElements()
        } as: { run in
            run.numbers.ignoreElements()
        }
    }

    @Test("map(_:) 20") func form20() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.map({ run.mainOnly($0 + 1) })
        } as: { run in
            run.numbers.map({ $0 + 1 })
        }
    }

    @Test("map(_:) 21") func form21() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.map(\.negated)
        } as: { run in
            run.numbers.map { $0.negated }
        }
    }

    @Test("materialize() 22") func form22() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.materialize()
        } as: { run in
            run.numbers.materialize()
        }
    }

    @Test("reduce(_:accumulator:) 23") func form23() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.reduce(0, accumulator: { run.mainOnly($0 + $1) })
        } as: { run in
            run.numbers.reduce(0, accumulator: { $0 + $1 })
        }
    }

    @Test("reduce(_:accumulator:mapResult:) 24") func form24() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.reduce(0, accumulator: { run.mainOnly($0 + $1) }, mapResult: { run.mainOnly($0 * 2) })
        } as: { run in
            run.numbers.reduce(0, accumulator: { $0 + $1 }, mapResult: { $0 * 2 })
        }
    }

    @Test("retry() 25") func form25() async {
        await sameOnMain(callsMain: false, fails: false) { run in
            run.main.retry()
        } as: { run in
            run.numbers.retry()
        }
    }

    @Test("retry(_:) 26") func form26() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.retry(2)
        } as: { run in
            run.numbers.retry(2)
        }
    }

    @Test("scan(_:accumulator:) 27") func form27() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.scan(0, accumulator: { run.mainOnly($0 + $1) })
        } as: { run in
            run.numbers.scan(0, accumulator: { $0 + $1 })
        }
    }

    @Test("scan(into:accumulator:) 28") func form28() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.scan(into: 0, accumulator: { $0 += run.mainOnly($1) })
        } as: { run in
            run.numbers.scan(into: 0, accumulator: { $0 += $1 })
        }
    }

    @Test("share(replay:scope:) 29") func form29() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.share(replay: 2)
        } as: { run in
            run.numbers.share(replay: 2)
        }
    }

    @Test("share(scope:) 30") func form30() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.share()
        } as: { run in
            run.numbers.share()
        }
    }

    @Test("single() 31") func form31() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.single()
        } as: { run in
            run.numbers.single()
        }
    }

    @Test("single(_:) 32") func form32() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.single({ run.mainOnly($0 != 3) })
        } as: { run in
            run.numbers.single({ $0 != 3 })
        }
    }

    @Test("skip(_:) 33") func form33() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.skip(2)
        } as: { run in
            run.numbers.skip(2)
        }
    }

    @Test("skip(until:) 34") func form34() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.skip(until: run.main)
        } as: { run in
            run.numbers.skip(until: run.numbers)
        }
    }

    @Test("skip(while:) 35") func form35() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.skip(while: { run.mainOnly($0 != 3) })
        } as: { run in
            run.numbers.skip(while: { $0 != 3 })
        }
    }

    @Test("startWith(contentsOf:) 36") func form36() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.startWith(contentsOf: [7, 8])
        } as: { run in
            run.numbers.startWith(contentsOf: [7, 8])
        }
    }

    @Test("startWith(_:) 37") func form37() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.startWith(7)
        } as: { run in
            run.numbers.startWith(7)
        }
    }

    @Test("startWith(_:_:_:) 38") func form38() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.startWith(7, 7, 7, 8)
        } as: { run in
            run.numbers.startWith(7, 7, 7, 8)
        }
    }

    @Test("take(_:) 39") func form39() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.take(2)
        } as: { run in
            run.numbers.take(2)
        }
    }

    @Test("take(until:) 40") func form40() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.take(until: run.main)
        } as: { run in
            run.numbers.take(until: run.numbers)
        }
    }

    @Test("take(until:behavior:) 41") func form41() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.take(until: { run.mainOnly($0 != 3) })
        } as: { run in
            run.numbers.take(until: { $0 != 3 })
        }
    }

    @Test("take(while:behavior:) 42") func form42() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.take(while: { run.mainOnly($0 != 3) })
        } as: { run in
            run.numbers.take(while: { $0 != 3 })
        }
    }

    @Test("takeLast(_:) 43") func form43() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.takeLast(2)
        } as: { run in
            run.numbers.takeLast(2)
        }
    }

    @Test("withLatestFrom(_:) 44") func form44() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.withLatestFrom(run.main)
        } as: { run in
            run.numbers.withLatestFrom(run.numbers)
        }
    }

    @Test("withLatestFrom(_:resultSelector:) 45") func form45() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.withLatestFrom(run.main, resultSelector: { run.mainOnly($0 + $1) })
        } as: { run in
            run.numbers.withLatestFrom(run.numbers, resultSelector: { $0 + $1 })
        }
    }

    @Test("withUnretained(_:) 46") func form46() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.withUnretained(run.object)
        } as: { run in
            run.numbers.withUnretained(run.object)
        }
    }

    @Test("withUnretained(_:resultSelector:) 47") func form47() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.withUnretained(run.object, resultSelector: { run.mainOnly($1) })
        } as: { run in
            run.numbers.withUnretained(run.object, resultSelector: { $1 })
        }
    }

    @Test("subscribe(_:) 48") func form48() async {
        await calls(5, onMain: true, fails: true) { run in
            run.main.subscribe({ _ = run.mainOnly($0) })
        }
    }

    @Test("subscribe(onNext:onError:onCompleted:onDisposed:) 49") func form49() async {
        await calls(5, onMain: true, fails: true) { run in
            run.main.subscribe(
                onNext: { _ = run.mainOnly($0) },
                onError: { _ = run.mainOnly($0) },
                onCompleted: { run.mainOnly(()) }
            )
        }
    }

    @Test("subscribe(with:onNext:onError:onCompleted:onDisposed:) 50") func form50() async {
        await calls(5, onMain: true, fails: true) { run in
            run.main.subscribe(
                with: run.object,
                onNext: { _ = run.mainOnly($1) },
                onError: { _ = run.mainOnly($1) },
                onCompleted: { _ = run.mainOnly($0) }
            )
        }
    }

    @Test("asSingle() 51") func form51() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.asSingle()
        } as: { run in
            run.numbers.asSingle().asObservable()
        }
    }

    @Test("asMaybe() 52") func form52() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.asMaybe()
        } as: { run in
            run.numbers.asMaybe().asObservable()
        }
    }

    @Test("first() 53") func form53() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.first()
        } as: { run in
            run.numbers.first().asObservable()
        }
    }

    @Test("toArray() 54") func form54() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.toArray()
        } as: { run in
            run.numbers.toArray().asObservable()
        }
    }

    @Test("buffer(count:skip:) 55") func form55() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.buffer(count: 2)
        } as: { run in
            run.numbers.buffer(count: 2)
        }
    }

    @Test("buffer(while:) 56") func form56() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.buffer(while: { run.mainOnly($0 != 3) })
        } as: { run in
            run.numbers.buffer(while: { $0 != 3 })
        }
    }

    @Test("chunked(by:) 57") func form57() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.chunked(by: { run.mainOnly($0 == $1) })
        } as: { run in
            run.numbers.chunked(by: { $0 == $1 })
        }
    }

    @Test("concatMapEager(maxConcurrent:_:) 58") func form58() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.concatMapEager({ run.mainOnly(Observable.just($0)) })
        } as: { run in
            run.numbers.concatMapEager({ Observable.just($0) })
        }
    }

    @Test("distinct(_:) 59") func form59() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.distinct({ run.mainOnly($0 != 3) })
        } as: { run in
            run.numbers.distinct({ $0 != 3 })
        }
    }

    @Test("filterMap(_:) 60") func form60() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.filterMap({ run.mainOnly(FilterMap.map($0)) })
        } as: { run in
            run.numbers.filterMap({ FilterMap.map($0) })
        }
    }

    @Test("flatMap(maxConcurrent:_:) 61") func form61() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.flatMap(maxConcurrent: 2, { run.mainOnly(Observable.just($0)) })
        } as: { run in
            run.numbers.flatMap(maxConcurrent: 2, { Observable.just($0) })
        }
    }

    @Test("ignore(_:) 62") func form62() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.ignore([1, 3])
        } as: { run in
            run.numbers.ignore([1, 3])
        }
    }

    @Test("ignoreWhen(_:) 63") func form63() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.ignoreWhen({ run.mainOnly($0 != 3) })
        } as: { run in
            run.numbers.ignoreWhen({ $0 != 3 })
        }
    }

    @Test("interspersed(with:) 64") func form64() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.interspersed(with: 7)
        } as: { run in
            run.numbers.interspersed(with: 7)
        }
    }

    @Test("mapAt(_:) 65") func form65() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.mapAt(\.negated)
        } as: { run in
            run.numbers.mapAt(\.negated)
        }
    }

    @Test("mapMany(_:) 66") func form66() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.main.map { [$0, $0] }.mapMany({ run.mainOnly($0 + 1) })
        } as: { run in
            run.numbers.map { [$0, $0] }.mapMany({ $0 + 1 })
        }
    }

    @Test("mapTo(_:) 67") func form67() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.mapTo(0)
        } as: { run in
            run.numbers.mapTo(0)
        }
    }

    @Test("not() 68") func form68() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.map { $0 > 1 }.not()
        } as: { run in
            run.numbers.map { $0 > 1 }.not()
        }
    }

    @Test("nwise(_:) 69") func form69() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.nwise(2)
        } as: { run in
            run.numbers.nwise(2)
        }
    }

    @Test("ofType(_:) 70") func form70() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.ofType(Int.self)
        } as: { run in
            run.numbers.ofType(Int.self)
        }
    }

    @Test("pairwise() 71") func form71() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.pairwise()
        } as: { run in
            run.numbers.pairwise()
        }
    }

    @Test("skipLast(_:) 72") func form72() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.skipLast(2)
        } as: { run in
            run.numbers.skipLast(2)
        }
    }

    @Test("unwrap() 73") func form73() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.main.map { Optional($0) }.unwrap()
        } as: { run in
            run.numbers.map { Optional($0) }.unwrap()
        }
    }
}
