// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxObservable
public import RxTraits

// Closures by what they are handed: see `Sendable.swift`.

// MARK: An element, or a state

@_transparent @_alwaysEmitIntoClient
package func sendable<A, Result>(
    _ closure: consuming @escaping (A) throws -> Result
) -> @Sendable (A) throws -> Result {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, Result>(
    _ closure: consuming @escaping @Sendable (A) throws -> Result
) -> @Sendable (A) throws -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, Result>(_ closure: consuming @escaping (A) -> Result) -> @Sendable (A) -> Result {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, Result>(_ closure: consuming @escaping @Sendable (A) -> Result) -> @Sendable (A) -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(_ closure: consuming @escaping (A) throws -> Void) -> @Sendable (A) throws -> Void {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(
    _ closure: consuming @escaping @Sendable (A) throws -> Void
) -> @Sendable (A) throws -> Void {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(_ closure: consuming @escaping (A) -> Void) -> @Sendable (A) -> Void {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(_ closure: consuming @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(_ closure: consuming @escaping (A) throws -> Bool) -> @Sendable (A) throws -> Bool {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(
    _ closure: consuming @escaping @Sendable (A) throws -> Bool
) -> @Sendable (A) throws -> Bool {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(_ closure: consuming @escaping (A) -> Bool) -> @Sendable (A) -> Bool {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(_ closure: consuming @escaping @Sendable (A) -> Bool) -> @Sendable (A) -> Bool {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(
    _ closure: consuming @escaping (A) throws -> any Disposable
) -> @Sendable (A) throws -> any Disposable {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(
    _ closure: consuming @escaping @Sendable (A) throws -> any Disposable
) -> @Sendable (A) throws -> any Disposable {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(_ closure: consuming @escaping (A) -> any Disposable) -> @Sendable (A) -> any Disposable {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(
    _ closure: consuming @escaping @Sendable (A) -> any Disposable
) -> @Sendable (A) -> any Disposable {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, Result>(
    _ closure: consuming @escaping (A) throws -> Observable<Result>
) -> @Sendable (A) throws -> Observable<Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, Result>(
    _ closure: consuming @escaping @Sendable (A) throws -> Observable<Result>
) -> @Sendable (A) throws -> Observable<Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, Result>(
    _ closure: consuming @escaping (A) -> Observable<Result>
) -> @Sendable (A) -> Observable<Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, Result>(
    _ closure: consuming @escaping @Sendable (A) -> Observable<Result>
) -> @Sendable (A) -> Observable<Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, Result>(
    _ closure: consuming @escaping (A) throws -> Infallible<Result>
) -> @Sendable (A) throws -> Infallible<Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, Result>(
    _ closure: consuming @escaping @Sendable (A) throws -> Infallible<Result>
) -> @Sendable (A) throws -> Infallible<Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, Result>(
    _ closure: consuming @escaping (A) -> Infallible<Result>
) -> @Sendable (A) -> Infallible<Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, Result>(
    _ closure: consuming @escaping @Sendable (A) -> Infallible<Result>
) -> @Sendable (A) -> Infallible<Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, Trait, Result>(
    _ closure: consuming @escaping (A) throws -> PrimitiveSequence<Trait, Result>
) -> @Sendable (A) throws -> PrimitiveSequence<Trait, Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, Trait, Result>(
    _ closure: consuming @escaping @Sendable (A) throws -> PrimitiveSequence<Trait, Result>
) -> @Sendable (A) throws -> PrimitiveSequence<Trait, Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, Trait, Result>(
    _ closure: consuming @escaping (A) -> PrimitiveSequence<Trait, Result>
) -> @Sendable (A) -> PrimitiveSequence<Trait, Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, Trait, Result>(
    _ closure: consuming @escaping @Sendable (A) -> PrimitiveSequence<Trait, Result>
) -> @Sendable (A) -> PrimitiveSequence<Trait, Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, Strategy: SharingStrategyProtocol, Result>(
    _ closure: consuming @escaping (A) throws -> SharedSequence<Strategy, Result>
) -> @Sendable (A) throws -> SharedSequence<Strategy, Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, Strategy: SharingStrategyProtocol, Result>(
    _ closure: consuming @escaping @Sendable (A) throws -> SharedSequence<Strategy, Result>
) -> @Sendable (A) throws -> SharedSequence<Strategy, Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, Strategy: SharingStrategyProtocol, Result>(
    _ closure: consuming @escaping (A) -> SharedSequence<Strategy, Result>
) -> @Sendable (A) -> SharedSequence<Strategy, Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, Strategy: SharingStrategyProtocol, Result>(
    _ closure: consuming @escaping @Sendable (A) -> SharedSequence<Strategy, Result>
) -> @Sendable (A) -> SharedSequence<Strategy, Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(_ closure: consuming ((A) throws -> Void)?) -> (@Sendable (A) throws -> Void)? {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(_ closure: consuming (@Sendable (A) throws -> Void)?) -> (@Sendable (A) throws -> Void)? {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(_ closure: consuming ((A) -> Void)?) -> (@Sendable (A) -> Void)? {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(_ closure: consuming (@Sendable (A) -> Void)?) -> (@Sendable (A) -> Void)? {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(_ closure: consuming ((A) throws -> Bool)?) -> (@Sendable (A) throws -> Bool)? {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(_ closure: consuming (@Sendable (A) throws -> Bool)?) -> (@Sendable (A) throws -> Bool)? {
    closure
}
