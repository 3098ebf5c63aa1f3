public import RxObservable

extension ObservableType where Element: Sendable {
    /// Emits the elements of several sequences, one sequence after the other; errors wait until all have ended.
    ///
    /// ```
    /// x:                         a--#
    /// y:                            -1-2|
    /// concatDelayError([x, y]):  a---1-2#
    /// ```
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let sources = [Observable<String>.error(Offline()), .of("from the second")]
    /// _ = Observable.concatDelayError(sources)
    ///     .subscribe(onNext: { print($0) }, onError: { _ in print("one has failed") })
    /// // Prints "from the second", "one has failed".
    /// ```
    ///
    /// - Parameter sources: The sequences, each subscribed to when the one before it has ended.
    /// - Returns: The elements of all. After the last, completes if none has failed, else fails with the error, or with
    ///   a ``CompositeError`` if there are several.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_disfavoredOverload
    public static func concatDelayError(_ sources: [Observable<Element>]) -> Observable<Element> {
        .deferred {
            let errors = HeldErrors()
            return errors.release(.concat(sources.map(errors.hold)))
        }
    }
}
