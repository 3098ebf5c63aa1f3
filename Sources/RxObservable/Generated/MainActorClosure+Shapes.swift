// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

internal import Builtin

// As in MainActorClosure.swift, for more arguments, for closures that throw, and for those that return
// nothing or a flag: a result of any type is handed over in memory, so that its form would wrap these.

/// A closure of the main actor with an argument.
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

/// A closure of the main actor with two arguments.
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

/// A closure of the main actor with three arguments.
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

/// A closure of the main actor with four arguments.
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

/// A closure of the main actor with five arguments.
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

/// A closure of the main actor with six arguments.
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

/// A closure of the main actor with seven arguments.
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

/// A closure of the main actor with eight arguments.
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

/// A closure of the main actor with no arguments, which throws.
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

/// A closure of the main actor with an argument, which throws.
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

/// A closure of the main actor with two arguments, which throws.
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

/// A closure of the main actor with no arguments, which returns nothing.
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

/// A closure of the main actor with no arguments, which returns nothing and throws.
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

/// A closure of the main actor with an argument, which returns nothing.
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

/// A closure of the main actor with an argument, which returns nothing and throws.
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

/// A closure of the main actor with an argument, which returns a flag.
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

/// A closure of the main actor with an argument, which returns a flag and throws.
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

/// A closure of the main actor with two arguments, which returns nothing.
@_alwaysEmitIntoClient
package func onMain<A1, A2>(
    _ closure: @escaping @MainActor (A1, A2) -> Void
) -> @Sendable (A1, A2) -> Void {
    // SAFETY: see the form without arguments.
    let closure: @Sendable (A1, A2) -> Void = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return closure($0, $1)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor with two arguments, which returns nothing and throws.
@_alwaysEmitIntoClient
package func onMain<A1, A2>(
    _ closure: @escaping @MainActor (A1, A2) throws -> Void
) -> @Sendable (A1, A2) throws -> Void {
    // SAFETY: see the form without arguments.
    let closure: @Sendable (A1, A2) throws -> Void = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return try closure($0, $1)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor with two arguments, which returns a flag.
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

/// A closure of the main actor with two arguments, which returns a flag and throws.
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
