public import RxObservable

extension ObservableType {
    /// Runs an action once when the subscription is over: after completion, after an error, and when it is disposed of.
    ///
    /// ```
    /// source:                     a--b--|
    /// finally { print("done") }:  a--b--|
    /// ```
    ///
    /// ```swift
    /// _ = Observable.of("work").finally { print("puts the tools away") }.subscribe(onNext: { print($0) })
    /// // Prints "work", "puts the tools away".
    /// ```
    ///
    /// Also known as `finalize` (RxJS).
    ///
    /// - Parameter action: Called after the source was disposed of.
    /// - Returns: The source's events.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func finally(_ action: @escaping @Sendable () -> Void) -> Observable<Element> {
        asObservable().do(onDispose: action)
    }
}
