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
struct MainPrimitiveFormTests {
    @Test("subscribe(_:) 0") func form0() async {
        await calls(1, onMain: true, fails: true) { run in
            run.mainSingle.subscribe({ _ = run.mainOnly($0) })
        }
    }

    @Test("subscribe(onSuccess:onFailure:onDisposed:) 1") func form1() async {
        await calls(1, onMain: true, fails: true) { run in
            run.mainSingle.subscribe(onSuccess: { _ = run.mainOnly($0) }, onFailure: { _ = run.mainOnly($0) })
        }
    }

    @Test("subscribe(with:onSuccess:onFailure:onDisposed:) 2") func form2() async {
        await calls(1, onMain: true, fails: true) { run in
            run.mainSingle.subscribe(
                with: run.object,
                onSuccess: { _ = run.mainOnly($1) },
                onFailure: { _ = run.mainOnly($1) }
            )
        }
    }

    @Test("do(onSuccess:…) 3") func form3() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.mainSingle.do(onSuccess: { _ = run.mainOnly($0) }, onError: { _ = run.mainOnly($0) })
        } as: { run in
            run.one.do(onNext: { _ = $0 }, afterNext: { _ = $0 }, onError: { _ = $0 }, onCompleted: {})
        }
    }

    @Test("subscribe(_:) 4") func form4() async {
        await calls(1, onMain: true, fails: true) { run in
            run.mainMaybe.subscribe({ _ = run.mainOnly($0) })
        }
    }

    @Test("subscribe(onSuccess:onError:onCompleted:onDisposed:) 5") func form5() async {
        await calls(1, onMain: true, fails: true) { run in
            run.mainMaybe.subscribe(
                onSuccess: { _ = run.mainOnly($0) },
                onError: { _ = run.mainOnly($0) },
                onCompleted: { run.mainOnly(()) }
            )
        }
    }

    @Test("subscribe(with:onSuccess:onError:onCompleted:onDisposed:) 6") func form6() async {
        await calls(1, onMain: true, fails: true) { run in
            run.mainMaybe.subscribe(
                with: run.object,
                onSuccess: { _ = run.mainOnly($1) },
                onError: { _ = run.mainOnly($1) },
                onCompleted: { _ = run.mainOnly($0) }
            )
        }
    }

    @Test("do(onNext:…) 7") func form7() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.mainMaybe.do(
                onNext: { _ = run.mainOnly($0) },
                afterNext: { _ = run.mainOnly($0) },
                onError: { _ = run.mainOnly($0) },
                onCompleted: { run.mainOnly(()) }
            )
        } as: { run in
            run.one.do(onNext: { _ = $0 }, afterNext: { _ = $0 }, onError: { _ = $0 }, onCompleted: {})
        }
    }

    @Test("subscribe(_:) 8") func form8() async {
        await calls(1, onMain: true, fails: true) { run in
            run.mainCompletable.subscribe({ _ = run.mainOnly($0) })
        }
    }

    @Test("subscribe(onCompleted:onError:onDisposed:) 9") func form9() async {
        await calls(1, onMain: true, fails: true) { run in
            run.mainCompletable.subscribe(onCompleted: { run.mainOnly(()) }, onError: { _ = run.mainOnly($0) })
        }
    }

    @Test("subscribe(with:onCompleted:onError:onDisposed:) 10") func form10() async {
        await calls(1, onMain: true, fails: true) { run in
            run.mainCompletable.subscribe(
                with: run.object,
                onCompleted: { _ = run.mainOnly($0) },
                onError: { _ = run.mainOnly($1) }
            )
        }
    }

    @Test("do(onError:…) 11") func form11() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.mainCompletable.do(onError: { _ = run.mainOnly($0) }, onCompleted: { run.mainOnly(()) })
        } as: { run in
            run.one.filter({ _ in false }).do(
                onNext: { _ = $0 },
                afterNext: { _ = $0 },
                onError: { _ = $0 },
                onCompleted: {}
            )
        }
    }

    @Test("retry() 12") func form12() async {
        await sameOnMain(callsMain: false, fails: false) { run in
            run.mainMaybe.retry()
        } as: { run in
            run.maybe.retry().asObservable()
        }
    }

    @Test("debug(_:trimOutput:file:line:function:) 13") func form13() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.mainMaybe.debug()
        } as: { run in
            run.maybe.debug().asObservable()
        }
    }

    @Test("map(_:) 14") func form14() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.mainMaybe.map({ run.mainOnly($0 + 1) })
        } as: { run in
            run.maybe.map({ $0 + 1 }).asObservable()
        }
    }

    @Test("filter(_:) 15") func form15() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.mainMaybe.filter({ run.mainOnly($0 != 3) })
        } as: { run in
            run.maybe.filter({ $0 != 3 }).asObservable()
        }
    }

    @Test("compactMap(_:) 16") func form16() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.mainMaybe.compactMap({ run.mainOnly($0 != 2 ? $0 : nil) })
        } as: { run in
            run.maybe.compactMap({ $0 != 2 ? $0 : nil }).asObservable()
        }
    }

    @Test("asCompletable() 17") func form17() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.mainMaybe.asCompletable()
        } as: { run in
            run.maybe.asCompletable().asObservable()
        }
    }

    @Test("asMaybe() 18") func form18() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.mainSingle.asMaybe()
        } as: { run in
            run.single.asMaybe().asObservable()
        }
    }

    @Test("ifEmpty(default:) 19") func form19() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.mainMaybe.ifEmpty(default: 7)
        } as: { run in
            run.maybe.ifEmpty(default: 7).asObservable()
        }
    }

    @Test("retry(_:) 20") func form20() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.mainMaybe.retry(2)
        } as: { run in
            run.maybe.retry(2).asObservable()
        }
    }

    @Test("catchAndReturn(_:) 21") func form21() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.mainMaybe.catchAndReturn(7)
        } as: { run in
            run.maybe.catchAndReturn(7).asObservable()
        }
    }

    @Test("asSingle() 22") func form22() async {
        await sameOnMain(callsMain: false, fails: true) { run in
            run.mainMaybe.asSingle()
        } as: { run in
            run.maybe.asSingle().asObservable()
        }
    }

    @Test("catch(_:) 23") func form23() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.mainMaybe.catch({ _ in run.mainOnly(Maybe.just(5)) })
        } as: { run in
            run.maybe.catch({ _ in Maybe.just(5) }).asObservable()
        }
    }

    @Test("flatMap(_:) 24") func form24() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.mainMaybe.flatMap({ run.mainOnly(Maybe.just($0)) })
        } as: { run in
            run.maybe.flatMap({ Maybe.just($0) }).asObservable()
        }
    }

    @Test("flatMapMaybe(_:) 25") func form25() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.mainSingle.flatMapMaybe({ run.mainOnly(Maybe.just($0)) })
        } as: { run in
            run.single.flatMapMaybe({ Maybe.just($0) }).asObservable()
        }
    }

    @Test("flatMapCompletable(_:) 26") func form26() async {
        await sameOnMain(callsMain: true, fails: true) { run in
            run.mainSingle.flatMapCompletable({ _ in run.mainOnly(Completable.empty()) })
        } as: { run in
            run.single.flatMapCompletable({ _ in Completable.empty() }).asObservable()
        }
    }
}
