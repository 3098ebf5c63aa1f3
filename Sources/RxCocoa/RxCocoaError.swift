public import RxFoundation

// Lenient forms of the cases with objects, for clients in Swift 5 mode.
// SAFETY: of each of them: `Any` and `any Sendable` have the same layout, and `as Any` keeps the value in it; such a
// client's objects are as safe as captured values of its closures.
#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension RxCocoaError {
    /// An invalid operation was attempted.
    public static func invalidOperation(object: Any) -> RxCocoaError {
        // SAFETY: see above.
        .invalidOperation(object: unsafeBitCast(object as Any, to: (any Sendable).self))
    }

    /// A view was asked for a model before any items were shown.
    public static func itemsNotYetBound(object: Any) -> RxCocoaError {
        // SAFETY: see above.
        .itemsNotYetBound(object: unsafeBitCast(object as Any, to: (any Sendable).self))
    }

    /// A key path leads to an object that has no such property.
    public static func invalidPropertyName(object: Any, propertyName: String) -> RxCocoaError {
        // SAFETY: see above.
        .invalidPropertyName(object: unsafeBitCast(object as Any, to: (any Sendable).self), propertyName: propertyName)
    }

    /// A value has another type than the one that was asked for.
    public static func castingError(object: Any, targetType: Any.Type) -> RxCocoaError {
        // SAFETY: see above.
        .castingError(object: unsafeBitCast(object as Any, to: (any Sendable).self), targetType: targetType)
    }
}
