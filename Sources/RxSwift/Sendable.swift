// A client in Swift 5 mode has closures that aren't `@Sendable` and elements that aren't `Sendable`, and RxSwift has
// always taken both. What keeps them sound here is what keeps them sound there: the grammar (one event at a time),
// `observe(on:)`, and the client's own care. Its language mode promises no more. What the compiler can check, it checks
// in Swift 6 mode, where the forms that hand on through here don't exist.

/// A value that a client in Swift 5 mode hands from thread to thread.
// SAFETY: see the top of this file.
package struct Unchecked<Value>: @unchecked Sendable {
    package let value: Value

    package init(_ value: Value) {
        self.value = value
    }
}

// A form for each number of arguments, with and without `throws`. Those for `Bool`, and for the `Void` of handlers,
// are the same again: what returns a generic `Result` is wrapped twice more for a stage that knows its result.

// MARK: One argument

@_alwaysEmitIntoClient
package func sendable<A, Result>(_ closure: @escaping (A) throws -> Result) -> @Sendable (A) throws -> Result {
    // SAFETY: see the top of this file.
    nonisolated(unsafe) let closure = closure
    return { try closure($0) }
}

@_alwaysEmitIntoClient
package func sendable<A, Result>(_ closure: @escaping (A) -> Result) -> @Sendable (A) -> Result {
    // SAFETY: see the top of this file.
    nonisolated(unsafe) let closure = closure
    return { closure($0) }
}

@_alwaysEmitIntoClient
package func sendable<A>(_ closure: @escaping (A) throws -> Bool) -> @Sendable (A) throws -> Bool {
    // SAFETY: see the top of this file.
    nonisolated(unsafe) let closure = closure
    return { try closure($0) }
}

@_alwaysEmitIntoClient
package func sendable<A>(_ closure: @escaping (A) -> Bool) -> @Sendable (A) -> Bool {
    // SAFETY: see the top of this file.
    nonisolated(unsafe) let closure = closure
    return { closure($0) }
}

@_alwaysEmitIntoClient
package func sendable<A>(_ closure: ((A) throws -> Void)?) -> (@Sendable (A) throws -> Void)? {
    guard let closure else { return nil }
    // SAFETY: see the top of this file.
    nonisolated(unsafe) let handler = closure
    return { try handler($0) }
}

@_alwaysEmitIntoClient
package func sendable<A>(_ closure: ((A) -> Void)?) -> (@Sendable (A) -> Void)? {
    guard let closure else { return nil }
    // SAFETY: see the top of this file.
    nonisolated(unsafe) let handler = closure
    return { handler($0) }
}

// MARK: Two arguments

@_alwaysEmitIntoClient
package func sendable<A, B, Result>(_ closure: @escaping (A, B) throws -> Result) -> @Sendable (A, B) throws -> Result {
    // SAFETY: see the top of this file.
    nonisolated(unsafe) let closure = closure
    return { try closure($0, $1) }
}

@_alwaysEmitIntoClient
package func sendable<A, B, Result>(_ closure: @escaping (A, B) -> Result) -> @Sendable (A, B) -> Result {
    // SAFETY: see the top of this file.
    nonisolated(unsafe) let closure = closure
    return { closure($0, $1) }
}

@_alwaysEmitIntoClient
package func sendable<A, B>(_ closure: @escaping (A, B) throws -> Bool) -> @Sendable (A, B) throws -> Bool {
    // SAFETY: see the top of this file.
    nonisolated(unsafe) let closure = closure
    return { try closure($0, $1) }
}

@_alwaysEmitIntoClient
package func sendable<A, B>(_ closure: @escaping (A, B) -> Bool) -> @Sendable (A, B) -> Bool {
    // SAFETY: see the top of this file.
    nonisolated(unsafe) let closure = closure
    return { closure($0, $1) }
}

