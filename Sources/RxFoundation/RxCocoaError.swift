internal import RxObservable

/// An error of key-value observing, or of items that are shown in a view.
///
/// Here such an error names objects by their identity (`RxError.ObjectIdentity`), since it goes from thread to thread.
public enum RxCocoaError: Error, CustomDebugStringConvertible {
    /// An unknown error.
    case unknown
    /// An invalid operation was attempted.
    case invalidOperation(object: any Sendable)
    /// A view was asked for a model before any items were shown.
    case itemsNotYetBound(object: any Sendable)
    /// A key path leads to an object that has no such property.
    case invalidPropertyName(object: any Sendable, propertyName: String)
    /// A key path leads to an object that can't be observed.
    case invalidObjectOnKeyPath(object: any Sendable, sourceObject: any Sendable, propertyName: String)
    /// Methods couldn't be exchanged.
    case errorDuringSwizzling
    /// A value has another type than the one that was asked for.
    case castingError(object: any Sendable, targetType: Any.Type)

    /// What went wrong, in words.
    public var debugDescription: String {
        switch self {
        case .unknown: "An unknown error has occurred."
        case .invalidOperation(let object): "An invalid operation was attempted on \(named(object))."
        case .itemsNotYetBound(let object):
            """
            \(named(object)) was asked for a model, but shows no items yet. Bind them with rx.items, and ask when the \
            first ones have come.
            """
        case .invalidPropertyName(let object, let name):
            "\(named(object)) has no property `\(name)`. Is it marked `@objc dynamic`?"
        case .invalidObjectOnKeyPath(let object, let source, let name):
            "The property `\(name)` of \(named(source)) is \(named(object)), which can't be observed."
        case .errorDuringSwizzling: "Methods couldn't be exchanged."
        case .castingError(let object, let type): "\(named(object)) isn't of the type `\(type)`."
        }
    }
}

private func named(_ object: any Sendable) -> String {
    (object as? RxError.ObjectIdentity).map { "an object of type \($0.typeName)" } ?? "`\(object)`"
}
