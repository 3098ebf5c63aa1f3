internal import Builtin
internal import RxDisposables
internal import RxSchedulers

// Casts for closures of the main actor, called by sequences of the main thread: one form for each number of arguments,
// for throwing and for non-throwing closures.
//
// Other ways fail. `MainActor.assumeIsolated` requires a `Sendable` result. One form with a typed `throws` crashes the
// compiler (6.3), in its thunks. `unsafeBitCast` is fully generic, so a closure that returns `Void` or `Bool` is
// wrapped on its way in and out: two objects. The compiler's own cast, on which `unsafeBitCast` is built, wraps
// nothing, and adds no cost to a call. In debug builds a closure around the closure checks the thread; that costs each
// call a nanosecond or two.

/// Traps off the main thread: called by each closure of the main actor in debug builds.
@usableFromInline
package func assertOnMain() {
    guard !MainQueue.isCurrent else { return }
    fatalError(
        """
        A closure of the main actor was about to be called on another thread, behind a sequence that promises to \
        deliver on the main thread. Only this library makes such a promise, so this is a defect of it: please report it.
        """
    )
}

/// What such a closure gives back, after that check.
@_transparent @_alwaysEmitIntoClient
package func assertingOnMain<Result>(_ result: @autoclosure () throws -> Result) rethrows -> Result {
    assertOnMain()
    return try result()
}

/// A closure of the main actor without arguments.
@_alwaysEmitIntoClient @preconcurrency
package func assumeMain<Result>(
    _ closure: @escaping @MainActor () -> Result
) -> @Sendable () -> Result {
    // SAFETY: the types differ only in isolation, which doesn't affect how a function is called. The callers of such
    // closures deliver on the main thread: only this library makes a type that promises it (`_MainThreadPromise`), and
    // a test's replacement scheduler is checked when it runs (`MainStandIn`).
    let closure: @Sendable () -> Result = Builtin.reinterpretCast(closure)
    #if DEBUG
    return { assertingOnMain(closure()) }
    #else
    return closure
    #endif
}

/// A closure of the main actor that changes its first argument.
@_alwaysEmitIntoClient @preconcurrency
package func assumeMain<A1, A2>(
    _ closure: @escaping @MainActor (inout A1, A2) throws -> Void
) -> @Sendable (inout A1, A2) throws -> Void {
    // SAFETY: see the first form.
    let closure: @Sendable (inout A1, A2) throws -> Void = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return try closure(&$0, $1)
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor that may be called on any thread; off the main thread, it runs there later.
///
/// For a subscription's actions on disposal, which may happen on any thread.
@usableFromInline
package func hoppingToMain(_ closure: @escaping @MainActor @Sendable () -> Void) -> @Sendable () -> Void {
    let body = assumeMain(closure)
    return {
        if MainQueue.isCurrent { return body() }
        _ = MainScheduler.asyncInstance.schedule(()) { _ in
            body()
            return Disposables.create()
        }
    }
}

/// An optional closure of the main actor that may be called on any thread.
///
/// `closure.map { hoppingToMain($0) }` would wrap it on its way into and out of `map`: two objects.
@_alwaysEmitIntoClient
package func hoppingToMainIfAny(_ closure: (@MainActor () -> Void)?) -> (@Sendable () -> Void)? {
    guard let closure else { return nil }
    return hoppingToMain(closure)
}

/// `==` as a closure of the main actor, where an element's conformance may be isolated.
@_alwaysEmitIntoClient
package func equalOnMain<Value: Equatable>() -> @MainActor (Value, Value) -> Bool {
    { $0 == $1 }
}

/// A key path as a closure of the main actor.
@_alwaysEmitIntoClient
package func readOnMain<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> @MainActor (Root) -> Value {
    // SAFETY: only the main thread reads it. The callers take a key path that is `Sendable`, or that was formed in code
    // of the main actor; in Swift 5 mode, the compiler promises neither.
    nonisolated(unsafe) let keyPath = keyPath
    return { $0[keyPath: keyPath] }
}

/// The default of each `keyPath` parameter of a form that accompanies a form with a closure; never called.
///
/// A parameter with a default and without a closure type can't match a trailing closure. So the compiler rules the form
/// out at once; without the default it tries both for each stage of a chain, which takes seconds (3.6 s for eight
/// stages, and 70 ms with it).
@_alwaysEmitIntoClient
package func theKeyPath<Root, Value>() -> any KeyPath<Root, Value> & Sendable {
    preconditionFailure("A form with a key path needs one.")
}
