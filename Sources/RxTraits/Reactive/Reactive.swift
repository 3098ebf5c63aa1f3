/// The namespace of a type's reactive extensions, `.rx`.
///
/// ```swift
/// extension Reactive where Base: SearchField {
///     var isSearching: Binder<Bool> { Binder(base) { field, isSearching in field.isEnabled = !isSearching } }
/// }
/// ```
///
/// A property of an object is also a ``Binder`` under the same name: `viewModel.title.bind(to: label.rx.text)`.
@dynamicMemberLookup
public struct Reactive<Base> {
    /// The value that it extends.
    public let base: Base

    /// Makes the reactive side of a value.
    public init(_ base: Base) {
        self.base = base
    }

    /// A property of an object as a binder, which sets it on the main thread.
    ///
    /// It is of the main actor, as the property may be. In other code, write `Binder(object, \.property)`.
    ///
    /// - Parameter keyPath: The property.
    @available(swift, introduced: 6.0) @MainActor
    public subscript<Property: Sendable>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
    ) -> Binder<Property> where Base: AnyObject & Sendable {
        Binder(base, keyPath)
    }

    /// A property of an object as a binder, which sets it on the main thread, in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public subscript<Property: Sendable>(
        dynamicMember keyPath: any ReferenceWritableKeyPath<Base, Property> & Sendable
    ) -> Binder<Property> where Base: AnyObject & Sendable {
        Binder(base, keyPath)
    }
}

extension Reactive: Sendable where Base: Sendable {}

/// A type with reactive extensions, `.rx`.
///
/// ```swift
/// extension SearchField: ReactiveCompatible {}
/// ```
public protocol ReactiveCompatible {
    /// The type that is extended.
    associatedtype ReactiveBase

    /// The reactive side of the type.
    static var rx: Reactive<ReactiveBase>.Type { get set }

    /// The reactive side.
    var rx: Reactive<ReactiveBase> { get set }
}

// The setters do nothing: they allow `object.rx.property = …` for a property of a value.
extension ReactiveCompatible {
    /// The reactive side of the type.
    public static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        set {}
    }

    /// The reactive side.
    public var rx: Reactive<Self> {
        get { Reactive(self) }
        set {}
    }
}
