internal import RxObservable
internal import RxTraits

// A lenient form takes closures that aren't `@Sendable`, as RxSwift's operators do in Swift 5 mode, and Swift 6 doesn't
// have it. Elements that have to be `Sendable` still have to: where they aren't, that is a warning of complete
// checking.

/// The strict forms, for the lenient ones of the same names.
///
/// An obsolete form finds obsolete forms first, and would call itself; the functions here aren't obsolete, so they find
/// the strict forms.
struct Strict<Element> {
    let source: Observable<Element>
}

extension ObservableType {
    var strict: Strict<Element> { Strict(source: asObservable()) }
}

/// The strict forms of singles, maybes and completables, for the lenient ones of the same names.
struct StrictPrimitive<Trait, Element> {
    let source: PrimitiveSequence<Trait, Element>
}

extension PrimitiveSequenceType {
    var strict: StrictPrimitive<Trait, Element> { StrictPrimitive(source: primitiveSequence) }
}
