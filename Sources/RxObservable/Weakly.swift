/// Wraps a closure so that it captures an object weakly, and isn't called after that object is gone.
@_alwaysEmitIntoClient
package func weakly<Object: AnyObject & Sendable, Argument>(
    _ object: Object,
    _ closure: (@Sendable (Object, Argument) -> Void)?
) -> (@Sendable (Argument) -> Void)? {
    guard let closure else { return nil }
    return { [weak object] argument in
        guard let object else { return }
        closure(object, argument)
    }
}

/// A closure that is handed an object for as long as that lives.
@_alwaysEmitIntoClient
package func weakly<Object: AnyObject & Sendable>(
    _ object: Object,
    _ closure: (@Sendable (Object) -> Void)?
) -> (@Sendable () -> Void)? {
    guard let closure else { return nil }
    return { [weak object] in
        guard let object else { return }
        closure(object)
    }
}

/// A closure of the main actor with an argument that is handed an object, too, for as long as that lives.
@_alwaysEmitIntoClient
package func weaklyOnMain<Object: AnyObject & Sendable, Argument>(
    _ object: Object,
    _ closure: (@MainActor (Object, Argument) -> Void)?
) -> (@MainActor (Argument) -> Void)? {
    guard let closure else { return nil }
    return { [weak object] argument in
        guard let object else { return }
        closure(object, argument)
    }
}

/// A closure of the main actor that is handed an object for as long as that lives.
@_alwaysEmitIntoClient
package func weaklyOnMain<Object: AnyObject & Sendable>(
    _ object: Object,
    _ closure: (@MainActor (Object) -> Void)?
) -> (@MainActor () -> Void)? {
    guard let closure else { return nil }
    return { [weak object] in
        guard let object else { return }
        closure(object)
    }
}
