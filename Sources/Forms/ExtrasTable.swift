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

    static let all = ofInfallibles + ofMain + ofShared + ofPrimitives

    private static let ofInfallibles =
        of(.infallible, everywhere)
        + of(.infallible, ["distinct()", "distinct(by:)", "mapMany(_:)", "unwrap()", "mapTo(_:)", "filterMap(_:)"])
        + of(.infallible, ["ignoreWhen(_:)", "pairwise()", "nwise(_:)", "endWith(_:)", "finally(_:)"])
        + of(.infallible, ["flatMap(maxConcurrent:_:)", "not()"])
        + of(
            .infallible,
            ["endWith(_:_:_:)"],
            .body("Infallible(asObservable().endWith(first, second).concat(Observable.from(others)))")
        )

    private static let ofMain =
        of(.main, everywhere) + of(.main, ["mapMany(_:)"], .body("map { try $0.map(transform) }"))
        + of(.main, ["unwrap()", "mapTo(_:)", "filterMap(_:)", "ignoreWhen(_:)", "pairwise()", "nwise(_:)", "not()"])
        + of(.main, ["flatMap(maxConcurrent:_:)", "concatMapEager(maxConcurrent:_:)"], .leaving)

    private static let ofShared =
        of(.shared, everywhere) + of(.shared, ["mapMany(_:)"], isAsWritten: true)
        // Not for main sequences: their keys may be hashable on the main actor alone, and the set of keys isn't.
        + of(.shared, ["distinct(by:)"], .anywhere)
        + of(.shared, ["mapTo(_:)", "unwrap()", "filterMap(_:)", "ignoreWhen(_:)", "not()"], isAsWritten: true)
        + of(.shared, ["pairwise()", "nwise(_:)"], .ofSource)

    private static let ofPrimitives =
        of(.primitive, ["mapError(_:)", "finally(_:)", "retry(_:scheduler:shouldRetry:)"])
        + of(.primitive, ["mapTo(_:)"], .giving("Single<Result>", for: .single))
        + of(.primitive, ["unwrap()"], .giving("Maybe<Result>", for: .single))
        + of(.primitive, ["catchErrorJustComplete()"], .giving("Maybe<Element>", for: .single))
        + of(.primitive, ["mapTo(_:)"], .giving("Maybe<Result>", for: .maybe))
        + of(.primitive, ["catchErrorJustComplete()"], .giving("Maybe<Element>", for: .maybe))
        + of(.primitive, ["catchErrorJustComplete()"], .giving("Completable", for: .completable))

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
    /// What comes out for one kind of singles, maybes and completables.
    fileprivate static func giving(_ result: String, for kind: Kind) -> Cell {
        .changed { place, form in
            place.requirements = kind.home().requirements
            form.result = result
        }
    }

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
