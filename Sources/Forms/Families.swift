// The kinds of sequences that have the operators of observables in forms of their own.

extension Family {
    static let all: [Family] = [infallible, shared, main, primitive]

    static let infallible = Family(
        name: "Infallible",
        module: "RxTraits",
        suffix: "Infallible",
        receiver: "InfallibleType",
        wrapper: "Infallible<",
        constructor: "Infallible(",
        base: "asObservable()",
        modifiers: [],
        others: "InfallibleType",
        argument: "",
        unwrapped: ".asObservable()",
        canThrow: false,
        isOnMain: false,
        scheduler: nil,
        isDisfavored: true,
        sequences: "sequences that can't fail",
        closures: "its closures can't, either",
        words: noErrors
    )

    static let shared = Family(
        name: "Driver and Signal",
        module: "RxTraits",
        suffix: "Shared",
        receiver: "SharedSequenceConvertibleType",
        wrapper: "SharedSequence<SharingStrategy, ",
        constructor: "SharedSequence(",
        base: "sourceForOperator()",
        modifiers: ["consuming"],
        others: "SharedSequenceConvertibleType",
        argument: "SharingStrategy, ",
        unwrapped: ".source",
        canThrow: false,
        isOnMain: true,
        scheduler: "SharingStrategy.scheduler",
        isDisfavored: true,
        sequences: "drivers and signals",
        closures: "its closures are the main actor's",
        words: noErrors + [("delivered on the concurrent executor", "delivered on the main thread")]
    )

    static let main = Family(
        name: "MainObservable",
        module: "RxObservable",
        suffix: "Main",
        receiver: "MainObservableType",
        wrapper: "MainObservable<",
        constructor: "MainObservable(",
        base: "asObservable()",
        modifiers: [],
        others: "MainObservableType",
        argument: "",
        unwrapped: "",
        canThrow: true,
        isOnMain: true,
        scheduler: nil,
        isDisfavored: false,
        sequences: "sequences of the main thread",
        closures: "its closures are the main actor's",
        words: []
    )

    static let primitive = Family(
        name: "Single, Maybe, Completable",
        module: "RxTraits",
        suffix: "Primitive",
        receiver: "PrimitiveSequenceType",
        wrapper: "PrimitiveSequence<Trait, ",
        constructor: "PrimitiveSequence(raw: ",
        base: "source",
        modifiers: [],
        others: "PrimitiveSequenceType",
        argument: "",
        unwrapped: ".source",
        canThrow: true,
        isOnMain: false,
        scheduler: nil,
        isDisfavored: true,
        sequences: "singles, maybes and completables",
        closures: "",
        words: []
    )

    /// What only sequences that fail do.
    private static let noErrors = [
        "; an error that it throws fails the sequence", "; an error that it throws fails the subscription",
        "; an error that it throws fails it", ", and fails with the first that fails",
        "; fails with the first that fails",
        ", and fails with it at once", " and fails with it at once", " and fails with the source",
        "; fails with the source at once", "; fails with the source", ", and fails when one of those two fails",
        " and fails at once", "; an error that it throws goes down instead",
        ". The sequence is over then, so an error that it throws goes to ``Hooks/defaultErrorHandler``",
    ].map { ($0, "") }
}
