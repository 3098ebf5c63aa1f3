public import RxDisposables
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

extension PrimitiveSequenceType where Trait == MaybeTrait, Element: Sendable {
    /// A maybe made by a closure that is called for each subscription.
    ///
    /// ```
    /// create { observer in … }:  ----(a|)
    /// ```
    ///
    /// ```swift
    /// let answer = Maybe<String>.create { maybe in
    ///     let words = ["yes", "no"]
    ///     maybe(words.first.map { .success($0) } ?? .completed)
    ///     return Disposables.create()
    /// }
    /// _ = answer.subscribe(onSuccess: { print($0) })
    /// // Prints "yes".
    /// ```
    ///
    /// - Parameter subscribe: Starts the work and returns a disposable that ends it. It gives the result to its
    ///   observer, on any thread; the first result counts.
    /// - Returns: A maybe with that result.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func create(
        subscribe: @escaping @Sendable (@escaping MaybeObserver) -> any Disposable
    ) -> Maybe<Element> {
        PrimitiveSequence(raw: CreateResult { emitter in subscribe { emitter.send($0) } })
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Takes the result of a maybe, once; further calls do nothing.
    public typealias MaybeObserver = @Sendable (MaybeEvent<Element>) -> Void

    /// A maybe whose element needn't be `Sendable`, made by a closure that is called for each subscription.
    ///
    /// - Parameter subscribe: Starts the work and returns a disposable that ends it. It gives the result to its
    ///   observer, on any thread, and doesn't use it from then on; the first result counts.
    /// - Returns: A maybe with that result.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func create(
        subscribe: @escaping @Sendable (@escaping @Sendable (sending MaybeEvent<Element>) -> Void) -> any Disposable
    ) -> Maybe<Element> {
        PrimitiveSequence(raw: CreateResult { emitter in subscribe { emitter.send($0) } })
    }
}

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
