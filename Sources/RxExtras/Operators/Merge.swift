public import RxObservable

extension ObservableType {
    /// Merges this sequence with others; call it: `x.merge(with: y)`.
    ///
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_disfavoredOverload
    public var merge: MergeWithOperator<Element> {
        MergeWithOperator(source: asObservable())
    }
}

/// The type behind `source.merge(with: other)`; you never name it.
///
/// A property and not a method, since the compiler couldn't infer the element of `Observable.merge(x, y)` if there were
/// a method of that name.
public struct MergeWithOperator<Element> {
    fileprivate let source: Observable<Element>

    /// Merges this sequence with another one.
    ///
    /// ```
    /// x:                 a--b--|
    /// y:                 -1--2--|
    /// x.merge(with: y):  a1-b2--|
    /// ```
    ///
    /// ```swift
    /// _ = Observable.of("a").merge(with: Observable.of("b")).subscribe(onNext: { print($0) })
    /// // Prints "a", "b".
    /// ```
    ///
    /// - Parameter other: The other sequence; subscribed to second.
    /// - Returns: The elements of both as they come; completes when both have, and fails with the first that fails.
    /// - Complexity: O(1) for an element. What other threads send while one is inside the observer waits, without a
    ///   limit.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    public func callAsFunction<Other: ObservableConvertibleType>(
        with other: Other
    ) -> Observable<Element> where Other.Element == Element {
        .merge(source, other.asObservable())
    }

    /// Merges this sequence with others.
    ///
    /// - Parameter others: The other sequences; subscribed to in order, after this one.
    /// - Returns: The elements of all as they come; completes when all have, and fails with the first that fails.
    /// - Complexity: O(1) for an element. What other threads send while one is inside the observer waits, without a
    ///   limit.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    public func callAsFunction<Other: ObservableConvertibleType>(
        with others: [Other]
    ) -> Observable<Element> where Other.Element == Element {
        .merge([source] + others.map { $0.asObservable() })
    }
}

extension MergeWithOperator: Sendable where Element: Sendable {}
