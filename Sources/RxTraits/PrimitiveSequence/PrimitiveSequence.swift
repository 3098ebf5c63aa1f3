public import RxObservable

/// A sequence with at most one result: the type of ``Single``, ``Maybe`` and ``Completable``.
///
/// The trait determines which results are possible, and its operators keep that promise. It is a value around an
/// [Observable](/documentation/rxobservable/observable) and costs nothing extra: no operator of a trait allocates more
/// than the observable's own.
public struct PrimitiveSequence<Trait, Element> {
    @usableFromInline
    package let source: Observable<Element>

    /// Promises that `source` keeps the rules of the trait.
    @usableFromInline
    package init(raw source: Observable<Element>) {
        self.source = source
    }
}

extension PrimitiveSequence: Sendable where Element: Sendable {}

/// The protocol of ``PrimitiveSequence``, for extensions of one trait only.
///
/// The operators of ``Single``, ``Maybe`` and ``Completable`` are extensions of it, and yours can be, too:
///
/// ```swift
/// extension PrimitiveSequenceType where Trait == SingleTrait {
///     func logged(_ name: String) -> Single<Element> {
///         primitiveSequence.do(onSuccess: { _ in print(name) })
///     }
/// }
/// ```
///
/// No other type conforms to it.
public protocol PrimitiveSequenceType<Trait, Element> {
    /// ``SingleTrait``, ``MaybeTrait`` or ``CompletableTrait``.
    associatedtype Trait

    /// The type of the elements.
    associatedtype Element

    /// The sequence itself.
    var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
    /// The sequence itself.
    public var primitiveSequence: PrimitiveSequence<Trait, Element> {
        self
    }
}

extension PrimitiveSequence: ObservableConvertibleType {
    /// The sequence without its promise.
    ///
    /// - Returns: The same sequence, as an observable.
    public func asObservable() -> Observable<Element> {
        source
    }
}

extension PrimitiveSequenceType {
    @usableFromInline
    package var source: Observable<Element> { primitiveSequence.source }
}
