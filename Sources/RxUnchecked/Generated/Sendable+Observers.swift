// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxObservable
public import RxTraits

// Closures by what they are handed: see `Sendable.swift`.

// MARK: An observer

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(
    _ closure: consuming @escaping (AnyObserver<A>) -> any Disposable
) -> @Sendable (AnyObserver<A>) -> any Disposable {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(
    _ closure: consuming @escaping @Sendable (AnyObserver<A>) -> any Disposable
) -> @Sendable (AnyObserver<A>) -> any Disposable {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(
    _ closure: consuming @escaping (@escaping @Sendable (SingleEvent<A>) -> Void) -> any Disposable
) -> @Sendable (@escaping @Sendable (SingleEvent<A>) -> Void) -> any Disposable {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(
    _ closure: consuming @escaping @Sendable (@escaping @Sendable (SingleEvent<A>) -> Void) -> any Disposable
) -> @Sendable (@escaping @Sendable (SingleEvent<A>) -> Void) -> any Disposable {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(
    _ closure: consuming @escaping (@escaping @Sendable (MaybeEvent<A>) -> Void) -> any Disposable
) -> @Sendable (@escaping @Sendable (MaybeEvent<A>) -> Void) -> any Disposable {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(
    _ closure: consuming @escaping @Sendable (@escaping @Sendable (MaybeEvent<A>) -> Void) -> any Disposable
) -> @Sendable (@escaping @Sendable (MaybeEvent<A>) -> Void) -> any Disposable {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(
    _ closure: consuming @escaping (@escaping @Sendable (InfallibleEvent<A>) -> Void) -> any Disposable
) -> @Sendable (@escaping @Sendable (InfallibleEvent<A>) -> Void) -> any Disposable {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(
    _ closure: consuming @escaping @Sendable (@escaping @Sendable (InfallibleEvent<A>) -> Void) -> any Disposable
) -> @Sendable (@escaping @Sendable (InfallibleEvent<A>) -> Void) -> any Disposable {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable(
    _ closure: consuming @escaping (@escaping @Sendable (CompletableEvent) -> Void) -> any Disposable
) -> @Sendable (@escaping @Sendable (CompletableEvent) -> Void) -> any Disposable {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable(
    _ closure: consuming @escaping @Sendable (@escaping @Sendable (CompletableEvent) -> Void) -> any Disposable
) -> @Sendable (@escaping @Sendable (CompletableEvent) -> Void) -> any Disposable {
    closure
}

// MARK: The end of a completable

@_transparent @_alwaysEmitIntoClient
package func sendable(
    _ closure: consuming @escaping (CompletableEvent) -> Void
) -> @Sendable (CompletableEvent) -> Void {
    asSendable(closure)
}

@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable(
    _ closure: consuming @escaping @Sendable (CompletableEvent) -> Void
) -> @Sendable (CompletableEvent) -> Void {
    closure
}
