/// A closure of the main actor, for a sequence that runs on the main thread.
///
/// `MainActor.assumeIsolated` isn't it: its result has to be `Sendable`, and its check would trap when the scheduler has been
/// replaced.
func onMain<Argument, Result>(
    _ closure: @escaping @MainActor (Argument) -> Result
) -> @Sendable (Argument) -> Result {
    // SAFETY: the types differ in isolation alone, which has no part in how a function is called. Shared sequences deliver on
    // the main thread, and a scheduler in its place is run by a test, which is `@MainActor` since it calls `drive`.
    unsafeBitCast(closure, to: (@Sendable (Argument) -> Result).self)
}

/// A closure of the main actor with two arguments, for a sequence that runs on the main thread.
package func onMain<A1, A2, Result>(
    _ closure: @escaping @MainActor (A1, A2) -> Result
) -> @Sendable (A1, A2) -> Result {
    // SAFETY: see the form with one argument.
    unsafeBitCast(closure, to: (@Sendable (A1, A2) -> Result).self)
}

/// A closure of the main actor with three arguments, for a sequence that runs on the main thread.
func onMain<A1, A2, A3, Result>(
    _ closure: @escaping @MainActor (A1, A2, A3) -> Result
) -> @Sendable (A1, A2, A3) -> Result {
    // SAFETY: see the form with one argument.
    unsafeBitCast(closure, to: (@Sendable (A1, A2, A3) -> Result).self)
}

/// A closure of the main actor with four arguments, for a sequence that runs on the main thread.
func onMain<A1, A2, A3, A4, Result>(
    _ closure: @escaping @MainActor (A1, A2, A3, A4) -> Result
) -> @Sendable (A1, A2, A3, A4) -> Result {
    // SAFETY: see the form with one argument.
    unsafeBitCast(closure, to: (@Sendable (A1, A2, A3, A4) -> Result).self)
}

/// A closure of the main actor with five arguments, for a sequence that runs on the main thread.
func onMain<A1, A2, A3, A4, A5, Result>(
    _ closure: @escaping @MainActor (A1, A2, A3, A4, A5) -> Result
) -> @Sendable (A1, A2, A3, A4, A5) -> Result {
    // SAFETY: see the form with one argument.
    unsafeBitCast(closure, to: (@Sendable (A1, A2, A3, A4, A5) -> Result).self)
}

/// A closure of the main actor with six arguments, for a sequence that runs on the main thread.
func onMain<A1, A2, A3, A4, A5, A6, Result>(
    _ closure: @escaping @MainActor (A1, A2, A3, A4, A5, A6) -> Result
) -> @Sendable (A1, A2, A3, A4, A5, A6) -> Result {
    // SAFETY: see the form with one argument.
    unsafeBitCast(closure, to: (@Sendable (A1, A2, A3, A4, A5, A6) -> Result).self)
}

/// A closure of the main actor with seven arguments, for a sequence that runs on the main thread.
func onMain<A1, A2, A3, A4, A5, A6, A7, Result>(
    _ closure: @escaping @MainActor (A1, A2, A3, A4, A5, A6, A7) -> Result
) -> @Sendable (A1, A2, A3, A4, A5, A6, A7) -> Result {
    // SAFETY: see the form with one argument.
    unsafeBitCast(closure, to: (@Sendable (A1, A2, A3, A4, A5, A6, A7) -> Result).self)
}

/// A closure of the main actor with eight arguments, for a sequence that runs on the main thread.
func onMain<A1, A2, A3, A4, A5, A6, A7, A8, Result>(
    _ closure: @escaping @MainActor (A1, A2, A3, A4, A5, A6, A7, A8) -> Result
) -> @Sendable (A1, A2, A3, A4, A5, A6, A7, A8) -> Result {
    // SAFETY: see the form with one argument.
    unsafeBitCast(closure, to: (@Sendable (A1, A2, A3, A4, A5, A6, A7, A8) -> Result).self)
}

/// A closure of the main actor without arguments, for a sequence that runs on the main thread.
func onMain<Result>(_ closure: @escaping @MainActor () -> Result) -> @Sendable () -> Result {
    // SAFETY: see the form with one argument.
    unsafeBitCast(closure, to: (@Sendable () -> Result).self)
}
