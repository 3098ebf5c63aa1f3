public import RxObservable

extension ObservableType where Element: Sendable {
    /// Transforms each element into a sequence, and merges these sequences; errors wait until all others have
    /// completed.
    ///
    /// ```
    /// source:                      x--y------|
    /// x:                           -a-#
    /// y:                              -b--c|
    /// flatMapDelayError { $0 }:    -a--b--c--#
    /// ```
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// _ = Observable.of("a", "b")
    ///     .flatMapDelayError { name in name == "a" ? Observable.error(Offline()) : .just("\(name) is there") }
    ///     .subscribe(onNext: { print($0) }, onError: { _ in print("one has failed") })
    /// // Prints "b is there", "one has failed".
    /// ```
    ///
    /// - Parameters:
    ///   - maxConcurrent: The number of inner sequences that are subscribed to at the same time, at least one;
    ///     the others wait in order.
    ///   - selector: Makes the inner sequence; an error that it throws fails the sequence at once.
    /// - Returns: The elements of all inner sequences as they come. When the source and all of them have ended,
    ///   completes if none has failed, else fails with the error, or with a ``CompositeError`` if there are several.
    /// - Complexity: O(1) for an element. What other threads send while one is inside the observer waits, without a
    ///   limit.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_disfavoredOverload
    public func flatMapDelayError<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int = .max,
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        let source = asObservable()
        return .deferred {
            let errors = HeldErrors()
            return errors.release(
                errors.hold(source).flatMap(maxConcurrent: maxConcurrent) {
                    errors.hold(try selector($0).asObservable())
                }
            )
        }
    }
}
