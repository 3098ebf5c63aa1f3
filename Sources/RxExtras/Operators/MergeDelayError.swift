public import RxObservable

extension ObservableType where Element: Sendable {
    /// Merges sequences; errors wait until all others have completed.
    ///
    /// ```
    /// x:                        a--#
    /// y:                        -1---2|
    /// mergeDelayError([x, y]):  a1---2#
    /// ```
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let sources = [Observable<String>.error(Offline()), .of("from the second")]
    /// _ = Observable.mergeDelayError(sources)
    ///     .subscribe(onNext: { print($0) }, onError: { _ in print("one has failed") })
    /// // Prints "from the second", "one has failed".
    /// ```
    ///
    /// - Parameter sources: The sequences, subscribed to in order.
    /// - Returns: The elements of all as they come. When all have ended, completes if none has failed, else fails with
    ///   the error, or with a ``CompositeError`` if there are several.
    /// - Complexity: O(1) for an element. What other threads send while one is inside the observer waits, without a
    ///   limit.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_disfavoredOverload
    public static func mergeDelayError(_ sources: [Observable<Element>]) -> Observable<Element> {
        .deferred {
            let errors = HeldErrors()
            return errors.release(.merge(sources.map(errors.hold)))
        }
    }
}
