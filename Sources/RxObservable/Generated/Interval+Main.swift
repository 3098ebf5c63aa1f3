// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxSchedulers

extension ObservableType where Element: FixedWidthInteger & Sendable {
    /// A sequence that counts up from zero, one number each period.
    ///
    /// The form for a scheduler of the main thread.
    ///
    /// - Parameters:
    ///   - period: The time before the first tick and between two ticks; as fast as possible for zero and less.
    ///   - scheduler: Runs the timer and sends the ticks.
    /// - Returns: A sequence that sends 0, 1, 2 and so on without end; after the greatest integer it starts at the
    ///   least one again.
    /// - SeeAlso: [interval](https://reactivex.io/documentation/operators/interval.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func interval(_ period: any RxTimeSpan, scheduler: any MainSchedulerType) -> MainObservable<Element> {
        MainObservable(ticking(after: period.rxTimeInterval, every: period.rxTimeInterval, on: scheduler))
    }
}
