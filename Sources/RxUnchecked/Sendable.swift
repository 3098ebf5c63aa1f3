public import RxObservable

// SAFETY: A client in Swift 5 mode has closures that aren't `@Sendable` and elements that aren't `Sendable`, and
// RxSwift has always accepted both. They are sound here for the same reasons as there: the grammar (one event at a
// time), `observe(on:)`, and the client's own care. The Swift 5 mode promises no more. In Swift 6 mode the compiler
// checks what it can, and the forms that call these functions don't exist.

// A closure is passed on unchanged: the compiler converts its type and makes no closure around it, so a lenient form
// compiles to the same code as its strict form. The compiler does this only in Swift 5 mode, which is why this is a
// module of its own, and only for an argument of a `@preconcurrency` function. So there is a pair for each type of
// closures: the function that asks for `@Sendable`, and the function that calls it.

// There are pairs for each number of arguments, with and without `throws`, and for each parameter or result of a
// concrete type that lenient forms need: a value of a generic type, `A` or `Result`, is passed in memory, while an
// error, an `Observable<A>`, a `Bool`, `Void` or an object is passed directly. If a pair for generic types took such a
// closure, the compiler would wrap it once on the way in, and once on the way out. `Tools/Forms` writes the pairs, from
// the rows of its `Shapes.swift`.

/// A closure that takes an object and an argument, and isn't called after the object is released.
@_transparent @_alwaysEmitIntoClient
package func sendable<Object: AnyObject, Argument>(
    _ closure: ((Object, Argument) -> Void)?,
    with object: Object
) -> (@Sendable (Argument) -> Void)? {
    weakly(object, sendable(closure))
}

/// A closure that takes an object, and isn't called after the object is released.
@_transparent @_alwaysEmitIntoClient
package func sendable<Object: AnyObject>(
    _ closure: ((Object) -> Void)?,
    with object: Object
) -> (@Sendable () -> Void)? {
    weakly(object, sendable(closure))
}
