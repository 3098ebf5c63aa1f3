// What the rule of lenient forms doesn't know.

extension Lenient {
    /// Changes a lenient form that the rule has made; what isn't here is as the rule makes it.
    static let changes: [String: Cell] = [
        "ObservableType.just(_:)": .on("Observable"),
        "InfallibleType.just(_:)": .on("Infallible"),
        "PrimitiveSequenceType.just(_:)": .on("PrimitiveSequence"),
        "ObservableType.startWith(_:)": variadic,
        "ObservableType.startWith(_:_:_:)": variadic,
        "ObservableType.distinctUntilChanged()": .body(
            "let identity: (Element) -> Element = { $0 }",
            "return distinct(asObservable(), sendable(identity), sendable(==))"
        ),
        "ObservableType.distinctUntilChanged(_:)": .changed { _, form in
            form.body = form.body.map { $0.replacing("{ $0 == $1 }", with: "sendable(==)") }
        },
        "SharedSequenceConvertibleType.distinctUntilChanged(_:)": .changed { _, form in
            guard !form.generics.isEmpty else { return }
            form.body = ["SharedSequence(sourceForOperator().distinctUntilChanged(keySelector))"]
        },
        "ObservableType.switchLatest()": conformance,
        "ObservableType.dematerialize()": conformance,
        "ObservableType.decode(type:decoder:)": conformance,
        "InfallibleType.switchLatest()": conformance,
        "SharedSequence.just(_:)": .byHand,
        "ObservableType.asObservable()": .absent("It witnesses a requirement, and a second one would be ambiguous."),
    ]

    /// Lenient forms of `RxExtras` that stand beside their types.
    static let extrasByHand: Set = ["subscribe(weak:onNext:onError:onCompleted:onDisposed:)"]

    private static let variadic = Cell.absent("The lenient one takes any number of elements.")
    private static let conformance = Cell.absent("Only the conformance of the elements would be looser.")
}
