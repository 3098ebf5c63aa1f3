public import RxObservable

// What is handed an object that the client doesn't want to keep.

/// A closure with an argument that is handed an object, too, for as long as that lives.
@_transparent @_alwaysEmitIntoClient
package func sendable<Object: AnyObject, Argument>(
    _ closure: ((Object, Argument) -> Void)?,
    with object: Object
) -> (@Sendable (Argument) -> Void)? {
    weakly(object, sendable(closure))
}

/// A closure that is handed an object for as long as that lives.
@_transparent @_alwaysEmitIntoClient
package func sendable<Object: AnyObject>(
    _ closure: ((Object) -> Void)?,
    with object: Object
) -> (@Sendable () -> Void)? {
    weakly(object, sendable(closure))
}
