// The kinds of sequences that have their own forms of the observables' operators.

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
        unwrapped: ".asObservable()",
        canThrow: false,
        sequences: "sequences that can't fail",
        closures: "its closures can't, either",
        words: noErrors + [("`for try await`", "`for await`")]
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
        argument: "SharingStrategy, ",
        unwrapped: ".source",
        canThrow: false,
        isOnMain: true,
        scheduler: "SharingStrategy.scheduler",
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
        isOnMain: true,
        isDisfavored: false,
        sequences: "sequences of the main thread",
        closures: "its closures are the main actor's"
    )

    static let primitive = Family(
        name: "Single, Maybe, Completable",
        module: "RxTraits",
        suffix: "Primitive",
        receiver: "PrimitiveSequenceType",
        wrapper: "PrimitiveSequence<Trait, ",
        constructor: "PrimitiveSequence(raw: ",
        base: "source",
        unwrapped: ".source",
        sequences: "singles, maybes and completables",
        closures: ""
    )

    /// Statements on operators' pages that hold only for sequences with errors.
    private static let noErrors = [
        // Each statement is removed verbatim, a longer one before its own prefix. A test checks that pages still
        // contain these words.
        "; an error that it throws fails the sequence; if the subscription is over by then, it goes to "
            + "``Hooks/defaultErrorHandler``",
        "; an error that it throws fails the sequence", "; an error that it throws fails the subscription",
        "; an error that it throws fails it", ", and fails with the first that fails",
        "; fails with the first that fails",
        ", and fails with it at once", " and fails with it at once", " and fails with the source",
        "; fails with the source at once", "; fails with the source", ", and fails when one of those two fails",
        " and fails at once", "; an error that it throws is forwarded instead",
        " An error drops the open buffers.",
        "; an error that it throws disposes of the source and is passed to `onError`", "`onError` or ",
        ". The sequence is over then, so an error that it throws goes to ``Hooks/defaultErrorHandler``",
    ].map { ($0, "") }
}
