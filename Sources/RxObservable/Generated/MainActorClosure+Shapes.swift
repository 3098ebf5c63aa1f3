// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

internal import Builtin

// As in MainActorClosure.swift, for closures of other types.

/// A closure of the main actor of the type `(A1) -> Result`.
@_alwaysEmitIntoClient
package func onMain<A1, Result>(
    _ closure: @escaping @MainActor (A1) -> Result
) -> @Sendable (A1) -> Result {
    // SAFETY: see the form without arguments.
    let closure: @Sendable (A1) -> Result = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return closure($0)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor of the type `(A1, A2) -> Result`.
@_alwaysEmitIntoClient
package func onMain<A1, A2, Result>(
    _ closure: @escaping @MainActor (A1, A2) -> Result
) -> @Sendable (A1, A2) -> Result {
    // SAFETY: see the form without arguments.
    let closure: @Sendable (A1, A2) -> Result = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return closure($0, $1)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor of the type `(A1, A2, A3) -> Result`.
@_alwaysEmitIntoClient
package func onMain<A1, A2, A3, Result>(
    _ closure: @escaping @MainActor (A1, A2, A3) -> Result
) -> @Sendable (A1, A2, A3) -> Result {
    // SAFETY: see the form without arguments.
    let closure: @Sendable (A1, A2, A3) -> Result = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return closure($0, $1, $2)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor of the type `(A1, A2, A3, A4) -> Result`.
@_alwaysEmitIntoClient
package func onMain<A1, A2, A3, A4, Result>(
    _ closure: @escaping @MainActor (A1, A2, A3, A4) -> Result
) -> @Sendable (A1, A2, A3, A4) -> Result {
    // SAFETY: see the form without arguments.
    let closure: @Sendable (A1, A2, A3, A4) -> Result = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return closure($0, $1, $2, $3)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor of the type `(A1, A2, A3, A4, A5) -> Result`.
@_alwaysEmitIntoClient
package func onMain<A1, A2, A3, A4, A5, Result>(
    _ closure: @escaping @MainActor (A1, A2, A3, A4, A5) -> Result
) -> @Sendable (A1, A2, A3, A4, A5) -> Result {
    // SAFETY: see the form without arguments.
    let closure: @Sendable (A1, A2, A3, A4, A5) -> Result = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return closure($0, $1, $2, $3, $4)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor of the type `(A1, A2, A3, A4, A5, A6) -> Result`.
@_alwaysEmitIntoClient
package func onMain<A1, A2, A3, A4, A5, A6, Result>(
    _ closure: @escaping @MainActor (A1, A2, A3, A4, A5, A6) -> Result
) -> @Sendable (A1, A2, A3, A4, A5, A6) -> Result {
    // SAFETY: see the form without arguments.
    let closure: @Sendable (A1, A2, A3, A4, A5, A6) -> Result = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return closure($0, $1, $2, $3, $4, $5)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor of the type `(A1, A2, A3, A4, A5, A6, A7) -> Result`.
@_alwaysEmitIntoClient
package func onMain<A1, A2, A3, A4, A5, A6, A7, Result>(
    _ closure: @escaping @MainActor (A1, A2, A3, A4, A5, A6, A7) -> Result
) -> @Sendable (A1, A2, A3, A4, A5, A6, A7) -> Result {
    // SAFETY: see the form without arguments.
    let closure: @Sendable (A1, A2, A3, A4, A5, A6, A7) -> Result = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return closure($0, $1, $2, $3, $4, $5, $6)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor of the type `(A1, A2, A3, A4, A5, A6, A7, A8) -> Result`.
@_alwaysEmitIntoClient
package func onMain<A1, A2, A3, A4, A5, A6, A7, A8, Result>(
    _ closure: @escaping @MainActor (A1, A2, A3, A4, A5, A6, A7, A8) -> Result
) -> @Sendable (A1, A2, A3, A4, A5, A6, A7, A8) -> Result {
    // SAFETY: see the form without arguments.
    let closure: @Sendable (A1, A2, A3, A4, A5, A6, A7, A8) -> Result = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return closure($0, $1, $2, $3, $4, $5, $6, $7)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor of the type `() throws -> Result`.
@_alwaysEmitIntoClient
package func onMain<Result>(
    _ closure: @escaping @MainActor () throws -> Result
) -> @Sendable () throws -> Result {
    // SAFETY: see the form without arguments.
    let closure: @Sendable () throws -> Result = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return try closure()
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor of the type `(A1) throws -> Result`.
@_alwaysEmitIntoClient
package func onMain<A1, Result>(
    _ closure: @escaping @MainActor (A1) throws -> Result
) -> @Sendable (A1) throws -> Result {
    // SAFETY: see the form without arguments.
    let closure: @Sendable (A1) throws -> Result = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return try closure($0)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor of the type `(A1, A2) throws -> Result`.
@_alwaysEmitIntoClient
package func onMain<A1, A2, Result>(
    _ closure: @escaping @MainActor (A1, A2) throws -> Result
) -> @Sendable (A1, A2) throws -> Result {
    // SAFETY: see the form without arguments.
    let closure: @Sendable (A1, A2) throws -> Result = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return try closure($0, $1)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor of the type `(A1) -> Bool`.
@_alwaysEmitIntoClient
package func onMain<A1>(
    _ closure: @escaping @MainActor (A1) -> Bool
) -> @Sendable (A1) -> Bool {
    // SAFETY: see the form without arguments.
    let closure: @Sendable (A1) -> Bool = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return closure($0)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor of the type `(A1) throws -> Bool`.
@_alwaysEmitIntoClient
package func onMain<A1>(
    _ closure: @escaping @MainActor (A1) throws -> Bool
) -> @Sendable (A1) throws -> Bool {
    // SAFETY: see the form without arguments.
    let closure: @Sendable (A1) throws -> Bool = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return try closure($0)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor of the type `(A1, A2) -> Bool`.
@_alwaysEmitIntoClient
package func onMain<A1, A2>(
    _ closure: @escaping @MainActor (A1, A2) -> Bool
) -> @Sendable (A1, A2) -> Bool {
    // SAFETY: see the form without arguments.
    let closure: @Sendable (A1, A2) -> Bool = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return closure($0, $1)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor of the type `(A1, A2) throws -> Bool`.
@_alwaysEmitIntoClient
package func onMain<A1, A2>(
    _ closure: @escaping @MainActor (A1, A2) throws -> Bool
) -> @Sendable (A1, A2) throws -> Bool {
    // SAFETY: see the form without arguments.
    let closure: @Sendable (A1, A2) throws -> Bool = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return try closure($0, $1)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor of the type `() -> Void`.
@_alwaysEmitIntoClient
package func onMain(
    _ closure: @escaping @MainActor () -> Void
) -> @Sendable () -> Void {
    // SAFETY: see the form without arguments.
    let closure: @Sendable () -> Void = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return closure()
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor of the type `() throws -> Void`.
@_alwaysEmitIntoClient
package func onMain(
    _ closure: @escaping @MainActor () throws -> Void
) -> @Sendable () throws -> Void {
    // SAFETY: see the form without arguments.
    let closure: @Sendable () throws -> Void = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return try closure()
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor of the type `(A1) -> Void`.
@_alwaysEmitIntoClient
package func onMain<A1>(
    _ closure: @escaping @MainActor (A1) -> Void
) -> @Sendable (A1) -> Void {
    // SAFETY: see the form without arguments.
    let closure: @Sendable (A1) -> Void = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return closure($0)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor of the type `(A1) throws -> Void`.
@_alwaysEmitIntoClient
package func onMain<A1>(
    _ closure: @escaping @MainActor (A1) throws -> Void
) -> @Sendable (A1) throws -> Void {
    // SAFETY: see the form without arguments.
    let closure: @Sendable (A1) throws -> Void = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return try closure($0)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor of the type `(any Error) -> Void`.
@_alwaysEmitIntoClient
package func onMain(
    _ closure: @escaping @MainActor (any Error) -> Void
) -> @Sendable (any Error) -> Void {
    // SAFETY: see the form without arguments.
    let closure: @Sendable (any Error) -> Void = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return closure($0)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor of the type `(any Error) throws -> Void`.
@_alwaysEmitIntoClient
package func onMain(
    _ closure: @escaping @MainActor (any Error) throws -> Void
) -> @Sendable (any Error) throws -> Void {
    // SAFETY: see the form without arguments.
    let closure: @Sendable (any Error) throws -> Void = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return try closure($0)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor of the type `(any Error) throws -> Observable<Result>`.
@_alwaysEmitIntoClient
package func onMain<Result>(
    _ closure: @escaping @MainActor (any Error) throws -> Observable<Result>
) -> @Sendable (any Error) throws -> Observable<Result> {
    // SAFETY: see the form without arguments.
    let closure: @Sendable (any Error) throws -> Observable<Result> = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return try closure($0)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor of the type `() -> Void`, if there is one.
@_alwaysEmitIntoClient
package func onMainIfAny(
    _ closure: (@MainActor () -> Void)?
) -> (@Sendable () -> Void)? {
    guard let closure else { return nil }
    return onMain(closure)
}

/// A closure of the main actor of the type `() throws -> Void`, if there is one.
@_alwaysEmitIntoClient
package func onMainIfAny(
    _ closure: (@MainActor () throws -> Void)?
) -> (@Sendable () throws -> Void)? {
    guard let closure else { return nil }
    return onMain(closure)
}

/// A closure of the main actor of the type `(A1) -> Void`, if there is one.
@_alwaysEmitIntoClient
package func onMainIfAny<A1>(
    _ closure: (@MainActor (A1) -> Void)?
) -> (@Sendable (A1) -> Void)? {
    guard let closure else { return nil }
    return onMain(closure)
}

/// A closure of the main actor of the type `(A1) throws -> Void`, if there is one.
@_alwaysEmitIntoClient
package func onMainIfAny<A1>(
    _ closure: (@MainActor (A1) throws -> Void)?
) -> (@Sendable (A1) throws -> Void)? {
    guard let closure else { return nil }
    return onMain(closure)
}

/// A closure of the main actor of the type `(any Error) -> Void`, if there is one.
@_alwaysEmitIntoClient
package func onMainIfAny(
    _ closure: (@MainActor (any Error) -> Void)?
) -> (@Sendable (any Error) -> Void)? {
    guard let closure else { return nil }
    return onMain(closure)
}

/// A closure of the main actor of the type `(any Error) throws -> Void`, if there is one.
@_alwaysEmitIntoClient
package func onMainIfAny(
    _ closure: (@MainActor (any Error) throws -> Void)?
) -> (@Sendable (any Error) throws -> Void)? {
    guard let closure else { return nil }
    return onMain(closure)
}
