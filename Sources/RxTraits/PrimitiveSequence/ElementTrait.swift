public import RxObservable

/// The trait of a sequence that emits one element at the most: of singles and of maybes.
public protocol ElementTrait {}

// The operators that singles and maybes have in common.
extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Continues with a sequence of the same kind, made from the element.
    ///
    /// ```swift
    /// let user = Single.just("Ann")
    /// _ = user.flatMap { name in Single.just("\(name)'s photo") }.subscribe(onSuccess: { print($0) })
    /// // Prints "Ann's photo".
    /// ```
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

    /// The end of the sequence, without its element.
    ///
    /// ```swift
    /// let upload = Single.just("receipt 17")
    /// _ = upload.asCompletable().subscribe(onCompleted: { print("uploaded") })
    /// // Prints "uploaded".
    /// ```
    ///
    /// - Returns: Completion when the source succeeds or completes; fails with it.
    /// - SeeAlso: [ignoreElements](https://reactivex.io/documentation/operators/ignoreelements.html)
    @_alwaysEmitIntoClient
    public func asCompletable() -> Completable {
        PrimitiveSequence(raw: source.ignoreElements())
    }
}
