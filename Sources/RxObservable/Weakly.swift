/// Wraps a closure so that it captures an object weakly, and isn't called after the object is released.
@_alwaysEmitIntoClient @preconcurrency
package func weakly<Object: AnyObject & Sendable, Argument>(
    _ object: Object,
    _ closure: (@Sendable (Object, Argument) -> Void)?
) -> (@Sendable (Argument) -> Void)? {
    guard let closure else { return nil }
    // Captured so, the weak reference needs no box.
    let target = Unretained(object)
    return { argument in
        guard let object = target.object else { return }
        closure(object, argument)
    }
}

/// A closure that receives an object, and isn't called after the object is released.
@_alwaysEmitIntoClient @preconcurrency
package func weakly<Object: AnyObject & Sendable>(
    _ object: Object,
    _ closure: (@Sendable (Object) -> Void)?
) -> (@Sendable () -> Void)? {
    guard let closure else { return nil }
    let target = Unretained(object)
    return {
        guard let object = target.object else { return }
        closure(object)
    }
}

/// A closure of the main actor with an argument that also receives an object, until the object is released.
@_alwaysEmitIntoClient
package func weaklyOnMain<Object: AnyObject, Argument>(
    _ object: Object,
    _ closure: (@MainActor (Object, Argument) -> Void)?
) -> (@MainActor (Argument) -> Void)? {
    guard let closure else { return nil }
    // SAFETY: only the main thread loads it. The callers take an object that is `Sendable`, or are of the main actor.
    nonisolated(unsafe) let target = Unretained(object)
    return { argument in
        guard let object = target.object else { return }
        closure(object, argument)
    }
}

/// A closure of the main actor that receives an object, until the object is released.
@_alwaysEmitIntoClient
package func weaklyOnMain<Object: AnyObject>(
    _ object: Object,
    _ closure: (@MainActor (Object) -> Void)?
) -> (@MainActor () -> Void)? {
    guard let closure else { return nil }
    // SAFETY: only the main thread loads it. The callers take an object that is `Sendable`, or are of the main actor.
    nonisolated(unsafe) let target = Unretained(object)
    return {
        guard let object = target.object else { return }
        closure(object)
    }
}

/// A weakly held object, and whether it was found released.
@usableFromInline
package struct Unretained<Object: AnyObject> {
    @usableFromInline package weak var object: Object?
    @usableFromInline package var isOver = false

    @inlinable
    package init(_ object: Object) {
        self.object = object
    }
}

extension Unretained: Sendable where Object: Sendable {}
