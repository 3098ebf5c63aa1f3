public import RxObservable
public import RxTraits

extension ObservableType<Bool> {
    /// Whether all elements are `true`.
    ///
    /// ```
    /// source:  t--t--f--t--|
    /// and():   ------(f|)
    /// ```
    ///
    /// ```swift
    /// let checks = Observable.of(true, true, false)
    /// _ = checks.and().subscribe(onSuccess: { print("all good: \($0)") })
    /// // Prints "all good: false".
    /// ```
    ///
    /// - Returns: `false` at the first `false`, `true` if the source completes without one, and nothing if it completes
    ///   without an element; fails with the source.
    /// - SeeAlso: [all](https://reactivex.io/documentation/operators/all.html)
    @_alwaysEmitIntoClient
    public func and() -> Maybe<Bool> {
        asObservable().take(while: { $0 }, behavior: .inclusive).takeLast(1).asMaybe()
    }

    /// Whether all elements of several sequences are `true`.
    ///
    /// In Swift 6 mode, the call names the type: `Observable<Bool>.and(first, second)`.
    ///
    /// - Parameter sources: The sequences; subscribed to in order.
    /// - Returns: `false` at the first `false`; when all have completed, `true`, or nothing if one had no element.
    ///   Fails with the first that fails.
    /// - SeeAlso: [all](https://reactivex.io/documentation/operators/all.html)
    @_alwaysEmitIntoClient
    public static func and<Sources: Collection>(
        _ sources: Sources
    ) -> Maybe<Bool> where Sources.Element: ObservableType<Bool> {
        // A sequence without elements is `nil`, which only a `false` outweighs.
        Observable.merge(sources.map { $0.and().asObservable().map(Optional.some).ifEmpty(default: nil) })
            .take(while: { $0 != false }, behavior: .inclusive)
            .reduce(true) { $1 == true ? $0 : $1 }
            .compactMap { $0 }
            .asMaybe()
    }

    /// Whether all elements of several sequences are `true`.
    ///
    /// In Swift 6 mode, the call names the type: `Observable<Bool>.and(first, second)`.
    ///
    /// - Parameter sources: The sequences; subscribed to in order.
    /// - Returns: `false` at the first `false`; when all have completed, `true`, or nothing if one had no element.
    ///   Fails with the first that fails.
    /// - SeeAlso: [all](https://reactivex.io/documentation/operators/all.html)
    @_alwaysEmitIntoClient
    public static func and<Source: ObservableType<Bool>>(_ sources: Source...) -> Maybe<Bool> {
        and(sources)
    }
}
