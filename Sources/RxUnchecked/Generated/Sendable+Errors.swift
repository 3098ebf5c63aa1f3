// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

// Closures by what they are handed: see `Sendable.swift`.

// MARK: An error

@_transparent @_alwaysEmitIntoClient
package func sendable<Result>(
    _ closure: consuming @escaping (any Error) throws -> Result
) -> @Sendable (any Error) throws -> Result {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Result>(
    _ closure: consuming @escaping @Sendable (any Error) throws -> Result
) -> @Sendable (any Error) throws -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Result>(_ closure: consuming @escaping (any Error) -> Result) -> @Sendable (any Error) -> Result {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Result>(
    _ closure: consuming @escaping @Sendable (any Error) -> Result
) -> @Sendable (any Error) -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Result>(
    _ closure: consuming @escaping (any Error) throws -> Observable<Result>
) -> @Sendable (any Error) throws -> Observable<Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Result>(
    _ closure: consuming @escaping @Sendable (any Error) throws -> Observable<Result>
) -> @Sendable (any Error) throws -> Observable<Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Result>(
    _ closure: consuming @escaping (any Error) -> Observable<Result>
) -> @Sendable (any Error) -> Observable<Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Result>(
    _ closure: consuming @escaping @Sendable (any Error) -> Observable<Result>
) -> @Sendable (any Error) -> Observable<Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Result>(
    _ closure: consuming @escaping (any Error) throws -> Infallible<Result>
) -> @Sendable (any Error) throws -> Infallible<Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Result>(
    _ closure: consuming @escaping @Sendable (any Error) throws -> Infallible<Result>
) -> @Sendable (any Error) throws -> Infallible<Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Result>(
    _ closure: consuming @escaping (any Error) -> Infallible<Result>
) -> @Sendable (any Error) -> Infallible<Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Result>(
    _ closure: consuming @escaping @Sendable (any Error) -> Infallible<Result>
) -> @Sendable (any Error) -> Infallible<Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Trait, Result>(
    _ closure: consuming @escaping (any Error) throws -> PrimitiveSequence<Trait, Result>
) -> @Sendable (any Error) throws -> PrimitiveSequence<Trait, Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Trait, Result>(
    _ closure: consuming @escaping @Sendable (any Error) throws -> PrimitiveSequence<Trait, Result>
) -> @Sendable (any Error) throws -> PrimitiveSequence<Trait, Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Trait, Result>(
    _ closure: consuming @escaping (any Error) -> PrimitiveSequence<Trait, Result>
) -> @Sendable (any Error) -> PrimitiveSequence<Trait, Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Trait, Result>(
    _ closure: consuming @escaping @Sendable (any Error) -> PrimitiveSequence<Trait, Result>
) -> @Sendable (any Error) -> PrimitiveSequence<Trait, Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Strategy: SharingStrategyProtocol, Result>(
    _ closure: consuming @escaping (any Error) throws -> SharedSequence<Strategy, Result>
) -> @Sendable (any Error) throws -> SharedSequence<Strategy, Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Strategy: SharingStrategyProtocol, Result>(
    _ closure: consuming @escaping @Sendable (any Error) throws -> SharedSequence<Strategy, Result>
) -> @Sendable (any Error) throws -> SharedSequence<Strategy, Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Strategy: SharingStrategyProtocol, Result>(
    _ closure: consuming @escaping (any Error) -> SharedSequence<Strategy, Result>
) -> @Sendable (any Error) -> SharedSequence<Strategy, Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Strategy: SharingStrategyProtocol, Result>(
    _ closure: consuming @escaping @Sendable (any Error) -> SharedSequence<Strategy, Result>
) -> @Sendable (any Error) -> SharedSequence<Strategy, Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable(_ closure: consuming ((any Error) throws -> Void)?) -> (@Sendable (any Error) throws -> Void)? {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable(
    _ closure: consuming (@Sendable (any Error) throws -> Void)?
) -> (@Sendable (any Error) throws -> Void)? {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable(_ closure: consuming ((any Error) -> Void)?) -> (@Sendable (any Error) -> Void)? {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable(_ closure: consuming (@Sendable (any Error) -> Void)?) -> (@Sendable (any Error) -> Void)? {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable(_ closure: consuming ((any Error) throws -> Bool)?) -> (@Sendable (any Error) throws -> Bool)? {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable(
    _ closure: consuming (@Sendable (any Error) throws -> Bool)?
) -> (@Sendable (any Error) throws -> Bool)? {
    closure
}

// MARK: A list, or a sequence

@_transparent @_alwaysEmitIntoClient
package func sendable<A, Result>(
    _ closure: consuming @escaping ([A]) throws -> Result
) -> @Sendable ([A]) throws -> Result {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, Result>(
    _ closure: consuming @escaping @Sendable ([A]) throws -> Result
) -> @Sendable ([A]) throws -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, Result>(_ closure: consuming @escaping ([A]) -> Result) -> @Sendable ([A]) -> Result {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, Result>(
    _ closure: consuming @escaping @Sendable ([A]) -> Result
) -> @Sendable ([A]) -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, Result>(
    _ closure: consuming @escaping (Observable<A>) throws -> Result
) -> @Sendable (Observable<A>) throws -> Result {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, Result>(
    _ closure: consuming @escaping @Sendable (Observable<A>) throws -> Result
) -> @Sendable (Observable<A>) throws -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, Result>(
    _ closure: consuming @escaping (Observable<A>) -> Result
) -> @Sendable (Observable<A>) -> Result {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, Result>(
    _ closure: consuming @escaping @Sendable (Observable<A>) -> Result
) -> @Sendable (Observable<A>) -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, Result>(
    _ closure: consuming @escaping (Observable<A>) throws -> Observable<Result>
) -> @Sendable (Observable<A>) throws -> Observable<Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, Result>(
    _ closure: consuming @escaping @Sendable (Observable<A>) throws -> Observable<Result>
) -> @Sendable (Observable<A>) throws -> Observable<Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, Result>(
    _ closure: consuming @escaping (Observable<A>) -> Observable<Result>
) -> @Sendable (Observable<A>) -> Observable<Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, Result>(
    _ closure: consuming @escaping @Sendable (Observable<A>) -> Observable<Result>
) -> @Sendable (Observable<A>) -> Observable<Result> {
    closure
}
