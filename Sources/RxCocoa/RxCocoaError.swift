/// An error of RxCocoa's own.
///
/// It is here for code in Swift 5 mode that names it: what fails with it in RxSwift needs Apple's frameworks, so
/// nothing here does.
@available(swift, obsoleted: 6.0)
public enum RxCocoaError: Error, CustomDebugStringConvertible {
    /// An unknown error.
    case unknown
    /// An invalid operation was attempted.
    case invalidOperation(object: Any)
    /// There are no items yet.
    case itemsNotYetBound(object: Any)
    /// A key path leads to an object that has no such property.
    case invalidPropertyName(object: Any, propertyName: String)
    /// A key path leads to an object that isn't what was asked for.
    case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)
    /// Methods couldn't be exchanged.
    case errorDuringSwizzling
    /// A value has another type than the one that was asked for.
    case castingError(object: Any, targetType: Any.Type)

    /// What went wrong, in words.
    public var debugDescription: String {
        switch self {
        case .unknown: "An unknown error has occurred."
        case .invalidOperation(let object): "An invalid operation was attempted on `\(object)`."
        case .itemsNotYetBound(let object): "`\(object)` has no items yet."
        case .invalidPropertyName(let object, let name): "`\(object)` has no property `\(name)`."
        case .invalidObjectOnKeyPath(let object, let source, let name):
            "The property `\(name)` of `\(source)` is `\(object)`, which can't be observed."
        case .errorDuringSwizzling: "Methods couldn't be exchanged."
        case .castingError(let object, let type): "`\(object)` isn't of the type `\(type)`."
        }
    }
}

// SAFETY: an error keeps the values of its initialiser. Only clients in Swift 5 mode can make one, and there the values
// are as safe as captured values of their closures (see `sendable`).
@available(swift, obsoleted: 6.0)
extension RxCocoaError: @unchecked Sendable {}
