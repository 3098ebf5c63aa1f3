// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

// Closures by what they are handed: see `Sendable.swift`.

// MARK: Two, of which the second may be a function for the time of the call

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B, Result>(
    _ closure: consuming @escaping (A, B) throws -> Result
) -> @Sendable (A, B) throws -> Result {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B, Result>(
    _ closure: consuming @escaping @Sendable (A, B) throws -> Result
) -> @Sendable (A, B) throws -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B, Result>(_ closure: consuming @escaping (A, B) -> Result) -> @Sendable (A, B) -> Result {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B, Result>(
    _ closure: consuming @escaping @Sendable (A, B) -> Result
) -> @Sendable (A, B) -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B>(_ closure: consuming @escaping (A, B) throws -> Bool) -> @Sendable (A, B) throws -> Bool {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B>(
    _ closure: consuming @escaping @Sendable (A, B) throws -> Bool
) -> @Sendable (A, B) throws -> Bool {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B>(_ closure: consuming @escaping (A, B) -> Bool) -> @Sendable (A, B) -> Bool {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B>(_ closure: consuming @escaping @Sendable (A, B) -> Bool) -> @Sendable (A, B) -> Bool {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B>(
    _ closure: consuming @escaping (inout A, B) throws -> Void
) -> @Sendable (inout A, B) throws -> Void {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B>(
    _ closure: consuming @escaping @Sendable (inout A, B) throws -> Void
) -> @Sendable (inout A, B) throws -> Void {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B>(_ closure: consuming @escaping (inout A, B) -> Void) -> @Sendable (inout A, B) -> Void {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B>(
    _ closure: consuming @escaping @Sendable (inout A, B) -> Void
) -> @Sendable (inout A, B) -> Void {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(
    _ closure: consuming @escaping (A, (A) -> Void) -> Void
) -> @Sendable (A, (A) -> Void) -> Void {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(
    _ closure: consuming @escaping @Sendable (A, (A) -> Void) -> Void
) -> @Sendable (A, (A) -> Void) -> Void {
    closure
}

// MARK: An object, of a type that says so

@_transparent @_alwaysEmitIntoClient
package func sendable<Object: AnyObject>(
    _ closure: consuming @escaping () throws -> Object
) -> @Sendable () throws -> Object {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Object: AnyObject>(
    _ closure: consuming @escaping @Sendable () throws -> Object
) -> @Sendable () throws -> Object {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Object: AnyObject>(_ closure: consuming @escaping () -> Object) -> @Sendable () -> Object {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Object: AnyObject>(
    _ closure: consuming @escaping @Sendable () -> Object
) -> @Sendable () -> Object {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Object: AnyObject, Result>(
    _ closure: consuming @escaping (Object) throws -> Observable<Result>
) -> @Sendable (Object) throws -> Observable<Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Object: AnyObject, Result>(
    _ closure: consuming @escaping @Sendable (Object) throws -> Observable<Result>
) -> @Sendable (Object) throws -> Observable<Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Object: AnyObject, Result>(
    _ closure: consuming @escaping (Object) -> Observable<Result>
) -> @Sendable (Object) -> Observable<Result> {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Object: AnyObject, Result>(
    _ closure: consuming @escaping @Sendable (Object) -> Observable<Result>
) -> @Sendable (Object) -> Observable<Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Object: AnyObject>(_ closure: ((Object) -> Void)?) -> (@Sendable (Object) -> Void)? {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Object: AnyObject>(_ closure: (@Sendable (Object) -> Void)?) -> (@Sendable (Object) -> Void)? {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Object: AnyObject, A, Result>(
    _ closure: consuming @escaping (Object, A) -> Result
) -> @Sendable (Object, A) -> Result {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Object: AnyObject, A, Result>(
    _ closure: consuming @escaping @Sendable (Object, A) -> Result
) -> @Sendable (Object, A) -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Object: AnyObject, A>(
    _ closure: consuming @escaping (Object, A) -> Void
) -> @Sendable (Object, A) -> Void {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Object: AnyObject, A>(
    _ closure: consuming @escaping @Sendable (Object, A) -> Void
) -> @Sendable (Object, A) -> Void {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Object: AnyObject, A>(_ closure: ((Object, A) -> Void)?) -> (@Sendable (Object, A) -> Void)? {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Object: AnyObject, A>(
    _ closure: (@Sendable (Object, A) -> Void)?
) -> (@Sendable (Object, A) -> Void)? {
    closure
}

// MARK: Three to eight, of selectors that may throw

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B, C, Result>(
    _ closure: consuming @escaping (A, B, C) throws -> Result
) -> @Sendable (A, B, C) throws -> Result {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B, C, Result>(
    _ closure: consuming @escaping @Sendable (A, B, C) throws -> Result
) -> @Sendable (A, B, C) throws -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B, C, D, Result>(
    _ closure: consuming @escaping (A, B, C, D) throws -> Result
) -> @Sendable (A, B, C, D) throws -> Result {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B, C, D, Result>(
    _ closure: consuming @escaping @Sendable (A, B, C, D) throws -> Result
) -> @Sendable (A, B, C, D) throws -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B, C, D, E, Result>(
    _ closure: consuming @escaping (A, B, C, D, E) throws -> Result
) -> @Sendable (A, B, C, D, E) throws -> Result {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B, C, D, E, Result>(
    _ closure: consuming @escaping @Sendable (A, B, C, D, E) throws -> Result
) -> @Sendable (A, B, C, D, E) throws -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B, C, D, E, F, Result>(
    _ closure: consuming @escaping (A, B, C, D, E, F) throws -> Result
) -> @Sendable (A, B, C, D, E, F) throws -> Result {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B, C, D, E, F, Result>(
    _ closure: consuming @escaping @Sendable (A, B, C, D, E, F) throws -> Result
) -> @Sendable (A, B, C, D, E, F) throws -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B, C, D, E, F, G, Result>(
    _ closure: consuming @escaping (A, B, C, D, E, F, G) throws -> Result
) -> @Sendable (A, B, C, D, E, F, G) throws -> Result {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B, C, D, E, F, G, Result>(
    _ closure: consuming @escaping @Sendable (A, B, C, D, E, F, G) throws -> Result
) -> @Sendable (A, B, C, D, E, F, G) throws -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B, C, D, E, F, G, H, Result>(
    _ closure: consuming @escaping (A, B, C, D, E, F, G, H) throws -> Result
) -> @Sendable (A, B, C, D, E, F, G, H) throws -> Result {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B, C, D, E, F, G, H, Result>(
    _ closure: consuming @escaping @Sendable (A, B, C, D, E, F, G, H) throws -> Result
) -> @Sendable (A, B, C, D, E, F, G, H) throws -> Result {
    closure
}
