/// The table: the operators of observables, a row each.
///
/// The signature of a row is that of the operator in its own file, which the program reads: the closures, the other
/// parameters, what comes out and what the page says are written there, once. A cell that isn't named is derived by the
/// rule of its family; a test fails for an operator without a row, and for a row without an operator.
extension Operator {
    static let all = sources + stages

    /// What stands behind a sequence, in the order of the alphabet.
    private static let stages: [Operator] = [
        Operator("buffer(timeSpan:count:scheduler:)", shared: .timed, main: .timed, primitive: .one),
        Operator(
            "catchAndReturn(_:)",
            infallible: .cannotFail,
            shared: .cannotFail,
            // The source may fail on main while another thread still subscribes to it. That thread then goes on to the
            // element (see `SequentialSink.takeTurns`), which has to be sent on main.
            main: .body(
                "MainObservable(asObservable().replacingError(with: Observable.just(element).subscribedOnMain()))"
            ),
            primitive: .ofElement
        ),
        Operator("compactMap(_:)", primitive: .maybe, keyPath: true),
        Operator(
            "compactMap(maxConcurrent:_:)",
            main: .movesOn,
            primitive: .oneAtATime("The new element, if there is one")
        ),
        Operator(
            "concatMap(_:)",
            "Source",
            shared: .absent("RxSwift's drivers don't wait for each other."),
            primitive: .one
        ),
        Operator("concatMap(_:)", "async", shared: .byLabel, main: .movesOn, primitive: .mapped),
        Operator("debounce(_:scheduler:)", main: .byRule, primitive: .one),
        Operator("debug(_:trimOutput:file:line:function:)"),
        Operator("decode(type:decoder:)", infallible: .fails, shared: .fails, main: .withDecoder, primitive: .one),
        Operator("delay(_:scheduler:)", main: .byRule),
        Operator("delaySubscription(_:scheduler:)", shared: .timed, main: .timed),
        Operator("dematerialize()", infallible: .fails, shared: .fails, main: .movesOn, primitive: .one),
        Operator(
            "distinctUntilChanged()",
            shared: .equalOnMain("distinctUntilChanged(equalOnMain())"),
            main: .equalOnMain("distinctUntilChanged(equalOnMain())"),
            primitive: .one
        ),
        Operator(
            "distinctUntilChanged(_:)",
            "Key",
            shared: .equalOnMain("distinctUntilChanged(keySelector, comparer: equalOnMain())"),
            main: .equalOnMain("distinctUntilChanged(keySelector, comparer: equalOnMain())"),
            primitive: .one
        ),
        Operator("distinctUntilChanged(_:)", "-> Bool", primitive: .one),
        Operator("distinctUntilChanged(_:comparer:)", primitive: .one),
        Operator("distinctUntilChanged(at:)", shared: .keyPath, main: .keyPath, primitive: .one),
        Operator("do(awaiting:)", shared: .byLabel, main: .movesOn, primitive: .awaited),
        Operator(
            "do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)",
            infallible: .withoutErrors,
            shared: .withoutErrors,
            main: .subscribedOnMain,
            primitive: .byRule
        ),
        Operator("element(at:)", infallible: .fails, shared: .fails, main: .movesOn, primitive: .one),
        Operator("enumerated()", primitive: .one),
        Operator("filter(_:)", primitive: .maybe, keyPath: true),
        Operator("filter(maxConcurrent:_:)", main: .movesOn, primitive: .oneAtATime("The element, if it passes")),
        Operator("flatMap(_:)", primitive: .sameKind),
        Operator("flatMap(maxConcurrent:_:)", main: .movesOn, primitive: .one),
        Operator("flatMapFirst(_:)", primitive: .one),
        Operator("flatMapFirst(priority:_:)", main: .movesOn, primitive: .one),
        Operator("flatMapLatest(_:)", primitive: .one),
        Operator("flatMapLatest(priority:_:)", main: .movesOn, primitive: .one),
        Operator("groupBy(keySelector:)", shared: .movesOn, main: .statements, primitive: .one),
        Operator("ifEmpty(default:)", primitive: .ofMaybe),
        Operator("ifEmpty(switchTo:)", main: .movesOn, primitive: .each(Cell.switchesTo)),
        Operator("ignoreElements()", primitive: .otherName),
        Operator("map(_:)", primitive: .ofElement, keyPath: true),
        Operator("materialize()", infallible: .cannotFail, shared: .cannotFail, primitive: .one),
        Operator("multicast(_:)", all: .connects),
        Operator("multicast(_:selector:)", all: .connects),
        Operator("multicast(makeSubject:)", all: .connects),
        Operator("observe(on:)", shared: .timed, main: .makesThem),
        Operator("publish()", all: .connects),
        Operator("reduce(_:accumulator:)", shared: .seldomEnds, primitive: .one),
        Operator("reduce(_:accumulator:mapResult:)", shared: .seldomEnds, primitive: .one),
        Operator("replay(_:)", all: .connects),
        Operator("replayAll()", all: .connects),
        Operator("retry()", infallible: .cannotFail, shared: .cannotFail),
        Operator("retry(_:)", infallible: .cannotFail, shared: .cannotFail, main: .statements),
        Operator("retry(if:)", infallible: .cannotFail, shared: .cannotFail, main: .movesOn),
        Operator(
            "retry(on:when:)",
            infallible: .cannotFail,
            shared: .cannotFail,
            main: .movesOn,
            primitive: .completing
        ),
        Operator("retry(when:)", infallible: .cannotFail, shared: .cannotFail, main: .movesOn, primitive: .completing),
        Operator("sample(_:defaultValue:)", main: .movesOn, primitive: .one),
        Operator("scan(_:accumulator:)", primitive: .one),
        Operator("scan(into:accumulator:)", primitive: .one),
        Operator("share(replay:scope:)", shared: .sharesAlready, main: .besideShare, primitive: .connects),
        Operator("share(scope:)", shared: .sharesAlready, main: .besideShare, primitive: .connects),
        Operator("single()", infallible: .fails, shared: .fails, primitive: .one),
        Operator("single(_:)", infallible: .fails, shared: .fails, primitive: .one),
        Operator("skip(_:)", primitive: .one),
        Operator("skip(_:scheduler:)", shared: .timed, main: .timed, primitive: .one),
        Operator("skip(until:)", primitive: .one),
        Operator("skip(while:)", primitive: .one),
        Operator("startWith(contentsOf:)", main: .startedOnMain("elements"), primitive: .one),
        Operator("startWith(_:)", main: .startedOnMain("[element]"), primitive: .one),
        Operator(
            "startWith(_:_:_:)",
            infallible: .body("Infallible(started(asObservable(), with: [first, second] + others))"),
            shared: .body("SharedSequence(started(sourceForOperator(), with: [first, second] + others))"),
            main: .startedOnMain("[first, second] + others"),
            primitive: .one
        ),
        Operator("subscribe(on:)", shared: .timed, main: .timed),
        Operator("switchLatest()", infallible: .ofInfallibles, shared: .ofShared, main: .movesOn, primitive: .one),
        Operator(
            "take(_:)",
            shared: .absent("`take(0)` would end off the main thread; take from `asObservable()`."),
            main: .statements,
            primitive: .one
        ),
        Operator("take(for:scheduler:)", shared: .timed, main: .timed, primitive: .one),
        Operator("take(until:)", primitive: .one),
        Operator("take(until:behavior:)", primitive: .one),
        Operator("take(while:behavior:)", primitive: .one),
        Operator("takeLast(_:)", shared: .seldomEnds, primitive: .one),
        Operator("throttle(_:latest:scheduler:)", main: .byRule, primitive: .one),
        Operator("timeout(_:scheduler:)", infallible: .fails, shared: .fails, main: .byRule),
        Operator("timeout(_:other:scheduler:)", shared: .timed, main: .timed, primitive: .otherOfSameKind),
        Operator(
            "window(timeSpan:count:scheduler:)",
            infallible: .absent("Its windows are observables."),
            shared: .timed,
            main: .timed,
            primitive: .one
        ),
        Operator(
            "withLatestFrom(_:)",
            shared: .latest("SharedSequence(combined(sourceForOperator(), withLatestFrom: second.source) { $1 })", nil),
            primitive: .one
        ),
        Operator(
            "withLatestFrom(_:resultSelector:)",
            shared: .latest(
                "SharedSequence(combined(sourceForOperator(), withLatestFrom: second.source, onMain(resultSelector)))",
                "Source.SharingStrategy == SharingStrategy"
            ),
            primitive: .one
        ),
        Operator("withUnretained(_:)", primitive: .one),
        Operator("withUnretained(_:resultSelector:)", primitive: .one),
    ]
}
