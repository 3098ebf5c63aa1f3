// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension ObservableType {
    /// Lenient form of `window(timeSpan:count:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func window(
        timeSpan: any RxTimeSpan,
        count: Int,
        scheduler: any SchedulerType
    ) -> Observable<Observable<Element>> {
        windowed(asObservable(), timeSpan.rxTimeInterval, count, scheduler)
    }
}
