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
struct SharedFormTests {
    @Test("amb(_:) 0") func form0() {
        same(callsMain: false, fails: false) { run in
            Driver<Int>.amb([Driver.of(5, 6), Driver.of(5, 6)])
        } as: { run in
            Observable<Int>.amb([Observable.of(5, 6), Observable.of(5, 6)])
        }
    }

    @Test("combineLatest(_:) 1") func form1() {
        same(callsMain: false, fails: false) { run in
            Driver.combineLatest([Driver.of(5, 6), Driver.of(5, 6)])
        } as: { run in
            Observable.combineLatest([Observable.of(5, 6), Observable.of(5, 6)])
        }
    }

    @Test("combineLatest(_:resultSelector:) 2") func form2() {
        same(callsMain: true, fails: false) { run in
            Driver<Int>.combineLatest([Driver.of(5, 6), Driver.of(5, 6)], resultSelector: { run.mainOnly($0[1]) })
        } as: { run in
            Observable<Int>.combineLatest([Observable.of(5, 6), Observable.of(5, 6)], resultSelector: { $0[1] })
        }
    }

    @Test("combineLatest(_:_:) 3") func form3() {
        same(callsMain: false, fails: false) { run in
            Driver.combineLatest(Driver.of(5, 6), Driver.of(5, 6))
        } as: { run in
            Observable.combineLatest(Observable.of(5, 6), Observable.of(5, 6))
        }
    }

    @Test("combineLatest(_:_:_:) 4") func form4() {
        same(callsMain: false, fails: false) { run in
            Driver.combineLatest(Driver.of(5, 6), Driver.of(5, 6), Driver.of(5, 6))
        } as: { run in
            Observable.combineLatest(Observable.of(5, 6), Observable.of(5, 6), Observable.of(5, 6))
        }
    }

    @Test("combineLatest(_:_:_:_:) 5") func form5() {
        same(callsMain: false, fails: false) { run in
            Driver.combineLatest(Driver.of(5, 6), Driver.of(5, 6), Driver.of(5, 6), Driver.of(5, 6))
        } as: { run in
            Observable.combineLatest(Observable.of(5, 6), Observable.of(5, 6), Observable.of(5, 6), Observable.of(5, 6))
        }
    }

