public import RxObservable

extension ObservableConvertibleType {
    /// Reports to an indicator that a subscription runs.
    ///
    /// ```
    /// source:                    a--b--|
    /// trackActivity(indicator):  a--b--|
    /// indicator:                 (ft)--f
    /// ```
    ///
    /// ```swift
    /// let activity = ActivityIndicator()
    /// activity.asDriver().drive(onNext: { print($0 ? "spins" : "stands still") }).disposed(by: bag)
    /// let answer = PublishSubject<String>()
    /// answer.trackActivity(activity).subscribe(onNext: { print($0) }).disposed(by: bag)
    /// answer.onNext("3 hits")
    /// answer.onCompleted()
    /// // Prints "stands still", "spins", "3 hits", "stands still".
    /// ```
    ///
    /// - Parameter activityIndicator: The indicator, which learns of the end after the observer.
    /// - Returns: The source's events.
    /// - SeeAlso: [using](https://reactivex.io/documentation/operators/using.html)
    @_disfavoredOverload
    public func trackActivity(_ activityIndicator: ActivityIndicator) -> Observable<Element> {
        activityIndicator.track(asObservable())
    }
}
