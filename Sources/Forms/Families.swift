// The kinds of sequences that have their own forms of the observables' operators.

extension Family {
    static let all: [Family] = [infallible, shared, main, primitive]

    static let infallible = Family(
        name: "Infallible",
        suffix: "Infallible",
        receiver: "InfallibleType",
        wrapper: "Infallible<",
        unwrapped: ".asObservable()",
        canThrow: false,
        sequences: "sequences that can't fail",
        words: noErrors + [("`for try await`", "`for await`")]
    )

    static let shared = Family(
        name: "Driver and Signal",
        suffix: "Shared",
        receiver: "SharedSequenceConvertibleType",
        wrapper: "SharedSequence<SharingStrategy, ",
        base: "sourceForOperator()",
        modifiers: ["consuming"],
        argument: "SharingStrategy, ",
        unwrapped: ".source",
        canThrow: false,
        isOnMain: true,
        scheduler: "SharingStrategy.scheduler",
        sequences: "drivers and signals",
        words: noErrors + [("delivered on the concurrent executor", "delivered on the main thread")]
    )

    static let main = Family(
        name: "MainObservable",
        module: "RxObservable",
        suffix: "Main",
        receiver: "MainObservableType",
        wrapper: "MainObservable<",
        isOnMain: true,
        sequences: "sequences of the main thread"
    )

    static let primitive = Family(
        name: "Single, Maybe, Completable",
        suffix: "Primitive",
        receiver: "PrimitiveSequenceType",
        wrapper: "PrimitiveSequence<Trait, ",
        label: "raw: ",
        base: "source",
        unwrapped: ".source",
        sequences: "singles, maybes and completables"
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
