// Written by `Tools/Forms` from its table: what is changed here is lost.

internal import Builtin

@_alwaysEmitIntoClient @preconcurrency
package func assumeMain<A, Result>(_ closure: @escaping @MainActor (A) -> Result) -> @Sendable (A) -> Result {
    // SAFETY: as in `MainActorClosure.swift`.
    let closure: @Sendable (A) -> Result = Builtin.reinterpretCast(closure)
    #if DEBUG
    return { assertingOnMain(closure($0)) }
    #else
    return closure
    #endif
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMain<A, B, Result>(_ closure: @escaping @MainActor (A, B) -> Result) -> @Sendable (A, B) -> Result {
    // SAFETY: as in `MainActorClosure.swift`.
    let closure: @Sendable (A, B) -> Result = Builtin.reinterpretCast(closure)
    #if DEBUG
    return { assertingOnMain(closure($0, $1)) }
    #else
    return closure
    #endif
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMain<A, B, C, Result>(
    _ closure: @escaping @MainActor (A, B, C) -> Result
) -> @Sendable (A, B, C) -> Result {
    // SAFETY: as in `MainActorClosure.swift`.
    let closure: @Sendable (A, B, C) -> Result = Builtin.reinterpretCast(closure)
    #if DEBUG
    return { assertingOnMain(closure($0, $1, $2)) }
    #else
    return closure
    #endif
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMain<A, B, C, D, Result>(
    _ closure: @escaping @MainActor (A, B, C, D) -> Result
) -> @Sendable (A, B, C, D) -> Result {
    // SAFETY: as in `MainActorClosure.swift`.
    let closure: @Sendable (A, B, C, D) -> Result = Builtin.reinterpretCast(closure)
    #if DEBUG
    return { assertingOnMain(closure($0, $1, $2, $3)) }
    #else
    return closure
    #endif
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMain<A, B, C, D, E, Result>(
    _ closure: @escaping @MainActor (A, B, C, D, E) -> Result
) -> @Sendable (A, B, C, D, E) -> Result {
    // SAFETY: as in `MainActorClosure.swift`.
    let closure: @Sendable (A, B, C, D, E) -> Result = Builtin.reinterpretCast(closure)
    #if DEBUG
    return { assertingOnMain(closure($0, $1, $2, $3, $4)) }
    #else
    return closure
    #endif
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMain<A, B, C, D, E, F, Result>(
    _ closure: @escaping @MainActor (A, B, C, D, E, F) -> Result
) -> @Sendable (A, B, C, D, E, F) -> Result {
    // SAFETY: as in `MainActorClosure.swift`.
    let closure: @Sendable (A, B, C, D, E, F) -> Result = Builtin.reinterpretCast(closure)
    #if DEBUG
    return { assertingOnMain(closure($0, $1, $2, $3, $4, $5)) }
    #else
    return closure
    #endif
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMain<A, B, C, D, E, F, G, Result>(
    _ closure: @escaping @MainActor (A, B, C, D, E, F, G) -> Result
) -> @Sendable (A, B, C, D, E, F, G) -> Result {
    // SAFETY: as in `MainActorClosure.swift`.
    let closure: @Sendable (A, B, C, D, E, F, G) -> Result = Builtin.reinterpretCast(closure)
    #if DEBUG
    return { assertingOnMain(closure($0, $1, $2, $3, $4, $5, $6)) }
    #else
    return closure
    #endif
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMain<A, B, C, D, E, F, G, H, Result>(
    _ closure: @escaping @MainActor (A, B, C, D, E, F, G, H) -> Result
) -> @Sendable (A, B, C, D, E, F, G, H) -> Result {
    // SAFETY: as in `MainActorClosure.swift`.
    let closure: @Sendable (A, B, C, D, E, F, G, H) -> Result = Builtin.reinterpretCast(closure)
    #if DEBUG
    return { assertingOnMain(closure($0, $1, $2, $3, $4, $5, $6, $7)) }
    #else
    return closure
    #endif
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMain<A, Result>(
    _ closure: @escaping @MainActor (A) throws -> Result
) -> @Sendable (A) throws -> Result {
    // SAFETY: as in `MainActorClosure.swift`.
    let closure: @Sendable (A) throws -> Result = Builtin.reinterpretCast(closure)
    #if DEBUG
    return { try assertingOnMain(closure($0)) }
    #else
    return closure
    #endif
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMain<A, B, Result>(
    _ closure: @escaping @MainActor (A, B) throws -> Result
) -> @Sendable (A, B) throws -> Result {
    // SAFETY: as in `MainActorClosure.swift`.
    let closure: @Sendable (A, B) throws -> Result = Builtin.reinterpretCast(closure)
    #if DEBUG
    return { try assertingOnMain(closure($0, $1)) }
    #else
    return closure
    #endif
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMain<A>(_ closure: @escaping @MainActor (A) throws -> Bool) -> @Sendable (A) throws -> Bool {
    // SAFETY: as in `MainActorClosure.swift`.
    let closure: @Sendable (A) throws -> Bool = Builtin.reinterpretCast(closure)
    #if DEBUG
    return { try assertingOnMain(closure($0)) }
    #else
    return closure
    #endif
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMain<A>(_ closure: @escaping @MainActor (A) -> Bool) -> @Sendable (A) -> Bool {
    // SAFETY: as in `MainActorClosure.swift`.
    let closure: @Sendable (A) -> Bool = Builtin.reinterpretCast(closure)
    #if DEBUG
    return { assertingOnMain(closure($0)) }
    #else
    return closure
    #endif
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMain<A, B>(
    _ closure: @escaping @MainActor (A, B) throws -> Bool
) -> @Sendable (A, B) throws -> Bool {
    // SAFETY: as in `MainActorClosure.swift`.
    let closure: @Sendable (A, B) throws -> Bool = Builtin.reinterpretCast(closure)
    #if DEBUG
    return { try assertingOnMain(closure($0, $1)) }
    #else
    return closure
    #endif
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMain<A, B>(_ closure: @escaping @MainActor (A, B) -> Bool) -> @Sendable (A, B) -> Bool {
    // SAFETY: as in `MainActorClosure.swift`.
    let closure: @Sendable (A, B) -> Bool = Builtin.reinterpretCast(closure)
    #if DEBUG
    return { assertingOnMain(closure($0, $1)) }
    #else
    return closure
    #endif
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMain(_ closure: @escaping @MainActor () throws -> Void) -> @Sendable () throws -> Void {
    // SAFETY: as in `MainActorClosure.swift`.
    let closure: @Sendable () throws -> Void = Builtin.reinterpretCast(closure)
    #if DEBUG
    return { try assertingOnMain(closure()) }
    #else
    return closure
    #endif
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMain(_ closure: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
    // SAFETY: as in `MainActorClosure.swift`.
    let closure: @Sendable () -> Void = Builtin.reinterpretCast(closure)
    #if DEBUG
    return { assertingOnMain(closure()) }
    #else
    return closure
    #endif
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMain<A>(_ closure: @escaping @MainActor (A) throws -> Void) -> @Sendable (A) throws -> Void {
    // SAFETY: as in `MainActorClosure.swift`.
    let closure: @Sendable (A) throws -> Void = Builtin.reinterpretCast(closure)
    #if DEBUG
    return { try assertingOnMain(closure($0)) }
    #else
    return closure
    #endif
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMain<A>(_ closure: @escaping @MainActor (A) -> Void) -> @Sendable (A) -> Void {
    // SAFETY: as in `MainActorClosure.swift`.
    let closure: @Sendable (A) -> Void = Builtin.reinterpretCast(closure)
    #if DEBUG
    return { assertingOnMain(closure($0)) }
    #else
    return closure
    #endif
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMain(
    _ closure: @escaping @MainActor (any Error) throws -> Void
) -> @Sendable (any Error) throws -> Void {
    // SAFETY: as in `MainActorClosure.swift`.
    let closure: @Sendable (any Error) throws -> Void = Builtin.reinterpretCast(closure)
    #if DEBUG
    return { try assertingOnMain(closure($0)) }
    #else
    return closure
    #endif
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMain(_ closure: @escaping @MainActor (any Error) -> Void) -> @Sendable (any Error) -> Void {
    // SAFETY: as in `MainActorClosure.swift`.
    let closure: @Sendable (any Error) -> Void = Builtin.reinterpretCast(closure)
    #if DEBUG
    return { assertingOnMain(closure($0)) }
    #else
    return closure
    #endif
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMain<Result>(
    _ closure: @escaping @MainActor (any Error) throws -> Observable<Result>
) -> @Sendable (any Error) throws -> Observable<Result> {
    // SAFETY: as in `MainActorClosure.swift`.
    let closure: @Sendable (any Error) throws -> Observable<Result> = Builtin.reinterpretCast(closure)
    #if DEBUG
    return { try assertingOnMain(closure($0)) }
    #else
    return closure
    #endif
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMainIfAny(_ closure: (@MainActor () throws -> Void)?) -> (@Sendable () throws -> Void)? {
    guard let closure else { return nil }
    return assumeMain(closure)
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMainIfAny(_ closure: (@MainActor () -> Void)?) -> (@Sendable () -> Void)? {
    guard let closure else { return nil }
    return assumeMain(closure)
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMainIfAny<A>(_ closure: (@MainActor (A) throws -> Void)?) -> (@Sendable (A) throws -> Void)? {
    guard let closure else { return nil }
    return assumeMain(closure)
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMainIfAny<A>(_ closure: (@MainActor (A) -> Void)?) -> (@Sendable (A) -> Void)? {
    guard let closure else { return nil }
    return assumeMain(closure)
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMainIfAny(
    _ closure: (@MainActor (any Error) throws -> Void)?
) -> (@Sendable (any Error) throws -> Void)? {
    guard let closure else { return nil }
    return assumeMain(closure)
}

@_alwaysEmitIntoClient @preconcurrency
package func assumeMainIfAny(_ closure: (@MainActor (any Error) -> Void)?) -> (@Sendable (any Error) -> Void)? {
    guard let closure else { return nil }
    return assumeMain(closure)
}
