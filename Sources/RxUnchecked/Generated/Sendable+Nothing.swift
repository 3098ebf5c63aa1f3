// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

// Closures by what they are handed: see `Sendable.swift`.

// MARK: Nothing

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

@_transparent @_alwaysEmitIntoClient
package func sendable(_ closure: consuming (() throws -> Bool)?) -> (@Sendable () throws -> Bool)? {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable(_ closure: consuming (@Sendable () throws -> Bool)?) -> (@Sendable () throws -> Bool)? {
    closure
}
