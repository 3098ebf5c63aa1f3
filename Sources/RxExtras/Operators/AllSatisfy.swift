public import RxObservable
public import RxTraits

extension ObservableType {
    /// Whether all elements satisfy a condition.
    ///
    /// ```
    /// source:                   1-2-3-4-|
    /// allSatisfy { $0 < 3 }:    ----(f|)
    /// ```
    ///
    /// ```swift
    /// let passwords = Observable.of("long enough", "short")
    /// _ = passwords.allSatisfy { $0.count >= 8 }.subscribe(onSuccess: { print($0) })
    /// // Prints "false".
    /// ```
    ///
    /// - Parameter predicate: The condition; an error that it throws fails the single.
    /// - Returns: `false` at the first element for which it doesn't hold, else `true` when the source completes,
    ///   without elements, too; fails with the source.
    /// - SeeAlso: [all](https://reactivex.io/documentation/operators/all.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func allSatisfy(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Single<Bool> {
        contains { try !predicate($0) }.map { !$0 }
    }
}
