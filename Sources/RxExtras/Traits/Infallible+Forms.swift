public import RxObservable
public import RxTraits

// Forms of operators with bodies of their own: the others are written by `Tools/Forms`.

extension InfallibleType {
    /// Reports to an indicator that a subscription runs.
    ///
    /// The form of `trackActivity(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient
    public func trackActivity(_ activityIndicator: ActivityIndicator) -> Infallible<Element> {
        Infallible(asObservable().trackActivity(activityIndicator))
    }
}
