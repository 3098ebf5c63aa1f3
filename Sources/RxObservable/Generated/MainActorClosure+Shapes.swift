// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

// As in MainActorClosure.swift, for more arguments, and for closures that throw.

/// A closure of the main actor with an argument.
@_alwaysEmitIntoClient
package func onMain<A1, Result>(
    _ closure: @escaping @MainActor (A1) -> Result
) -> @Sendable (A1) -> Result {
    // SAFETY: see the form without arguments.
    let closure = unsafeBitCast(closure, to: (@Sendable (A1) -> Result).self)
    #if DEBUG
    return {
        assertOnMain()
        return closure($0)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor with two arguments.
@_alwaysEmitIntoClient
package func onMain<A1, A2, Result>(
    _ closure: @escaping @MainActor (A1, A2) -> Result
) -> @Sendable (A1, A2) -> Result {
    // SAFETY: see the form without arguments.
    let closure = unsafeBitCast(closure, to: (@Sendable (A1, A2) -> Result).self)
    #if DEBUG
    return {
        assertOnMain()
        return closure($0, $1)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor with three arguments.
@_alwaysEmitIntoClient
package func onMain<A1, A2, A3, Result>(
    _ closure: @escaping @MainActor (A1, A2, A3) -> Result
) -> @Sendable (A1, A2, A3) -> Result {
    // SAFETY: see the form without arguments.
    let closure = unsafeBitCast(closure, to: (@Sendable (A1, A2, A3) -> Result).self)
    #if DEBUG
    return {
        assertOnMain()
        return closure($0, $1, $2)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor with four arguments.
@_alwaysEmitIntoClient
package func onMain<A1, A2, A3, A4, Result>(
    _ closure: @escaping @MainActor (A1, A2, A3, A4) -> Result
) -> @Sendable (A1, A2, A3, A4) -> Result {
    // SAFETY: see the form without arguments.
    let closure = unsafeBitCast(closure, to: (@Sendable (A1, A2, A3, A4) -> Result).self)
    #if DEBUG
    return {
        assertOnMain()
        return closure($0, $1, $2, $3)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor with five arguments.
@_alwaysEmitIntoClient
package func onMain<A1, A2, A3, A4, A5, Result>(
    _ closure: @escaping @MainActor (A1, A2, A3, A4, A5) -> Result
) -> @Sendable (A1, A2, A3, A4, A5) -> Result {
    // SAFETY: see the form without arguments.
    let closure = unsafeBitCast(closure, to: (@Sendable (A1, A2, A3, A4, A5) -> Result).self)
    #if DEBUG
    return {
        assertOnMain()
        return closure($0, $1, $2, $3, $4)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor with six arguments.
@_alwaysEmitIntoClient
package func onMain<A1, A2, A3, A4, A5, A6, Result>(
    _ closure: @escaping @MainActor (A1, A2, A3, A4, A5, A6) -> Result
) -> @Sendable (A1, A2, A3, A4, A5, A6) -> Result {
    // SAFETY: see the form without arguments.
    let closure = unsafeBitCast(closure, to: (@Sendable (A1, A2, A3, A4, A5, A6) -> Result).self)
    #if DEBUG
    return {
        assertOnMain()
        return closure($0, $1, $2, $3, $4, $5)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor with seven arguments.
@_alwaysEmitIntoClient
package func onMain<A1, A2, A3, A4, A5, A6, A7, Result>(
    _ closure: @escaping @MainActor (A1, A2, A3, A4, A5, A6, A7) -> Result
) -> @Sendable (A1, A2, A3, A4, A5, A6, A7) -> Result {
    // SAFETY: see the form without arguments.
    let closure = unsafeBitCast(closure, to: (@Sendable (A1, A2, A3, A4, A5, A6, A7) -> Result).self)
    #if DEBUG
    return {
        assertOnMain()
        return closure($0, $1, $2, $3, $4, $5, $6)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor with eight arguments.
@_alwaysEmitIntoClient
package func onMain<A1, A2, A3, A4, A5, A6, A7, A8, Result>(
    _ closure: @escaping @MainActor (A1, A2, A3, A4, A5, A6, A7, A8) -> Result
) -> @Sendable (A1, A2, A3, A4, A5, A6, A7, A8) -> Result {
    // SAFETY: see the form without arguments.
    let closure = unsafeBitCast(closure, to: (@Sendable (A1, A2, A3, A4, A5, A6, A7, A8) -> Result).self)
    #if DEBUG
    return {
        assertOnMain()
        return closure($0, $1, $2, $3, $4, $5, $6, $7)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor with no arguments, which throws.
@_alwaysEmitIntoClient
package func onMain<Result>(
    _ closure: @escaping @MainActor () throws -> Result
) -> @Sendable () throws -> Result {
    // SAFETY: see the form without arguments.
    let closure = unsafeBitCast(closure, to: (@Sendable () throws -> Result).self)
    #if DEBUG
    return {
        assertOnMain()
        return try closure()
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor with an argument, which throws.
@_alwaysEmitIntoClient
package func onMain<A1, Result>(
    _ closure: @escaping @MainActor (A1) throws -> Result
) -> @Sendable (A1) throws -> Result {
    // SAFETY: see the form without arguments.
    let closure = unsafeBitCast(closure, to: (@Sendable (A1) throws -> Result).self)
    #if DEBUG
    return {
        assertOnMain()
        return try closure($0)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor with two arguments, which throws.
@_alwaysEmitIntoClient
package func onMain<A1, A2, Result>(
    _ closure: @escaping @MainActor (A1, A2) throws -> Result
) -> @Sendable (A1, A2) throws -> Result {
    // SAFETY: see the form without arguments.
    let closure = unsafeBitCast(closure, to: (@Sendable (A1, A2) throws -> Result).self)
    #if DEBUG
    return {
        assertOnMain()
        return try closure($0, $1)
    }
    #else
    return closure
    #endif
}
