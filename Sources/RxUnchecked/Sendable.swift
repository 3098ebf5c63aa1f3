public import RxObservable
public import RxTraits

// SAFETY: A client in Swift 5 mode has closures that aren't `@Sendable` and elements that aren't `Sendable`, and
// RxSwift has always taken both. What keeps them sound here is what keeps them sound there: the grammar (one event at a
// time), `observe(on:)`, and the client's own care. Its language mode promises no more. What the compiler can check, it
// checks in Swift 6 mode, where the forms that hand on through here don't exist.

// A closure goes through as it is: the compiler converts the type and makes no closure of its own around it, so that a
// lenient form is compiled to what its strict form is. It does so in Swift 5 mode alone, which is why this is a module
// of its own, and only for an argument of a function that is older than `@Sendable`, as `@preconcurrency` says. So
// there is a pair for each type of closures: the function that asks for `@Sendable`, and the one that hands on to it.

// There are pairs for each number of arguments, with and without `throws`, and for each type that isn't generic as a
// whole: what takes an `A` or returns a `Result` does so in memory, while an error, an `Observable<A>`, a `Bool`,
// `Void` or an object is handed over as it is. Where the two meet, the compiler wraps the closure once on the way in,
// and once on the way out.

@_transparent @_alwaysEmitIntoClient
package func sendable<Result>(_ closure: consuming @escaping () throws -> Result) -> @Sendable () throws -> Result {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Result>(
    _ closure: consuming @escaping @Sendable () throws -> Result
) -> @Sendable () throws -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Result>(_ closure: consuming @escaping () -> Result) -> @Sendable () -> Result {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Result>(_ closure: consuming @escaping @Sendable () -> Result) -> @Sendable () -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable(_ closure: consuming @escaping () throws -> Void) -> @Sendable () throws -> Void {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable(_ closure: consuming @escaping @Sendable () throws -> Void) -> @Sendable () throws -> Void {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable(_ closure: consuming @escaping () -> Void) -> @Sendable () -> Void {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable(_ closure: consuming @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Result>(
    _ closure: consuming @escaping () throws -> Observable<Result>
) -> @Sendable () throws -> Observable<Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Result>(
    _ closure: consuming @escaping @Sendable () throws -> Observable<Result>
) -> @Sendable () throws -> Observable<Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Result>(
    _ closure: consuming @escaping () -> Observable<Result>
) -> @Sendable () -> Observable<Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Result>(
    _ closure: consuming @escaping @Sendable () -> Observable<Result>
) -> @Sendable () -> Observable<Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Result>(
    _ closure: consuming @escaping () throws -> Infallible<Result>
) -> @Sendable () throws -> Infallible<Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Result>(
    _ closure: consuming @escaping @Sendable () throws -> Infallible<Result>
) -> @Sendable () throws -> Infallible<Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Result>(
    _ closure: consuming @escaping () -> Infallible<Result>
) -> @Sendable () -> Infallible<Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Result>(
    _ closure: consuming @escaping @Sendable () -> Infallible<Result>
) -> @Sendable () -> Infallible<Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Trait, Result>(
    _ closure: consuming @escaping () throws -> PrimitiveSequence<Trait, Result>
) -> @Sendable () throws -> PrimitiveSequence<Trait, Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Trait, Result>(
    _ closure: consuming @escaping @Sendable () throws -> PrimitiveSequence<Trait, Result>
) -> @Sendable () throws -> PrimitiveSequence<Trait, Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Trait, Result>(
    _ closure: consuming @escaping () -> PrimitiveSequence<Trait, Result>
) -> @Sendable () -> PrimitiveSequence<Trait, Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Trait, Result>(
    _ closure: consuming @escaping @Sendable () -> PrimitiveSequence<Trait, Result>
) -> @Sendable () -> PrimitiveSequence<Trait, Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Strategy: SharingStrategyProtocol, Result>(
    _ closure: consuming @escaping () throws -> SharedSequence<Strategy, Result>
) -> @Sendable () throws -> SharedSequence<Strategy, Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Strategy: SharingStrategyProtocol, Result>(
    _ closure: consuming @escaping @Sendable () throws -> SharedSequence<Strategy, Result>
) -> @Sendable () throws -> SharedSequence<Strategy, Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Strategy: SharingStrategyProtocol, Result>(
    _ closure: consuming @escaping () -> SharedSequence<Strategy, Result>
) -> @Sendable () -> SharedSequence<Strategy, Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Strategy: SharingStrategyProtocol, Result>(
    _ closure: consuming @escaping @Sendable () -> SharedSequence<Strategy, Result>
) -> @Sendable () -> SharedSequence<Strategy, Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable(_ closure: consuming (() throws -> Void)?) -> (@Sendable () throws -> Void)? {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable(_ closure: consuming (@Sendable () throws -> Void)?) -> (@Sendable () throws -> Void)? {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable(_ closure: consuming (() -> Void)?) -> (@Sendable () -> Void)? {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable(_ closure: consuming (@Sendable () -> Void)?) -> (@Sendable () -> Void)? {
    closure
}
