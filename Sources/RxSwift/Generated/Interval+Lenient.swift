// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension ObservableType where Element: FixedWidthInteger & Sendable {
    /// Lenient form of `interval(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func interval(_ period: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        ticking(after: period.rxTimeInterval, every: period.rxTimeInterval, on: scheduler)
    }
}