    @Test("combineLatest(_:_:_:_:_:) 6") func form6() {
        same(callsMain: false, fails: false) { run in
            Driver.combineLatest(Driver.of(5, 6), Driver.of(5, 6), Driver.of(5, 6), Driver.of(5, 6), Driver.of(5, 6))
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
            Driver.combineLatest(
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6)
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
            Driver.combineLatest(
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6)
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
            Driver.combineLatest(
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6)
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
        same(callsMain: true, fails: false) { run in
            Driver<Int>.combineLatest(Driver.of(5, 6), Driver.of(5, 6), resultSelector: { run.mainOnly($0 + $1) })
        } as: { run in
            Observable<Int>.combineLatest(Observable.of(5, 6), Observable.of(5, 6), resultSelector: { $0 + $1 })
        }
    }

    @Test("combineLatest(_:_:_:resultSelector:) 11") func form11() {
        same(callsMain: true, fails: false) { run in
            Driver<Int>.combineLatest(
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                resultSelector: { run.mainOnly($0 + $2) }
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
        same(callsMain: true, fails: false) { run in
            Driver<Int>.combineLatest(
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                resultSelector: { run.mainOnly($0 + $3) }
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
        same(callsMain: true, fails: false) { run in
            Driver<Int>.combineLatest(
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                resultSelector: { run.mainOnly($0 + $4) }
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
        same(callsMain: true, fails: false) { run in
            Driver<Int>.combineLatest(
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                resultSelector: { run.mainOnly($0 + $5) }
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
        same(callsMain: true, fails: false) { run in
            Driver<Int>.combineLatest(
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                resultSelector: { run.mainOnly($0 + $6) }
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
        same(callsMain: true, fails: false) { run in
            Driver<Int>.combineLatest(
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                resultSelector: { run.mainOnly($0 + $7) }
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
            Driver<Int>.concat(Driver.of(5, 6), Driver.of(5, 6))
        } as: { run in
            Observable<Int>.concat(Observable.of(5, 6), Observable.of(5, 6))
        }
    }

    @Test("concat(_:) 18") func form18() {
        same(callsMain: false, fails: false) { run in
            Driver<Int>.concat([Driver.of(5, 6), Driver.of(5, 6)])
        } as: { run in
            Observable<Int>.concat([Observable.of(5, 6), Observable.of(5, 6)])
        }
    }

    @Test("concat(_:) 19") func form19() {
        same(callsMain: false, fails: false) { run in
            Driver<Int>.concat([Driver.of(5, 6), Driver.of(5, 6)])
        } as: { run in
            Observable<Int>.concat([Observable.of(5, 6), Observable.of(5, 6)])
        }
    }

    @Test("deferred(_:) 20") func form20() {
        same(callsMain: true, fails: false) { run in
            Driver<Int>.deferred({ run.mainOnly(Driver.of(5, 6)) })
        } as: { run in
            Observable<Int>.deferred({ Observable.of(5, 6) })
        }
    }

    @Test("empty() 21") func form21() {
        same(callsMain: false, fails: false) { run in
            Driver<Int>.empty()
        } as: { run in
            Observable<Int>.empty()
        }
    }

    @Test("from(_:) 22") func form22() {
        same(callsMain: false, fails: false) { run in
            Driver<Int>.from([7, 8])
        } as: { run in
            Observable<Int>.from([7, 8])
        }
    }

    @Test("from(_:) 23") func form23() {
        same(callsMain: false, fails: false) { run in
            Driver<Int>.from([5, 6])
        } as: { run in
            Observable<Int>.from([5, 6])
        }
    }

    @Test("from(optional:) 24") func form24() {
        same(callsMain: false, fails: false) { run in
            Driver<Int>.from(optional: 7)
        } as: { run in
            Observable<Int>.from(optional: 7)
        }
    }

    @Test("interval(_:) 25") func form25() {
        same(callsMain: false, fails: false) { run in
            Driver<Int>.interval(RxTimeInterval.seconds(5))
        } as: { run in
            Observable<Int>.interval(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        }
    }

    @Test("just(_:) 26") func form26() {
        same(callsMain: false, fails: false) { run in
            Driver<Int>.just(7)
        } as: { run in
            Observable<Int>.just(7)
        }
    }

    @Test("merge(_:) 27") func form27() {
        same(callsMain: false, fails: false) { run in
            Driver<Int>.merge(Driver.of(5, 6), Driver.of(5, 6))
        } as: { run in
            Observable<Int>.merge(Observable.of(5, 6), Observable.of(5, 6))
        }
    }

    @Test("merge(_:) 28") func form28() {
        same(callsMain: false, fails: false) { run in
            Driver<Int>.merge([Driver.of(5, 6), Driver.of(5, 6)])
        } as: { run in
            Observable<Int>.merge([Observable.of(5, 6), Observable.of(5, 6)])
        }
    }

    @Test("merge(_:) 29") func form29() {
        same(callsMain: false, fails: false) { run in
            Driver<Int>.merge([Driver.of(5, 6), Driver.of(5, 6)])
        } as: { run in
            Observable<Int>.merge([Observable.of(5, 6), Observable.of(5, 6)])
        }
    }

    @Test("never() 30") func form30() {
        same(callsMain: false, fails: false, isSilent: true) { run in
            Driver<Int>.never()
        } as: { run in
            Observable<Int>.never()
        }
    }

    @Test("of(_:) 31") func form31() {
        same(callsMain: false, fails: false) { run in
            Driver<Int>.of(7, 8)
        } as: { run in
            Observable<Int>.of(7, 8)
        }
    }

    @Test("timer(_:period:) 32") func form32() {
        same(callsMain: false, fails: false) { run in
            Driver<Int>.timer(RxTimeInterval.seconds(5), period: RxTimeInterval.seconds(5))
        } as: { run in
            Observable<Int>.timer(
                RxTimeInterval.seconds(5),
                period: RxTimeInterval.seconds(5),
                scheduler: run.scheduler
            )
        }
    }

    @Test("zip(_:) 33") func form33() {
        same(callsMain: false, fails: false) { run in
            Driver.zip([Driver.of(5, 6), Driver.of(5, 6)])
        } as: { run in
            Observable.zip([Observable.of(5, 6), Observable.of(5, 6)])
        }
    }

    @Test("zip(_:resultSelector:) 34") func form34() {
        same(callsMain: true, fails: false) { run in
            Driver<Int>.zip([Driver.of(5, 6), Driver.of(5, 6)], resultSelector: { run.mainOnly($0[1]) })
        } as: { run in
            Observable<Int>.zip([Observable.of(5, 6), Observable.of(5, 6)], resultSelector: { $0[1] })
        }
    }

    @Test("zip(_:_:) 35") func form35() {
        same(callsMain: false, fails: false) { run in
            Driver.zip(Driver.of(5, 6), Driver.of(5, 6))
        } as: { run in
            Observable.zip(Observable.of(5, 6), Observable.of(5, 6))
        }
    }

    @Test("zip(_:_:_:) 36") func form36() {
        same(callsMain: false, fails: false) { run in
            Driver.zip(Driver.of(5, 6), Driver.of(5, 6), Driver.of(5, 6))
        } as: { run in
            Observable.zip(Observable.of(5, 6), Observable.of(5, 6), Observable.of(5, 6))
        }
    }

    @Test("zip(_:_:_:_:) 37") func form37() {
        same(callsMain: false, fails: false) { run in
            Driver.zip(Driver.of(5, 6), Driver.of(5, 6), Driver.of(5, 6), Driver.of(5, 6))
        } as: { run in
            Observable.zip(Observable.of(5, 6), Observable.of(5, 6), Observable.of(5, 6), Observable.of(5, 6))
        }
    }

    @Test("zip(_:_:_:_:_:) 38") func form38() {
        same(callsMain: false, fails: false) { run in
            Driver.zip(Driver.of(5, 6), Driver.of(5, 6), Driver.of(5, 6), Driver.of(5, 6), Driver.of(5, 6))
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

    @Test("zip(_:_:_:_:_:_:) 39") func form39() {
        same(callsMain: false, fails: false) { run in
            Driver.zip(
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6)
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

    @Test("zip(_:_:_:_:_:_:_:) 40") func form40() {
        same(callsMain: false, fails: false) { run in
            Driver.zip(
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6)
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

    @Test("zip(_:_:_:_:_:_:_:_:) 41") func form41() {
        same(callsMain: false, fails: false) { run in
            Driver.zip(
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6)
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

    @Test("zip(_:_:resultSelector:) 42") func form42() {
        same(callsMain: true, fails: false) { run in
            Driver<Int>.zip(Driver.of(5, 6), Driver.of(5, 6), resultSelector: { run.mainOnly($0 + $1) })
        } as: { run in
            Observable<Int>.zip(Observable.of(5, 6), Observable.of(5, 6), resultSelector: { $0 + $1 })
        }
    }

    @Test("zip(_:_:_:resultSelector:) 43") func form43() {
        same(callsMain: true, fails: false) { run in
            Driver<Int>.zip(
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                resultSelector: { run.mainOnly($0 + $2) }
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

    @Test("zip(_:_:_:_:resultSelector:) 44") func form44() {
        same(callsMain: true, fails: false) { run in
            Driver<Int>.zip(
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                resultSelector: { run.mainOnly($0 + $3) }
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

    @Test("zip(_:_:_:_:_:resultSelector:) 45") func form45() {
        same(callsMain: true, fails: false) { run in
            Driver<Int>.zip(
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                resultSelector: { run.mainOnly($0 + $4) }
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

    @Test("zip(_:_:_:_:_:_:resultSelector:) 46") func form46() {
        same(callsMain: true, fails: false) { run in
            Driver<Int>.zip(
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                resultSelector: { run.mainOnly($0 + $5) }
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

    @Test("zip(_:_:_:_:_:_:_:resultSelector:) 47") func form47() {
        same(callsMain: true, fails: false) { run in
            Driver<Int>.zip(
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                resultSelector: { run.mainOnly($0 + $6) }
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

    @Test("zip(_:_:_:_:_:_:_:_:resultSelector:) 48") func form48() {
        same(callsMain: true, fails: false) { run in
            Driver<Int>.zip(
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                Driver.of(5, 6),
                resultSelector: { run.mainOnly($0 + $7) }
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

    @Test("compactMap(_:) 49") func form49() {
        same(callsMain: true, fails: false) { run in
            run.driver.compactMap({ run.mainOnly($0 != 2 ? $0 : nil) })
        } as: { run in
            run.numbers.compactMap({ $0 != 2 ? $0 : nil })
        }
    }

    @Test("compactMap(_:) 50") func form50() {
        same(callsMain: false, fails: false) { run in
            run.driver.compactMap(\.half)
        } as: { run in
            run.numbers.compactMap { $0.half }
        }
    }

    @Test("compactMap(maxConcurrent:_:) 51") func form51() async {
        await sameLater { run in
            run.driver.compactMap(maxConcurrent: 2, { $0 != 2 ? $0 : nil })
        } as: { run in
            run.numbers.compactMap(maxConcurrent: 2, { $0 != 2 ? $0 : nil })
        }
    }

    @Test("debounce(_:) 52") func form52() {
        same(callsMain: false, fails: false) { run in
            run.driver.debounce(RxTimeInterval.seconds(5))
        } as: { run in
            run.numbers.debounce(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        }
    }

    @Test("debug(_:trimOutput:file:line:function:) 53") func form53() {
        same(callsMain: false, fails: false) { run in
            run.driver.debug()
        } as: { run in
            run.numbers.debug()
        }
    }

    @Test("delay(_:) 54") func form54() {
        same(callsMain: false, fails: false) { run in
            run.driver.delay(RxTimeInterval.seconds(5))
        } as: { run in
            run.numbers.delay(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        }
    }

    @Test("distinctUntilChanged() 55") func form55() {
        same(callsMain: false, fails: false) { run in
            run.driver.distinctUntilChanged()
        } as: { run in
            run.numbers.distinctUntilChanged()
        }
    }

    @Test("distinctUntilChanged(_:) 56") func form56() {
        same(callsMain: true, fails: false) { run in
            run.driver.distinctUntilChanged({ run.mainOnly($0 % 2) })
        } as: { run in
            run.numbers.distinctUntilChanged({ $0 % 2 })
        }
    }

    @Test("distinctUntilChanged(_:) 57") func form57() {
        same(callsMain: true, fails: false) { run in
            run.driver.distinctUntilChanged({ run.mainOnly($0 == $1) })
        } as: { run in
            run.numbers.distinctUntilChanged({ $0 == $1 })
        }
    }

    @Test("distinctUntilChanged(_:comparer:) 58") func form58() {
        same(callsMain: true, fails: false) { run in
            run.driver.distinctUntilChanged({ run.mainOnly($0 % 2) }, comparer: { run.mainOnly($0 == $1) })
        } as: { run in
            run.numbers.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })
        }
    }

    @Test("distinctUntilChanged(at:) 59") func form59() {
        same(callsMain: false, fails: false) { run in
            run.driver.distinctUntilChanged(at: \.half)
        } as: { run in
            run.numbers.distinctUntilChanged(at: \.half)
        }
    }

    @Test("do(onNext:…) 60") func form60() {
        same(callsMain: true, fails: false) { run in
            run.driver.do(
                onNext: { _ = run.mainOnly($0) },
                afterNext: { _ = run.mainOnly($0) },
                onCompleted: { run.mainOnly(()) }
            )
        } as: { run in
            run.numbers.do(onNext: { _ = $0 }, afterNext: { _ = $0 }, onError: { _ = $0 }, onCompleted: {})
        }
    }

    @Test("enumerated() 61") func form61() {
        same(callsMain: false, fails: false) { run in
            run.driver.enumerated()
        } as: { run in
            run.numbers.enumerated()
        }
    }

    @Test("filter(_:) 62") func form62() {
        same(callsMain: true, fails: false) { run in
            run.driver.filter({ run.mainOnly($0 != 3) })
        } as: { run in
            run.numbers.filter({ $0 != 3 })
        }
    }

    @Test("filter(_:) 63") func form63() {
        same(callsMain: false, fails: false) { run in
            run.driver.filter(\.isEven)
        } as: { run in
            run.numbers.filter { $0.isEven }
        }
    }

    @Test("filter(maxConcurrent:_:) 64") func form64() async {
        await sameLater { run in
            run.driver.filter(maxConcurrent: 2, { $0 != 3 })
        } as: { run in
            run.numbers.filter(maxConcurrent: 2, { $0 != 3 })
        }
    }

    @Test("flatMap(_:) 65") func form65() {
        same(callsMain: true, fails: false) { run in
            run.driver.flatMap({ run.mainOnly(Driver.just($0)) })
        } as: { run in
            run.numbers.flatMap({ Observable.just($0) })
        }
    }

    @Test("flatMap(maxConcurrent:_:) 66") func form66() async {
        await sameLater { run in
            run.driver.flatMap(maxConcurrent: 2, { $0 + 1 })
        } as: { run in
            run.numbers.flatMap(maxConcurrent: 2, { $0 + 1 })
        }
    }

    @Test("flatMapFirst(_:) 67") func form67() {
        same(callsMain: true, fails: false) { run in
            run.driver.flatMapFirst({ run.mainOnly(Driver.just($0)) })
        } as: { run in
            run.numbers.flatMapFirst({ Observable.just($0) })
        }
    }

    @Test("flatMapFirst(priority:_:) 68") func form68() async {
        await sameLater { run in
            run.driver.flatMapFirst(priority: nil, { $0 + 1 })
        } as: { run in
            run.numbers.flatMapFirst(priority: nil, { $0 + 1 })
        }
    }

    @Test("flatMapLatest(_:) 69") func form69() {
        same(callsMain: true, fails: false) { run in
            run.driver.flatMapLatest({ run.mainOnly(Driver.just($0)) })
        } as: { run in
            run.numbers.flatMapLatest({ Observable.just($0) })
        }
    }

    @Test("flatMapLatest(priority:_:) 70") func form70() async {
        await sameLater { run in
            run.driver.flatMapLatest(priority: nil, { $0 + 1 })
        } as: { run in
            run.numbers.flatMapLatest(priority: nil, { $0 + 1 })
        }
    }

    @Test("ifEmpty(default:) 71") func form71() {
        same(callsMain: false, fails: false) { run in
            run.driver.ifEmpty(default: 7)
        } as: { run in
            run.numbers.ifEmpty(default: 7)
        }
    }

    @Test("ifEmpty(switchTo:) 72") func form72() {
        same(callsMain: false, fails: false) { run in
            run.driver.ifEmpty(switchTo: Driver.of(5, 6))
        } as: { run in
            run.numbers.ifEmpty(switchTo: Observable.of(5, 6))
        }
    }

    @Test("ignoreElements() 73") func form73() {
        same(callsMain: false, fails: false) { run in
            run.driver.ignoreElements()
        } as: { run in
            run.numbers.ignoreElements()
        }
    }

    @Test("map(_:) 74") func form74() {
        same(callsMain: true, fails: false) { run in
            run.driver.map({ run.mainOnly($0 + 1) })
        } as: { run in
            run.numbers.map({ $0 + 1 })
        }
    }

    @Test("map(_:) 75") func form75() {
        same(callsMain: false, fails: false) { run in
            run.driver.map(\.negated)
        } as: { run in
            run.numbers.map { $0.negated }
        }
    }

    @Test("sample(_:defaultValue:) 76") func form76() {
        same(callsMain: false, fails: false) { run in
            run.driver.sample(Driver.of(5, 6))
        } as: { run in
            run.numbers.sample(Observable.of(5, 6))
        }
    }

    @Test("scan(_:accumulator:) 77") func form77() {
        same(callsMain: true, fails: false) { run in
            run.driver.scan(0, accumulator: { run.mainOnly($0 + $1) })
        } as: { run in
            run.numbers.scan(0, accumulator: { $0 + $1 })
        }
    }

    @Test("scan(into:accumulator:) 78") func form78() {
        same(callsMain: true, fails: false) { run in
            run.driver.scan(into: 0, accumulator: { $0 += run.mainOnly($1) })
        } as: { run in
            run.numbers.scan(into: 0, accumulator: { $0 += $1 })
        }
    }

    @Test("skip(_:) 79") func form79() {
        same(callsMain: false, fails: false) { run in
            run.driver.skip(2)
        } as: { run in
            run.numbers.skip(2)
        }
    }

    @Test("skip(until:) 80") func form80() {
        same(callsMain: false, fails: false) { run in
            run.driver.skip(until: Driver.of(5, 6))
        } as: { run in
            run.numbers.skip(until: Observable.of(5, 6))
        }
    }

    @Test("skip(while:) 81") func form81() {
        same(callsMain: true, fails: false) { run in
            run.driver.skip(while: { run.mainOnly($0 != 3) })
        } as: { run in
            run.numbers.skip(while: { $0 != 3 })
        }
    }

    @Test("startWith(contentsOf:) 82") func form82() {
        same(callsMain: false, fails: false) { run in
            run.driver.startWith(contentsOf: [7, 8])
        } as: { run in
            run.numbers.startWith(contentsOf: [7, 8])
        }
    }

    @Test("startWith(_:) 83") func form83() {
        same(callsMain: false, fails: false) { run in
            run.driver.startWith(7)
        } as: { run in
            run.numbers.startWith(7)
        }
    }

    @Test("startWith(_:_:_:) 84") func form84() {
        same(callsMain: false, fails: false) { run in
            run.driver.startWith(7, 7, 7, 8)
        } as: { run in
            run.numbers.startWith(7, 7, 7, 8)
        }
    }

    @Test("take(until:) 85") func form85() {
        same(callsMain: false, fails: false) { run in
            run.driver.take(until: Driver.of(5, 6))
        } as: { run in
            run.numbers.take(until: Observable.of(5, 6))
        }
    }

    @Test("take(until:behavior:) 86") func form86() {
        same(callsMain: true, fails: false) { run in
            run.driver.take(until: { run.mainOnly($0 != 3) })
        } as: { run in
            run.numbers.take(until: { $0 != 3 })
        }
    }

    @Test("take(while:behavior:) 87") func form87() {
        same(callsMain: true, fails: false) { run in
            run.driver.take(while: { run.mainOnly($0 != 3) })
        } as: { run in
            run.numbers.take(while: { $0 != 3 })
        }
    }

    @Test("throttle(_:latest:) 88") func form88() {
        same(callsMain: false, fails: false) { run in
            run.driver.throttle(RxTimeInterval.seconds(5))
        } as: { run in
            run.numbers.throttle(RxTimeInterval.seconds(5), scheduler: run.scheduler)
        }
    }

    @Test("withLatestFrom(_:) 89") func form89() {
        same(callsMain: false, fails: false) { run in
            run.driver.withLatestFrom(Driver.of(5, 6))
        } as: { run in
            run.numbers.withLatestFrom(Observable.of(5, 6))
        }
    }

    @Test("withLatestFrom(_:resultSelector:) 90") func form90() {
        same(callsMain: true, fails: false) { run in
            run.driver.withLatestFrom(Driver.of(5, 6), resultSelector: { run.mainOnly($0 + $1) })
        } as: { run in
            run.numbers.withLatestFrom(Observable.of(5, 6), resultSelector: { $0 + $1 })
        }
    }

    @Test("withUnretained(_:) 91") func form91() {
        same(callsMain: false, fails: false) { run in
            run.driver.withUnretained(run.object)
        } as: { run in
            run.numbers.withUnretained(run.object)
        }
    }

    @Test("withUnretained(_:resultSelector:) 92") func form92() {
        same(callsMain: true, fails: false) { run in
            run.driver.withUnretained(run.object, resultSelector: { run.mainOnly($1) })
        } as: { run in
            run.numbers.withUnretained(run.object, resultSelector: { $1 })
        }
    }

    @Test("drive(onNext:onCompleted:onDisposed:) 93") func form93() async {
        await calls(5, onMain: false, fails: false) { run in
            run.driver.drive(onNext: { _ = run.mainOnly($0) }, onCompleted: { run.mainOnly(()) })
        }
    }

    @Test("drive(with:onNext:onCompleted:onDisposed:) 94") func form94() async {
        await calls(5, onMain: false, fails: false) { run in
            run.driver.drive(with: run.object, onNext: { _ = run.mainOnly($1) }, onCompleted: { _ = run.mainOnly($0) })
        }
    }

    @Test("emit(onNext:onCompleted:onDisposed:) 95") func form95() async {
        await calls(5, onMain: false, fails: false) { run in
            run.signal.emit(onNext: { _ = run.mainOnly($0) }, onCompleted: { run.mainOnly(()) })
        }
    }

    @Test("emit(with:onNext:onCompleted:onDisposed:) 96") func form96() async {
        await calls(5, onMain: false, fails: false) { run in
            run.signal.emit(with: run.object, onNext: { _ = run.mainOnly($1) }, onCompleted: { _ = run.mainOnly($0) })
        }
    }

    @Test("buffer(count:skip:) 97") func form97() {
        same(callsMain: false, fails: false) { run in
            run.driver.buffer(count: 2)
        } as: { run in
            run.numbers.buffer(count: 2)
        }
    }

    @Test("buffer(while:) 98") func form98() {
        same(callsMain: true, fails: false) { run in
            run.driver.buffer(while: { run.mainOnly($0 != 3) })
        } as: { run in
            run.numbers.buffer(while: { $0 != 3 })
        }
    }

    @Test("chunked(by:) 99") func form99() {
        same(callsMain: true, fails: false) { run in
            run.driver.chunked(by: { run.mainOnly($0 == $1) })
        } as: { run in
            run.numbers.chunked(by: { $0 == $1 })
        }
    }

    @Test("distinct(_:) 100") func form100() {
        same(callsMain: true, fails: false) { run in
            run.driver.distinct({ run.mainOnly($0 != 3) })
        } as: { run in
            run.numbers.distinct({ $0 != 3 })
        }
    }

    @Test("distinct(by:) 101") func form101() {
        same(callsMain: true, fails: false) { run in
            run.driver.distinct(by: { run.mainOnly($0 % 2) })
        } as: { run in
            run.numbers.distinct(by: { $0 % 2 })
        }
    }

    @Test("filterMap(_:) 102") func form102() {
        same(callsMain: true, fails: false) { run in
            run.driver.filterMap({ run.mainOnly(FilterMap.map($0)) })
        } as: { run in
            run.numbers.filterMap({ FilterMap.map($0) })
        }
    }

    @Test("ignore(_:) 103") func form103() {
        same(callsMain: false, fails: false) { run in
            run.driver.ignore([1, 3])
        } as: { run in
            run.numbers.ignore([1, 3])
        }
    }

    @Test("ignoreWhen(_:) 104") func form104() {
        same(callsMain: true, fails: false) { run in
            run.driver.ignoreWhen({ run.mainOnly($0 != 3) })
        } as: { run in
            run.numbers.ignoreWhen({ $0 != 3 })
        }
    }

    @Test("interspersed(with:) 105") func form105() {
        same(callsMain: false, fails: false) { run in
            run.driver.interspersed(with: 7)
        } as: { run in
            run.numbers.interspersed(with: 7)
        }
    }

    @Test("mapAt(_:) 106") func form106() {
        same(callsMain: false, fails: false) { run in
            run.driver.mapAt(\.negated)
        } as: { run in
            run.numbers.mapAt(\.negated)
        }
    }

    @Test("mapMany(_:) 107") func form107() {
        same(callsMain: true, fails: false) { run in
            run.driver.map { [$0, $0] }.mapMany({ run.mainOnly($0 + 1) })
        } as: { run in
            run.numbers.map { [$0, $0] }.mapMany({ $0 + 1 })
        }
    }

    @Test("mapTo(_:) 108") func form108() {
        same(callsMain: false, fails: false) { run in
            run.driver.mapTo(0)
        } as: { run in
            run.numbers.mapTo(0)
        }
    }

    @Test("not() 109") func form109() {
        same(callsMain: false, fails: false) { run in
            run.driver.map { $0 > 1 }.not()
        } as: { run in
            run.numbers.map { $0 > 1 }.not()
        }
    }

    @Test("nwise(_:) 110") func form110() {
        same(callsMain: false, fails: false) { run in
            run.driver.nwise(2)
        } as: { run in
            run.numbers.nwise(2)
        }
    }

    @Test("ofType(_:) 111") func form111() {
        same(callsMain: false, fails: false) { run in
            run.driver.ofType(Int.self)
        } as: { run in
            run.numbers.ofType(Int.self)
        }
    }

    @Test("pairwise() 112") func form112() {
        same(callsMain: false, fails: false) { run in
            run.driver.pairwise()
        } as: { run in
            run.numbers.pairwise()
        }
    }

    @Test("skipLast(_:) 113") func form113() {
        same(callsMain: false, fails: false) { run in
            run.driver.skipLast(2)
        } as: { run in
            run.numbers.skipLast(2)
        }
    }

    @Test("unwrap() 114") func form114() {
        same(callsMain: false, fails: false) { run in
            run.driver.map { Optional($0) }.unwrap()
        } as: { run in
            run.numbers.map { Optional($0) }.unwrap()
        }
    }
}