@_alwaysEmitIntoClient
package func sendable<A, B>(_ closure: @escaping (inout A, B) throws -> Void) -> @Sendable (inout A, B) throws -> Void {
    // SAFETY: see the top of this file.
    nonisolated(unsafe) let closure = closure
    return { try closure(&$0, $1) }
}

@_alwaysEmitIntoClient
package func sendable<A, B>(_ closure: @escaping (inout A, B) -> Void) -> @Sendable (inout A, B) -> Void {
    // SAFETY: see the top of this file.
    nonisolated(unsafe) let closure = closure
    return { closure(&$0, $1) }
}

// MARK: Three to eight arguments, of selectors that may throw

@_alwaysEmitIntoClient
package func sendable<A, B, C, Result>(
    _ closure: @escaping (A, B, C) throws -> Result
) -> @Sendable (A, B, C) throws -> Result {
    // SAFETY: see the top of this file.
    nonisolated(unsafe) let closure = closure
    return { try closure($0, $1, $2) }
}

@_alwaysEmitIntoClient
package func sendable<A, B, C, D, Result>(
    _ closure: @escaping (A, B, C, D) throws -> Result
) -> @Sendable (A, B, C, D) throws -> Result {
    // SAFETY: see the top of this file.
    nonisolated(unsafe) let closure = closure
    return { try closure($0, $1, $2, $3) }
}

@_alwaysEmitIntoClient
package func sendable<A, B, C, D, E, Result>(
    _ closure: @escaping (A, B, C, D, E) throws -> Result
) -> @Sendable (A, B, C, D, E) throws -> Result {
    // SAFETY: see the top of this file.
    nonisolated(unsafe) let closure = closure
    return { try closure($0, $1, $2, $3, $4) }
}

@_alwaysEmitIntoClient
package func sendable<A, B, C, D, E, F, Result>(
    _ closure: @escaping (A, B, C, D, E, F) throws -> Result
) -> @Sendable (A, B, C, D, E, F) throws -> Result {
    // SAFETY: see the top of this file.
    nonisolated(unsafe) let closure = closure
    return { try closure($0, $1, $2, $3, $4, $5) }
}

@_alwaysEmitIntoClient
package func sendable<A, B, C, D, E, F, G, Result>(
    _ closure: @escaping (A, B, C, D, E, F, G) throws -> Result
) -> @Sendable (A, B, C, D, E, F, G) throws -> Result {
    // SAFETY: see the top of this file.
    nonisolated(unsafe) let closure = closure
    return { try closure($0, $1, $2, $3, $4, $5, $6) }
}

@_alwaysEmitIntoClient
package func sendable<A, B, C, D, E, F, G, H, Result>(
    _ closure: @escaping (A, B, C, D, E, F, G, H) throws -> Result
) -> @Sendable (A, B, C, D, E, F, G, H) throws -> Result {
    // SAFETY: see the top of this file.
    nonisolated(unsafe) let closure = closure
    return { try closure($0, $1, $2, $3, $4, $5, $6, $7) }
}

// MARK: No argument

@_alwaysEmitIntoClient
package func sendable<Result>(_ closure: @escaping () throws -> Result) -> @Sendable () throws -> Result {
    // SAFETY: see the top of this file.
    nonisolated(unsafe) let closure = closure
    return { try closure() }
}

@_alwaysEmitIntoClient
package func sendable<Result>(_ closure: @escaping () -> Result) -> @Sendable () -> Result {
    // SAFETY: see the top of this file.
    nonisolated(unsafe) let closure = closure
    return { closure() }
}

@_alwaysEmitIntoClient
package func sendable(_ closure: (() throws -> Void)?) -> (@Sendable () throws -> Void)? {
    guard let closure else { return nil }
    // SAFETY: see the top of this file.
    nonisolated(unsafe) let handler = closure
    return { try handler() }
}

@_alwaysEmitIntoClient
package func sendable(_ closure: (() -> Void)?) -> (@Sendable () -> Void)? {
    guard let closure else { return nil }
    // SAFETY: see the top of this file.
    nonisolated(unsafe) let handler = closure
    return { handler() }
}
