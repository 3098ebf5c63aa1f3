// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers
public import RxTraits

extension ObservableType {
    /// Lenient form of `buffer(timeSpan:count:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func buffer(timeSpan: any RxTimeSpan, count: Int, scheduler: any SchedulerType) -> Observable<[Element]> {
        buffered(asObservable(), timeSpan.rxTimeInterval, count, scheduler)
    }
}

extension InfallibleType {
    /// Lenient form of `buffer(timeSpan:count:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func buffer(timeSpan: any RxTimeSpan, count: Int, scheduler: any SchedulerType) -> Infallible<[Element]> {
        Infallible(asObservable().buffer(timeSpan: timeSpan, count: count, scheduler: scheduler))
    }
}
