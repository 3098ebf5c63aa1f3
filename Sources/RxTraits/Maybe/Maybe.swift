internal import RxObservable

/// The trait of a ``Maybe``.
public enum MaybeTrait: ElementTrait {}

/// A sequence with one element, or none, or an error.
///
/// ```swift
/// let cached = Maybe<Int>.just(42)
/// cached.subscribe(
///     onSuccess: { print("found \($0)") },
///     onError: { print("failed: \($0)") },
///     onCompleted: { print("nothing there") }
/// )
/// .disposed(by: bag)
/// ```
///
/// It is for an answer that may be missing: of a cache, a dialogue that can be closed. Each subscription starts the
/// work anew, and one of the three handlers is called, once.
///
/// [Traits: which one](/documentation/rx/whichtrait) compares it with the others.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// What a ``Maybe`` ends with.
@frozen
public enum MaybeEvent<Element> {
    /// It has an element.
    case success(Element)
    /// It failed.
    case error(any Error)
    /// It has no element.
    case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension ResultEmitter {
    @usableFromInline
    package func send(_ event: MaybeEvent<Element>) {
        switch event {
        case .success(let element): succeed(element)
        case .error(let error): fail(error)
        case .completed: complete()
        }
    }
}
