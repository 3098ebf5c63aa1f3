public import RxObservable

/// The trait of a sequence that emits one element at the most: of singles and of maybes.
public protocol ElementTrait {}

// The common operators of singles and maybes.
extension PrimitiveSequenceType where Trait: ElementTrait {
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
