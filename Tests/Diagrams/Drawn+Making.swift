import Dispatch
import RxExtras
import RxTraits
import TestSupport

extension Drawn {
    static let making: [Drawn] = [
        Drawn("RxObservable/Creation/Create.swift", "create { observer in … }") { stage in
            let events = stage.scheduler.cold("a--b--|")
            let sequence = Observable<String>.create { observer in events.subscribe(observer) }
            stage.show(sequence)
            stage.show(sequence, from: 2)
        },
        Drawn("RxObservable/Creation/Create.swift", "create(priority: nil) { observer in … }") { stage in
            stage.runsTasks(pausingAt: 0, 3)
            let sequence = Observable<String>.create(priority: nil) { observer in
                observer.onNext("a")
                try await stage.pause(3)
                observer.onNext("b")
                try await stage.pause(1)
            }
            stage.show(sequence)
        },
        Drawn("RxObservable/Creation/Deferred.swift", #"deferred { .of("a", "b") }"#) { stage in
            stage.show(Observable.deferred { Observable.of("a", "b") })
        },
        Drawn("RxObservable/Creation/Deferred.swift", "deferred { try await ab(after: 2) }") { stage in
            stage.runsTasks(pausingAt: 0)
            let sequence = Observable.deferred {
                try await stage.pause(2)
                return Observable.of("a", "b")
            }
            stage.show(sequence)
        },
        Drawn("RxObservable/Creation/Empty.swift") { $0.show(Observable<String>.empty()) },
        Drawn("RxObservable/Creation/Error.swift") { $0.show(Observable<String>.error(MarbleError())) },
        Drawn("RxObservable/Creation/From.swift", #"from(["a", "b", "c"])"#) {
            $0.show(Observable.from(["a", "b", "c"]))
        },
        Drawn("RxObservable/Creation/From.swift", "from(1...).take(3)") {
            $0.show(Observable.from(1...).take($0.number(3)))
        },
        Drawn("RxObservable/Creation/From.swift", #"from(optional: "a")"#) { stage in
            stage.show(Observable.from(optional: "a"))
            stage.show(Observable<String>.from(optional: nil))
        },
        Drawn("RxObservable/Creation/From.swift", #"from(optional: "a", scheduler: scheduler)"#) { stage in
            stage.show(Observable.from(optional: "a", scheduler: ImmediateScheduler.instance))
        },
        Drawn("RxObservable/Creation/Generate.swift") {
            $0.show(Observable.generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 }))
        },
        Drawn("RxObservable/Creation/Interval.swift") {
            $0.show(Observable<Int>.interval($0.seconds(3), scheduler: $0.scheduler).take($0.number(3)))
        },
        Drawn("RxObservable/Creation/Just.swift", #"just("a")"#) { $0.show(Observable.just("a")) },
        Drawn("RxObservable/Creation/Just.swift", #"just("a", scheduler: scheduler)"#) {
            $0.show(Observable.just("a", scheduler: ImmediateScheduler.instance))
        },
        Drawn("RxObservable/Creation/Never.swift") { $0.show(Observable<String>.never()) },
        Drawn("RxObservable/Creation/Of.swift") { $0.show(Observable.of("a", "b", "c")) },
        Drawn("RxObservable/Creation/Range.swift") { $0.show(Observable.range(start: 1, count: $0.number(3))) },
        Drawn("RxObservable/Creation/RepeatElement.swift") {
            $0.show(Observable.repeatElement("a").take($0.number(3)))
        },
        Drawn("RxObservable/Creation/Timer.swift") { stage in
            let scheduler = stage.scheduler
            stage.show(Observable<Int>.timer(stage.seconds(3), scheduler: scheduler))
            stage.show(
                Observable<Int>.timer(stage.seconds(3), period: stage.seconds(2), scheduler: scheduler).take(
                    stage.number(3)
                )
            )
        },
        Drawn("RxObservable/Creation/Using.swift", "using({ File() }) { file in file.lines }") { stage in
            let made = stage.cold("made sequence").asObservable()
            stage.show(Observable.using({ BooleanDisposable() }, observableFactory: { _ in made }))
        },
        Drawn("RxObservable/Creation/Using.swift", "using({ try await File() }) { file in file.lines }") { stage in
            stage.runsTasks(pausingAt: 0)
            let made = stage.cold("made sequence").asObservable()
            let sequence = Observable.using(
                {
                    try await stage.pause(2)
                    return BooleanDisposable()
                },
                observableFactory: { _ in made }
            )
            stage.show(sequence)
        },
        Drawn("RxObservable/Async/AsyncSequence+AsObservable.swift", "asObservable()") { stage in
            stage.runsTasks()
            stage.show(stage.hot("async sequence").valuesFromNow().asObservable())
        },
        Drawn("RxObservable/Async/AsyncSequence+AsObservable.swift", "asyncSequence { made }") { stage in
            stage.runsTasks()
            let source = stage.hot("made sequence").valuesFromNow()
            stage.show(Observable.asyncSequence { source })
        },
        Drawn("RxTraits/Infallible/AsyncSequence+AsInfallible.swift", "asInfallible()") { stage in
            stage.runsTasks()
            stage.show(
                stage.hot("async sequence").asInfallible(onErrorJustReturn: "").valuesFromNow().asInfallible()
            )
        },
        Drawn("RxTraits/Infallible/AsyncSequence+AsInfallible.swift", "asyncSequence { made }") { stage in
            stage.runsTasks()
            let source = stage.hot("made sequence").asInfallible(onErrorJustReturn: "").valuesFromNow()
            stage.show(Infallible.asyncSequence { source })
        },
        // It sends the elements as they come.
        Drawn("RxTracing/Operators/Checkpoint.swift") { $0.show($0.hot()) },
        Drawn("RxExtras/Operators/Once.swift") { stage in
            let once = Observable.once("x")
            stage.show(once)
            stage.show(once)
        },
        Drawn("RxExtras/Operators/FromAsync.swift") { stage in
            let handler = stage.cold("handler")
            let sequence = Observable<String>.fromAsync { completion in
                _ = handler.subscribe(onNext: { completion($0) })
            }
            stage.show(sequence)
        },
        Drawn("RxExtras/Operators/Unfold.swift") { stage in
            let pages = [stage.cold("next(1)"), stage.cold("next(2)")]
            stage.show(
                Observable<String>.unfold(1) { (number: Int) in
                    pages[number - 1].map { page -> (String, Int?) in (page, number < 2 ? number + 1 : nil) }
                }
            )
        },
    ]
}
