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
struct InfallibleFormTests {
    @Test("amb(_:) 0") func form0() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.amb([Infallible.of(5, 6), Infallible.of(5, 6)])
        } as: { run in
            Observable<Int>.amb([Observable.of(5, 6), Observable.of(5, 6)])
        }
    }

    @Test("combineLatest(_:) 1") func form1() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.combineLatest([Infallible.of(5, 6), Infallible.of(5, 6)])
        } as: { run in
            Observable<Int>.combineLatest([Observable.of(5, 6), Observable.of(5, 6)])
        }
    }

    @Test("combineLatest(_:resultSelector:) 2") func form2() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.combineLatest([Infallible.of(5, 6), Infallible.of(5, 6)], resultSelector: { $0[1] })
        } as: { run in
            Observable<Int>.combineLatest([Observable.of(5, 6), Observable.of(5, 6)], resultSelector: { $0[1] })
        }
    }

    @Test("combineLatest(_:_:) 3") func form3() {
        same(callsMain: false, fails: false) { run in
            Infallible.combineLatest(Infallible.of(5, 6), Infallible.of(5, 6))
        } as: { run in
            Observable.combineLatest(Observable.of(5, 6), Observable.of(5, 6))
        }
    }

    @Test("combineLatest(_:_:_:) 4") func form4() {
        same(callsMain: false, fails: false) { run in
            Infallible.combineLatest(Infallible.of(5, 6), Infallible.of(5, 6), Infallible.of(5, 6))
        } as: { run in
            Observable.combineLatest(Observable.of(5, 6), Observable.of(5, 6), Observable.of(5, 6))
        }
    }

    @Test("combineLatest(_:_:_:_:) 5") func form5() {
        same(callsMain: false, fails: false) { run in
            Infallible.combineLatest(Infallible.of(5, 6), Infallible.of(5, 6), Infallible.of(5, 6), Infallible.of(5, 6))
        } as: { run in
            Observable.combineLatest(Observable.of(5, 6), Observable.of(5, 6), Observable.of(5, 6), Observable.of(5, 6))
        }
    }

    @Test("combineLatest(_:_:_:_:_:) 6") func form6() {
        same(callsMain: false, fails: false) { run in
            Infallible.combineLatest(
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6)
            )
        } as: { run in
            Observable.combineLatest(
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6)
            )
        }
    }

    @Test("combineLatest(_:_:_:_:_:_:) 7") func form7() {
        same(callsMain: false, fails: false) { run in
            Infallible.combineLatest(
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6)
            )
        } as: { run in
            Observable.combineLatest(
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6)
            )
        }
    }

    @Test("combineLatest(_:_:_:_:_:_:_:) 8") func form8() {
        same(callsMain: false, fails: false) { run in
            Infallible.combineLatest(
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6)
            )
        } as: { run in
            Observable.combineLatest(
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6)
            )
        }
    }

    @Test("combineLatest(_:_:_:_:_:_:_:_:) 9") func form9() {
        same(callsMain: false, fails: false) { run in
            Infallible.combineLatest(
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6)
            )
        } as: { run in
            Observable.combineLatest(
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6)
            )
        }
    }

    @Test("combineLatest(_:_:resultSelector:) 10") func form10() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.combineLatest(Infallible.of(5, 6), Infallible.of(5, 6), resultSelector: { $0 + $1 })
        } as: { run in
            Observable<Int>.combineLatest(Observable.of(5, 6), Observable.of(5, 6), resultSelector: { $0 + $1 })
        }
    }

    @Test("combineLatest(_:_:_:resultSelector:) 11") func form11() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.combineLatest(
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                resultSelector: { $0 + $2 }
            )
        } as: { run in
            Observable<Int>.combineLatest(
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                resultSelector: { $0 + $2 }
            )
        }
    }

    @Test("combineLatest(_:_:_:_:resultSelector:) 12") func form12() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.combineLatest(
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                resultSelector: { $0 + $3 }
            )
        } as: { run in
            Observable<Int>.combineLatest(
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                resultSelector: { $0 + $3 }
            )
        }
    }

    @Test("combineLatest(_:_:_:_:_:resultSelector:) 13") func form13() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.combineLatest(
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                resultSelector: { $0 + $4 }
            )
        } as: { run in
            Observable<Int>.combineLatest(
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                resultSelector: { $0 + $4 }
            )
        }
    }

    @Test("combineLatest(_:_:_:_:_:_:resultSelector:) 14") func form14() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.combineLatest(
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                resultSelector: { $0 + $5 }
            )
        } as: { run in
            Observable<Int>.combineLatest(
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                resultSelector: { $0 + $5 }
            )
        }
    }

    @Test("combineLatest(_:_:_:_:_:_:_:resultSelector:) 15") func form15() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.combineLatest(
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                resultSelector: { $0 + $6 }
            )
        } as: { run in
            Observable<Int>.combineLatest(
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                resultSelector: { $0 + $6 }
            )
        }
    }

    @Test("combineLatest(_:_:_:_:_:_:_:_:resultSelector:) 16") func form16() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.combineLatest(
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                resultSelector: { $0 + $7 }
            )
        } as: { run in
            Observable<Int>.combineLatest(
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                resultSelector: { $0 + $7 }
            )
        }
    }

    @Test("concat(_:) 17") func form17() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.concat(Infallible.of(5, 6), Infallible.of(5, 6))
        } as: { run in
            Observable<Int>.concat(Observable.of(5, 6), Observable.of(5, 6))
        }
    }

    @Test("concat(_:) 18") func form18() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.concat([Infallible.of(5, 6), Infallible.of(5, 6)])
        } as: { run in
            Observable<Int>.concat([Observable.of(5, 6), Observable.of(5, 6)])
        }
    }

    @Test("concat(_:) 19") func form19() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.concat([Infallible.of(5, 6), Infallible.of(5, 6)])
        } as: { run in
            Observable<Int>.concat([Observable.of(5, 6), Observable.of(5, 6)])
        }
    }

    @Test("deferred(_:) 20") func form20() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.deferred({ Infallible.of(5, 6) })
        } as: { run in
            Observable<Int>.deferred({ Observable.of(5, 6) })
        }
    }

    @Test("empty() 21") func form21() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.empty()
        } as: { run in
            Observable<Int>.empty()
        }
    }

    @Test("from(_:) 22") func form22() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.from([7, 8])
        } as: { run in
            Observable<Int>.from([7, 8])
        }
    }

    @Test("from(_:scheduler:) 23") func form23() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.from([7, 8], scheduler: run.scheduler)
        } as: { run in
            Observable<Int>.from([7, 8], scheduler: run.scheduler)
        }
    }

    @Test("from(_:scheduler:) 24") func form24() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.from([5, 6])
        } as: { run in
            Observable<Int>.from([5, 6])
        }
    }

    @Test("from(optional:) 25") func form25() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.from(optional: 7)
        } as: { run in
            Observable<Int>.from(optional: 7)
        }
    }

    @Test("from(optional:scheduler:) 26") func form26() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.from(optional: 7, scheduler: run.scheduler)
        } as: { run in
            Observable<Int>.from(optional: 7, scheduler: run.scheduler)
        }
    }

    @Test("generate(initialState:condition:iterate:) 27") func form27() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.generate(initialState: 1, condition: { $0 != 3 }, iterate: { $0 + 1 })
        } as: { run in
            Observable<Int>.generate(initialState: 1, condition: { $0 != 3 }, iterate: { $0 + 1 })
        }
    }

    @Test("generate(initialState:condition:scheduler:iterate:) 28") func form28() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.generate(
                initialState: 1,
                condition: { $0 != 3 },
                scheduler: run.scheduler,
                iterate: { $0 + 1 }
            )
        } as: { run in
            Observable<Int>.generate(
                initialState: 1,
                condition: { $0 != 3 },
                scheduler: run.scheduler,
                iterate: { $0 + 1 }
            )
        }
    }

    @Test("interval(_:scheduler:) 29") func form29() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.interval(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        } as: { run in
            Observable<Int>.interval(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        }
    }

    @Test("just(_:) 30") func form30() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.just(7)
        } as: { run in
            Observable<Int>.just(7)
        }
    }

    @Test("just(_:scheduler:) 31") func form31() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.just(7, scheduler: run.scheduler)
        } as: { run in
            Observable<Int>.just(7, scheduler: run.scheduler)
        }
    }

    @Test("merge(_:) 32") func form32() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.merge(Infallible.of(5, 6), Infallible.of(5, 6))
        } as: { run in
            Observable<Int>.merge(Observable.of(5, 6), Observable.of(5, 6))
        }
    }

    @Test("merge(_:) 33") func form33() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.merge([Infallible.of(5, 6), Infallible.of(5, 6)])
        } as: { run in
            Observable<Int>.merge([Observable.of(5, 6), Observable.of(5, 6)])
        }
    }

    @Test("merge(_:) 34") func form34() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.merge([Infallible.of(5, 6), Infallible.of(5, 6)])
        } as: { run in
            Observable<Int>.merge([Observable.of(5, 6), Observable.of(5, 6)])
        }
    }

    @Test("never() 35") func form35() {
        same(callsMain: false, fails: false, isSilent: true) { run in
            Infallible<Int>.never()
        } as: { run in
            Observable<Int>.never()
        }
    }

    @Test("of(_:) 36") func form36() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.of(7, 8)
        } as: { run in
            Observable<Int>.of(7, 8)
        }
    }

    @Test("of(_:scheduler:) 37") func form37() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.of(7, 8, scheduler: run.scheduler)
        } as: { run in
            Observable<Int>.of(7, 8, scheduler: run.scheduler)
        }
    }

    @Test("repeatElement(_:) 38") func form38() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.repeatElement(7)
        } as: { run in
            Observable<Int>.repeatElement(7)
        }
    }

    @Test("repeatElement(_:scheduler:) 39") func form39() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.repeatElement(7, scheduler: run.scheduler)
        } as: { run in
            Observable<Int>.repeatElement(7, scheduler: run.scheduler)
        }
    }

    @Test("timer(_:period:scheduler:) 40") func form40() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.timer(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        } as: { run in
            Observable<Int>.timer(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        }
    }

    @Test("using(_:observableFactory:) 41") func form41() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.using({ BooleanDisposable() }, observableFactory: { _ in Infallible.of(5, 6) })
        } as: { run in
            Observable<Int>.using({ BooleanDisposable() }, observableFactory: { _ in Observable.of(5, 6) })
        }
    }

    @Test("zip(_:) 42") func form42() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.zip([Infallible.of(5, 6), Infallible.of(5, 6)])
        } as: { run in
            Observable<Int>.zip([Observable.of(5, 6), Observable.of(5, 6)])
        }
    }

    @Test("zip(_:resultSelector:) 43") func form43() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.zip([Infallible.of(5, 6), Infallible.of(5, 6)], resultSelector: { $0[1] })
        } as: { run in
            Observable<Int>.zip([Observable.of(5, 6), Observable.of(5, 6)], resultSelector: { $0[1] })
        }
    }

    @Test("zip(_:_:) 44") func form44() {
        same(callsMain: false, fails: false) { run in
            Infallible.zip(Infallible.of(5, 6), Infallible.of(5, 6))
        } as: { run in
            Observable.zip(Observable.of(5, 6), Observable.of(5, 6))
        }
    }

    @Test("zip(_:_:_:) 45") func form45() {
        same(callsMain: false, fails: false) { run in
            Infallible.zip(Infallible.of(5, 6), Infallible.of(5, 6), Infallible.of(5, 6))
        } as: { run in
            Observable.zip(Observable.of(5, 6), Observable.of(5, 6), Observable.of(5, 6))
        }
    }

    @Test("zip(_:_:_:_:) 46") func form46() {
        same(callsMain: false, fails: false) { run in
            Infallible.zip(Infallible.of(5, 6), Infallible.of(5, 6), Infallible.of(5, 6), Infallible.of(5, 6))
        } as: { run in
            Observable.zip(Observable.of(5, 6), Observable.of(5, 6), Observable.of(5, 6), Observable.of(5, 6))
        }
    }

    @Test("zip(_:_:_:_:_:) 47") func form47() {
        same(callsMain: false, fails: false) { run in
            Infallible.zip(
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6)
            )
        } as: { run in
            Observable.zip(
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6)
            )
        }
    }

    @Test("zip(_:_:_:_:_:_:) 48") func form48() {
        same(callsMain: false, fails: false) { run in
            Infallible.zip(
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6)
            )
        } as: { run in
            Observable.zip(
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6)
            )
        }
    }

    @Test("zip(_:_:_:_:_:_:_:) 49") func form49() {
        same(callsMain: false, fails: false) { run in
            Infallible.zip(
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6)
            )
        } as: { run in
            Observable.zip(
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6)
            )
        }
    }

    @Test("zip(_:_:_:_:_:_:_:_:) 50") func form50() {
        same(callsMain: false, fails: false) { run in
            Infallible.zip(
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6)
            )
        } as: { run in
            Observable.zip(
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6)
            )
        }
    }

    @Test("zip(_:_:resultSelector:) 51") func form51() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.zip(Infallible.of(5, 6), Infallible.of(5, 6), resultSelector: { $0 + $1 })
        } as: { run in
            Observable<Int>.zip(Observable.of(5, 6), Observable.of(5, 6), resultSelector: { $0 + $1 })
        }
    }

    @Test("zip(_:_:_:resultSelector:) 52") func form52() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.zip(
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                resultSelector: { $0 + $2 }
            )
        } as: { run in
            Observable<Int>.zip(
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                resultSelector: { $0 + $2 }
            )
        }
    }

    @Test("zip(_:_:_:_:resultSelector:) 53") func form53() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.zip(
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                resultSelector: { $0 + $3 }
            )
        } as: { run in
            Observable<Int>.zip(
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                resultSelector: { $0 + $3 }
            )
        }
    }

    @Test("zip(_:_:_:_:_:resultSelector:) 54") func form54() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.zip(
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                resultSelector: { $0 + $4 }
            )
        } as: { run in
            Observable<Int>.zip(
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                resultSelector: { $0 + $4 }
            )
        }
    }

    @Test("zip(_:_:_:_:_:_:resultSelector:) 55") func form55() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.zip(
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                resultSelector: { $0 + $5 }
            )
        } as: { run in
            Observable<Int>.zip(
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                resultSelector: { $0 + $5 }
            )
        }
    }

    @Test("zip(_:_:_:_:_:_:_:resultSelector:) 56") func form56() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.zip(
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                resultSelector: { $0 + $6 }
            )
        } as: { run in
            Observable<Int>.zip(
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                resultSelector: { $0 + $6 }
            )
        }
    }

    @Test("zip(_:_:_:_:_:_:_:_:resultSelector:) 57") func form57() {
        same(callsMain: false, fails: false) { run in
            Infallible<Int>.zip(
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                Infallible.of(5, 6),
                resultSelector: { $0 + $7 }
            )
        } as: { run in
            Observable<Int>.zip(
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                Observable.of(5, 6),
                resultSelector: { $0 + $7 }
            )
        }
    }

    @Test("buffer(timeSpan:count:scheduler:) 58") func form58() {
        same(callsMain: false, fails: false) { run in
            run.infallible.buffer(timeSpan: RxTimeInterval.seconds(5), count: 2, scheduler: run.scheduler)
        } as: { run in
            run.numbers.buffer(timeSpan: RxTimeInterval.seconds(5), count: 2, scheduler: run.scheduler)
        }
    }

    @Test("compactMap(_:) 59") func form59() {
        same(callsMain: false, fails: false) { run in
            run.infallible.compactMap({ $0 != 2 ? $0 : nil })
        } as: { run in
            run.numbers.compactMap({ $0 != 2 ? $0 : nil })
        }
    }

    @Test("compactMap(maxConcurrent:_:) 60") func form60() async {
        await sameLater { run in
            run.infallible.compactMap(maxConcurrent: 2, { $0 != 2 ? $0 : nil })
        } as: { run in
            run.numbers.compactMap(maxConcurrent: 2, { $0 != 2 ? $0 : nil })
        }
    }

    @Test("concatMap(_:) 61") func form61() {
        same(callsMain: false, fails: false) { run in
            run.infallible.concatMap({ Infallible.just($0) })
        } as: { run in
            run.numbers.concatMap({ Observable.just($0) })
        }
    }

    @Test("concatMap(_:) 62") func form62() async {
        await sameLater { run in
            run.infallible.concatMap({ $0 + 1 })
        } as: { run in
            run.numbers.concatMap({ $0 + 1 })
        }
    }

    @Test("debounce(_:scheduler:) 63") func form63() {
        same(callsMain: false, fails: false) { run in
            run.infallible.debounce(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        } as: { run in
            run.numbers.debounce(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        }
    }

    @Test("debug(_:trimOutput:file:line:function:) 64") func form64() {
        same(callsMain: false, fails: false) { run in
            run.infallible.debug()
        } as: { run in
            run.numbers.debug()
        }
    }

    @Test("debug(_:trimOutput:file:line:function:write:) 65") func form65() {
        same(callsMain: false, fails: false) { run in
            run.infallible.debug(write: { _ = $0 })
        } as: { run in
            run.numbers.debug(write: { _ = $0 })
        }
    }

    @Test("delay(_:scheduler:) 66") func form66() {
        same(callsMain: false, fails: false) { run in
            run.infallible.delay(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        } as: { run in
            run.numbers.delay(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        }
    }

    @Test("delaySubscription(_:scheduler:) 67") func form67() {
        same(callsMain: false, fails: false) { run in
            run.infallible.delaySubscription(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        } as: { run in
            run.numbers.delaySubscription(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        }
    }

    @Test("distinctUntilChanged() 68") func form68() {
        same(callsMain: false, fails: false) { run in
            run.infallible.distinctUntilChanged()
        } as: { run in
            run.numbers.distinctUntilChanged()
        }
    }

    @Test("distinctUntilChanged(_:) 69") func form69() {
        same(callsMain: false, fails: false) { run in
            run.infallible.distinctUntilChanged({ $0 % 2 })
        } as: { run in
            run.numbers.distinctUntilChanged({ $0 % 2 })
        }
    }

    @Test("distinctUntilChanged(_:) 70") func form70() {
        same(callsMain: false, fails: false) { run in
            run.infallible.distinctUntilChanged({ $0 == $1 })
        } as: { run in
            run.numbers.distinctUntilChanged({ $0 == $1 })
        }
    }

    @Test("distinctUntilChanged(_:comparer:) 71") func form71() {
        same(callsMain: false, fails: false) { run in
            run.infallible.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })
        } as: { run in
            run.numbers.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })
        }
    }

    @Test("distinctUntilChanged(at:) 72") func form72() {
        same(callsMain: false, fails: false) { run in
            run.infallible.distinctUntilChanged(at: \.half)
        } as: { run in
            run.numbers.distinctUntilChanged(at: \.half)
        }
    }

    @Test("do(awaiting:) 73") func form73() async {
        await sameLater { run in
            run.infallible.do(awaiting: { _ = $0 })
        } as: { run in
            run.numbers.do(awaiting: { _ = $0 })
        }
    }

    @Test("do(onNext:…) 74") func form74() {
        same(callsMain: false, fails: false) { run in
            run.infallible.do(onNext: { _ = $0 }, afterNext: { _ = $0 }, onCompleted: {})
        } as: { run in
            run.numbers.do(onNext: { _ = $0 }, afterNext: { _ = $0 }, onError: { _ = $0 }, onCompleted: {})
        }
    }

    @Test("enumerated() 75") func form75() {
        same(callsMain: false, fails: false) { run in
            run.infallible.enumerated()
        } as: { run in
            run.numbers.enumerated()
        }
    }

    @Test("filter(_:) 76") func form76() {
        same(callsMain: false, fails: false) { run in
            run.infallible.filter({ $0 != 3 })
        } as: { run in
            run.numbers.filter({ $0 != 3 })
        }
    }

    @Test("filter(maxConcurrent:_:) 77") func form77() async {
        await sameLater { run in
            run.infallible.filter(maxConcurrent: 2, { $0 != 3 })
        } as: { run in
            run.numbers.filter(maxConcurrent: 2, { $0 != 3 })
        }
    }

    @Test("flatMap(_:) 78") func form78() {
        same(callsMain: false, fails: false) { run in
            run.infallible.flatMap({ Infallible.just($0) })
        } as: { run in
            run.numbers.flatMap({ Observable.just($0) })
        }
    }

    @Test("flatMap(maxConcurrent:_:) 79") func form79() async {
        await sameLater { run in
            run.infallible.flatMap(maxConcurrent: 2, { $0 + 1 })
        } as: { run in
            run.numbers.flatMap(maxConcurrent: 2, { $0 + 1 })
        }
    }

    @Test("flatMapFirst(_:) 80") func form80() {
        same(callsMain: false, fails: false) { run in
            run.infallible.flatMapFirst({ Infallible.just($0) })
        } as: { run in
            run.numbers.flatMapFirst({ Observable.just($0) })
        }
    }

    @Test("flatMapFirst(priority:_:) 81") func form81() async {
        await sameLater { run in
            run.infallible.flatMapFirst({ $0 + 1 })
        } as: { run in
            run.numbers.flatMapFirst({ $0 + 1 })
        }
    }

    @Test("flatMapLatest(_:) 82") func form82() {
        same(callsMain: false, fails: false) { run in
            run.infallible.flatMapLatest({ Infallible.just($0) })
        } as: { run in
            run.numbers.flatMapLatest({ Observable.just($0) })
        }
    }

    @Test("flatMapLatest(priority:_:) 83") func form83() async {
        await sameLater { run in
            run.infallible.flatMapLatest({ $0 + 1 })
        } as: { run in
            run.numbers.flatMapLatest({ $0 + 1 })
        }
    }

    @Test("groupBy(keySelector:) 84") func form84() {
        same(callsMain: false, fails: false) { run in
            run.infallible.groupBy(keySelector: { $0 % 2 })
        } as: { run in
            run.numbers.groupBy(keySelector: { $0 % 2 })
        }
    }

    @Test("ifEmpty(default:) 85") func form85() {
        same(callsMain: false, fails: false) { run in
            run.infallible.ifEmpty(default: 7)
        } as: { run in
            run.numbers.ifEmpty(default: 7)
        }
    }

    @Test("ifEmpty(switchTo:) 86") func form86() {
        same(callsMain: false, fails: false) { run in
            run.infallible.ifEmpty(switchTo: Infallible.of(5, 6))
        } as: { run in
            run.numbers.ifEmpty(switchTo: Observable.of(5, 6))
        }
    }

    @Test("ignoreElements() 87") func form87() {
        same(callsMain: false, fails: false) { run in
            run.infallible.ignoreElements()
        } as: { run in
            run.numbers.ignoreElements()
        }
    }

    @Test("map(_:) 88") func form88() {
        same(callsMain: false, fails: false) { run in
            run.infallible.map({ $0 + 1 })
        } as: { run in
            run.numbers.map({ $0 + 1 })
        }
    }

    @Test("observe(on:) 89") func form89() {
        same(callsMain: false, fails: false) { run in
            run.infallible.observe(on: run.scheduler)
        } as: { run in
            run.numbers.observe(on: run.scheduler)
        }
    }

    @Test("reduce(_:accumulator:) 90") func form90() {
        same(callsMain: false, fails: false) { run in
            run.infallible.reduce(0, accumulator: { $0 + $1 })
        } as: { run in
            run.numbers.reduce(0, accumulator: { $0 + $1 })
        }
    }

    @Test("reduce(_:accumulator:mapResult:) 91") func form91() {
        same(callsMain: false, fails: false) { run in
            run.infallible.reduce(0, accumulator: { $0 + $1 }, mapResult: { $0 * 2 })
        } as: { run in
            run.numbers.reduce(0, accumulator: { $0 + $1 }, mapResult: { $0 * 2 })
        }
    }

    @Test("sample(_:defaultValue:) 92") func form92() {
        same(callsMain: false, fails: false) { run in
            run.infallible.sample(Infallible.of(5, 6))
        } as: { run in
            run.numbers.sample(Observable.of(5, 6))
        }
    }

    @Test("scan(_:accumulator:) 93") func form93() {
        same(callsMain: false, fails: false) { run in
            run.infallible.scan(0, accumulator: { $0 + $1 })
        } as: { run in
            run.numbers.scan(0, accumulator: { $0 + $1 })
        }
    }

    @Test("scan(into:accumulator:) 94") func form94() {
        same(callsMain: false, fails: false) { run in
            run.infallible.scan(into: 0, accumulator: { $0 += $1 })
        } as: { run in
            run.numbers.scan(into: 0, accumulator: { $0 += $1 })
        }
    }

    @Test("share(replay:scope:) 95") func form95() {
        same(callsMain: false, fails: false) { run in
            run.infallible.share(replay: 2)
        } as: { run in
            run.numbers.share(replay: 2)
        }
    }

    @Test("share(scope:) 96") func form96() {
        same(callsMain: false, fails: false) { run in
            run.infallible.share()
        } as: { run in
            run.numbers.share()
        }
    }

    @Test("skip(_:) 97") func form97() {
        same(callsMain: false, fails: false) { run in
            run.infallible.skip(2)
        } as: { run in
            run.numbers.skip(2)
        }
    }

    @Test("skip(_:scheduler:) 98") func form98() {
        same(callsMain: false, fails: false) { run in
            run.infallible.skip(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        } as: { run in
            run.numbers.skip(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        }
    }

    @Test("skip(until:) 99") func form99() {
        same(callsMain: false, fails: false) { run in
            run.infallible.skip(until: Infallible.of(5, 6))
        } as: { run in
            run.numbers.skip(until: Observable.of(5, 6))
        }
    }

    @Test("skip(while:) 100") func form100() {
        same(callsMain: false, fails: false) { run in
            run.infallible.skip(while: { $0 != 3 })
        } as: { run in
            run.numbers.skip(while: { $0 != 3 })
        }
    }

    @Test("startWith(contentsOf:) 101") func form101() {
        same(callsMain: false, fails: false) { run in
            run.infallible.startWith(contentsOf: [7, 8])
        } as: { run in
            run.numbers.startWith(contentsOf: [7, 8])
        }
    }

    @Test("startWith(_:) 102") func form102() {
        same(callsMain: false, fails: false) { run in
            run.infallible.startWith(7)
        } as: { run in
            run.numbers.startWith(7)
        }
    }

    @Test("startWith(_:_:_:) 103") func form103() {
        same(callsMain: false, fails: false) { run in
            run.infallible.startWith(7, 7, 7, 8)
        } as: { run in
            run.numbers.startWith(7, 7, 7, 8)
        }
    }

    @Test("subscribe(on:) 104") func form104() {
        same(callsMain: false, fails: false) { run in
            run.infallible.subscribe(on: run.scheduler)
        } as: { run in
            run.numbers.subscribe(on: run.scheduler)
        }
    }

    @Test("switchLatest() 105") func form105() {
        same(callsMain: false, fails: false) { run in
            run.infallible.map { Infallible.just($0) }.switchLatest()
        } as: { run in
            run.numbers.map { Observable.just($0) }.switchLatest()
        }
    }

    @Test("take(_:) 106") func form106() {
        same(callsMain: false, fails: false) { run in
            run.infallible.take(2)
        } as: { run in
            run.numbers.take(2)
        }
    }

    @Test("take(for:scheduler:) 107") func form107() {
        same(callsMain: false, fails: false) { run in
            run.infallible.take(for: RxTimeInterval.seconds(5), scheduler: run.scheduler)
        } as: { run in
            run.numbers.take(for: RxTimeInterval.seconds(5), scheduler: run.scheduler)
        }
    }

    @Test("take(until:) 108") func form108() {
        same(callsMain: false, fails: false) { run in
            run.infallible.take(until: Infallible.of(5, 6))
        } as: { run in
            run.numbers.take(until: Observable.of(5, 6))
        }
    }

    @Test("take(until:behavior:) 109") func form109() {
        same(callsMain: false, fails: false) { run in
            run.infallible.take(until: { $0 != 3 })
        } as: { run in
            run.numbers.take(until: { $0 != 3 })
        }
    }

    @Test("take(while:behavior:) 110") func form110() {
        same(callsMain: false, fails: false) { run in
            run.infallible.take(while: { $0 != 3 })
        } as: { run in
            run.numbers.take(while: { $0 != 3 })
        }
    }

    @Test("takeLast(_:) 111") func form111() {
        same(callsMain: false, fails: false) { run in
            run.infallible.takeLast(2)
        } as: { run in
            run.numbers.takeLast(2)
        }
    }

    @Test("throttle(_:latest:scheduler:) 112") func form112() {
        same(callsMain: false, fails: false) { run in
            run.infallible.throttle(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        } as: { run in
            run.numbers.throttle(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        }
    }

    @Test("timeout(_:other:scheduler:) 113") func form113() {
        same(callsMain: false, fails: false) { run in
            run.infallible.timeout(RxTimeInterval.seconds(5), other: Infallible.of(5, 6), scheduler: run.scheduler)
        } as: { run in
            run.numbers.timeout(RxTimeInterval.seconds(5), other: Observable.of(5, 6), scheduler: run.scheduler)
        }
    }

    @Test("withLatestFrom(_:) 114") func form114() {
        same(callsMain: false, fails: false) { run in
            run.infallible.withLatestFrom(Infallible.of(5, 6))
        } as: { run in
            run.numbers.withLatestFrom(Observable.of(5, 6))
        }
    }

    @Test("withLatestFrom(_:resultSelector:) 115") func form115() {
        same(callsMain: false, fails: false) { run in
            run.infallible.withLatestFrom(Infallible.of(5, 6), resultSelector: { $0 + $1 })
        } as: { run in
            run.numbers.withLatestFrom(Observable.of(5, 6), resultSelector: { $0 + $1 })
        }
    }

    @Test("withUnretained(_:) 116") func form116() {
        same(callsMain: false, fails: false) { run in
            run.infallible.withUnretained(run.object)
        } as: { run in
            run.numbers.withUnretained(run.object)
        }
    }

    @Test("withUnretained(_:resultSelector:) 117") func form117() {
        same(callsMain: false, fails: false) { run in
            run.infallible.withUnretained(run.object, resultSelector: { $1 })
        } as: { run in
            run.numbers.withUnretained(run.object, resultSelector: { $1 })
        }
    }

    @Test("subscribe(_:) 118") func form118() async {
        await calls(5, onMain: false, fails: false) { run in
            run.infallible.subscribe({ _ = run.note($0) })
        }
    }

    @Test("subscribe(onNext:onCompleted:onDisposed:) 119") func form119() async {
        await calls(5, onMain: false, fails: false) { run in
            run.infallible.subscribe(onNext: { _ = run.note($0) }, onCompleted: { run.note(()) })
        }
    }

    @Test("subscribe(with:onNext:onCompleted:onDisposed:) 120") func form120() async {
        await calls(5, onMain: false, fails: false) { run in
            run.infallible.subscribe(with: run.object, onNext: { _ = run.note($1) }, onCompleted: { _ = run.note($0) })
        }
    }

    @Test("buffer(count:skip:) 121") func form121() {
        same(callsMain: false, fails: false) { run in
            run.infallible.buffer(count: 2)
        } as: { run in
            run.numbers.buffer(count: 2)
        }
    }

    @Test("buffer(while:) 122") func form122() {
        same(callsMain: false, fails: false) { run in
            run.infallible.buffer(while: { $0 != 3 })
        } as: { run in
            run.numbers.buffer(while: { $0 != 3 })
        }
    }

    @Test("chunked(by:) 123") func form123() {
        same(callsMain: false, fails: false) { run in
            run.infallible.chunked(by: { $0 == $1 })
        } as: { run in
            run.numbers.chunked(by: { $0 == $1 })
        }
    }

    @Test("distinct() 124") func form124() {
        same(callsMain: false, fails: false) { run in
            run.infallible.distinct()
        } as: { run in
            run.numbers.distinct()
        }
    }

    @Test("distinct(_:) 125") func form125() {
        same(callsMain: false, fails: false) { run in
            run.infallible.distinct({ $0 != 3 })
        } as: { run in
            run.numbers.distinct({ $0 != 3 })
        }
    }

    @Test("distinct(by:) 126") func form126() {
        same(callsMain: false, fails: false) { run in
            run.infallible.distinct(by: { $0 % 2 })
        } as: { run in
            run.numbers.distinct(by: { $0 % 2 })
        }
    }

    @Test("endWith(_:) 127") func form127() {
        same(callsMain: false, fails: false) { run in
            run.infallible.endWith(7)
        } as: { run in
            run.numbers.endWith(7)
        }
    }

    @Test("filterMap(_:) 128") func form128() {
        same(callsMain: false, fails: false) { run in
            run.infallible.filterMap({ FilterMap.map($0) })
        } as: { run in
            run.numbers.filterMap({ FilterMap.map($0) })
        }
    }

    @Test("finally(_:) 129") func form129() {
        same(callsMain: false, fails: false) { run in
            run.infallible.finally({})
        } as: { run in
            run.numbers.finally({})
        }
    }

    @Test("flatMap(maxConcurrent:_:) 130") func form130() {
        same(callsMain: false, fails: false) { run in
            run.infallible.flatMap(maxConcurrent: 2, { Infallible.just($0) })
        } as: { run in
            run.numbers.flatMap(maxConcurrent: 2, { Observable.just($0) })
        }
    }

    @Test("ignore(_:) 131") func form131() {
        same(callsMain: false, fails: false) { run in
            run.infallible.ignore([1, 3])
        } as: { run in
            run.numbers.ignore([1, 3])
        }
    }

    @Test("ignoreWhen(_:) 132") func form132() {
        same(callsMain: false, fails: false) { run in
            run.infallible.ignoreWhen({ $0 != 3 })
        } as: { run in
            run.numbers.ignoreWhen({ $0 != 3 })
        }
    }

    @Test("interspersed(with:) 133") func form133() {
        same(callsMain: false, fails: false) { run in
            run.infallible.interspersed(with: 7)
        } as: { run in
            run.numbers.interspersed(with: 7)
        }
    }

    @Test("mapAt(_:) 134") func form134() {
        same(callsMain: false, fails: false) { run in
            run.infallible.mapAt(\.negated)
        } as: { run in
            run.numbers.mapAt(\.negated)
        }
    }

    @Test("mapMany(_:) 135") func form135() {
        same(callsMain: false, fails: false) { run in
            run.infallible.map { [$0, $0] }.mapMany({ $0 + 1 })
        } as: { run in
            run.numbers.map { [$0, $0] }.mapMany({ $0 + 1 })
        }
    }

    @Test("mapTo(_:) 136") func form136() {
        same(callsMain: false, fails: false) { run in
            run.infallible.mapTo(0)
        } as: { run in
            run.numbers.mapTo(0)
        }
    }

    @Test("not() 137") func form137() {
        same(callsMain: false, fails: false) { run in
            run.infallible.map { $0 > 1 }.not()
        } as: { run in
            run.numbers.map { $0 > 1 }.not()
        }
    }

    @Test("nwise(_:) 138") func form138() {
        same(callsMain: false, fails: false) { run in
            run.infallible.nwise(2)
        } as: { run in
            run.numbers.nwise(2)
        }
    }

    @Test("ofType(_:) 139") func form139() {
        same(callsMain: false, fails: false) { run in
            run.infallible.ofType(Int.self)
        } as: { run in
            run.numbers.ofType(Int.self)
        }
    }

    @Test("pairwise() 140") func form140() {
        same(callsMain: false, fails: false) { run in
            run.infallible.pairwise()
        } as: { run in
            run.numbers.pairwise()
        }
    }

    @Test("skipLast(_:) 141") func form141() {
        same(callsMain: false, fails: false) { run in
            run.infallible.skipLast(2)
        } as: { run in
            run.numbers.skipLast(2)
        }
    }

    @Test("trackActivity(_:) 142") func form142() {
        same(callsMain: false, fails: false) { run in
            run.infallible.trackActivity(ActivityIndicator())
        } as: { run in
            run.numbers.trackActivity(ActivityIndicator())
        }
    }

    @Test("unwrap() 143") func form143() {
        same(callsMain: false, fails: false) { run in
            run.infallible.map { Optional($0) }.unwrap()
        } as: { run in
            run.numbers.map { Optional($0) }.unwrap()
        }
    }
}
