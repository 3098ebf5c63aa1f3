// What begins a sequence, of nothing or of several others, in the order of the alphabet.

extension Operator {
    static let sources: [Operator] = [
        .source("amb(_:)"),
        .source("catch(sequence:)", "Swift.Collection", infallible: .cannotFail, shared: .cannotFail),
        .source("catch(sequence:)", "Swift.Sequence", infallible: .cannotFail, shared: .cannotFail),
        .source("combineLatest(_:)", shared: .ofOneKind),
        .source("combineLatest(_:resultSelector:)", shared: .ofOneKind),
        .source("combineLatest(_:_:)", arities: true),
        .source("combineLatest(_:_:resultSelector:)", shared: .on("SharedSequence"), arities: true),
        .source("concat(_:)", "Observable<Element>...", primitive: .inOrder),
        .source("concat(_:)", "Swift.Collection", primitive: .inOrder),
        .source("concat(_:)", "Swift.Sequence", primitive: .inOrder),
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
        .source(
            "deferred(_:)",
            "throws -> Observable",
            shared: .factoryOnMain,
            primitive: .on("PrimitiveSequence")
        ),
        .source("deferred(_:)", "async", infallible: .startsElsewhere, shared: .begun, primitive: .startsElsewhere),
        .source("empty()", shared: .unshared, primitive: .notSingles),
        .source("error(_:)", infallible: .fails, shared: .fails, primitive: .derived),
        .source("from(_:)", infallible: .on("Infallible"), shared: .unshared),
        .source("from(_:scheduler:)", "[Element]", infallible: .on("Infallible"), shared: .begun),
        .source("from(_:scheduler:)", "Swift.Sequence", infallible: .on("Infallible"), shared: .unsharedSequence),
        .source("from(optional:)", infallible: .on("Infallible"), shared: .unshared),
        .source("from(optional:scheduler:)", infallible: .on("Infallible"), shared: .begun),
        .source("generate(initialState:condition:iterate:)", infallible: .on("Infallible"), shared: .begun),
        .source("generate(initialState:condition:scheduler:iterate:)", infallible: .on("Infallible"), shared: .begun),
        Operator("interval(_:scheduler:)", shared: .on("SharedSequence"), main: .byRule, primitive: .one),
        .source("just(_:)", shared: .unshared, primitive: .ofElement),
        .source("just(_:scheduler:)", shared: .begun, primitive: .ofElement),
        .source("merge(_:)", "Observable<Element>...", primitive: .atOnce),
        .source("merge(_:)", "[Observable<Element>]", primitive: .asCollection),
        .source("merge(_:)", "Swift.Collection", primitive: .atOnce),
        .source("never()", shared: .nothingToShare, primitive: .derived),
        .source("of(_:)", infallible: .of, shared: .unshared),
        .source("of(_:scheduler:)", infallible: .of, shared: .begun),
        .source("range(start:count:scheduler:)", infallible: .fails, shared: .begun),
        .source("repeatElement(_:)", infallible: .on("Infallible"), shared: .begun),
        .source("repeatElement(_:scheduler:)", infallible: .on("Infallible"), shared: .begun),
        Operator("timer(_:period:scheduler:)", shared: .withPeriod, main: .byRule, primitive: .withoutPeriod),
        .source(
            "using(_:observableFactory:)",
            "() throws -> Resource",
            shared: .begun,
            primitive: .usingOfSameKind
        ),
        .source(
            "using(_:observableFactory:)",
            "async",
            infallible: .startsElsewhere,
            shared: .begun,
            primitive: .startsElsewhere
        ),
        .source("zip(_:)", shared: .ofOneKind, primitive: .singlesAlone),
        .source("zip(_:resultSelector:)", shared: .ofOneKind, primitive: .singlesAlone),
        .source("zip(_:_:)", primitive: .zipped, arities: true),
        .source("zip(_:_:resultSelector:)", shared: .on("SharedSequence"), primitive: .zipped, arities: true),
    ]
}
