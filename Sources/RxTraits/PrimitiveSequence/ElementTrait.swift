public import RxObservable

/// The trait of a sequence that emits one element at the most: of singles and of maybes.
public protocol ElementTrait {}

// The operators that singles and maybes have in common.
extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Keeps the element if it satisfies a condition.
    ///
    /// - Parameter predicate: The condition; an error that it throws fails the maybe.
    /// - Returns: The element, or completion without one.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element> {
        PrimitiveSequence(raw: source.filter(predicate))
    }

    /// Transforms the element.
    ///
    /// - Parameter transform: Makes the new element; an error that it throws fails the sequence.
    /// - Returns: The new element; without one, the source's result.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func map<Result>(
        _ transform: @escaping @Sendable (Element) throws -> Result
    ) -> PrimitiveSequence<Trait, Result> {
        PrimitiveSequence(raw: source.map(transform))
    }

    /// Transforms the element if it can be transformed.
    ///
    /// - Parameter transform: Makes the new element, or `nil`; an error that it throws fails the maybe.
    /// - Returns: The new element, or completion without one.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func compactMap<Result>(_ transform: @escaping @Sendable (Element) throws -> Result?) -> Maybe<Result> {
        PrimitiveSequence(raw: source.compactMap(transform))
    }

    /// Continues with a sequence of the same kind, made from the element.
    ///
    /// - Parameter selector: Makes the single of a single's element, the maybe of a maybe's; an error that it throws
    ///   fails the sequence.
    /// - Returns: The result of that sequence; without an element, the source's result.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMap<Result>(
        _ selector: @escaping @Sendable (Element) throws -> PrimitiveSequence<Trait, Result>
    ) -> PrimitiveSequence<Trait, Result> {
        PrimitiveSequence(raw: source.flatMap(selector))
    }

    /// Replaces an error with an element.
    ///
    /// - Parameter element: The element.
    /// - Returns: The source's result, or `element` if it fails.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func catchAndReturn(_ element: sending Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.catchAndReturn(element))
    }

    /// The end of the sequence, without its element.
    ///
    /// - Returns: Completion when the source succeeds or completes; fails with it.
    /// - SeeAlso: [ignoreElements](https://reactivex.io/documentation/operators/ignoreelements.html)
    @_alwaysEmitIntoClient
    public func asCompletable() -> Completable {
        PrimitiveSequence(raw: source.ignoreElements())
    }
}
