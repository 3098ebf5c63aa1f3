#if canImport(ObjectiveC)
internal import ObjectiveC

/// A value kept with an object, one of each type, made at first use, and freed with the object.
@MainActor
package func attachment<Value: AnyObject>(of object: AnyObject, _ make: () -> Value) -> Value {
    // SAFETY: the address of a type, which only serves as a key.
    let key = unsafeBitCast(ObjectIdentifier(Value.self), to: UnsafeRawPointer.self)
    if let value = objc_getAssociatedObject(object, key) as? Value { return value }
    let value = make()
    objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN)
    return value
}
#endif
