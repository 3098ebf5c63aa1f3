// In a module in Swift 6 mode, the type of a closure of the main actor says that it is `@Sendable`, too, so function
// values and captured variables of clients in Swift 5 mode would be warned of. Spelled here, it doesn't.

/// A closure of the main actor that reads a value of an object, of a client in Swift 5 mode.
public typealias _MainGetter<Object, Value> = @MainActor (Object) -> Value

/// A closure of the main actor that sets a value of an object, of a client in Swift 5 mode.
public typealias _MainSetter<Object, Value> = @MainActor (Object, Value) -> Void

@_transparent @_alwaysEmitIntoClient
package func sendable<Object, Value>(
    getter closure: @escaping _MainGetter<Object, Value>
) -> @MainActor @Sendable (Object) -> Value {
    asSendable(getter: closure)
}

@_transparent @_alwaysEmitIntoClient @preconcurrency
package func asSendable<Object, Value>(
    getter closure: @escaping @MainActor @Sendable (Object) -> Value
) -> @MainActor @Sendable (Object) -> Value {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Object, Value>(
    setter closure: @escaping _MainSetter<Object, Value>
) -> @MainActor @Sendable (Object, Value) -> Void {
    asSendable(setter: closure)
}

@_transparent @_alwaysEmitIntoClient @preconcurrency
package func asSendable<Object, Value>(
    setter closure: @escaping @MainActor @Sendable (Object, Value) -> Void
) -> @MainActor @Sendable (Object, Value) -> Void {
    closure
}
