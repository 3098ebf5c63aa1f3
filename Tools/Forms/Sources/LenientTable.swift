// Exceptions to the rule of lenient forms.

extension Lenient {
    /// Changes to the rule's lenient forms; all others follow the rule.
    static let changes: [String: Cell] = [
        "ObservableType.just(_:)": .onType,
        "InfallibleType.just(_:)": .onType,
        "PrimitiveSequenceType.just(_:)": .onType,
        "ObservableType.startWith(_:)": variadic,
        "ObservableType.startWith(_:_:_:)": variadic,
        "ObservableType.distinctUntilChanged()": .body(
            "let identity: (Element) -> Element = { $0 }",
            "return distinct(asObservable(), sendable(identity), sendable(==))"
        ),
        "ObservableType.distinctUntilChanged(_:)": .changed { _, form in
            guard !form.generics.isEmpty else { return }
            form.body = ["distinct(asObservable(), sendable(keySelector), sendable(==))"]
        },
        // Drivers inside drivers are the library's, so each fulfils the strict form.
        "SharedSequenceConvertibleType.merge()": .each([]),
        "SharedSequenceConvertibleType.merge(maxConcurrent:)": .each([]),
        "SharedSequenceConvertibleType.switchLatest()": .each([]),
        "SharedSequenceConvertibleType.distinctUntilChanged()": .body(
            "uncheckedDistinctUntilChanged()"
        ),
        "SharedSequenceConvertibleType.distinctUntilChanged(_:)": .changed { _, form in
            guard !form.generics.isEmpty else { return }
            form.body = ["SharedSequence(sourceForOperator().distinctUntilChanged(keySelector))"]
        },
        "ObservableType.switchLatest()": conformance,
        "ObservableType.dematerialize()": conformance,
        "ObservableType.decode(type:decoder:)": conformance,
        "InfallibleType.switchLatest()": conformance,
        "SharedSequenceConvertibleType.drive(onNext:onCompleted:onDisposed:)": subscribed,
        "SharedSequenceConvertibleType.drive(with:onNext:onCompleted:onDisposed:)": subscribed,
        "SharedSequenceConvertibleType.emit(onNext:onCompleted:onDisposed:)": subscribed,
        "SharedSequenceConvertibleType.emit(with:onNext:onCompleted:onDisposed:)": subscribed,
        "ObservableType.bind(onNext:)": handedOn("subscribe(onNext: onNext)"),
        "ObservableType.bind(with:onNext:)": handedOn("subscribe(with: object, onNext: onNext)"),
        "SharedSequence.deferred(_:)": .body(
            "let factory = sendable(observableFactory)",
            "return SharedSequence(.deferred { factory().source })"
        ),
        // The forms for drivers and for signals are found first.
        "SharedSequence.just(_:)": .each(
            [Kind.driver, .signal].map { kind in
                .changed { place, form in
                    place.requirements = kind.home().requirements
                    form.result = kind.type(of: "Element")
                }
            }
        ),
        "ObservableType.retry(on:when:)": .each([.form, ofFailure]),
        "PrimitiveSequenceType.retry(on:when:)": .each([.form, ofFailure]),
        "InfallibleType.subscribe(onNext:onCompleted:onDisposed:)": consumed,
        "PrimitiveSequenceType.subscribe(onCompleted:onError:onDisposed:)": consumed,
        "PrimitiveSequenceType.subscribe(onSuccess:onError:onCompleted:onDisposed:)": consumed,
        "PrimitiveSequenceType.subscribe(onSuccess:onFailure:onDisposed:)": consumed,
        "ObservableConvertibleType.asInfallible(onErrorRecover:)": .body(
            "Infallible(caught(asObservable(), sendable { onErrorRecover($0).asObservable() }))"
        ),
        "ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorRecover:)": .body(
            "let recover = sendable { (error: any Error) in onErrorRecover(error).source }",
            "return SharedSequence(caught(asObservable().observe(on: Sharing.scheduler), recover))"
        ),
        "PrimitiveSequenceType.catch(_:)": .body(
            "PrimitiveSequence(raw: caught(source, sendable { try handler($0).source }))"
        ),
        "PrimitiveSequenceType.retry(when:)": .body(
            "PrimitiveSequence(raw: completing(retried(source, { $0 }, when: sendable(notificationHandler))))"
        ),
        "ObservableType.combineLatest(_:resultSelector:)": handedOn(
            "let sources = collection.map { $0.asObservable() }",
            """
            guard !sources.isEmpty else { \
            return Observable<[Collection.Element.Element]>.just([]).map(sendable(resultSelector)) }
            """,
            "return combination(.latest, sources, sendable(resultSelector))"
        ),
        "ObservableType.zip(_:resultSelector:)": handedOn(
            "let sources = collection.map { $0.asObservable() }",
            "guard !sources.isEmpty else { return .empty() }",
            "return combination(.queue, sources, sendable(resultSelector))"
        ),
        "ObservableType.asObservable()": .absent("It witnesses a requirement, and a second one would be ambiguous."),
    ]

    /// RxSwift infers the error type from the closure.
    private static let ofFailure = Cell.changed { _, form in
        form.parameters.removeFirst()
        form.changeBody { $0.replacingArgument("failure") { _ in "Failure.self" } }
        form.isDisfavored = true
        form.documentation = ["Lenient form of `retry(when:)`, for clients in Swift 5 mode."]
    }
    /// The captured values are moved to their storage, without a retain on the way.
    private static let consumed = Cell.changed { _, form in
        form.changeParameters { "consuming \($0)" }
    }
    private static let variadic = Cell.absent("The lenient one takes any number of elements.")
    private static let subscribed = Cell.changed { _, form in
        form.body = [form.call("source.subscribe")]
    }
    private static func handedOn(_ body: Code...) -> Cell {
        .changed { _, form in
            form.attributes.insert("@_alwaysEmitIntoClient", at: 0)
            form.body = body
        }
    }
    private static let conformance = Cell.absent("Only the conformance of the elements would be looser.")
}
