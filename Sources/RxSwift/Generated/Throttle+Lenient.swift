// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers
public import RxTraits

extension ObservableType {
    /// Lenient form of `throttle(_:latest:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func throttle(
        _ dueTime: any RxTimeSpan,
        latest: Bool = true,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        throttled(asObservable(), dueTime.rxTimeInterval, latest, scheduler)
    }
}

extension InfallibleType {
    /// Lenient form of `throttle(_:latest:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func throttle(
        _ dueTime: any RxTimeSpan,
        latest: Bool = true,
        scheduler: any SchedulerType
    ) -> Infallible<Element> {
        Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
    }
}
