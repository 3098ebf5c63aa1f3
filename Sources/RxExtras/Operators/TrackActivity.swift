public import RxObservable

extension ObservableConvertibleType {
    /// Tells an indicator that a subscription runs.
    ///
    /// ```
    /// source:                    a--b--|
    /// trackActivity(indicator):  a--b--|
    /// indicator:                 (ft)--f
    /// ```
    ///
    /// - Parameter activityIndicator: The indicator. The subscription's end reaches the observer first.
    /// - Returns: The source's events.
    /// - SeeAlso: [using](https://reactivex.io/documentation/operators/using.html)
    @_disfavoredOverload
    public func trackActivity(_ activityIndicator: ActivityIndicator) -> Observable<Element> {
        activityIndicator.track(asObservable())
    }
}
