public import RxObservable

extension ObservableConvertibleType {
    /// Reports the error to a tracker.
    ///
    /// ```
    /// source:               a--b--#
    /// trackError(tracker):  a--b--#
    /// tracker:              ------e
    /// ```
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let errors = ErrorTracker()
    /// errors.asSignal().emit(onNext: { print("alert: \($0)") }).disposed(by: bag)
    /// _ = Observable<String>.error(Offline()).trackError(errors).catchErrorJustComplete().subscribe()
    /// // Prints "alert: Offline()".
    /// ```
    ///
    /// - Parameter errorTracker: The tracker, which receives the error before the observer.
    /// - Returns: The source's events.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_disfavoredOverload
    public func trackError(_ errorTracker: ErrorTracker) -> Observable<Element> {
        errorTracker.track(asObservable())
    }
}
