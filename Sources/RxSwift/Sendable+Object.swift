// What is handed an object that the client doesn't want to keep.

/// A closure with an argument that is handed an object, too, for as long as that lives.
package func sendable<Object: AnyObject, Argument>(
    _ closure: ((Object, Argument) -> Void)?,
    with object: Object
) -> (@Sendable (Argument) -> Void)? {
    guard let closure else { return nil }
    let handler: ((Argument) -> Void)? = { [weak object] argument in
        if let object { closure(object, argument) }
    }
    return sendable(handler)
}

/// A closure that is handed an object for as long as that lives.
package func sendable<Object: AnyObject>(
    _ closure: ((Object) -> Void)?,
    with object: Object
) -> (@Sendable () -> Void)? {
    guard let closure else { return nil }
    let handler: (() -> Void)? = { [weak object] in
        if let object { closure(object) }
    }
    return sendable(handler)
}
