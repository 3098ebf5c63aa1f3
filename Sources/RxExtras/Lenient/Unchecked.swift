internal import Builtin

// The closures of clients in Swift 5 mode as `Sendable` ones, for lenient forms that pass them on: a cast for each
// shape. `Bool` and `Void` are written out: through a generic cast, the compiler wraps the closure twice.

@_transparent
func unchecked(_ closure: @escaping () -> Void) -> @Sendable () -> Void {
    // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
    Builtin.reinterpretCast(closure)
}

@_transparent
func unchecked<A>(_ closure: @escaping (A) -> Void) -> @Sendable (A) -> Void {
    // SAFETY: as above.
    Builtin.reinterpretCast(closure)
}

@_transparent
func unchecked<A>(
    _ closure: @escaping (@escaping @Sendable (A) -> Void) -> Void
) -> @Sendable (@escaping @Sendable (A) -> Void) -> Void {
    // SAFETY: as above.
    Builtin.reinterpretCast(closure)
}

@_transparent
func unchecked<A, Result>(_ closure: @escaping (A) -> Result) -> @Sendable (A) -> Result {
    // SAFETY: as above.
    Builtin.reinterpretCast(closure)
}

@_transparent
func unchecked<A>(_ closure: @escaping (A) throws -> Bool) -> @Sendable (A) throws -> Bool {
    // SAFETY: as above.
    Builtin.reinterpretCast(closure)
}

@_transparent
func unchecked<A, B>(_ closure: @escaping (A, B) throws -> Bool) -> @Sendable (A, B) throws -> Bool {
    // SAFETY: as above.
    Builtin.reinterpretCast(closure)
}

@_transparent
func unchecked<A, Result>(_ closure: @escaping (A) throws -> Result) -> @Sendable (A) throws -> Result {
    // SAFETY: as above.
    Builtin.reinterpretCast(closure)
}

@_transparent
func unchecked<A, B, Result>(_ closure: @escaping (A, B) throws -> Result) -> @Sendable (A, B) throws -> Result {
    // SAFETY: as above.
    Builtin.reinterpretCast(closure)
}

@_transparent
func unchecked(_ closure: (() throws -> Bool)?) -> (@Sendable () throws -> Bool)? {
    // SAFETY: as above.
    Builtin.reinterpretCast(closure)
}

@_transparent
func unchecked(_ closure: ((any Error) throws -> Bool)?) -> (@Sendable (any Error) throws -> Bool)? {
    // SAFETY: as above.
    Builtin.reinterpretCast(closure)
}
