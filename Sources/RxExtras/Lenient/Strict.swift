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

// MARK: A closure of a client in Swift 5 mode, which is called where the operator runs, as with RxSwift

func sendable<Result>(_ closure: @escaping () -> Result) -> @Sendable () -> Result {
    // SAFETY: events come one at a time, and the client's language mode promises no more.
    nonisolated(unsafe) let closure = closure
    return { closure() }
}

func sendable<Result>(_ closure: @escaping () throws -> Result) -> @Sendable () throws -> Result {
    // SAFETY: events come one at a time, and the client's language mode promises no more.
    nonisolated(unsafe) let closure = closure
    return { try closure() }
}

func sendable<A, Result>(_ closure: @escaping (A) -> Result) -> @Sendable (A) -> Result {
    // SAFETY: events come one at a time, and the client's language mode promises no more.
    nonisolated(unsafe) let closure = closure
    return { closure($0) }
}

func sendable<A, Result>(_ closure: @escaping (A) throws -> Result) -> @Sendable (A) throws -> Result {
    // SAFETY: events come one at a time, and the client's language mode promises no more.
    nonisolated(unsafe) let closure = closure
    return { try closure($0) }
}

func sendable<A, B, Result>(_ closure: @escaping (A, B) throws -> Result) -> @Sendable (A, B) throws -> Result {
    // SAFETY: events come one at a time, and the client's language mode promises no more.
    nonisolated(unsafe) let closure = closure
    return { try closure($0, $1) }
}

func sendable<A, B, C, Result>(
    _ closure: @escaping (A, B, C) throws -> Result
) -> @Sendable (A, B, C) throws -> Result {
    // SAFETY: events come one at a time, and the client's language mode promises no more.
    nonisolated(unsafe) let closure = closure
    return { try closure($0, $1, $2) }
}

func sendable<A, B, C, D, Result>(
    _ closure: @escaping (A, B, C, D) throws -> Result
) -> @Sendable (A, B, C, D) throws -> Result {
    // SAFETY: events come one at a time, and the client's language mode promises no more.
    nonisolated(unsafe) let closure = closure
    return { try closure($0, $1, $2, $3) }
}

@_disfavoredOverload
func sendable<Result>(_ closure: (() throws -> Result)?) -> (@Sendable () throws -> Result)? {
    guard let closure else { return nil }
    return sendable(closure)
}

@_disfavoredOverload
func sendable<A, Result>(_ closure: ((A) throws -> Result)?) -> (@Sendable (A) throws -> Result)? {
    guard let closure else { return nil }
    return sendable(closure)
}
