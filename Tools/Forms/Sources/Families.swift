// The kinds of sequences that have their own forms of the observables' operators.

extension Family {
    static let all: [Family] = [infallible, shared, main, primitive]

    static let infallible = Family(
        name: "Infallible",
        suffix: "Infallible",
        receiver: "InfallibleType",
        wrapper: "Infallible",
        unwrapped: ".asObservable()",
        canThrow: false
    )

    static let shared = Family(
        name: "Driver and Signal",
        suffix: "Shared",
        receiver: "SharedSequenceConvertibleType",
        wrapper: "SharedSequence",
        parameters: ["SharingStrategy"],
        base: "sourceForOperator()",
        modifiers: ["consuming"],
        unwrapped: ".source",
        canThrow: false,
        isOnMain: true,
        scheduler: "SharingStrategy.scheduler"
    )

    static let main = Family(
        name: "MainObservable",
        module: "RxObservable",
        suffix: "Main",
        receiver: "MainObservableType",
        wrapper: "MainObservable",
        base: "promised",
        unwrapped: ".promised",
        isOnMain: true
    )

    static let primitive = Family(
        name: "Single, Maybe, Completable",
        suffix: "Primitive",
        receiver: "PrimitiveSequenceType",
        wrapper: "PrimitiveSequence",
        parameters: ["Trait"],
        label: "raw",
        base: "source",
        unwrapped: ".source"
    )
}
