/// The operators of `RxExtras` that other kinds of sequences have in forms of their own.
struct Extras: Sendable {
    let family: Family
    let signature: String
    var cell = Cell.derived
    /// Whether the body is the operator's own, of closures that are the main actor's already.
    var isAsWritten = false

    /// What infallibles, main sequences, drivers and signals have alike.
    private static let everywhere = [
        "distinct(_:)", "ignore(_:)", "interspersed(with:)", "mapAt(_:)", "ofType(_:)", "skipLast(_:)",
        "chunked(by:)", "buffer(count:skip:)", "buffer(while:)",
    ]

    static let all =
        of(.infallible, everywhere) + of(.main, everywhere) + of(.shared, everywhere)
        + of(.infallible, ["distinct()", "distinct(by:)", "mapMany(_:)"])
        + of(.main, ["mapMany(_:)"], .body("map { try $0.map(transform) }"))
        + of(.shared, ["mapMany(_:)"], isAsWritten: true)
        // A main sequence's keys may be hashable on the main actor alone, where the set of them isn't.
        + of(.shared, ["distinct(by:)"], .anywhere)
        + of(
            .infallible,
            [
                "unwrap()", "mapTo(_:)", "filterMap(_:)", "ignoreWhen(_:)", "pairwise()", "nwise(_:)", "endWith(_:)",
                "finally(_:)", "flatMap(maxConcurrent:_:)", "not()",
            ]
        )
        + [
            Extras(
                family: .infallible,
                signature: "endWith(_:_:_:)",
                cell: .body("Infallible(asObservable().endWith(first, second).concat(Observable.from(others)))")
            )
        ]
        + of(
            .main,
            [
                "unwrap()", "mapTo(_:)", "filterMap(_:)", "ignoreWhen(_:)", "pairwise()", "nwise(_:)", "not()",
            ]
        )
        + ["flatMap(maxConcurrent:_:)", "concatMapEager(maxConcurrent:_:)"].map {
            Extras(family: .main, signature: $0, cell: .leaving)
        }
        + of(.shared, ["mapTo(_:)", "unwrap()", "filterMap(_:)", "ignoreWhen(_:)", "not()"], isAsWritten: true)
        + of(.shared, ["pairwise()", "nwise(_:)"], .ofSource)
        + of(.primitive, ["mapError(_:)", "finally(_:)", "retry(_:scheduler:shouldRetry:)"])
        + [
            ("mapTo(_:)", "Single<Result>", ["Trait == SingleTrait"]),
            ("unwrap()", "Maybe<Result>", ["Trait == SingleTrait"]),
            ("catchErrorJustComplete()", "Maybe<Element>", ["Trait == SingleTrait"]),
            ("mapTo(_:)", "Maybe<Result>", ["Trait == MaybeTrait"]),
            ("catchErrorJustComplete()", "Maybe<Element>", ["Trait == MaybeTrait"]),
            ("catchErrorJustComplete()", "Completable", ["Trait == CompletableTrait", "Element == Never"]),
        ].map { signature, result, requirements in
            Extras(
                family: .primitive,
                signature: signature,
                cell: .changed { place, form in
                    place.requirements = requirements
                    form.result = result
                }
            )
        }

    /// The form of an operator.
    func form(of strict: Declaration, in home: Extension) -> (home: Extension, form: Declaration) {
        var (place, form) = family.form(of: strict, in: home)
        if home.type.hasSuffix("<Bool>") {
            if family.suffix == "Shared" { place.requirements = ["Element == Bool"] } else { place.type += "<Bool>" }
        }
        if isAsWritten {
            form.body = strict.body.map { $0.replacing("asObservable().", with: "").replacing("try ", with: "") }
            form.modifiers = ["public"]
            if form.takesClosure {
                form.attributes.removeAll { $0 == "@_disfavoredOverload" }
            }
        }
        _ = cell.change(&place, &form)
        let closures = form.takesClosure && !family.closures.isEmpty
        let note =
            "The form of `\(Lenient.shortSignature(strict))` of ``/RxObservable/ObservableType`` for \(family.sequences)"
        form.documentation = strict.page(of: form, note + (closures ? ": \(family.closures)." : "."), in: family)
        return (place, form)
    }

    private static func of(
        _ family: Family,
        _ signatures: [String],
        _ cell: Cell = .derived,
        isAsWritten: Bool = false
    ) -> [Extras] {
        signatures.map { Extras(family: family, signature: $0, cell: cell, isAsWritten: isAsWritten) }
    }
}

extension Cell {
    /// The elements or keys are compared wherever the set of them is, not on the main actor.
    fileprivate static let anywhere = Cell.changed { place, form in
        func unbound(_ requirement: String) -> String {
            requirement.replacing(": Hashable", with: ": Hashable & SendableMetatype")
        }
        place.requirements = place.requirements.map(unbound)
        form.generics = form.generics.map(unbound)
    }

    /// What comes out isn't bound to the main thread.
    fileprivate static let leaving = Cell.changed { _, form in
        form.result = "Observable<Source.Element>"
        form.generics = ["Source: ObservableConvertibleType & SendableMetatype"]
        form.body = form.body.map { String($0.dropFirst("MainObservable(".count).dropLast()) }
    }

    fileprivate static let ofSource = Cell.changed { _, form in
        form.modifiers = ["public"]
        form.body = form.body.map { $0.replacing("sourceForOperator()", with: "source") }
    }
}
