// What begins a sequence, of nothing or of several others, in the order of the alphabet.

extension Operator {
    static let sources: [Operator] = [
        Operator("amb(_:)", main: .startsElsewhere, primitive: .one),
        Operator(
            "catch(sequence:)",
            "Swift.Collection",
            infallible: .cannotFail,
            shared: .cannotFail,
            main: .startsElsewhere,
            primitive: .one
        ),
        Operator(
            "catch(sequence:)",
            "Swift.Sequence",
            infallible: .cannotFail,
            shared: .cannotFail,
            main: .startsElsewhere,
            primitive: .one
        ),
        Operator(
            "combineLatest(_:)",
            shared: .ofOneKind,
            main: .startsElsewhere,
            primitive: .one
        ),
        Operator("combineLatest(_:resultSelector:)", shared: .ofOneKind, main: .startsElsewhere, primitive: .one),
        Operator("combineLatest(_:_:)", main: .startsElsewhere, primitive: .one, arities: true),
        Operator(
            "combineLatest(_:_:resultSelector:)",
            shared: .on("SharedSequence"),
            main: .startsElsewhere,
            primitive: .one,
            arities: true
        ),
        Operator("concat(_:)", "Observable<Element>...", main: .startsElsewhere, primitive: .completablesAlone),
        Operator("concat(_:)", "Swift.Collection", main: .startsElsewhere, primitive: .completablesAlone),
        Operator("concat(_:)", "Swift.Sequence", main: .startsElsewhere, primitive: .completablesAlone),
        Operator(
            "create(_:)",
            "AnyObserver<Element>) -> any",
            infallible: .ownObserver,
            shared: .begun,
            main: .ownObserver,
            primitive: .ownObserver
        ),
        Operator(
            "create(_:)",
            "Task<",
            infallible: .ownObserver,
            shared: .begun,
            main: .movesOn,
            primitive: .ownObserver
        ),
        Operator(
            "create(priority:_:)",
            infallible: .ownObserver,
            shared: .begun,
            main: .movesOn,
            primitive: .ownObserver
        ),
        Operator(
            "deferred(_:)",
            "throws -> Observable",
            infallible: .body("Infallible(.deferred { observableFactory().asObservable() })"),
            shared: .factoryOnMain,
            main: .startsElsewhere,
            primitive: .sameKind
        ),
        Operator(
            "deferred(_:)",
            "async",
            infallible: .startsElsewhere,
            shared: .begun,
            main: .startsElsewhere,
            primitive: .startsElsewhere
        ),
        Operator("empty()", shared: .unshared, main: .startsElsewhere, primitive: .notSingles),
        Operator("error(_:)", infallible: .fails, shared: .fails, main: .startsElsewhere),
        Operator("from(_:)", infallible: .on("Infallible"), shared: .unshared, main: .startsElsewhere, primitive: .one),
        Operator(
            "from(_:scheduler:)",
            "[Element]",
            infallible: .on("Infallible"),
            shared: .begun,
            main: .startsElsewhere,
            primitive: .one
        ),
        Operator(
            "from(_:scheduler:)",
            "Swift.Sequence",
            infallible: .on("Infallible"),
            shared: .unsharedSequence,
            main: .startsElsewhere,
            primitive: .one
        ),
        Operator(
            "from(optional:)",
            infallible: .on("Infallible"),
            shared: .unshared,
            main: .startsElsewhere,
            primitive: .one
        ),
        Operator(
            "from(optional:scheduler:)",
            infallible: .on("Infallible"),
            shared: .begun,
            main: .startsElsewhere,
            primitive: .one
        ),
        Operator(
            "generate(initialState:condition:iterate:)",
            infallible: .on("Infallible"),
            shared: .begun,
            main: .startsElsewhere,
            primitive: .one
        ),
        Operator(
            "generate(initialState:condition:scheduler:iterate:)",
            infallible: .on("Infallible"),
            shared: .begun,
            main: .startsElsewhere,
            primitive: .one
        ),
        Operator("interval(_:scheduler:)", shared: .on("SharedSequence"), main: .byRule, primitive: .one),
        Operator("just(_:)", shared: .unshared, main: .startsElsewhere, primitive: .ofElement),
        Operator("just(_:scheduler:)", shared: .begun, main: .startsElsewhere, primitive: .ofElement),
        Operator("merge(_:)", "Observable<Element>...", main: .startsElsewhere, primitive: .completablesAlone),
        Operator("merge(_:)", "[Observable<Element>]", main: .startsElsewhere, primitive: .completablesAlone),
        Operator("merge(_:)", "Swift.Collection", main: .startsElsewhere, primitive: .completablesAlone),
        Operator("never()", shared: .nothingToShare, main: .startsElsewhere),
        Operator("of(_:)", infallible: .of, shared: .unshared, main: .startsElsewhere, primitive: .one),
        Operator("of(_:scheduler:)", infallible: .of, shared: .begun, main: .startsElsewhere, primitive: .one),
        Operator(
            "range(start:count:scheduler:)",
            infallible: .fails,
            shared: .begun,
            main: .startsElsewhere,
            primitive: .one
        ),
        Operator(
            "repeatElement(_:)",
            infallible: .on("Infallible"),
            shared: .begun,
            main: .startsElsewhere,
            primitive: .one
        ),
        Operator(
            "repeatElement(_:scheduler:)",
            infallible: .on("Infallible"),
            shared: .begun,
            main: .startsElsewhere,
            primitive: .one
        ),
        Operator("timer(_:period:scheduler:)", shared: .withPeriod, main: .byRule, primitive: .withoutPeriod),
        Operator(
            "using(_:observableFactory:)",
            "() throws -> Resource",
            infallible: .body("Infallible(.using(resourceFactory) { observableFactory($0).asObservable() })"),
            shared: .begun,
            main: .startsElsewhere,
            primitive: .sameKind
        ),
        Operator(
            "using(_:observableFactory:)",
            "async",
            infallible: .startsElsewhere,
            shared: .begun,
            main: .startsElsewhere,
            primitive: .startsElsewhere
        ),
        Operator(
            "zip(_:)",
            shared: .ofOneKind,
            main: .startsElsewhere,
            primitive: .singlesAlone
        ),
        Operator("zip(_:resultSelector:)", shared: .ofOneKind, main: .startsElsewhere, primitive: .singlesAlone),
        Operator("zip(_:_:)", main: .startsElsewhere, primitive: .zipped, arities: true),
        Operator(
            "zip(_:_:resultSelector:)",
            shared: .on("SharedSequence"),
            main: .startsElsewhere,
            primitive: .zipped,
            arities: true
        ),
    ]
}
