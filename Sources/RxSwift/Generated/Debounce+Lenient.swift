// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers
public import RxTraits

extension ObservableType {
    /// Lenient form of `debounce(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func debounce(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        debounced(asObservable(), dueTime.rxTimeInterval, scheduler)
    }
}

extension InfallibleType {
    /// Lenient form of `debounce(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func debounce(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
    }
}
