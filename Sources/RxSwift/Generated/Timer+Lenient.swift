// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension ObservableType where Element: FixedWidthInteger & Sendable {
    /// Lenient form of `timer(_:period:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func timer(
        _ dueTime: any RxTimeSpan,
        period: (any RxTimeSpan)? = nil,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        ticking(after: dueTime.rxTimeInterval, every: period?.rxTimeInterval, on: scheduler)
    }
}
