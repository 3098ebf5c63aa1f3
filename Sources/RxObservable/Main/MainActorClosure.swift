internal import Builtin
internal import RxDisposables
internal import RxSchedulers

// Casts for closures of the main actor, which a sequence that runs on the main thread calls: one form for each number
// of arguments, and for closures that throw and those that don't.
//
// Other ways don't do. `MainActor.assumeIsolated` asks for a `Sendable` result. One form with a typed `throws` crashes
// the compiler (6.3), in its thunks. `unsafeBitCast` is generic as a whole, so a closure that returns nothing or a flag
// is wrapped on its way in and on its way out: two objects. The compiler's own cast, which `unsafeBitCast` is made of,
// wraps nothing, and costs a call nothing. Debug builds have a closure around the closure, which looks whether the
// promise is kept; that costs each call a nanosecond or two.

/// Traps off the main thread: for debug builds, where each closure of the main actor asks.
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

/// A closure of the main actor without arguments.
@_alwaysEmitIntoClient
package func onMain<Result>(
    _ closure: @escaping @MainActor () -> Result
) -> @Sendable () -> Result {
    // SAFETY: the types differ in isolation alone, which has no part in how a function is called. What takes such
    // closures delivers on the main thread: only this library makes a type that promises it (`_MainThreadPromise`), and
    // a scheduler that a test puts in its place is looked at when it runs (`MainStandIn`).
    let closure: @Sendable () -> Result = Builtin.reinterpretCast(closure)
    #if DEBUG
    return {
        assertOnMain()
        return closure()
    }
    #else
    return closure
    #endif
}

/// A closure of the main actor that changes its first argument.
@_alwaysEmitIntoClient
package func onMain<A1, A2>(
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

/// A closure of the main actor that may be called on any thread: elsewhere than on main, it runs there later.
///
/// For what a subscription does when somebody disposes of it, which may happen on any thread.
@usableFromInline
package func hoppingToMain(_ closure: @escaping @MainActor @Sendable () -> Void) -> @Sendable () -> Void {
    let body = onMain(closure)
    return {
        if MainQueue.isCurrent { return body() }
        _ = MainScheduler.asyncInstance.schedule(()) { _ in
            body()
            return Disposables.create()
        }
    }
}

/// A closure of the main actor, where there may be none.
///
/// `closure.map { hoppingToMain($0) }` would wrap it on its way into `map` and on its way out, two objects.
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
    // SAFETY: a key path is immutable, and what it reads, which may be isolated to the main actor, is read there.
    nonisolated(unsafe) let keyPath = keyPath
    return { $0[keyPath: keyPath] }
}

/// The default of each `keyPath` that stands beside a form with a closure; nobody calls it.
///
/// A parameter with a default that takes no closure can't be what a trailing closure belongs to. So the compiler leaves
/// the form out before it tries anything; without the default it tries both for each stage of a chain, which takes
/// seconds (3.6 s for eight stages, and 70 ms with it).
@_alwaysEmitIntoClient
package func theKeyPath<Root, Value>() -> KeyPath<Root, Value> {
    preconditionFailure("A form with a key path needs one.")
}
