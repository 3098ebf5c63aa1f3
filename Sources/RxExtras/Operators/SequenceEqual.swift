public import RxObservable
public import RxTraits

extension ObservableType where Element: Equatable & Sendable {
    /// Whether another sequence has the same elements in the same order.
    ///
    /// ```
    /// source:                a--b--c|
    /// other:                 ab-----c-|
    /// sequenceEqual(other):  ---------(t|)
    /// ```
    ///
    /// ```swift
    /// let expected = Observable.of(1, 2, 3)
    /// _ = Observable.range(start: 1, count: 3).sequenceEqual(expected).subscribe(onSuccess: { print($0) })
    /// // Prints "true".
    /// ```
    ///
    /// - Parameter other: The other sequence; subscribed to second.
    /// - Returns: `false` as soon as they differ, `true` when both have completed without a difference; fails with the
    ///   first that fails before that.
    /// - Complexity: O(1) for an element; memory is O(*n*) in the number of elements that one of them is ahead, which
    ///   has no limit.
    /// - SeeAlso: [sequenceEqual](https://reactivex.io/documentation/operators/sequenceequal.html)
    @_disfavoredOverload
    public func sequenceEqual<Other: ObservableConvertibleType>(
        _ other: Other
    ) -> Single<Bool> where Other.Element == Element {
        // `nil` marks the end, so a shorter sequence differs at its end.
        Observable.zip(withEnd(), other.asObservable().withEnd()) { $0 == $1 }.allSatisfy { $0 }
    }
}
