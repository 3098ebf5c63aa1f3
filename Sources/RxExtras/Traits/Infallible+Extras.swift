public import RxObservable
public import RxTraits

// The operators that can't fail by themselves, on sequences that can't. What each does in detail, its marble diagram
// included, is said at the operator of the same name of `ObservableType`.

extension InfallibleType {
    /// Tells an indicator that a subscription runs.
    ///
    /// - Parameter activityIndicator: The indicator.
    /// - Returns: The source's events.
    /// - SeeAlso: [using](https://reactivex.io/documentation/operators/using.html)
    public func trackActivity(_ activityIndicator: ActivityIndicator) -> Infallible<Element> {
        Infallible(activityIndicator.track(asObservable()))
    }
}
